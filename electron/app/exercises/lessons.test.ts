/** Lessons through the contract: a step done and missed, an other side that stands still, shown, and progress. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { angelLesson } from '../../../engine/lessons/acid/angel.ts';
import { kingLesson } from '../../../engine/lessons/acid/king.ts';
import { courses } from '../../../engine/lessons/courses.ts';
import { stepsUnder } from '../../../engine/lessons/lesson.ts';
import { practiceLesson } from '../../../engine/practice/practice.ts';
import { ENGLISH } from '../../../engine/shared/language.ts';
import { PSEUDO } from '../../../engine/shared/pseudo-language.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';
import { speak } from '../speaking.ts';
import { usualOptions } from './exercise-tasks.ts';

interface Table {
  readonly app: TestApp;
  readonly home: string;
  view: View;
}
async function openStep(lesson: string, step: number, home = temporaryFolder()): Promise<Table> {
  const app = await openTestApp(home, { thinking: new TestThinking() });
  return { app, home, view: await app.get('exercise.learn', { lesson, step }) };
}
/** Plays it and waits until the exercise is no longer judging. */
async function tryOut(table: Table, action: string): Promise<View> {
  table.view = (await table.app.get('match.play', { ...atView(table.view), action })).view;
  await settled(table);
  return table.view;
}
async function settled(table: Table): Promise<void> {
  while (table.view.exercise?.state === 'judging') {
    const { view } = await table.app.next('played');
    if (view.match === table.view.match && view.revision >= table.view.revision) table.view = view;
  }
}
const [first] = kingLesson.steps;
const { topology } = acid;

