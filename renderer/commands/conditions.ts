/** Conditions that several commands share: each returns the reason why the command is not available, or null. */

import type { MatchState } from '../state/match/match.ts';
import { liftedPiece, offered } from '../state/match/match-derived.ts';
import { isWaiting } from '../state/match/match-queue.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext } from './command.ts';

const r = uiText.reasons;
export const stateOf = ({ match }: CommandContext): MatchState => match.store.getState();
export const always = (): null => null;
export const changing = (context: CommandContext): string | null => (isWaiting(stateOf(context)) ? r.busy : null);
/** For commands that may wait in the queue: whether they can be done is decided when the answer has come. */
export const inTurn = (context: CommandContext, why: () => string | null): string | null =>
  isWaiting(stateOf(context)) ? null : why();
export const present = (context: CommandContext): string | null =>
  stateOf(context).look ? r.looking : changing(context);
export const running = (context: CommandContext): string | null =>
  stateOf(context).view.free ? uiText.free.reason : stateOf(context).view.outcome ? r.over : present(context);
const lifted = (context: CommandContext): string | null =>
  liftedPiece(stateOf(context)) === null ? r.nothingLifted : null;
/** A piece is lifted, or a feature is selected, or there is only one feature that can be placed. */
export const offering = (context: CommandContext): string | null =>
  offered(stateOf(context)).length > 0 ? null : lifted(context);
export const camera = ({ table }: CommandContext): string | null => (table === null ? r.flat : null);
