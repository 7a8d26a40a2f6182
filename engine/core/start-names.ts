/** Reading what comes from outside: records, and cells, kinds and sides by the names that a variant gives them. */
import { type Cell, OFF, type Side } from './ids.ts';
import type { PieceType, Variant } from './variant.ts';

export const isRecord = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export const cellNamed = ({ topology }: Variant, name: unknown): Cell | undefined => {
  const cell = typeof name === 'string' ? topology.parse(name) : undefined;
  return cell === OFF ? undefined : cell;
};
export const typeNamed = ({ types }: Variant, id: unknown): PieceType | undefined => types.find((t) => t.id === id);
export const sideNamed = ({ sides }: Variant, id: unknown): Side | undefined => {
  const index = sides.findIndex((side) => side.id === id);
  return index < 0 ? undefined : (index as Side);
};
