/**
 * Whose a piece is. A neutral piece, whose group belongs to no side, is nobody's: the side that is written of it says nothing,
 * and every question about own and other pieces is to be asked here. Does not use three.js: both boards use it.
 */
import type { Group, VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView, Side } from '../../electron/contract/view.ts';
import { isInForce } from '../../engine/shared/house-rules.ts';

type Described = Pick<VariantDescription, 'groups'>;

/** False for an unknown group, and in games without groups. */
export const isNeutral = ({ groups }: Described, { group }: { readonly group?: string | undefined }): boolean =>
  group !== undefined && groups?.some(({ id, side }) => id === group && side === undefined) === true;

/** Does it belong to this side? `undefined` belongs to nobody. */
export const isOwn = (d: Described, piece: Pick<PieceView, 'side' | 'group'> | undefined, side: Side): boolean =>
  piece !== undefined && piece.side === side && !isNeutral(d, piece);

/** The kind of the leaders: every group that belongs to a side has exactly one. */
export const leaderKind = ({
  groups,
  kinds,
  setup,
}: VariantDescription): VariantDescription['kinds'][number] | undefined =>
  groups &&
  kinds.find(({ id }) =>
    groups.every((g) => g.side === undefined || setup.filter((p) => p.group === g.id && p.kind === id).length === 1),
  );
/** The neutral groups that pieces of these house rules may belong to. */
export const neutralGroups = ({ groups }: Described, options: Readonly<Record<string, string>>): readonly Group[] =>
  (groups ?? []).filter((group) => group.side === undefined && isInForce(group, options));
/** Is every piece of this kind some side's? Leaders are. */
export const isNeverNeutral = (d: VariantDescription, kind: string): boolean => leaderKind(d)?.id === kind;
