/** What whoever makes a game should think of, although it can be played. */
import { advancingKinds } from '../advancing.ts';
import { cellsOf, mirroredCell, rankOf } from '../cells.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { sentences } from './sentences.ts';

/** Of one kind, as sentences. */
export const warningsOf = (data: GameData, piece: PieceData): readonly string[] =>
  isStuckAtTheEnd(data, piece) ? [sentences.stuckOnLastRank(piece.name)] : [];

/** Does it only go ahead, may it go to the last rank, and is there nothing that it could do or become there? */
function isStuckAtTheEnd(data: GameData, piece: PieceData): boolean {
  const { promotions, promotesInstead, staysIn } = piece;
  if (promotions.length > 0 || promotesInstead !== undefined || staysIn !== undefined) return false;
  // it may not go there
  if (data.rules.immobile === 'forbidden') return false;
  return advancingKinds(data).includes(piece.id) && !isGoalOf(data, piece);
}
/** Does it end the game on the last rank, whoever's it is? */
function isGoalOf({ goal, zones, width, height, missing }: GameData, { id }: PieceData): boolean {
  if (goal === undefined || goal.several !== undefined) return false;
  const last = cellsOf(width, height).filter((cell) => rankOf(cell) === height - 1 && !missing.includes(cell));
  const zone = zones[goal.zone];
  return goal.kinds.every((kind, side) => {
    const ends = side === 0 ? last : last.map((cell) => mirroredCell(cell, height));
    return (kind === null || kind === id) && ends.every((cell) => zone?.[side].includes(cell));
  });
}
