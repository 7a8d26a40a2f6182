/** The 3D art by variant. Only the table loads this file, and with it three.js and every figure. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { VariantArt } from '../art/variant-art.ts';
import { acid } from './acid/art.ts';
import { chesimals } from './chesimals/art.ts';
import { deicide } from './deicide/art.ts';
import { fourchan } from './fourchan/art.ts';
import { plainArt } from './plain/art.ts';

export const artByVariant: Readonly<Record<string, VariantArt>> = {
  acid,
  chesimals,
  'chesimals-16x12': chesimals,
  deicide,
  fourchan,
};

const plain = new WeakMap<VariantDescription, VariantArt>();
/** The art of a variant: its own, or counters with letters; the same object for the same description. */
export function artOf(description: VariantDescription): VariantArt {
  const art = artByVariant[description.id] ?? plain.get(description) ?? plainArt(description);
  if (!artByVariant[description.id]) plain.set(description, art);
  return art;
}
