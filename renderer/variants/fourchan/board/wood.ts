/**
 * Wood as a small picture that repeats, worked out once: grey values to multiply a board's own colour by. The grain runs
 * along v; every slab shows another part of it. Nothing in it is random: the same wood every time.
 */

import type * as THREE from 'three';
import { repeatingTexture } from '../../../art/repeating-texture.ts';

/** how many slabs the picture spans before it repeats */
export const SPAN = 2;

const { PI, abs, floor, max, min, round, sin } = Math;

const wave = (n: number): number => {
  const h = sin(n * 12.9898) * 43758.5453;
  return h - floor(h);
};

/** Smooth noise, 0 to 1, along one line, that repeats after `period` steps. */
const line =
  (period: number, seed: number) =>
  (x: number): number => {
    const i = floor(x);
    const t = x - i;
    const at = (k: number): number => wave((((k % period) + period) % period) + seed * 57.31);
    return at(i) + (at(i + 1) - at(i)) * t * t * (3 - 2 * t);
  };

export function wood(size: number): THREE.DataTexture {
  const [broad, fine, pores, drift, age] = [line(14, 1), line(64, 2), line(size, 3), line(3, 4), line(9, 5)];
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    const t = y / size;
    for (let x = 0; x < size; x++) {
      const s = x / size;
      // the grain wanders from side to side as it runs on
      const bent = s + 0.022 * sin(2 * PI * (t + drift(t * 3))) + 0.008 * sin(2 * PI * 3 * (t + s));
      const ring = abs(2 * broad(bent * 14) - 1);
      let light = 0.8 + 0.11 * ring + 0.1 * (fine(bent * 64) - 0.5);
      light -= 0.16 * max(0, pores(floor(bent * size)) - 0.72) * (0.4 + age(t * 9 + s * 5));
      pixels.fill(round(255 * min(1, max(0, light))), (y * size + x) * 4, (y * size + x) * 4 + 3);
      pixels[(y * size + x) * 4 + 3] = 255;
    }
  }
  return repeatingTexture(pixels, size);
}
