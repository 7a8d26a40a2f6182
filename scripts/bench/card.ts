/**
 * What a frame costs on this machine's own graphics card, while the view turns: `npm run bench -- card`. Every frame is
 * waited for until the card has drawn it, and the screen's rate does not bound it, so that the times tell how much
 * room is left. Where Chromium finds no card it says what it drew with; CHROMIUM_ARGS adds arguments, separated by
 * spaces, for a machine without a screen (`--use-angle=vulkan`).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Settings } from '../../electron/contract/settings.ts';
import type { FairytableHook } from '../../renderer/scene/testHook.ts';
import { findChromium } from '../findChromium.mjs';
import { scenes } from './positions.ts';
import { held, type MeasuredRow, quantile, toldRow } from './report.ts';
import { arrive, boardIsDrawn, liftPiece, openGameFile, still } from './tablePage.ts';

const args = [
  '--no-first-run',
  '--disable-background-networking',
  '--ignore-gpu-blocklist',
  '--disable-gpu-vsync',
  '--disable-frame-rate-limit',
  ...(process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
];

/** Sizes of the window, in pixels. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

const qualities = ['low', 'high'] as const satisfies readonly Settings['quality'][];
/** a frame at 60 Hz lasts 16.7 ms, and the page's own work needs some of it */
const budget = 12;
/** moves of the pointer in one direction */
const moves = 240;
/** of the wheel, by which the view comes near */
const notches = 14;
/** ms without a frame after which a table is there */
const settling = 600;

/** A known variant from its shelf. */
async function openKnown(page: Page, id: string): Promise<void> {
  await page.getByTestId('door-own-games').click();
  await page.locator(`[data-game=${id}]`).click();
  await page.getByTestId('start-own').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await boardIsDrawn(page);
}

interface Recorder {
  /** ms from one drawn frame to the next */
  readonly times: number[];
  isOn: boolean;
}

/** Turns the view to and fro. */
async function turn(page: Page, { width, height }: (typeof sizes)[number]): Promise<void> {
  await page.mouse.move(width * 0.3, height * 0.5);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(width * 0.6, height * 0.5, { steps: moves });
  await page.mouse.move(width * 0.3, height * 0.5, { steps: moves });
  await page.mouse.up({ button: 'right' });
}

/** Comes close to the figures of the nearer side, for which some are built more finely. */
async function comeNear(page: Page, { width, height }: (typeof sizes)[number]): Promise<void> {
  await page.mouse.move(width * 0.4, height * 0.75);
  for (let n = 0; n < notches; n++) await page.mouse.wheel(0, -100);
}

/** The ms of each frame while something is done. */
async function timed(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const { __fairytable } = window as unknown as { __fairytable: FairytableHook };
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    if (!gl) throw new Error('The table has no canvas.');
    const recorder: Recorder = { times: [], isOn: true };
    (window as unknown as { recorder: Recorder }).recorder = recorder;
    let [frames, since] = [__fairytable.frames, 0];
    const pixel = new Uint8Array(4);
    const next = (): void => {
      // waits for the card
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      const now = performance.now();
      if (__fairytable.frames > frames && since > 0)
        recorder.times.push((now - since) / (__fairytable.frames - frames));
      [frames, since] = [__fairytable.frames, now];
      if (recorder.isOn) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => {
    const { recorder } = window as unknown as { recorder: Recorder };
    recorder.isOn = false;
    return recorder.times;
  });
}

const renderer = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const known = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && known ? String(gl.getParameter(known.UNMASKED_RENDERER_WEBGL)) : 'nothing: no WebGL 2';
  });

const ms = (time: number) => time.toFixed(1);

/** `home`: a folder of the bench's own. */
async function measure(browser: Browser, home: string, quality: (typeof qualities)[number]): Promise<MeasuredRow[]> {
  const settings = { quality, playback: 'none', followTurn: false };
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings, spots: {} }));
  const rows: MeasuredRow[] = [];
  const tables = [
    ...scenes.map(({ what, game, lit }) => ({
      what,
      open: async (page: Page) => {
        await openGameFile(page, game);
        await still(page, settling);
        if (lit) await liftPiece(page);
      },
    })),
    ...['xiangqi', 'grand'].map((id) => ({
      what: `${id}, a known variant`,
      open: async (page: Page) => {
        await openKnown(page, id);
        await still(page, settling);
      },
    })),
  ];
  for (const { what, open } of tables) {
    const page = await browser.newPage({ viewport: sizes[0] });
    const { host } = await arrive(page, home);
    await open(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await still(page, settling);
      const add = async (how: string, act: typeof turn): Promise<void> => {
        const times = await timed(page, () => act(page, size));
        const [half, most, longest] = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)];
        const value = `${ms(half)} ms, 95 % ${ms(most)}, longest ${ms(longest)}, of ${times.length} frames`;
        const where = `${quality}, ${size.width}x${size.height}: ${what}${how}`;
        rows.push(held(where, value, `95 % <= ${budget} ms`, most <= budget));
        console.error(`${where}: ${value}`);
      };
      await add('', turn);
      // only there figures are built more finely, the first time on the way
      if (quality !== 'high' || size !== sizes[1]) continue;
      await add(', coming near', comeNear);
      await still(page, settling);
      await add(', from near', turn);
    }
    await page.close();
    await host.stop();
  }
  return rows;
}

const found = findChromium();
if (!found.chromium) {
  console.log(JSON.stringify([toldRow('frames on the graphics card', `not measured: ${found.why}`)]));
} else {
  const { executablePath, env } = found.chromium;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args,
  });
  try {
    const page = await browser.newPage();
    const rows = [toldRow('drawn by', await renderer(page))];
    await page.close();
    for (const quality of qualities) rows.push(...(await measure(browser, home, quality)));
    console.log(JSON.stringify(rows));
  } finally {
    await browser.close();
    fs.rmSync(home, { recursive: true, force: true });
  }
}
