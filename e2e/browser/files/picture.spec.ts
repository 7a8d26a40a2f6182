/** A picture of the table: saved at its size, with something on it, and nothing left behind on the screen. */
import fs from 'node:fs';
import { expect, test } from '../../harness/player.ts';

test('a picture is saved at its size, and the table is as it was', async ({ player, page }) => {
  await player.newGame('acid');
  const canvas = page.getByTestId('table3d').locator('canvas');
  const size = () =>
    canvas.evaluate(({ width, height, clientWidth, clientHeight }: HTMLCanvasElement) => ({
      // its resolution may change when the table is at rest, its shape may not
      shape: (width / height).toFixed(1),
      clientWidth,
      clientHeight,
    }));
  const before = await size();
  await page.keyboard.press('Alt+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('radio', { name: 'A picture' }).click();
  await dialog.getByRole('radio', { name: '1280 × 800' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByTestId('picture-save').click();
  const png = fs.readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toMatch(/ of \d+ \w+\.png$/);
  await expect(dialog).toHaveCount(0);
  expect(await size()).toEqual(before);

  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  const { width, height, colours } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    paper?.drawImage(picture, 0, 0);
    const pixels = paper?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    const seen = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) seen.add((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]);
    return { width: picture.width, height: picture.height, colours: seen.size };
  }, png.toString('base64'));
  expect([width, height]).toEqual([1280, 800]);
  expect(colours).toBeGreaterThan(500);
});

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });
  test('no picture can be taken, and the reason is said', async ({ player, page }) => {
    await player.newGame('acid');
    await page.keyboard.press('Alt+S');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('radio', { name: 'A picture' }).click();
    await expect(dialog.getByTestId('picture-says')).toContainText('Ctrl+3');
    await expect(dialog.getByTestId('picture-save')).toHaveAttribute('aria-disabled', 'true');
  });
});
