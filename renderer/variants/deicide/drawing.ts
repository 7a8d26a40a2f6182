import type { Drawing } from '../drawing.ts';
import { featureGlyphs as features, glyphs } from './glyphs.ts';

export const deicideDrawing: Drawing = {
  glyphs,
  features,
  material: 'stone',
  art: async () => (await import('./art.ts')).deicideArt,
};
