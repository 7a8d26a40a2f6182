/** The free table in tests: changes of a table as somebody might make them, and matches in which they are made. */
import type { Variant } from '../core/variant.ts';
import type { StartPiece, StartPosition } from '../core/vocabulary.ts';
import { begin } from './begin.fixture.ts';
import { type Dice, dice } from './dice.fixture.ts';
import { freeMoveBetween } from './free.ts';
import type { Match } from './match.ts';
import { anyEntry } from './random-match.fixture.ts';

export const without = (at: string) => (table: StartPosition) => ({
  ...table,
  pieces: table.pieces.filter((piece) => piece.at !== at),
});
export const withPiece = (piece: StartPiece) => (table: StartPosition) => ({
  ...without(piece.at)(table),
  pieces: [...without(piece.at)(table).pieces, piece],
});

/** What somebody at the table might do next, as a new table. */
export function anyTable(variant: Variant, table: StartPosition, roll: Dice): StartPosition {
  const cell = (): string => variant.topology.name(variant.topology.cells[roll(variant.topology.cells.length)]);
  const kinds = variant.types.filter(({ ownerless }) => !ownerless);
  const side = (): string => variant.sides[roll(2)].id;
  const piece = table.pieces[roll(Math.max(table.pieces.length, 1))];
  const chance = roll(10);
  if (chance < 5 && piece) return withPiece({ ...piece, at: cell() })(without(piece.at)(table));
  if (chance < 6 && piece) return without(piece.at)(table);
  if (chance < 8) return withPiece({ kind: kinds[roll(kinds.length)].id, side: side(), at: cell() })(table);
  if (chance < 9) return { ...table, turn: side() };
  const hand = Array.from({ length: roll(3) }, () => kinds[roll(kinds.length)].id);
  return { ...table, hands: { ...table.hands, [side()]: hand } };
}

/** A match of that many entries in which the referee is switched off, the table is changed, and it is switched on again. */
export function anyFreeMatch(variant: Variant, seed: number, entries: number): Match {
  const roll = dice(seed);
  const match = begin(variant);
  for (let n = 0; n < 20 * entries && match.entries.length < entries; n++) {
    const chance = roll(match.isFree ? 8 : 24);
    if (chance < 3) match.freeMove(freeMoveBetween(match.table, anyTable(variant, match.table, roll)));
    else if (match.isFree && chance < 5) match.switchRefereeOn();
    else match.apply(anyEntry(match, roll, n));
  }
  return match;
}
