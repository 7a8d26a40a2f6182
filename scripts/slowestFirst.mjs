/**
 * The order of the test files: the slowest run first, so that both cores are busy to the end. Vitest itself orders by
 * previous durations, which do not exist in a fresh clone.
 */
import { BaseSequencer } from 'vitest/node';
import { rank } from './slowTests.mjs';

export class SlowestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const usual = await super.sort(files);
    return usual.sort((one, two) => rank(one.moduleId) - rank(two.moduleId));
  }
}
