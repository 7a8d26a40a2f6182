/** Moving one piece to and fro: in which games it can be judged, and who may do it without end. */
import { other, type Side } from '../core/ids.ts';
import { BOARD, type GameData, type PieceData } from './game-data.ts';

/** A turn of several actions has no one piece that is moved. */
export const canJudgeToAndFro = ({ rules }: GameData): boolean =>
  rules.movesATurn <= 1 && rules.firstTurn <= 1 && (rules.walls === 'none' || rules.walls === 'left behind');

/**
 * Does a kind, by the zone that it never leaves, stay away from every square on which a royal piece of the other side may stand?
 * Nobody does where nobody is royal.
 */
export function staysAway(data: GameData, { staysIn }: PieceData, side: Side): boolean {
  const royals = data.pieces.filter(({ royal }) => royal);
  if (staysIn === undefined || staysIn === BOARD || royals.length === 0) return false;
  const own = new Set(data.zones[staysIn][side]);
  return royals.every(
    (royal) =>
      royal.staysIn !== undefined &&
      royal.staysIn !== BOARD &&
      data.zones[royal.staysIn][other(side)].every((cell) => !own.has(cell)),
  );
}
