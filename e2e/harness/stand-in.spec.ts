/**
 * Tests that the stand-in behaves like Electron where the other tests rely on it, with a small application of its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chosenChromium } from './chosenChromium.ts';
import { fixtureMain } from './fixture/build.ts';
import { StandIn } from './standIn.ts';
import { temporaryFolder } from './temporary.ts';

interface Fixture {
  ask(channel: string, value?: unknown): Promise<unknown>;
  heard(): unknown[];
  listen(listener: (words: unknown) => void): () => void;
}
declare global {
  interface Window {
    readonly fixture: Fixture;
    counted: number;
    unlisten: () => void;
  }
}

test.skip('why' in chosenChromium, 'why' in chosenChromium ? chosenChromium.why : '');

let folder: string;
let app: StandIn;
test.beforeAll(async () => {
  folder = temporaryFolder('stand-in');
  app = await StandIn.start({ home: folder, main: fixtureMain });
});
test.afterAll(() => app.kill());

test('values cross from the page to main and back as copies', async () => {
  const kept = await app.page.evaluate(async () => {
    const sent = { d: new Date(5), s: new Set([1]), u: undefined, n: NaN, z: -0, b: 5n, f: new Float32Array([1.5]) };
    const got = (await window.fixture.ask('echo', sent)) as typeof sent;
    return [
      got.d instanceof Date && got.d.getTime() === 5,
      got.s.has(1),
      'u' in got && got.u === undefined,
      Number.isNaN(got.n),
      Object.is(got.z, -0),
      got.b === 5n,
      got.f instanceof Float32Array && got.f[0] === 1.5,
      got !== sent,
    ];
  });
  expect(kept).toEqual(Array(8).fill(true));
});

test('a value that cannot be cloned is refused with Electron’s message', async () => {
  const refusal = app.page.evaluate(() => window.fixture.ask('echo', Symbol('x')));
  await expect(refusal).rejects.toThrow('An object could not be cloned.');
});

test('errors of a handler, and of a channel without one, reach the page with Electron’s messages', async () => {
  const message = (channel: string) =>
    app.page.evaluate((c) => window.fixture.ask(c).catch((error: Error) => error.message), channel);
  expect(await message('fail')).toBe("Error invoking remote method 'fail': TypeError: no such piece 9");
  expect(await message('nobody')).toBe(
    "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
  );
});

test('an API of Electron that the stand-in lacks throws instead of doing nothing', async () => {
  const message = await app.page.evaluate(() => window.fixture.ask('unknown').catch((error: Error) => error.message));
  expect(message).toContain('stand-in: app.getGPUInfo is not implemented');
});

test('the preload lives in a world of its own and what it exposes is frozen', async () => {
  const seen = await app.page.evaluate(() => [
    'leaked' in window,
    'require' in window,
    'process' in window,
    Object.isFrozen(window.fixture),
  ]);
  expect(seen).toEqual([false, false, false, true]);
});

test('menu clicks reach the page; listeners can be taken off; greyed items cannot be clicked', async () => {
  await app.page.evaluate(() => {
    window.counted = 0;
    window.unlisten = window.fixture.listen(() => window.counted++);
  });
  await app.menu('File', 'Say');
  await app.page.waitForFunction(() => window.counted === 1);
  await app.page.evaluate(() => window.unlisten());
  await app.menu('File', 'Say');
  await app.page.waitForFunction(() => window.fixture.heard().length === 2);
  expect(
    await app.page.evaluate(() => [window.counted, (window.fixture.heard()[0] as Map<string, number>).get('a')]),
  ).toEqual([1, 1]);
  await expect(app.menuNow('File', 'Grey')).rejects.toThrow('cannot be clicked');
});

test('dialogs are answered by the test and otherwise cancelled', async () => {
  const file = path.join(folder, 'a.txt');
  expect(await app.page.evaluate(() => window.fixture.ask('save'))).toBe(null);
  await app.answer('save', file);
  expect(await app.page.evaluate(() => window.fixture.ask('save'))).toBe(file);
  expect(fs.readFileSync(file, 'utf8')).toBe('kept');
  expect((await app.asked()).map(({ options }) => options.title)).toEqual(['Save', 'Save']);
});

test('pages get the headers of the application’s own protocol handler', async () => {
  const inline = await app.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.inline = "ran"';
    document.head.append(script);
    return document.body.dataset.inline ?? 'refused';
  });
  expect(inline).toBe('refused');
  const status = (at: string) => app.page.evaluate(async (to) => (await fetch(to)).status, at);
  expect(await status('/..%2f..%2fmain.cjs')).toBe(403);
  expect(await status('/nothing.js')).toBe(404);
});

test('links leave through the open handler, navigation is prevented, the page stays', async () => {
  await app.page.click('#outside');
  expect(await app.event('openExternal')).toBe('https://example.invalid/x');
  await app.page.evaluate(() => {
    location.href = 'https://example.invalid/away';
  });
  expect(await app.event('navigationPrevented')).toBe('https://example.invalid/away');
  expect(await app.page.evaluate(() => window.open('https://example.invalid/y'))).toBe(null);
  expect(await app.page.evaluate(() => document.body.dataset.ready)).toBe('yes');
});

test('the application’s permission and sender checks are called', async () => {
  expect(await app.grants('media')).toBe(false);
  const forged = await app.order('forge', { channel: 'echo', url: 'https://evil.invalid/', words: [1] });
  expect(forged).toEqual({ answered: false, value: 'Error: who are you' });
});

test('a close that is prevented keeps the window; quitting ends with code 0; a reload finds the API again', async () => {
  await app.page.reload();
  expect(await app.page.evaluate(() => window.fixture.ask('echo', 3))).toBe(3);
  expect(await app.order('closeWindow')).toBe(false);
  await app.answer('message', 1);
  expect(await app.quit()).toEqual({ code: 0, signal: null });
});
