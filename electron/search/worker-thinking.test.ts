/** The real thread: it answers as the same job does elsewhere, stops, breaks down and is there again. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anyMatch } from '../../engine/match/fixtures/random-match.fixture.ts';
import type { Match } from '../../engine/match/match.ts';
import { sideViewOf } from '../../engine/search/advice/position-view.ts';
import { MOST_BITS, TranspositionTable } from '../../engine/search/table.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { runJob } from '../app/computer/run-job.ts';
import type { Job, News } from '../app/computer/thinking.ts';
import { readOwnGame } from '../games/own-games.ts';
import { searchProgram } from './search-program.fixture.ts';
import { threadsOf } from './threads.ts';
import { THREAD_LIMITS, type WorkerSettings, WorkerThinking } from './worker-thinking.ts';

const program = await searchProgram();
const folder = path.dirname(program);

function thread(file = program, more: Partial<WorkerSettings> = {}): { thinking: WorkerThinking; log: string[] } {
  const log: string[] = [];
  const thinking = new WorkerThinking({ program: file, log: (line) => log.push(line), ...more });
  onTestFinished(() => thinking.close());
  return { thinking, log };
}
const matchOf = (id: string, entries = 0): Match => anyMatch(variantNamed(id)!, 5, entries);
const choice = (id: string, level: string, entries = 0): Extract<Job, { readonly do: 'choose' }> => {
  const match = matchOf(id, entries);
  return { do: 'choose', view: sideViewOf(match, match.position.turn), level, seed: 7 };
};
/** Hears of the first finished depth. */
function firstNews(): { readonly heard: Promise<News>; readonly told: (news: News) => void } {
  let told: (news: News) => void = () => {};
  const heard = new Promise<News>((resolve) => {
    told = resolve;
  });
  return { heard, told };
}

describe('a job', () => {
  test.each(['acid', 'deicide', 'fourchan', 'chesimals'])('of %s is answered as in any other place', async (id) => {
    const { thinking } = thread();
    const job = choice(id, '3', 6);
    const here = runJob(job, { table: new TranspositionTable(), stop: () => false, told: () => {} });
    expect(await thinking.run(job).answer).toEqual(here);
    // whatever was thought about before
    expect(await thinking.run(choice('acid', '2')).answer).not.toBe(null);
    expect(await thinking.run(job).answer).toEqual(here);
  });

  test('of a game of one’s own comes with its text, which the thread has never seen', async () => {
    const { thinking } = thread();
    const game = readOwnGame(shelf.get('minishogi')!);
    if (!game.ok) throw new Error('minishogi cannot be read');
    const job = choice(game.variant.id, '3', 4);
    expect(await thinking.run(job).answer).toMatchObject({ action: expect.any(String) });
    const without: Job = { ...job, view: { ...job.view, game: undefined as never } };
    await expect(thread().thinking.run(without).answer).rejects.toThrow('thinking failed');
  });
  test('that is stopped is answered with the best that was found', async () => {
    const { thinking } = thread();
    for (const id of ['acid', 'deicide', 'fourchan', 'chesimals']) {
      const { heard, told } = firstNews();
      const run = thinking.run(choice(id, '8'), told);
      expect(await heard, id).toMatchObject({ depth: 1 });
      run.stop();
      expect(await run.answer, id).toMatchObject({ thought: { complete: false } });
    }
  });

  test('gives way to the next one', async () => {
    const { thinking } = thread();
    const { heard, told } = firstNews();
    const first = thinking.run(choice('acid', '8'), told);
    await heard;
    const second = thinking.run(choice('acid', '1'));
    expect(await first.answer).toBe(null);
    expect(await second.answer).toMatchObject({ thought: { depth: 1 } });
    first.stop();
    expect(await thinking.run(choice('acid', '1')).answer).not.toBe(null);
  });

  test('that fails leaves the thread alive', async () => {
    const { thinking, log } = thread();
    const { view } = choice('acid', '1');
    const wrong: Job = { do: 'choose', view: { ...view, variant: 'draughts' }, level: '1', seed: 1 };
    await expect(thinking.run(wrong).answer).rejects.toThrow('thinking failed');
    expect(log.join()).toContain('draughts');
    expect(await thinking.run(choice('acid', '1')).answer).not.toBe(null);
  });
});

