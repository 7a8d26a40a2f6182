/** How games end without a winner (Q21, Q32, Q33), and in the middle of a turn with one (Q22). */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/chesimals/table.ts';

const { of } = TestTable;
const CHIEFS = 'Cw@e5 Cs@l1 Cb@a16 Cr@c16';
const there = ['Ce5-e6', 'end', 'Ca16-a15', 'end'];
const back = ['Ce6-e5', 'end', 'Ca15-a16', 'end'];

describe('repetition, Q32', () => {
  test('the third time at the end of a turn', () => {
    const table = of(CHIEFS).after(...there, ...back, ...there);
    expect(table.ending).toBe(null);
    expect(table.after(...back).ending).toBe('draw: repetition');
  });
  test('positions in the middle of a turn do not count', () => {
    // three times a Guard goes to e6, from another square each time, and the turn goes on to another end
    const table = of('Cw@e5 Gw@d5 Cs@l1 Cb@a16 Cr@c16');
    const keys: string[] = [];
    const turn = (first: string, rest: readonly string[]): void => {
      keys.push(table.after(first).position.key());
      table.after(...rest);
    };
    turn('Gd5-e6', ['Ce5-e4', 'end', 'Ca16-a15', 'end', 'Ce4-e5', 'Ge6-f5', 'end', 'Ca15-a16', 'end']);
    turn('Gf5-e6', ['Ce5-d4', 'end', 'Ca16-a15', 'end', 'Cd4-e5', 'Ge6-d6', 'end', 'Ca15-a16', 'end']);
    turn('Gd6-e6', []);
    expect([new Set(keys).size, table.ending]).toEqual([1, null]);
    expect(table.after('end').ending).toBe(null);
  });
  test('who has moved and whose turn it is tell positions apart; which of two like units stands where does not', () => {
    const table = of('Cw@e5 Gw@d5 Gw@f5 Cs@l1 Cb@a16 Cr@c16');
    const before = table.position.key();
    table.after('Gd5-d6');
    const [moved] = [table.position.key()];
    expect(of('Cw@e5 Gw@f5 Gw@d6 Cs@l1 Cb@a16 Cr@c16').position.key()).not.toBe(moved);
    expect(of("Cw@e5 Gw@f5 Gw@d6' Cs@l1 Cb@a16 Cr@c16").position.key()).toBe(moved);
    expect(of('Cw@e5 Gw@d5 Gw@f5 Cs@l1 Cb@a16 Cr@c16', 'black').position.key()).not.toBe(before);
    table.after('Gf5-f6', 'end', 'Ca16-a15', 'end', 'Gd6-d5', 'Gf6-f5', 'end', 'Ca15-a16', 'end');
    expect(table.position.key()).toBe(before);
    expect(of('Cw@e5 Gs@d5 Gw@f5 Cs@l1 Cb@a16 Cr@c16').position.key()).not.toBe(before);
  });
  test('taking back uncounts', () => {
    const table = of(CHIEFS).after(...there, ...back, ...there, ...back);
    expect(table.ending).toBe('draw: repetition');
    for (let i = 0; i < 2; i++) table.position.takeBack();
    expect(table.ending).toBe(null);
    expect(table.after('Ca15-a16', 'end').ending).toBe('draw: repetition');
  });
});

describe('no capture, Q32', () => {
  const options = { nocapture: '100' };
  test('the hundredth turn without one, when the rule is on', () => {
    expect(of(CHIEFS, 'white', { options, quiet: 99 }).after('Ce5-e6').ending).toBe(null);
    expect(of(CHIEFS, 'white', { options, quiet: 99 }).after('Ce5-e6', 'end').ending).toBe('draw: no-capture');
    expect(of(CHIEFS, 'white', { options, quiet: 98 }).after('Ce5-e6', 'end').ending).toBe(null);
    expect(of(CHIEFS, 'white', { quiet: 99 }).after('Ce5-e6', 'end', 'Ca16-a15', 'end').ending).toBe(null);
  });
  test('a capture anywhere in a turn begins the count anew', () => {
    const table = of(`${CHIEFS} Gw@d5 Gp@d6`, 'white', { options, quiet: 99 });
    table.after('Gd5xd6', 'Ce5-e6', 'end');
    expect([table.ending, table.position.save().quiet]).toEqual([null, [0]]);
    const half = of("Cw@e5 Gw@d6' Cs@l1 Cb@a16 Cr@c16", 'white', { options, quiet: 99, captured: true });
    expect(half.after('end').ending).toBe(null);
  });
});

describe('other ends', () => {
  test('Q21: nobody of the side to move can move, at the start of its turn', () => {
    const walled = 'Cw@a1 Gs@a2 Gs@b1 Gs@b2 Cb@l16 Cr@j16';
    expect(of(walled).ending).toBe('draw: no-unit');
    expect(of(walled, 'black').ending).toBe(null);
  });
  test('Q21: in mid-turn the end of the turn is left', () => {
    const table = of("Cw@a1' Gs@a2 Gs@b1 Gs@b2 Cb@l16 Cr@j16");
    expect([table.ending, table.movers, table.can('end')]).toEqual([null, [], true]);
  });
  test('Q22, Q24: the second royal Chief, and the turn is not ended', () => {
    const table = of('Cw@e5 Gw@e6 Gw@f5 Cb@e7 Cr@g5 Cs@l1').after('Ge6xe7', 'Gf5xg5');
    expect([table.ending, table.turn]).toEqual(['white: chiefs-taken', 'white']);
    table.position.takeBack();
    expect([table.ending, table.movers]).toEqual([null, ['e5', 'f5']]);
  });
  test('Q33, Q36: Chiefs alone go on', () => expect(of(CHIEFS).after('Ce5-e6', 'end').ending).toBe(null));
  test('the last royal Chief’s own action loses nothing: nobody is told that an action loses', () => {
    expect(
      of('Cw@e5 Gb@e8 Cb@e9')
        .position.actions()
        .filter((a) => a.loses !== null),
    ).toEqual([]);
  });
});
