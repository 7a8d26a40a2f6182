/** Opening a long game yields wherever it takes time: while reading, between two entries, before the comparison. */
import { expect, it } from 'vitest';
import { acid } from '../../variants/acid/index.ts';
import { begin } from '../fixtures/begin.fixture.ts';
import { playQuietly } from '../fixtures/random-match.fixture.ts';
import type { Progress } from './gradual.ts';
import { openGradually } from './open.ts';
import { writeSave } from './save.ts';

it('yields between and within the stages of reading, at every entry, and before the comparison', () => {
  const match = begin(acid);
  playQuietly(match, 250, 4);
  const work = openGradually(writeSave(match, { name: 'Game', created: 1, changed: 2 }), () => acid);
  const told: Progress[] = [];
  let step = work.next();
  for (; !step.done; step = work.next()) told.push(step.value);
  expect(step.value.ok).toBe(true);
  const known = told.filter(({ total }) => total > 0);
  // twice while entries are checked, and twice while their chain is
  expect(told.length - known.length).toBe(4 + 2 + 2);
  expect(known.map(({ done }) => done)).toEqual(Array.from({ length: 251 }, (_, done) => done));
  expect(new Set(known.map(({ total }) => total))).toEqual(new Set([250]));
});
