/**
 * `npm run art -- --boards`: takes the start screen's pictures of the boards anew, from the art sheet, by night and by
 * day. They are checked in under renderer/ui/screens/boards/; a test says when a board no longer looks like its picture.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { root } from './bundles.mjs';
import { chromiumArgs, findChromium } from './findChromium.mjs';
import { runProgram } from './run-program.mjs';

const GAMES = ['acid', 'deicide', 'fourchan', 'chesimals'];
/** in CSS pixels, drawn at twice the resolution */
const SIZE = { width: 480, height: 270 };
const QUALITY = 0.86;
/** with software rendering a frame in high quality takes a while */
const FIRST_PICTURE = 240_000;

const folder = path.join(root, 'renderer/ui/screens/boards');
const outDir = mkdtempSync(path.join(tmpdir(), 'fairytable-boards-'));
const found = findChromium();
if (!found.chromium) throw new Error(`Pictures need a browser: ${found.why}.`);
const sheet = { configFile: /** @type {const} */ (false), root: path.join(root, 'renderer/dev'), base: './' };
await build({ ...sheet, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({ ...sheet, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: found.chromium.executablePath, args: chromiumArgs });
mkdirSync(folder, { recursive: true });
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
  for (const game of GAMES)
    for (const hour of ['night', 'day']) {
      const query = `board=${game}&show=start&still&unlabelled${hour === 'day' ? '&day' : ''}`;
      await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
      await page.waitForFunction(
        () => {
          /** @typedef {{ __fairytable?: { ready: boolean, frames: number }, before?: number }} Shown */
          const shown = /** @type {Shown} */ (/** @type {unknown} */ (window));
          const { ready = false, frames = 0 } = shown.__fairytable ?? {};
          // as many frames as at the last look: nothing changes any more
          const still = ready && shown.before === frames;
          shown.before = frames;
          return still;
        },
        null,
        { polling: 1500, timeout: FIRST_PICTURE },
      );
      const png = await page.screenshot({ timeout: FIRST_PICTURE });
      const webp = await page.evaluate(webpOf, { png: png.toString('base64'), quality: QUALITY });
      const bytes = Buffer.from(webp, 'base64');
      writeFileSync(path.join(folder, `${game}-${hour}.webp`), bytes);
      console.log(`${game}-${hour}.webp: ${Math.round(bytes.length / 1024)} KB`);
    }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
const { status, printed } = await runProgram('../renderer/dev/boards.ts', { isHeard: true });
if (status === 0) writeFileSync(path.join(folder, 'looks.json'), printed);
process.exitCode = status;

/** In the page: the same picture as WebP. @param {{ png: string, quality: number }} picture */
async function webpOf({ png, quality }) {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
