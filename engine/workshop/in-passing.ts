/** Who captures in passing, and whose pieces pass squares. Who leaps passes none. */
import type { Side } from '../core/ids.ts';
import type { BetzaMove, Leg } from './betza/move.ts';
import { readBetza } from './betza/read-betza.ts';
import type { GameData, PieceData } from './game-data.ts';

/** Does the side capture in passing, and do pieces of the other side pass squares? Each side by itself. */
export const inPassingSides = (data: GameData): readonly [boolean, boolean] => [
  capturesInPassing(data, 0) && passesSquares(data, 1),
  capturesInPassing(data, 1) && passesSquares(data, 0),
];
/** Has the side a piece that passes squares by its first move, or on the way of a bent one? */
export const passesSquares = (data: GameData, side: Side): boolean =>
  kindsOf(data, side).some(
    (piece) =>
      firstLegs(data, side, piece).some((leg) => !isLeap(leg)) ||
      piece.moves.some(({ betza }) => movesIn(betza).some(({ legs }) => legs.some(({ passes }) => passes))),
  );
/** The kinds of the side that leap straight over squares by their first move. */
export const leapersFirst = (data: GameData, side: Side): readonly PieceData[] =>
  kindsOf(data, side).filter((piece) => firstLegs(data, side, piece).some(leapsOver));
const capturesInPassing = (data: GameData, side: Side): boolean => kindsOf(data, side).some(isCapturingInPassing);
export const isCapturingInPassing = ({ moves }: PieceData): boolean => moves.some(({ betza }) => betza.includes('e'));

const isLeap = ({ range, lame }: Leg): boolean => range === 1 && !lame;
const leapsOver = (leg: Leg): boolean =>
  isLeap(leg) &&
  leg.quiet &&
  leg.steps.some(([x, y]) => {
    const [across, along] = [Math.abs(x), Math.abs(y)];
    return Math.max(across, along) > 1 && (across === 0 || along === 0 || across === along);
  });

/** Where first moves of the kind begin for the side, if anywhere: each by its first leg. */
function firstLegs(data: GameData, side: Side, { moves, firstMovesFrom }: PieceData): readonly Leg[] {
  if (data.zones[firstMovesFrom ?? '']?.[side].length === 0) return [];
  return moves.flatMap(({ betza }) => movesIn(betza).flatMap(({ initial, legs }) => (initial ? [legs[0]] : [])));
}
function movesIn(betza: string): readonly BetzaMove[] {
  const read = readBetza(betza);
  if (!('moves' in read)) throw new Error(`${betza}: ${read.says}`);
  return read.moves;
}
/** Everything that the side may ever have. */
export function kindsOf({ pieces, array, hands, rules }: GameData, side: Side): readonly PieceData[] {
  if (rules.captured === 'to hand') return pieces;
  const kinds = new Set<string>([...array.flatMap((one) => (one.side === side ? [one.kind] : [])), ...hands[side]]);
  // a set goes on to what is added to it
  for (const kind of kinds) {
    const piece = pieces.find(({ id }) => id === kind);
    for (const rule of piece?.promotions ?? [])
      if (rule.side === null || rule.side === side) for (const to of rule.to) kinds.add(to);
    for (const to of piece?.promotesInstead?.to ?? []) kinds.add(to);
    for (const { id, formOf } of pieces) if (formOf === kind) kinds.add(id);
  }
  return pieces.filter(({ id }) => kinds.has(id));
}
