/** What a position written down may say about Chesimals beyond who stands where (B6), read and written. */

import type { Game } from '../../../core/game.ts';
import { NO_SIDE, NOBODY, OFF, type Piece } from '../../../core/ids.ts';
import { fillTemplate } from '../../../core/start/fill.ts';
import { isRecord, parseCell } from '../../../core/start/start-names.ts';
import type { SetupField, StartPiece, StartPosition } from '../../../core/vocabulary.ts';
import { said } from '../../../shared/language.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { chiefs, chosen, colour, groupOfUnit, isStirred, leaders, MOVED, moved, quiet } from '../board.ts';
import { colourNumber, colourNumbered, colours, groups, NEUTRAL, NO_COLOUR, usualColour } from '../colours.ts';
import { mayBeNeutral } from '../conversion.ts';
import { allChiefs, areChainsMixed, bitOf, chiefsIn } from '../fusion.ts';
import { areOrdersKept, isWent, movedAs, wentOf } from '../orders.ts';
import { hasBegun, hasMovedThisTurn, QUIET_TURNS } from '../turn.ts';
import { fields, flags, problems, startSays } from '../words/words.ts';

export const pieceFlags: readonly SetupField[] = [
  { id: 'colour', ...flags.colour, as: 'choice', choices: groups.map(({ id, name }) => ({ id, name })) },
  { id: 'moved', ...flags.moved, as: 'yes-no' },
  { id: 'went', ...flags.went, as: 'text', kinds: ['guard', 'warmachine', 'elephant'] },
];
export const startFields: readonly SetupField[] = [
  { id: 'quiet', ...fields.quiet, as: 'number', most: QUIET_TURNS - 1 },
  { id: 'leaders', ...fields.leaders, as: 'text' },
  { id: 'captured', ...fields.captured, as: 'yes-no' },
];

/** Which unit is the Chief of which colour, when all have theirs. The first of two is: such a start is refused. */
export const noteChiefs = (game: Game): void => {
  colours.forEach((_, i) => {
    const found = game.pieces.find((p) => game.typeOf(p).id === 'chief' && game.get(colour, p) === i + 1);
    game.set(chiefs, i, found ?? NOBODY);
  });
};

/** When all units stand: whoever was given no colour yet has the usual one, so that nobody is ever without. */
export const ready = (game: Game): void => {
  for (const p of game.pieces) {
    if (game.get(colour, p) === NO_COLOUR) game.set(colour, p, usualColour(game.typeOf(p).id, game.sideOf(p)));
  }
  noteChiefs(game);
};

/** Every unit of the game with what the start says of it: nobody shares a cell. */
export const written = (game: Game, start: StartPosition): readonly (readonly [Piece, StartPiece])[] =>
  start.pieces.flatMap((piece) => {
    const cell = isRecord(piece) ? parseCell(game.variant, piece.at) : undefined;
    const p = cell === undefined ? NOBODY : game.pieceOn(cell);
    return p === NOBODY ? [] : [[p, piece] as const];
  });
/** Q41 */
export const canBeNeutral = (game: Game, p: Piece): boolean =>
  mayBeNeutral(game.options) && game.typeOf(p).id !== 'chief';
/** The colour that is said, or the usual one where none is; 0 where it is none of the unit's side, nor may it be neutral. */
export const colourSaid = (game: Game, p: Piece, { colour: said }: StartPiece): number => {
  if (said === undefined) return usualColour(game.typeOf(p).id, game.sideOf(p));
  const number = colourNumber(said);
  if (number === NEUTRAL) return canBeNeutral(game, p) ? NEUTRAL : NO_COLOUR;
  return colourNumbered(number)?.side === game.sideOf(p) ? number : NO_COLOUR;
};

/** A unit of that number from now on. */
export const setColour = (game: Game, p: Piece, number: number): void => {
  game.set(colour, p, number);
  if (number === NEUTRAL) game.set(game.facts.side, p, NO_SIDE);
};

