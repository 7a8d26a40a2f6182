/** In which games perpetual chase can be judged: those where nothing changes between two like positions but who stands where. */
import { MOST_CHASED } from '../core/recurrence.ts';
import { carriedKinds, type GameData } from './game-data.ts';

/** What stands in the way of it: turns of several actions, pieces on one square, too many pieces. */
export function whyNoChase(data: GameData): 'turns' | 'riders' | 'pieces' | null {
  const { rules, pieces, array } = data;
  if (rules.movesATurn > 1 || rules.firstTurn > 1 || rules.walls !== 'none') return 'turns';
  if (pieces.some((piece) => carriedKinds(piece).length > 0)) return 'riders';
  return ([0, 1] as const).some((side) => array.filter((one) => one.side === side).length > MOST_CHASED)
    ? 'pieces'
    : null;
}
