/** The spoken names of squares. */
import { expect, test } from 'vitest';
import { descriptionOf } from '../../electron/app/describing.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { fourchan } from '../../engine/variants/fourchan/index.ts';
import { variants } from '../../engine/variants/registry.ts';
import { description as plain } from '../state/match/match.fixture.ts';
import { acidBoard } from '../testing/acid.ts';
import { aloud } from './aloud.ts';

/** How a synthesizer reads a name: without regard to case, and a Greek letter by its name. */
const heard = (text: string): string =>
  text.toLowerCase().replace(/δ/g, ' delta ').replace(/λ/g, ' lambda ').replace(/\s+/g, ' ').trim();

test.each(
  variants.flatMap((variant) =>
    (['names', 'nato'] as const).map((style) => [variant.id, style, descriptionOf(variant)] as const),
  ),
)('no two squares of %s sound alike, spoken as %s', (_, spokenSquares, description) => {
  const names = [...new Set(description.topology.cells.map(({ name }) => name))];
  const spoken = names.map((name) => heard(aloud(description, name, { spokenSquares, spokenPieces: 'names' })));
  expect(new Set(spoken).size).toBe(names.length);
});

test.each([
  ['Ghost h9 to Δλ.', 'Ghost h9 to capital Delta small lambda.'],
  ['LINE Voyager aΛ to δ7, in the Zone.', 'LINE Voyager a capital Lambda to small delta 7, in the Zone.'],
  ['SΔ2–a1', 'S capital Delta 2–a1'],
  ['File δ: no pieces. Rank Λ is empty.', 'File small delta: no pieces. Rank capital Lambda is empty.'],
  ['Mass e5 to e6.', 'Mass e5 to e6.'],
])('reads out the squares in a text: %s', (written, read) => {
  expect(aloud(acidBoard, written)).toBe(read);
});

test('changes nothing where every name can be read out as it is written', () => {
  expect(aloud(plain, 'Ghost Δ2 to a1.')).toBe('Ghost Δ2 to a1.');
});

test.each([
  ['names', 'names', 'MAGI. Ghost b1 to Δ5.', 'MAGI. Ghost b1 to capital Delta 5.'],
  ['nato', 'names', 'MAGI. Ghost b1 to Δ5.', 'MAGI. Ghost bravo 1 to capital Delta 5.'],
  ['nato', 'names', 'Ghost cΛ to e9.', 'Ghost charlie capital Lambda to echo 9.'],
  ['names', 'letters', 'LINE Ghost b9', 'LINE G b9'],
  ['nato', 'nato', 'LINE Ghost b9, the Zone', 'LINE golf bravo 9, the Zone'],
] as const)('squares as %s and pieces as %s: %s', (spokenSquares, spokenPieces, written, read) => {
  expect(aloud(descriptionOf(acid), written, { spokenSquares, spokenPieces })).toBe(read);
});

test('promoted pieces and names with signs are spelled too', () => {
  const style = { spokenSquares: 'names', spokenPieces: 'nato' } as const;
  const moved = 'White /tg/ c3 to c4, becomes +/tg/';
  expect(aloud(descriptionOf(fourchan), moved, style)).toBe('White tango c3 to c4, becomes plus tango');
});
