/** How large a token is drawn. */
import type { KindDescription } from '../../../../electron/contract/description.ts';

/** of a kind that does not say what it is worth */
const USUAL = 3;
/** as much as a pawn, or hardly more */
const LITTLE = 1.6;

/** Is it worth so little that it is smaller than the others? */
export const isSmall = ({ royal, value = USUAL }: Pick<KindDescription, 'royal' | 'value'>): boolean =>
  !royal && value <= LITTLE;
