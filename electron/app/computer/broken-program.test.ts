/**
 * The application with its real threads, whose program is broken in every way that it can be: whoever asks for something is
 * told at once what is wrong, after the answer to what was asked, and once the program is good again all is done without
 * a restart.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { practiceId } from '../../../engine/practice/practice.ts';
import { problemOfTheDay } from '../../../engine/problems/problem-of-the-day.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { thinkingMessages } from '../../contract/messages.ts';
import type { ComputerChoice } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { searchProgram } from '../../search/search-program.fixture.ts';
import { type WorkerSettings, WorkerThinking } from '../../search/worker-thinking.ts';
import { atView, openTestApp, startGame, type TestApp } from '../application.fixture.ts';

const good = await searchProgram();

const ready =
  "const { parentPort, workerData } = require('node:worker_threads'); Atomics.store(workerData.ready, 0, 1);";
const atJob = (does: string): string => `${ready} parentPort.on('message', () => { ${does} });`;
const written = (text: string) => (program: string) => fs.writeFileSync(program, text);

interface Broken {
  readonly how: string;
  readonly make: (program: string) => void;
  readonly trouble: 'program' | 'broken' | 'silent';
  /** milliseconds */
  readonly beginsWithin?: number;
}
const MISSING: Broken = { how: 'is missing', make: () => {}, trouble: 'program' };
const ENDS: Broken = { how: 'ends at a job', make: written(atJob('process.exit(1);')), trouble: 'broken' };
const HANGS_AT_START: Broken = {
  how: 'hangs when it is loaded',
  make: written('for (;;);'),
  trouble: 'program',
  beginsWithin: 20,
};
const table: readonly Broken[] = [
  MISSING,
  { how: 'cannot be read: a folder is in its place', make: (program) => fs.mkdirSync(program), trouble: 'program' },
  { how: 'is empty', make: written(''), trouble: 'program' },
  { how: 'throws when it is loaded', make: written("throw new Error('damaged');"), trouble: 'program' },
  { how: 'ends when it is loaded', make: written('process.exit(1);'), trouble: 'program' },
  HANGS_AT_START,
  { how: 'throws at a job', make: written(atJob("throw new Error('at a job');")), trouble: 'broken' },
  ENDS,
];
/** It never answers, so that nothing is told before somebody wants it to stop. */
const HANGS: Broken = { how: 'hangs at a job', make: written(atJob('for (;;);')), trouble: 'silent' };

/** No test waits for a thread that hangs. */
const impatient = { stuck: 0 };
const COMPUTER: ComputerChoice = { level: '1', seconds: 1 };

interface Under {
  readonly app: TestApp;
  readonly thinking: WorkerThinking;
  /** puts the good program in its place */
  repair(): void;
}
async function open({ make, beginsWithin }: Broken): Promise<Under> {
  const program = path.join(temporaryFolder(), 'search.cjs');
  make(program);
  const settings: { -readonly [K in keyof WorkerSettings]: WorkerSettings[K] } = { program, log: () => {} };
  Object.assign(settings, impatient, beginsWithin !== undefined && { beginsWithin });
  const thinking = new WorkerThinking(settings);
  const app = await openTestApp(temporaryFolder(), { thinking, trying: new WorkerThinking(settings) });
  const repair = (): void => {
    // the good program may take its time
    for (const name of ['beginsWithin', 'stuck'] as const) delete settings[name];
    fs.rmSync(program, { recursive: true, force: true });
    fs.copyFileSync(good, program);
  };
  return { app, thinking, repair };
}
const againstComputer = (app: TestApp): Promise<View> =>
  app.get('match.start', {
    variant: 'acid',
    options: {},
    players: [{ name: 'Ann' }, { name: '', computer: COMPUTER }],
  });

test.each(table)(
  'A program that $how is told in the computer’s turn, and it moves when it is told to try again',
  async (broken) => {
    const refused = { ok: false, error: { message: thinkingMessages[broken.trouble] } };
    const { app, repair } = await open(broken);
    const view = await againstComputer(app);
    const { view: mine } = await app.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    // an answer that came after the news would take it back
    expect(mine.computer?.state).toBe('thinking');
    expect(app.told.map(({ event }) => event)).not.toContain('played');
    const failed = (await app.next('played')).view;
    expect(failed.computer).toEqual({ side: 1, state: 'failed', trouble: broken.trouble });
    expect(await app.ask('computer.moveNow', atView(failed))).toMatchObject(refused);
    repair();
    expect((await app.get('computer.go', atView(failed))).computer?.state).toBe('thinking');
    expect((await app.next('played')).view).toMatchObject({ computer: null, turn: 0, node: 2 });
  },
);

