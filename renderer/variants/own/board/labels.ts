/** Coordinates in a game's own style. Free of three.js. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { VariantArt } from '../../../art/variant-art.ts';

/** Which there are; a game in one of the others is read so where its notation is shown too. */
export const LABEL_STYLES = ['letters', 'shogi', 'xiangqi', 'janggi'] as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** As the notation of that style counts them. Null where they are those of the board: letters and numbers. */
export function ownLabels({
  looks,
  topology: { width, height, ranks },
}: Pick<VariantDescription, 'looks' | 'topology'>): NonNullable<VariantArt['labels']> | null {
  const up = Array.from({ length: width }, (_, i) => String(i + 1));
  const down = up.toReversed();
  if (looks?.labels === 'shogi') return { files: down, farFiles: down, ranks: [...LETTERS.slice(0, height)].reverse() };
  // each side counts from its right
  if (looks?.labels === 'xiangqi') return { files: down, farFiles: up, ranks };
  if (looks?.labels === 'janggi')
    return { files: up, farFiles: up, ranks: Array.from({ length: height }, (_, i) => String((height - i) % 10)) };
  return null;
}
