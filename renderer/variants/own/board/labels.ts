/** Coordinates in a game's own style. Free of three.js. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { VariantArt } from '../../../art/variant-art.ts';

const KANJI = '一二三四五六七八九';

export const LABEL_STYLES = ['letters', 'shogi', 'xiangqi'] as const;

/** Null where they are those of the board: letters and numbers. */
export function ownLabels({
  looks,
  topology: { width, height, ranks },
}: Pick<VariantDescription, 'looks' | 'topology'>): NonNullable<VariantArt['labels']> | null {
  const up = Array.from({ length: width }, (_, i) => String(i + 1));
  const down = up.toReversed();
  if (looks?.labels === 'shogi' && height <= KANJI.length)
    return { files: down, farFiles: down, ranks: [...KANJI.slice(0, height)].reverse() };
  // each side counts from its right
  if (looks?.labels === 'xiangqi') return { files: down, farFiles: up, ranks };
  return null;
}
