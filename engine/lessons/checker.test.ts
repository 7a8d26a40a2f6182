/** Every lesson that comes with the app, put to the checker; and the checker itself, put to lessons that are not sound. */
import { describe, expect, test } from 'vitest';
import { kingLesson } from './acid/king.ts';
import { faultsOfCourse, lessonFaults } from './checker.ts';
import { courses } from './courses.ts';
import type { Lesson, LessonStep } from './lesson.ts';

const lessons = courses.flatMap((course) => course.lessons);
test.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  expect(lessonFaults(lesson)).toEqual([]);
});
test('every course is whole', () => expect(courses.flatMap(faultsOfCourse)).toEqual([]));
test('a course is whole with all piece types, no empty chapter, each lesson once and in order', () => {
  const [acid] = courses;
  const faults = faultsOfCourse({
    ...acid,
    lessons: [kingLesson, kingLesson, { ...kingLesson, id: 'fourchan-king', chapter: 'none' }],
  });
  expect(faults).toContain('no lesson about holepunch moves one');
  expect(faults).not.toContain('no lesson about king moves one');
  expect(faults).toContain('acid-king is there twice');
  expect(faults).toContain('fourchan-king belongs to another game');
  expect(faults).toContain('fourchan-king is in no chapter');
  const [first, ...others] = acid.chapters;
  expect(faultsOfCourse({ ...acid, chapters: [...others, first] })).not.toEqual([]);
  expect(faultsOfCourse({ ...acid, chapters: [first], lessons: [kingLesson] })).not.toContain(
    `chapter ${first.id} is empty`,
  );
});

describe('a lesson is refused', () => {
  const [step] = kingLesson.steps;
  const faultsWith = (change: Partial<LessonStep>, lesson: Partial<Lesson> = {}): string =>
    lessonFaults({ ...kingLesson, steps: [{ ...step, ...change }], ...lesson }).join('\n');

  test.each<[string, Partial<LessonStep>, RegExp]>([
    ['a token that nobody knows', { pieces: 'Q@e4' }, /Q@e4/],
    ['a position that set-up refuses', { pieces: 'K@e4 D@c3 d@f5' }, /LINE has no King/],
    ['a word about a piece that is not there', { flags: { a1: { watchedBy: [] } } }, /no piece on a1/],
    ['one that is said to be refused and is not', { isIncomplete: true }, /is complete/],
    ['a piece type that is not in the game', { task: { is: 'stands', kind: 'queen' } }, /no piece type queen/],
    ['a square that is not on the board', { task: { is: 'visits', cells: ['k4'] } }, /no square k4/],
    ['a goal that is reached at once', { task: { is: 'stands', kind: 'king' } }, /reached before it begins/],
    ['a solution that is not legal', { solution: ['Ke4-e7'] }, /Ke4-e7/],
    ['a solution that misses', { solution: ['Ke4-e3'], refutations: [] }, /misses the goal with Ke4-e3/],
    ['a solution that goes on after the end', { solution: ['Ke4xf5', 'Dc3-c4'] }, /done with Ke4xf5 already/],
    ['a solution that stops too early', { turns: 2, solution: ['Ke4-e5'], refutations: [] }, /does not reach the goal/],
    [
      'an easier way in fewer turns',
      { turns: 2, solution: ['Ke4-e5', 'Ke5xf5'], refutations: [] },
      /Ke4xf5 does it at once/,
    ],
    [
      'another piece that does it too',
      {
        pieces: 'K@e4 G@a1 k@f5',
        task: { is: 'any', of: [{ is: 'wins' }, { is: 'visits', cells: ['f3'] }] },
        refutations: [],
      },
      /Ga1-f3 reaches the goal too/,
    ],
    [
      'a refutation that is not legal',
      { refutations: [{ try: 'Ke4-e7', because: 'Too far.' }] },
      /Ke4-e7 is not legal/,
    ],
    ['a refutation that is right', { refutations: [{ try: 'Ke4xf5', because: 'No.' }] }, /though it is said not to/],
    [
      'a refutation that is legal, said not to be',
      { refutations: [{ try: 'Ke4-e5', because: 'No.', illegal: true }] },
      /is legal/,
    ],
    [
      'a refutation after which there is time enough',
      { turns: 3, refutations: [{ try: 'Ke4-e5', because: 'No.' }] },
      /can still be reached after Ke4-e5/,
    ],
    ['words that are too long', { goal: `${'Capture the King '.repeat(9)}.` }, /a goal has 154 characters/],
    ['a sentence without an end', { hints: ['A King steps'] }, /needs a full stop/],
    ['no hint at all', { hints: [] }, /no hints/],
  ])('for %s', (_, change, fault) => expect(faultsWith(change)).toMatch(fault));
});
