import * as THREE from 'three';
import { expect, test } from 'vitest';
import { fourchanArt } from './art.ts';
import { WOODS } from './board/field.ts';
import { STRIP_WIDTH } from './board/frame.ts';

/** Contrast of two colours as WCAG defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const { r, g, b } = new THREE.Color(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}

const [white, black] = fourchanArt.liveries;
const report = (name: string, value: number): number => {
  if (import.meta.env.VITE_ART_REPORT) console.log(`${name} ${value.toFixed(2)}`);
  return value;
};

test.each([
  ['White', white],
  ['Black', black],
])('%s: letters are read on both faces of a tile', (name, livery) => {
  expect(report(`${name}, plain`, contrast(livery.dark, livery.body))).toBeGreaterThan(6);
  expect(report(`${name}, promoted`, contrast(livery.light, livery.accent))).toBeGreaterThan(4.5);
});

test('the sides are far apart, and the promoted face is neither side', () => {
  expect(report('sides', contrast(white.body, black.body))).toBeGreaterThan(9);
  expect(contrast(white.body, white.accent)).toBeGreaterThan(4);
  // on Black red is little lighter than the lacquer: there the gold line tells
  expect(contrast(black.light, black.body)).toBeGreaterThan(6);
});

test.each(Object.values(WOODS).flat())('both sides stand out from a cell of %s, by the tile or by its line', (cell) => {
  for (const [name, livery] of [
    ['White', white],
    ['Black', black],
  ] as const) {
    const body = contrast(livery.body, cell);
    const ink = contrast(livery.dark, cell);
    report(`${name} on ${cell}: body ${body.toFixed(2)}, line`, ink);
    expect(Math.max(body, ink)).toBeGreaterThan(2.8);
    expect(Math.min(body, contrast(livery.dark, livery.body))).toBeGreaterThan(1.8);
  }
});

test('light and dark cells differ, the zones differ less from the rest than they do, and labels are read', () => {
  const { field, zone } = WOODS;
  for (const [light, dark] of [field, zone]) expect(report('cells', contrast(light, dark))).toBeGreaterThan(1.8);
  for (const i of [0, 1]) expect(contrast(field[i], zone[i])).toBeLessThan(1.15);
  expect(report('labels', contrast(fourchanArt.label, STRIP_WIDTH))).toBeGreaterThan(6);
});

test('frost leaves the letters of a tile free and keeps to its cell', () => {
  const { position, color } = fourchanArt.frost!.solid().attributes;
  expect(color.itemSize).toBe(4);
  expect(color.count).toBe(position.count);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(0.6);
    // what is nearly solid stands outside the tile, or lies below its face
    if (color.getW(i) > 0.5 && Math.abs(x) < 0.3 && Math.abs(z) < 0.36) expect(y).toBeLessThan(0.05);
  }
  expect(position.count / 3).toBeLessThan(400);
});

test('a badge shows its text, is wider for more of it, and refuses what it cannot write', () => {
  const { plate } = fourchanArt.badges!;
  const width = (text: string): number => {
    const solid = plate(text);
    expect(solid.attributes.color.count).toBe(solid.attributes.position.count);
    solid.computeBoundingBox();
    const { min, max } = solid.boundingBox!;
    expect(min.x + max.x).toBeCloseTo(0, 5);
    expect(max.y - min.y).toBeLessThan(0.9);
    return max.x - min.x;
  };
  expect(width('+K')).toBeGreaterThan(width('K'));
  expect(width('+KN')).toBeGreaterThan(width('+K'));
  const drawn = ['K', 'N', '+K', '-'].map((text) => [...plate(text).attributes.position.array].join());
  expect(new Set(drawn).size).toBe(4);
  expect(() => plate('')).toThrow(/1 to 3/);
  expect(() => plate('ABCD')).toThrow(/ABCD/);
  expect(() => plate('é')).toThrow(/é/);
});

test('who carries has a seat for its rider, plain and promoted, and nobody else has', () => {
  expect(Object.keys(fourchanArt.riders!).sort()).toEqual(['+n', 'n']);
  expect(fourchanArt.hand).toBe(6);
});
