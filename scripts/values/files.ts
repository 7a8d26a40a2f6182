/** What `npm run values` writes, and where: one file for each form of a game, and for each of its sets of pieces. */

import type { Measured } from '../../engine/core/judgement.ts';
import type { Options } from '../../engine/core/vocabulary.ts';
import { Chance } from '../../engine/search/chance.ts';
import { measure } from '../../engine/search/values.ts';
import { variants } from '../../engine/variants/registry.ts';

const SEED = 7;
const fileOf: Readonly<Record<string, string>> = { 'chesimals-16x12': 'chesimals/values-wide.json' };
/** House rules under which pieces move otherwise, so that they are worth something else. */
const setsOf: Readonly<Record<string, readonly Options[]>> = {
  chesimals: [{ pieces: 'stronger' }], // Q44
  'chesimals-16x12': [{ pieces: 'stronger' }],
};

export function* valuesFiles(): Generator<{ readonly file: string; readonly measured: Measured }> {
  for (const variant of variants) {
    const file = `engine/variants/${fileOf[variant.id] ?? `${variant.id}/values.json`}`;
    yield { file, measured: measure(variant, new Chance(SEED)) };
    for (const options of setsOf[variant.id] ?? [])
      yield {
        file: file.replace('.json', `-${Object.values(options).join('-')}.json`),
        measured: measure(variant, new Chance(SEED), { options }),
      };
  }
}
