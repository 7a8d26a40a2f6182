/** Exercises through the contract: opened, tried with every kind of verdict, taken back, solved, shown, forged, and kept. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import { positionOfProblem } from '../../../engine/problems/judge.ts';
import { problemOfTheDay } from '../../../engine/problems/problem-of-the-day.ts';
import { shippedProblem, shippedProblems } from '../../../engine/problems/shipped-problems.ts';
import { stepsOf } from '../../../engine/search/advice/steps.ts';
import { thinkingMessages } from '../../contract/messages.ts';
import type { RequestName } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, type TestApp } from '../application.fixture.ts';
import { TestThinking, TestTurnClock } from '../computer/thinking.fixture.ts';

const winIn2 = shippedProblems('acid').find(({ goal }) => goal.is === 'win' && goal.turns === 2) as ChessProblem;
const gain = shippedProblems('fourchan').find(({ goal }) => goal.is === 'gain') as ChessProblem;
const capture = shippedProblems('chesimals').find(({ goal }) => goal.is === 'capture') as ChessProblem;
const [first, reply, last] = winIn2.solution;
/** What the solver plays until the problem is solved; the other side answers by itself. */
const solversOwn = ({ goal, ...problem }: ChessProblem): readonly string[] => {
  if (goal.is === 'gain') return problem.solution.slice(0, 1);
  const steps = stepsOf(positionOfProblem({ goal, ...problem }), problem.solution);
  return steps.filter(({ side }) => side === steps[0].side).map(({ text }) => text);
};
const otherThan = (problem: ChessProblem): string => {
  const found = positionOfProblem(problem)
    .actions()
    .find(({ text }) => text !== problem.solution[0]);
  return found?.text ?? '';
};

interface Table {
  readonly app: TestApp;
  readonly thinking: TestThinking;
  readonly clock: TestTurnClock;
  readonly home: string;
  view: View;
}
async function openProblem({ id }: ChessProblem, home = temporaryFolder()): Promise<Table> {
  const thinking = new TestThinking();
  const clock = new TestTurnClock();
  const app = await openTestApp(home, { thinking, turnClock: clock });
  return { app, thinking, clock, home, view: await app.get('exercise.open', { problem: id }) };
}
/** Plays it and waits for so many changes that follow. */
async function tryOut(table: Table, action: string, changes = 1): Promise<View> {
  table.view = (await table.app.get('match.play', { ...atView(table.view), action })).view;
  for (let n = 0; n < changes; n++) table.view = (await table.app.next('played')).view;
  return table.view;
}
const again = async (table: Table): Promise<View> => {
  table.view = (await table.app.get('match.undo', { ...atView(table.view), unit: 'turn' })).view;
  return table.view;
};
const problemIn = ({ exercise }: View) => (exercise?.task.is === 'problem' ? exercise.task.problem : undefined);
const listed = async ({ app }: Table, id: string) => {
  const { problems, ...rest } = await app.get('exercise.problems', {});
  return { ...rest, problem: problems.find((problem) => problem.id === id) };
};

describe('a problem that is opened', () => {
  test('stands on the table with its task, and its solver is to move', async () => {
    const { view } = await openProblem(winIn2);
    expect(view.exercise).toMatchObject({
      task: { problem: { id: winIn2.id, kind: 'win', turns: 2, target: null, solved: null, tried: false } },
      ...{ side: view.turn, state: 'open', verdict: null, misses: 0 },
    });
    expect(view.movable.length).toBeGreaterThan(0);
    expect(view.can).toMatchObject({ undo: false, redo: false, resign: false, agree: false });
  });
  test('says whom to capture', async () => {
    const { view } = await openProblem(capture);
    const target = problemIn(view)?.target;
    expect(target?.at).toBe(capture.goal.is === 'capture' && capture.goal.at);
    expect(target?.name).toMatch(/^[a-z]+ [A-Z][a-z]+$/);
  });
  test('is no saved game: not in the library, not to be continued, not after a kill', async () => {
    const { app, home, view } = await openProblem(winIn2);
    expect((await app.get('library.list', {})).saves).toEqual([]);
    expect(await app.get('app.hello', {})).toMatchObject({ unfinished: null, open: { match: view.match } });
    await app.app.close({ force: false });
    const after = await openTestApp(home);
    expect(await after.get('app.hello', {})).toMatchObject({ unfinished: null, open: null });
    expect(fs.readdirSync(path.join(home, 'journals'))).toEqual([]);
  });
  test('takes the place of the game on the table, which is saved', async () => {
    const app = await openTestApp(temporaryFolder());
    const game = await startAcid(app, ['Dc2-c3']);
    const exercise = await app.get('exercise.open', { problem: winIn2.id });
    expect((await app.get('library.list', {})).saves.map(({ name }) => name)).toEqual([game.name]);
    await app.get('match.leave', atView(exercise));
    expect(await app.code('match.view', { match: exercise.match })).toBe('no-match');
    expect((await app.get('match.open', { save: game.name })).exercise).toBeUndefined();
  });
});

