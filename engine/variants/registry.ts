/**
 * The games on this table. A variant is a folder here and one line in this list; variants never import each other. Forms
 * of one game come after the first of them.
 */
import type { Variant } from '../core/variant.ts';
import { acid } from './acid/index.ts';
import { chesimals, chesimalsWide } from './chesimals/index.ts';
import { deicide } from './deicide/index.ts';
import { fourchan } from './fourchan/index.ts';

export const variants: readonly Variant[] = [acid, deicide, fourchan, chesimals, chesimalsWide];
export const variantNamed = (id: string): Variant | undefined => variants.find((v) => v.id === id);
