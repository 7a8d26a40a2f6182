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
  encloses: 'This glyph encloses nothing that could be seen.',
});
