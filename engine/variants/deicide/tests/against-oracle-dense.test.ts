/**
 * The engine against the slow model in small crowded positions made for what random games seldom come to: en passant on
 * men that went on or were pushed (D-X7), hidden Landmines, Portals, landings, checks called and
 * not called (D-G9), and every value of every house rule.
 */
import { expect, test } from 'vitest';
import { compareDense, Tally } from '../../../testing/deicide/compare.ts';
import { usually } from '../../../testing/usual.ts';
import { deicide } from '../index.ts';

const [FIRST, LAST] = [401, usually(428, 456)];
/** How often each was reached at least in the whole run; everything follows from the seeds. */
const REACHED: Readonly<Record<string, number>> = {
  compared: 200,
  'a head start in a turn of two': 15,
  'a head start through a Portal': 2,
  'two head starts of one man': 3,
  'gone on after a head start': 8,
  'a push after a head start': 3,
  'en passant': 7,
  'en passant on a man that is elsewhere by now': 5,
  'a pawn pushed to its far rank stays': 2,
  'a pawn pushed to its far rank promotes': 2,
  'a Big Bang beside a Snail destroys': 1,
  'a Big Bang beside a Snail spares': 2,
  'a departure waits': 10,
  'a departure ticks': 10,
  'a landing on a man or a square of a head start': 5,
  'a check that was called': 10,
  'a check that was not called': 10,
  'a King taken without a call': 5,
  'a hidden Landmine in reach': 20,
  'a hidden Landmine gone off': 2,
};

test('dense positions', () => {
  const tally = new Tally();
  for (let seed = FIRST; seed <= LAST; seed++) expect(compareDense(seed, tally)).toBeNull();
  const rare = Object.entries(REACHED).filter(
    ([what, least]) => tally.of(what) < usually(Math.floor(least / 3), least),
  );
  expect(rare.map(([what]) => `${what}: ${tally.of(what)}`)).toEqual([]);
  for (const { id, values } of deicide.options) {
    for (const value of values)
      expect(tally.of(`${id}=${value.id}`), `${id}=${value.id}`).toBeGreaterThan(usually(3, 10));
  }
});
