import type { Drawing } from '../drawing.ts';
import { glyphs } from './glyphs.ts';
import { plates } from './plates.ts';

export const chesimalsDrawing: Drawing = {
  glyphs,
  plates,
  material: 'shell',
  art: async () => (await import('./art.ts')).chesimalsArt,
};
