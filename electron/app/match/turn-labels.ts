/** Turns of many moves in one line: `white: e2–e4, d3–d4, f2×g4`. */
import type { Cell } from '../../../engine/core/ids.ts';
import { ruleIndexOf } from '../../../engine/core/moves/rule-index.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { language, said } from '../../../engine/shared/language.ts';
import { turnMessages } from '../../contract/messages.ts';

interface Labelled {
  /** nodes that were looked at */
  count: number;
  /** by place: the moves of its turn up to it, and what that turn is called */
  readonly moves: (readonly string[] | undefined)[];
  readonly labels: (string | undefined)[];
}
/** by match, and by the language in which the turns are called: nodes never change, so that only those that came since are looked at */
const labelled = new WeakMap<Match, Map<string, Labelled>>();

/** Where the turn is the moves of one group, or of a side whose groups mix: that turn from its first move to this one. */
export function turnLabelOf(match: Match, { place }: Node): string | undefined {
  const { variant, nodes } = match;
  if (!variant.groups) return undefined;
  const areMixed = variant.groups.areMixed?.(match.options);
  const kept = labelled.get(match) ?? new Map<string, Labelled>();
  labelled.set(match, kept);
  const known = kept.get(language()) ?? { count: 0, moves: [], labels: [] };
  kept.set(language(), known);
  for (; known.count <= place; known.count++) {
    const node = nodes[known.count];
    const group = variant.groups.all.find(({ id }) => id === node.group);
    const who = group ?? (areMixed && node.kind === 'action' ? variant.sides[node.side] : null);
    if (!who || node.parent === null) continue;
    // whoever was there before it in the same turn came first in the list of nodes
    const before = match.node(node.parent);
    const own = [...(before.endsTurn ? [] : (known.moves[before.place] ?? [])), ...moveIn(variant, node)];
    known.moves[node.place] = own;
    known.labels[node.place] = turnMessages.label(said(who.name), own);
  }
  return known.labels[place];
}
/** Every cell that was left or entered in the turn that ends there, each once; what is entered comes last. */
export function cellsOfTurn(match: Match, end: Node, isKnown: (node: Node) => boolean): Cell[] {
  const moves: Node[] = [];
  for (let at = end; at.parent !== null; ) {
    at = match.node(at.parent);
    if (at.endsTurn && isKnown(at)) break;
    if (isKnown(at)) moves.unshift(at);
  }
  const cells = [...moves.map(({ from }) => from), ...moves.map(({ to }) => to)].filter((cell) => cell !== null);
  return [...new Set(cells)];
}
const moveIn = (variant: Variant, node: Node): readonly string[] => {
  const { topology } = variant;
  const { from, to, actionKind } = node;
  if (actionKind === 'end-turn') return [];
  if (from === null || to === null) return [shownLabel(node)];
  // a kind of the game's own is written as its text is, behind the letter of the piece
  if (ruleIndexOf(variant).ownKinds.some(({ id }) => id === actionKind))
    return [node.text.slice(node.text.indexOf(topology.name(from)))];
  const start = [topology.name(from), ...between(node.text)].join('–');
  return [turnMessages.move(start, topology.name(to), actionKind === 'capture')];
};
/** The squares between, which a text names only where another way would be another action. */
const between = (text: string): readonly string[] => text.split(/[-x]/).slice(1, -1);
