/** How a kind looks, as far as its file says. */
import type { PieceLooks } from '../../core/variant.ts';
import type { BetzaMove } from '../betza/move.ts';
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

/** The ways of a kind, each once; none where some of its moves bend, so that they would tell less than the truth. */
export function waysOf(moves: readonly BetzaMove[]): Pick<PieceLooks, 'ways'> {
  if (moves.some(({ legs }) => legs.length > 1 || legs[0].curve !== 'none')) return {};
  const ways = new Map<string, boolean>();
  for (const {
    legs: [{ steps, range }],
  } of moves)
    for (const step of steps) ways.set(`${step}`, ways.get(`${step}`) === true || range !== 1);
  return {
    ways: [...ways].map(([step, far]) => {
      const [dx, dy] = step.split(',').map(Number);
      return { dx, dy, far };
    }),
  };
}
