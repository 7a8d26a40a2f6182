/** Problems of a game in the workshop: made, set up and solved there. */
import { usualSettings } from '../../../electron/contract/settings.ts';
import type { GameProblemView } from '../../../electron/contract/workshop.ts';
import { useApp } from '../app.ts';
import { chooseProblems, openProblem } from '../exercises/problems.ts';
import { useGameText } from '../files/game-text.ts';
import { openExercisesOf } from './own-exercises.ts';
import { playableId } from './workshop.ts';

const made = (position: string): GameProblemView => ({ name: '', words: '', goal: { is: 'win', turns: 1 }, position });

/** Behind those that there are. */
export async function addProblem(position: string): Promise<void> {
  // what was typed last is among them
  await useGameText.getState().finish();
  await withProblem(useGameText.getState().shown?.parts.game?.problems ?? [], position);
}
async function withProblem(problems: readonly GameProblemView[], position: string): Promise<void> {
  const to = [...problems, made(position)];
  const why = await useGameText.getState().edit({ do: 'set', settings: [{ at: ['problems'], to }] });
  if (why !== null) useApp.getState().toastFailure(why);
}

/** A new problem of a game of one's own, in the workshop, with a position that was set up or comes from a table. */
export async function makeProblem(variant: string, position: string): Promise<void> {
  const game = await openExercisesOf(variant, 'problems');
  if (game) await withProblem(game.problems ?? [], position);
}

/** As players will, once the game as it stands is in use. */
export async function solveProblem(id: string): Promise<void> {
  const variant = await playableId();
  if (variant === null) return;
  // whoever leaves it comes to the problems of this game
  await chooseProblems({ ...usualSettings.problemFilter, variant });
  await openProblem(id);
}
