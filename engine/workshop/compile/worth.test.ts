/** Guessed values: they know the order of the known pieces, and cost no time worth speaking of. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { readGame } from '../file/read-game.ts';
import { smallGame, withLine } from '../file/small-game.fixture.ts';
import { compile } from './compile.ts';

const valuesOf = (text: string): Record<string, number> => {
  const read = readGame(text);
  if (!read.ok) throw new Error(read.problems[0].says);
  const types = compile(read.data, 'test').types.filter(({ ownerless }) => !ownerless);
  return Object.fromEntries(types.map(({ id, value }) => [id, value]));
};
const shelfValues = (name: string) => valuesOf(shelf.get(name)!);

describe('Guessed values', () => {
  test('of orthodox chess are near the usual ones', () => {
    const values = shelfValues('orthodox');
    const usual = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };
    for (const [id, value] of Object.entries(usual)) {
      expect(values[id] / value, `${id} ${values[id]}`).toBeGreaterThan(0.7);
      expect(values[id] / value, `${id} ${values[id]}`).toBeLessThan(1.3);
    }
  });
  test.each([
    ['capablanca', 'pawn knight bishop rook archbishop chancellor queen'],
    ['shogi', 'pawn knight silver gold bishop rook dragon'],
    ['xiangqi', 'elephant horse chariot'],
    ['makruk', 'pawn met khon knight rook'],
  ])('of %s go up', (name, order) => {
    const values = shelfValues(name);
    const listed = order.split(' ').map((id) => values[id]);
    expect(listed).toEqual([...listed].sort((a, b) => a - b));
    expect(listed).not.toContain(undefined);
  });
  test.each([...shelf.keys()])('of %s are all there', (name) => {
    for (const value of Object.values(shelfValues(name))) expect(value).toBeGreaterThan(0);
  });
  test('stand back where the file says a value', () => {
    expect(valuesOf(withLine('letter = P', 'letter = P\nvalue = 7')).pawn).toBe(7);
    expect(valuesOf(smallGame).pawn).toBeLessThan(2);
  });
});
