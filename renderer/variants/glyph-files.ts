/**
 * The glyphs of a game from their files, which any program for vector graphics opens: 45 x 45, ink in currentColor, details
 * in var(--paper). The paints on the outermost element are for such a program alone.
 */
import type { Glyphs } from './drawing.ts';

/** @param files by path, whole SVG files @returns by the name of the file, what is inside the outermost element */
export const glyphsIn = (files: Readonly<Record<string, string>>): Glyphs =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
      text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>')).replaceAll(/\n\s*/g, ''),
    ]),
  );
