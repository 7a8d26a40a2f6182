/** Every ending with its sentence, each reached a hundred times from changed positions, and the order among them. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../core/position.ts';
import { TestTable } from '../../../testing/acid/table.ts';
import { Dice } from '../../../testing/dice.ts';
import { acid } from '../index.ts';

const TIMES = 100;

describe('draws that only the position sees', () => {
  /** Anything but what ends the game, a few times. */
  const wander = (position: Position, dice: Dice, actions: number): void => {
    for (let n = 0; n < actions; n++) {
      const safe = position.actions().filter((a) => position.after(a, () => position.outcome === null));
      if (safe.length === 0) return;
      position.play(dice.pick(safe));
    }
  };
  test('G6: the third time, automatically, and taken back', () => {
    for (let seed = 1; seed <= TIMES; seed++) {
      const table = TestTable.of('G@b1 g@b9 A@d1 a@f9 K@e1 k@e9 D@c2 d@c8 R@g1 r@g9');
      const { position } = table;
      wander(position, new Dice(seed), seed % 8);
      expect(table.ending).toBeNull();
      const ghost = (): string => position.actions().find((a) => a.text.startsWith('G'))?.text ?? '';
      const out = ghost();
      if (out === '') throw new Error('no Ghost is left');
      const back = (text: string): string => `G${text.split('-')[1]}-${text.slice(1).split('-')[0]}`;
      table.play(out);
      const reply = ghost();
      table.play(reply, back(out), back(reply)); // second time
      expect(table.ending).toBeNull();
      table.play(out, reply, back(out));
      expect(table.ending).toBeNull();
      table.play(back(reply)); // third time
      expect(table.ending).toBe('draw: repetition');
      expect(table.position.outcome?.says).toContain('third time');
      expect(position.takeBack()).toBe(true);
      expect(table.ending).toBeNull();
      table.play(back(reply));
      expect(table.ending).toBe('draw: repetition');
    }
  });
  test('G6: the same men with another frozen Angel are another position', () => {
    const watched = TestTable.of('A@e4 d@f5 K@a1 k@i9', 'magi', { watchedBy: { e4: ['f5'] } });
    const free = TestTable.of('A@e4 d@f5 K@a1 k@i9');
    expect(watched.census).toBe(free.census);
    expect(watched.position.key()).not.toBe(free.position.key());
    expect(watched.to('e4')).toEqual([]);
    expect(free.to('e4')).not.toEqual([]);
  });
  test('G5: no action left', () => {
    let times = 0;
    for (const square of ['c7', 'd7', 'e7', 'f7', 'g7']) {
      for (const to of TestTable.of(`K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@${square}`, 'line').to(square)) {
        const table = TestTable.of(`K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@${square}`, 'line');
        table.play(`G${square}-${to}`);
        const isStuck = !['a1', 'a3', 'a5', 'c3', 'e1'].includes(to);
        if (isStuck && ++times) expect(table.ending).toBe('draw: stalemate');
        if (times > TIMES) return;
      }
    }
    expect(times).toBeGreaterThanOrEqual(TIMES);
  });
});

describe('the order among endings that come together', () => {
  test('A5.10: under S5 both Kings may fall at once, and the mover wins', () => {
    const table = TestTable.of('S@a1 D@a4 k@a9 K@aΛ', 'magi', { options: { shove: 'captures' } });
    table.play('Sa1xa9,a4>aΛ!');
    expect(table.ending).toBe('magi: king');
  });
  test('G7: a win in the hundredth quiet action counts', () => {
    const setting = { options: { noprogress: '50' }, quiet: 99 };
    const wins = TestTable.of('K@e1 C@e5 k@i9', 'magi', setting);
    wins.play('Ke1<>e5');
    expect(wins.ending).toBe('magi: mutiny');
    const draws = TestTable.of('K@e1 D@e5 k@i9', 'magi', setting);
    draws.play('Ke1-d1');
    expect(draws.ending).toBe('draw: no-progress');
    for (const text of ['De5-e6', 'Ke1<>e5']) {
      const on = TestTable.of('K@e1 D@e5 k@i9', 'magi', setting);
      on.play(text);
      expect(on.ending).toBe(text === 'De5-e6' ? null : 'draw: no-progress');
    }
    const off = TestTable.of('K@e1 D@e5 k@i9', 'magi', { quiet: 99 });
    off.play('Ke1-d1');
    expect(off.ending).toBeNull();
  });
});

test('every ending has a sentence that names the sides', () => {
  for (const { id, says } of acid.endings) {
    const isDraw = ['stalemate', 'repetition', 'no-progress'].includes(id);
    expect(says.includes('{winner}'), id).toBe(!isDraw);
  }
  const table = TestTable.of('W@e4 K@a1 k@e7');
  expect(table.play('We4xe7').at(-1)).toMatchObject({
    do: 'end',
    because: 'The Worm captured LINE’s King. MAGI wins.',
  });
  expect(table.position.outcome?.says).toBe('The Worm captured LINE’s King. MAGI wins.');
});
