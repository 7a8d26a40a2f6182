/** Which pieces of a side a shuffle is about, and how many ways there are for them to stand. */
import { SIDES, type Side } from '../../core/ids.ts';
import { fileOf, mirroredCell, rankOf } from '../cells.ts';
import { BOARD, type GameData, type PlacedPiece, type Shuffle } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { Arrangements } from './arrangements.ts';

/** What is asked of a game to shuffle its pieces. */
export type Shuffling = Pick<GameData, 'array' | 'zones' | 'height'>;

/** Of one side, from the first rank on and from left to right as seen by White, Black's as if mirrored. */
export interface ShuffledSide {
  readonly pieces: readonly PlacedPiece[];
  readonly arrangements: Arrangements;
}

/** What keeps pieces from being shuffled like that, and whom or what it is about. */
export type ShuffleFault =
  | { readonly is: 'nobody' | 'not mirrored' | 'too many' }
  | { readonly is: 'twice'; readonly cell: string }
  | { readonly is: 'not on both colours'; readonly kind: string }
  | { readonly is: 'not between'; readonly kind: string; readonly ends: string };

const seenBy = (side: Side, cell: string, height: number): string => (side === 0 ? cell : mirroredCell(cell, height));

function piecesOf({ array, zones, height }: Shuffling, { zone }: Shuffle, side: Side): readonly PlacedPiece[] {
  const cells = Object.hasOwn(zones, zone) ? zones[zone][side] : [];
  const isIn = (cell: string): boolean => zone === BOARD || cells.includes(cell);
  const place = ({ at }: PlacedPiece): number => {
    const cell = seenBy(side, at, height);
    return rankOf(cell) * LIMITS.side + fileOf(cell);
  };
  return array.filter((piece) => piece.side === side && isIn(piece.at)).sort((a, b) => place(a) - place(b));
}

/** The side's pieces with their ways to stand; null where it has none there. */
export function shuffledSide(game: Shuffling, shuffle: Shuffle, side: Side): ShuffledSide | null {
  const pieces = piecesOf(game, shuffle, side);
  if (pieces.length === 0) return null;
  const squares = pieces.map(({ at }) => {
    const cell = seenBy(side, at, game.height);
    return { cell, isLight: (fileOf(cell) + rankOf(cell)) % 2 === 1 };
  });
  const kinds = pieces.map(({ kind }) => kind);
  const onBothColours = shuffle.onBothColours.filter((kind) => kinds.includes(kind));
  const between = kinds.includes(shuffle.between?.kind ?? '') ? shuffle.between : undefined;
  return { pieces, arrangements: new Arrangements(squares, kinds, { onBothColours, between }) };
}

/** `others`: the shuffles that stand before it. Null: nothing is wrong. */
export function faultOf(game: Shuffling, shuffle: Shuffle, others: readonly Shuffle[]): ShuffleFault | null {
  const [white, black] = SIDES.map((side) => piecesOf(game, shuffle, side));
  const sides = [white, black].filter((pieces) => pieces.length > 0);
  const isShuffled = (pieces: readonly PlacedPiece[]): boolean => new Set(pieces.map(({ kind }) => kind)).size > 1;
  if (!sides.some(isShuffled)) return { is: 'nobody' };
  const taken = new Set(others.flatMap((other) => SIDES.flatMap((side) => piecesOf(game, other, side))));
  const twice = [...white, ...black].find((piece) => taken.has(piece));
  if (twice) return { is: 'twice', cell: twice.at };
  for (const pieces of sides) {
    const fault = orderFault(shuffle, pieces);
    if (fault) return fault;
  }
  const says = (pieces: readonly PlacedPiece[], side: Side): string =>
    pieces.map(({ kind, at }) => `${kind} ${seenBy(side, at, game.height)}`).join();
  if (!shuffle.independent && sides.length === 2 && says(white, 0) !== says(black, 1)) return { is: 'not mirrored' };
  const countOf = (one: Shuffle, side: Side): number => shuffledSide(game, one, side)?.arrangements.count ?? 1;
  for (const side of SIDES) {
    const like = [...others, shuffle].filter(({ independent }) => independent === shuffle.independent);
    const count = like.reduce((product, one) => product * countOf(one, side), 1);
    if (count > LIMITS.firstPositions) return { is: 'too many' };
  }
  return null;
}
/** Does a side stand in the array as the shuffle wants it? */
function orderFault({ onBothColours, between }: Shuffle, pieces: readonly PlacedPiece[]): ShuffleFault | null {
  for (const kind of onBothColours) {
    const own = pieces.filter((piece) => piece.kind === kind);
    const light = own.filter(({ at }) => (fileOf(at) + rankOf(at)) % 2 === 1);
    if (own.length === 0 || own.length !== 2 * light.length) return { is: 'not on both colours', kind };
  }
  if (!between) return null;
  const { kind, ends } = between;
  const files = (of: string): number[] => pieces.filter((piece) => piece.kind === of).map(({ at }) => fileOf(at));
  const [own, others] = [files(kind), files(ends)];
  const isBetween = others.some((file) => file < own[0]) && others.some((file) => file > own[0]);
  const ranks = new Set(pieces.map(({ at }) => rankOf(at)));
  return own.length === 1 && isBetween && ranks.size === 1 ? null : { is: 'not between', kind, ends };
}

/** Without those that do not fit the first position, as after a change of it. */
export function withFittingShuffles(data: GameData): GameData {
  const { shuffles, ...rest } = data;
  if (!shuffles) return data;
  const fitting: Shuffle[] = [];
  for (const shuffle of shuffles) if (!faultOf(data, shuffle, fitting)) fitting.push(shuffle);
  return fitting.length === 0 ? rest : { ...rest, shuffles: fitting };
}
