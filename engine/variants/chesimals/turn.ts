/**
 * The course of a turn (B3): one colour, fixed by the first unit that moves (Q19); each unit of it once, while a chain
 * joins it to its Chief at the instant it starts (Q6); then the end of the turn, which is an action of its own, because
 * nobody has to move them all (Q18).
 */

import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Setting } from '../../core/setting.ts';
import { fillTemplate } from '../../core/start/fill.ts';
import type { TurnRule } from '../../core/variant.ts';
import type { Budget } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { absorb } from './absorption.ts';
import { chiefOf, chosen, colour, isLed, isStirred, leaders, moved, quiet, unitsOf } from './board.ts';
import { isJoined } from './chain.ts';
import { type Colour, colourNumbered, NO_COLOUR, ROYAL } from './colours.ts';
import { noteConverted } from './conversion.ts';
import { areChainsMixed, leadersWith } from './fusion.ts';
import { movedNow, whyNotWithGuards } from './orders.ts';
import { budgetSays, mixedBudgetSays, rules } from './words/words.ts';

export const hasMovedThisTurn = (game: Game, unit: Piece): boolean => game.get(moved, game.cellOf(unit)) !== 0;
/** May its colour move in this turn, as far as the units that moved before tell? */
export const isInTurn = (game: Game, unit: Piece): boolean => {
  const now = game.get(chosen, 0);
  return now === NO_COLOUR || now === game.get(colour, unit);
};
/** Has a unit of the side to move moved already? */
export const hasBegun = (game: Setting): boolean => game.get(chosen, 0) !== NO_COLOUR || game.get(leaders, 0) !== 0;
export const mayMove = (game: Game, unit: Piece): boolean =>
  isInTurn(game, unit) &&
  !hasMovedThisTurn(game, unit) &&
  isActivated(game, unit) &&
  whyNotWithGuards(game, unit) === null;

/** Q40: by the house rule it must be joined to a Chief that can still lead the turn. */
const isActivated = (game: Game, unit: Piece): boolean =>
  areChainsMixed(game.options) ? leadersWith(game, unit) !== 0 : isJoined(game, unit);

export const actionEnds = (game: Game): void => {
  const { mover } = game;
  if (mover === NOBODY) return;
  if (!areChainsMixed(game.options)) game.set(chosen, 0, game.get(colour, mover));
  game.set(moved, game.cellOf(mover), movedNow(game));
  noteConverted(game);
  if (game.lost.size === 0) return;
  game.set(isStirred, 0, 1);
  absorb(game);
  judgeChiefs(game, other(game.moverSide));
};
/** Q22: in the middle of a turn as well. One royal Chief that is lost, or was never there, is no loss of the game yet. */
const judgeChiefs = (game: Game, side: Side): void => {
  const isRoyal = (p: Piece): boolean => ROYAL[side].some((number) => chiefOf(game, number) === p);
  if (game.lost.some(isRoyal) && !hasRoyalChief(game, side)) game.end(other(side), 'chiefs-taken');
};
export const hasRoyalChief = (game: Game, side: Side): boolean => ROYAL[side].some((number) => isLed(game, number));

/** Q16: at least one unit moves first. */
export const endTurn: TurnRule = {
  ...rules.endTurn,
  label: 'End of turn',
  plan(g) {
    if (hasBegun(g.game)) g.by(NOBODY).endTurn().done();
  },
  whyNot: () => ({ reason: 'nothing-moved' }),
};
export const turnContinues = (game: Game): boolean => game.mover !== NOBODY;
export const unbind = (game: Game): void => {
  if (hasBegun(game)) turnEnds(game);
};
export const turnEnds = (game: Game): void => {
  const { pieces } = game;
  for (let i = 0; i < pieces.length; i++) {
    const at = game.cellOf(pieces[i]);
    if (at !== OFF) game.set(moved, at, 0);
  }
  game.set(chosen, 0, NO_COLOUR);
  game.set(leaders, 0, 0);
  game.set(quiet, 0, game.get(isStirred, 0) === 1 ? 0 : Math.min(QUIET_TURNS, game.get(quiet, 0) + 1));
  game.set(isStirred, 0, 0);
};

/** Q32: turns of either side. Counted whether or not the house rule is on. */
export const QUIET_TURNS = 100;
export const drawn = (game: Game): string | null =>
  game.options.nocapture === '100' && game.get(quiet, 0) >= QUIET_TURNS ? 'no-capture' : null;
export const quietLeft = (game: Game): number =>
  game.options.nocapture === '100' ? QUIET_TURNS - game.get(quiet, 0) : Infinity;
/** Q32: positions in the middle of a turn do not count for repetition. */
export const isBetweenTurns = (game: Game): boolean => !hasBegun(game);

/** The colour that moves in this turn; null until a unit has moved, and where no colour is fixed (Q40). */
export const chosenColour = (game: Setting): Colour | null => colourNumbered(game.get(chosen, 0)) ?? null;
/** null until a unit has moved. */
export const budgetOf = (game: Game): Budget | null => {
  if (!hasBegun(game)) return null;
  const now = chosenColour(game);
  const units =
    now === null
      ? game.pieces.filter((p) => game.sideOf(p) === game.toMove && game.cellOf(p) !== OFF)
      : unitsOf(game, game.get(chosen, 0));
  const done = units.filter((p) => hasMovedThisTurn(game, p)).length;
  const counts = { moved: String(done), all: String(units.length) };
  const says =
    now === null
      ? fillTemplate(mixedBudgetSays, counts)
      : fillTemplate(budgetSays, { ...counts, colour: said(now.name) });
  return { left: units.length - done, of: units.length, says };
};
