/** What `npm run values` writes, and where: one file for each form of a game. */

import type { Measured } from '../../engine/core/judgement.ts';
import { Chance } from '../../engine/search/chance.ts';
import { measure } from '../../engine/search/values.ts';
import { variants } from '../../engine/variants/registry.ts';

const SEED = 7;
const fileOf: Readonly<Record<string, string>> = { 'chesimals-16x12': 'chesimals/values-wide.json' };

export function* valuesFiles(): Generator<{ readonly file: string; readonly measured: Measured }> {
  for (const variant of variants) {
    const file = `engine/variants/${fileOf[variant.id] ?? `${variant.id}/values.json`}`;
    yield { file, measured: measure(variant, new Chance(SEED)) };
  }
}
