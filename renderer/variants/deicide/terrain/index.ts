/** Terrain by look. A feature's look is its id, except for a mine that only its owner knows. */
import type { BufferGeometry } from 'three';
import { terrainMaterial } from '../../../art/ground.ts';
import type { TerrainArt } from '../../../art/variant-art.ts';
import { cathedral } from './cathedral.ts';
import { glue } from './glue.ts';
import { mine, mineHidden } from './mine.ts';
import { portal } from './portal.ts';
import { wallFigure } from './wall.ts';
import { ziggurat } from './ziggurat.ts';

export const looks: Readonly<Record<string, () => BufferGeometry>> = {
  cathedral,
  portal,
  wall: wallFigure,
  mine,
  'mine-hidden': mineHidden,
  glue,
  ziggurat,
};

export const terrain: TerrainArt = {
  looks,
  lookOf: ({ id, hidden }) => (hidden ? `${id}-hidden` : id),
  material: terrainMaterial,
};
