/** Any position of a game as Fairy-Stockfish writes it (FEN), for games that both play. */
import type { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { rankOf } from '../cells.ts';
import { WALL } from '../feature-ids.ts';
import type { GameData } from '../game-data.ts';
import { BOARD, hasHandCaptives } from '../game-data.ts';
import { FirstPositions } from '../shuffle/first-positions.ts';
import { filesOfLeapers, withoutCambodianLeaps } from './ini-leaps.ts';
import { letterOf, rowsOf } from './ini-position.ts';

const SIDE_IDS = ['white', 'black'] as const;
/** What a position may hold besides its pieces. All else, such as half a turn, cannot be written. */
const WRITTEN = ['turn', 'pieces', 'hands', 'features', 'passed', 'passer', 'quiet', 'count', 'countTo', 'checksLeft'];

/** The first position of a game as its `array`, with the castlings that there are from it. */
export const firstPositionOf = (data: GameData, { options }: Pick<Position, 'options'>): GameData =>
  new FirstPositions(data).at(options);
/** Do they castle from other squares than usual? Castling is written as in Chess960 then, as a move onto the partner. */
export const isChess960 = (data: GameData, first: GameData): boolean =>
  JSON.stringify(first.castlings) !== JSON.stringify(data.castlings);

/** `data`: of the game of the position; null: it cannot be written. */
export function positionFen(position: Position, data: GameData): string | null {
  const first = firstPositionOf(data, position);
  const start = startOf(position.game, null);
  const features = (start.features ?? []) as readonly { readonly feature: string; readonly at: string }[];
  const isSaid = Object.keys(start).every((field) => WRITTEN.includes(field));
  const isSeen = features.every(({ feature }) => feature === WALL) && !start.pieces.some(({ rides }) => rides);
  if (!isSaid || !isSeen || position.phase !== null || isMistaken(start, first)) return null;
  const inHand = SIDE_IDS.flatMap((id, side) => (start.hands?.[id] ?? []).map((kind) => letterOf(data, kind, side)));
  const hand = inHand.length > 0 || hasHandCaptives(data) || data.drops ? `[${inHand.join('')}]` : '';
  const walls = new Set(features.map(({ at }) => at));
  const placement = rowsOf(data, (at) => {
    const piece = start.pieces.find((one) => one.at === at);
    if (!piece) return walls.has(at) ? '*' : undefined;
    const letter = letterOf(data, piece.kind, sideOf(piece));
    const isForm = piece.promoted === true || letter.startsWith('+');
    return `${piece.promoted === true ? '+' : ''}${letter}${piece.was !== undefined && !isForm ? '~' : ''}`;
  });
  const left = start.checksLeft as { readonly white: number; readonly black: number } | undefined;
  return [
    placement + hand,
    start.turn === SIDE_IDS[0] ? 'w' : 'b',
    rightsIn(start, first, isChess960(data, first)),
    start.passed ?? '-',
    ...(left ? [`${left.white}+${left.black}`] : []),
    ...(start.countTo === undefined ? [start.quiet ?? 0] : [start.countTo, start.count ?? 0]),
    Math.max(1, position.turnNumber),
  ].join(' ');
}

type Piece = StartPosition['pieces'][number];
const sideOf = ({ side }: Piece): number => SIDE_IDS.indexOf(side as (typeof SIDE_IDS)[number]);
/** Does the piece that began there still stand there? */
const isFresh = (pieces: readonly Piece[], first: GameData, side: number, cell: string): boolean =>
  pieces.some(
    (piece) =>
      piece.at === cell && sideOf(piece) === side && piece.hasMoved !== true && piece.kind === kindOn(first, cell),
  );
const kindOn = ({ array }: GameData, cell: string): string | undefined => array.find(({ at }) => at === cell)?.kind;

/**
 * Who has moved and stands where it began, and has no right among the castlings, would be taken for new. And where
 * pieces are left behind, a Rook that has not moved would castle with a King that has.
 */
function isMistaken({ pieces }: StartPosition, first: GameData): boolean {
  if (first.gatingFrom !== undefined)
    return first.castlings.some(({ side, king, partner }) => {
      const [isKing, isPartner] = [king, partner].map((cell) => isFresh(pieces, first, side, cell));
      return isPartner && !isKing;
    });
  const castle = first.castlings.flatMap(({ king, partner }) => [kindOn(first, king), kindOn(first, partner)]);
  const told = new Set([...castle, ...leapersOf(first)]);
  return pieces.some(
    (piece) =>
      piece.hasMoved === true &&
      !told.has(piece.kind) &&
      first.array.some(({ kind, side, at }) => kind === piece.kind && side === sideOf(piece) && at === piece.at),
  );
}
/** The kinds that leap with their first move in Cambodian chess, whose files stand among the castlings. */
const leapersOf = (first: GameData): readonly string[] => withoutCambodianLeaps(first)?.leapers ?? [];
/** `KQkq`, or the files of the partners; then the files of the others who may leave a piece of the hand behind, or leap. */
function rightsIn({ pieces }: StartPosition, first: GameData, is960: boolean): string {
  const rights = [0, 1].map((side) => {
    const fresh = pieces.filter((piece) => sideOf(piece) === side && piece.hasMoved !== true);
    const isThere = (cell: string): boolean => isFresh(fresh, first, side, cell);
    const own = first.castlings.filter((one) => one.side === side && isThere(one.king) && isThere(one.partner));
    const wings = own.map(({ partner, kingTo, partnerTo }) => (is960 ? partner[0] : kingTo < partnerTo ? 'q' : 'k'));
    const castles = own.flatMap(({ king, partner }) => [king, partner]);
    const atHome = fresh.flatMap(({ kind, at }) => (at !== undefined && isThere(at) ? [{ kind, at }] : []));
    const others = [...gatesIn(fresh, first, side, castles), ...filesOfLeapers(atHome, leapersOf(first))];
    const text = [...new Set(wings)].sort(nearFirst).join('') + others.join('');
    return side === 0 ? text.toUpperCase() : text;
  });
  return rights.join('') || '-';
}
const nearFirst = (a: string, b: string): number => (a < b ? -1 : 1);
function gatesIn(fresh: readonly Piece[], first: GameData, side: number, castles: readonly string[]): string[] {
  const { gatingFrom, zones, height } = first;
  if (gatingFrom === undefined) return [];
  const isIn = (at: string): boolean => gatingFrom === BOARD || zones[gatingFrom]?.[side]?.includes(at) === true;
  return fresh
    .filter(({ at }) => isIn(at) && !castles.includes(at) && [0, height - 1].includes(rankOf(at)))
    .map(({ at }) => at[0])
    .sort();
}