describe('a step of a lesson', () => {
  test('stands on the table with its goal, and is no saved game', async () => {
    const { app, view } = await openStep('acid-king', 0);
    expect(view.exercise).toMatchObject({
      task: { is: 'lesson', step: 0, goal: first.goal, number: 1, next: { lesson: 'acid-king', step: 1 } },
      ...{ side: 0, state: 'open', verdict: null },
    });
    expect((await app.get('library.list', {})).saves).toEqual([]);
  });
  test('is done, which is kept', async () => {
    const table = await openStep('acid-king', 0);
    expect((await tryOut(table, first.solution[0])).exercise?.verdict).toEqual({ is: 'solved' });
    const { courses: told } = await table.app.get('exercise.lessons', {});
    const [lesson] = told.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));
    expect(lesson).toMatchObject({ id: 'acid-king', done: 1, steps: 3 });
  });
  test('that is the last of the course leads to what was left out, and to nothing where all is done', async () => {
    const acidCourse = courses.find(({ variant }) => variant === 'acid')!;
    const last = acidCourse.lessons.at(-1)!;
    const nextAfter = async (done: Readonly<Record<string, number>>) => {
      const home = temporaryFolder();
      const daily = { last: null, days: 0, longest: 0 };
      fs.writeFileSync(
        path.join(home, 'progress.json'),
        JSON.stringify({ version: 1, problems: {}, daily, lessons: done }),
      );
      const { view } = await openStep(last.id, last.steps.length - 1, home);
      return view.exercise?.task.is === 'lesson' ? view.exercise.task.next : undefined;
    };
    const all = Object.fromEntries(acidCourse.lessons.map(({ id, steps }) => [id, steps.length]));
    expect(await nextAfter({ ...all, 'acid-voyager': 1 })).toEqual({ lesson: 'acid-voyager', step: 1 });
    expect(await nextAfter(all)).toBeNull();
  });
  test('is missed: a fact about the action and the rule, until it is taken back', async () => {
    const [refutation] = first.refutations ?? [];
    const table = await openStep('acid-king', 0);
    const missed = await tryOut(table, refutation.try);
    expect(missed.exercise).toMatchObject({
      ...{ state: 'over', misses: 1 },
      verdict: { is: 'missed', fact: refutation.because, rule: first.hints[0] },
    });
    expect(missed.movable).toEqual([]);
    table.view = (await table.app.get('match.undo', { ...atView(missed), unit: 'turn' })).view;
    expect(table.view.exercise).toMatchObject({ state: 'open', verdict: null, misses: 1 });
    expect((await tryOut(table, first.solution[0])).exercise?.verdict).toEqual({ is: 'solved' });
  });
  test('says in its own words why a move that it speaks of is not legal', async () => {
    const [refused] = angelLesson.steps[1].refutations ?? [];
    expect(refused).toMatchObject({ try: 'Ae4xe7', illegal: true });
    const { app, view } = await openStep('acid-angel', 1);
    const lifted = view.pieces.find(({ kind, side }) => kind === 'angel' && side === 0);
    const saysOf = async (cell: string): Promise<string> => {
      const where = { piece: lifted?.id ?? -1, cell: topology.cells.indexOf(topology.parse(cell) ?? (-1 as never)) };
      return (await app.get('match.why', { ...atView(view), ...where })).says;
    };
    expect(await saysOf('e7')).toBe(refused.because);
    expect(await saysOf('d8')).not.toBe(refused.because);
  });
  test('says in its own words why a piece that it speaks of cannot move at all', async () => {
    const lesson = courses.flatMap(({ lessons }) => lessons).find(({ id }) => id === 'chesimals-chain');
    const [refused] = lesson?.steps[1].refutations ?? [];
    expect(refused).toMatchObject({ try: 'Gh8xh9', illegal: true });
    const { app, view } = await openStep('chesimals-chain', 1);
    const cell = chesimals.topology.cells.indexOf(chesimals.topology.parse('h8') ?? (-1 as never));
    const guard = view.pieces.find((piece) => piece.at === cell);
    expect((await app.get('match.why', { ...atView(view), piece: guard?.id ?? -1, cell: null })).says).toBe(
      refused?.because,
    );
  });
  test('shows the learner the own secrets, and goes back past a revealed one without asking anybody', async () => {
    const table = await openStep('deicide-landmines', 1);
    expect(table.view.features).toMatchObject([{ id: 'mine', side: 0, hidden: true }]);
    const revealed = await tryOut(table, 'Rd5-d6-d7-d8-d9');
    expect(revealed.features).toEqual([]);
    expect(revealed.can).toMatchObject({ undo: true, undoNeedsBoth: false });
    const back = (await table.app.get('match.undo', { ...atView(revealed), unit: 'turn' })).view;
    expect(back.features).toMatchObject([{ id: 'mine', side: 0 }]);
  });
  test('tells its rule, and gives its own hints beyond it', async () => {
    const { app, view } = await openStep('acid-king', 0);
    const hint = await app.get('computer.hint', atView(view));
    expect(view.exercise?.task).toMatchObject({ rule: first.hints[0] });
    expect(hint.says[0]).toBe(first.hints[1]);
    expect(hint.plan[0].text).toBe(first.solution[0]);
  });
  test.each([
    ['acid-king', 9],
    ['acid-nobody', 0],
    ['__proto__', 0],
  ])('there is no step %s, %i', async (lesson, step) => {
    const app = await openTestApp(temporaryFolder());
    expect(await app.code('exercise.learn', { lesson, step })).toBe('no-such-lesson');
  });
  test('of a problem nothing of a lesson is known, and the other way round', async () => {
    const { app, view } = await openStep('acid-king', 0);
    expect(await app.code('exercise.open', { problem: 'acid-king' })).toBe('no-such-problem');
    expect(await app.code('exercise.solution', { ...atView(view), match: 'm-forged' })).toBe('stale');
  });
});

