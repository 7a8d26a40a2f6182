/** The designer's further rules as house rules (B4b): each by positions with what must come of them. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { words } from '../../../testing/table.ts';
import { chesimalsWide } from '../index.ts';

const FAR = 'Cs@l1 Cb@a16 Cr@c16';

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
