/** What keeps the game from being played: each leads to its part of the game, and to its place in the text. */
import type { PlacedProblem } from '../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { goToProblem } from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import styles from './ProblemList.module.css';

const words = uiText.workshop;
const NONE: readonly PlacedProblem[] = [];

/** `piece`: those of this piece come first. */
export function ProblemList({ piece }: { readonly piece?: number }) {
  const problems = useGameText((state) => state.shown?.problems) ?? NONE;
  const isCurrent = useGameText((state) => state.isCurrent);
  const own = piece === undefined ? [] : problems.filter((problem) => problem.piece === piece);
  const sorted = [...own, ...problems.filter((problem) => !own.includes(problem))];
  return (
    <section className={styles.problems} aria-label={words.problems(problems.length)}>
      <div role="status" data-testid="rules-say">
        {problems.length > 0 ? (
          <p className={styles.count}>{words.problems(problems.length)}</p>
        ) : (
          <p className="small muted">{isCurrent ? words.fine : words.checking}</p>
        )}
      </div>
      {sorted.length > 0 && (
        <ul>
          {sorted.map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.says}`}>
              <button type="button" className="link small" onClick={() => goToProblem(problem)}>
                {words.problem(problem.line, problem.says)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
