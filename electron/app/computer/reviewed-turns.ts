/** The turns of the line that was played, as a review judges them, and where each of them began. */

import type { Side } from '../../../engine/core/ids.ts';
import { clauseSaid } from '../../../engine/core/text/clause.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { type SideView, viewOfPosition } from '../../../engine/search/advice/position-view.ts';
import { adviceMessages as words } from '../../contract/messages.ts';
import { turnLabelOf } from '../match/turn-labels.ts';

export interface PlayedTurn {
  /** before it, and after its last action */
  readonly from: number;
  readonly node: Node;
  readonly actions: readonly string[];
  readonly label: string;
  readonly native?: string;
  readonly spoken: string;
}

/** What is laid out before the game, or done in secret, is no turn to be judged. */
const isJudged = (match: Match, viewer: Side | null, node: Node): boolean =>
  node.kind === 'action' && node.turnNumber > 0 && !node.unseen && match.seenBy(viewer, node.id) === node;

export function playedTurns(match: Match, viewer: Side | null): readonly PlayedTurn[] {
  const turns: Node[][] = [];
  let turn: Node[] = [];
  for (const node of match.path()) {
    if (!isJudged(match, viewer, node)) continue;
    turn.push(node);
    if (!node.endsTurn) continue;
    turns.push(turn);
    turn = [];
  }
  if (turn.length > 0) turns.push(turn);
  return turns.map((nodes) => {
    const [first] = nodes;
    const node = nodes[nodes.length - 1];
    const label = turnLabelOf(match, node) ?? words.inOneTurn(nodes.map(shownLabel));
    const spoken = words.inOneTurn(nodes.map((one) => (one.spoken ? clauseSaid(one.spoken) : shownLabel(one))));
    const natives = nodes.flatMap(({ native }) => native ?? []);
    const native = natives.length === nodes.length && { native: words.inOneTurn(natives) };
    return { from: first.parent ?? first.id, node, actions: nodes.map(({ text }) => text), label, ...native, spoken };
  });
}

/** A position of the match, as the viewer may know it. */
export function viewAt(match: Match, viewer: Side | null, node: number): SideView | null {
  const look = match.look(node);
  if (!look.ok) return null;
  const unseen = match.path(node).filter(({ secretOf }) => secretOf !== null && secretOf !== viewer).length;
  return viewOfPosition(look.value.position, viewer, unseen);
}
