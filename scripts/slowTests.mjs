/** Which test files take long. No package is imported here: `npm test` reads this file before it installs them. */

/** More than five seconds each; longest first, as measured. */
const long = [
  'saves/saving.test',
  'deicide/tests/against-oracle.test',
  'hosts/browser.test',
  'against-oracle',
  'deicide/tests/play.test',
  'saves/recover.test',
  'harness/playback.test',
  'deicide/tests/property-',
  'console/fuzz.test',
  'match/save/fuzz.test',
  'fourchan/tests/property-',
  'match/fourchan.test',
  'search/levels.test',
  'search/soundest.test',
];
/** These take three to ten seconds; `--changed` runs them. */
const slow = [
  ...long,
  'lessons/checker.test',
  'workshop/ffish.test',
  'stand-in/members.test',
  'mailbox/mailbox-',
  'app/broker/broker-copies.test',
  'app/correspondence/correspondence-kills.test',
  'app/online/table-games.test',
  'app/computer/broken-program.test',
  'practice/practice.test',
  'testing/workshop/',
  'match/text/game-text.test',
  'app/correspondence/foreign-texts.test',
  'advice/agreement.test',
  'hosts/computer.test',
  'play.test',
  'property-',
];
/** @param {string} file */
export const rank = (file) => {
  const found = slow.findIndex((part) => file.includes(part));
  return found < 0 ? slow.length : found;
};

/** `npm test -- --changed` leaves these to the whole suite. @param {string} file */
export const isSlow = (file) => rank(file) < long.length;
