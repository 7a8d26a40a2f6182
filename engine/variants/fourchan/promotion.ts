/**
 * Promotion: a piece may promote on a move that starts or ends in the enemy's camp (C-P1, C-P2). What counts is where the
 * move itself ends, not where a teleporter takes it (C-P4), and of a rage its last cell (C-P5). Nothing else promotes: no
 * shot, lift, castling or drop arrives by the mover's own move (C-P3).
 */
import { type Cell, type Piece, SIDES } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { How } from '../../core/moves/plans.ts';
import type { Choice } from '../../core/variant.ts';
import { board, FIRST_RANK_OF_ZONE, LAST_RANK, relativeRank, spent } from './board.ts';
import { isRidden } from './carry.ts';
import { ADMIN, ANON, isPromoted, promotedForm } from './kinds.ts';
import { stays } from './teleport.ts';
import { rules } from './words/words.ts';

/** By side and cell: is it in the zone where that side promotes? */
const zones = SIDES.map((side) => board.cells.map((c) => relativeRank(c, side) >= FIRST_RANK_OF_ZONE));

export const promotion: Choice = {
  ...rules.promotion,
  offer(g, me, to, how) {
    const { game } = g;
    const isInZone = zones[g.sideOf(me)];
    const isFromZone = isInZone[game.cellOf(me)];
    const isToZone = isInZone[to];
    const isAnywhere = game.options.rider === 'anywhere' && game.riderOn(game.cellOf(me)) === me; // C-P6b
    if (!isFromZone && !isToZone && !isAnywhere) return 'no';
    const kind = game.kindOf(me);
    if (isPromoted(kind) || kind === ADMIN || how === 'board' || isRidden(game, me)) return 'no'; // C-P6, C-P7
    if (mustPromote(g, me, to, how)) return 'must';
    if (isAnywhere) return 'may';
    return game.options.promotion === 'crossing' && isFromZone && isToZone ? 'no' : 'may';
  },
  add({ game }, plans, me) {
    const kind = game.kindOf(me);
    plans.become(me, promotedForm(kind));
    if (kind === ANON) plans.mark(spent, me, 0); // of a promoted one nobody asks it: like are alike
  },
};
/** C-P2, C-P8: an Anon that would stay on its last rank could never move again. */
const mustPromote = ({ game }: Planner, me: Piece, to: Cell, how: How): boolean =>
  game.kindOf(me) === ANON && how !== 'board' && relativeRank(to, game.sideOf(me)) === LAST_RANK && stays(game, to);
