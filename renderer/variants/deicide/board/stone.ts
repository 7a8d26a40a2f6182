/**
 * Veined stone as a small picture that repeats, worked out once: grey values to multiply a slab's own colour by. Every
 * slab shows another part of it, so that no two are alike. Nothing in it is random: the same stone every time.
 */

import type * as THREE from 'three';
import { repeatingTexture } from '../../../art/repeating-texture.ts';

/** how many slabs the picture spans before it repeats */
export const SPAN = 3;

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise, 0 to 1, that repeats after `period` lattice steps. */
const lattice = (period: number, seed: number): ((x: number, y: number) => number) => {
  const values = Float32Array.from({ length: period * period }, (_, i) => {
    const h = Math.sin((i + 1) * 12.9898 + seed * 78.233) * 43758.5453;
    return h - Math.floor(h);
  });
  const wrap = (n: number): number => ((n % period) + period) % period;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const row = (k: number): number =>
      mix(values[wrap(k) * period + wrap(i)], values[wrap(k) * period + wrap(i + 1)], u);
    return mix(row(j), row(j + 1), v);
  };
};

export function stone(size: number): THREE.DataTexture {
  const [drift, bend, cloud, grain] = [lattice(8, 1), lattice(8, 2), lattice(16, 3), lattice(64, 4)];
  const veins = [
    { noise: lattice(8, 5), scale: 8, thin: 26, strength: 0.34 },
    { noise: lattice(16, 6), scale: 16, thin: 15, strength: 0.2 },
  ];
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [s, t] = [x / size, y / size];
      const wx = drift(s * 8, t * 8) - 0.5;
      const wy = bend(s * 8, t * 8) - 0.5;
      let light = 0.8 + 0.12 * (cloud(s * 16 + wx, t * 16 + wy) - 0.5) + 0.07 * (grain(s * 64, t * 64) - 0.5);
      for (const { noise, scale, thin, strength } of veins) {
        // a vein runs where the noise crosses its middle
        const off = Math.abs(noise(s * scale + wx * 1.6, t * scale + wy * 1.6) - 0.5) * thin;
        light += strength * Math.max(0, 1 - off) ** 2 * cloud(s * 16 + 7, t * 16);
      }
      pixels.fill(Math.round(255 * Math.min(1, light)), (y * size + x) * 4, (y * size + x) * 4 + 3);
      pixels[(y * size + x) * 4 + 3] = 255;
    }
  }
  return repeatingTexture(pixels, size);
}
