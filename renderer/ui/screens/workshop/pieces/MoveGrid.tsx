/**
 * How a piece moves, drawn on a grid: a click with a tool puts a mark on a square and on its mirror images, another takes
 * it away. Must stay true: what is drawn is what the text says; the shapes are those of the table.
 */
import { FURTHEST_LEAP, type MoveMark } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { MarkShape } from '../../../flat/MarkShape.tsx';
import { CellGrid } from '../board/CellGrid.tsx';
import type { GridSpot } from '../board/squares.ts';
import { useDraft } from '../useDraft.ts';
import styles from './MoveGrid.module.css';
import { badgesOf } from './move-badges.ts';
import { type MoveBrush, marksWith } from './move-brush.ts';
import { PieceGlyph } from './PieceGlyph.tsx';

const words = uiText.workshop;
const SIZE = 2 * FURTHEST_LEAP + 1;
const MIDDLE = { x: FURTHEST_LEAP, y: FURTHEST_LEAP };

export function MoveGrid(props: {
  readonly piece: number;
  readonly marks: readonly MoveMark[];
  readonly brush: MoveBrush;
  readonly name: string;
}) {
  const { piece, brush, name } = props;
  const [marks, setMarks] = useDraft(props.marks);
  const draw = (spot: GridSpot) => {
    const [dx, dy] = [spot.x - MIDDLE.x, spot.y - MIDDLE.y];
    if (dx === 0 && dy === 0) return;
    const next = marksWith(marks, brush, dx, dy);
    setMarks(next);
    void useGameText.getState().edit({ do: 'draw', piece, marks: [...next] }, `draw ${piece}`);
  };
  return (
    <CellGrid
      key={piece}
      label={words.pieces.grid(name)}
      width={SIZE}
      height={SIZE}
      start={MIDDLE}
      testId="move-grid"
      cell={({ x, y }) => {
        const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
        if (dx === 0 && dy === 0) return { label: words.pieces.itself, content: <PieceGlyph piece={piece} /> };
        const here = marks.filter((mark) => mark.dx === dx && mark.dy === dy);
        const says = here.length === 0 ? words.pieces.nothing : here.map(words.mark).join('; ');
        return { label: uiText.joined.of(words.direction(dx, dy), says), content: <MarksHere marks={here} /> };
      }}
      over={marks.filter(({ range }) => range !== 1).map((mark) => <Line key={JSON.stringify(mark)} mark={mark} />)}
      onUse={draw}
    />
  );
}

function MarksHere({ marks }: { readonly marks: readonly MoveMark[] }) {
  if (marks.length === 0) return null;
  const does = (what: 'goes' | 'takes'): boolean => marks.some((mark) => mark.does === what || mark.does === 'both');
  const badges = badgesOf(marks);
  return (
    <>
      <svg viewBox="0 0 100 100" className={styles.mark} aria-hidden="true">
        {does('takes') && <MarkShape mark="capture" />}
        {does('goes') && <MarkShape mark="move" />}
      </svg>
      {badges.length > 0 && (
        <span className={styles.badges} aria-hidden="true">
          {badges.join(' ')}
        </span>
      )}
    </>
  );
}

/** How far a mark repeats: a line from its square, with an arrow where there is no limit. */
function Line({ mark: { dx, dy, range, does } }: { readonly mark: MoveMark }) {
  const [cx, cy] = [(MIDDLE.x + 0.5) * 100, (MIDDLE.y + 0.5) * 100];
  const furthest = Math.max(Math.abs(dx), Math.abs(dy));
  const times = Math.min(range === 0 ? SIZE : range, (FURTHEST_LEAP + 0.45) / furthest);
  const from = [cx + dx * 100, cy - dy * 100];
  const to = [cx + dx * 100 * times, cy - dy * 100 * times];
  const angle = (Math.atan2(to[1] - cy, to[0] - cx) * 180) / Math.PI;
  return (
    <g className={does === 'takes' ? styles.takes : styles.goes}>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      {range === 0 ? (
        <path transform={`translate(${to.join(' ')}) rotate(${angle})`} d="M-14 -11L0 0L-14 11" />
      ) : (
        times === range && <circle cx={to[0]} cy={to[1]} r="6" />
      )}
    </g>
  );
}
