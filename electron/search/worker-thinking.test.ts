/** The real thread: it answers as the same job does elsewhere, stops, breaks down and is there again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Match } from '../../engine/match/match.ts';
import { anyMatch } from '../../engine/match/random-match.fixture.ts';
import { viewOf } from '../../engine/search/position-view.ts';
import { Table } from '../../engine/search/table.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { bundleNamed, root } from '../../scripts/bundles.mjs';
import type { Job, News } from '../app/thinking.ts';
import { runJob } from './run-job.ts';
import { WorkerThinking } from './worker-thinking.ts';

let folder = '';
let program = '';
beforeAll(async () => {
  const { entry, esbuild } = bundleNamed('search');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-search-'));
  program = path.join(folder, 'search.cjs');
  await build({
    ...esbuild,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    logLevel: 'silent',
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function thread(file = program): { thinking: WorkerThinking; log: string[] } {
  const log: string[] = [];
  const thinking = new WorkerThinking({ program: file, log: (line) => log.push(line) });
  onTestFinished(() => thinking.close());
  return { thinking, log };
}
const matchOf = (id: string, entries = 0): Match => anyMatch(variantNamed(id)!, 5, entries);
const choice = (id: string, level: string, entries = 0): Job => {
  const match = matchOf(id, entries);
  return { do: 'choose', view: viewOf(match, match.position.turn), level, seed: 7 };
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
    const here = runJob(job, { table: new Table(), stop: () => false, told: () => {} });
    expect(await thinking.run(job).answer).toEqual(here);
    // whatever was thought about before
    expect(await thinking.run(choice('acid', '2')).answer).not.toBe(null);
    expect(await thinking.run(job).answer).toEqual(here);
  });

  test('that is stopped is answered with the best that was found', async () => {
    const { thinking } = thread();
    for (const id of ['acid', 'deicide', 'fourchan', 'chesimals']) {
      const { heard, told } = firstNews();
      const run = thinking.run({ ...choice(id, '8'), do: 'choose' } as Job, told);
      expect((await heard).depth, id).toBe(1);
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

  test('is ended while it thinks, and nobody waits for it', async () => {
    const { thinking } = thread();
    const { heard, told } = firstNews();
    const run = thinking.run(choice('deicide', '8'), told);
    await heard;
    await thinking.close();
    expect(await run.answer).toBe(null);
  });
});