describe('an action that is tried', () => {
  test('is right: the other side answers, and it goes on to the solution', async () => {
    const table = await openProblem(winIn2);
    const answered = await tryOut(table, first);
    expect(answered.exercise).toMatchObject({ state: 'open', verdict: { is: 'right', turns: 1 } });
    expect(answered.last?.text).toBe(reply);
    const solved = await tryOut(table, last);
    expect(solved.exercise).toMatchObject({ state: 'over', verdict: { is: 'solved' }, misses: 0 });
    expect(problemIn(solved)?.solved).toBe('first');
    expect(solved.movable).toEqual([]);
    expect((await listed(table, winIn2.id)).progress).toMatchObject({ solved: 1, first: 1 });
  });
  test('is judged while nothing else can be tried, and can be taken back meanwhile', async () => {
    const table = await openProblem(winIn2);
    table.thinking.isHeld = true;
    const waits = await tryOut(table, otherThan(winIn2), 0);
    expect(waits.exercise).toMatchObject({ state: 'judging', verdict: null });
    expect(waits.movable).toEqual([]);
    expect(await table.app.code('match.play', { ...atView(waits), action: first })).toBe('not-open');
    expect(await table.app.code('computer.hint', atView(waits))).toBe('not-open');
    expect(await table.app.code('exercise.solution', atView(waits))).toBe('not-open');
    expect((await again(table)).exercise).toMatchObject({ state: 'open', verdict: null });
    expect(table.thinking.isBusy).toBe(false);
    expect(table.clock.isWaiting).toBe(false);
    await table.app.get('match.view', { match: waits.match });
    expect(table.app.told.filter(({ event }) => event === 'played')).toEqual([]);
    expect((await listed(table, winIn2.id)).problem).toMatchObject({ solved: null, tried: false });
  });
  test('is wrong: the refutation is on the board until it is taken back', async () => {
    const table = await openProblem(gain);
    const refuted = await tryOut(table, otherThan(gain));
    const { verdict } = refuted.exercise ?? {};
    expect(refuted.exercise).toMatchObject({ state: 'over', verdict: { is: 'wrong' }, misses: 1 });
    expect(verdict?.is === 'wrong' && verdict.reply).toEqual([refuted.last?.label]);
    expect(refuted.turn).toBe(refuted.exercise?.side);
    expect(await table.app.code('match.play', { ...atView(refuted), action: gain.solution[0] })).toBe('not-open');
    const back = await again(table);
    expect(back.exercise).toMatchObject({
      state: 'open',
      verdict: null,
      misses: 1,
      task: { problem: { tried: true } },
    });
    expect(back.last).toBeNull();
    const solved = await tryOut(table, gain.solution[0]);
    expect(solved.exercise).toMatchObject({
      verdict: { is: 'solved' },
      task: { problem: { solved: 'later', tried: false } },
    });
  });
  test('is answered at once the second time', async () => {
    const table = await openProblem(gain);
    const wrong = otherThan(gain);
    const refuted = await tryOut(table, wrong);
    await again(table);
    const jobs = table.thinking.jobs.length;
    expect((await tryOut(table, wrong)).last?.text).toBe(refuted.last?.text);
    expect([table.thinking.jobs.length, table.view.exercise?.misses]).toEqual([jobs, 1]);
  });
  test('is slower', async () => {
    const table = await openProblem(winIn2);
    table.thinking.answers = () => ({ found: { is: 'slower', turns: 1 } });
    const slower = await tryOut(table, otherThan(winIn2));
    expect(slower.exercise).toMatchObject({ state: 'over', verdict: { is: 'slower', turns: 3 }, misses: 1 });
  });
  test('is one of many in a turn', async () => {
    const table = await openProblem(capture);
    for (const text of capture.solution.slice(0, -1))
      expect((await tryOut(table, text)).exercise).toMatchObject({ state: 'open', verdict: { is: 'right' } });
    const wrong = await tryOut(table, 'end');
    expect(wrong.exercise).toMatchObject({ state: 'over', verdict: { is: 'wrong', reply: [] } });
    // the whole turn is tried again, not only its end
    expect((await again(table)).last).toBeNull();
    // what was right before is known to be right
    for (const text of capture.solution.slice(0, -1)) await tryOut(table, text, 0);
    expect((await tryOut(table, capture.solution.at(-1) ?? '')).exercise?.verdict).toEqual({ is: 'solved' });
  });
  test('of which nothing can be told in time counts neither way', async () => {
    const table = await openProblem(winIn2);
    table.thinking.isHeld = true;
    table.thinking.answers = () => ({ found: null });
    const waits = await tryOut(table, otherThan(winIn2), 0);
    expect(waits.exercise?.state).toBe('judging');
    table.clock.pass(60_000);
    table.view = (await table.app.next('played')).view;
    expect(table.view.exercise).toMatchObject({ state: 'over', verdict: { is: 'unknown' }, misses: 0 });
    expect((await again(table)).exercise?.state).toBe('open');
  });
  test('while the computer breaks down counts neither way, and can be tried again', async () => {
    const table = await openProblem(winIn2);
    table.thinking.isHeld = true;
    await tryOut(table, first, 0);
    table.thinking.fail();
    table.view = (await table.app.next('played')).view;
    expect(table.view.exercise?.verdict).toEqual({ is: 'unknown', trouble: thinkingMessages.broken });
    expect(table.app.log.join()).toContain('could not be judged');
  });
  test('when the exercise is left nothing goes on', async () => {
    const table = await openProblem(winIn2);
    table.thinking.isHeld = true;
    await tryOut(table, first, 0);
    await table.app.get('match.leave', atView(table.view));
    expect([table.thinking.isBusy, table.clock.isWaiting]).toEqual([false, false]);
  });
});

