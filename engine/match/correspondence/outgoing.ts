/**
 * The text that this machine has to send: the turn that was finished, with the invitation before it as long as nothing
 * came back. While the other side is awaited, it is the last text again.
 */

import { LONGEST_TURN_TEXT } from '../../shared/limits.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Match } from '../match.ts';
import { ROOT } from '../node.ts';
import { words } from '../words.ts';
import { correspondenceOf, turnText } from './correspondence.ts';
import { type Enclosed, invitationText } from './invitation.ts';

export interface Outgoing {
  readonly text: string;
  /** was it sent before? */
  readonly isAgain: boolean;
  readonly offersDraw: boolean;
  /** is it an invitation, with or without a turn? */
  readonly invites: boolean;
}

/** Where the last text began: what was sent before it and was taken back for another machine's game does not count. */
function sentBefore(match: Match): number {
  const path = new Set(match.path().map(({ id }) => id));
  return match.sent.slice(0, -1).findLast(({ node }) => path.has(node))?.node ?? ROOT;
}

/** `enclosed`: what goes with the invitation, if it is one */
export function outgoing(match: Match, offersDraw = false, enclosed: Enclosed = {}): Result<Outgoing> {
  const mine = correspondenceOf(match);
  if (!mine) return err('not-elsewhere', words.nobodyElsewhere);
  const { sent, cursor } = match;
  const last = sent.at(-1);
  const isAgain = last?.side === mine.side && last.node === cursor.id;
  const from = isAgain ? sentBefore(match) : mine.sent;
  const draw = isAgain ? last.draw : offersDraw;
  const invites = sent.every(({ side }) => side === mine.side);
  const lines: string[] = [];
  if (invites) {
    const invitation = invitationText(match, mine.key, mine.side, enclosed);
    if (!invitation.ok) return invitation;
    lines.push(invitation.value);
  }
  const hasTurn = cursor.id !== from;
  if (hasTurn || !invites) {
    const turn = turnText(match, { ...mine, sent: from }, draw);
    if (!turn.ok) return turn;
    lines.push(turn.value);
  }
  const text = lines.join('\n');
  // each of them may be short enough
  if (text.length > LONGEST_TURN_TEXT) return err('too-long', words.turnTooBig);
  return ok({ text, isAgain, offersDraw: hasTurn && draw && match.outcome === null, invites });
}
