/** The kinds of action that the test game has of its own: one of each way in which a kind can differ from a move. */
import type { OwnActionKind } from '../../core/vocabulary.ts';

/** Captures without moving: `Se4*e6`. */
export const testShooting: OwnActionKind = {
  id: 'rifle',
  fromAfar: 'captures',
  text: (to) => `*${to}`,
  label: () => 'shoots {to}',
  typed: [[/ shoots /i, '*']],
};

/** Moves another piece instead, to where it was or elsewhere: `Le4@e5>f5`. */
export const testLifting: OwnActionKind = {
  id: 'lift',
  fromAfar: 'moves-another',
  text: (to, end) => `@${to}>${end}`,
  label: (isBack) => (isBack ? 'lifts {from} and puts it back' : 'lifts {from} to {to}'),
  typed: [
    [/ lifts (\S+) to /i, '@$1>'],
    [/ lifts (\S+) and puts it back/i, '@$1>$1'],
  ],
  deed: (isBack) => (isBack ? 'lifts {who} and puts it back' : 'lifts {who} to {to}'),
};

/** Goes to its square itself, under a sign of its own: `Re4!e7`. */
export const testRaging: OwnActionKind = {
  id: 'rage',
  text: (to) => `!${to}`,
  label: () => 'rages to {to}',
  typed: [[/ rages to /i, '!']],
  deed: () => 'rages to {to}',
  differs: 'rages on',
};
