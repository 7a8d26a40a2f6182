/** The designer's further rules as house rules (B4b): each by positions with what must come of them. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOf } from '../../../core/start/start-written.ts';
import type { Options } from '../../../core/vocabulary.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { startOfTokens } from '../../../testing/started.ts';
import { testUnsoundFacts } from '../../../testing/starts.ts';

import { words } from '../../../testing/table.ts';
import { chesimals, chesimalsWide } from '../index.ts';

const FAR = 'Cs@l1 Cb@a16 Cr@c16';

describe('orders to Guards, Q43', () => {
  const options = { guards: 'by-leader' };
  const of = (text: string, more: Options = {}): TestTable =>
    TestTable.of(`${text} ${FAR}`, 'white', { options: { ...options, ...more } });
  test('the first Guard of a colour tells the others how to go', () => {
    const table = of('Co@e5 Go@e6 Go@f5').after('Ge6-e7');
    expect(table.to('f5')).toEqual(words('f4 f6 g5'));
    expect(of('Co@e5 Go@e6 Go@f5').after('Ge6-d7').to('f5')).toEqual(words('e4 e6 g4 g6'));
  });
  test('a Warmachine goes with Guards that go straight, an Elephant with those that go diagonally', () => {
    const ortho = 'Co@e5 Go@e6 Wo@f5 Eo@d5';
    expect(of(ortho).after('Ge6-f7').to('f5')).toEqual([]);
    expect(of(ortho).after('Ge6-f6').to('f5')).not.toEqual([]);
    expect(of(ortho).after('Wf5-g5').to('e6')).toEqual(words('d6 e7 f6'));
    const dia = 'Cy@e5 Gy@e6 Ey@f5 Wy@d5';
    expect(of(dia).after('Ge6-f6').to('f5')).toEqual([]);
    expect(of(dia).after('Ge6-f7').to('f5')).not.toEqual([]);
    expect(of(dia).after('Ef5-g6').to('e6')).toEqual(words('d7 f5 f7'));
  });
  test('kinds that a colour has recruited are free, and so are the royal colours', () => {
    expect(of('Co@e5 Go@e6 Eo@d5').after('Ge6-f6', 'Ed5-c6', 'end').turn).toBe('black');
    expect(of('Cw@e5 Gw@e6 Gw@f5').after('Ge6-e7').to('f5')).toHaveLength(7);
  });
  test('it ends with the turn', () => {
    const table = of('Co@e5 Go@e6 Go@f5').after('Ge6-e7', 'end', 'Ca16-a15', 'end');
    expect(table.to('f5')).toHaveLength(7);
  });
  test('a Sliding General, a Hero and a Shaman are meant as well, Q44', () => {
    const table = of('Co@e5 Go@e6 Go@f5 Wo@d5', { pieces: 'stronger' }).after('Ge6-g8');
    expect([table.to('f5'), table.to('d5')]).toEqual([words('d3 d7 e4 e6 g4 g6 h3 h7'), []]);
  });
  test('how a Guard went is written down, read back and saved; where nobody asks, nothing of it is', () => {
    const table = of('Co@e5 Go@e6 Go@f5 Cy@a1').after('Ge6-d7');
    const { position } = table;
    const start = startOf(position.game, null);
    expect(start.pieces.filter((p) => p.went !== undefined)).toEqual([
      { kind: 'guard', side: 'white', at: 'd7', colour: 'orange', moved: true, went: 'diagonal' },
    ]);
    const again = TestTable.from(options, start);
    expect([again.position.key(), again.to('f5')]).toEqual([position.key(), table.to('f5')]);
    const loaded = of('Co@e5 Go@e6 Go@f5 Cy@a1').position;
    expect([loaded.load(position.save()).ok, loaded.key()]).toEqual([true, position.key()]);
    const free = TestTable.from({}, start);
    expect(free.to('f5')).toHaveLength(7);
    expect(free.position.save().moved.filter((v) => v > 1)).toEqual([]);
  });
  test('what cannot have come about in one turn is refused', () => {
    const refused = (text: string): boolean =>
      !Position.start(chesimals, options, startOfTokens(chesimals, `${text} ${FAR}`)).ok;
    expect(refused("Co@e5 Go@e6'+ Go@f5'x")).toBe(true);
    expect(refused("Co@e5 Go@e6'x Wo@f5'")).toBe(true);
    expect(refused("Co@e5 Go@e6'x Eo@f5'")).toBe(false);
    const written = (flags: object): boolean => {
      const { pieces, ...rest } = startOfTokens(chesimals, `Co@e5 Go@e6 ${FAR}`);
      const start = { ...rest, pieces: pieces.map((p) => (p.at === 'e6' ? { ...p, ...flags } : p)) };
      return Position.start(chesimals, options, start).ok;
    };
    expect([written({ went: 'diagonal' }), written({ moved: true, went: 'up' })]).toEqual([false, false]);
  });
  describe('saved facts that no game comes to', () => {
    const { position } = of("Co@e5 Go@e6'x Wo@f5 Eo@d5' Cw@a1");
    const cell = (name: string): number => chesimals.topology.parse(name)!;
    testUnsoundFacts(position, [
      ['moved', cell('e6'), 4],
      ['moved', cell('d5'), 2],
      ['moved', cell('f5'), 1],
    ]);
  });
});

describe('the stronger set, Q44', () => {
  const options = { pieces: 'stronger' };
  const of = (text: string): TestTable => TestTable.of(`${text} ${FAR}`, 'white', { options });
  test('the array: nine units of every colour, two more Knights before and behind each royal Chief', () => {
    const table = TestTable.usual(options);
    expect(table.census.split(' ')).toHaveLength(72);
    expect(
      words('Nw@e1 Nw@e3 Ns@h1 Ns@h3 Nb@e14 Nb@e16 Nr@h14 Nr@h16').filter((n) => !table.census.includes(n)),
    ).toEqual([]);
    expect(table.byColour).toEqual({ white: 20, grey: 20, orange: 17, yellow: 13 });
    expect(table.movers).toHaveLength(18);
    expect(['b2', 'e2', 'h2', 'k2'].flatMap((chief) => table.to(chief))).toEqual([]);
    expect(TestTable.usual(options, chesimalsWide).census.split(' ')).toHaveLength(72);
  });
  test('a Sliding General goes one or two squares in a line, through nobody', () => {
    const table = of('Cw@d5 Gw@e5 Gp@e6 Gs@g7 Gp@g5');
    expect(table.to('e5')).toEqual(words('c3 c7 d4 d6 e3 e4 e6 f4 f5 f6 g3 g5'));
    expect(table.to('e5', 'capture')).toEqual(words('e6 g5'));
  });
  test('a Hero goes one, two or three squares along rank or file, and leaps over anybody', () => {
    const table = of('Co@d4 Wo@e5 Go@e6 Gp@e8 Gp@d5 Gs@f5 Gs@g5 Gp@e3');
    expect(table.to('e5')).toEqual(words('b5 c5 d5 e2 e3 e4 e7 e8'));
    expect(table.to('e5', 'capture')).toEqual(words('d5 e3 e8'));
  });
  test('a step and a leap land in between: where both squares are occupied, there is no way of three', () => {
    expect(of('Co@d4 Wo@e5 Go@e6 Gp@e7').to('e5')).not.toContain('e8');
    expect(of('Co@d4 Wo@e5 Go@e6').to('e5')).toContain('e8');
    expect(of('Co@d4 Wo@e5 Gp@e7').to('e5')).toContain('e8');
  });
  test('a Shaman does the same on diagonals', () => {
    const table = of('Cy@d5 Ey@e5 Gy@f6 Gp@h8 Gp@d6 Gy@c7');
    expect(table.to('e5')).toEqual(words('b2 c3 d4 d6 f4 g3 g7 h2 h8'));
    expect(table.to('e5', 'capture')).toEqual(words('d6 h8'));
  });
  test('Chiefs and Knights move as ever', () => {
    const table = of('Cw@e5 Nw@e6');
    expect(table.to('e5')).toHaveLength(23);
    expect(table.to('e6')).toEqual(words('c5 c7 d4 d8 f4 f8 g5 g7'));
  });
});
