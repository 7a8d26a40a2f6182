/**
 * The table on the screen, in the browser host with software rendering: how long it takes to come, what a frame of
 * the fullest position costs, and that nothing is drawn while nothing happens. Time starts when the host's process
 * does; the browser is running already, as a system's browser or Electron's own process would be. A board counts as
 * playable when the processor has really drawn it, not when it has been told to. What a frame costs is counted at high
 * quality, where shadows are drawn, whatever the machine would choose for itself.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Game, saveOf } from '../../e2e/harness/games.ts';
import type { FairytableHook } from '../../renderer/scene/testHook.ts';
import { root } from '../bundles.mjs';
import { chromiumArgs, findChromium } from '../findChromium.mjs';
import { held, type Measured, told } from './report.ts';

const idle = 4_000;

/** The games in which a start is timed: by the button on the start screen. */
const games = [
  { id: 'acid', button: 'acid' },
  { id: 'deicide', button: 'Deicide Chess' },
  { id: 'fourchan', button: '4chan chess' },
  { id: 'chesimals', button: 'Chesimals I' },
] as const;

const FILES = [...'abcdefghijklmnop'];
/** Deicide's usual array, rank by rank from White's side; Black's is its mirror image. */
const ARRAY = ['RNBOVHAQKCHVOBNR', 'UMWEXIFTSZYLEWMU', 'JDJDJDJDDJDJDJDJ', 'PPPPPPPPPPPPPPPP'];

/** All 128 men and 32 features; with a letter, every pawn has become that kind, and no Wall stops a Sorceress. */
function fullest(name: string, promoted?: string): Game {
  const men = ARRAY.flatMap((row, r) =>
    [...row].flatMap((letter, f) => {
      const now = promoted !== undefined && 'PJD'.includes(letter) ? promoted : letter;
      return [`${now}@${FILES[f]}${r + 1}`, `${now.toLowerCase()}@${FILES[f]}${16 - r}`];
    }),
  );
  const counts = { portal: 2, ziggurat: 6, mine: 8, glue: 8, cathedral: 4, ...(promoted ? {} : { wall: 4 }) };
  const features = Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));
  while (features.length < 32) features.push('cathedral');
  // every fourth cell of the middle ranks, so that each has its own and none is hidden
  const lying = features.map((id, i) => `${id}@${FILES[(i % 8) * 2]}${5 + Math.floor(i / 8) * 2}`);
  return { name, variant: 'deicide', options: { terrain: 'on' }, pieces: [...men, ...lying].join(' ') };
}

/** The usual array of 4chan chess, rank by rank from White's side; Black's is its mirror image. */
const FOURCHAN = ['..DR.VPS..', 'NBMKATKMBN', 'OOOOOOOOOO'];

/**
 * All 52 men of 4chan chess and four gates. Each /x/ stands among the enemy, so that there is ice; `promoted` are the
 * sides whose men all show their other face: with one of them every kind there is stands on the table.
 */
function fullestFourchan(name: string, promoted: string): Game {
  const face = (letter: string): string =>
    letter.toUpperCase() !== 'A' && promoted.includes(letter.toLowerCase() === letter ? 'b' : 'w')
      ? `+${letter}`
      : letter;
  const men = FOURCHAN.flatMap((row, r) =>
    [...row].flatMap((letter, f) => {
      if (letter === '.') return [];
      const [white, black] = [face(letter), face(letter.toLowerCase())];
      return [`${white}@${FILES[f]}${r + 1}`, `${black}@${FILES[f]}${10 - r}`];
    }),
  );
  const among = [`${face('X')}@b10`, `${face('x')}@b1`];
  const gates = ['#w@c5', '#w@h6', '#b@c6', '#b@h5'];
  return { name, variant: 'fourchan', pieces: [...men, ...among, ...gates].join(' ') };
}

/** what the place of a game may add to the colour pass */
const placeBudget = { calls: 12, triangles: 40_000 } as const;
/** of a frame with all pieces, without the place: calls and triangles of the colour pass, then of the shadow pass */
const frameBudgets = {
  acid: [60, 80_000, 40, 60_000],
  deicide: [80, 250_000, 60, 150_000],
  fourchan: [70, 120_000, 50, 80_000],
  chesimals: [70, 120_000, 50, 80_000],
} as const satisfies Record<string, readonly [number, number, number, number]>;

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

/** The host and a page on its start screen; answers how long that took. */
async function arrive(page: Page, home: string) {
  const since = performance.now();
  const host = startHost(home);
  await page.goto(await host.line(/^FAIRYTABLE_ADDRESS (\S+)$/));
  await host.line(/^FAIRYTABLE_READY (start)$/);
  return { host, took: performance.now() - since };
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { __fairytable?: FairytableHook }).__fairytable?.ready, undefined, {
    timeout: 120_000,
  });

