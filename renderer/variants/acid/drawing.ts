import type { Drawing } from '../drawing.ts';
import { glyphs } from './glyphs.ts';

export const acid: Drawing = {
  glyphs,
  material: 'glass',
  art: async () => (await import('./art.ts')).acid,
};