describe('help', () => {
  test('a hint is the next action of the solution, and what is solved with it is not solved at the first try', async () => {
    const table = await openProblem(winIn2);
    const hint = await table.app.get('computer.hint', atView(table.view));
    expect(hint.plan[0].text).toBe(first);
    expect(hint.says.every((says) => says !== '')).toBe(true);
    table.view = (await table.app.next('played')).view;
    await tryOut(table, first);
    expect(problemIn(await tryOut(table, last))?.solved).toBe('later');
  });
  test('the solution is played on the board, and does not count as solved', async () => {
    const table = await openProblem(winIn2);
    await table.app.get('exercise.solution', atView(table.view));
    for (const text of winIn2.solution) {
      table.view = (await table.app.next('played')).view;
      expect(table.view.last?.text).toBe(text);
    }
    expect(table.view.exercise).toMatchObject({
      state: 'over',
      verdict: { is: 'shown' },
      task: { problem: { tried: true } },
    });
    const back = await again(table);
    expect(back.exercise).toMatchObject({ state: 'open', verdict: null });
    expect(back.last).toBeNull();
  });
});

describe('progress', () => {
  test('survives a kill: it is on the disk before the page hears of it', async () => {
    const table = await openProblem(gain);
    await tryOut(table, gain.solution[0]);
    // a copy of the folder, as a kill at this moment would leave it
    const home = temporaryFolder();
    fs.copyFileSync(path.join(table.home, 'progress.json'), path.join(home, 'progress.json'));
    const after = await openTestApp(home);
    expect((await after.get('exercise.problems', {})).progress).toMatchObject({ solved: 1, first: 1 });
  });
  test('the problem of the day begins a row of days, which goes on the next day and ends when one is missed', async () => {
    // the date alone: what waits in this process moves fake timers on
    onTestFinished(() => void vi.useRealTimers());
    const home = temporaryFolder();
    const solveAt = async (day: string) => {
      vi.setSystemTime(new Date(`${day}T12:00:00`));
      const today = problemOfTheDay(day);
      const table = await openProblem(today, home);
      expect(table.view.exercise).toMatchObject({ task: { isTodays: true } });
      await table.app.get('exercise.solution', atView(table.view));
      const texts = table.app.told.filter(({ event }) => event === 'played').length;
      for (let n = 0; n < texts; n++) table.view = (await table.app.next('played')).view;
      await again(table);
      for (const text of solversOwn(today)) await tryOut(table, text);
      expect(table.view.exercise?.verdict).toEqual({ is: 'solved' });
      await table.app.app.close({ force: true });
      const { task } = table.view.exercise ?? {};
      return task?.is === 'problem' && task.streak;
    };
    expect(await solveAt('2026-11-23')).toEqual({ days: 1, longest: 1 });
    expect(await solveAt('2026-11-24')).toEqual({ days: 2, longest: 2 });
    expect(await solveAt('2026-11-24')).toEqual({ days: 2, longest: 2 });
    expect(await solveAt('2026-11-26')).toEqual({ days: 1, longest: 2 });
    vi.setSystemTime(new Date('2026-11-29T12:00:00'));
    const later = await openTestApp(home);
    expect((await later.get('exercise.problems', {})).progress.streak).toEqual({ days: 0, longest: 2 });
  });
  test('begins again when it is asked to', async () => {
    const table = await openProblem(gain);
    await tryOut(table, gain.solution[0]);
    await table.app.get('exercise.beginAgain', {});
    const { progress, problem } = await listed(table, gain.id);
    expect(progress).toEqual({ solved: 0, first: 0, streak: { days: 0, longest: 0 } });
    expect(problem).toMatchObject({ solved: null, tried: false });
  });
});

