/**
 * What the README and CONTRIBUTING promise, in a fresh clone: `npm start` opens a table on which everything works, and
 * every other command that they show does what it says, as it stands or in its short form. The first command installs
 * the packages, which come from npm's cache where it is warm.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { playFirstEvening } from '../harness/newcomer.ts';
import { FEW_PIXELS, Player } from '../harness/player.ts';
import type { ProcessUnderTest } from '../harness/process.ts';
import { test as base, expect, watchForErrors } from '../harness/test.ts';
import { blocksOf, DOCUMENTS, shownCommands } from './commands.ts';
import { FreshClone } from './freshClone.ts';

const test = base.extend<object, { clone: FreshClone }>({
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const clone = new FreshClone();
      await use(clone);
      await clone.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ deviceScaleFactor: FEW_PIXELS });
test.skip(process.platform === 'win32', 'The documents show the commands as a POSIX shell takes them.');

/** Opens the address that a line of the output names. */
async function openFrom(typed: ProcessUnderTest, page: Page, line: RegExp): Promise<void> {
  const [, address = ''] = await typed.line(line);
  await page.goto(address);
}

async function start(clone: FreshClone, page: Page): Promise<void> {
  // macOS always has a screen: where Electron can be fetched, it would open a window on it
  const line = process.platform === 'darwin' ? 'npm start -- --browser' : 'npm start';
  // some machines have this set, and npm would leave out what builds
  const started = clone.type(line, { NODE_ENV: 'production' });
  const errors = watchForErrors(page);
  await openFrom(started, page, /^The table is at (\S+) \(good once\)\.$/);
  await started.line(/^The table is open\.$/);
  const player = new Player(page);
  await player.atStart();
  await playFirstEvening(player);
  errors.check();
  await clone.interrupt(started);
  expect(started.said.filter((line) => /incomplete|broken down|uncaught|unhandled/.test(line))).toEqual([]);
}

