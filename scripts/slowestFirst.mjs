/**
 * The order of the test files: those that take longest begin, so that both cores have work to the end. Vitest orders by
 * how long files took the last time, which a fresh clone does not know.
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
