/** The buttons of the step bar in an exercise: again, the solution, the next one. The hint has its own beside the bar. */
import { commands } from '../../../electron/contract/commands.ts';
import { tipOf } from '../../commands/keyboard.ts';
import { isEndOfCourse } from '../../narration/exercise-text.ts';
import { useApp } from '../../state/app.ts';
import { openStep, playFirstGame } from '../../state/exercises/lessons.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';

const words = uiText.exercise.buttons;

export function ExerciseButtons() {
  const exercise = useMatch((s) => s.view.exercise);
  const again = useCommand('again');
  const solution = useCommand('solution');
  const next = useCommand('next-problem');
  if (!exercise) return null;
  const { verdict, state, task } = exercise;
  const isSolved = verdict?.is === 'solved';
  const isDone = isSolved || verdict?.is === 'shown';
  if (isSolved && isEndOfCourse(exercise)) return <EndOfCourse />;
  const more = task.is === 'lesson' && task.next === null ? task.practice?.more : undefined;
  return (
    <>
      {state === 'over' && !(isSolved && task.is === 'lesson') && (
        <Button
          look={isDone ? 'usual' : 'primary'}
          icon={commands.again.icon}
          why={again.why}
          tip={tipOf('again')}
          data-testid="again"
          onClick={again.run}
        >
          {words.again}
        </Button>
      )}
      {!isDone && (
        <Button
          icon={commands.solution.icon}
          why={solution.why}
          tip={tipOf('solution')}
          data-testid="solution"
          onClick={solution.run}
        >
          {task.is === 'problem' ? words.solution : words.show}
        </Button>
      )}
      {more && (
        <Button look={isDone ? 'primary' : 'usual'} data-testid="more-practice" onClick={() => void openStep(more)}>
          {uiText.exercise.practice.more}
        </Button>
      )}
      {!more && (
        <Button
          look={isDone ? 'primary' : 'usual'}
          icon={commands['next-problem'].icon}
          why={next.why}
          tip={tipOf('next-problem')}
          data-testid="next-problem"
          // the second click of a double click on a button that was here before
          onClick={({ detail }) => detail < 2 && next.run()}
        >
          {words.next}
        </Button>
      )}
    </>
  );
}

/** All lessons of the game are done: what to do with it. */
function EndOfCourse() {
  const variant = useMatch((s) => s.view.variant);
  return (
    <>
      <Button data-testid="to-problems" onClick={() => useApp.getState().open('problems', { variant })}>
        {uiText.exercise.title}
      </Button>
      <Button look="primary" data-testid="first-game" onClick={() => void playFirstGame(variant)}>
        {words.firstGame}
      </Button>
    </>
  );
}