async function dev(clone: FreshClone, page: Page): Promise<void> {
  const started = clone.type('npm run dev');
  await openFrom(started, page, /^The table is at (\S+) \(good once/);
  const player = new Player(page);
  await player.atStart();
  await player.open({ name: 'a figure is changed' });
  // the first evening of "npm start", in the same home, ended on the flat board, which has no figures
  if ((await player.state).shown === 'flat') await player.toTable();
  // a page that is loaded again forgets it
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  const figure = path.join(clone.folder, 'renderer/variants/acid/figures/ghost.ts');
  const text = fs.readFileSync(figure, 'utf8');
  const replaced = page.waitForEvent('console', (message) => message.text().includes('hot updated: /ui/board3d'));
  fs.writeFileSync(figure, text.replace('puck(0.34, 0.06, 0.26)', 'puck(0.34, 0.9, 0.26)'));
  await replaced;
  await player.atTable();
  expect(await page.evaluate(() => 'isStillThere' in window), 'the page was not loaded again').toBe(true);
  await clone.interrupt(started);
  fs.writeFileSync(figure, text);
}

async function art(clone: FreshClone, page: Page): Promise<void> {
  const started = clone.type('npm run art');
  await openFrom(started, page, /^The art sheet is at (\S+)$/);
  await expect(page.locator('#sheet')).toContainText('acid');
  await clone.interrupt(started);
}

/** Until the first of the eight pictures. */
async function boards(clone: FreshClone): Promise<void> {
  const picture = path.join(clone.folder, 'renderer/ui/screens/boards/acid-night.webp');
  fs.rmSync(picture);
  const started = clone.type('npm run art -- --boards');
  await started.line(/^acid-night\.webp: \d+ KB$/);
  expect(fs.statSync(picture).size).toBeGreaterThan(0);
  await clone.interrupt(started);
}

/** The last line of a run of the suite. */
const total = (said: string) => said.split('\n').findLast((line) => /^\d+ passed, \d+ failed, \d+ skipped$/.test(line));

/** Its shortest step; the whole of it is what runs now. */
async function suite(clone: FreshClone): Promise<void> {
  expect(total(await clone.run('npm test -- --only layers'))).toBe('1 passed, 0 failed, 0 skipped');
}

/** After a change that few tests can notice. */
async function changed(clone: FreshClone): Promise<void> {
  fs.appendFileSync(path.join(clone.folder, 'docs/scale.md'), '\nOne more sentence.\n');
  const said = await clone.run('npm test -- --changed');
  expect(said).toMatch(/^1 file differs from main/m);
  expect(said).toContain('documents.test.mjs');
  expect(total(said)).toMatch(/^[1-9]\d* passed, 0 failed, \d+ skipped$/);
}

/** What a command of the engine prints, line by line. */
async function engine(clone: FreshClone, line: string): Promise<unknown[]> {
  const said = await clone.run(line);
  return said.split('\n').map((each) => JSON.parse(each));
}

/** It introduces itself as its protocol asks, and quits. */
async function introduced(clone: FreshClone, line: string, asked: string, answer: RegExp): Promise<void> {
  const typed = clone.type(line);
  typed.child.stdin?.write(`${asked}\n`);
  await typed.line(answer);
  typed.child.stdin?.end('quit\n');
  expect(await typed.ended).toEqual({ code: 0, signal: null });
}

/** The broker runs until it is told to stop. */
async function broker(clone: FreshClone, line: string): Promise<void> {
  const typed = clone.type(line);
  await typed.line(/mosquitto version .* (starting|running)/);
  await clone.interrupt(typed);
}

type Try = (clone: FreshClone, page: Page, line: string) => Promise<unknown>;
/** Every command that the documents show, in the order in which they are tried. */
const commands: readonly (readonly [line: string, Try])[] = [
  ['npm start', start],
  ['npm test', suite],
  ['npm test -- --changed', changed],
  ['npm run dev', dev],
  ['npm run art', art],
  ['npm run art -- --boards', boards],
  [
    `echo '{"variant":"acid","options":{},"actions":[]}' | npm run -s engine -- legal`,
    async (clone, _, line) =>
      expect(await engine(clone, line)).toMatchObject([{ actions: expect.arrayContaining([expect.anything()]) }]),
  ],
  [
    'npm run -s engine -- variants',
    async (clone, _, line) =>
      expect(JSON.stringify(await engine(clone, line))).toMatch(/acid.*deicide.*fourchan.*chesimals/),
  ],
  [
    'npm run -s engine -- perft --variant acid --depth 2',
    async (clone, _, line) => expect(JSON.stringify(await engine(clone, line))).toMatch(/"depth":2,"actions":\d{3,}/),
  ],
  [
    `echo '{"variant":"acid","level":"3","seed":1}' | npm run -s engine -- think`,
    async (clone, _, line) => expect((await engine(clone, line)).at(-1)).toMatchObject({ action: expect.any(String) }),
  ],
  ['npm run -s engine -- uci', (clone, _, line) => introduced(clone, line, 'uci', /^uciok$/)],
  ['npm run -s engine -- xboard', (clone, _, line) => introduced(clone, line, 'protover 2', /^feature done=1$/)],
  [
    'npm run pack -- engine',
    async (clone, _, line) => {
      const [, tarball = ''] =
        /^The package is (out.fairytable-engine-[\d.]+\.tgz)\.$/m.exec(await clone.run(line)) ?? [];
      expect(fs.statSync(path.join(clone.folder, tarball)).isFile()).toBe(true);
    },
  ],
  [
    `git grep -n "id: 'ghost'" -- engine/variants`,
    async (clone, _, line) => expect(await clone.run(line)).toContain('engine/variants/acid/ghost.ts'),
  ],
];
const mosquitto = shownCommands().filter((line) => line.endsWith('&& mosquitto -c mosquitto.conf'));

test('every command that the documents show is tried here', () => {
  expect([...commands.map(([line]) => line), ...mosquitto].sort()).toEqual(shownCommands().sort());
  // a command in a block of another kind would not be found
  const others = DOCUMENTS.flatMap(blocksOf).filter(({ language }) => language === '');
  for (const line of others.flatMap(({ lines }) => lines)) expect(line).not.toMatch(/^\s*(npm|npx|node|git|echo) /);
});

for (const [line, tries] of commands)
  test(line, async ({ clone, page }) => {
    await tries(clone, page, line);
  });

test('the broker of the README', async ({ clone }) => {
  const [line = ''] = mosquitto;
  const isThere = (process.env.PATH ?? '').split(':').some((folder) => fs.existsSync(path.join(folder, 'mosquitto')));
  test.skip(!isThere, 'No Mosquitto is installed.');
  await broker(clone, line);
});
