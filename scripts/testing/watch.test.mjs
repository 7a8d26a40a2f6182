/** A runner may take as long as it needs while it makes progress, and what it counted survives whatever ends it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { none } from './tally.mjs';
import { afterQuiet, watch } from './watch.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-watch-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs a program; it is stopped after so many signs of progress, or never.
 * @param {string} text @param {number} [stopAfter] */
async function run(text, stopAfter = Infinity) {
  const file = path.join(folder, 'runner.mjs');
  fs.writeFileSync(file, text);
  let printed = '';
  let signs = 0;
  const watched = await watch(file, [], {
    say: (more) => {
      printed += more;
    },
    limit: (stop) => ({ progress: () => ++signs === stopAfter && stop(), over: () => {} }),
  });
  return { ...watched, printed, signs };
}

const told = `
  process.send({ event: 'begin', test: 'first' });
  process.send({ event: 'end', test: 'first', how: 'passed' });
  process.send({ event: 'begin', test: 'second' });
  process.send({ event: 'end', test: 'second', how: 'skipped', reason: 'no disk' });
`;

test('a runner that hangs is stopped; the running tests are reported, and passed tests count', async () => {
  const { good, tally, printed } = await run(
    `${told} process.send({ event: 'begin', test: 'third' }, () => { for (;;); });`,
    5,
  );
  expect(good).toBe(false);
  expect(printed).toMatch(
    /^Stopped: nothing was printed, begun or ended for 10 minutes\. What was running:\n {2}third$/m,
  );
  expect(tally.count(good)).toEqual({ passed: 1, failed: 1, skipped: 1, failures: [], reasons: ['no disk'] });
});

test('what failed is named, and a runner that says so itself does not count once more', async () => {
  const { good, tally } = await run(
    "process.send({ event: 'end', test: 'third', how: 'failed' }, () => process.exit(1));",
  );
  expect(tally.count(good)).toEqual({ ...none, failed: 1, failures: ['third'] });
});

test('why it failed stands below its name, without colours and without the end of a long text', async () => {
  const long = `\u001b[31mExpected 3\u001b[39m\n${'more\n'.repeat(50)}the end`;
  const { good, tally } = await run(
    `process.send({ event: 'end', test: 'third', how: 'failed', errors: ${JSON.stringify([long, '> 7 | line'])} }, () => process.exit(1));`,
  );
  const [failure] = tally.count(good).failures;
  expect(failure).toMatch(/^third\n {4}Expected 3\n(?: {4}more\n)+ {4}> 7 \| line$/);
  expect(failure.split('\n').length).toBeLessThan(20);
});

test('output and every test that starts or ends count as progress', async () => {
  expect((await run(told)).signs).toBe(4);
  const { good, signs, printed } = await run("console.log('a line');");
  expect([good, signs, printed]).toEqual([true, 1, 'a line\n']);
});

test('time runs out only without progress', () => {
  vi.useFakeTimers();
  const stop = vi.fn();
  const limit = afterQuiet(stop, 1000);
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersByTime(999);
    limit.progress();
  }
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(stop).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a crash counts as one failure beside what passed before it', async () => {
  const { good, tally } = await run(`${told} process.once('beforeExit', () => process.exit(134));`);
  expect(tally.count(good)).toEqual({ passed: 1, failed: 1, skipped: 1, failures: [], reasons: ['no disk'] });
});
