/**
 * Games and their forms. A game that comes on several boards is as many variants; people are offered it once, by its first
 * form, and choose the board when they set the table.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';

type Variants = readonly VariantDescription[];

/** The games among them: those that are no further form of another. */
export const gamesOf = (variants: Variants): Variants =>
  variants.filter(({ id, formOf }) => formOf === undefined || formOf.variant === id);

/** All forms of the game of which this is one, the first of them first. */
export function formsOf(variants: Variants, form: VariantDescription): Variants {
  const { formOf } = form;
  if (!formOf) return [form];
  const alike = variants.filter((variant) => variant.formOf?.variant === formOf.variant);
  return [...alike].sort((a, b) => Number(b.id === formOf.variant) - Number(a.id === formOf.variant));
}
