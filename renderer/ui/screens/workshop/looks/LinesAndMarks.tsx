/**
 * What is drawn on the board besides its squares. On a board of points: a river, the diagonals of a zone, and marks of soldiers;
 * on one of squares: dots at their corners. Marks and dots are put by clicks, and are the same for both sides.
 */
import { useId, useState } from 'react';
import type { VariantDescription } from '../../../../../electron/contract/description.ts';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { uiText } from '../../../../text/index.ts';
import { boardLinesOf, DOT, isOnPoints, LINE } from '../../../../variants/own/board/lines.ts';
import { boardMaterialOf } from '../../../../variants/own/board/materials.ts';
import { classes } from '../../../shell/classes.ts';
import { CellGrid } from '../board/CellGrid.tsx';
import { type GridSpot, gridName, withCell } from '../board/squares.ts';
import { useDraft } from '../useDraft.ts';
import styles from './LooksTab.module.css';

const words = uiText.workshop.gameLooks;
type Looks = NonNullable<GameParts['looks']>;

interface Props {
  readonly game: GameParts;
  /** null: the text has problems, so what it would draw is not known */
  readonly description: VariantDescription | null;
  /** undefined takes the key away */
  set<K extends keyof Looks>(key: K, value: Looks[K]): void;
}

export function LinesAndMarks({ game, description, set }: Props) {
  const onPoints = isOnPoints({ looks: game.looks });
  const { river, diagonals } = game.looks ?? {};
  const banks = Array.from({ length: game.height - 1 }, (_, i) => i + 1);
  return (
    <section className={styles.choice}>
      <h2>{words.drawn}</h2>
      {onPoints && (
        <>
          <Chooser
            label={words.river}
            none={words.noRiver}
            value={river === undefined ? '' : String(river)}
            values={banks.map((low) => [String(low), words.riverBetween(low, low + 1)])}
            onChoose={(value) => set('river', value === '' ? undefined : Number(value))}
          />
          <Chooser
            label={words.diagonals}
            none={words.noDiagonals}
            value={diagonals ?? ''}
            values={Object.keys(game.zones).map((zone) => [zone, zone])}
            onChoose={(value) => set('diagonals', value || undefined)}
          />
          <p className="small muted">{words.diagonalsSay}</p>
        </>
      )}
      <Marks
        key={String(onPoints)}
        game={game}
        description={description}
        set={set}
        of={onPoints ? 'crosses' : 'dots'}
      />
    </section>
  );
}

function Chooser(props: {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, name: string])[];
  onChoose(value: string): void;
}) {
  const { label, none, value, values, onChoose } = props;
  const id = useId();
  return (
    <p className={styles.chooser}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{none}</option>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Must stay true: a drag does on every square what it did on the first. */
function Marks({ game, description, set, of }: Props & { readonly of: 'crosses' | 'dots' }) {
  const { width, height, looks } = game;
  const [zone, setZone] = useDraft(looks?.[of]);
  const [adds, setAdds] = useState(true);
  const marked = [...new Set(zone?.flat() ?? [])];
  const useOn = (spot: GridSpot, how: 'press' | 'drag') => {
    const cell = gridName(spot);
    const isAdded = how === 'press' ? !marked.includes(cell) : adds;
    setAdds(isAdded);
    if (marked.includes(cell) === isAdded) return;
    const cells = withCell(marked, cell, isAdded);
    const next: Looks['dots'] = cells.length === 0 ? undefined : [cells, cells];
    setZone(next);
    set(of, next);
  };
  return (
    <>
      <h3>{words[of]}</h3>
      <CellGrid
        label={words[of]}
        width={width}
        height={height}
        testId="marks-grid"
        className={classes(styles.marks, of === 'crosses' && styles.points)}
        hasNames
        looks={looks}
        cell={(spot) => {
          const name = gridName(spot);
          const isMarked = marked.includes(name);
          return { label: isMarked ? words.marked(name) : name, isMarked };
        }}
        over={description && <Lines description={description} />}
        onUse={useOn}
      />
      <p className="small muted">{words.marksSay[of]}</p>
    </>
  );
}

/** As they are on its board, in a box of 100 for each square. */
function Lines({ description }: { readonly description: VariantDescription }) {
  const { lines, dots } = boardLinesOf(description);
  const { line } = boardMaterialOf(description.looks);
  return (
    <g transform="scale(100)" stroke={line} strokeWidth={LINE} fill="none">
      <path d={lines.map(([x0, y0, x1, y1]) => `M${x0} ${y0}L${x1} ${y1}`).join('')} />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT} fill={line} stroke="none" />
      ))}
    </g>
  );
}
