/** How a kind looks, as far as its file says. */
import type { PieceLooks } from '../../core/variant.ts';
import type { PieceData } from '../game-data.ts';
import { readGlyph } from '../glyph/read-glyph.ts';

export function pieceLooksOf({ figure, tint, glyph, picture, model, stand }: PieceData): PieceLooks {
  const drawn = glyph === undefined ? undefined : readGlyph(glyph);
  return {
    ...(figure !== undefined && { figure }),
    ...(tint !== undefined && { tint }),
    ...(picture !== undefined && { picture }),
    ...(model !== undefined && { model }),
    ...(drawn && 'outline' in drawn && { outline: drawn.outline, ...(stand && { stand }) }),
  };
}
