/** What was tried is told as it was measured, losers included. */
import { expect, test } from 'vitest';
import { type Experiment, experimentOf, experimentsTable } from './experiments.ts';

const tried: Experiment = {
  name: 'a longer horizon',
  variant: 'acid',
  against: '0123456789abcdef',
  milliseconds: 50,
  least: 0,
  wanted: 20,
};

test('an experiment is told with its games, its difference in Elo and its verdict', () => {
  const lost = experimentOf(tried, Array<number>(50).fill(0.5));
  expect(lost).toMatchObject({ pairs: 50, points: 25, verdict: 'thrown out' });
  const table = experimentsTable([lost, experimentOf({ ...tried, name: 'a wider window' }, [1, 2])], (id) =>
    id.toUpperCase(),
  );
  expect(table).toMatch(
    /\| a longer horizon \| ACID \| 01234567 \| 50 ms \| 25 of 100, −191 \[−\d+, −\d+\] \| thrown out \(/,
  );
  expect(table).toMatch(/\| a wider window \| ACID \| 01234567 \| 50 ms \| 3 of 4, \+191 .*\| open \(/);
});
