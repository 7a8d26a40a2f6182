/**
 * Games and their forms. A game that can be played on several boards is several variants; the list of games shows it
 * once, by its first form, and the board is chosen in the new game form.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';

type Variants = readonly VariantDescription[];

/** The program's games among these variants: those that are not a further form of another. */
export const gamesOf = (variants: Variants): Variants =>
  variants.filter(({ id, formOf, own }) => !own && (formOf === undefined || formOf.variant === id));

/** All forms of the game that this variant belongs to, the first one first. */
export function formsOf(variants: Variants, form: VariantDescription): Variants {
  const { formOf } = form;
  if (!formOf) return [form];
  const alike = variants.filter((variant) => variant.formOf?.variant === formOf.variant);
  return [...alike].sort((a, b) => Number(b.id === formOf.variant) - Number(a.id === formOf.variant));
}
