/** The 3D art by variant. Only the table loads this file, and with it three.js and every figure. */
import type { VariantArt } from '../scene/art.ts';
import { acid } from './acid/art.ts';
import { chesimals } from './chesimals/art.ts';
import { deicide } from './deicide/art.ts';
import { fourchan } from './fourchan/art.ts';

export const arts: Readonly<Record<string, VariantArt>> = { acid, chesimals, deicide, fourchan };

/** The art of a variant. Throws for a variant that has none: every variant on the list must be drawn. */
export function artOf(variant: string): VariantArt {
  const art = arts[variant];
  if (!art) throw new Error(`no art for the variant ${variant}; there are ${Object.keys(arts).join(', ')}`);
  return art;
}
