/**
 * The order of the test files: those that take longest begin, so that both cores have work to the end. Vitest orders by
 * how long files took the last time, which a fresh clone does not know.
 */
import { BaseSequencer } from 'vitest/node';

/** More than five seconds each; longest first, as measured. */
const long = [
  'deicide/against-oracle.test',
  'deicide/play.test',
  'console/fuzz.test',
  'deicide/property-',
  'fourchan/property-',
  'saves/saving.test',
  'match/fuzz.test',
  'against-oracle',
  'match/fourchan.test',
  'hosts/browser.test',
  'harness/playback.test',
  'saves/recover.test',
];
const slow = [...long, 'play.test', 'property-'];
/** @param {string} file */
const rank = (file) => {
  const found = slow.findIndex((part) => file.includes(part));
  return found < 0 ? slow.length : found;
};

/** `npm test -- --changed` leaves these to the whole suite. @param {string} file */
export const isSlow = (file) => rank(file) < long.length;

export class SlowestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const usual = await super.sort(files);
    return usual.sort((one, two) => rank(one.moduleId) - rank(two.moduleId));
  }
}
