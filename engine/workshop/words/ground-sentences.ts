/** What lies on the board when the game begins, for the rulebook. */
import { englishList } from '../../shared/english.ts';
import { live, said } from '../../shared/language.ts';
import { MINE, portalId } from '../feature-ids.ts';
import type { GameData } from '../game-data.ts';
import { quoted } from './articles.ts';
import { groundWords } from './ground-words.ts';
import { named, wallFeature } from './wall-words.ts';

const lying = (what: string, cells: readonly string[]): string =>
  cells.length === 1 ? `There is a ${what} on ${cells[0]}.` : `There are ${what}s on ${englishList(cells)}.`;

export const words = live('workshopGround', {
  walls: (cells: readonly string[]): string => lying('wall', cells),
  mines: (cells: readonly string[]): string => lying('mine', cells),
  portals: (cells: readonly string[]): string => lying('portal', cells),
  /** what keeps a position from being played */
  oneWall: 'There is one wall at most, which is moved.',
  twoPortals: (name: string): string => `There must be two of ${quoted(name)}, or none.`,
  manyWalls: 'Nobody can enter or capture them, and only a piece that jumps gets past them.',
});

export const oneWall = ({ wallName }: GameData): string =>
  wallName === undefined ? words.oneWall : named.onlyOne(wallName);

export function groundSentences(data: GameData): readonly string[] {
  const { features, wallName } = data;
  if (!features) return [];
  const { walls, mines, portals } = features;
  const lie = wallName === undefined ? words.walls(walls) : named.lying(wallName, walls);
  return [
    ...(walls.length > 0 ? [`${lie} ${walls.length > 1 ? words.manyWalls : said(wallFeature(data).says)}`] : []),
    ...(mines.length > 0 ? [`${words.mines(mines)} ${said(groundWords[MINE].says)}`] : []),
    ...portals.map((pair) => `${words.portals(pair)} ${said(groundWords[portalId(0)].says)}`),
  ];
}
