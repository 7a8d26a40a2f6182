/** How a kind looks: the name of a figure, a tint, a glyph of its own. Which figures there are is not known here. */
import type { PieceData } from '../game-data.ts';
import { readGlyph } from '../glyph/read-glyph.ts';
import { TINTS } from '../tints.ts';
import type { Fields } from './fields.ts';
import { sentences } from './sentences.ts';

/** a name, or the id of a game and a name */
const FIGURE = /^[a-z0-9-]{1,30}(?:\/[a-z0-9-]{1,30})?$/;

export function readLooks(fields: Fields): Pick<PieceData, 'figure' | 'tint' | 'glyph' | 'stand'> {
  const { problems } = fields;
  const [figure, glyph] = [fields.entry('figure'), fields.entry('glyph')];
  if (figure && !FIGURE.test(figure.text)) problems.of(figure, sentences.badFigure);
  if (figure && glyph) problems.of(glyph, sentences.figureAndGlyph);
  const read = glyph && readGlyph(glyph.text);
  if (read && 'says' in read) problems.at(glyph.line, glyph.column + read.column - 1, read.says);
  return {
    ...(figure && { figure: figure.text }),
    ...(fields.entry('tint') && { tint: fields.choice('tint', TINTS) }),
    ...(glyph && { glyph: glyph.text.replace(/ +/g, ' ') }),
    ...(fields.choice('stand', ['token', 'upright']) === 'upright' && { stand: 'upright' }),
  };
}
