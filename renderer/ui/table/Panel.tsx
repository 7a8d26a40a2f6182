/**
 * The side panel: the piece's card, what is under the cursor and where the lifted piece can go, the hands, the moves,
 * what has been said, what the marks mean. Below 1120 x 680 it is a rail whose buttons open it as a drawer.
 */
import { useStore } from 'zustand';
import { uiWords } from '../../../electron/contract/words.ts';
import { MARKS } from '../../scene/props.ts';
import { destinationsOf, offered, pieceOf, shownView } from '../../state/match.ts';
import { allMarks } from '../../state/match-marks.ts';
import { cellLabel, cellName } from '../flat/labels.ts';
import { MarkShape } from '../flat/MarkShape.tsx';
import { Button } from '../shell/Button.tsx';
import type { IconName } from '../shell/Icon.tsx';
import { useMatch, useTable } from './context.ts';
import { Hand } from './Hand.tsx';
import type { Log } from './log.ts';
import { Moves, Transport } from './Moves.tsx';
import { PieceCard } from './PieceCard.tsx';
import { Section } from './Section.tsx';
import { cardPiece } from './step.ts';

const words = uiWords.table;
/** marks that acid's board can show; the rest of the legend comes with the games that use them */
const LEGEND = MARKS.filter((m) => !['special', 'spent', 'cursor', 'threatened', 'link'].includes(m));
/** lines of the spoken log in sight */
const SAID = 12;

export function Panel({
  log,
  onCell,
  onHandLifted,
}: {
  readonly log: Log;
  readonly onCell: (cell: number) => void;
  readonly onHandLifted: () => void;
}) {
  const { flat } = useTable();
  return (
    <aside className="panel" aria-label={words.sections.panel} data-region="panel" data-testid="panel-body">
      <Section id="card" title={words.sections.piece}>
        <div className="body">
          <Card onCell={onCell} />
        </div>
      </Section>
      {flat && (
        <Section id="cursor" title={words.sections.cursor}>
          <div className="body">
            <UnderCursor onCell={onCell} />
          </div>
        </Section>
      )}
      <Section id="hand" title={words.sections.hand}>
        <Hand onLifted={onHandLifted} />
      </Section>
      <Section id="moves" title={words.sections.moves} grow beside={<Transport />}>
        <Moves />
      </Section>
      {flat && (
        <>
          <Section id="spoken" title={words.sections.spoken} start="folded">
            <Spoken log={log} />
          </Section>
          <Section id="marks" title={words.sections.marks} start="folded">
            <ul className="legend body">
              {LEGEND.map((mark) => (
                <li key={mark}>
                  <svg className="mark-case" viewBox="0 0 100 100" aria-hidden="true">
                    <MarkShape mark={mark} />
                  </svg>
                  {words.marks[mark]}
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </aside>
  );
}

function Card({ onCell }: { readonly onCell: (cell: number) => void }) {
  const state = useMatch((s) => s);
  const view = shownView(state);
  const id = cardPiece(state);
  const piece = id === null ? undefined : pieceOf(view, id);
  if (!piece) return <p className="empty">{words.card.empty}</p>;
  return <PieceCard key={piece.kind} description={state.description} view={view} piece={piece} onCell={onCell} />;
}

function UnderCursor({ onCell }: { readonly onCell: (cell: number) => void }) {
  const { match } = useTable();
  const state = useMatch((s) => s);
  const { description } = state;
  const cells = destinationsOf(offered(state));
  return (
    <>
      <p className="cursor-label">{cellLabel(description, shownView(state), state.cursor, allMarks(state))}</p>
      <p className="muted small">{words.cursor.hint}</p>
      {cells.length > 0 && (
        <div className="chips-scroll">
          <fieldset className="chips" aria-label={words.cursor.goes}>
            {cells.map((cell) => (
              <button
                key={cell}
                type="button"
                onFocus={() => match.send({ on: 'aim', target: { piece: null, cell } })}
                onClick={() => {
                  onCell(cell);
                  match.send({ on: 'pick', target: { piece: null, cell } });
                }}
              >
                {cellName(description, cell)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </>
  );
}

function Spoken({ log }: { readonly log: Log }) {
  const lines = useStore(log);
  return (
    // the live regions say these lines; this copy is for the eye
    <ul className="log" aria-hidden="true">
      {lines.slice(-SAID).map((l) => (
        <li key={l.id}>{l.text}</li>
      ))}
    </ul>
  );
}

/** The rail of a small window: each button opens the drawer at its section. */
export function Rail({ open, onOpen }: { readonly open: boolean; readonly onOpen: (section: string) => void }) {
  const hand = useMatch((s) => shownView(s).pieces.filter((p) => p.place === 'hand').length);
  const items: readonly (readonly [string, IconName, string, number])[] = [
    ['card', 'piece', words.sections.piece, 0],
    ['hand', 'tray', words.sections.hand, hand],
    ['moves', 'moves', words.sections.moves, 0],
  ];
  return (
    <nav className="rail" aria-label={words.sections.panel} data-region={open ? undefined : 'rail'}>
      {items.map(([id, icon, title, n]) => (
        <span key={id} style={{ position: 'relative' }}>
          <Button
            look="quiet"
            icon={icon}
            iconOnly
            aria-label={n > 0 ? `${title}, ${n}` : title}
            aria-expanded={open}
            onClick={() => onOpen(id)}
          />
          {n > 0 && (
            <span className="badge" aria-hidden="true">
              {n}
            </span>
          )}
        </span>
      ))}
    </nav>
  );
}
