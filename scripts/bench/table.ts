/**
 * The table on the screen, in the browser host with software rendering: how long it takes to come, what a frame of
 * the fullest position costs, and that nothing is drawn while nothing happens. Time starts when the host's process
 * does; the browser is running already, as a system's browser or Electron's own process would be. A board counts as
 * playable when the processor has really drawn it, not when it has been told to. What a frame costs is counted at high
 * quality, where shadows are drawn, whatever the machine would choose for itself.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { FairytableHook } from '../../renderer/scene/testHook.ts';
import { chromiumArgs, findChromium } from '../findChromium.mjs';
import { type BenchScene, scenes } from './positions.ts';
import { held, type MeasuredRow, toldRow } from './report.ts';
import { arrive, boardIsDrawn, hook, IDLE_TIME, liftPiece, openGameFile, still } from './tablePage.ts';

/** The games in which a start is timed: by the button on the start screen. */
const games = [
  { id: 'acid', button: 'acid' },
  { id: 'deicide', button: 'Deicide Chess' },
  { id: 'fourchan', button: '4chan chess' },
  { id: 'chesimals', button: 'Chesimals I' },
] as const;

/** what the place of a game may add to the colour pass */
const placeBudget = { calls: 12, triangles: 40_000 } as const;
/** of a frame with all pieces, without the place: calls and triangles of the colour pass, then of the shadow pass */
const frameBudgets = {
  acid: [60, 80_000, 40, 60_000],
  deicide: [80, 250_000, 60, 150_000],
  fourchan: [70, 120_000, 50, 80_000],
  chesimals: [70, 120_000, 50, 80_000],
} as const satisfies Record<BenchScene['id'], readonly [number, number, number, number]>;

const pass = ({ calls, triangles }: { calls: number; triangles: number }) =>
  `${calls} calls, ${(triangles / 1000).toFixed(1)} k triangles`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** From nothing to a board that can be played on, and then nothing more. */
async function measureStart(page: Page, home: string, { id, button }: (typeof games)[number]): Promise<MeasuredRow[]> {
  const { host, took } = await arrive(page, home);
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  await begin.waitFor();
  const clicked = performance.now();
  await begin.click();
  await host.line(/^FAIRYTABLE_READY (table)$/);
  await boardIsDrawn(page);
  const all = took + performance.now() - clicked;
  const last = await still(page);
  await page.waitForTimeout(IDLE_TIME);
  const drawn = (await hook(page)).frames - last;
  await host.stop();
  const screen = held(`start to the start screen (before ${id})`, seconds(took), '<= 1.5 s', took <= 1500);
  return [
    screen,
    held(`start to a playable board (${id}), choosing not counted`, seconds(all), '<= 3 s', all <= 3000),
    held(`${id}: frames drawn in ${IDLE_TIME / 1000} idle seconds`, `${drawn}`, '0', drawn === 0),
  ];
}

function heldFrame(
  what: string,
  id: BenchScene['id'],
  { colour, shadow }: ReturnType<FairytableHook['info']>,
): MeasuredRow[] {
  const [own, ownTriangles, shadowCalls, shadowTriangles] = frameBudgets[id];
  const [calls, triangles] = [own + placeBudget.calls, ownTriangles + placeBudget.triangles];
  return [
    held(
      `${what}: colour pass`,
      pass(colour),
      `<= ${calls}, ${triangles / 1000} k`,
      colour.calls <= calls && colour.triangles <= triangles,
    ),
    held(
      `${what}: shadow pass`,
      pass(shadow),
      `<= ${shadowCalls}, ${shadowTriangles / 1000} k`,
      // nothing at all would mean that no shadows were drawn
      shadow.calls > 0 && shadow.calls <= shadowCalls && shadow.triangles <= shadowTriangles,
    ),
  ];
}

async function measureFrames(browser: Browser, home: string): Promise<MeasuredRow[]> {
  const settings = { quality: 'high', playback: 'none', motion: 'reduced', followTurn: false };
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings, spots: {} }));
  const rows: MeasuredRow[] = [];
  for (const { what, id, game, lit } of scenes) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { host } = await arrive(page, home);
    await openGameFile(page, game);
    await page.evaluate(() => (window as unknown as { __fairytable: FairytableHook }).__fairytable.count());
    await still(page);
    if (lit) await liftPiece(page);
    const { info } = await hook(page);
    rows.push(...heldFrame(what, id, info));
    await page.close();
    await host.stop();
  }
  return rows;
}

const found = findChromium();
if (!found.chromium) {
  console.log(JSON.stringify([toldRow('the table on the screen', `not measured: ${found.why}`)]));
} else {
  const homes: string[] = [];
  const home = (): string => {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
    homes.push(made);
    return made;
  };
  const browser = await chromium.launch({
    executablePath: found.chromium.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.chromium.env },
    args: chromiumArgs,
  });
  try {
    const rows: MeasuredRow[] = [];
    for (const game of games) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      rows.push(...(await measureStart(page, home(), game)));
      await page.close();
    }
    console.log(JSON.stringify([...rows, ...(await measureFrames(browser, home()))]));
  } finally {
    await browser.close();
    for (const made of homes) fs.rmSync(made, { recursive: true, force: true });
  }
}
