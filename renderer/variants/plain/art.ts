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
import { plainLiveries } from './liveries.ts';

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
    liveries: plainLiveries,
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
