/** What lies on the board when the game begins, for the rulebook. */
import { MINE, portalId, WALL } from '../feature-ids.ts';
import type { GameData } from '../game-data.ts';
import { groundWords } from './ground-words.ts';

const MANY_WALLS = 'Nobody can enter or capture them, and only a piece that jumps gets past them.';

export function groundSentences({ features }: GameData): readonly string[] {
  if (!features) return [];
  const { walls, mines, portals } = features;
  return [
    ...(walls.length > 0 ? [`${lying('wall', walls)} ${walls.length > 1 ? MANY_WALLS : groundWords[WALL].says}`] : []),
    ...(mines.length > 0 ? [`${lying('mine', mines)} ${groundWords[MINE].says}`] : []),
    ...portals.map((pair) => `${lying('portal', pair)} ${groundWords[portalId(0)].says}`),
  ];
}
const lying = (what: string, cells: readonly string[]): string =>
  cells.length === 1 ? `There is a ${what} on ${cells[0]}.` : `There are ${what}s on ${listOf(cells)}.`;
const listOf = (cells: readonly string[]): string => `${cells.slice(0, -1).join(', ')} and ${cells.at(-1)}`;
