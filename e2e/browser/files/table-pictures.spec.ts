/** Saved games are shown as their tables: one hidden table takes the pictures and goes away. */
import fs from 'node:fs';
import path from 'node:path';
import { type SavedGame, saveOf } from '../../harness/games.ts';
import { test as base, expect } from '../../harness/player.ts';

const games: readonly SavedGame[] = [
  { name: 'Ours', variant: 'acid', actions: ['De2-e3', 'De8-e7'] },
  { name: 'Theirs', variant: 'acid', actions: ['De2-e3'] },
];
const test = base.extend({
  home: async ({ home }, use) => {
    fs.mkdirSync(path.join(home, 'library'), { recursive: true });
    for (const game of games) fs.writeFileSync(path.join(home, 'library', `${game.name}.fairytable`), saveOf(game));
    await use(home);
  },
});
test.use({ settings: { quality: 'auto', place: 'plain' } });

test('saved games are shown as their tables, and then nothing goes on drawing', async ({ table: page }) => {
  await page.evaluate(() => {
    const most = { canvases: 0 };
    Object.assign(window, { most });
    new MutationObserver(() => {
      most.canvases = Math.max(most.canvases, document.querySelectorAll('canvas').length);
    }).observe(document, { childList: true, subtree: true });
  });
  const pictures = page.locator('[data-page=start] header img');
  await expect(pictures).toHaveCount(games.length);
  const addresses = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(addresses).size, 'two positions, two pictures').toBe(games.length);
  const colours = await pictures.first().evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const paper = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!;
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
    // a picture of four by four bits a colour: enough to tell a board from an empty canvas
    return new Set(
      Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i]! >> 4) * 16 + (data[4 * i + 1]! >> 4)),
    ).size;
  });
  expect(colours).toBeGreaterThan(40);
  await expect(page.getByTestId('darkroom')).toHaveCount(0);
  const { canvases } = await page.evaluate(() => (window as unknown as { most: { canvases: number } }).most);
  expect(canvases, 'one table took them all').toBe(1);
});
