/** What a position written down may say about Deicide Chess beyond who stands where (A6), read, written and checked. */
import type { Game } from '../../../core/game.ts';
import { type Cell, OFF, other, type Piece, SIDES, type Side } from '../../../core/ids.ts';
import type { SetupField, StartPosition } from '../../../core/vocabulary.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { board, budget, hasJustLeft, hasMoved, isExtraTurn, lastKind, quiet } from '../board.ts';
import { arePlayersAsked } from '../calling.ts';
import { isInCheck } from '../check.ts';
import { QUIET_TURNS } from '../flow.ts';
import { fool } from '../fool.ts';
import { noteHeadStarts, passedBy } from '../passing.ts';
import { drunkPawn, isPawn } from '../pawns.ts';
import { rook } from '../riders.ts';
import { TWO_MOVES } from '../snail.ts';
import { hasAnyTerrain, survey } from '../terrain.ts';
import { countFlights, TURNS_AWAY } from '../time-machine.ts';
import { fields, flags, startSays } from '../words/words-start.ts';
import { CHECK_CALLED, isPlay, readStage, stage, writeStage } from './placement.ts';

const PAWNS = ['pawn', 'rookie', 'drunk-pawn'];
export const pieceFlags: readonly SetupField[] = [
  { id: 'hasMoved', ...flags.hasMoved, as: 'yes-no', kinds: ['king', 'rook', 'drunk-pawn'] },
  { id: 'copies', ...flags.copies, as: 'kind', kinds: ['fool'] },
  { id: 'passed', ...flags.passed, as: 'text', kinds: PAWNS },
];
export const startFields: readonly SetupField[] = [
  { id: 'terrain', ...fields.terrain, as: 'feature' },
  { id: 'flights', ...fields.flights, as: 'flight', most: TURNS_AWAY },
  { id: 'lastKind', ...fields.lastKind, as: 'kind', perSide: true },
  { id: 'extraTurn', ...fields.extraTurn, as: 'yes-no' },
  { id: 'movesLeft', ...fields.movesLeft, as: 'number', most: TWO_MOVES },
  { id: 'justLeft', ...fields.justLeft, as: 'number', most: TWO_MOVES, perSide: true },
  { id: 'quiet', ...fields.quiet, as: 'number', most: QUIET_TURNS - 1 },
  { id: 'phase', ...fields.phase, as: 'text' },
  { id: 'checkCalled', ...fields.checkCalled, as: 'yes-no' },
  { id: 'pools', ...fields.pools, as: 'text' },
  { id: 'passes', ...fields.passes, as: 'number', most: 1 },
];
export const turnFields: readonly string[] = ['extraTurn', 'movesLeft', 'justLeft', 'checkCalled'];

/** When all pieces stand and all terrain lies. */
export const ready = (game: Game): void => {
  countFlights(game);
  if (hasAnyTerrain(game)) survey(game);
};

export const readStart = (game: Game, start: StartPosition): Result<void> => {
  if (game.pieces.some((p) => game.isInHand(p))) return err('bad-hands', startSays.hands, 'hands');
  const read = [readPieces, readKinds, readTurn, readFlights, readStage, readCall];
  for (const part of read) {
    const found = part(game, start);
    if (!found.ok) return found;
  }
  game.set(quiet, 0, (start.quiet as number | undefined) ?? 0);
  return ok(undefined);
};

const readPieces = (game: Game, { pieces }: StartPosition): Result<void> => {
  const passedByMan = [new Map<Cell, readonly Cell[]>(), new Map<Cell, readonly Cell[]>()];
  for (const written of pieces) {
    const me = game.pieceOn(board.parse(written.at) ?? OFF);
    if (written.hasMoved === true) game.set(hasMoved, me, 1);
    const model = other(game.sideOf(me));
    if (typeof written.copies === 'string' && !note(game, model, written.copies)) {
      return err('bad-copies', startSays.lastKind, written.at);
    }
    if (written.passed === undefined) continue;
    const [side, at] = [game.sideOf(me), game.cellOf(me)];
    const passed = readPassed(at, written.passed);
    if (passed === null || !noteHeadStarts(game, side, passedByMan[side].set(at, passed))) {
      return err('bad-passed', startSays.passed(board.name(at)), board.name(at));
    }
  }
  return ok(undefined);
};
/** What a side moved last, if nothing else was said of it before; never a Fool, who moves as something else (D-F10). */
const note = (game: Game, side: Side, id: string): boolean => {
  const kind = game.variant.types.findIndex((t) => t.id === id && t !== fool && !t.ownerless);
  const before = game.get(lastKind, side);
  if (kind < 0 || (before !== 0 && before !== 1 + kind)) return false;
  game.set(lastKind, side, 1 + kind);
  return true;
};
/** From rank 1 a pawn can slide to its start rank and on in one turn, through a Portal: two cells and then four. */
const MOST_PASSED = 6;
/** The cells that this pawn passed, none of them its own; null for anything else. */
const readPassed = (at: Cell, names: unknown): readonly Cell[] | null => {
  if (!Array.isArray(names) || names.length === 0 || names.length > MOST_PASSED) return null;
  const cells = names.map((name: unknown) => (typeof name === 'string' ? board.parse(name) : undefined));
  const known = cells.filter((c) => c !== undefined && c !== at) as Cell[];
  return known.length === names.length ? known : null;
};

