/** What is told about a glyph that cannot be read. */
import { live } from '../../shared/language.ts';
export const sentences = live('workshopGlyph', {
  tooLong: (most: number) => `A glyph has at most ${most} letters.`,
  beginsWithM: 'A glyph begins with “M” and a point, such as “M 10 90”.',
  noCommand: (letter: string) =>
    `“${letter}” is no letter of a path: there are M, L, H, V, C, S, Q, T, A and Z, large or small.`,
  noNumber: 'A number is missing here.',
  noFlag: 'Here stands 0 or 1.',
  outside: 'A glyph stays in its box: from 0 to 100 to the right, and from 0 to 100 down.',
  tooManyParts: (most: number) => `A glyph has at most ${most} lines and curves.`,
  // of an SVG file
  noSvg: 'This is no SVG file that can be read.',
  svgEntities: 'This SVG file declares entities. Save it as “plain SVG” in your drawing program.',
  svgTransform: 'This SVG file has a transform that is not understood.',
  svgEmpty:
    'There is no shape in this SVG file that could be a figure: there must be paths, polygons, circles or rectangles.',
  svgUnfilled:
    'All shapes in this SVG file are lines without a fill. Turn the lines into filled paths in your drawing program.',
  svgIntricate: 'The shapes in this SVG file are too intricate for a figure.',
  encloses: 'This glyph encloses nothing that could be seen.',
});
