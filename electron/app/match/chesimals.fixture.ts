/** Chesimals in tests: a game in the middle of a turn, and helpers for it. */
import { melee } from '../../../engine/match/fixtures/chesimals.fixture.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { ActionView, PieceView, View } from '../../contract/view.ts';
import { atView, startGame, type TestApp } from '../application.fixture.ts';

export const OF = { variant: 'chesimals', options: {} };
export const meleeDraft = structuredClone(melee) as Draft;
export const cellNumber = (name: string): number => chesimals.topology.parse(name)!;
export const unitNameOf = (at: number | null): string => (at === null ? '-' : chesimals.topology.name(at as never));
export const startMelee = (app: TestApp, draft?: Draft): Promise<View> => startGame(app, chesimals, { start: draft });
export const unitOn = (view: Pick<View, 'pieces'>, name: string): PieceView =>
  view.pieces.find((p) => p.at === cellNumber(name))!;
export const notesOn = (view: Pick<View, 'pieces'>, name: string): string[] =>
  unitOn(view, name).notes.map(({ id }) => id);
export const actionsOfUnit = (app: TestApp, view: View, piece: number | null): Promise<ActionView[]> =>
  app.get('match.actions', { ...atView(view), piece });
export async function allActions(app: TestApp, view: View): Promise<ActionView[]> {
  const of = await Promise.all([null, ...view.movable].map((piece) => actionsOfUnit(app, view, piece)));
  return of.flat();
}
export const playUnit = async (app: TestApp, view: View, action: string) =>
  app.get('match.play', { ...atView(view), action });
export const undo = async (app: TestApp, view: View, unit: 'action' | 'turn'): Promise<View> =>
  (await app.get('match.undo', { ...atView(view), unit })).view;
export const redo = async (app: TestApp, view: View, unit: 'action' | 'turn'): Promise<View> =>
  (await app.get('match.redo', { ...atView(view), unit })).view;
/** Two turns and the first two moves of a third. */
export const GAME = ['Gd3-d4', 'Gf3-f4', 'Ce2-e3', 'end', 'Nd15-e13', 'end', 'Gg3-g4', 'Gi3-i4'];
export const movedUnits = (view: View): string[] =>
  view.pieces
    .filter(({ notes }) => notes.some(({ id }) => id === 'moved'))
    .map((piece) => unitNameOf(piece.at))
    .sort();
