import * as THREE from 'three';
import { expect, test } from 'vitest';
import { SEAT_TILT } from '../../../scene/camera/rig.ts';
import { START_ROWS } from '../../../scene/testing/acid.ts';
import { glyphs } from '../glyphs.ts';
import { figures } from './index.ts';

/** The kinds of the rules (A1.2 and the Charonite that a Diskette becomes). */
const KINDS = 'king angel voyager holepunch rainbow ghost sweeper diskette mass worm charonite'.split(' ');
const LETTERS: Readonly<Record<string, string>> = {
  k: 'king',
  a: 'angel',
  v: 'voyager',
  h: 'holepunch',
  r: 'rainbow',
  g: 'ghost',
  s: 'sweeper',
  d: 'diskette',
};
const built = new Map(KINDS.map((kind) => [kind, figures[kind]?.()]));
const triangles = (kind: string): number => built.get(kind)!.attributes.position.count / 3;

test('every kind has a figure and a glyph, and nothing else has', () => {
  expect(Object.keys(figures).sort()).toEqual([...KINDS].sort());
  expect(Object.keys(glyphs).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('%s stands on its cell, keeps its size and names a palette slot for every vertex', (kind) => {
  const figure = built.get(kind)!;
  figure.computeBoundingBox();
  const { min, max } = figure.boundingBox!;
  expect(min.y).toBeGreaterThan(-0.01);
  expect(max.y).toBeGreaterThan(0.45);
  expect(max.y).toBeLessThan(1.4);
  expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(0.48);
  const slots = new Set(figure.attributes.slot.array as Float32Array);
  expect([...slots].every((slot) => [0, 1, 2, 3].includes(slot))).toBe(true);
  expect(slots.has(0) && slots.has(2), 'a body and a light').toBe(true);
});

test('the start position stays within the triangle budget of a pass', () => {
  const board = START_ROWS.join('').replaceAll('.', '');
  const sum = [...board].reduce((n, letter) => n + triangles(LETTERS[letter.toLowerCase()]), 0);
  const hands = 2 * (triangles('mass') + triangles('worm'));
  // the budgets are 80 k in colour and 60 k in shadow; board, sky and marks need the rest
  expect(sum + hands).toBeLessThan(45_000);
});

const GRID = 44;
/** Which points of a grid a figure covers, seen from the seat of its owner's opponent, or from straight above. */
function silhouette(kind: string, tilt: number): Uint8Array {
  const points = built.get(kind)!.attributes.position.array as Float32Array;
  const grid = new Uint8Array(GRID * GRID);
  const eye = new THREE.Matrix4().lookAt(
    new THREE.Vector3(0, Math.cos(tilt), -Math.sin(tilt)),
    new THREE.Vector3(),
    tilt < 0.01 ? new THREE.Vector3(0, 0, 1) : new THREE.Vector3(0, 1, 0),
  );
  const back = eye.clone().invert();
  const v = new THREE.Vector3();
  const corner = (i: number): [number, number] => {
    v.set(points[i * 3], points[i * 3 + 1], points[i * 3 + 2]).applyMatrix4(back);
    return [(v.x / 1.5 + 0.5) * GRID, ((v.y + 0.1) / 1.5 + 0.4) * GRID];
  };
  for (let i = 0; i < points.length / 3; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    for (let y = Math.floor(Math.min(a[1], b[1], c[1])); y <= Math.max(a[1], b[1], c[1]); y++) {
      for (let x = Math.floor(Math.min(a[0], b[0], c[0])); x <= Math.max(a[0], b[0], c[0]); x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area;
        const w = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area;
        if (u >= 0 && w >= 0 && u + w <= 1 && x >= 0 && y >= 0 && x < GRID && y < GRID) grid[y * GRID + x] = 1;
      }
    }
  }
  return grid;
}

test.each([
  ['the seat', SEAT_TILT, 0.86],
  ['straight above', 0.001, 0.91],
])('no two kinds share a silhouette from %s', (_name, tilt, alike) => {
  const drawn = new Map(KINDS.map((kind) => [kind, silhouette(kind, tilt)]));
  const close: string[] = [];
  for (const a of KINDS) {
    for (const b of KINDS) {
      if (a >= b) continue;
      const [p, q] = [drawn.get(a)!, drawn.get(b)!];
      let [both, either] = [0, 0];
      for (let i = 0; i < p.length; i++) {
        both += p[i] & q[i];
        either += p[i] | q[i];
      }
      if (both / either > alike) close.push(`${a} and ${b} ${(both / either).toFixed(2)}`);
    }
  }
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
