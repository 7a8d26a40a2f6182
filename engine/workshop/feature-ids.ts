/** What can lie on the ground of a game, by the ids that positions and actions name it with. */
import type { GameData } from './game-data.ts';

export const WALL = 'wall';
export const MINE = 'mine';
/** Each pair of portals is a kind of portal of its own. */
export const portalId = (n: number): string => (n === 0 ? 'portal' : `portal-${n + 1}`);

type Ground = Pick<GameData, 'features' | 'rules'>;
export const hasWalls = ({ features, rules }: Ground): boolean =>
  rules.walls !== 'none' || (features?.walls.length ?? 0) > 0;

/** In the order in which people should read of them. */
export function featureIdsOf(game: Ground): readonly string[] {
  const { mines = [], portals = [] } = game.features ?? {};
  return [
    ...(hasWalls(game) ? [WALL] : []),
    ...(mines.length > 0 ? [MINE] : []),
    ...portals.map((_, n) => portalId(n)),
  ];
}
