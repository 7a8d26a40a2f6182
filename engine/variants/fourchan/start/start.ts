/** What a position written down may say about 4chan chess beyond who stands where (B6), read and written. */

import type { Game } from '../../../core/game.ts';
import { other, type Piece, SIDES, type Side } from '../../../core/ids.ts';
import { type MoveSet, NO_MOVES } from '../../../core/moves/move-set.ts';
import { fillTemplate } from '../../../core/start/fill.ts';
import type { SetupField, StartPosition } from '../../../core/vocabulary.ts';
import { said } from '../../../shared/language.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { absorbed, board, handSize, lastPlayed, spent } from '../board.ts';
import { remembersFirstMove } from '../first-move.ts';
import { countHands, HAND_LIMIT } from '../hand.ts';
import { ADMIN, B, D, isA, isPromoted } from '../kinds.ts';
import { kindsIn, setOfKinds } from '../sets.ts';
import { gatesLying, MOST_GATES, noteGates } from '../teleport.ts';
import { fields, flags, problems, startSays } from '../words/words.ts';

export const pieceFlags: readonly SetupField[] = [
  { id: 'hasMoved', ...flags.hasMoved, as: 'yes-no', kinds: ['admin', 'n', 'anon'] },
  { id: 'absorbed', ...flags.absorbed, as: 'kinds', kinds: ['d'] },
  { id: 'copies', ...flags.copies, as: 'kinds', kinds: ['b'] },
];
export const startFields: readonly SetupField[] = [
  { id: 'teleporters', ...fields.teleporters, as: 'feature' },
  { id: 'lastPlayed', ...fields.lastPlayed, as: 'kinds', perSide: true },
];

/** When all pieces stand or wait and all teleporters lie. */
export const ready = (game: Game): void => {
  countHands(game);
  noteGates(game);
};

export const readStart = (game: Game, start: StartPosition): Result<void> => {
  for (const read of [readHands, readGates, readPieces, readLastPlayed]) {
    const found = read(game, start);
    if (!found.ok) return found;
  }
  return ok(undefined);
};
const readHands = (game: Game): Result<void> => {
  for (const p of game.pieces) {
    if (game.isInHand(p) && !mayWaitInHand(game, p)) return err('hand-kind', startSays.handKind, 'hands');
  }
  const isFull = SIDES.some((side) => game.get(handSize, side) > HAND_LIMIT);
  return isFull ? err('hand-full', startSays.handFull, 'hands') : ok(undefined);
};
export const mayWaitInHand = (game: Game, p: Piece): boolean => game.kindOf(p) !== ADMIN && !isPromoted(game.kindOf(p));
/** More than a side makes in a game cannot be remembered. */
const readGates = (game: Game): Result<void> => {
  for (const side of SIDES) {
    const third = gatesLying(game, side)[MOST_GATES];
    if (third === undefined) continue;
    const [cell, says] = [board.name(third), problems['too-many-teleporters']];
    return err('too-many-teleporters', fillTemplate(says, { side: said(game.variant.sides[side].name), cell }), cell);
  }
  return ok(undefined);
};

/** The pieces of a start are those of the game, in its order. */
const readPieces = (game: Game, { pieces }: StartPosition): Result<void> => {
  for (const [i, written] of pieces.entries()) {
    const p = i as Piece;
    if (remembersFirstMove(game, p)) {
      // a rider moved onto the one that carries it (C-A6), and who has promoted did so by moving
      const hasMoved = written.hasMoved === true || game.isRider(p) || isPromoted(game.kindOf(p));
      game.set(spent, p, hasMoved ? 1 : 0);
    }
    if (isA(game, p, D) && Array.isArray(written.absorbed)) {
      game.set(spent, p, 1);
      game.set(absorbed, p, setOfKinds(game, written.absorbed) ?? NO_MOVES);
    }
    if (isA(game, p, B) && Array.isArray(written.copies)) {
      if (!note(game, other(game.sideOf(p)), written.copies))
        return err('bad-copies', startSays.lastPlayed, written.at);
    }
  }
  return ok(undefined);
};
const readLastPlayed = (game: Game, { lastPlayed: written }: StartPosition): Result<void> => {
  for (const side of SIDES) {
    const ids = (written as Record<string, readonly string[] | null> | undefined)?.[game.variant.sides[side].id];
    if (ids && !note(game, side, ids)) return err('bad-last-played', startSays.lastPlayed, 'lastPlayed');
  }
  return ok(undefined);
};
/** What a side played last, unless something else was said of it before. */
const note = (game: Game, side: Side, ids: readonly unknown[]): boolean => {
  const set = setOfKinds(game, ids);
  const before = game.get(lastPlayed, side);
  if (set === undefined || (before !== NO_MOVES && before !== set)) return false;
  game.set(lastPlayed, side, set);
  return true;
};

export const writeFlags = (game: Game, p: Piece): Readonly<Record<string, unknown>> => {
  if (!game.get(spent, p)) return {};
  if (!isA(game, p, D)) return { hasMoved: true };
  return { absorbed: idsOf(game, game.get(absorbed, p) as MoveSet) };
};
const idsOf = (game: Game, set: MoveSet): readonly string[] => kindsIn(game, set).map(({ id }) => id);
export const writeFields = (game: Game): Readonly<Record<string, unknown>> => {
  const sets = SIDES.map((side) => game.get(lastPlayed, side) as MoveSet);
  if (sets.every((set) => set === NO_MOVES)) return {};
  const ofSide = (side: Side) => (sets[side] === NO_MOVES ? null : idsOf(game, sets[side]));
  const [white, black] = game.variant.sides;
  return { lastPlayed: { [white.id]: ofSide(0), [black.id]: ofSide(1) } };
};
