/** The spoken names of squares. */
import { expect, test } from 'vitest';
import { descriptionOf } from '../../electron/app/describing.ts';
import { variants } from '../../engine/variants/registry.ts';
import { description as plain } from '../state/match.fixture.ts';
import { acidBoard } from '../testing/acid.ts';
import { aloud } from './aloud.ts';

/** How a synthesizer reads a name: without regard to case, and a Greek letter by its name. */
const heard = (text: string): string =>
  text.toLowerCase().replace(/δ/g, ' delta ').replace(/λ/g, ' lambda ').replace(/\s+/g, ' ').trim();

test.each(variants.map((variant) => [variant.id, descriptionOf(variant)] as const))(
  'no two squares of %s sound alike',
  (_, description) => {
    const names = [...new Set(description.topology.cells.map(({ name }) => name))];
    expect(new Set(names.map((name) => heard(aloud(description, name)))).size).toBe(names.length);
  },
);

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
