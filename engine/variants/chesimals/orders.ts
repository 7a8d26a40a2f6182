/**
 * Orders to Guards, a house rule (Q43): in one turn all Guards of yellow, purple, orange or green go along rank or file, or
 * all diagonally; and not the way that the Elephants or Warmachines of that colour go, if any of those moves in the turn.
 */

import type { Game } from '../../core/game.ts';
import { OFF, type Piece } from '../../core/ids.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { colour, colourOf, MOVED, moved, unitsOf } from './board.ts';
import type { ColourMake } from './colours.ts';
import { rules } from './words/words.ts';

export type Way = 'straight' | 'diagonal';
/** How a specialist went that counts as moved without a step of its own: it binds nobody (Q42). */
const STILL = 'still';
/** What may be known of how a unit went that is bound by orders and has moved; `moved` holds it. */
const WENT: readonly string[] = ['straight', 'diagonal', STILL];
const numberOf = (went: string): number => MOVED + 1 + WENT.indexOf(went);

export const areOrdersGiven = ({ options }: Game): boolean => options.guards === 'by-leader';
const makeOf = (game: Game, unit: Piece): ColourMake | undefined => colourOf(game, unit)?.make;
/** White, grey, blue and red are free; whoever is neutral never moves. */
const isBound = (game: Game, unit: Piece): boolean =>
  areOrdersGiven(game) && ['ortho', 'dia'].includes(makeOf(game, unit) ?? '');
const isGuard = (game: Game, unit: Piece): boolean => game.typeOf(unit).id === 'guard';
/** The kind that obeys as the Guards of the colour do: other kinds that it has recruited are free. */
const isSpecialist = (game: Game, unit: Piece): boolean =>
  game.typeOf(unit).id === (makeOf(game, unit) === 'ortho' ? 'warmachine' : 'elephant');
/** The way that the Guards go in a turn in which such a unit moves, as it does itself. */
const wayWith = (game: Game, specialist: Piece): Way =>
  makeOf(game, specialist) === 'ortho' ? 'straight' : 'diagonal';

/** How a unit that has moved in this turn went, as far as orders ask. */
export const wentOf = (game: Game, unit: Piece): string | null =>
  WENT[game.get(moved, game.cellOf(unit)) - MOVED - 1] ?? null;
/** What `moved` is to hold for a unit of which that is known. */
export const movedAs = (game: Game, unit: Piece, went: unknown): number => {
  if (!isWent(went) || !isBound(game, unit)) return MOVED;
  return (went === STILL ? isSpecialist(game, unit) : isGuard(game, unit)) ? numberOf(went) : MOVED;
};
export const isWent = (went: unknown): went is string => typeof went === 'string' && WENT.includes(went);
/** The same for a unit that others made move. */
export const movedByOthers = (game: Game, unit: Piece): number => movedAs(game, unit, STILL);
/** The same for the mover of the action that is being made. */
export const movedNow = (game: Game): number =>
  movedAs(game, game.mover, game.rule?.id === rules.guardDiagonal.id ? 'diagonal' : 'straight');

/** The way that this unit has bound the others of its colour to, if it has. */
const wayBoundBy = (game: Game, unit: Piece): Way | null => {
  const went = wentOf(game, unit);
  if (game.get(moved, game.cellOf(unit)) === 0 || went === STILL) return null;
  if (isGuard(game, unit)) return went as Way | null;
  return isSpecialist(game, unit) ? wayWith(game, unit) : null;
};
/** Whoever of its colour keeps this unit, a Guard that would go that way or a specialist, from moving. */
const binding = (game: Game, unit: Piece, way: Way): Piece | undefined =>
  unitsOf(game, game.get(colour, unit)).find((p) => {
    const bound = wayBoundBy(game, p);
    return bound !== null && bound !== way;
  });

/** Why may this Guard not go that way now? null where it may. */
export const whyNotThatWay = (game: Game, guard: Piece, way: Way): Denial | null => {
  if (!isBound(game, guard)) return null;
  const by = binding(game, guard, way);
  if (by === undefined) return null;
  return { reason: isGuard(game, by) ? 'guards-one-way' : 'guards-not-with', pieces: [by], cell: game.cellOf(by) };
};
/** Why may this unit not move at all now, whatever its way? null where it may. */
export const whyNotWithGuards = (game: Game, unit: Piece): Denial | null => {
  if (!isBound(game, unit) || !isSpecialist(game, unit)) return null;
  const by = binding(game, unit, wayWith(game, unit));
  return by === undefined ? null : { reason: 'not-with-guards', pieces: [by], cell: game.cellOf(by) };
};

/** Could all units of the colours that are bound have moved so in one turn? */
export const areOrdersKept = (game: Game): boolean => {
  const ways = new Map<number, Way>();
  for (const p of game.pieces) {
    if (game.cellOf(p) === OFF || !isBound(game, p)) continue;
    const [own, way] = [game.get(colour, p), wayBoundBy(game, p)];
    if (way === null) continue;
    if (ways.has(own) && ways.get(own) !== way) return false;
    ways.set(own, way);
  }
  return true;
};
