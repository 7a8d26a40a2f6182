/** What lies on the squares of a game in the making, one thing on each: walls, mines and pairs of portals. */
import type { GameGround } from '../../../../../electron/contract/workshop.ts';
import { withCell } from './squares.ts';

export type Lying = 'wall' | 'mine' | 'portal';
export const LYING: readonly Lying[] = ['wall', 'mine', 'portal'];
/** The reader of files takes no more. */
export const MOST_OWN_PORTALS = 4;

const NOTHING: GameGround = { walls: [], mines: [], portals: [] };

export function lyingOn(ground: GameGround = NOTHING, cell: string): Lying | null {
  if (ground.walls.includes(cell)) return 'wall';
  if (ground.mines.includes(cell)) return 'mine';
  return ground.portals.some((pair) => pair.includes(cell)) ? 'portal' : null;
}
/** The number of its pair, from 1; null: no portal. */
export function pairOn(ground: GameGround = NOTHING, cell: string): number | null {
  const pair = ground.portals.findIndex((ends) => ends.includes(cell));
  return pair < 0 ? null : pair + 1;
}
/** Without a portal goes its other end too. */
export const without = (ground: GameGround = NOTHING, cell: string): GameGround => ({
  walls: withCell(ground.walls, cell, false),
  mines: withCell(ground.mines, cell, false),
  portals: ground.portals.filter((pair) => !pair.includes(cell)),
});
export function withLying(ground: GameGround | undefined, cell: string, what: 'wall' | 'mine'): GameGround {
  const rest = without(ground, cell);
  return what === 'wall'
    ? { ...rest, walls: withCell(rest.walls, cell, true) }
    : { ...rest, mines: withCell(rest.mines, cell, true) };
}
export function withPortals(ground: GameGround | undefined, one: string, other: string): GameGround {
  const rest = without(without(ground, one), other);
  return { ...rest, portals: [...rest.portals, [one, other]] };
}
