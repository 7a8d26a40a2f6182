/** The pieces of saved facts that a game has loaded, though not yet the list of them. */
import { said } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Game } from '../game.ts';
import { OFF, type Piece, SIDES } from '../ids.ts';
import { fillTemplate } from './fill.ts';
import { withCellName } from './start.ts';

export const savedPieces = (game: Game): readonly Piece[] =>
  Array.from({ length: game.get(game.facts.population, 0) }, (_, p) => p as Piece);

/** No game comes to two royal pieces of a side, whatever its rules were. */
export const hasOneRoyalEach = (game: Game, code: string, sentence: string): Result<void> => {
  const { variant, topology } = game;
  for (const side of SIDES) {
    const isRoyal = (p: Piece): boolean => variant.types[game.kindOf(p)].royal === true && game.sideOf(p) === side;
    const second = savedPieces(game).filter((p) => isRoyal(p) && game.cellOf(p) !== OFF)[1];
    if (second === undefined) continue;
    const cell = game.cellOf(second);
    const says = fillTemplate(sentence, { side: said(variant.sides[side].name) });
    return err(code, withCellName(variant, { code, cell, says }), topology.name(cell));
  }
  return ok(undefined);
};
