/**
 * Whose a piece is. A neutral piece, whose group belongs to no side, is nobody's: the side that is written of it says nothing,
 * and every question about own and other pieces is to be asked here. Does not use three.js: both boards use it.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView, Side } from '../../electron/contract/view.ts';

type Described = Pick<VariantDescription, 'groups'>;

/** False for an unknown group, and in games without groups. */
export const isNeutral = ({ groups }: Described, { group }: { readonly group?: string | undefined }): boolean =>
  group !== undefined && groups?.some(({ id, side }) => id === group && side === undefined) === true;

/** Does it belong to this side? `undefined` belongs to nobody. */
export const isOwn = (d: Described, piece: Pick<PieceView, 'side' | 'group'> | undefined, side: Side): boolean =>
  piece !== undefined && piece.side === side && !isNeutral(d, piece);
