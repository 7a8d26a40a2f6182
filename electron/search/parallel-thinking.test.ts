/** Several real threads: a thought with helpers finds what one alone finds, stops at once, and is not lost with a helper. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anyMatch } from '../../engine/match/fixtures/random-match.fixture.ts';
import { positionOfProblem } from '../../engine/problems/judge.ts';
import { shippedProblems } from '../../engine/problems/shipped-problems.ts';
import { sideViewOf, viewOfPosition } from '../../engine/search/advice/position-view.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import type { ChooseJob } from '../../engine/search/turn-jobs.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { runJob } from '../app/computer/run-job.ts';
import { ParallelThinking } from './parallel-thinking.ts';
import { searchProgram } from './search-program.fixture.ts';
import { threadsFor } from './threads.ts';
import type { WorkerSettings } from './worker-thinking.ts';

const program = await searchProgram();

/** A program whose thread does this with every job to help, whose message is `message`. */
const helpingBy = (does: string): string => {
  const file = path.join(path.dirname(program), 'other.cjs');
  const text = `{
    const { parentPort } = require('node:worker_threads');
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (name, hear) => on(name, (message) => {
      if (message.job.do === 'help') { ${does} }
      hear(message);
    });
  }
  ${fs.readFileSync(program, 'utf8')}`;
  fs.writeFileSync(file, text);
  return file;
};
function threads(count: number, more: Partial<WorkerSettings> = {}): { thinking: ParallelThinking; log: string[] } {
  const log: string[] = [];
  const thinking = new ParallelThinking({ program, log: (line) => log.push(line), ...more }, count);
  onTestFinished(() => thinking.close());
  return { thinking, log };
}
const choice = (id: string, level: string): ChooseJob => {
  const match = anyMatch(variantNamed(id)!, 5, 6);
  return { do: 'choose', view: sideViewOf(match, match.position.turn), level, seed: 7 };
};
/** A won position whose win takes so many turns. */
const winIn = (id: string, turns: number): { readonly job: ChooseJob; readonly solution: readonly string[] } => {
  const problem = shippedProblems(id).find(({ goal }) => goal.is === 'win' && goal.turns === turns);
  if (!problem) throw new Error(`no problem of ${id} is won in ${turns} turns`);
  const position = positionOfProblem(problem);
  const view = viewOfPosition(position, position.turn, 0);
  return { job: { do: 'choose', view, level: '9', seed: 7 }, solution: problem.solution };
};

test('one core is for the window, and no more than eight think', () => {
  expect([1, 2, 3, 4, 9, 64].map(threadsFor)).toEqual([1, 1, 2, 3, 8, 8]);
});

describe('a thought that only time limits', () => {
  test.each(['acid', 'deicide', 'fourchan'])('of %s finds the win that is known', async (id) => {
    const { thinking, log } = threads(3);
    const { job, solution } = winIn(id, 2);
    expect(await thinking.run(job).answer).toMatchObject({
      action: solution[0],
      thought: { complete: true, lines: [{ wins: solution.length }] },
    });
    await expect.poll(() => thinking.helping).toBe(0);
    expect(log).toEqual([]);
  });
  test('has helpers from its second depth on, and all of them end with it', async () => {
    const { thinking } = threads(3);
    for (let times = 0; times < 2; times++) {
      const run = thinking.run(choice('acid', '9'));
      await expect.poll(() => thinking.helping).toBe(2);
      run.stop();
      expect(await run.answer).toMatchObject({ action: expect.any(String), thought: { complete: false } });
      await expect.poll(() => thinking.helping).toBe(0);
    }
  });
  test('and its helpers give way to the next job', async () => {
    const { thinking } = threads(2);
    const first = thinking.run(choice('acid', '9'));
    await expect.poll(() => thinking.helping).toBe(1);
    const second = thinking.run(choice('acid', '3'));
    expect(await first.answer).toBe(null);
    expect(await second.answer).not.toBe(null);
    await expect.poll(() => thinking.helping).toBe(0);
  });
  test('is ended with its helpers when everything is closed', async () => {
    const { thinking } = threads(2);
    const run = thinking.run(choice('deicide', '9'));
    await expect.poll(() => thinking.helping).toBe(1);
    await thinking.close();
    expect([await run.answer, thinking.helping]).toEqual([null, 0]);
  });
});

describe('a helper', () => {
  test('is told the view of the one who plays, and nothing else', async () => {
    const { thinking, log } = threads(2, { program: helpingBy('throw new Error(JSON.stringify(message.job));') });
    const job = choice('deicide', '9');
    const run = thinking.run({ ...job, open: choice('deicide', '1').view });
    await expect.poll(() => log.length).toBe(1);
    run.stop();
    const [, told] = /Error: (\{.*\})\n/.exec(log[0]) ?? [];
    expect(JSON.parse(told)).toEqual({
      ...{ do: 'help', view: job.view, level: '9', seed: 7, stride: 2 },
      table: { memory: {}, age: expect.any(Number) },
    });
  });
  test.each([
    ['throws', "throw new Error('no help');"],
    ['ends', 'process.exit(3);'],
    ['cannot read the game', "message.job.view.variant = 'draughts';"],
  ])('that %s is missed by nobody, is in the log, and is asked again', async (_, does) => {
    const { thinking, log } = threads(2, { program: helpingBy(does) });
    for (const times of [1, 2]) {
      const run = thinking.run(choice('acid', '9'));
      await expect.poll(() => log.length).toBe(times);
      expect(log[times - 1]).toMatch(/^a helper: /);
      run.stop();
      expect(await run.answer).toMatchObject({ action: expect.any(String) });
    }
  });
  test('that does not stop holds nothing up, and is ended', async () => {
    const { thinking, log } = threads(2, { program: helpingBy('for (;;);'), stuck: 0 });
    const { job, solution } = winIn('acid', 2);
    expect(await thinking.run(job).answer).toMatchObject({ action: solution[0] });
    await expect.poll(() => thinking.helping).toBe(0);
    expect(log).toEqual([expect.stringMatching(/^a helper: .*did not stop/)]);
  });
});

test('a level that counts nodes has no helpers and answers as in any other place', async () => {
  const { thinking } = threads(3);
  const helping: number[] = [];
  for (const id of ['acid', 'chesimals']) {
    const job = choice(id, '5');
    const here = runJob(job, { table: new TranspositionTable(), stop: () => false, told: () => {} });
    expect(await thinking.run(job, () => helping.push(thinking.helping)).answer).toEqual(here);
  }
  expect(helping.length).toBeGreaterThan(4);
  expect(new Set(helping)).toEqual(new Set([0]));
});
