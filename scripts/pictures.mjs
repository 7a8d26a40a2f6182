/**
 * Takes the README's pictures of the application as it is now: `node scripts/pictures.mjs`, after what they show has
 * changed. They are checked in under docs/.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { buildStale } from './build.mjs';
import { root } from './bundles.mjs';
import { chromiumArgs, findChromium } from './findChromium.mjs';

const docs = path.join(root, 'docs');
const found = findChromium();
if (!found.chromium) throw new Error(`Pictures need a browser: ${found.why}.`);
await buildStale();

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-pictures-'));
const browser = await chromium.launch({ executablePath: found.chromium.executablePath, args: chromiumArgs });
let page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
fs.mkdirSync(docs, { recursive: true });
// as on a machine with a graphics card, which this one may not have
fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { quality: 'high' }, spots: {} }));

/** Runs the browser host while `during` looks at it; ends as after a power cut, so that there is a game to continue.
 * @param {() => Promise<void>} during */
async function withHost(during) {
  const host = spawn(process.execPath, [path.join(root, 'out/browser/browser.mjs')], {
    env: { ...process.env, FAIRYTABLE_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((give) =>
    createInterface({ input: host.stdout }).on('line', (line) => {
      if (line.startsWith('FAIRYTABLE_ADDRESS ')) give(line.split(' ')[1]);
    }),
  );
  // a fresh page: software may still be drawing what the one before last showed
  await page.close();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.locator('body[data-screen="start"]').waitFor({ state: 'attached' });
  await during();
  await new Promise((ended) => host.once('exit', ended).kill('SIGKILL'));
}

const atRest = () => page.locator('body[data-busy="0"]').waitFor({ state: 'attached' });

/** Clicks a piece, or a bare cell, of the 3D table where it is seen.
 * @param {string} name of the cell @param {string} mode what the table is in afterwards */
async function click(name, mode) {
  const there = page.locator(`[data-name="${name}"]`);
  const piece = await there.getAttribute('data-piece');
  const what = piece ? { piece: Number(piece) } : { cell: Number(await there.getAttribute('data-cell')) };
  /** @typedef {{ __fairytable: { project(what: object): [number, number] } }} Shown */
  const [x, y] = await page.evaluate(
    (at) => /** @type {Shown} */ (/** @type {unknown} */ (window)).__fairytable.project(at),
    what,
  );
  await page.mouse.click(x, y);
  await page.locator(`body[data-mode="${mode}"]`).waitFor({ state: 'attached' });
  await atRest();
}

/** A new game with one piece lifted, as a picture. @param {string} title @param {string} cell @param {string} file */
async function picture(title, cell, file) {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('body[data-screen="table"]').waitFor({ state: 'attached' });
  await atRest();
  await click(cell, 'lifted');
  // the card's portrait is drawn by software too
  await page.getByTestId('card').locator('img').first().waitFor({ timeout: 120_000 });
  await page.screenshot({ path: path.join(docs, file), timeout: 120_000 });
}
/** A game against the computer with the analysis of the position. @param {string} title @param {string} file */
async function analysis(title, file) {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('radio', { name: 'Computer', exact: true }).last().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('body[data-screen="table"]').waitFor({ state: 'attached' });
  await atRest();
  await page.keyboard.press('Alt+a');
  await page.locator('[data-section=analysis] [data-rank]').nth(2).waitFor({ timeout: 120_000 });
  await page.locator('[data-section=analysis]', { hasText: /[5-9] moves deep/ }).waitFor({ timeout: 120_000 });
  await page.getByTestId('analysis-pause').click();
  await atRest();
  await page.screenshot({ path: path.join(docs, file), timeout: 120_000 });
}
await withHost(() => analysis('acid', 'analysis.png'));
await withHost(() => picture('Chesimals I', 'e2', 'chesimals.png'));
await withHost(() => picture('4chan chess', 'c2', 'fourchan.png'));
await withHost(() => picture('Deicide Chess', 'i2', 'deicide.png'));
await withHost(() => picture('acid', 'f1', 'table.png'));
await withHost(async () => {
  // the game to continue is shown as its table, once that has been drawn
  await page.locator('[data-page=start] header img').first().waitFor({ timeout: 120_000 });
  await page.screenshot({ path: path.join(docs, 'start.png'), timeout: 120_000 });
});
await browser.close();
fs.rmSync(home, { recursive: true, force: true, maxRetries: 10 });
console.log('Took start.png, analysis.png and a picture of each game in docs/.');