// one that cannot be loaded, one that never begins, one that breaks: the rest of the table is told like these
describe.each([MISSING, HANGS_AT_START, ENDS])('A program that $how', (broken) => {
  const says = thinkingMessages[broken.trouble];
  const refused = { ok: false, error: { message: says } };

  test('is told who asks for a hint, threats, an analysis or a review, and they are given later', async () => {
    const { app, repair } = await open(broken);
    const begun = await startGame(app, acid, { actions: ['Dc2-c3'] });
    expect(await app.ask('computer.hint', atView(begun))).toMatchObject(refused);
    expect(await app.ask('computer.threats', atView(begun))).toMatchObject(refused);
    const { view } = await app.get('match.resign', atView(begun));
    await app.get('computer.review', atView(view));
    expect(await app.next('review')).toMatchObject({ done: 0, total: 1 });
    expect(await app.next('review')).toMatchObject({ done: 0, total: 1, trouble: says });
    await app.get('computer.analyse', { ...atView(view), node: 0, depth: 1 });
    expect(await app.next('analysis')).toMatchObject({ node: 0, lines: [], verdict: '', done: true, trouble: says });
    repair();
    await app.get('computer.review', atView(view));
    expect(await app.until('review', ({ done }) => done === 1)).not.toHaveProperty('trouble');
    await app.get('computer.analyse', { ...atView(view), node: 0, depth: 1 });
    const found = await app.until('analysis', ({ done, lines }) => done && lines.length > 0);
    expect(found).not.toHaveProperty('trouble');
  });

  test('is told who brings a text with games or tries rules, and not as a limit of time', async () => {
    const { app, repair } = await open(broken);
    const code = broken.trouble === 'program' ? 'no-program' : 'rules-failed';
    const { text } = await app.get('games.text', { place: { list: 'shelf', game: 'minishogi' } });
    const changed = `${text}\n`;
    expect(await app.code('games.read', { text: changed })).toBe(code);
    expect(await app.code('games.try', { text: changed })).toBe(code);
    expect(await app.code('games.add', { text: changed })).toBe(code);
    expect(await app.code('games.preview', { text: changed })).toBe(code);
    expect(await app.code('games.playItself', { text, games: 1, seed: 1 })).toBe(code);
    repair();
    expect((await app.get('games.read', { text: changed })).games).toHaveLength(1);
    await app.get('games.add', { text: changed });
  });
});

test.each([MISSING, ENDS])(
  'A program that $how is told in problems and practice: a move counts neither way, and is judged when it is tried again',
  async (broken) => {
    const refused = { ok: false, error: { message: thinkingMessages[broken.trouble] } };
    const { app, repair } = await open(broken);
    const practice = { lesson: practiceId({ variant: 'acid', kind: 'diskette', number: 1 }), step: 0 };
    expect(await app.ask('exercise.learn', practice)).toMatchObject(refused);
    const problem = problemOfTheDay('2026-11-23');
    const opened = await app.get('exercise.open', { problem: problem.id });
    expect(await app.ask('computer.hint', atView(opened))).toMatchObject(refused);
    expect(await app.ask('exercise.solution', atView(opened))).toMatchObject(refused);
    const [action] = problem.solution;
    const { view } = await app.get('match.play', { ...atView(opened), action });
    const told = await app.next('played');
    expect(told.view.exercise).toMatchObject({
      misses: 0,
      verdict: { is: 'unknown', trouble: thinkingMessages[broken.trouble] },
    });
    repair();
    const { view: back } = await app.get('match.undo', { ...atView(view), unit: 'action' });
    await app.get('match.play', { ...atView(back), action });
    const judged = await app.until('played', ({ view: { exercise } }) => exercise?.verdict?.is !== 'unknown');
    expect(['right', 'solved']).toContain(judged.view.exercise?.verdict?.is);
    await app.get('exercise.learn', practice);
  },
);

describe('A program that hangs at a job', () => {
  test('is told when the computer is to move now, and the game can be undone meanwhile', async () => {
    const { app, thinking, repair } = await open(HANGS);
    const view = await againstComputer(app);
    const { view: first } = await app.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    const { view: back } = await app.get('match.undo', { ...atView(first), unit: 'turn' });
    expect(back).toMatchObject({ turn: 0, computer: null });
    const { view: again } = await app.get('match.play', { ...atView(back), action: 'Dd2-d3' });
    await expect.poll(() => thinking.isReady).toBe(true);
    await app.get('computer.moveNow', atView(again));
    const failed = (await app.until('played', (played) => played.view.computer?.state === 'failed')).view;
    expect(failed.computer?.trouble).toBe('silent');
    repair();
    await app.get('computer.go', atView(failed));
    await app.until('played', (played) => played.view.computer === null && played.view.turn === 0);
  });

  test('does not keep the application from closing', async () => {
    const { app } = await open(HANGS);
    const view = await againstComputer(app);
    await app.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    expect(await app.app.close({ force: false })).toBe(null);
  });
});
