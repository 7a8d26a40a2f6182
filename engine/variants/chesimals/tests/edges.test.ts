/** Positions with what must come of them (B5), each under its id; and the count of the first turns. */
import { describe, expect, test } from 'vitest';
import { Probe } from '../../../core/moves/threats.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { words } from '../../../testing/table.ts';
import { chesimalsWide } from '../index.ts';

const { of, usual } = TestTable;
const FAR = 'Cs@l1 Cb@a16 Cr@c16';
const AROUND_E5 = words('c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7');

describe('the array', () => {
  test('CE01: the array', () => {
    const table = usual();
    expect(table.byColour).toEqual({ white: 21, grey: 21, yellow: 11, orange: 9 });
    expect(table.movers).toHaveLength(23);
    expect(table.position.actions().every((a) => a.kind === 'move')).toBe(true);
  });
  test('CE38: setup details of the first moves', () => {
    expect(usual().to('c1')).toEqual(['e3']);
    expect(usual().to('f2')).toEqual(words('e4 g4 h1 h3'));
  });
  test('B1.3: who stands where, both ways round, and on both boards (Q1, Q2)', () => {
    const below =
      'Ey@a1 Gy@b1 Ey@c1 Gy@a2 Cy@b2 Gy@c2 Ey@a3 Gy@b3 Ey@c3 Gw@d1 Gw@f1 Nw@d2 Cw@e2 Nw@f2 Gw@d3 Gw@f3 ' +
      'Gs@g1 Gs@i1 Ns@g2 Cs@h2 Ns@i2 Gs@g3 Gs@i3 Go@j1 Wo@k1 Go@l1 Wo@j2 Co@k2 Wo@l2 Go@j3 Wo@k3 Go@l3';
    const rotated =
      'Gg@a14 Wg@b14 Gg@c14 Wg@a15 Cg@b15 Wg@c15 Gg@a16 Wg@b16 Gg@c16 Gb@d14 Gb@f14 Nb@d15 Cb@e15 Nb@f15 Gb@d16 Gb@f16 ' +
      'Gr@g14 Gr@i14 Nr@g15 Cr@h15 Nr@i15 Gr@g16 Gr@i16 Ep@j14 Gp@k14 Ep@l14 Gp@j15 Cp@k15 Gp@l15 Ep@j16 Gp@k16 Ep@l16';
    const mirrored =
      'Ep@a14 Gp@b14 Ep@c14 Gp@a15 Cp@b15 Gp@c15 Ep@a16 Gp@b16 Ep@c16 Gr@d14 Gr@f14 Nr@d15 Cr@e15 Nr@f15 Gr@d16 Gr@f16 ' +
      'Gb@g14 Gb@i14 Nb@g15 Cb@h15 Nb@i15 Gb@g16 Gb@i16 Gg@j14 Wg@k14 Gg@l14 Wg@j15 Cg@k15 Wg@l15 Gg@j16 Wg@k16 Gg@l16';
    const sorted = (text: string): string => words(text).join(' ');
    expect(usual().census).toBe(sorted(`${below} ${rotated}`));
    expect(usual({ array: 'mirrored' }).census).toBe(sorted(`${below} ${mirrored}`));
    const wide = usual({}, chesimalsWide).census.split(' ');
    const first = wide.filter((t) => /@[a-p]1$/.test(t)).map((t) => t[3]);
    expect(['@b2', '@c3', '@o1', '@o12', '@b10'].every((cell) => wide.some((t) => t.endsWith(cell)))).toBe(true);
    expect(first.sort().join('')).toBe('bcdfhikmno');
    expect([wide.length, usual({}, chesimalsWide).byColour]).toEqual([
      64,
      { yellow: 20, white: 25, grey: 25, orange: 24 },
    ]);
  });
  test('the actions of the first turns, unit moves and ends of turns each counted', () => {
    expect([1, 2, 3, 4].map((depth) => usual().count(depth))).toEqual([62, 1025, 17549, 268715]);
    expect([1, 2].map((depth) => usual({}, chesimalsWide).count(depth))).toEqual([94, 2231]);
  });
});