describe('under house rules', () => {
  const under = { variant: 'fourchan', options: { immunity: 'nobody' } };

  test('a lesson has the steps that are true under them, and goes on under them', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await app.get('exercise.learn', { lesson: 'fourchan-k', step: 2, options: under.options });
    expect(view.options.immunity).toBe('nobody');
    expect(view.exercise?.task).toMatchObject({
      goal: 'Capture the /k/ in two turns.',
      next: { lesson: 'fourchan-k', step: 3, options: { immunity: 'nobody' } },
    });
    const usual = await app.get('exercise.learn', { lesson: 'fourchan-k', step: 2 });
    expect(usual.exercise?.task).toMatchObject({ goal: 'Capture the /k/ at once: an /n/ can, from any distance.' });
    expect(usual.exercise?.task.is === 'lesson' && usual.exercise.task.next).toEqual({ lesson: 'fourchan-k', step: 3 });
  });
  test('the course counts the steps that they leave', async () => {
    const app = await openTestApp(temporaryFolder());
    const stepsOf = async (asked: { under?: typeof under }) => {
      const { courses: told } = await app.get('exercise.lessons', asked);
      const lessons = told.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
      return Object.fromEntries(lessons.map(({ id, steps }) => [id, steps]));
    };
    const [usual, other] = [await stepsOf({}), await stepsOf({ under: { ...under, options: { immunity: 'tg-n' } } })];
    expect([usual['fourchan-k'], other['fourchan-k']]).toEqual([4, 5]);
    expect(other['acid-king']).toBe(usual['acid-king']);
  });
  test.each<[Record<string, string>]>([[{ immunity: 'everybody' }], [{ nothing: 'on' }]])(
    'there are none under %o',
    async (options) => {
      const app = await openTestApp(temporaryFolder());
      expect(await app.code('exercise.learn', { lesson: 'fourchan-k', step: 0, options })).toBe('no-such-lesson');
      expect(await app.code('exercise.lessons', { under: { variant: 'fourchan', options } })).toBe('no-such-lesson');
    },
  );
});

describe('practice with one piece', () => {
  const name = 'practice:acid:king:1';

  test('is a lesson of its own: done step by step, and kept nowhere', async () => {
    const home = temporaryFolder();
    const table = await openStep(name, 0, home);
    const { task } = table.view.exercise ?? {};
    if (task?.is !== 'lesson') throw new Error('it is no lesson');
    expect(task.practice).toEqual({ kind: 'king', more: { lesson: 'practice:acid:king:2', step: 0 } });
    expect(task.next).toEqual({ lesson: name, step: 1 });
    const solution = practiceLesson({ variant: 'acid', kind: 'king', number: 1 }, usualOptions('acid'))?.steps[0]
      .solution;
    for (const action of solution ?? []) await tryOut(table, action);
    expect(table.view.exercise?.verdict).toEqual({ is: 'solved' });
    expect(fs.existsSync(path.join(home, 'progress.json'))).toBe(false);
  });
  test('goes on to nothing after its last task', async () => {
    const app = await openTestApp(temporaryFolder());
    const first = await app.get('exercise.learn', { lesson: name, step: 0 });
    const steps = first.exercise?.task.is === 'lesson' ? first.exercise.task.goals.length : 0;
    const last = await app.get('exercise.learn', { lesson: name, step: steps - 1 });
    expect(last.exercise?.task).toMatchObject({ next: null });
  });
  test.each([
    'practice:acid:queen:1',
    'practice:chess:king:1',
    'practice:acid:__proto__:1',
    'practice:acid:king:x',
    'practice:__proto__:king:1',
    'practice:chesimals-turned:guard:1',
  ])('there is none for %s', async (lesson) => {
    const app = await openTestApp(temporaryFolder());
    expect(await app.code('exercise.learn', { lesson, step: 0 })).toBe('no-such-lesson');
  });
});

/** A step of several of the learner's turns, in which the other side never moves. */
const still = courses
  .flatMap(({ variant, lessons }) =>
    lessons.flatMap((lesson) =>
      stepsUnder(lesson, usualOptions(variant)).map((step, i) => ({ lesson: lesson.id, i, step, variant })),
    ),
  )
  .find(({ step, variant }) => step.solution.length > 1 && step.other === undefined && variant === 'acid');

