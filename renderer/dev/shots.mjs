/**
 * Screenshots of the art sheet in a real Chromium: `node renderer/dev/shots.mjs FOLDER [QUERY ...]`, for example
 * `node renderer/dev/shots.mjs FOLDER show=start "show=middle&seat=1"`. Prints the cost of a frame.
 * WIDTH and HEIGHT set the size of the window; for the choice of Chromium see scripts/findChromium.mjs.
 */
// biome-ignore-all lint/style/noRestrictedImports: this script is run by Node, not by the page
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';

const [folder = 'shots', ...queries] = process.argv.slice(2);
const wanted = queries.length > 0 ? queries : ['show=start', 'show=middle', 'show=kinds', 'show=marks', 'show=preview'];
const outDir = mkdtempSync(join(tmpdir(), 'sheet-'));
const settings = {
  configFile: false,
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
};
await build(settings);
const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls.local[0];
const found = findChromium();
if (!found.chromium) throw new Error(found.why);
const browser = await chromium.launch({
  executablePath: found.chromium.executablePath,
  env: { ...process.env, ...found.chromium.env },
  args: ['--no-sandbox', ...chromiumArgs],
});
mkdirSync(folder, { recursive: true });
try {
  for (const query of wanted) {
    const viewport = { width: Number(process.env.WIDTH ?? 1280), height: Number(process.env.HEIGHT ?? 800) };
    const page = await browser.newPage({ viewport });
    page.on(
      'console',
      (message) => message.type() !== 'log' && console.log(message.type(), message.text().slice(0, 600)),
    );
    page.on('pageerror', (error) => console.log('error', error.message));
    const began = performance.now();
    await page.goto(`${address}?${query}`);
    await page.waitForFunction(() => document.querySelector('main') || window.__fairytable?.ready, null, {
      timeout: 60_000,
    });
    const ready = Math.round(performance.now() - began);
    await page.evaluate(() => window.__fairytable?.count());
    // two equal counts in a row: nothing moves any more
    await page.waitForFunction(
      () => {
        const frames = window.__fairytable?.frames ?? 0;
        const same = frames === window.lastFrames;
        window.lastFrames = frames;
        return same;
      },
      null,
      { polling: 400, timeout: 60_000 },
    );
    const name = query.replaceAll(/[^a-z0-9]+/gi, '_');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    const info = await page.evaluate(
      () => window.__fairytable && { frames: window.__fairytable.frames, ...window.__fairytable.info() },
    );
    console.log(name, `ready after ${ready} ms`, JSON.stringify(info));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
