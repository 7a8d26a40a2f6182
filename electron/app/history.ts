/**
 * The history of a match as one viewer may know it (null: the public history): all of it, or only what a change did to
 * it, so that a move does not send the whole of a long game again.
 */
import type { Side } from '../../engine/core/ids.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Node } from '../../engine/match/node.ts';
import type { HistoryChange, HistoryNode } from '../contract/view.ts';
import { alsoOf } from './asides.ts';
import { turnLabels } from './turn-labels.ts';

type Line = HistoryNode['line'];
type Lines = ReadonlyMap<number, Line>;

/** The history at one moment, for `historySince`. */
export interface HistoryMark {
  readonly viewer: Side | null;
  /** number of nodes of the match, including those that this viewer may not know */
  readonly nodes: number;
  readonly lines: Lines;
}

export function historyOf(match: Match, viewer: Side | null): { nodes: HistoryNode[]; node: number } {
  const nodes = nodeViewsOf(match, viewer, match.nodes, linesTo(match, viewer));
  return { nodes, node: match.seenBy(viewer).id };
}

export const markHistory = (match: Match, viewer: Side | null): HistoryMark => ({
  viewer,
  nodes: match.nodes.length,
  lines: linesTo(match, viewer),
});

/** Undefined if the viewer has changed, because the new viewer knows another history. */
export function historySince(match: Match, viewer: Side | null, mark: HistoryMark): HistoryChange | undefined {
  if (viewer !== mark.viewer) return undefined;
  const lines = linesTo(match, viewer);
  const moved = [...lines].filter(([id, line]) => mark.lines.has(id) && mark.lines.get(id) !== line);
  return {
    before: mark.lines.size,
    added: nodeViewsOf(match, viewer, match.nodes.slice(mark.nodes), lines),
    lines: moved.map(([id, line]) => ({ id, line })),
  };
}

const isSeen = (viewer: Side | null, { secretOf }: Node): boolean => secretOf === null || secretOf === viewer;

/** The relation to the present node of every node that the viewer may know. */
function linesTo(match: Match, viewer: Side | null): Lines {
  const lies = match.liesTo(viewer);
  const here = match.seenBy(viewer).id;
  const seen = match.nodes.filter((node) => isSeen(viewer, node));
  return new Map(seen.map(({ id }) => [id, id === here ? 'present' : (lies.get(id) ?? 'branch')]));
}

function nodeViewsOf(match: Match, viewer: Side | null, nodes: readonly Node[], lines: Lines): HistoryNode[] {
  const turns = turnLabels(match);
  return nodes
    .filter((node) => isSeen(viewer, node))
    .map(({ id, parent, turnNumber, side, kind, text, label, outcome, group, asides }) => ({
      id,
      parent: parent === null ? null : match.seenBy(viewer, parent).id,
      turnNumber,
      side,
      kind,
      text,
      label: kind === 'resign' || kind === 'agree' ? (outcome?.says ?? '') : label,
      ...(group !== null && { group, turnLabel: turns.get(id) }),
      ...(asides.length > 0 && { also: asides.map((aside) => alsoOf(match.variant, aside)) }),
      line: lines.get(id) ?? 'branch',
    }));
}
