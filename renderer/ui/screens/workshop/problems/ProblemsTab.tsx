/** The problems of a game: position, goal and words of each, and whether it holds under the rules as they are. */
import type { Output } from '../../../../../electron/contract/requests.ts';
import { type GameParts, type GameProblemView, MOST_PROBLEMS } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { setUpExercise } from '../../../../state/own-games/own-exercises.ts';
import { addProblem, solveProblem } from '../../../../state/own-games/own-problems.ts';
import { uiText } from '../../../../text/index.ts';
import { FlatPicture } from '../../../flat/FlatPicture.tsx';
import { Button } from '../../../shell/Button.tsx';
import { classes } from '../../../shell/classes.ts';
import { EditField } from '../EditField.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { oneLine } from './one-line.ts';
import styles from './ProblemsTab.module.css';
import { type Question, useAnswer } from './useAnswer.ts';

const words = uiText.workshop.toSolve;
const NONE: readonly GameProblemView[] = [];
const CHECK: Question<Output<'games.problem'>> = {
  ask: (text, problem) => useApp.getState().ask['games.problem']({ text, problem }),
  refused: (says) => ({ id: null, holds: false, says, picture: null, side: 0 }),
};
const GOALS = ['1', '2', '3', '4', 'gain'] as const;

export function ProblemsTab({ game }: { readonly game: GameParts }) {
  const problems: readonly GameProblemView[] = game.problems ?? NONE;
  return (
    <div className={styles.columns}>
      <section aria-label={words.title}>
        <p className="small muted">{words.says}</p>
        {problems.length === 0 && <p>{words.none}</p>}
        {problems.map((problem, i) => (
          // they have no identity but their number
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <OneProblem key={i} number={i} problem={problem} />
        ))}
        <Button
          icon="plus"
          data-testid="add-problem"
          why={problems.length < MOST_PROBLEMS ? null : words.most(MOST_PROBLEMS)}
          onClick={() => void addProblem('')}
        >
          {words.add}
        </Button>
      </section>
      <aside className={styles.side}>
        <ProblemList />
      </aside>
    </div>
  );
}

function OneProblem({ number, problem }: { readonly number: number; readonly problem: GameProblemView }) {
  const description = useGameText((state) => state.lastGood);
  const { told: check, isGood } = useAnswer(CHECK, number);
  const { name, goal, words: text } = problem;
  const set = (key: keyof GameProblemView, to: unknown) => ({
    do: 'set' as const,
    settings: [{ at: ['problems', number, key], to }],
  });
  const title = words.number(number + 1);
  return (
    <article className={styles.problem} aria-label={title} data-testid="own-problem">
      <div className={styles.picture}>
        {description && check?.picture && (
          <FlatPicture
            description={description}
            pieces={check.picture.pieces}
            features={check.picture.features}
            seat={check.side}
            label={words.board(title)}
          />
        )}
      </div>
      <div className={styles.about}>
        <h2>{title}</h2>
        <EditField
          label={words.name}
          value={name}
          testId="problem-name"
          change={(typed) => set('name', oneLine(typed))}
        />
        <label className={styles.goal}>
          <span className="small muted">{words.goal}</span>
          <select
            className="field"
            data-testid="problem-goal"
            value={goal.is === 'gain' ? 'gain' : `${goal.turns}`}
            onChange={({ target: { value } }) =>
              void useGameText
                .getState()
                .edit(set('goal', value === 'gain' ? { is: 'gain' } : { is: 'win', turns: Number(value) }))
            }
          >
            {GOALS.map((one) => (
              <option key={one} value={one}>
                {one === 'gain' ? words.gain : words.win(Number(one))}
              </option>
            ))}
          </select>
        </label>
        <EditField
          label={words.words}
          value={text}
          rows={2}
          testId="problem-words"
          change={(typed) => set('words', oneLine(typed))}
        />
        <p
          role="status"
          className={classes('small', check && !check.holds && styles.fails)}
          data-testid="problem-says"
          data-holds={isGood && check ? check.holds : undefined}
        >
          {!isGood ? words.rulesFirst : check ? check.says : words.checking}
        </p>
        <p className={styles.actions}>
          <Button
            icon="piece"
            data-testid="problem-set-up"
            why={isGood ? null : words.rulesFirst}
            onClick={() => void setUpExercise({ of: 'problems', at: number })}
          >
            {words.setUp}
          </Button>
          <Button
            data-testid="problem-solve"
            why={check?.id && isGood ? null : words.solveWhy}
            onClick={() => check?.id && void solveProblem(check.id)}
          >
            {uiText.exercise.buttons.solve}
          </Button>
          <Button icon="trash" look="quiet" data-testid="problem-remove" onClick={() => void remove(number)}>
            {words.remove}
          </Button>
        </p>
      </div>
    </article>
  );
}

async function remove(number: number): Promise<void> {
  const { edit, undoThis } = useGameText.getState();
  const why = await edit({ do: 'set', settings: [{ at: ['problems', number] }] });
  const { toast, toastFailure } = useApp.getState();
  if (why !== null) return toastFailure(why);
  toast(words.removed(words.number(number + 1)), { name: uiText.shell.undo, run: undoThis() });
}
