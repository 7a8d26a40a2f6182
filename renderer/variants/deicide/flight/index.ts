/** How a Time Machine under way is seen: a ring on the cell it will land on, a beam up to its ghost, a counter. */

import { badgeMaterial } from '../../../art/badges.ts';
import type { FlightArt } from '../../../art/variant-art.ts';
import { badge } from './badge.ts';
import { beam, beamMaterial, ring, ringMaterial, TINT } from './mark.ts';

export const flights: FlightArt = {
  ring,
  beam,
  badge,
  flat: ringMaterial,
  air: beamMaterial,
  badgeMaterial,
  tint: TINT,
  lift: 0.72,
};
