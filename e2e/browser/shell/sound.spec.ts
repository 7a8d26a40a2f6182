/**
 * Sound in a browser: every sound is rendered and measured; there is no audio before a person's first gesture, none
 * when it is switched off, and none is left running when nothing sounds.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { appears, expect, test } from '../../harness/player.ts';
import type { Rendered } from '../../harness/renderSounds.ts';

test.use({ settings: { board: 'flat', sound: true }, viewport: { width: 1120, height: 680 } });

const SECONDS = 1.6;
/** two spectra are alike from here on; the cosine of the angle between them */
const ALIKE = 0.95;

const cosine = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

test('every sound can be heard, is not clipped, is short, and is like no other', async ({ page }) => {
  const made = await build({
    entryPoints: [path.join(import.meta.dirname, '../../harness/renderSounds.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sounds',
    target: 'es2022',
  });
  const all = (await page.evaluate(
    `(() => { ${made.outputFiles[0]!.text}; return sounds.renderAll(); })()`,
  )) as Rendered[];
  expect(all.length).toBeGreaterThan(100);
  const nameOf = ({ name, material }: Rendered) => `${name} of ${material}`;
  const which = (is: (one: Rendered) => boolean) => all.filter(is).map(nameOf);
  const alike = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((other) => other.material === one.material && cosine(one.spectrum, other.spectrum) > ALIKE)
      .map((other) => `${nameOf(one)} and ${other.name}: ${cosine(one.spectrum, other.spectrum).toFixed(3)}`),
  );
  expect({
    silent: which(({ peak }) => peak < 0.05),
    clipped: which(({ peak }) => peak > 0.95),
    tooLong: which(({ end }) => end > SECONDS),
    alike,
  }).toEqual({ silent: [], clipped: [], tooLong: [], alike: [] });
});

/** Runs in the page before anything else: keeps every audio context that is made. */
function watchAudio(): void {
  const made: AudioContext[] = [];
  (window as unknown as { contexts: AudioContext[] }).contexts = made;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      made.push(this);
    }
  };
}
const contexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));

test('nothing sounds before a gesture or when switched off, and silence is suspended', async ({ page, player }) => {
  await page.addInitScript(watchAudio);
  await page.reload();
  await page.getByRole('button', { name: 'acid', exact: true }).waitFor();
  expect(await contexts(page)).toEqual([]);
  await player.newGame();
  await player.lift('e2');
  expect(await contexts(page)).toHaveLength(1);
  await expect.poll(() => contexts(page)).toEqual(['suspended']);

  await Promise.all([appears(page, '[data-testid=toast]', 'Sound off'), player.press('Alt+m')]);
  await page.reload();
  await player.atTable();
  await player.lift('e2');
  expect(await contexts(page)).toEqual([]);
  await Promise.all([appears(page, '[data-testid=toast]', 'Sound on'), player.press('Alt+m')]);
  await player.press('Escape');
  await player.lift('e2');
  expect(await contexts(page)).toHaveLength(1);

  // in reduced-sensory mode there is none either, and a sentence says so
  await player.press('Control+,');
  const settings = player.dialog('Settings');
  await settings.getByRole('switch', { name: 'Reduced-sensory mode' }).click();
  await player.press('Escape');
  await page.reload();
  await player.atTable();
  await player.lift('e2');
  await player.press('Alt+m');
  await expect(page.getByTestId('log')).toContainText('Reduced-sensory mode is on');
  expect(await contexts(page)).toEqual([]);
});
