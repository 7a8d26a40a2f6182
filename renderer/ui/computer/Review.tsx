/** The review of a game that is over: its progress, the graph, the turns of each side by judgement, whose mistakes. */
import type { ReviewTurn, TurnJudgement } from '../../../electron/contract/advice.ts';
import type { Side } from '../../../electron/contract/view.ts';
import { faultsOf, isReviewing, type ReviewOf } from '../../state/computer/advice.ts';
import { ownSeat } from '../../state/match/match-derived.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { Judged } from '../parts/Judged.tsx';
import { useAdvice, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './Review.module.css';
import { ReviewGraph } from './ReviewGraph.tsx';
import { Trouble } from './Trouble.tsx';

const words = uiText.advice.review;
const SIDES = [0, 1] as const;
const ROWS = ['good', 'slip', 'mistake', 'blunder'] as const;

const countOf = (turns: readonly ReviewTurn[], side: Side, row: (typeof ROWS)[number]): number =>
  turns.filter((t) => t.side === side && rowOf(t.judgement) === row).length;
const rowOf = (judgement: TurnJudgement): (typeof ROWS)[number] => (judgement === 'best' ? 'good' : judgement);

export function ReviewControls() {
  const { advice } = useTable();
  const running = useAdvice((a) => a.review !== null && isReviewing(a.review));
  return (
    <Button
      look="quiet"
      icon="close"
      iconOnly
      aria-label={running ? words.stop : words.close}
      onClick={advice.endReview}
    />
  );
}

export function Review() {
  const { advice } = useTable();
  const review = useAdvice((a) => a.review);
  const { sides } = useMatch((s) => s.description);
  const view = useMatch((s) => s.view);
  if (!review) return null;
  const { done, total, turns, of, trouble } = review;
  const running = isReviewing(review);
  // with two persons, or none, the sides have names
  const mine = ownSeat(view);
  const choices: readonly { readonly id: ReviewOf; readonly name: string }[] = [
    { id: mine ?? 0, name: mine === null ? uiText.joined.begin(sides[0].name) : words.mine },
    {
      id: mine === null ? 1 : otherSide(mine),
      name: mine === null ? uiText.joined.begin(sides[1].name) : words.theirs,
    },
    { id: 'both', name: words.both },
  ];
  return (
    <div data-testid="review" data-done={!running}>
      {trouble !== null && <Trouble says={trouble} onAgain={advice.review} />}
      {running && (
        <p className="muted small" role="status">
          {words.progress(done, total)}
        </p>
      )}
      {turns && turns.length > 0 && (
        <>
          <ReviewGraph turns={turns} />
          <table className={styles.table} aria-label={words.table}>
            <thead>
              <tr>
                <th scope="col">{words.turns(turns.length)}</th>
                {SIDES.map((side) => (
                  <th key={side} scope="col">
                    {uiText.joined.begin(sides[side].name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  <th scope="row">
                    <span aria-hidden="true">
                      <Judged judgement={row} />
                    </span>
                    {words.rows[row]}
                  </th>
                  {SIDES.map((side) => (
                    <td key={side}>{countOf(turns, side, row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.of}>
            <Segmented label={words.of} value={of} choices={choices} onChange={advice.reviewOf} />
          </div>
          {!running && trouble === null && faultsOf(review).length === 0 && (
            <p className="muted small">{of === 'both' ? words.emptyBoth : words.empty}</p>
          )}
        </>
      )}
    </div>
  );
}