describe('the turn', () => {
  test('CE02: one colour a turn', () => {
    const table = usual().after('Gd3-d4');
    expect(Object.keys(table.byColour)).toEqual(['white']);
  });
  test('CE03: no pass', () => {
    expect(usual().can('end')).toBe(false);
    expect(usual().after('Gd3-d4').can('end')).toBe(true);
  });
  test('CE04: one move per unit', () => expect(usual().after('Gd3-d4').to('d4')).toEqual([]));
  test('CE24: several captures in one turn', () => {
    const table = of(`Cw@e5 Gw@e6 Gw@f5 Nw@d5 Gp@e7 Gp@g5 Gp@c7 ${FAR}`).after('Ge6xe7', 'Gf5xg5', 'Nd5xc7');
    expect(table.to('e5')).not.toEqual([]);
  });
  test('CE25: square vacated earlier in the turn may be used', () =>
    expect(of(`Cw@e5 Gw@e6 Gw@f6 ${FAR}`).after('Ge6-e7').can('Gf6-e6')).toBe(true));
  test('CE36: capture does not end the colour’s turn', () => {
    const table = of(`Cw@e5 Gw@e6 Gw@e4 Gb@d6 ${FAR}`).after('Ge6xd6');
    expect(table.movers).toEqual(['e4', 'e5']);
  });
  test('CE37: side reduced to one Chief', () => {
    const table = of('Cs@e5 Cb@a16 Cr@c16');
    expect([table.movers, table.to('e5')]).toEqual([['e5'], AROUND_E5]);
  });
  test('Q18, Q31: nobody else has to move, and then it is the other side’s turn', () => {
    const table = usual().after('Gd3-d4', 'end');
    expect([table.turn, table.position.turnNumber]).toEqual(['black', 1]);
    expect(Object.keys(table.byColour).sort()).toEqual(words('blue green purple red'));
    expect(table.after('Wb14-b12', 'end').position.turnNumber).toBe(2);
  });
});

describe('the chain', () => {
  test('CE05: connection is tested at the instant a unit starts', () => {
    const table = of(`Cw@e5 Gw@e6 Gw@e4 ${FAR}`).after('Ce5-e7');
    expect([table.to('e6').length, table.to('e4')]).toEqual([7, []]);
  });
  test('CE06: order matters', () => {
    const table = of(`Cw@e5 Gw@e6 Gw@e4 ${FAR}`).after('Ge4-e3', 'Ce5-e7');
    expect(table.movers).toEqual(['e6']);
  });
  test('CE07: Chief may create contact, then activate', () => {
    const table = of(`Cw@e5 Gw@h8 ${FAR}`);
    expect(table.to('h8')).toEqual([]);
    expect(table.after('Ce5-g7').to('h8')).toHaveLength(7);
  });
  test('CE08: a unit that has moved still conducts', () => {
    const table = of(`Cw@e5 Nw@e6 Gw@f6 Gw@h8 ${FAR}`);
    expect(table.to('h8')).toEqual([]);
    expect(table.after('Ne6-g7').to('h8')).toHaveLength(7);
    expect(table.to('g7')).toEqual([]);
  });
  test('CE09: moving a link breaks or keeps the chain', () => {
    const men = `Cw@e5 Gw@e6 Gw@e7 ${FAR}`;
    expect(of(men).after('Ge6-f7').to('e7')).toEqual([]);
    expect(of(men).after('Ge6-d6').to('e7')).toHaveLength(7);
  });
  test('CE10: other colours of the same side do not conduct', () =>
    expect(of(`Cw@e5 Gs@e6 Gw@e7 ${FAR}`).to('e7')).toEqual([]));
  test('CE11: enemy units do not conduct', () => expect(of(`Cw@e5 Gb@e6 Gw@e7 ${FAR}`).to('e7')).toEqual([]));
  test('CE12: adjacency only', () => expect(of(`Cw@e5 Gw@e7 ${FAR}`).to('e7')).toEqual([]));
  test('CE13: diagonal contact counts', () => expect(of(`Cw@e5 Gw@f6 Gw@g7 Gw@h8 ${FAR}`).to('h8')).toHaveLength(7));
  test('CE32: moving into isolation', () => {
    const table = of(`Cw@e5 Gw@e6 ${FAR}`).after('Ge6-e7', 'end', 'Ca16-a15', 'end');
    expect(table.to('e7')).toEqual([]);
  });
  test('CE33: contact restored by the Chief', () => {
    const table = of(`Cw@e5 Gw@e6 ${FAR}`).after('Ge6-e7', 'end', 'Ca16-a15', 'end', 'Ce5-e6');
    expect(table.to('e7')).toHaveLength(7);
  });
  test('CE34: a Chief leaving strands its units', () =>
    expect(of('Cw@e5 Gw@e6 Cb@a16 Cr@c16').after('Ce5-c7').to('e6')).toEqual([]));
  test('CE39: touching colours of one side stay separate', () => {
    const table = of('Cw@e5 Gw@e6 Cs@f6 Gs@f7 Cb@a16 Cr@c16').after('Ce5-d5');
    expect([table.to('e6').length > 0, table.to('f7')]).toEqual([true, []]);
  });
  test('CE40: losing a link by moving sideways', () => {
    const table = of(`Cw@e5 Gw@d4 Gw@f6 Nw@g7 ${FAR}`);
    expect(table.to('g7')).not.toEqual([]);
    expect(table.after('Gf6-f5').to('g7')).toEqual([]);
  });
  test('Q34: between two enemies', () => {
    expect(of(`Cw@e5 Gw@f6 Gp@e6 Gp@f5 ${FAR}`).to('f6')).not.toEqual([]);
  });
});

