/**
 * The 3D art of a variant that brings none: counters with letters on plain slabs, made from its description alone. Hands,
 * riders and what lies on the ground are shown for whoever has them; pieces that are away float over where they come
 * down, without ring and number, until somebody draws these.
 */
import * as THREE from 'three';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { disposing } from '../../art/board-mesh.ts';
import { terrainMaterial } from '../../art/ground.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { Board } from './Board.tsx';
import { counterFigure, tileFeature } from './counters.ts';

const HAND = 6;
/** on the flat top of its mount */
const SEAT = { x: 0, y: 0.46, z: 0, scale: 0.62 };

export function plainArt({ id, kinds, features }: VariantDescription): VariantArt {
  const looks = features.flatMap((feature) => [
    [feature.id, () => tileFeature(feature.id, false)] as const,
    [`${feature.id}-hidden`, () => tileFeature(feature.id, true)] as const,
  ]);
  return {
    id,
    // the colour of the ground alone
    plain: () => disposing(new THREE.Group()),
    room: {
      walls: '#5e6066',
      strength: 0.6,
      panels: [
        { form: 'rect', colour: '#ffffff', strength: 3.2, at: [0, 5, 0], size: [6, 6] },
        { form: 'rect', colour: '#fff1de', strength: 5, at: [-5, 3, 4], size: [3, 4] },
        { form: 'rect', colour: '#bcd2ff', strength: 4, at: [4, 2.5, -5], size: [6, 1.2] },
      ],
    },
    liveries: [
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
    ],
    figures: Object.fromEntries(kinds.map((kind) => [kind.id, () => counterFigure(kind)])),
    Board,
    hand: kinds.some(({ inHand }) => inHand) ? HAND : 0,
    tray: { floor: '#23272e', wall: '#343a44', line: '#6b7686' },
    label: '#c6cedb',
    ground: '#0c0e12',
    riders: Object.fromEntries(kinds.flatMap((kind) => (kind.carries ? [[kind.id, SEAT]] : []))),
    ...(features.length > 0 && {
      terrain: {
        looks: Object.fromEntries(looks),
        lookOf: (feature) => (feature.hidden ? `${feature.id}-hidden` : feature.id),
        material: terrainMaterial,
      },
    }),
  };
}
