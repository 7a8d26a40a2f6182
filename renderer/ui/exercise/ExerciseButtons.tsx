/** The buttons of the step bar in an exercise: again, the solution, the next one. The hint has its own beside the bar. */
import { commands } from '../../../electron/contract/commands.ts';
import { tipOf } from '../../commands/keyboard.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { useCommand, useMatch } from '../table/context.ts';

const words = uiText.exercise.buttons;

export function ExerciseButtons() {
  const verdict = useMatch((s) => s.view.exercise?.verdict?.is);
  const state = useMatch((s) => s.view.exercise?.state);
  const again = useCommand('again');
  const solution = useCommand('solution');
  const next = useCommand('next-problem');
  const isDone = verdict === 'solved' || verdict === 'shown';
  return (
    <>
      {state === 'over' && (
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
          {words.solution}
        </Button>
      )}
      <Button
        look={isDone ? 'primary' : 'usual'}
        icon={commands['next-problem'].icon}
        why={next.why}
        tip={tipOf('next-problem')}
        data-testid="next-problem"
        onClick={next.run}
      >
        {words.next}
      </Button>
    </>
  );
}
