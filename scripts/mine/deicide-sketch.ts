/** A position of Deicide Chess being drawn by chance: what is left of two armies, and who attacks. */
import type { StartPiece, StartPosition } from '../../engine/core/vocabulary.ts';
import type { Chance } from '../../engine/search/chance.ts';
import { deicide } from '../../engine/variants/deicide/index.ts';
import { ARRAY } from '../../engine/variants/deicide/start/array.ts';
import { one } from './theme.ts';

export const SIZE = 16;
type Side = 'white' | 'black';

/** A position being drawn: White attacks, upwards. */
export class TerrainSketch {
  readonly pieces = new Map<string, StartPiece>();
  king = { x: 8, y: SIZE - 1 };

  /** false where somebody stands there already, or where there is no such square */
  put(kind: string, side: Side, x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return false;
    const at = squareName(x, y);
    if (this.pieces.has(at)) return false;
    this.pieces.set(at, { kind, side, at, ...(isMarked(kind, side, x, y) && { hasMoved: true }) });
    return true;
  }
  /** so many squares from the attacked King, at most */
  near(chance: Chance, most: number): { x: number; y: number } {
    const off = (): number => chance.below(2 * most + 1) - most;
    return { x: this.king.x + off(), y: Math.min(SIZE - 1, this.king.y + off()) };
  }
}
export const SKETCH_FILES = 'abcdefghijklmnop';
export const squareName = (x: number, y: number): string => `${SKETCH_FILES[x]}${y + 1}`;
/** Kings, Rooks and Drunk Pawns that are not where they began have moved. */
const isMarked = (kind: string, side: Side, x: number, y: number): boolean => {
  const rank = side === 'white' ? y : SIZE - 1 - y;
  if (kind === 'king') return x !== 8 || rank !== 0;
  if (kind === 'rook') return (x !== 0 && x !== SIZE - 1) || rank !== 0;
  return kind === 'drunk-pawn' && !(rank === 2 && ARRAY[2][x] === 'D');
};

const kindOf = (letter: string): string => deicide.types.find((type) => type.letter === letter)?.id ?? '';
const PAWNS = ['pawn', 'rookie', 'drunk-pawn'];

/** What is left of an army: nearer to its King more of it, and its pawns a little ahead. */
export function drawArmy(sketch: TerrainSketch, side: Side, chance: Chance, strength: number): void {
  const kingX = Math.min(SIZE - 1, Math.max(0, 8 + chance.below(9) - 4));
  const y = (rank: number): number => (side === 'white' ? rank : SIZE - 1 - rank);
  const kingRank = chance.roll() < 0.75 ? 0 : 1;
  sketch.put('king', side, kingX, y(kingRank));
  if (side === 'black') sketch.king = { x: kingX, y: y(kingRank) };
  for (const [rank, row] of ARRAY.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const kind = kindOf(letter);
      if (kind === 'king' || OWN_RULES.includes(kind)) continue;
      const isNear = Math.abs(x - kingX) <= 2;
      const isPawn = PAWNS.includes(kind);
      if (chance.roll() > strength * (isNear ? 2.2 : isPawn ? 0.8 : 0.5)) continue;
      const ahead = isPawn && chance.roll() < 0.4 ? 1 + chance.below(isNear ? 2 : 4) : 0;
      const aside = kind === 'drunk-pawn' && ahead > 0 ? one(chance, [-1, 1]) : 0;
      sketch.put(kind, side, x + aside, y(rank + ahead));
    }
  }
}
/** They are drawn only where the theme asks for them. */
const OWN_RULES = ['sorceress', 'fool', 'time-machine', 'snail', 'princess'];

export function placePiece(sketch: TerrainSketch, kind: string, side: Side, chance: Chance, far: number): void {
  for (let tries = 0; tries < 20; tries++) {
    const { x, y } = sketch.near(chance, far);
    if (sketch.put(kind, side, x, y)) return;
  }
}

/** The same with Black attacking, downwards. */
export function turnedRound({ turn, pieces, ...fields }: StartPosition): StartPosition {
  const foe = (side: unknown): string => (side === 'white' ? 'black' : 'white');
  const across = (at: unknown): string => String(at).replace(/\d+/, (rank) => String(SIZE + 1 - Number(rank)));
  const turned = (entry: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    ...entry,
    ...(entry.side !== undefined && { side: foe(entry.side) }),
    ...(entry.at !== undefined && { at: across(entry.at) }),
    ...(entry.to !== undefined && { to: across(entry.to) }),
  });
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => turned(entry as Record<string, unknown>));
    if (typeof value !== 'object' || value === null) return value;
    const { white, black } = value as { white: unknown; black: unknown };
    return { white: black, black: white };
  };
  return {
    turn: foe(turn),
    pieces: pieces.map((piece) => turned(piece) as StartPiece),
    ...Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, written(value)])),
  };
}
