/** Problems to solve: what their author says of them. Whether they hold is not known here, so that no game is refused for one. */
import type { ExerciseGoal, GameProblem } from '../../game-data.ts';
import { LIMITS } from '../../limits.ts';
import { Fields } from '../fields.ts';
import type { FileProblems } from '../problems.ts';
import type { FileSection } from '../sections.ts';
import { sentences } from '../sentences.ts';

/** Nothing where there is none. */
export function readProblems(
  sections: readonly FileSection[],
  problems: FileProblems,
): { readonly problems?: readonly GameProblem[] } {
  const beyond = sections.at(LIMITS.exercises);
  if (beyond) problems.of(beyond.name, sentences.tooManyProblems(LIMITS.exercises));
  const read = sections.slice(0, LIMITS.exercises).map((section) => readProblem(section, problems));
  return read.length === 0 ? {} : { problems: read };
}

function readProblem(section: FileSection, problems: FileProblems): GameProblem {
  const fields = new Fields(section, problems);
  const { name } = section;
  if (name.text.length > LIMITS.text) problems.of(name, sentences.tooLong('problem', LIMITS.text));
  const goal = fields.entry('goal');
  const read = goalIn(goal?.text ?? goalText(USUAL_GOAL));
  if (goal && !read) problems.of(goal, sentences.badProblemGoal(LIMITS.turnsToWin));
  return {
    name: name.text.slice(0, LIMITS.text),
    words: fields.text('words', LIMITS.text),
    goal: read ?? USUAL_GOAL,
    position: fields.text('position', LIMITS.position),
  };
}

const USUAL_GOAL: ExerciseGoal = { is: 'win', turns: 1 };
function goalIn(text: string): ExerciseGoal | null {
  if (text === 'gain') return { is: 'gain' };
  const turns = Number(/^win in (\d)$/.exec(text)?.[1] ?? 0);
  return turns >= 1 && turns <= LIMITS.turnsToWin ? { is: 'win', turns } : null;
}
const goalText = (goal: ExerciseGoal): string => (goal.is === 'win' ? `win in ${goal.turns}` : 'gain');

export function writeProblem({ goal, position, words }: GameProblem): readonly (readonly [string, string])[] {
  return [
    ['goal', goalText(goal)],
    ...(position === '' ? [] : [['position', position] as const]),
    ...(words === '' ? [] : [['words', words] as const]),
  ];
}
