/**
 * Every diagram of the original text, by its id, the data of which were checked against an independent model; and those of
 * the rulebook.
 */
import { describe, expect, test } from 'vitest';
import { sorted, TestTable } from '../../../testing/acid/table.ts';
import { acid } from '../index.ts';
import diagrams from './diagrams.json' with { type: 'json' };

interface Diagram {
  readonly id: string;
  readonly pieces: string;
  readonly turn: string;
  readonly on: string;
  readonly to: readonly string[];
  readonly never: readonly string[];
  readonly captures: Readonly<Record<string, readonly string[] | undefined>>;
  readonly swaps: readonly string[];
  readonly shoves: readonly { readonly to: string; readonly from: string; readonly into: string }[];
}

describe('diagrams with a complete set of destinations', () => {
  for (const d of diagrams as unknown as readonly Diagram[]) {
    test(`${d.id}: ${d.pieces}, ${d.on}`, () => {
      const table = TestTable.of(d.pieces, d.turn as 'magi' | 'line');
      expect(table.to(d.on)).toEqual([...d.to].sort());
      for (const cell of d.never) expect(table.to(d.on)).not.toContain(cell);
      const captures = Object.entries(d.captures).map(([to, at]) => `${to}: ${[...(at ?? [])].sort().join(' ')}`);
      expect(table.takes(d.on).map((t) => t.split(' ').sort().join(' '))).toEqual(
        captures.sort().map((t) => t.split(' ').sort().join(' ')),
      );
      for (const to of d.to) expect(table.kind(d.on, to).includes('swap')).toBe(d.swaps.includes(to));
      for (const { to, from, into } of d.shoves) table.play(`S${d.on}-${to},${from}>${into}`);
    });
  }
});

describe('diagrams about what happens', () => {
  test('D01: the array', () => {
    const table = TestTable.usual();
    expect(table.census).toBe(
      'A@d1 D@a2 D@b2 D@c2 D@d2 D@e2 D@f2 D@g2 D@h2 D@i2 G@b1 G@h1 H@f1 K@e1 M@- R@g1 S@a1 S@i1 V@c1 W@- ' +
        'a@f9 d@a8 d@b8 d@c8 d@d8 d@e8 d@f8 d@g8 d@h8 d@i8 g@b9 g@h9 h@d9 k@e9 m@- r@c9 s@a9 s@i9 v@g9 w@-',
    );
  });
  test('D12: every dead cell of a Holepunch', () => {
    const dead = sorted('e2 e3 d4 e4 f4 b5 c5 d5 e5 f5 g5 h5 d6 e6 f6 e7 e8');
    const entered = new Set<string>();
    for (const file of 'abcdefghi') {
      for (const rank of '123456789') {
        const to = TestTable.of(`H@${file}${rank}`).to(`${file}${rank}`);
        expect(to.length === 0).toBe(dead.includes(file + rank));
        for (const cell of to) entered.add(cell);
      }
    }
    expect(entered.size).toBe(64);
    for (const cell of dead) expect(entered.has(cell)).toBe(false);
  });
  test('D15: a Ghost reaches 120 cells', () => {
    const to = TestTable.of('G@e2').to('e2');
    expect(to).toHaveLength(120);
    for (const corner of ['Δλ', 'δλ', 'ΔΛ', 'δΛ']) expect(to).toContain(corner);
  });
  test('D22: a Diskette becomes a Charonite on the back row', () => {
    const table = TestTable.of('D@e8 K@a1 k@i9');
    const effects = table.play('De8-e9');
    expect(table.census).toBe('C@e9 K@a1 k@i9');
    expect(effects.map((e) => e.do)).toEqual(['go', 'become', 'turn']);
  });
  test('D23: a Mass neither moves nor is swapped', () => {
    const table = TestTable.of('M@e3 K@e7 k@a1');
    expect(table.to('e3')).toEqual([]);
    expect(table.to('e7')).not.toContain('e3');
  });
  test('D24: a Mass is dropped anywhere but on a King', () => {
    const table = TestTable.of('k@e9 m@g7 d@c6 G@d5 D@d4 K@e1', 'magi', { hands: 'M' });
    expect(table.drops()).toHaveLength(79);
    for (const cell of ['g7', 'd5', 'd4', 'c6']) expect(table.drops()).toContain(cell);
    for (const king of ['e1', 'e9']) expect(table.drops()).not.toContain(king);
  });
  test('D26: a Worm wins by the King and loses by any other move', () => {
    const texts = TestTable.of('w@e7 K@e5 k@a1', 'line')
      .from('e7')
      .map((a) => a.text);
    expect(texts).toHaveLength(10);
    for (const text of texts) {
      const table = TestTable.of('w@e7 K@e5 k@a1', 'line');
      table.play(text);
      expect(table.ending).toBe(text === 'We7xe5' ? 'line: worm-extraction' : 'magi: worm-breach');
    }
  });
  test('D27: only Worm moves are left', () => {
    const table = TestTable.of('K@a9 C@b9 M@a8 m@b8 W@e5 k@f2');
    const actions = table.position.actions();
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every((a) => a.text.startsWith('W') && a.captures.length === 0 && a.loses !== null)).toBe(true);
    expect(TestTable.of('K@a9 C@b9 M@a8 m@b8 W@a5 k@f2').kind('a9', 'a5')).toEqual(['swap']);
  });
  test('D29: a Charonite captures backward, and wins on its starting row', () => {
    const table = TestTable.of('C@c4 g@c3 c@g8 K@e1 k@e9', 'line');
    expect(table.ending).toBeNull();
    table.play('Cg8-g9');
    expect(table.ending).toBe('line: mutiny');
  });
});

describe('in each picture of the rulebook there is something to show', () => {
  test.each(acid.words.rulebook.filter(({ diagrams }) => diagrams.length > 0))('$title', ({ diagrams }) => {
    for (const { spec } of diagrams) {
      const table = TestTable.of(spec.pieces, spec.turn as 'magi' | 'line');
      const isStill = spec.pieces === 'M@e3 K@e7'; // a Mass has no moves: the King shows it
      expect(table.to(spec.focus).length > 0 || isStill, spec.pieces).toBe(true);
    }
  });
});
