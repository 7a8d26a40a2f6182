/** The conditions that several commands share: each answers the reason why not, or null. */

import { liftedPiece, offered, soughtNode } from '../state/match-derived.ts';
import { type Walk, walk } from '../state/match-moves.ts';
import { isWaiting } from '../state/match-queue.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext } from './command.ts';

const r = uiText.reasons;
export const always = (): null => null;
export const changing = (d: CommandContext): string | null => {
  return isWaiting(d.match.store.getState()) ? r.busy : null;
};
/** For what waits its turn while an answer is awaited: whether it can be done is seen when the answer has come. */
export const inTurn = (d: CommandContext, why: () => string | null): string | null =>
  isWaiting(d.match.store.getState()) ? null : why();
export const present = (d: CommandContext): string | null => (d.match.store.getState().look ? r.looking : changing(d));
export const running = (d: CommandContext): string | null =>
  d.match.store.getState().view.outcome ? r.over : present(d);
export const lifted = (d: CommandContext): string | null =>
  liftedPiece(d.match.store.getState()) === null ? r.nothingLifted : null;
/** A piece or a feature is in the hand, or there is only one thing that can be laid. */
export const offering = (d: CommandContext): string | null =>
  offered(d.match.store.getState()).length > 0 ? null : lifted(d);
export const camera = (d: CommandContext): string | null => (d.table === null ? r.flat : null);
/** Where a step through the game leads from what is shown, or null. */
export const walkTo = (d: CommandContext, way: Walk): number | null => {
  const s = d.match.store.getState();
  return walk(s.nodes, soughtNode(s), s.view.node, way);
};
