/** What a search says to people: chances, lines as steps. */
import { describe, expect, test } from 'vitest';
import { TestTable as Acid } from '../../testing/acid/table.ts';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { variants } from '../../variants/registry.ts';
import { INFINITE, WIN } from '../score.ts';
import { TranspositionTable } from '../table.ts';
import { Thinker } from '../think.ts';
import { currentTurn, positionOf, stepsOf } from './steps.ts';
import { chanceOf, tellLines } from './tell.ts';

const table = new TranspositionTable(14);

describe('a chance', () => {
  test('grows with the score, and is 50 where nobody stands better', () => {
    const chances = [-INFINITE + 2, -4000, -500, -100, 0, 100, 500, 4000, WIN - 3].map(chanceOf);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chanceOf(0)).toBe(50);
    expect(chanceOf(100) + chanceOf(-100)).toBe(100);
  });
  test('is 0 or 100 only where it is proven', () => {
    expect([chanceOf(50_000), chanceOf(-50_000)]).toEqual([99, 1]);
    expect([chanceOf(WIN - 9), chanceOf(9 - WIN)]).toEqual([100, 0]);
  });
});

describe('a line as steps', () => {
  test('says who goes where, who is lost and how it ends', () => {
    const { position } = Acid.of('K@e4 D@a1 k@e5 d@h8');
    const [line] = tellLines(position, new Thinker(position.game, { table }).think({ depth: 2 }));
    expect([line.chance, line.wins]).toEqual([100, { side: 0, actions: 1 }]);
    const [step] = line.steps;
    expect([step.text, step.label, step.side, step.outcome?.reason]).toEqual(['Ke4xe5', 'K e4×e5', 0, 'king']);
    const cells = [step.from, step.to].map((cell) => cell !== null && position.variant.topology.name(cell));
    expect([...cells, step.lost.map(({ side }) => side)]).toEqual(['e4', 'e5', [1]]);
  });
  test('chances are those of the first side, whoever is to move', () => {
    const { position } = Deicide.of('q@b14 k@c14 r@p9 K@a16 P@m3', 'black');
    const [line] = tellLines(position, new Thinker(position.game, { table }).think({ depth: 1 }));
    expect([line.chance, line.wins]).toEqual([0, { side: 1, actions: 1 }]);
  });
  test('a move tells the squares that it goes by where its way bends', () => {
    const { position } = Deicide.of('X@h8 k@p16 K@a1');
    const byOf = (text: string) => stepsOf(position, [text])[0].by.map((cell) => position.variant.topology.name(cell));
    const bent = position.actions().find(({ text }) => text.startsWith('Xh8') && byOf(text).length > 1);
    expect(bent && byOf(bent.text)[0]).toMatch(/^(h9|h7|g8|i8)$/);
    expect(byOf('Ka1-a2')).toEqual([]);
  });
  test('a turn of several actions ends where the other side is to move', () => {
    const { position } = Chesimals.of('Cw@e5 Gw@e6 Cs@l1 Cb@l8 Cr@c16');
    const steps = stepsOf(position, ['Ge6-e7', 'Ce5-e6', 'end', 'Cl8-l7', 'end']);
    expect(steps.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
    expect(currentTurn(steps).map(({ label }) => label)).toEqual(['G e6–e7', 'C e5–e6', 'End of turn']);
    expect(position.turn).toBe(0);
  });
});

test.each(variants.map((variant) => [variant.id, variant] as const))('%s: every line can be followed', (_, variant) => {
  for (const seed of [1, 2, 3]) {
    const position = positionOf(randomPosition(variant, seed, 20 * seed));
    const thought = new Thinker(position.game, { table }).think({ nodes: 2500, lines: 3 });
    for (const [i, line] of tellLines(position, thought).entries()) {
      expect(line.steps.map(({ text }) => text)).toEqual(thought.lines[i].actions);
      expect(line.chance).toBeGreaterThanOrEqual(0);
    }
  }
});

describe('an action that is asked for besides', () => {
  test('has the score that it has among all', () => {
    const { position } = Deicide.of('R@a1 r@p9 P@m4 N@e5');
    const all = new Thinker(position.game, { table }).think({ depth: 2, lines: 1000 });
    for (const line of [all.lines[0], all.lines[5], all.lines.at(-1) ?? all.lines[0]]) {
      const [text] = line.actions;
      const { also, lines } = new Thinker(position.game, { table }).think({ depth: 2, also: text });
      expect([also?.actions[0], lines[0].score]).toEqual([text, all.lines[0].score]);
      expect(also?.score).toBe(line.score);
    }
  });
  test('must be legal', () => {
    const { position } = Deicide.of('R@a1');
    expect(() => new Thinker(position.game, { table }).think({ depth: 1, also: 'Ra1-b2' })).toThrow('Ra1-b2');
  });
});
