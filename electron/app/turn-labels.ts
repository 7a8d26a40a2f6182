/** Turns of many moves in one line: `white: e2–e4, d3–d4, f2×g4`. */
import type { Cell } from '../../engine/core/ids.ts';
import type { Variant } from '../../engine/core/variant.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Node } from '../../engine/match/node.ts';
import { turnMessages } from '../contract/messages.ts';

/** By node, in games where a turn is several moves of one group: the turn from its first move to this one. */
export function turnLabels({ variant, nodes }: Match): ReadonlyMap<number, string> {
  const moves = new Map<number, readonly string[]>();
  const labels = new Map<number, string>();
  if (!variant.groups) return labels;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    const group = variant.groups.all.find(({ id }) => id === node.group);
    const before = node.parent === null ? undefined : byId.get(node.parent);
    if (!group || !before) continue;
    // its predecessor in the same turn comes earlier in the list of nodes
    const own = [...(before.endsTurn ? [] : (moves.get(before.id) ?? [])), ...moveIn(variant, node)];
    moves.set(node.id, own);
    labels.set(node.id, turnMessages.label(group.name, own));
  }
  return labels;
}
/** Every cell that was left or entered in the turn that ends there, each once; entered cells come last. */
export function cellsOfTurn(path: readonly Node[], end: Node): Cell[] {
  const at = path.indexOf(end);
  const before = path.slice(0, at).findLastIndex((node) => node.endsTurn);
  const moves = path.slice(before + 1, at);
  const cells = [...moves.map(({ from }) => from), ...moves.map(({ to }) => to)].filter((cell) => cell !== null);
  return [...new Set(cells)];
}
const moveIn = ({ topology }: Variant, { from, to, actionKind, label }: Node): readonly string[] => {
  if (actionKind === 'end-turn') return [];
  if (from === null || to === null) return [label];
  return [turnMessages.move(topology.name(from), topology.name(to), actionKind === 'capture')];
};
