/** Teleporters by look: whose it is, and `-lone` for one that leads nowhere, `-lit` for one that is pointed at. */
import type { BufferGeometry } from 'three';
import { terrainMaterial } from '../../../art/ground.ts';
import type { TerrainArt } from '../../../art/variant-art.ts';
import { gate } from './gate.ts';

export const looks: Readonly<Record<string, () => BufferGeometry>> = {
  'teleporter-white': () => gate('white', 'open'),
  'teleporter-white-lone': () => gate('white', 'lone'),
  'teleporter-white-lit': () => gate('white', 'lit'),
  'teleporter-black': () => gate('black', 'open'),
  'teleporter-black-lone': () => gate('black', 'lone'),
  'teleporter-black-lit': () => gate('black', 'lit'),
};

export const gates: TerrainArt = {
  looks,
  lookOf: ({ id, paired = true, lit = false }) => (lit ? `${id}-lit` : paired ? id : `${id}-lone`),
  material: terrainMaterial,
  lines: { 'teleporter-white': '#34b6ff', 'teleporter-black': '#ff7a1f' },
};
