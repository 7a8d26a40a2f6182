/** Terrain by look. A feature's look is its id, except for a mine that only its owner knows. */
import type { BufferGeometry } from 'three';
import { cathedral } from './cathedral.ts';
import { glue } from './glue.ts';
import { mine, mineHidden } from './mine.ts';
import { portal } from './portal.ts';
import { wall } from './wall.ts';
import { ziggurat } from './ziggurat.ts';

export { terrainMaterial } from './paint.ts';
export { portalThread } from './portal.ts';

export const terrain: Readonly<Record<string, () => BufferGeometry>> = {
  cathedral,
  portal,
  wall,
  mine,
  'mine-hidden': mineHidden,
  glue,
  ziggurat,
};

/** Which look a feature of the view has. */
export const terrainLook = (feature: { readonly id: string; readonly hidden: boolean }): string =>
  feature.hidden ? `${feature.id}-hidden` : feature.id;
