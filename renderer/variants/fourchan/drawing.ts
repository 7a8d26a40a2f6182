import type { Drawing } from '../drawing.ts';
import { featureGlyphs as features } from './featureGlyphs.ts';
import { glyphs } from './glyphs.ts';

export const fourchanDrawing: Drawing = {
  glyphs,
  features,
  material: 'wood',
  art: async () => (await import('./art.ts')).fourchanArt,
};
