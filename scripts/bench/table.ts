/**
 * The table on the screen, in the browser host with software rendering: how long it takes to come, what a frame of
 * the fullest position costs, and that nothing is drawn while nothing happens. Time starts when the host's process
 * does; the browser is running already, as a system's browser or Electron's own process would be.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import type { FairytableHook } from '../../renderer/scene/testHook.ts';
import { root } from '../bundles.mjs';
import { chromiumArgs, findChromium } from '../findChromium.mjs';
import { held, type Measured, told } from './report.ts';

const idle = 4_000;

/** of a frame with all pieces: calls and triangles of the colour pass, then of the shadow pass */
const frameBudgets: Record<string, readonly [number, number, number, number]> = {
  acid: [60, 80_000, 40, 60_000],
  deicide: [80, 250_000, 60, 150_000],
  fourchan: [70, 120_000, 50, 80_000],
  chesimals: [70, 120_000, 50, 80_000],
};

/** The browser host over a folder of the bench's own, and its lines. */
function startHost(home: string) {
  const host = spawn(process.execPath, [path.join(root, 'out/browser/browser.mjs')], {
    env: { ...process.env, FAIRYTABLE_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting: { pattern: RegExp; found: (words: string) => void }[] = [];
  createInterface({ input: host.stdout }).on('line', (line) => {
    lines.push(line);
    for (const wait of waiting.splice(0)) {
      const match = wait.pattern.exec(line);
      if (match) wait.found(match[1] ?? '');
      else waiting.push(wait);
    }
  });
  return {
    line(pattern: RegExp): Promise<string> {
      const past = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
      if (past) return Promise.resolve(past[1] ?? '');
      return new Promise((found, fail) => {
        waiting.push({ pattern, found });
        host.once('exit', (code) => fail(new Error(`The browser host ended with code ${code} before ${pattern}.`)));
      });
    },
    stop: () => new Promise((ended) => host.once('exit', ended).kill('SIGTERM')),
  };
}

const hook = (page: Page) =>
  page.evaluate(() => {
    const { __fairytable } = window as unknown as { __fairytable: FairytableHook };
    return { frames: __fairytable.frames, info: __fairytable.info() };
  });

const pass = ({ calls, triangles }: { calls: number; triangles: number }) =>
  `${calls} calls, ${(triangles / 1000).toFixed(1)} k triangles`;

async function measure(page: Page, home: string): Promise<Measured[]> {
  const since = performance.now();
  const host = startHost(home);
  await page.goto(await host.line(/^FAIRYTABLE_ADDRESS (\S+)$/));
  await host.line(/^FAIRYTABLE_READY (start)$/);
  const first = performance.now() - since;

  await page.getByRole('button', { name: /acid/ }).first().click();
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  await begin.waitFor();
  const clicked = performance.now();
  await begin.click();
  await host.line(/^FAIRYTABLE_READY (table)$/);
  await page.waitForFunction(() => (window as unknown as { __fairytable?: FairytableHook }).__fairytable?.ready);
  const board = performance.now() - clicked;

  const { info } = await hook(page);
  // let whatever the arrival started come to its end: the warm-up draws one frame when the driver has made its
  // programs, which in software takes some seconds, so the count must stand still for twice what is measured then
  let last = -1;
  for (let now = (await hook(page)).frames; now !== last; now = (await hook(page)).frames) {
    last = now;
    await page.waitForTimeout(2 * idle);
  }
  await page.waitForTimeout(idle);
  const drawn = (await hook(page)).frames - last;
  await host.stop();

  const [calls, triangles, shadowCalls, shadowTriangles] = frameBudgets.acid ?? [0, 0, 0, 0];
  const { colour, shadow } = info;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    held('start to the start screen', seconds(first), '<= 1.5 s', first <= 1500),
    held(
      'start to a playable board (acid), choosing not counted',
      seconds(first + board),
      '<= 3 s',
      first + board <= 3000,
    ),
    held(
      'acid: colour pass of a frame with all pieces',
      pass(colour),
      `<= ${calls}, ${triangles / 1000} k`,
      colour.calls <= calls && colour.triangles <= triangles,
    ),
    held(
      'acid: shadow pass of a frame with all pieces',
      pass(shadow),
      `<= ${shadowCalls}, ${shadowTriangles / 1000} k`,
      shadow.calls <= shadowCalls && shadow.triangles <= shadowTriangles,
    ),
    held(`frames drawn in ${idle / 1000} idle seconds`, `${drawn}`, '0', drawn === 0),
  ];
}

const found = findChromium();
if (!found.chromium) {
  console.log(JSON.stringify([told('the table on the screen', `not measured: ${found.why}`)]));
} else {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
  const browser = await chromium.launch({
    executablePath: found.chromium.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.chromium.env },
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    console.log(JSON.stringify(await measure(page, home)));
  } finally {
    await browser.close();
    fs.rmSync(home, { recursive: true, force: true });
  }
}
