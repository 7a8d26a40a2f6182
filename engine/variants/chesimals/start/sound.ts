/** Saved facts come from outside: could a game have come to these? Whoever reads the board relies on it. */
import type { Game } from '../../../core/game.ts';
import { NOBODY, OFF, type Piece } from '../../../core/ids.ts';
import { savedPieces } from '../../../core/start/saved-pieces.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { chiefs, chosen, colour, isStirred, layout, leaders, moved, quiet, vacated } from '../board.ts';
import { colourNumbered, colours, NEUTRAL, NO_COLOUR } from '../colours.ts';
import { allChiefs, areChainsMixed } from '../fusion.ts';
import { areOrdersKept, movedAs, wentOf } from '../orders.ts';
import { hasBegun, QUIET_TURNS } from '../turn.ts';
import { startSays } from '../words/words.ts';
import { canBeNeutral } from './start.ts';

export const checkFacts = (game: Game): Result<void> => {
  const units = savedPieces(game);
  const pieces = Array.from({ length: layout.pieces }, (_, p) => p as Piece);
  const isSound =
    units.every((p) => isOwnerSound(game, p) && !game.isInHand(p)) &&
    pieces.slice(units.length).every((p) => game.get(colour, p) === NO_COLOUR) &&
    areChiefsSound(game, units) &&
    isTurnSound(game) &&
    areOrdersKept(game) &&
    game.get(vacated, 0) === 0 &&
    isCountSound(game);
  return isSound ? ok(undefined) : err('bad-facts', startSays.facts);
};
const isOwnerSound = (game: Game, p: Piece): boolean =>
  game.get(colour, p) === NEUTRAL
    ? canBeNeutral(game, p) && (game.isNeutral(p) || game.cellOf(p) === OFF)
    : colourNumbered(game.get(colour, p))?.side === game.sideOf(p);
const areChiefsSound = (game: Game, units: readonly Piece[]): boolean =>
  colours.every((_, i) => {
    const own = units.filter((p) => game.typeOf(p).id === 'chief' && game.get(colour, p) === i + 1);
    return own.length < 2 && game.get(chiefs, i) === (own[0] ?? NOBODY);
  });
/** Who has moved is of the colour that moves, and that is one of the side to move, or nobody has. By side: Q40. */
const isTurnSound = (game: Game): boolean => {
  const now = game.get(chosen, 0);
  const done = game.topology.cells.filter((c) => game.get(moved, c) !== 0);
  const isMixed = areChainsMixed(game.options);
  const leading = game.get(leaders, 0);
  if (isMixed ? now !== NO_COLOUR : leading !== 0) return false;
  if (!hasBegun(game)) return done.length === 0;
  // what is neutral has been converted, by a Chief that counts as moved as well
  const isMover = (p: Piece): boolean => p !== NOBODY && !game.isNeutral(p);
  if (!done.some((c) => isMover(game.pieceOn(c)))) return false;
  if (isMixed ? (leading & ~allChiefs(game, game.toMove)) !== 0 : colourNumbered(now)?.side !== game.toMove)
    return false;
  return done.every((c) => {
    const there = game.pieceOn(c);
    return (
      there !== NOBODY &&
      (game.isNeutral(there) || (isMixed ? game.sideOf(there) === game.toMove : game.get(colour, there) === now)) &&
      game.cellOf(there) !== OFF &&
      game.get(moved, c) === movedAs(game, there, wentOf(game, there))
    );
  });
};
const isCountSound = (game: Game): boolean => {
  const [turns, stirred] = [game.get(quiet, 0), game.get(isStirred, 0)];
  if (turns < 0 || turns > QUIET_TURNS) return false;
  return stirred === 0 || (stirred === 1 && hasBegun(game));
};
