/** Reading what comes from outside: records, and cells, kinds and sides by the names that a variant gives them. */
import { type Cell, OFF, type Side } from '../ids.ts';
import type { PieceType, Variant } from '../variant.ts';

export const isRecord = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export const parseCell = ({ topology }: Variant, name: unknown): Cell | undefined => {
  const cell = typeof name === 'string' ? topology.parse(name) : undefined;
  return cell === OFF ? undefined : cell;
};
/**
 * `{kind: 'k', promoted: true}` and `'+k'` name the same type, where that is the promoted form of the other. Undefined
 * where there is none of that name, and where what is said of it contradicts itself.
 */
export const typeNamed = ({ types }: Variant, id: unknown, promoted: unknown = undefined): PieceType | undefined => {
  const named = types.find((t) => t.id === id);
  if (promoted === true && named && !named.promotedFrom) return types.find((t) => t.promotedFrom === named);
  return promoted === false && named?.promotedFrom ? undefined : named;
};
/** The reverse: how a start and the command line name a type. */
export const kindWritten = ({ id, promotedFrom }: PieceType): { readonly kind: string; readonly promoted?: true } =>
  promotedFrom ? { kind: promotedFrom.id, promoted: true } : { kind: id };
export const sideNamed = ({ sides }: Variant, id: unknown): Side | undefined => {
  const index = sides.findIndex((side) => side.id === id);
  return index < 0 ? undefined : (index as Side);
};