describe('the units', () => {
  test('CE15: Chief needs an empty first square', () => {
    const table = of(`Cw@e5 Gw@d6 Gw@e6 Gw@f6 ${FAR}`);
    expect(table.to('e5')).toEqual(words('c3 c4 c5 c6 d3 d4 d5 e3 e4 f3 f4 f5 g3 g4 g5 g6'));
  });
  test('CE16: Chief capture on step one ends the move', () => {
    const table = of(`Cw@e5 Gw@d6 Gp@e6 Gw@f6 ${FAR}`);
    expect(table.to('e5', 'capture')).toEqual(['e6']);
    expect(table.can('Ce5-e7')).toBe(false);
  });
  test('CE17: Chief walks round and captures on step two', () => {
    const table = of(`Cw@e5 Gp@e6 Gp@e7 ${FAR}`);
    expect([table.to('e5'), table.to('e5', 'capture')]).toEqual([AROUND_E5, ['e6', 'e7']]);
    const [action] = table.from('e5').filter((a) => a.text === 'Ce5xe7');
    const route = action.route.map((c) => table.position.variant.topology.name(c));
    expect(['e5 d6 e7', 'e5 f6 e7']).toContain(route.join(' '));
  });
  test('CE18: no null move', () => expect(of(`Cw@e5 ${FAR}`).to('e5')).toEqual(AROUND_E5));
  test('CE19: edge', () => expect(of(`Cw@a1 ${FAR}`).to('a1')).toEqual(words('a2 a3 b1 b2 b3 c1 c2 c3')));
  test('CE20: Warmachine: step or leap, never both', () => {
    const table = of('Co@d5 Wo@e5 Gs@e6 Gp@e7 Go@f5 Gp@e4 Cs@l1 Cw@l3 Cb@a16 Cr@c16');
    expect([table.to('e5'), table.to('e5', 'capture')]).toEqual([words('c5 e3 e4 e7 g5'), ['e4', 'e7']]);
  });
  test('CE21: Elephant: step or leap', () => {
    const table = of('Cy@d5 Ey@e5 Gy@f6 Gp@d6 Gp@g7 Cs@l1 Cw@l3 Cb@a16 Cr@c16');
    expect([table.to('e5'), table.to('e5', 'capture')]).toEqual([words('c3 c7 d4 d6 f4 g3 g7'), ['d6', 'g7']]);
  });
  test('CE22: Knight leaps; own side never capturable (any colour)', () => {
    const table = of(`Cw@e5 Nw@e6 Gs@f8 Go@d7 Gp@g7 Gw@f6 ${FAR}`);
    expect([table.to('e6'), table.to('e6', 'capture')]).toEqual([words('c5 c7 d4 d8 f4 g5 g7'), ['g7']]);
  });
  test('CE23: Guard cannot capture its own side', () => {
    expect(of(`Cw@e5 Gw@e6 Gs@e7 Gy@d7 ${FAR}`).to('e6')).toEqual(words('d5 d6 f5 f6 f7'));
  });
  test('CE26: opening a path for the Chief', () => {
    const table = of(`Cw@e5 Gw@d6 Gw@e6 Gw@f6 Gp@e7 ${FAR}`);
    expect(table.to('e5').filter((c) => c.endsWith('7'))).toEqual([]);
    const after = table.after('Ge6xe7').to('e5');
    expect(words('e6 d7 f7').every((c) => after.includes(c))).toBe(true);
    expect(after).not.toContain('e7');
  });
  test('CE35: no wrap-around', () => expect(of(`Cw@l8 Nw@l9 ${FAR}`).to('l9')).toEqual(words('j8 j10 k7 k11')));
  test('CE41: Chief surrounded by enemies', () => {
    const table = of(`Cw@e5 Gw@e6 Gp@d6 Gp@f6 Gp@d5 Gp@f5 Gp@d4 Gp@f4 Gp@e4 ${FAR}`);
    expect(table.to('e5')).toEqual(words('d4 d5 d6 e4 f4 f5 f6'));
    expect(table.to('e5', 'move')).toEqual([]);
  });
});

