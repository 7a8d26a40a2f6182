/** Coordinates in a game's own style. Free of three.js. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { NATIVE_STYLES } from '../../../../engine/shared/native-notation.ts';
import type { VariantArt } from '../../../art/variant-art.ts';

/** Which there are; a game in one of the others is read so where its notation is shown too. */
export const LABEL_STYLES = ['letters', ...NATIVE_STYLES] as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * As the notation of that style counts them, and letters and numbers as well, because sentences name squares by these: on the
 * two other edges, or, where both sides count files, behind each number. Null where there are only letters and numbers.
 */
export function ownLabels({
  looks,
  topology: { width, height, files, ranks },
}: Pick<VariantDescription, 'looks' | 'topology'>): NonNullable<VariantArt['labels']> | null {
  const up = Array.from({ length: width }, (_, i) => String(i + 1));
  const down = up.toReversed();
  // as in printed diagrams: above and on the right
  const onTwo = (farFiles: readonly string[], rightRanks: readonly string[]) => ({
    files,
    farFiles,
    ranks,
    rightRanks,
  });
  if (looks?.labels === 'shogi') return onTwo(down, [...LETTERS.slice(0, height)].reverse());
  if (looks?.labels === 'janggi')
    return onTwo(
      up,
      ranks.map((_, i) => String((height - i) % 10)),
    );
  if (looks?.labels !== 'xiangqi') return null;
  const lettered = (numbers: readonly string[]) => numbers.map((number, i) => `${number}·${files[i]}`);
  // each side counts from its right
  return { files: lettered(down), farFiles: lettered(up), ranks, rightRanks: ranks };
}