describe.runIf(still)('where the other side stands still', () => {
  test('the learner moves again, and Again begins the step anew', async () => {
    if (!still) return;
    const { lesson, i, step } = still;
    const table = await openStep(lesson, i);
    const on = await tryOut(table, step.solution[0]);
    expect(on.exercise).toMatchObject({ state: 'open', verdict: { is: 'right' } });
    expect([on.turn, on.match]).toEqual([on.exercise?.side, table.view.match]);
    const begun = (await table.app.get('match.undo', { ...atView(on), unit: 'turn' })).view;
    table.view = begun;
    expect(begun.exercise).toMatchObject({ state: 'open', verdict: null });
    expect(begun.can.undo).toBe(false);
    for (const text of step.solution) await tryOut(table, text);
    expect(table.view.exercise?.verdict).toEqual({ is: 'solved' });
  });
  test('the solution is shown to its end, and does not count', async () => {
    if (!still) return;
    const table = await openStep(still.lesson, still.i);
    await table.app.get('exercise.solution', atView(table.view));
    table.view = (await table.app.next('played')).view;
    await settled(table);
    expect(table.view.exercise?.verdict).toEqual({ is: 'shown' });
    expect(await table.app.code('match.play', { ...atView(table.view), action: still.step.solution[0] })).toBe(
      'not-open',
    );
    const { courses: told } = await table.app.get('exercise.lessons', {});
    const all = told.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));
    expect(all.find(({ id }) => id === still.lesson)?.done).toBe(0);
  });
});

/** Every step of every course, by its own solution. */
test.each(courses.map((course) => [course.variant, course] as const))(
  'every step of %s is done by its solution',
  async (variant, { lessons }) => {
    const table = await openStep(lessons[0].id, 0);
    for (const lesson of lessons) {
      for (const [i, step] of stepsUnder(lesson, usualOptions(variant)).entries()) {
        table.view = await table.app.get('exercise.learn', { lesson: lesson.id, step: i });
        for (const action of step.solution) await tryOut(table, action);
        expect(table.view.exercise?.verdict, `${lesson.id} ${i}`).toEqual({ is: 'solved' });
      }
    }
    const { courses: told } = await table.app.get('exercise.lessons', {});
    const course = told.find((one) => one.variant === variant);
    const all = course?.chapters.flatMap((chapter) => chapter.lessons) ?? [];
    expect(all.every(({ done, steps }) => done === steps)).toBe(true);
  },
  60_000,
);

describe('in another language', () => {
  afterEach(() => speak(ENGLISH));

  test.each(['acid-king', 'fourchan-admin', 'practice:acid:king:1', 'practice:deicide:snail:2'])(
    '%s says everything in it: titles, goals, rules, hints and what is told of an action that misses the goal',
    async (lesson) => {
      const table = await openStep(lesson, 0);
      await table.app.get('settings.change', { language: PSEUDO });
      table.view = await table.app.get('exercise.learn', { lesson, step: 0 });
      const { exercise } = table.view;
      if (exercise?.task.is !== 'lesson') throw new Error('it is no lesson');
      const { goal, goals, rule, closing } = exercise.task;
      const { title, subtitle } = exercise.task.lesson;
      const hint = await table.app.get('computer.hint', atView(table.view));
      const { played } = await missing(table, hint.plan[0].text);
      expect(played.exercise?.state).toBe('over');
      const verdict = played.exercise?.verdict;
      const told = verdict?.is === 'missed' ? [verdict.fact, verdict.rule] : [];
      expect(told).toHaveLength(2);
      // the end of a long rule is left out
      for (const text of [goal, ...goals, rule, closing, title, subtitle, hint.says[0], ...told])
        expect(text).toMatch(/^\[/);
    },
  );
});
/** Tries other actions than this one until one misses the goal. */
async function missing(table: Table, right: string): Promise<{ readonly played: View }> {
  const { movable } = table.view;
  for (const piece of movable) {
    const actions = await table.app.get('match.actions', { ...atView(table.view), piece });
    for (const { text } of actions.filter((action) => action.text !== right)) {
      const played = await tryOut(table, text);
      if (played.exercise?.verdict?.is === 'missed') return { played };
      table.view = (await table.app.get('match.undo', { ...atView(table.view), unit: 'turn' })).view;
    }
  }
  throw new Error('every action reaches the goal');
}
