/** The hint of a game whose turns are many actions is a whole turn that can be played as it is told. */
import { describe, expect, test } from 'vitest';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { TranspositionTable } from '../table.ts';
import { runAdviceJob } from './advice-jobs.ts';
import { viewOfPosition } from './position-view.ts';
import { actionOf, positionOf } from './steps.ts';

const table = new TranspositionTable(14);
const hintFor = (position: ReturnType<typeof positionOf>, nodes = 1000) =>
  runAdviceJob({ do: 'hint', view: viewOfPosition(position, position.turn, 0), nodes }, { table }).found;

describe('the plan of a hint', () => {
  test('is one action where that is the turn', () => {
    expect(hintFor(Deicide.of('R@a1 r@a9').position)?.plan.map(({ text }) => text)).toEqual(['Ra1xa9']);
  });
  test('is the whole turn of many units, which breaks no chain that a later move needs', () => {
    for (const seed of [1, 2, 3, 4]) {
      const position = positionOf(randomPosition(chesimals, seed, 30 * seed));
      const plan = hintFor(position)?.plan ?? [];
      const me = position.turn;
      expect(plan.length).toBeGreaterThan(0);
      for (const { text, side } of plan) {
        expect(side).toBe(me);
        position.play(actionOf(position, text));
      }
      expect(position.outcome !== null || position.turn !== me).toBe(true);
    }
  });
  test('in the middle of a turn is the rest of it', () => {
    const { position } = Chesimals.usual().after('Ce2-e3');
    const plan = hintFor(position)?.plan ?? [];
    expect(plan.at(-1)?.text).toBe('end');
  });
  test('has the weightiest reason of its moves', () => {
    const { position } = Chesimals.of('Cw@e5 Gw@e6 Cs@l1 Gb@e7 Cb@e8 Cr@c16');
    const hint = hintFor(position);
    expect(hint?.plan.some(({ lost }) => lost.length > 0)).toBe(true);
    expect(hint?.why?.reason.is).toBe('captures');
  });
});
