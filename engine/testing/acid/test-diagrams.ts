/** The diagrams of the original text under their ids (diagrams.json), for the engine and for the oracle. */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';
import diagrams from './diagrams.json' with { type: 'json' };
import type { AcidTableOf, AskedTable } from './test-positions.ts';

interface Diagram {
  readonly id: string;
  readonly pieces: string;
  readonly turn: string;
  readonly on: string;
  /** all destinations */
  readonly to: readonly string[];
  readonly never: readonly string[];
  /** for each destination that captures, the cells of its victims */
  readonly captures: Readonly<Record<string, readonly string[] | undefined>>;
  readonly swaps: readonly string[];
  readonly shoves: readonly { readonly to: string; readonly from: string; readonly into: string }[];
}

/** `usual` sets up the usual array. */
export function testDiagrams(of: AcidTableOf, usual: () => AskedTable): void {
  describe('diagrams with a complete set of destinations', () => {
    for (const d of diagrams as unknown as readonly Diagram[]) {
      test(`${d.id}: ${d.pieces}, ${d.on}`, () => {
        const set = () => of(d.pieces, d.turn as 'magi' | 'line');
        const table = set();
        expect(table.to(d.on)).toEqual([...d.to].sort());
        for (const cell of d.never) expect(table.to(d.on)).not.toContain(cell);
        const captures = Object.entries(d.captures).map(([to, at = []]) => `${to}: ${[...at].sort().join(' ')}`);
        expect(table.takes(d.on)).toEqual(captures.sort());
        const has = (kind: string) => d.to.filter((to) => table.kind(d.on, to).includes(kind)).sort();
        expect(has('swap')).toEqual([...d.swaps].sort());
        expect(has('push')).toEqual(d.shoves.map(({ to }) => to).sort());
        for (const to of d.to) expect(table.kind(d.on, to)).toHaveLength(1);
        for (const { to, from, into } of d.shoves) {
          const after = d.pieces.replace(`@${from}`, `@${into}`).replace(`@${d.on}`, `@${to}`);
          expect(set().after(`S${d.on}-${to},${from}>${into}`).census).toBe(words(after).join(' '));
        }
      });
    }
  });

  describe('diagrams about what happens', () => {
    test('D01: the array', () =>
      expect(usual().census).toBe(
        'A@d1 D@a2 D@b2 D@c2 D@d2 D@e2 D@f2 D@g2 D@h2 D@i2 G@b1 G@h1 H@f1 K@e1 M@- R@g1 S@a1 S@i1 V@c1 W@- ' +
          'a@f9 d@a8 d@b8 d@c8 d@d8 d@e8 d@f8 d@g8 d@h8 d@i8 g@b9 g@h9 h@d9 k@e9 m@- r@c9 s@a9 s@i9 v@g9 w@-',
      ));
    test('D06: the Ghosts on other files than the Angel', () =>
      expect(of('A@e4 G@f6 g@c8').to('e4')).toEqual(of('A@e4').to('e4')));
    test('D12: every dead cell of a Holepunch, the seventeen and the other 64 in one piece', () => {
      const dead = words('e2 e3 d4 e4 f4 b5 c5 d5 e5 f5 g5 h5 d6 e6 f6 e7 e8');
      const field = [...'abcdefghi'].flatMap((file) => [...'123456789'].map((rank) => file + rank));
      const reach = new Map(field.map((cell) => [cell, of(`H@${cell}`).to(cell)]));
      expect(field.filter((cell) => reach.get(cell)!.length === 0)).toEqual(dead);
      const entered = new Set([...reach.values()].flat());
      expect(field.filter((cell) => !entered.has(cell))).toEqual(dead);
      const together = new Set(['a1']);
      for (const cell of together) for (const next of reach.get(cell)!) together.add(next);
      expect(together.size).toBe(64);
    });
    test('D15: a Ghost reaches 120 cells', () => {
      const to = of('G@e2').to('e2');
      expect(to).toHaveLength(121 - 1);
      expect(to).not.toContain('e2');
      for (const corner of ['Δλ', 'δλ', 'ΔΛ', 'δΛ']) expect(to).toContain(corner);
    });
    test('D22: a Diskette becomes a Charonite on the back row', () =>
      expect(of('D@e8 K@a1 k@i9').after('De8-e9').census).toBe('C@e9 K@a1 k@i9'));
    test('D23: a Mass neither moves nor is swapped', () => {
      const table = of('M@e3 K@e7 k@a1');
      expect(table.to('e3')).toEqual([]);
      expect(table.to('e7')).not.toContain('e3');
    });
    test('D24: a Mass is dropped anywhere but on a King', () => {
      const pieces = 'k@e9 m@g7 d@c6 G@d5 D@d4 K@e1';
      const table = () => of(pieces, 'magi', { hands: 'M' });
      expect(table().drops()).toHaveLength(81 - 2);
      for (const king of ['e1', 'e9']) expect(table().drops()).not.toContain(king);
      for (const token of words('m@g7 d@c6 G@d5 D@d4')) {
        const [, cell] = token.split('@');
        expect(table().after(`M@x${cell}`).census).toBe(words(pieces.replace(token, `M@${cell}`)).join(' '));
      }
    });
    test('D26: a Worm wins by the King and loses by any other move', () => {
      const table = () => of('w@e7 K@e5 k@a1', 'line');
      const others = table()
        .to('e7')
        .filter((cell) => cell !== 'e5');
      expect(others).toHaveLength(9);
      for (const cell of others) expect(table().after(`We7-${cell}`).ending).toBe('magi: worm-breach');
      expect(table().after('We7xe5').ending).toBe('line: worm-extraction');
    });
    test('D27: only Worm moves are left', () => {
      for (const worm of words('b5 c5 d5 e5 f5 g5 h5 i5')) {
        for (const king of words('a2 b2 c2 d2 e2 f2 g2 h2 i2').filter((cell) => cell[0] !== worm[0])) {
          const table = () => of(`K@a9 C@b9 M@a8 m@b8 W@${worm} k@${king}`);
          const ways = table().to(worm);
          expect(ways.length).toBeGreaterThan(0);
          expect(table().count).toBe(ways.length);
          for (const cell of ways) expect(table().after(`W${worm}-${cell}`).ending).toBe('line: worm-breach');
        }
      }
      expect(of('K@a9 C@b9 M@a8 m@b8 W@a5 k@f2').kind('a9', 'a5')).toEqual(['swap']);
    });
    test('D29: a Charonite captures backward, and wins on its starting row', () => {
      const table = of('C@c4 g@c3 c@g8 K@e1 k@e9', 'line');
      expect(table.ending).toBeNull();
      expect(table.after('Cg8-g9').ending).toBe('line: mutiny');
    });
  });
}