/**
 * Waits until whatever an arrival started has come to its end: the warm-up draws one frame when the driver has made its
 * programs, which in software takes some seconds, and a picture at rest may be refined, so the count must stand still
 * for twice what is measured then.
 */
async function still(page: Page): Promise<number> {
  let last = -1;
  for (let now = (await hook(page)).frames; now !== last; now = (await hook(page)).frames) {
    last = now;
    await page.waitForTimeout(2 * idle);
  }
  return last;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** From nothing to a board that can be played on, and then nothing more. */
async function measureStart(page: Page, home: string, { id, button }: (typeof games)[number]): Promise<Measured[]> {
  const { host, took } = await arrive(page, home);
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  await begin.waitFor();
  const clicked = performance.now();
  await begin.click();
  await host.line(/^FAIRYTABLE_READY (table)$/);
  await isDrawn(page);
  const all = took + performance.now() - clicked;
  const last = await still(page);
  await page.waitForTimeout(idle);
  const drawn = (await hook(page)).frames - last;
  await host.stop();
  const screen = held(`start to the start screen (before ${id})`, seconds(took), '<= 1.5 s', took <= 1500);
  return [
    screen,
    held(`start to a playable board (${id}), choosing not counted`, seconds(all), '<= 3 s', all <= 3000),
    held(`${id}: frames drawn in ${idle / 1000} idle seconds`, `${drawn}`, '0', drawn === 0),
  ];
}

function heldFrame(
  what: string,
  id: keyof typeof frameBudgets,
  { colour, shadow }: ReturnType<FairytableHook['info']>,
): Measured[] {
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

/** A game from a file, as it stands on the table at high quality. */
async function openFile(page: Page, game: Game): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const file = { name: `${game.name}.fairytable`, mimeType: 'application/json', buffer: Buffer.from(saveOf(game)) };
  await (await chooser).setFiles(file);
  await isDrawn(page);
}

/** Lifts the Sorceress, which may go to every empty cell, and answers what the frame with all their marks costs. */
async function lifted(page: Page) {
  const spot = await page.evaluate(() => {
    const { __fairytable } = window as unknown as { __fairytable: FairytableHook };
    const at = __fairytable.instances().find((one) => one.startsWith('sorceress/0@'));
    return __fairytable.project({ cell: Number(at?.split('@')[1]) });
  });
  if (!spot) throw new Error('The Sorceress is not on the table.');
  await page.mouse.click(...spot);
  await page.waitForFunction(() => document.body.dataset.mode === 'lifted', undefined, { timeout: 60_000 });
  await still(page);
  return (await hook(page)).info;
}

async function measureFrames(browser: Browser, home: string): Promise<Measured[]> {
  const settings = { quality: 'high', playback: 'none', motion: 'reduced', followTurn: false };
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings, spots: {} }));
  const rows: Measured[] = [];
  const scenes: { what: string; id: keyof typeof frameBudgets; game: Game; lit: boolean }[] = [
    { what: 'acid, all pieces', id: 'acid', game: { name: 'all of acid' }, lit: false },
    { what: 'Deicide, 128 men and 32 features', id: 'deicide', game: fullest('full'), lit: false },
    {
      what: '4chan, 52 men, all promoted, 4 gates, ice',
      id: 'fourchan',
      game: fullestFourchan('both', 'wb'),
      lit: false,
    },
    { what: '4chan, every kind and face, 4 gates, ice', id: 'fourchan', game: fullestFourchan('one', 'w'), lit: false },
    {
      what: 'Chesimals, all 64 units',
      id: 'chesimals',
      game: { name: 'all of Chesimals', variant: 'chesimals' },
      lit: false,
    },
    // the kind with the most triangles, and the one that throws the largest shadow
    ...[
      ['Snails', 'Z'],
      ['Cannons', 'O'],
    ].map(([kinds, letter]) => ({
      what: `Deicide, every pawn one of 64 ${kinds}, 128 cells lit`,
      id: 'deicide' as const,
      game: fullest(`all ${kinds}`, letter),
      lit: true,
    })),
  ];
  for (const { what, id, game, lit } of scenes) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { host } = await arrive(page, home);
    await openFile(page, game);
    await page.evaluate(() => (window as unknown as { __fairytable: FairytableHook }).__fairytable.count());
    await still(page);
    const info = lit ? await lifted(page) : (await hook(page)).info;
    rows.push(...heldFrame(what, id, info));
    await page.close();
    await host.stop();
  }
  return rows;
}

const found = findChromium();
if (!found.chromium) {
  console.log(JSON.stringify([told('the table on the screen', `not measured: ${found.why}`)]));
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
    const rows: Measured[] = [];
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
