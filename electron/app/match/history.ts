/**
 * The history of a match as one viewer may know it (null: the public history): all of it, or only what a change did to
 * it, so that a move does not send the whole of a long game again.
 */

import type { Side } from '../../../engine/core/ids.ts';
import { clauseSaid } from '../../../engine/core/text/clause.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { labelSaid } from '../../../engine/match/outcome-said.ts';
import { eachOf, type Gradual } from '../../../engine/match/save/gradual.ts';
import type { HistoryChange, HistoryNode } from '../../contract/view.ts';
import { alsoOf } from './asides.ts';
import { turnLabelOf } from './turn-labels.ts';

type Line = HistoryNode['line'];
/** of all nodes of the match in their order; null where this viewer may not know that there is one */
type Lines = readonly (Line | null)[];

/** The history at one moment, for `historySince`. */
export interface HistoryMark {
  readonly viewer: Side | null;
  readonly lines: Lines;
  /** how often comments had been changed */
  readonly comments: number;
}

/** Of a long game it is long: who asks must not let the match change meanwhile. */
export function* historyOf(match: Match, viewer: Side | null): Gradual<{ nodes: HistoryNode[]; node: number }> {
  const lines = linesTo(match, viewer);
  const nodes: HistoryNode[] = [];
  yield* eachOf(match.nodes, (node) => {
    if (isSeen(viewer, node)) nodes.push(nodeViewOf(match, viewer, node, lines));
    return true;
  });
  return { nodes, node: match.seenBy(viewer).id };
}

export const markHistory = (match: Match, viewer: Side | null): HistoryMark => ({
  viewer,
  lines: linesTo(match, viewer),
  comments: match.comments.changes,
});

/** Undefined if the viewer has changed, because the new viewer knows another history. */
export function historySince(match: Match, viewer: Side | null, mark: HistoryMark): HistoryChange | undefined {
  if (viewer !== mark.viewer) return undefined;
  const lines = linesTo(match, viewer);
  const moved: HistoryChange['lines'] = [];
  let before = 0;
  for (const [place, was] of mark.lines.entries()) {
    const line = lines[place];
    if (was === null || line === null) continue;
    before++;
    if (line !== was) moved.push({ id: match.nodes[place].id, line });
  }
  const added = match.nodes.slice(mark.lines.length).filter((node) => isSeen(viewer, node));
  const comments = match.comments.changedSince(mark.comments).map((id) => ({ id, comment: match.comments.of(id) }));
  return {
    before,
    added: added.map((node) => nodeViewOf(match, viewer, node, lines)),
    lines: moved,
    ...(comments.length > 0 && { comments }),
  };
}

const isSeen = (viewer: Side | null, { secretOf }: Node): boolean => secretOf === null || secretOf === viewer;

/** The relation to the present node of every node that the viewer may know. */
function linesTo(match: Match, viewer: Side | null): Lines {
  const lies = match.liesTo(viewer);
  if (!match.hasUnseen) return lies;
  const here = match.seenBy(viewer);
  return match.nodes.map((node) => {
    if (!isSeen(viewer, node)) return null;
    return node === here ? 'present' : lies[node.place];
  });
}

function nodeViewOf(match: Match, viewer: Side | null, node: Node, lines: Lines): HistoryNode {
  const { id, place, parent, turnNumber, side, kind, text, native, spoken, group, captures, asides, secretOf } = node;
  const comment = match.comments.of(id);
  const turnLabel = turnLabelOf(match, node);
  return {
    id,
    parent: parent === null ? null : match.seenBy(viewer, parent).id,
    turnNumber,
    side,
    kind,
    text,
    label: labelSaid(match.variant, node),
    ...(spoken !== undefined && { spoken: clauseSaid(spoken) }),
    ...(native !== undefined && { native }),
    ...(group !== null && { group }),
    ...(turnLabel !== undefined && { turnLabel }),
    ...(captures && { captures }),
    ...(asides.length > 0 && { also: asides.map((aside) => alsoOf(match.variant, aside)) }),
    ...(comment && { comment }),
    ...(secretOf !== null && { secret: true as const }),
    line: lines[place] ?? 'branch',
  };
}
