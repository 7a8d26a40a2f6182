/** The art of the sheet, as variants/arts.ts gives it to the table, with what is not on the list of variants yet. */
import { acid } from '../../variants/acid/art.ts';
import { deicide } from '../../variants/deicide/art.ts';
import type { VariantArt } from '../art.ts';

const arts: Readonly<Record<string, VariantArt>> = { acid, deicide };

export const artOf = (variant: string): VariantArt => arts[variant];
