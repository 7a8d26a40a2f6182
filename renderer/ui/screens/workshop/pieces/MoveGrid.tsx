/**
 * How a piece moves, drawn on a grid: a click with a tool puts a mark on a square and on its mirror images, another takes
 * it away. Must stay true: what is drawn is what the text says; the shapes are those of the table.
 */
import { Fragment } from 'react';
import { FURTHEST_LEAP, type MoveMark } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { MarkShape } from '../../../flat/MarkShape.tsx';
import { classes } from '../../../shell/classes.ts';
import { CellGrid } from '../board/CellGrid.tsx';
import type { GridSpot } from '../board/squares.ts';
import { useDraft } from '../useDraft.ts';
import styles from './MoveGrid.module.css';
import { badgesOf } from './move-badges.ts';
import { type MoveBrush, marksWith } from './move-brush.ts';
import { PieceGlyph } from './PieceGlyph.tsx';
import { stepsBehind } from './second-leg.ts';

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
      over={marks
        .filter(({ range, bend }) => range !== 1 || bend)
        .map((mark) => (
          <Fragment key={JSON.stringify(mark)}>
            {mark.range !== 1 && <Line mark={mark} />}
            <SecondLeg mark={mark} />
          </Fragment>
        ))}
      onUse={draw}
    />
  );
}

function MarksHere({ marks }: { readonly marks: readonly MoveMark[] }) {
  if (marks.length === 0) return null;
  // where it bends it does not end
  const does = (what: 'goes' | 'takes'): boolean =>
    marks.some((mark) => !mark.bend && (mark.does === what || mark.does === 'both'));
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
  const furthest = Math.max(Math.abs(dx), Math.abs(dy));
  const times = Math.min(range === 0 ? SIZE : range, EDGE / furthest);
  return (
    <g className={does === 'takes' ? styles.takes : styles.goes}>
      <Arrow
        from={[dx, dy]}
        to={[dx * times, dy * times]}
        end={range === 0 ? 'on' : times === range ? 'here' : 'beyond'}
      />
    </g>
  );
}

const RING = 22;
/** What it does behind a bend: a ring where it bends, and a thinner line for each way that it may turn. */
function SecondLeg({ mark: { dx, dy, does, bend } }: { readonly mark: MoveMark }) {
  if (!bend) return null;
  const [x, y] = place([dx, dy]);
  return (
    <g className={classes(styles.second, does === 'takes' && styles.takes)}>
      <circle className={styles.bend} cx={x} cy={y} r={RING} />
      {stepsBehind(dx, dy, bend.way).map(([right, ahead]) => {
        // from the ring, and not over what the square shows
        const start = RING / 100 / Math.hypot(right, ahead);
        const room = Math.min(roomFor(dx, right), roomFor(dy, ahead));
        const times = Math.min(bend.range === 0 ? SIZE : bend.range, room);
        return (
          <Arrow
            key={`${right},${ahead}`}
            from={[dx + right * start, dy + ahead * start]}
            to={[dx + right * times, dy + ahead * times]}
            end={bend.range === 0 ? 'on' : times === bend.range ? 'here' : 'beyond'}
          />
        );
      })}
    </g>
  );
}

type Spot = readonly [dx: number, dy: number];
/** as far as lines are drawn from the middle, in squares */
const EDGE = FURTHEST_LEAP + 0.45;
/** How often that step fits between the square and the edge of the grid. */
const roomFor = (at: number, step: number): number =>
  step === 0 ? SIZE : (EDGE - at * Math.sign(step)) / Math.abs(step);
const place = ([dx, dy]: Spot): Spot => [(MIDDLE.x + 0.5 + dx) * 100, (MIDDLE.y + 0.5 - dy) * 100];

/** A line with an arrow where it goes on, with a dot where it ends, and with neither where it ends beyond the grid. */
function Arrow(props: { readonly from: Spot; readonly to: Spot; readonly end: 'on' | 'here' | 'beyond' }) {
  const [from, to] = [place(props.from), place(props.to)];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      {props.end === 'on' && (
        <path
          transform={`translate(${to.join(' ')}) rotate(${angle})`}
          className={styles.head}
          d="M-14 -11L0 0L-14 11"
        />
      )}
      {props.end === 'here' && <circle className={styles.head} cx={to[0]} cy={to[1]} r="6" />}
    </>
  );
}
