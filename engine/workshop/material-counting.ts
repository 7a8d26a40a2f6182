/** The points by which Fairy-Stockfish decides games, `materialCounting`. */
import type { Points } from './game-data.ts';

export const MATERIAL_COUNTINGS = ['none', 'janggi', 'unweighted', 'whitedrawodds', 'blackdrawodds'] as const;
export type MaterialCounting = (typeof MATERIAL_COUNTINGS)[number];

const JANGGI: Readonly<Record<string, number>> = {
  ...{ rook: 13, janggiCannon: 7, horse: 5, janggiElephant: 3, wazir: 3, soldier: 2 },
};
/** `kinds`: the ids of a game's kinds with the names that they have in `variants.ini`. */
export function pointsUnder(
  rule: MaterialCounting,
  kinds: readonly (readonly [id: string, key: string])[],
): Points | undefined {
  switch (rule) {
    case 'none':
      return undefined;
    case 'janggi': {
      const of = kinds.flatMap(([id, key]) => (Object.hasOwn(JANGGI, key) ? [[id, JANGGI[key]] as const] : []));
      return { of: Object.fromEntries(of), odds: [0, 1.5] };
    }
    case 'unweighted':
      return { of: Object.fromEntries(kinds.map(([id]) => [id, 1])), odds: [0, 0] };
    case 'whitedrawodds':
      return { of: {}, odds: [0.5, 0] };
    case 'blackdrawodds':
      return { of: {}, odds: [0, 0.5] };
  }
}
