/** Which test files take long. No package is imported here: `npm test` reads this file before it installs them. */

/** More than five seconds each; longest first, as measured. */
const long = [
  'search/levels.test',
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
export const rank = (file) => {
  const found = slow.findIndex((part) => file.includes(part));
  return found < 0 ? slow.length : found;
};

/** `npm test -- --changed` leaves these to the whole suite. @param {string} file */
export const isSlow = (file) => rank(file) < long.length;
