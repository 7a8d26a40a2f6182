/**
 * The games on this table. A variant is a folder here and one line in this list; variants never import each other. Forms
 * of one game come after the first of them. Beside them stand people's own games, as long as they are in use.
 */
import type { Variant } from '../core/variant.ts';
import { acid } from './acid/index.ts';
import { chesimals, chesimalsWide } from './chesimals/index.ts';
import { deicide } from './deicide/index.ts';
import { fourchan } from './fourchan/index.ts';

export const variants: readonly Variant[] = [acid, deicide, fourchan, chesimals, chesimalsWide];

/** own games at once: a folder may hold the saves of thousands, and each takes memory */
export const MOST_OWN = 100;
/** by id, the one that was asked for last at the end */
const own = new Map<string, Variant>();

/** From now on it can be found by its id. Of two with the same rules the last one counts, which may have other names. */
export function addOwn(variant: Variant): void {
  own.delete(variant.id);
  own.set(variant.id, variant);
  for (const oldest of own.keys()) {
    if (own.size <= MOST_OWN) break;
    own.delete(oldest);
  }
}

export const ownVariants = (): readonly Variant[] => [...own.values()];

export function variantNamed(id: string): Variant | undefined {
  const found = own.get(id);
  if (found) addOwn(found);
  return found ?? variants.find((variant) => variant.id === id);
}
