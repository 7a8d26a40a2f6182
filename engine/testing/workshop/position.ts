/** Positions of games that are written as text, for tests. */
import type { Action, Position } from '../../core/position.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { OwnTable } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import type { GameData } from '../../workshop/game-data.ts';

export const dataOf = (text: string): GameData => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
/** For the end of a file: a King and two Rooks of each side on a board of 8 x 8, and stalemate that is a draw. */
export const KINGS_AND_ROOKS = `[array]
r . . . k . . r
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
R . . . K . . R
[rules]
stalemate = draw`;
/** The usual array, or the pieces of a census: `K@e1 k@e8 P@e1^`. */
export const positionOf = (data: GameData, census?: string, turn = 'white', more: object = {}): Position =>
  new OwnTable(compile(data, 'own:test'), census, { turn, ...more }).position;
export const play = (position: Position, ...texts: readonly string[]): Position => {
  for (const text of texts) position.play(actionNamed(position, text));
  return position;
};
export function actionNamed(position: Position, text: string): Action {
  const found = position.find(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  return found.value;
}
/** The texts of the piece on the cell; with `^` behind the cell, of who rides there. */
export function textsOn(position: Position, cell: string): readonly string[] {
  const at = position.variant.topology.parse(cell.replace('^', ''));
  const me = position.pieces().find((p) => p.at === at && p.rides === cell.endsWith('^'));
  return position.actionsOf(me!.piece).map(({ text }) => text);
}
/** Why the piece on the one cell cannot go to the other. */
export function reasonFor(position: Position, cell: string, to: string): string {
  const { topology } = position.variant;
  const me = position
    .pieces()
    .find((p) => p.at === topology.parse(cell.replace('^', '')) && p.rides === cell.endsWith('^'));
  return position.whyNot(me!.piece, topology.parse(to)!).says;
}