describe('what a stranger may send', () => {
  test.each(['', 'acid-0-0', '../settings', '__proto__', 'x'.repeat(200)])(
    'there is no problem %s',
    async (problem) => {
      const app = await openTestApp(temporaryFolder());
      expect(['no-such-problem', 'invalid-input']).toContain(await app.code('exercise.open', { problem }));
      expect(['no-match']).toContain(await app.code('exercise.solution', { match: 'm', revision: 0 }));
    },
  );
  test('pictures of what does not exist are left out', async () => {
    const app = await openTestApp(temporaryFolder());
    const asked = [gain.id, 'constructor', capture.id];
    const { pictures } = await app.get('exercise.pictures', { problems: asked });
    expect(pictures.map(({ problem }) => problem)).toEqual([gain.id, capture.id]);
    const pieces = shippedProblem(capture.id)?.start.pieces.length;
    expect(pictures[1].thumbnail.pieces).toHaveLength(pieces ?? -1);
    expect(pictures[1].thumbnail.pieces.every(({ group }) => group !== undefined)).toBe(true);
  });
  test('of another match, or of an old position, nothing is done', async () => {
    const { app, view } = await openProblem(winIn2);
    expect(await app.code('exercise.solution', { match: 'm-forged', revision: 0 })).toBe('stale');
    expect(await app.code('exercise.solution', { match: view.match, revision: 99 })).toBe('stale');
    expect(await app.code('match.play', { ...atView(view), action: 'nonsense' })).not.toBe('');
    const game = await startAcid(app);
    expect(await app.code('exercise.solution', atView(game))).toBe('not-open');
  });
  test('what belongs to a game is refused in an exercise', async () => {
    const { app, view } = await openProblem(winIn2);
    const refused: readonly (readonly [RequestName, object])[] = [
      ['match.resign', atView(view)],
      ['match.agree', atView(view)],
      ['match.redo', { ...atView(view), unit: 'action' }],
      ['match.goto', { ...atView(view), node: 0 }],
      ['match.rename', { ...atView(view), name: 'Mine' }],
      ['match.saveCopy', atView(view)],
      ['match.notes', { match: view.match, text: 'a note' }],
      ['match.toss', { ...atView(view), dice: 2 }],
      ['computer.seat', { ...atView(view), side: 1, computer: { level: '8', seconds: 1 } }],
      ['computer.analyse', { ...atView(view), depth: 3 }],
      ['clock.off', atView(view)],
      ['match.referee', atView(view)],
    ];
    for (const [name, input] of refused) {
      const answer = await app.serve(name, input, { trusted: true, from: 'a test' });
      expect(answer, name).toMatchObject({ ok: false, error: { code: 'exercise' } });
    }
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
  });
});
