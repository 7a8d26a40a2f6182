/**
 * The first positions of a game whose pieces are shuffled: by number, one for both sides together and one for each side where
 * they are shuffled each by itself. Where several lines shuffle, the first one has the lowest digit of the number.
 */
import { SIDES, type Side } from '../../core/ids.ts';
import type { Options } from '../../core/vocabulary.ts';
import { fileOf, rankOf } from '../cells.ts';
import type { Castling, GameData, PlacedPiece, Shuffle } from '../game-data.ts';
import { type ShuffledSide, shuffledSide } from './shuffled-pieces.ts';

export const BOTH = 'position';
const ONE_SIDE = ['position-white', 'position-black'] as const;
export type PositionRule = typeof BOTH | (typeof ONE_SIDE)[number];

/** What one number is about. */
export interface NumberedPart {
  readonly rule: PositionRule;
  /** null: both sides */
  readonly side: Side | null;
  readonly count: number;
  /** the number of the array */
  readonly usual: number;
  /** a new game draws one */
  readonly isDrawn: boolean;
}
interface Line extends ShuffledSide {
  readonly isDrawn: boolean;
  readonly count: number;
}

export class FirstPositions {
  readonly parts: readonly NumberedPart[];
  private readonly data: GameData;
  /** by part, then by side */
  private readonly lines: ReadonlyMap<PositionRule, readonly (readonly Line[])[]>;
  private readonly made = new Map<string, GameData>();

  constructor(data: GameData) {
    this.data = data;
    const { shuffles = [] } = data;
    const linesOf = (some: readonly Shuffle[], side: Side): readonly Line[] =>
      some.flatMap((shuffle) => {
        const found = shuffledSide(data, shuffle, side);
        return found ? [{ ...found, count: found.arrangements.count, isDrawn: shuffle.drawn === true }] : [];
      });
    const [mirrored, own] = [false, true].map((is) =>
      shuffles.filter(({ independent }) => (independent === true) === is),
    );
    this.lines = new Map<PositionRule, readonly (readonly Line[])[]>([
      [BOTH, SIDES.map((side) => linesOf(mirrored, side))],
      ...SIDES.map((side) => [ONE_SIDE[side], SIDES.map((one) => (one === side ? linesOf(own, side) : []))] as const),
    ]);
    this.parts = [...this.lines].flatMap(([rule, sides]): NumberedPart[] => {
      const lines = mirroredLines(sides);
      if (lines.length === 0) return [];
      const side = rule === BOTH ? null : (ONE_SIDE.indexOf(rule) as Side);
      const count = lines.reduce((product, line) => product * line.count, 1);
      return [{ rule, side, count, usual: usualNumber(lines), isDrawn: lines.some(({ isDrawn }) => isDrawn) }];
    });
  }

  /** The game with that first position as its array. */
  at(options: Options): GameData {
    if (this.parts.length === 0) return this.data;
    const numbers = this.parts.map(({ rule, usual }) => Number(options[rule] ?? usual));
    const key = numbers.join();
    const known = this.made.get(key);
    if (known) return known;
    const moved = new Map<PlacedPiece, string>();
    for (const [i, { rule }] of this.parts.entries())
      for (const lines of this.lines.get(rule) ?? []) place(lines, numbers[i], moved);
    const array = this.data.array.map((piece) => ({ ...piece, kind: moved.get(piece) ?? piece.kind }));
    const found = { ...this.data, array, castlings: castlingsIn(this.data, array) };
    // searches and lists ask for one or two at a time
    if (this.made.size >= MOST_KEPT) this.made.clear();
    this.made.set(key, found);
    return found;
  }
  /** The numbers of a part that put these kinds on these squares, as far as it shuffles what stands there. */
  *numbersWith({ rule, count }: NumberedPart, kinds: ReadonlyMap<string, string>): Generator<number> {
    const lines = (this.lines.get(rule) ?? []).filter((ofSide) => ofSide.length > 0);
    for (let number = 0; number < count; number++)
      if (lines.every((ofSide) => areOn(ofSide, number, kinds))) yield number;
  }
  /** The kinds that a part's number puts on the squares of a side, line by line, from left to right. */
  kindsOf({ rule, side }: NumberedPart, number: number): readonly (readonly string[])[] {
    const sides = this.lines.get(rule) ?? [];
    let rest = number;
    return (side === null ? mirroredLines(sides) : sides[side]).map(({ arrangements, count }) => {
      const kinds = arrangements.at(rest % count);
      rest = Math.floor(rest / count);
      return kinds;
    });
  }
}
const MOST_KEPT = 16;

/** Where both sides have pieces in a line, they stand alike. */
const mirroredLines = ([white, black]: readonly (readonly Line[])[]): readonly Line[] =>
  white.length > 0 ? white : black;

function usualNumber(lines: readonly Line[]): number {
  let [number, factor] = [0, 1];
  for (const { arrangements, pieces, count } of lines) {
    number += factor * (arrangements.numberOf(pieces.map(({ kind }) => kind)) ?? 0);
    factor *= count;
  }
  return number;
}
function areOn(lines: readonly Line[], number: number, wanted: ReadonlyMap<string, string>): boolean {
  const moved = new Map<PlacedPiece, string>();
  place(lines, number, moved);
  return [...moved].every(([{ at }, kind]) => (wanted.get(at) ?? kind) === kind);
}
function place(lines: readonly Line[], number: number, moved: Map<PlacedPiece, string>): void {
  let rest = number;
  for (const { arrangements, pieces, count } of lines) {
    const kinds = arrangements.at(rest % count);
    for (const [n, piece] of pieces.entries()) moved.set(piece, kinds[n]);
    rest = Math.floor(rest / count);
  }
}

/** To the same squares as in the usual position, from wherever the two stand: with the outermost partner on that side. */
function castlingsIn({ array, castlings }: GameData, shuffled: readonly PlacedPiece[]): readonly Castling[] {
  const kindOn = (cell: string): string | undefined => array.find(({ at }) => at === cell)?.kind;
  return castlings.flatMap((castling): Castling[] => {
    const { side, king, partner } = castling;
    const way = Math.sign(fileOf(partner) - fileOf(king));
    const own = shuffled.filter((piece) => piece.side === side && rankOf(piece.at) === rankOf(king));
    const at = own.find(({ kind }) => kind === kindOn(king))?.at;
    if (at === undefined) return [];
    const partners = own
      .filter((piece) => piece.kind === kindOn(partner) && Math.sign(fileOf(piece.at) - fileOf(at)) === way)
      .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)));
    return partners.length > 0 ? [{ ...castling, king: at, partner: partners[0].at }] : [];
  });
}
