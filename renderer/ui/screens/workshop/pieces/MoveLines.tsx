/** The lines that are drawn over the grid of moves: how far a move goes on, and what it does behind a turn. */
import { FURTHEST_LEAP, type MoveMark, type MoveTrace } from '../../../../../electron/contract/workshop.ts';
import { classes } from '../../../shell/classes.ts';
import styles from './MoveGrid.module.css';
import { stepsBehind } from './second-leg.ts';

export const SIZE = 2 * FURTHEST_LEAP + 1;

/** How far a mark repeats: a line from its square, with an arrow where there is no limit. */
export function Line({ mark: { dx, dy, range, does } }: { readonly mark: MoveMark }) {
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
export function SecondLeg({ mark: { dx, dy, does, bend } }: { readonly mark: MoveMark }) {
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
const place = ([dx, dy]: Spot): Spot => [(FURTHEST_LEAP + 0.5 + dx) * 100, (FURTHEST_LEAP + 0.5 - dy) * 100];

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

/** The same of a move that no click draws: a ring where it turns, and the lines of its legs. */
export function TraceLines({ trace: { ends, turns, lines } }: { readonly trace: MoveTrace }) {
  const isCapture = ends.every(({ does }) => does === undefined || does === 'takes');
  // several legs may turn on one square
  const rings = new Map(turns.map(({ dx, dy }) => [`${dx},${dy}`, place([dx, dy])]));
  return (
    <>
      {[...rings].map(([key, [x, y]]) => {
        return (
          <g key={key} className={styles.second}>
            <circle className={styles.bend} cx={x} cy={y} r={RING} />
          </g>
        );
      })}
      {lines.map((line) => {
        const points = drawnPoints(line);
        const [from, to] = points.slice(-2);
        return (
          <g
            key={`${line.leg} ${points}`}
            className={classes(line.leg === 0 ? styles.goes : styles.second, isCapture && styles.takes)}
          >
            {points.length > 2 && <path d={`M${points.slice(0, -1).map(at).join('L')}`} />}
            <Arrow from={from} to={to} end={line.isOpen ? 'on' : 'beyond'} />
          </g>
        );
      })}
    </>
  );
}
const at = (spot: Spot): string => place(spot).join(' ');
/** From the ring where it turned, and no further than the edge. */
function drawnPoints({ leg, points }: MoveTrace['lines'][number]): readonly Spot[] {
  const drawn: Spot[] = [...points];
  const last = drawn.length - 1;
  drawn[last] = clipped(drawn[last - 1], drawn[last]);
  if (leg > 0) drawn[0] = towards(drawn[0], drawn[1], RING / 100);
  return drawn;
}
function clipped(from: Spot, to: Spot): Spot {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = Math.min(1, roomFor(from[0], dx), roomFor(from[1], dy));
  return [from[0] + dx * part, from[1] + dy * part];
}
function towards([x, y]: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to[0] - x, to[1] - y);
  return [x + ((to[0] - x) * far) / length, y + ((to[1] - y) * far) / length];
}
