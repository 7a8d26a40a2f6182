/** Practice: every piece type of every game has tasks, which the checker accepts, under every house rule. */
import { describe, expect, test } from 'vitest';
import { faultsOfStep, settingsOf } from '../lessons/checker.ts';
import { isWholeRun, usually } from '../testing/usual.ts';
import { variants } from '../variants/registry.ts';
import { practiceId, practiceLesson, practiceNamed } from './practice.ts';

const games = variants.filter(({ id, formOf }) => !formOf || formOf.variant === id);
const pieces = games.flatMap((variant) =>
  variant.types.filter((type) => !type.ownerless).map((type) => [variant.id, type.id, variant] as const),
);

/** Whatever makes the tasks has asked the checker about each: a usual run asks again about one of each piece. */
const checked = <T>(steps: readonly T[], nth: number): readonly T[] =>
  isWholeRun ? steps : [steps[nth % steps.length]];

test.each(pieces)('%s has tasks for %s, each in a position of its own', (id, kind, variant) => {
  const [usual] = settingsOf(variant);
  const lesson = practiceLesson({ variant: id, kind, number: 1 }, usual);
  const steps = lesson?.steps ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(new Set(steps.map((step) => step.pieces)).size).toBe(steps.length);
  for (const step of checked(
    steps,
    variant.types.findIndex((type) => type.id === kind),
  ))
    expect(faultsOfStep({ variant: id, options: usual, step })).toEqual([]);
  for (const hint of steps.flatMap(({ hints }) => hints)) expect(hint).toMatch(/[.]$/);
});
test('the same number makes the same tasks, another number others', () => {
  const [usual] = settingsOf(games[0]);
  const tasksOf = (number: number) => practiceLesson({ variant: 'acid', kind: 'angel', number }, usual)?.steps;
  expect(tasksOf(7)).toEqual(tasksOf(7));
  expect(tasksOf(8)).not.toEqual(tasksOf(7));
});
test('the tasks hold under the house rules that they were made for', () => {
  const fourchan = games.find(({ id }) => id === 'fourchan');
  for (const [i, options] of (fourchan ? settingsOf(fourchan) : []).entries()) {
    if (i % usually(8, 1) !== 0) continue;
    for (const kind of ['k', 'mlp', 'vp']) {
      const lesson = practiceLesson({ variant: 'fourchan', kind, number: 3 }, options);
      for (const step of lesson?.steps ?? [])
        expect(faultsOfStep({ variant: 'fourchan', options, step }), kind).toEqual([]);
      expect(lesson).not.toBeNull();
    }
  }
});
describe('a name of practice', () => {
  test('is read back', () => {
    const practice = { variant: 'fourchan', kind: '+r9k', number: 12 };
    expect(practiceId(practice)).toBe('practice:fourchan:+r9k:12');
    expect(practiceNamed('practice:fourchan:+r9k:12')).toEqual(practice);
  });
  test.each([
    'acid-king',
    'practice:acid:king',
    'practice:acid:king:-1',
    'practice:acid:king:1e3',
    'practice:acid:king:1:2',
    'practice::king:1',
    'practice:acid:KING:1',
    'practice:acid:king:9999999999',
  ])('%s is none', (id) => expect(practiceNamed(id)).toBeNull());
  test('that names no piece of the game has no tasks', () => {
    const [usual] = settingsOf(games[0]);
    expect(practiceLesson({ variant: 'acid', kind: 'queen', number: 1 }, usual)).toBeNull();
    expect(practiceLesson({ variant: 'acid', kind: '__proto__', number: 1 }, usual)).toBeNull();
  });
});
