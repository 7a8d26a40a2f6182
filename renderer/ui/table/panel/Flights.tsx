/** The pieces that are away: their owners, where they land, and in how many turns. Pressing one shows the cell. */
import type { FlightView } from '../../../../electron/contract/view.ts';
import { cellNameOf, kindName } from '../../../narration/labels.ts';
import { shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { Empty } from '../../parts/Section.tsx';
import tile from '../../parts/Tile.module.css';
import { useMatch, useSeen } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Flights.module.css';

const words = uiText.special.flights;
/** pips that are always shown; a longer flight has more */
const PIPS = 3;

export function Flights({ onCell }: { readonly onCell: (cell: number) => void }) {
  const view = useSeen(shownView);
  const description = useMatch((s) => s.description);
  if (view.flights.length === 0) return <Empty>{words.empty}</Empty>;
  return (
    <ul className={styles.flights}>
      {view.flights.map((f) => {
        const { id, name } = description.sides[f.side];
        const to = cellNameOf(description, f.to);
        return (
          <li key={f.piece} data-tip={f.says}>
            <Glyph variant={view.variant} kind={f.kind} side={f.side} sideId={id} className={tile.tile} />
            <span className={styles.who}>
              <span className="sr">{kindName(description, f.kind)}, </span>
              {words.to(name)}{' '}
              <button type="button" className="link" data-flight={f.piece} onClick={() => onCell(f.to)}>
                {to}
              </button>
            </span>
            <Counter flight={f} />
          </li>
        );
      })}
    </ul>
  );
}

/** Past turns are hollow, the present one is a diamond, those to come are filled; the text gives the number. */
function Counter({ flight }: { readonly flight: FlightView }) {
  const all = Math.max(PIPS, flight.left);
  const now = all - flight.left;
  return (
    <span className={classes(styles.counter, flight.left === 1 && styles.next)} data-testid="counter">
      {Array.from({ length: all }, (_, i) => (
        // the pips have no identity but their index
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Lozenge key={i} turned={i === now} hollow={i < now} className={classes(styles.pip, i === now && styles.now)} />
      ))}
      <span>{flight.left === 1 ? words.next : words.in(flight.left)}</span>
    </span>
  );
}

/** Can pieces be away in this game? Only then is there a section for them. */
export const hasFlights = (fields: readonly { readonly as: string }[], flights: readonly unknown[]): boolean =>
  flights.length > 0 || fields.some((f) => f.as === 'flight');
