/** The two sides of games without art of their own: pale and dark, and letters that contrast with either. Free of three.js. */
import type { Livery } from '../../art/variant-art.ts';

export const plainLiveries: readonly [Livery, Livery] = [
  {
    body: '#e2d8c2',
    accent: '#b08a4a',
    light: '#ffc861',
    dark: '#2a241d',
    metalness: 0.02,
    roughness: 0.55,
    coat: 0.2,
    glow: 0.3,
    rim: '#fff1d6',
    rimPower: 0.05,
    pool: 0,
  },
  {
    body: '#24272e',
    accent: '#77808f',
    light: '#9fc4ff',
    dark: '#efe7d6',
    metalness: 0.05,
    roughness: 0.55,
    coat: 0.2,
    glow: 0.3,
    rim: '#cfe0ff',
    rimPower: 0.3,
    pool: 0,
  },
];
