/** What a search says to people: chances, lines as steps, threats. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { Table as Acid } from '../testing/acid-table.ts';
import { Table as Chesimals } from '../testing/chesimals-table.ts';
import { Table as Deicide } from '../testing/deicide-table.ts';
import { Table as Fourchan } from '../testing/fourchan-table.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { variants } from '../variants/registry.ts';
import { INFINITE, WIN } from './score.ts';
import { positionOf, stepsOf, turnOf } from './steps.ts';
import { Table } from './table.ts';
import { chanceOf, tellLines, threatIn } from './tell.ts';
import { Thinker } from './think.ts';

const table = new Table(14);

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
    const { position } = new Acid('K@e4 D@a1 k@e5 d@h8');
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
  test('a turn of several actions ends where the other side is to move', () => {
    const { position } = Chesimals.of('Cw@e5 Gw@e6 Cs@l1 Cb@l8 Cr@c16');
    const steps = stepsOf(position, ['Ge6-e7', 'Ce5-e6', 'end', 'Cl8-l7', 'end']);
    expect(steps.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
    expect(turnOf(steps).map(({ label }) => label)).toEqual(['G e6–e7', 'C e5–e6', 'End of turn']);
    expect(position.turn).toBe(0);
  });
});

describe('a threat', () => {
  const threat = ({ position }: { readonly position: Position }): string | null => {
    const before = position.fingerprint();
    const found = threatIn(position.game, { table });
    expect(position.fingerprint()).toBe(before);
    if (found === null) return null;
    const name = position.variant.topology.name;
    const lost = found.lost.map(
      ({ kind, at }) => `${position.variant.types[kind].name} ${name.call(position.variant.topology, at)}`,
    );
    return [found.step.text, ...lost, found.outcome?.reason ?? ''].join(' ').trim();
  };
  test('is what the other side would win by if it were to move', () => {
    expect(threat(Deicide.of('R@a1 b@d4 k@i14'))).toBe('Bd4xa1 Rook a1');
    expect(threat(Fourchan.of('A@e5 N@b2 t@e9 a@j10'))).toBe('Te9xe5 Admin e5 admin-taken');
    expect(threat(new Acid('K@e4 D@a1 v@h7 k@i9'))).toMatch(/King e4 king$/);
    expect(threat(Chesimals.of('Cw@e5 Gw@d1 Gb@e6 Cb@e7 Cr@l16'))).toBe('Ge6xe5 Chief e5 chiefs-taken');
  });
  test('is none where nothing falls: what only improves a position is no threat', () => {
    expect(threat(Deicide.of('R@a1 r@p16 P@m4'))).toBeNull();
    expect(threat(Acid.usual())).toBeNull();
    expect(threat(Fourchan.usual())).toBeNull();
    expect(threat(Chesimals.usual())).toBeNull();
    expect(threat(Deicide.usual())).toBeNull();
  });
  test('is none where it costs as much as it gains', () => {
    expect(threat(Deicide.of('N@e5 r@e9 P@d4'))).toBeNull();
  });
  test('cannot be told in check, in the middle of a turn and in a phase', () => {
    expect(threat(Deicide.of('R@a1 b@d4 r@i9'))).toBeNull();
    const inTurn = Chesimals.of('Cw@e5 Gw@d4 Gb@e6 Cb@e7 Cr@l16').after('Gd4-d3');
    expect(threat(inTurn)).toBeNull();
    expect(threat(Deicide.usual({ terrain: 'on' }))).toBeNull();
  });
  test('does not betray a check that the players are to find', () => {
    const players = { options: { check: 'players' } };
    expect(threat(Deicide.of('R@a1 b@d4 r@i9', 'white', players))).toBeNull();
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
    threatIn(position.game, { table });
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
