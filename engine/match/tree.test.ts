import { describe, expect, it } from 'vitest';
import { dice } from './fixtures/dice.fixture.ts';
import type { NodeStep } from './node.ts';
import { Tree } from './tree.ts';

const step = (text: string, more: Partial<NodeStep> = {}): NodeStep => ({
  kind: 'action',
  actionKind: 'move',
  side: 0,
  turnNumber: 1,
  text,
  label: text,
  piece: null,
  from: null,
  to: null,
  by: [],
  moved: [],
  putDown: null,
  asides: [],
  endsTurn: true,
  reveals: false,
  secretOf: null,
  unseen: false,
  group: null,
  outcome: null,
  ...more,
});
const grow = (...steps: NodeStep[]): Tree => {
  const tree = new Tree(step('', { kind: 'start' }));
  for (const one of steps) tree.advance(one);
  return tree;
};
const within = { endsTurn: false };

/** The same as `branches`, from the definition: every open end beside the line, and the way up from it. */
function branchesFromTheStart(tree: Tree): { from: number; last: number }[] {
  const line = new Set(tree.path());
  const open = tree.nodes.filter((node) => node.secretOf === null);
  const inner = new Set(open.flatMap(({ parent }) => (parent === null ? [] : [tree.seenBy(null, parent).id])));
  return open
    .filter(({ id }) => !inner.has(id) && !line.has(id))
    .map(({ id: last }) => ({
      from: tree.seenBy(
        null,
        tree.path(last).findLast((id) => line.has(id)),
      ).id,
      last,
    }));
}

describe('a tree of positions', () => {
  it('undoes one action', () => {
    const tree = grow(step('a', within), step('b', within));
    expect(tree.back('action')?.text).toBe('a');
  });

  it('undoes to the start of the present turn', () => {
    const tree = grow(step('a'), step('b', within), step('c', within));
    expect(tree.back('turn')?.text).toBe('a');
  });

  it('undoes the whole previous turn if the present one has just begun', () => {
    const tree = grow(step('a'), step('b', within), step('c'));
    expect(tree.back('turn')?.text).toBe('a');
  });

  it('redoes a turn of several actions as a whole', () => {
    const tree = grow(step('a', within), step('b', within), step('c'), step('d'));
    tree.visit(0);
    expect(tree.on('turn')?.text).toBe('c');
    expect(tree.on('action')?.text).toBe('a');
  });

  it('undoes a resignation separately, and a redo of a turn stops before it', () => {
    const tree = grow(step('a', within), step('b', within), step('', { kind: 'resign' }));
    expect(tree.back('turn')?.text).toBe('b');
    tree.visit(0);
    expect(tree.on('turn')?.text).toBe('b');
    tree.visit(2);
    expect(tree.on('turn')?.kind).toBe('resign');
  });

  it('keeps an abandoned line as a branch and redoes the last visited line', () => {
    const tree = grow(step('a'), step('b'));
    tree.visit(1);
    tree.advance(step('c'));
    expect(tree.leaves()).toEqual([2, 3]);
    tree.visit(0);
    expect([1, 3].map((id) => tree.lies()[id])).toEqual(['future', 'future']);
    expect(tree.lies()[2]).toBe('branch');
    tree.visit(2);
    tree.visit(0);
    expect(tree.lies()[2]).toBe('future');
    expect(tree.lies()[3]).toBe('branch');
  });

  it('does not add a step again that was played before', () => {
    const tree = grow(step('a'), step('b'));
    tree.visit(0);
    tree.advance(step('a'));
    expect(tree.cursor.id).toBe(1);
    expect(tree.nodes).toHaveLength(3);
  });

  it('knows whether going to a node would undo something revealed', () => {
    const tree = grow(step('a'), step('boom', { reveals: true }), step('c'));
    expect(tree.passesRevelation(2)).toBe(false);
    expect(tree.passesRevelation(1)).toBe(true);
    tree.visit(1);
    expect(tree.passesRevelation(3)).toBe(false);
    expect(tree.passesRevelation(0)).toBe(false);
  });

  it('numbers secret nodes separately, so that public numbers reveal nothing of them', () => {
    const numbers = (secrets: readonly string[]): number[] => {
      const tree = grow(step('a'));
      for (const text of secrets) tree.advance(step(text, { secretOf: 1, unseen: true, endsTurn: false }));
      for (const text of ['b', 'c']) tree.advance(step(text));
      expect(tree.seenBy(null, tree.cursor.id)).toBe(tree.cursor);
      return tree.nodes.filter((node) => node.secretOf === null).map((node) => node.id);
    };
    expect(numbers(['x', 'y', 'z'])).toEqual([0, 1, 2, 3]);
    expect(numbers([])).toEqual([0, 1, 2, 3]);
  });

  it('finds the last node that a viewer may see, and the path from one node to another', () => {
    const tree = grow(step('a'), step('x', { secretOf: 0 }), step('y', { secretOf: 0 }));
    expect([null, 1, 0].map((viewer) => tree.seenBy(viewer as 0 | 1 | null).text)).toEqual(['a', 'a', 'y']);
    const [a, x, y] = tree.path().slice(1);
    tree.visit(a);
    tree.advance(step('b'));
    const b = tree.cursor.id;
    expect(tree.way(y)).toEqual([b, x, y]);
    expect(tree.way(0)).toEqual([a, b]);
  });

  it('never loses or renumbers a node (seeded)', () => {
    const roll = dice(20);
    const owners = [null, null, 0, 1] as const;
    for (let game = 0; game < 50; game++) {
      const tree = grow();
      const seen = new Map<number, string>();
      for (let i = 0; i < 200; i++) {
        const chance = roll(10);
        if (chance < 6) {
          const text = roll(4);
          tree.advance(step(String(text), { endsTurn: roll(2) === 0, secretOf: owners[text] }));
        } else if (chance < 8) tree.visit(tree.back(roll(2) ? 'action' : 'turn')?.id ?? 0);
        else if (chance < 9) tree.visit(tree.on(roll(2) ? 'action' : 'turn')?.id ?? 0);
        else tree.visit(tree.nodes[roll(tree.nodes.length)].id);
        for (const node of tree.nodes) seen.set(node.id, seen.get(node.id) ?? node.text);
        expect(tree.nodes.map((node) => node.text)).toEqual([...seen.values()]);
        const lines = new Set(tree.leaves().flatMap((leaf) => tree.path(leaf)));
        expect(lines.size).toBe(tree.nodes.length);
        expect(tree.lies().filter((lies) => lies === 'present')).toEqual(['present']);
        const path = tree.path();
        expect(tree.nodes.filter((node) => node.onLine).map((node) => node.depth)).toHaveLength(path.length);
        expect(path.every((id) => tree.at(id).onLine)).toBe(true);
        expect(tree.cursor.secrets).toBe(path.filter((id) => tree.at(id).secretOf !== null).length);
        expect(tree.nodes.map((node) => node.place)).toEqual([...tree.nodes.keys()]);
        expect(tree.branches()).toEqual(branchesFromTheStart(tree));
      }
    }
  });
});
