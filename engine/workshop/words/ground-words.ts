/** What is said of walls, mines and portals. */
import type { FeatureWords, RuleWords } from '../../core/vocabulary.ts';
import { MINE, portalId, WALL } from '../feature-ids.ts';
import { LIMITS } from '../limits.ts';

const ORDINAL = ['', 'Second ', 'Third ', 'Fourth '];
const portals = Array.from({ length: LIMITS.portals }, (_, n) => [
  portalId(n),
  {
    name: n === 0 ? 'Portal' : `${ORDINAL[n]}portal`,
    says: 'A piece that ends its move here comes out on the other one, unless something stands there.',
  },
]);
/** By the id of the feature. */
export const groundWords: Readonly<Record<string, FeatureWords>> = {
  [WALL]: { name: 'Wall', says: 'Nobody can enter it or capture it, and only a piece that jumps gets past it.' },
  [MINE]: { name: 'Mine', says: 'A piece that comes to stand here is lost, and so is the mine.' },
  ...Object.fromEntries(portals),
};

export const groundRules = {
  mine: { id: 'mine', says: 'A piece that comes to stand on a mine is lost, and so is the mine.' },
  lay: { id: 'lay-wall', says: 'After the move, a wall is laid.' },
  leftBehind: { id: 'wall-left-behind', says: 'The square that a piece leaves becomes a wall.' },
  portal: { id: 'portal', says: 'A piece that ends its move on a portal comes out on the other one.' },
} as const satisfies Readonly<Record<string, RuleWords>>;