const readKinds = (game: Game, { lastKind: written }: StartPosition): Result<void> => {
  for (const side of SIDES) {
    const id = (written as Record<string, string | null> | undefined)?.[game.variant.sides[side].id];
    if (typeof id === 'string' && !note(game, side, id)) return err('bad-kind', startSays.lastKind, 'lastKind');
  }
  return ok(undefined);
};

const readTurn = (game: Game, { extraTurn, movesLeft }: StartPosition): Result<void> => {
  const isExtra = extraTurn === true;
  const left = (movesLeft as number | undefined) ?? (isExtra ? TWO_MOVES : 1);
  if (left < 1 || left > (isExtra ? TWO_MOVES : 1)) return err('bad-moves-left', startSays.movesLeft, 'movesLeft');
  game.set(isExtraTurn, 0, isExtra ? 1 : 0);
  game.set(budget, 0, left);
  return ok(undefined);
};

/** Of a side's flights, the last ones can have left in the turn that is not over yet. */
const readFlights = (game: Game, { justLeft }: StartPosition): Result<void> => {
  for (const side of SIDES) {
    const count = (justLeft as Record<string, number> | undefined)?.[game.variant.sides[side].id] ?? 0;
    const own = game.away().filter((p) => game.sideOf(p) === side);
    if (count > own.length || (count > 0 && side !== game.toMove)) {
      return err('bad-just-left', startSays.justLeft, 'justLeft');
    }
    for (const p of own.slice(own.length - count)) game.set(hasJustLeft, p, 1);
  }
  return ok(undefined);
};

/** D-G9: called, and then it must be one. */
const readCall = (game: Game, { checkCalled }: StartPosition): Result<void> => {
  if (checkCalled !== true) return ok(undefined);
  if (!arePlayersAsked(game) || !isPlay(game) || !isInCheck(game, game.toMove)) {
    return err('bad-call', startSays.checkCalled, 'checkCalled');
  }
  game.set(stage, 0, CHECK_CALLED);
  return ok(undefined);
};

export const writeFlags = (game: Game, p: Piece): Readonly<Record<string, unknown>> => {
  const [type, side, at] = [game.typeOf(p), game.sideOf(p), game.cellOf(p)];
  const remembers = type.royal === true || type === rook || type === drunkPawn;
  const passed = isPawn(type) && at !== OFF ? passedBy(game, side, at) : [];
  return {
    ...(remembers && game.get(hasMoved, p) === 1 && { hasMoved: true }),
    ...(passed.length > 0 && { passed: passed.map((c) => board.name(c)) }),
  };
};
export const writeFields = (game: Game, viewer: Side | null): Readonly<Record<string, unknown>> => {
  const { sides, types } = game.variant;
  const perSide = <T>(of: (side: Side) => T): Record<string, T> => ({ [sides[0].id]: of(0), [sides[1].id]: of(1) });
  const kindOf = (side: Side): string | null => types[game.get(lastKind, side) - 1]?.id ?? null;
  const left = (side: Side): number =>
    game.pieces.filter((p) => game.sideOf(p) === side && game.get(hasJustLeft, p) === 1).length;
  const isExtra = game.get(isExtraTurn, 0) === 1;
  return {
    ...(SIDES.some((side) => kindOf(side) !== null) && { lastKind: perSide(kindOf) }),
    ...(isExtra && { extraTurn: true, movesLeft: game.get(budget, 0) }),
    ...(SIDES.some((side) => left(side) > 0) && { justLeft: perSide(left) }),
    ...(game.get(quiet, 0) > 0 && { quiet: Math.min(QUIET_TURNS - 1, game.get(quiet, 0)) }),
    ...writeStage(game, viewer),
  };
};
