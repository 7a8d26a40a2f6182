/** The names of the tags in the text of a game, as `Game` in `[Game "acid"]`. */

import type { Side } from '../../core/ids.ts';
import { asTyped } from '../../core/text/foreign-text.ts';
import type { Variant } from '../../core/variant.ts';

/** What these tags say is for the program, and no name. */
export const KEYWORDS: ReadonlySet<string> = new Set(['game', 'rules', 'options', 'start', 'hidden']);
const TAKEN: ReadonlySet<string> = new Set([...KEYWORDS, 'date', 'result']);

/** A letter that nobody can see would hide what a tag says. */
export const tagNamed = (name: string): string => asTyped(name).toLowerCase();

const isTag = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}_-]+$/u.test(name) && asTyped(name) === name && !TAKEN.has(tagNamed(name));

/** How a side is called in a text that is read again: by its name, if both can be told from everything else there. */
export function sideTag({ sides: [first, second] }: Pick<Variant, 'sides'>, side: Side): string {
  const areTags = isTag(first.name) && isTag(second.name) && tagNamed(first.name) !== tagNamed(second.name);
  if (areTags) return side === 0 ? first.name : second.name;
  return `Player${side + 1}`;
}
