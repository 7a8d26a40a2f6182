/** Which problems are listed, and which one comes next. */
import { describe, expect, it } from 'vitest';
import type { ProblemFilter } from '../../../electron/contract/settings.ts';
import { problemSummary } from './problems.fixture.ts';
import { isShown, nextProblem, numberedOf } from './problems.ts';

const ANY: ProblemFilter = { variant: 'acid', grade: 0, kind: 'all', show: 'all' };
const all = [
  problemSummary('a', { solved: 'first' }),
  problemSummary('other', { variant: 'deicide' }),
  problemSummary('b', { grade: 2, kind: 'gain', turns: null }),
  problemSummary('c', { grade: 3, tried: true }),
];
const next = (filter: Partial<ProblemFilter>, after: string | null, of = all) =>
  nextProblem(of, { ...ANY, ...filter }, after)?.id ?? null;

it('numbers the problems of a game by their place', () => {
  expect(numberedOf(all, 'acid').map(({ number, problem: { id } }) => `${number} ${id}`)).toEqual([
    '1 a',
    '2 b',
    '3 c',
  ]);
});
it.each<[Partial<ProblemFilter>, string]>([
  [{}, 'a b c'],
  [{ grade: 2 }, 'b'],
  [{ kind: 'win' }, 'a c'],
  [{ show: 'solved' }, 'a'],
  [{ show: 'unsolved', kind: 'win' }, 'c'],
  [{ show: 'solved', grade: 3 }, ''],
])('%o lists %s', (filter, ids) => {
  const listed = numberedOf(all, 'acid').filter(({ problem: one }) => isShown(one, { ...ANY, ...filter }));
  expect(listed.map(({ problem: { id } }) => id).join(' ')).toBe(ids);
});
describe('the next one', () => {
  it('is the next unsolved one that is listed, and from the end on it goes on from the beginning', () => {
    expect(next({}, null)).toBe('b');
    expect(next({}, 'b')).toBe('c');
    expect(next({}, 'c')).toBe('b');
    expect(next({ kind: 'gain' }, 'c')).toBe('b');
  });
  it('is any, where all are solved; and none where only unsolved ones are listed', () => {
    const solved = all.map((one) => ({ ...one, solved: 'later' as const }));
    expect(next({}, 'a', solved)).toBe('b');
    expect(next({ show: 'unsolved' }, 'a', solved)).toBeNull();
    expect(next({ grade: 4 }, null)).toBeNull();
  });
});
