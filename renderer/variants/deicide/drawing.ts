import type { Drawing } from '../drawing.ts';
import { featureGlyphs as features } from './featureGlyphs.ts';
import { glyphs } from './glyphs.ts';

export const deicide: Drawing = {
  glyphs,
  features,
  material: 'stone',
  art: async () => (await import('./art.ts')).deicide,
};