describe('Chiefs are lost', () => {
  test('CE14: leaderless colour', () => {
    const table = of('Cs@e5 Gw@e6 Nw@e7 Cb@a16 Cr@c16');
    expect(table.movers).toEqual(['e5']);
    const { position } = table;
    const threatens = (cell: string): boolean =>
      position
        .attackersOf(position.variant.topology.parse(cell)!)
        .some(({ piece }) =>
          position.pieces().some((p) => p.piece === piece && position.variant.topology.name(p.at) === 'e6'),
        );
    expect(['d7', 'e5', 'f6'].filter(threatens)).toEqual([]);
    expect([table.states('e6'), table.states('e7')]).toEqual([['leaderless'], ['leaderless']]);
  });
  test('CE27: first royal Chief captured', () => {
    const table = of('Cw@e5 Gw@d7 Cs@l1 Cb@d8 Gb@d9 Cr@h16 Gw@d6').after('Gd7xd8');
    expect([table.ending, table.states('d9')]).toEqual([null, ['leaderless']]);
    table.after('end', 'Ch16-h15', 'end', 'Ce5-e7');
    expect(table.can('Gd8xd9')).toBe(true);
    expect(of('Cw@e5 Gw@d7 Cs@l1 Cb@d8 Gb@d9 Cr@h16 Gw@d6').after('Gd7xd8', 'end').movers).toEqual(['h16']);
  });
  test('CE28: second royal Chief captured', () => {
    const table = of('Cw@e5 Gw@e6 Cb@e7 Gb@a1 Cg@a9 Cp@a12 Cs@l1').after('Ge6xe7');
    expect([table.ending, table.position.actions(), table.turn]).toEqual(['white: chiefs-taken', [], 'white']);
  });
  test('CE29: both royals in one turn', () => {
    const table = of('Cw@e5 Gw@e6 Gw@f5 Cb@e7 Cr@g5 Cs@l1').after('Ge6xe7');
    expect(table.ending).toBe(null);
    expect(table.after('Gf5xg5').ending).toBe('white: chiefs-taken');
  });
  test('CE30: non-royal Chief captured', () => {
    const table = of('Cw@e5 Gw@e6 Cg@e7 Gg@e8 Cb@a16 Cr@c16 Cs@l1').after('Ge6xe7');
    expect([table.ending, table.states('e8')]).toEqual([null, ['leaderless']]);
    expect(table.after('end').movers).toEqual(['a16', 'c16']);
  });
  test('Q37: left in danger, and moved into it', () => {
    expect(of('Cw@e5 Cs@l1 Gb@e8 Cb@e9 Cr@c16').can('Ce5-e7')).toBe(true);
  });
});

describe('who could capture whom, as a search asks', () => {
  test.each([{ absorb: 'off' }, { absorb: 'on' }])(
    'Q11: not a Chief whose every way is blocked, under %o',
    (options) => {
      const could = (men: string): boolean => {
        const table = TestTable.of(`${men} Cs@l1 Cb@a16 Cr@c16`, 'white', { options });
        return new Probe(table.position.game).couldCapture(table.piece('e5'), table.piece('e7'));
      };
      expect([could('Cw@e5 Gp@e7 Gw@d6 Gw@e6'), could('Cw@e5 Gp@e7 Gw@d6 Gw@e6 Gp@f6')]).toEqual([true, false]);
    },
  );
});

describe('nothing to move', () => {
  test('CE31: no unit can move', () => {
    const table = of('Cw@a1 Gs@a2 Gs@b1 Gs@b2 Cb@l16 Cr@j16', 'black').after('Cl16-l15');
    expect(table.ending).toBe(null);
    expect(table.after('end').ending).toBe('draw: no-unit');
  });
});
