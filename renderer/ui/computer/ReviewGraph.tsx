/** The chances of a reviewed game as a graph; a slider by keys and by pointer, whose value is the turn shown. */
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ReviewTurn } from '../../../electron/contract/advice.ts';
import type { Side } from '../../../electron/contract/view.ts';
import { chanceAfter, chanceBefore, isFault } from '../../state/computer/advice.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { signs } from '../parts/Judged.tsx';
import { useMatch, useTable } from '../parts/table-context.ts';
import styles from './ReviewGraph.module.css';

const words = uiText.advice.review;
const WIDTH = 244;
const HEIGHT = 92;

/** The first side's chance at the start and after every turn. */
export const curveOf = (turns: readonly ReviewTurn[]): readonly number[] => {
  const [first] = turns;
  if (!first) return [50];
  return [chanceBefore(first), ...turns.map(chanceAfter)];
};

export function ReviewGraph({ turns }: { readonly turns: readonly ReviewTurn[] }) {
  const { match } = useTable();
  const near = useMatch((s) => s.seat);
  const node = useMatch((s) => shownView(s).node);
  const start = useMatch((s) => s.nodes[0]?.id ?? null);
  const { sides } = useMatch((s) => s.description);
  const curve = curveOf(turns);
  const last = turns.length;
  const found = turns.findIndex((turn) => turn.node === node);
  const at = found >= 0 ? found + 1 : node === start ? 0 : last;
  const nearChance = (first: number): number => (near === 0 ? first : 100 - first);
  const x = (i: number): number => (last === 0 ? 0 : (i / last) * WIDTH);
  const y = (i: number): number => HEIGHT - (nearChance(curve[i] ?? 50) / 100) * HEIGHT;
  const line = curve.map((_, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(i).toFixed(1)}`).join('');
  const go = (to: number): void => {
    const turn = turns[Math.min(last, Math.max(0, to)) - 1];
    const id = turn?.node ?? start;
    if (id !== null && id !== node) match.send({ on: 'look', node: id });
  };
  const key = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const turn = turns[at - 1];
  const side: Side = turn?.side ?? 0;
  const chance = turn?.after ?? curve[0] ?? 50;
  const judged = turn && isFault(turn) ? words.judged[turn.judgement] : '';
  return (
    <div
      className={styles.graph}
      role="slider"
      tabIndex={0}
      aria-label={words.graph}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={words.value(turn?.turnNumber ?? 0, sides[side].name, chance, judged)}
      data-testid="review-graph"
      style={
        {
          '--far': `var(--side-${sides[otherSide(near)].id})`,
          '--near': `var(--side-${sides[near].id})`,
        } as React.CSSProperties
      }
      onKeyDown={key}
      onPointerDown={press}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect className={styles.far} width={WIDTH} height={HEIGHT} />
        <path className={styles.near} d={`${line}L${x(last)} ${HEIGHT}L0 ${HEIGHT}z`} />
        <path className={styles.half} d={`M0 ${HEIGHT / 2}L${WIDTH} ${HEIGHT / 2}`} />
        <path className={styles.line} d={line} />
        <path className={styles.now} d={`M${x(at)} 0L${x(at)} ${HEIGHT}`} />
        {turns.map(
          (t, i) =>
            isFault(t) && (
              <g
                key={t.node}
                className={styles.mark}
                data-judgement={t.judgement}
                transform={`translate(${Math.min(WIDTH - 9, Math.max(9, x(i + 1)))} ${Math.min(HEIGHT - 9, Math.max(9, y(i + 1)))})`}
              >
                <rect x={-7} y={-7} width={14} height={14} transform={t.judgement === 'blunder' ? 'rotate(45)' : ''} />
                <text y={3.5}>{signs[t.judgement]}</text>
              </g>
            ),
        )}
      </svg>
    </div>
  );
}