describe('the thread', () => {
  test('is started by the first job only', async () => {
    const { thinking } = thread();
    expect(thinking.isAwake).toBe(false);
    await thinking.run(choice('acid', '1')).answer;
    expect(thinking.isAwake).toBe(true);
    await thinking.close();
    expect(thinking.isAwake).toBe(false);
    expect(await thinking.run(choice('acid', '1')).answer).toBe(null);
  });

  test('that cannot be started fails the job, and is tried again for the next', async () => {
    const { thinking, log } = thread(path.join(folder, 'nowhere.cjs'));
    for (const times of [1, 2]) {
      await expect(thinking.run(choice('acid', '1')).answer).rejects.toThrow('ENOENT');
      expect(log).toHaveLength(times);
    }
  });

  /** A thread that does only this. */
  const made = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    return file;
  };

  test('that dies fails its job, and the next job gets another one', async () => {
    const dying = made('dying.cjs', "require('node:worker_threads').parentPort.on('message', () => process.exit(3));");
    const { thinking, log } = thread(dying);
    await expect(thinking.run(choice('acid', '1')).answer).rejects.toThrow('the thread ended with 3');
    expect([thinking.isAwake, log.length]).toEqual([false, 1]);
    fs.copyFileSync(program, dying);
    expect(await thinking.run(choice('acid', '1')).answer).not.toBe(null);
  });

  test('that throws, or needs more memory than it may have, fails its job and nothing else', async () => {
    const throwing = made('throwing.cjs', "throw new Error('at once');");
    await expect(thread(throwing).thinking.run(choice('acid', '1')).answer).rejects.toThrow('at once');
    const greedy = made(
      'greedy.cjs',
      "const all = []; require('node:worker_threads').parentPort.on('message', () => { for (;;) all.push({}); });",
    );
    await expect(thread(greedy).thinking.run(choice('acid', '1')).answer).rejects.toThrow(/memory/);
  });

  test('that does not stop is ended', async () => {
    const text = "require('node:worker_threads').parentPort.on('message', () => { for (;;); });";
    const { thinking, log } = thread(made('stuck.cjs', text), { stuck: 0 });
    const run = thinking.run(choice('acid', '1'));
    run.stop();
    await expect(run.answer).rejects.toThrow('did not stop');
    expect([thinking.isAwake, log.length]).toEqual([false, 1]);
  });

  test('that does not stop for the next job is ended, and another one gets that job', async () => {
    const hanging = made(
      'hanging.cjs',
      "const { parentPort, workerData } = require('node:worker_threads'); parentPort.on('message', () => { for (;;); }); Atomics.store(workerData.ready, 0, 1);",
    );
    const { thinking, log } = thread(hanging, { stuck: 0 });
    const first = thinking.run(choice('acid', '1'));
    await expect.poll(() => thinking.isReady).toBe(true);
    fs.copyFileSync(program, hanging);
    const second = thinking.run(choice('acid', '1'));
    expect(await first.answer).toBe(null);
    expect(await second.answer).toMatchObject({ thought: { depth: 1 } });
    expect(log).toHaveLength(1);
  });

  test.each([
    ['is empty', ''],
    ['throws', "throw new Error('damaged');"],
    ['ends', 'process.exit(0);'],
    ['goes on for ever', 'for (;;);'],
    ['waits for ever', 'setInterval(() => {}, 1000);'],
  ])('whose program %s before it takes jobs has a damaged program', async (_, text) => {
    const { thinking } = thread(made('damaged.cjs', text), { beginsWithin: 20 });
    await expect(thinking.run(choice('acid', '1')).answer).rejects.toMatchObject({ trouble: 'program' });
  });

  test('that needs more memory than it may have says so', async () => {
    const greedy = made(
      'ready-and-greedy.cjs',
      "const { parentPort, workerData } = require('node:worker_threads'); const all = []; parentPort.on('message', () => { for (;;) all.push({}); }); Atomics.store(workerData.ready, 0, 1);",
    );
    await expect(thread(greedy).thinking.run(choice('acid', '1')).answer).rejects.toMatchObject({ trouble: 'memory' });
  });

  test('ends when nothing was asked for a while, and the next job starts it again', async () => {
    const { thinking } = thread(program, { idle: 0 });
    for (let times = 0; times < 2; times++) {
      expect(await thinking.run(choice('acid', '1')).answer).not.toBe(null);
      await expect.poll(() => thinking.isAwake).toBe(false);
    }
  });

  test('that tries rules has memory for the largest board with twenty kinds of piece, changed again and again', async () => {
    const { trying } = threadsOf(program, () => {});
    onTestFinished(() => trying.close());
    const moves = ['K', 'R', 'B', 'Q', 'N', 'C', 'Z', 'RN', 'BN', 'QN', 'mRcpR', 'WF', 'NN', 'fFbW', 'sR', 'H', 'G'];
    const letters = [...'ABCDEFGHIJKLMNOPQRST'];
    const pieces = letters.map((letter, i) =>
      [
        `[piece Piece ${letter}]`,
        `letter = ${letter}`,
        `moves = ${moves[i % moves.length]}`,
        ...(i === 0 ? ['royal = yes'] : []),
      ].join('\n'),
    );
    const rank = letters.slice(0, 16).join(' ');
    const second = letters.slice(4).join(' ');
    const empty = Array(12).fill(Array(16).fill('.').join(' '));
    const array = [rank.toLowerCase(), second.toLowerCase(), ...empty, second, rank].join('\n');
    for (let n = 0; n < 6; n++) {
      const game = `[game]\ntitle = Changed ${n} times\nboard = 16 x 16`;
      const text = ['fairygame 1', game, ...pieces, `[array]\n${array}`].join('\n\n');
      expect(await trying.run({ do: 'try-game', text }).answer).toEqual([]);
    }
  });

  test('and its table take no more than 64 MB', () => {
    const { maxOldGenerationSizeMb, maxYoungGenerationSizeMb, stackSizeMb } = THREAD_LIMITS;
    const table = (16 << MOST_BITS) >> 20;
    expect(maxOldGenerationSizeMb + maxYoungGenerationSizeMb + stackSizeMb + table).toBeLessThanOrEqual(64);
  });

  test('is ended while it thinks, and nobody waits for it', async () => {
    const { thinking } = thread();
    const { heard, told } = firstNews();
    const run = thinking.run(choice('deicide', '8'), told);
    await heard;
    await thinking.close();
    expect(await run.answer).toBe(null);
  });
});
