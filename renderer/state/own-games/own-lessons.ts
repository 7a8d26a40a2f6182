/** Lessons of a game in the workshop: made, put in order and taken there. Each change can be undone. */
import {
  type GameLessonStepView,
  type GameParts,
  MOST_LESSON_STEPS,
  MOST_STEPS_OF_LESSON,
  type ValueChange,
} from '../../../electron/contract/workshop.ts';
import { lessonsIn, type StepsOf } from '../../../engine/shared/lessons-in.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { openStep } from '../exercises/lessons.ts';
import { useGameText } from '../files/game-text.ts';
import { openExercisesOf } from './own-exercises.ts';
import { playableId } from './workshop.ts';

const words = uiText.workshop.lessons;

export type StepView = GameLessonStepView;
export type StepGoalView = StepView['goal'];
/** In the order in which they are offered. */
export const STEP_GOALS = [
  'move',
  'capture',
  'drop',
  'promote',
  'check',
  'safe',
  'win',
] as const satisfies readonly StepGoalView['is'][];

/** Once what was typed last is among them. */
async function stepsNow(): Promise<readonly StepView[]> {
  await useGameText.getState().finish();
  return useGameText.getState().shown?.parts.game?.lessons ?? [];
}
async function set(settings: ValueChange[]): Promise<boolean> {
  const why = await useGameText.getState().edit({ do: 'set', settings });
  if (why !== null) useApp.getState().toastFailure(why);
  return why === null;
}
const setSteps = (to: readonly StepView[]): Promise<boolean> => set([{ at: ['lessons'], to }]);

const made = (lesson: string, position: string): StepView => ({
  ...{ lesson, goal: { is: 'capture' }, turns: 1, position, words: '', hint: '' },
});
/** Behind those that there are, under a title that none of them has. */
export async function addLesson(): Promise<boolean> {
  return setSteps(withLesson(await stepsNow(), ''));
}
function withLesson(steps: readonly StepView[], position: string): readonly StepView[] {
  let n = lessonsIn(steps).length + 1;
  while (steps.some(({ lesson }) => lesson === words.number(n))) n++;
  return [...steps, made(words.number(n), position)];
}
/**
 * A new step of a lesson of a game of one's own, in the workshop, with a position that was set up or comes from a table: the last
 * one of the last lesson or, where there is none or that lesson is full, the first of a new one.
 */
export async function makeStep(variant: string, position: string): Promise<void> {
  const game = await openExercisesOf(variant, 'lessons');
  if (!game) return;
  const steps = game.lessons ?? [];
  const last = lessonsIn(steps).at(-1);
  if (steps.length >= MOST_LESSON_STEPS) useApp.getState().toastFailure(words.most(MOST_LESSON_STEPS));
  else if (!last || last.steps.length >= MOST_STEPS_OF_LESSON) await setSteps(withLesson(steps, position));
  else await setSteps([...steps, made(last.title, position)]);
}
/** The last one of that lesson, from the position of the step before. */
export async function addStep({ title, from, steps }: StepsOf<StepView>): Promise<boolean> {
  const all = await stepsNow();
  const at = from + steps.length;
  return setSteps([...all.slice(0, at), made(title, all[at - 1]?.position ?? ''), ...all.slice(at)]);
}
/** Two steps that follow one another change places; `at`: the number of the first. */
export async function swapSteps(at: number): Promise<boolean> {
  const all = await stepsNow();
  return set([
    { at: ['lessons', at], to: all[at + 1] },
    { at: ['lessons', at + 1], to: all[at] },
  ]);
}
export async function removeStep(at: number, called: string): Promise<void> {
  const { undoThis } = useGameText.getState();
  if (!(await set([{ at: ['lessons', at] }]))) return;
  useApp.getState().toast(uiText.workshop.toSolve.removed(called), { name: uiText.shell.undo, run: undoThis() });
}
export const setGoal = (at: number, goal: StepGoalView): Promise<boolean> =>
  set([{ at: ['lessons', at, 'goal'], to: goal }]);

/** Absent: of any kind. Only that is set: the goal itself may just be changing. */
export const setKind = (at: number, kind: string | undefined): Promise<boolean> =>
  set([{ at: ['lessons', at, 'goal', 'kind'], ...(kind !== undefined && { to: kind }) }]);

/** Another goal, about the same piece and squares where it names any. */
export function goalOf(is: StepGoalView['is'], before: StepGoalView, game: GameParts): StepGoalView {
  const kind = ('kind' in before ? before.kind : undefined) ?? game.pieces[0]?.id ?? '';
  switch (is) {
    case 'move':
      return { is, kind, to: before.is === 'move' ? before.to : [firstCell(game)] };
    case 'drop':
      return { is, kind };
    case 'capture':
      return 'kind' in before && before.kind !== undefined ? { is, kind: before.kind } : { is };
    default:
      return { is };
  }
}
const cellsOf = ({ width, height, missing }: GameParts): readonly string[] =>
  Array.from(
    { length: width * height },
    (_, i) => `${'abcdefghijklmnop'[i % width]}${Math.floor(i / width) + 1}`,
  ).filter((cell) => !missing.includes(cell));
const firstCell = (game: GameParts): string => cellsOf(game)[0] ?? 'a1';
/** The squares that somebody has typed; with a word that is none, that word. */
export function squaresIn(game: GameParts, typed: string): readonly string[] | { readonly stranger: string } {
  const terms = typed.split(/[\s,]+/).filter((term) => term !== '');
  const cells = cellsOf(game);
  const stranger = terms.find((term) => !cells.includes(term));
  return stranger === undefined ? terms : { stranger };
}

/** As players will, once the game as it stands is in use. */
export async function tryLesson(id: string): Promise<void> {
  if ((await playableId()) !== null) await openStep({ lesson: id, step: 0 });
}
