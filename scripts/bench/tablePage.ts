/** The browser host and its page, as the parts of the bench that look at a table use them. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { type SavedGame, saveOf } from '../../e2e/harness/games.ts';
import type { FairytableHook } from '../../renderer/scene/testHook.ts';
import { root } from '../bundles.mjs';

/** ms without a frame after which a table counts as still; what is measured then may last as long */
export const IDLE_TIME = 4_000;

/** The browser host over a folder of the bench's own, and its lines. */
export function startHost(home: string) {
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

export const hook = (page: Page) =>
  page.evaluate(() => {
    const { __fairytable } = window as unknown as { __fairytable: FairytableHook };
    return { frames: __fairytable.frames, info: __fairytable.info() };
  });

/** The host and a page on its start screen; answers how long that took. */
export async function arrive(page: Page, home: string) {
  const since = performance.now();
  const host = startHost(home);
  await page.goto(await host.line(/^FAIRYTABLE_ADDRESS (\S+)$/));
  await host.line(/^FAIRYTABLE_READY (start)$/);
  return { host, took: performance.now() - since };
}

export const boardIsDrawn = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { __fairytable?: FairytableHook }).__fairytable?.ready, undefined, {
    timeout: 120_000,
  });

/**
 * Waits until whatever an arrival started has come to its end: the warm-up draws one frame when the driver has made its
 * programs, which in software takes some seconds, and a picture at rest may be refined, so the count must stand still
 * for `quiet` ms, by default twice what is measured then.
 */
export async function still(page: Page, quiet = 2 * IDLE_TIME): Promise<number> {
  let last = -1;
  for (let now = (await hook(page)).frames; now !== last; now = (await hook(page)).frames) {
    last = now;
    await page.waitForTimeout(quiet);
  }
  return last;
}

/** A game from a file, as it stands on the table at high quality. */
export async function openGameFile(page: Page, game: SavedGame): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const file = { name: `${game.name}.fairytable`, mimeType: 'application/json', buffer: Buffer.from(saveOf(game)) };
  await (await chooser).setFiles(file);
  await boardIsDrawn(page);
}

/** Lifts the Sorceress, which may go to every empty cell. */
export async function liftPiece(page: Page): Promise<void> {
  const spot = await page.evaluate(() => {
    const { __fairytable } = window as unknown as { __fairytable: FairytableHook };
    const at = __fairytable.instances().find((one) => one.startsWith('sorceress/0@'));
    return __fairytable.project({ cell: Number(at?.split('@')[1]) });
  });
  if (!spot) throw new Error('The Sorceress is not on the table.');
  await page.mouse.click(...spot);
  await page.waitForFunction(() => document.body.dataset.mode === 'lifted', undefined, { timeout: 60_000 });
  await still(page);
}