export const readStart = (game: Game, start: StartPosition): Result<void> => {
  if (game.pieces.some((p) => game.cellOf(p) === OFF)) return err('no-hands', startSays.noHands, 'hands');
  for (const read of [readColours, readTurn]) {
    const found = read(game, start);
    if (!found.ok) return found;
  }
  game.set(quiet, 0, typeof start.quiet === 'number' ? start.quiet : 0);
  return ok(undefined);
};
const readColours = (game: Game, start: StartPosition): Result<void> => {
  for (const [p, said] of written(game, start)) {
    const number = colourSaid(game, p, said);
    if (number === NO_COLOUR) {
      const isNeutral = colourNumber(said.colour) === NEUTRAL;
      return err('bad-colour', isNeutral ? startSays.badNeutral : startSays.badColour, said.at);
    }
    setColour(game, p, number);
  }
  noteChiefs(game);
  const second = secondChiefs(game)[0];
  if (second === undefined) return ok(undefined);
  const cell = game.topology.name(game.cellOf(second));
  const { name } = groupOfUnit(game, second);
  return err('two-chiefs', fillTemplate(problems['two-chiefs'], { colour: said(name), cell }), cell);
};
/** Every Chief but the first of its colour. */
export const secondChiefs = (game: Game): readonly Piece[] =>
  game.pieces.filter((p) => game.typeOf(p).id === 'chief' && game.get(chiefs, game.get(colour, p) - 1) !== p);

/** Who has moved in this turn is of the side to move and, unless all its units link (Q40), of one colour. */
const readTurn = (game: Game, start: StartPosition): Result<void> => {
  const isMixed = areChainsMixed(game.options);
  for (const [p, said] of written(game, start)) {
    if (said.moved !== true || game.isNeutral(p)) continue;
    const now = game.get(chosen, 0);
    const own = game.get(colour, p);
    if (game.sideOf(p) !== game.toMove || (now !== NO_COLOUR && now !== own)) {
      return err('bad-moved', startSays.badMoved, said.at);
    }
    if (isMixed) game.set(leaders, 0, allChiefs(game, game.toMove));
    else game.set(chosen, 0, own);
    game.set(moved, game.cellOf(p), movedAs(game, p, said.went));
  }
  for (const [p, said] of written(game, start)) {
    if (said.moved !== true || !game.isNeutral(p)) continue;
    // somebody has converted it
    if (!hasBegun(game)) return err('bad-moved', startSays.badMoved, said.at);
    game.set(moved, game.cellOf(p), MOVED);
  }
  const wild = written(game, start).find(([, { moved, went }]) => went !== undefined && !(moved && isWent(went)));
  if (wild !== undefined || !areOrdersKept(game)) return err('bad-went', startSays.badWent, wild?.[1].at);
  if (isMixed && start.leaders !== undefined) {
    const bits = leadersSaid(start.leaders);
    if (bits === 0 || (bits & ~game.get(leaders, 0)) !== 0) return err('bad-leaders', startSays.badLeaders, 'leaders');
    game.set(leaders, 0, bits);
  }
  if (start.captured !== true) return ok(undefined);
  if (!hasBegun(game)) return err('bad-captured', startSays.badCaptured, 'captured');
  game.set(isStirred, 0, 1);
  return ok(undefined);
};

/** As bits; 0 where it is no list of colours. */
const leadersSaid = (said: unknown): number => {
  const numbers = Array.isArray(said) ? said.map(colourNumber) : [NO_COLOUR];
  return numbers.includes(NO_COLOUR) ? 0 : numbers.reduce((all, number) => all | bitOf(number), 0);
};

export const writeFlags = (game: Game, p: Piece): Readonly<Record<string, unknown>> => ({
  colour: groupOfUnit(game, p).id,
  ...(hasMovedThisTurn(game, p) && { moved: true }),
  ...(hasMovedThisTurn(game, p) && wentOf(game, p) !== null && { went: wentOf(game, p) }),
});
export const writeFields = (game: Game): Readonly<Record<string, unknown>> => ({
  ...(game.get(quiet, 0) > 0 && { quiet: Math.min(QUIET_TURNS - 1, game.get(quiet, 0)) }),
  ...(game.get(leaders, 0) > 0 && {
    leaders: chiefsIn(game, game.get(leaders, 0)).map((chief) => groupOfUnit(game, chief).id),
  }),
  ...(game.get(isStirred, 0) === 1 && { captured: true }),
});
