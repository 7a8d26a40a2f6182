/** What the sets are made of: by set, the two sides. Free of three.js. */
import type { Livery } from '../../../art/variant-art.ts';
import type { SetName } from './names.ts';

const WOOD: Livery = {
  ...{ body: '#d9b06a', accent: '#a31d14', light: '#f4c24e', dark: '#17110c' },
  ...{ metalness: 0, roughness: 0.52, trimMetalness: 0, trimRoughness: 0.7, coat: 0.3, glow: 0, grain: 0.2 },
  ...{ rim: '#fff0d0', rimPower: 0.04, pool: 0 },
};
const wood = (more: Partial<Livery>): Livery => ({ ...WOOD, ...more });

export const SET_LIVERIES: Readonly<Record<SetName, readonly [Livery, Livery]>> = {
  classic: [
    wood({
      body: '#d3a463',
      accent: '#8b5526',
      light: '#e0b04a',
      dark: '#2a170b',
      coat: 0.55,
      roughness: 0.42,
      trimRoughness: 0.45,
      grain: 0.26,
      outline: 0.45,
    }),
    wood({
      body: '#5b2d1a',
      accent: '#1f0e08',
      light: '#d8a040',
      dark: '#0c0504',
      coat: 0.65,
      roughness: 0.4,
      trimRoughness: 0.4,
      grain: 0.34,
      rim: '#ffc9a0',
      rimPower: 0.28,
    }),
  ],
  shogi: [wood({ body: '#dfb669', grain: -0.22 }), wood({ body: '#cf9f58', grain: -0.26 })],
  xiangqi: [
    wood({ body: '#dcb173', accent: '#b3160f', dark: '#b3160f', grain: 0.16, coat: 0.4 }),
    wood({ body: '#c79a60', accent: '#0f1712', dark: '#0f1712', grain: 0.2, coat: 0.4 }),
  ],
  janggi: [
    wood({ body: '#e2c08a', accent: '#0d5a3e', dark: '#0d5a3e', grain: 0.12 }),
    wood({ body: '#d8b27a', accent: '#b01a12', dark: '#b01a12', grain: 0.14 }),
  ],
  makruk: [
    wood({ body: '#d9c7a2', accent: '#a8742f', light: '#d7a13c', dark: '#3a2a18', grain: 0.1, outline: 0.5 }),
    wood({
      body: '#3c1d14',
      accent: '#120806',
      light: '#d7a13c',
      dark: '#080403',
      grain: 0.3,
      rim: '#ffc9a0',
      rimPower: 0.3,
    }),
  ],
  tokens: [
    wood({
      body: '#e4d2ad',
      accent: '#b5823d',
      light: '#d99a2b',
      dark: '#2a1c10',
      grain: 0.14,
      outline: 0.3,
      roughness: 0.75,
      coat: 0,
    }),
    wood({
      body: '#33231c',
      accent: '#9a7a52',
      light: '#e0ad4e',
      dark: '#f1e3c6',
      grain: 0.3,
      rim: '#ffdcb8',
      rimPower: 0.25,
      roughness: 0.8,
      coat: 0,
    }),
  ],
};
