/**
 * Positions written down by people and programs: read, checked and set up. Everything here comes from outside, so every
 * mistake is answered with a code, a sentence and where it is.
 */
import { Game } from './game.ts';
import { NOBODY, type Side } from './ids.ts';
import { refusals } from './refusals.ts';
import { fine, type Result, refuse } from './result.ts';
import type { Options, PieceType, StartPosition, Variant } from './variant.ts';

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The house rules asked for, checked: unknown ones are refused, missing ones are the usual ones. */
export const readOptions = (variant: Variant, options: unknown): Result<Options> => {
  if (!isRecord(options)) return refuse('bad-options', refusals.optionsShape, 'options');
  for (const [id, value] of Object.entries(options)) {
    const rule = variant.options.find((o) => o.id === id);
    if (!rule) return refuse('unknown-option', refusals.unknownOption(id), id);
    if (!rule.values.some((v) => v.id === value)) {
      const values = rule.values.map((v) => v.id);
      return refuse('bad-option', refusals.badOption(id, values, value), id);
    }
  }
  return fine(options as Options);
};

export const newGame = (variant: Variant, options: unknown = {}, start?: unknown): Result<Game> => {
  const chosen = readOptions(variant, options);
  if (!chosen.ok) return chosen;
  if (start === undefined) return fine(new Game(variant, chosen.value));
  const game = new Game(variant, chosen.value, () => {});
  const set = setUp(game, start);
  if (!set.ok) return set;
  game.world.settle();
  return fine(game);
};

const setUp = (game: Game, start: unknown): Result<void> => {
  if (!isRecord(start)) return refuse('bad-start', refusals.startShape, 'start');
  const known = ['turn', 'pieces', 'hands', ...(game.variant.startFields ?? [])];
  const strange = Object.keys(start).find((field) => !known.includes(field));
  if (strange !== undefined) return refuse('bad-start', refusals.strangeField(strange), strange);
  if (!Array.isArray(start.pieces)) return refuse('bad-start', refusals.startNeedsPieces, 'pieces');
  for (const [i, piece] of start.pieces.entries()) {
    const placed = place(game, piece, `pieces[${i}]`);
    if (!placed.ok) return placed;
  }
  const dealt = deal(game, start.hands ?? {});
  if (!dealt.ok) return dealt;
  const turn = start.turn === undefined ? 0 : sideNamed(game.variant, start.turn);
  if (turn === undefined) return refuse('unknown-side', refusals.unknownSide(start.turn), 'turn');
  game.set(game.facts.turn, 0, turn);
  game.variant.ready?.(game);
  return game.variant.readStart?.(game, start as unknown as StartPosition) ?? fine(undefined);
};

const place = (game: Game, piece: unknown, where: string): Result<void> => {
  if (!isRecord(piece)) return refuse('bad-piece', refusals.pieceShape, where);
  const known = ['kind', 'side', 'at', ...(game.variant.pieceFlags ?? [])];
  const strange = Object.keys(piece).find((flag) => !known.includes(flag));
  if (strange !== undefined) return refuse('bad-piece', refusals.strangeFlag(strange), where);
  const type = typeNamed(game.variant, piece.kind);
  if (!type) return refuse('unknown-kind', refusals.unknownKind(piece.kind), where);
  const side = sideNamed(game.variant, piece.side);
  if (side === undefined) return refuse('unknown-side', refusals.unknownSide(piece.side), where);
  const cell = typeof piece.at === 'string' ? game.topology.parse(piece.at) : undefined;
  if (cell === undefined) return refuse('unknown-cell', refusals.unknownCell(piece.at), where);
  const name = game.topology.name(cell);
  if (game.pieceOn(cell) !== NOBODY) return refuse('cell-taken', refusals.cellTaken(name), where);
  if (game.pieces.length >= game.facts.pieces) return tooMany(game, where);
  game.add(type, side, cell);
  return fine(undefined);
};

const deal = (game: Game, hands: unknown): Result<void> => {
  if (!isRecord(hands)) return refuse('bad-hands', refusals.handsShape, 'hands');
  for (const [name, kinds] of Object.entries(hands)) {
    const where = `hands.${name}`;
    const side = sideNamed(game.variant, name);
    if (side === undefined) return refuse('unknown-side', refusals.unknownSide(name), where);
    if (!Array.isArray(kinds)) return refuse('bad-hands', refusals.handShape, where);
    for (const kind of kinds) {
      const type = typeNamed(game.variant, kind);
      if (!type) return refuse('unknown-kind', refusals.unknownKind(kind), where);
      if (game.pieces.length >= game.facts.pieces) return tooMany(game, where);
      game.add(type, side, 'hand');
    }
  }
  return fine(undefined);
};

const tooMany = (game: Game, where: string): Result<never> =>
  refuse('too-many-pieces', refusals.tooManyPieces(game.facts.pieces), where);
const typeNamed = (variant: Variant, id: unknown): PieceType | undefined => variant.types.find((t) => t.id === id);
const sideNamed = (variant: Variant, id: unknown): Side | undefined => {
  const index = variant.sides.findIndex((s) => s.id === id);
  return index < 0 ? undefined : (index as Side);
};
