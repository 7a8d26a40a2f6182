/** The three kinds of action that 4chan chess has of its own: how they are written, typed and described. */
import type { OwnActionKind } from '../../core/vocabulary.ts';

/** An /mlp/ or a /v/ captures without moving: `Ve4*e6`. */
export const shooting: OwnActionKind = {
  id: 'rifle',
  fromAfar: 'captures',
  text: (to) => `*${to}`,
  label: () => 'shoots {to}',
  typed: [[/ shoots /i, '*']],
};

/** A /tg/ lifts an enemy and puts it down, where it was or elsewhere: `Te4@e5>f5`. */
export const lifting: OwnActionKind = {
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

/** An /r9k/ goes on after a capture and captures everybody in its way: `Re4!e7`. */
export const raging: OwnActionKind = {
  id: 'rage',
  text: (to) => `!${to}`,
  label: () => 'rages to {to}',
  typed: [[/ rages to /i, '!']],
  deed: () => 'rages to {to}',
  differs: 'rages on',
};
