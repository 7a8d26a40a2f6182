/** The quick "no" of sight, which spares the exact question, is never wrong. */
import { expect, test } from 'vitest';
import { Tally } from '../../../testing/acid/play.ts';
import { checkMany } from '../../../testing/acid/sample.ts';
import { acid } from '../index.ts';

const QUESTIONS = 1_000_000;

test('whoever sees is within reach', () => {
  const tally = new Tally();
  expect(checkMany('quick no', QUESTIONS, tally)).toBeGreaterThanOrEqual(QUESTIONS);
  const seeing = acid.types.filter((t) => t.id !== 'mass' && t.id !== 'ghost').map((t) => `seen by ${t.id}`);
  expect(tally.tooFew([...seeing, 'asked in vain', 'certain no'], 100)).toEqual([]);
  expect([tally.counts.get('seen by mass'), tally.counts.get('seen by ghost')]).toEqual([undefined, undefined]); // AN3
});
