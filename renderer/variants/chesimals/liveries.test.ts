/**
 * Are eight colours and the neutral one told apart by eyes that see fewer? Machado, Oliveira and Fernandes (2009), wholly without one kind
 * of cones; differences in CIELAB. Where two colours come close, the pattern has to tell (figures.test.ts).
 */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { MAT } from './board/field.ts';
import { byOwner, type ColourId, colourIds, colourOf, liveryColours, RIMS } from './liveries.ts';

type Three = readonly [number, number, number];

const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Lightness, green to red, blue to yellow, as an eye sees it. */
function lab(hex: string, viewer: string): Three {
  const { r, g, b } = new THREE.Color(hex);
  const seen = EYES[viewer].map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
  const dot = (x: number, y: number, z: number): number => x * seen[0] + y * seen[1] + z * seen[2];
  const xyz = [dot(0.4124, 0.3576, 0.1805) / 0.9505, dot(0.2126, 0.7152, 0.0722), dot(0.0193, 0.1192, 0.9505) / 1.089];
  const [x, y, z] = xyz.map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (one: Three, other: Three): number => Math.hypot(...one.map((v, i) => v - other[i]));

const luminance = (hex: string): number => {
  const { r, g, b } = new THREE.Color(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
};
const report = (...words: unknown[]): void => {
  if (import.meta.env.VITE_ART_REPORT) console.log(...words);
};
const pairs = (ids: readonly ColourId[]): (readonly [ColourId, ColourId])[] =>
  ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other] as const));

test('four colours a side, two of them royal, one of nobody, and no two of the nine have the same pattern', () => {
  for (const side of [0, 1]) {
    const own = colourIds.filter((id) => liveryColours[id].side === side);
    expect(own.length).toBe(4);
    expect(own.filter((id) => liveryColours[id].royal).length).toBe(2);
  }
  // Q41: a neutral unit belongs to nobody, and Chiefs are never neutral
  expect(colourIds.filter((id) => liveryColours[id].side === null)).toEqual(['neutral']);
  expect(liveryColours.neutral.royal).toBe(false);
  expect(new Set(colourIds.map((id) => liveryColours[id].pattern)).size).toBe(9);
});

test.each(Object.keys(EYES))('colours are apart for eyes that see: %s', (viewer) => {
  const found = pairs(colourIds).map(([one, other]) => ({
    pair: `${one} and ${other}`,
    far: apart(lab(liveryColours[one].body, viewer), lab(liveryColours[other].body, viewer)),
    sameSide: liveryColours[one].side === liveryColours[other].side,
  }));
  found.sort((a, b) => a.far - b.far);
  report(
    viewer,
    found
      .slice(0, 5)
      .map(({ pair, far }) => `${pair} ${far.toFixed(1)}`)
      .join(', '),
  );
  // inside a side nothing but pattern and colour tells; across sides the plate's shape and rim do as well
  for (const { pair, far, sameSide } of found) expect(far, pair).toBeGreaterThan(sameSide ? 20 : 10);
});

test.each(Object.keys(EYES))('Q41: the neutral colour is far from all eight for eyes that see: %s', (viewer) => {
  const neutral = lab(liveryColours.neutral.body, viewer);
  const found = colourIds
    .filter((id) => id !== 'neutral')
    .map((id) => ({ id, far: apart(neutral, lab(liveryColours[id].body, viewer)) }))
    .sort((a, b) => a.far - b.far);
  report(viewer, 'neutral', ...found.slice(0, 3).map(({ id, far }) => `${id} ${far.toFixed(1)}`));
  // it stands among the units of both sides, so that it is held to what holds inside a side
  for (const { id, far } of found) expect(far, id).toBeGreaterThan(20);
});

test.each(Object.keys(EYES))('inside a side no two are equally light for eyes that see: %s', (viewer) => {
  for (const side of [0, 1]) {
    const light = colourIds
      .filter((id) => liveryColours[id].side === side)
      .map((id) => lab(liveryColours[id].body, viewer)[0])
      .sort((a, b) => a - b);
    const steps = light.slice(1).map((l, i) => l - light[i]);
    report(viewer, side, light.map((l) => l.toFixed(0)).join(' '));
    // reds are dark to eyes without red: there the hue of purple is left
    expect(Math.min(...steps)).toBeGreaterThan(viewer === 'no red' ? 2 : 6);
  }
});

test.each(colourIds)('%s: its pattern is read on its floor, its body and its rim stand out from the mat', (id) => {
  const { side, body, light, dark } = liveryColours[id];
  report(id, 'pattern', contrast(light, dark).toFixed(1), ...MAT.map((cell) => contrast(body, cell).toFixed(1)));
  expect(contrast(light, dark)).toBeGreaterThan(4.5);
  expect(contrast(byOwner(RIMS, side), dark)).toBeGreaterThan(side === 0 ? 4.5 : 1);
  for (const cell of MAT) {
    // dark bodies stand on a dark rim with lit marks: one of the three is far from the cell
    expect(Math.max(contrast(body, cell), contrast(byOwner(RIMS, side), cell), contrast(light, cell))).toBeGreaterThan(
      3.7,
    );
  }
});

test('the rims of the sides are far apart, and that of a neutral unit lies between them', () => {
  const [white, black, nobody] = RIMS;
  expect(contrast(white, black)).toBeGreaterThan(9);
  expect(contrast(white, nobody)).toBeGreaterThan(2.5);
  expect(contrast(nobody, black)).toBeGreaterThan(2.5);
});

test('a name that is no colour of this game is refused', () => {
  expect(colourOf('grey')).toBe('grey');
  expect(() => colourOf('pink')).toThrow(/pink/);
  expect(() => colourOf(undefined)).toThrow(/nothing is no colour/);
});
