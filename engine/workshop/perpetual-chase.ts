/** In which games perpetual chase can be judged: those where nothing changes between two like positions but who stands where. */
import { MOST_CHASED } from '../core/recurrence.ts';
import { carriedKinds, type GameData, hasHandCaptives } from './game-data.ts';

/** What stands in the way of it: turns of several actions, pieces on one square, too many pieces. */
export function whyNoChase(data: GameData): 'turns' | 'riders' | 'pieces' | null {
  const { rules, pieces, array, hands } = data;
  if (rules.movesATurn > 1 || rules.firstTurn > 1 || rules.walls !== 'none') return 'turns';
  if (pieces.some((piece) => carriedKinds(piece).length > 0)) return 'riders';
  // whoever may change sides may be of either
  const royals = new Set(pieces.flatMap(({ id, royal }) => (royal ? [id] : [])));
  const all = [...array.map(({ kind }) => kind), ...hands.flat()].filter((kind) => !royals.has(kind));
  const isTooMany = hasHandCaptives(data)
    ? all.length > MOST_CHASED
    : ([0, 1] as const).some((side) => array.filter((one) => one.side === side).length > MOST_CHASED);
  return isTooMany ? 'pieces' : null;
}
