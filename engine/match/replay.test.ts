/**
 * What makes replaying a long game fast: an action is found without generating all others, and a step costs the
 * distance between two nodes, not the whole way from the start.
 */
import { describe, expect, it } from 'vitest';
import { variants } from '../variants/registry.ts';
import { dice } from './fixtures/dice.fixture.ts';
import { mined } from './fixtures/mined.fixture.ts';
import { anyMatch } from './fixtures/random-match.fixture.ts';
import type { NodeStep } from './node.ts';
import { Tree } from './tree.ts';

describe('finding a single action', () => {
  const samples = variants.flatMap((variant) =>
    [31, 32, 33].map((seed) => [variant.id, seed, anyMatch(variant, seed, 10 + 25 * (seed - 31))] as const),
  );
  it.each([...samples, ['deicide with mines', 0, mined(['d9', 'e8'], ['h8'])] as const])(
    '%s, seed %i: is the one that the list has',
    (_, seed, match) => {
      const { position } = match;
      const listed = position.actions();
      const roll = dice(seed);
      for (let i = 0; i < Math.min(40, listed.length); i++) {
        const action = listed[listed.length <= 40 ? i : roll(listed.length)];
        // undo clears the cached list
        position.play(action);
        const after = position.fingerprint();
        position.takeBack();
        const alone = position.find(action.text);
        expect(alone).toEqual({ ok: true, value: action });
        if (!alone.ok) continue;
        position.play(alone.value);
        expect(position.fingerprint()).toBe(after);
        position.takeBack();
      }
      expect(position.actions()).toEqual(listed);
    },
  );
});

describe('a deep tree', () => {
  class CountedTree extends Tree {
    looks = 0;
    override at(id: number) {
      this.looks++;
      return super.at(id);
    }
  }
  const step = (text: string): NodeStep => ({
    ...{ kind: 'action', actionKind: 'move', side: 0, turnNumber: 1, text, label: text, piece: null },
    ...{ from: null, to: null, by: [], group: null, moved: [], putDown: null, asides: [] },
    ...{ endsTurn: true, reveals: false, secretOf: null, unseen: false, outcome: null },
  });

  it('is not climbed to its root for a step forward, back or sideways', () => {
    const tree = new CountedTree(step('start'));
    for (let i = 0; i < 2000; i++) tree.advance(step(String(i)));
    const { id } = tree.cursor;
    const parent = tree.back('action')!.id;
    const looksOf = (work: () => unknown): number => {
      tree.looks = 0;
      work();
      return tree.looks;
    };
    expect(looksOf(() => tree.advance(step('on')))).toBeLessThan(20);
    expect(looksOf(() => [tree.way(parent), tree.passesRevelation(parent), tree.meeting(parent)])).toBeLessThan(40);
    expect(looksOf(() => tree.visit(parent))).toBeLessThan(20);
    expect(looksOf(() => tree.advance(step('aside')))).toBeLessThan(20);
    expect(looksOf(() => tree.visit(id))).toBeLessThan(20);
    expect(tree.on('action')?.text).toBe('on');
  });
});
