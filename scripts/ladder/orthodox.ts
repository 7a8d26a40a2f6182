/** Orthodox chess as our search plays it: judged as a game of ours would be, by what its pieces are known to be worth. */
import type { Cell, Side } from '../../engine/core/ids.ts';
import { freedomOn, type Judgement } from '../../engine/core/judgement.ts';
import { Chance } from '../../engine/search/chance.ts';
import { Evaluator } from '../../engine/search/evaluate.ts';
import { measure } from '../../engine/search/values.ts';
import { orthodox } from '../../engine/testing/orthodox.ts';

const worth = { pawn: 100, knight: 320, bishop: 330, rook: 500, queen: 950 };
/** Freedom as `npm run values` measures it for our games; a little of it, as in Deicide. */
const FREEDOM = 0.5;
const PROMOTION = 120;
/** For each rank that the King leaves his first behind. */
const KING_ABROAD = 15;
const SEED = 7;

export function orthodoxEvaluator(): Evaluator {
  const { topology } = orthodox;
  const freedom = freedomOn(topology, measure(orthodox, new Chance(SEED)));
  const square = (type: string, side: Side, cell: Cell): number => {
    const rank = side === 0 ? topology.y(cell) : topology.height - 1 - topology.y(cell);
    if (type === 'king') return -KING_ABROAD * rank;
    const promotion = type === 'pawn' ? PROMOTION * (rank / (topology.height - 1)) ** 2 : 0;
    return FREEDOM * freedom(type, side, cell) + promotion;
  };
  const judgement: Judgement = { worth, square };
  return new Evaluator(orthodox, judgement);
}
