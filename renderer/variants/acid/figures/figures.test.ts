import { expect, test } from 'vitest';
import { KIND_OF_LETTER } from '../../../../engine/testing/acid/positions.ts';
import { acid } from '../../../../engine/variants/acid/index.ts';
import { seatTilt } from '../../../scene/camera/rig.ts';
import { START_ROWS } from '../../../testing/acid.ts';
import { pairsByLikeness, silhouette } from '../../../testing/silhouette.ts';
import { glyphs } from '../glyphs.ts';
import { figures } from './index.ts';

const KINDS = acid.types.map(({ id }) => id);
const built = new Map(KINDS.map((kind) => [kind, figures[kind]?.()]));
const triangles = (kind: string): number => built.get(kind)!.attributes.position.count / 3;

test('every kind has a figure and a glyph, and nothing else has', () => {
  expect(Object.keys(figures).sort()).toEqual([...KINDS].sort());
  expect(Object.keys(glyphs).sort()).toEqual([...KINDS].sort());
});

test('the start position stays within the triangle budget of a pass', () => {
  const board = START_ROWS.join('').replaceAll('.', '');
  const sum = [...board].reduce((n, letter) => n + triangles(KIND_OF_LETTER[letter.toUpperCase()]), 0);
  const hands = 2 * (triangles('mass') + triangles('worm'));
  // the budgets are 80 k in colour and 60 k in shadow; board, sky and marks need the rest
  expect(sum + hands).toBeLessThan(45_000);
});

test.each([
  ['the seat', seatTilt(11, 11), 0.86],
  ['straight above', 0.001, 0.91],
])('no two kinds share a silhouette from %s', (_name, tilt, alike) => {
  const drawn = new Map(KINDS.map((kind) => [kind, silhouette(built.get(kind)!, tilt)]));
  const close = pairsByLikeness(drawn).filter((pair) => pair.alike > alike);
  expect(close).toEqual([]);
});

test('glyphs use only the ink and the paper they are given', () => {
  for (const [kind, glyph] of Object.entries(glyphs)) {
    expect(glyph, kind).toContain('currentColor');
    const colours = [...glyph.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]);
    expect(
      colours.filter((c) => !['currentColor', 'var(--paper)', 'none'].includes(c)),
      kind,
    ).toEqual([]);
  }
});
