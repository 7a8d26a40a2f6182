/**
 * A ready lay-out of the terrain, as data, for players who would rather begin than lay out 24 features one by one
 * (D-T0). Black's features mirror White's, as the array does, so the sides are alike and every second Cathedral stands
 * on the other colour (D-T1). Landmines are no part of it: they are each player's own secret.
 */
import type { Game } from '../../../core/game.ts';
import { NOBODY } from '../../../core/ids.ts';
import { board, terrain } from '../board.ts';

/** White's, in the order in which they are placed; each is answered by Black's opposite. */
const WHITES: readonly (readonly [feature: string, file: string, rank: number])[] = [
  ...([
    ['ziggurat', 'd', 8],
    ['ziggurat', 'm', 8],
    ['ziggurat', 'i', 7],
  ] as const),
  ...([
    ['cathedral', 'e', 6],
    ['cathedral', 'l', 6],
    ['portal', 'h', 7],
  ] as const),
  ...([
    ['wall', 'f', 7],
    ['wall', 'k', 7],
  ] as const),
  ...([
    ['glue', 'b', 6],
    ['glue', 'o', 6],
    ['glue', 'g', 5],
    ['glue', 'j', 5],
  ] as const),
];

/** The texts of the actions that place all of it, in order, from the first one on. */
export const readyTexts: readonly string[] = WHITES.flatMap(([feature, file, rank]) => [
  `${feature}@${file}${rank}`,
  `${feature}@${file}${17 - rank}`,
]);

/** Is every cell of these free? Asked where nothing has been placed yet: somebody may have been set up there. */
export const isRoomFor = (game: Game, texts: readonly string[]): boolean =>
  texts.every((text) => {
    const cell = board.parse(text.slice(text.indexOf('@') + 1));
    return cell !== undefined && game.pieceOn(cell) === NOBODY && game.get(terrain.ground, cell) === 0;
  });
