import type { Drawing } from '../drawing.ts';
import { glyphs } from './glyphs.ts';

export const acidDrawing: Drawing = {
  glyphs,
  material: 'glass',
  art: async () => (await import('./art.ts')).acidArt,
};
