/** Cases of a game in the workshop: made, put in order and seen in the rulebook. Each change can be undone. */
import { type GameCaseView, MOST_CASES, type ValueChange } from '../../../electron/contract/workshop.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { useGameText } from '../files/game-text.ts';
import { openExercisesOf } from './own-exercises.ts';
import { playableId } from './workshop.ts';

const NEW: GameCaseView = { question: '', words: '', position: '', piece: '', move: '', notTo: [] };

/** Once what was typed last is among them. */
async function casesNow(): Promise<readonly GameCaseView[]> {
  await useGameText.getState().finish();
  return useGameText.getState().shown?.parts.game?.cases ?? [];
}
async function set(settings: ValueChange[]): Promise<boolean> {
  const why = await useGameText.getState().edit({ do: 'set', settings });
  if (why !== null) useApp.getState().toastFailure(why);
  return why === null;
}

/** Behind those that there are. */
export async function addCase(): Promise<boolean> {
  return set([{ at: ['cases'], to: [...(await casesNow()), NEW] }]);
}
/** A new case of a game of one's own, in the workshop, with a position that was set up or comes from a table. */
export async function makeCase(variant: string, position: string): Promise<void> {
  const game = await openExercisesOf(variant, 'cases');
  if (!game) return;
  const cases = game.cases ?? [];
  if (cases.length < MOST_CASES) await set([{ at: ['cases'], to: [...cases, { ...NEW, position }] }]);
  else useApp.getState().toastFailure(uiText.workshop.cases.most(MOST_CASES));
}
/** Two cases that follow one another change places; `at`: the number of the first. */
export async function swapCases(at: number): Promise<boolean> {
  const all = await casesNow();
  return set([
    { at: ['cases', at], to: all[at + 1] },
    { at: ['cases', at + 1], to: all[at] },
  ]);
}
export async function removeCase(at: number, called: string): Promise<void> {
  const { undoThis } = useGameText.getState();
  if (!(await set([{ at: ['cases', at] }]))) return;
  useApp.getState().toast(uiText.workshop.toSolve.removed(called), { name: uiText.shell.undo, run: undoThis() });
}
/** A move that was chosen is one of another piece then. */
export const setPiece = (at: number, piece: string): Promise<boolean> =>
  set([
    { at: ['cases', at, 'piece'], to: piece },
    { at: ['cases', at, 'move'], to: '' },
  ]);
export const setMove = (at: number, move: string): Promise<boolean> => set([{ at: ['cases', at, 'move'], to: move }]);

/** The rulebook of the game as it stands, at the page of that piece type; null: at its beginning. */
export async function openOwnRulebook(kind: string | null): Promise<void> {
  const variant = await playableId();
  if (variant !== null) useApp.getState().open('rulebook', { variant, ...(kind !== null && { kind }) });
}
