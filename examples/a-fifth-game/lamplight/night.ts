/** The array, the hours of the night and how it ends; and what a position written down may say of them. */
import type { Game } from '../../../engine/core/game.ts';
import { other, SIDES, type Side } from '../../../engine/core/ids.ts';
import type { SetupField, StartPosition, StartProblem } from '../../../engine/core/vocabulary.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { beetle } from './beetle.ts';
import { board, hour, isFarRank } from './board.ts';
import { keeper } from './keeper.ts';
import { moth } from './moth.ts';
import { hourField, problems, sides } from './words.ts';

const ROW = [moth, beetle, keeper, moth, beetle, moth];
/** Black’s row is White’s turned round. */
export const setup = (game: Game): void => {
  ROW.forEach((type, x) => {
    game.add(type, 0, board.at(x, 0));
    game.add(type, 1, board.at(5 - x, 5));
  });
};

const DAWN = 60;
/** Whoever moved is asked first. Whose Keeper is home is home, however it got there. */ // L3
export const actionEnds = (game: Game): void => {
  game.set(hour, 0, game.get(hour, 0) + 1);
  for (const side of [game.moverSide, other(game.moverSide)]) {
    if (game.isOver) break;
    if (game.get(game.facts.royalsLost, other(side)) > 0) game.end(side, 'dark');
    else if (isHome(game, side)) game.end(side, 'home');
  }
  if (!game.isOver && game.get(hour, 0) >= DAWN) game.end(null, 'dawn');
};
const isHome = (game: Game, side: Side): boolean =>
  game.pieces.some((p) => game.typeOf(p) === keeper && game.sideOf(p) === side && isFarRank(game.cellOf(p), side));

export const startFields: readonly SetupField[] = [{ id: 'hour', ...hourField, as: 'number', most: DAWN - 1 }];
export const readStart = (game: Game, start: StartPosition): Result<void> => {
  game.set(hour, 0, Number(start.hour ?? 0));
  return ok(undefined);
};
export const writeFields = (game: Game): Readonly<Record<string, unknown>> => {
  const now = game.get(hour, 0);
  return now > 0 ? { hour: now } : {};
};
/** What keeps a position that people set up from being played. */
export const checkStart = (game: Game): readonly StartProblem[] =>
  SIDES.flatMap((side): StartProblem[] => {
    const { name } = sides[side];
    const [own, ...more] = game.pieces.filter((p) => game.typeOf(p) === keeper && game.sideOf(p) === side);
    if (own === undefined || more.length > 0) return [{ cell: null, code: 'keepers', says: problems.keepers(name) }];
    const at = game.cellOf(own);
    return isFarRank(at, side) ? [{ cell: at, code: 'home', says: problems.home(name) }] : [];
  });
