/** A film of a game: made while the game is played on, decoded again, stopped without a trace. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { appears, expect, test } from '../../harness/player.ts';

/** Opens the dialog of films, with the smallest size and the quickest pace. */
async function filmDialog(page: Page) {
  await page.keyboard.press('Alt+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('radio', { name: 'A film' }).click();
  await dialog.getByRole('radio', { name: '640 × 400' }).click();
  await dialog.getByRole('radio', { name: '0.5 seconds' }).click();
  return dialog;
}

// the table of the film is another one, so this works without the 3D board
test.use({ settings: { board: 'flat' } });

test('a film is made while the game goes on, has its length and size, and can be stopped', async ({ player, page }) => {
  await player.newGame('acid');
  await page.keyboard.press('Alt+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('radio', { name: 'A film' }).click();
  await expect(dialog.getByTestId('film-says')).toHaveText('Nothing has been played yet.');
  await expect(dialog.getByTestId('film-make')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await player.play('c2', 'c3');
  await player.play('c8', 'c7');
  await filmDialog(page);
  await expect(dialog.getByTestId('film-says')).toContainText('a WebM video of 2 seconds and about 0.1 MB');
  await dialog.getByTestId('film-to').fill('7');
  await expect(dialog.getByTestId('film-says')).toHaveText('Choose turns from 1 to 1, the earlier one first.');
  await dialog.getByTestId('film-to').fill('1');
  const download = page.waitForEvent('download');
  await Promise.all([appears(page, '[data-testid=film-progress]'), dialog.getByTestId('film-make').click()]);
  await player.play('d2', 'd3');
  const film = fs.readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toMatch(/ of \d+ \w+\.webm$/);
  await expect(page.getByTestId('film-progress')).toHaveCount(0);

  // the app's own page plays no video
  const cinema = await page.context().newPage();
  const seen = await cinema.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    /** a seek has ended before its picture is there, so the picture itself is waited for */
    const shows = (from: number) =>
      new Promise<void>((done) => {
        const look = () =>
          video.requestVideoFrameCallback((_, { mediaTime }) => (Math.abs(mediaTime - from) < 0.1 ? done() : look()));
        look();
      });
    const first = shows(0);
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
    await first;
    const { videoWidth: width, videoHeight: height, duration } = video;
    const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    const pictures: number[] = [];
    /** by picture, the pixels of the caption that are not its ground, which is in the corner */
    const captions: boolean[][] = [];
    for (const from of [0, 0.5, 1]) {
      if (from > 0) {
        const shown = shows(from);
        video.currentTime = from + 0.25;
        await shown;
      }
      paper?.drawImage(video, 0, 0);
      const pixels = paper?.getImageData(0, 0, width, height).data ?? [];
      let sum = 0;
      for (let i = 0; i < pixels.length; i++) sum = (sum * 31 + pixels[i]) >>> 0;
      const colours = new Set<number>();
      for (let i = 0; i < pixels.length; i += 4)
        colours.add(((pixels[i] >> 3) << 10) | ((pixels[i + 1] >> 3) << 5) | (pixels[i + 2] >> 3));
      pictures.push(colours.size > 200 ? sum : 0);
      const strip = paper?.getImageData(0, height - 20, width / 2, 18).data ?? [];
      captions.push(
        Array.from({ length: strip.length / 4 }, (_, i) =>
          [0, 1, 2].some((channel) => Math.abs(strip[i * 4 + channel] - strip[channel]) > 90),
        ),
      );
    }
    const [title, , last] = captions;
    const gone = title.filter((isInk, i) => isInk && !last[i]).length;
    return { width, height, duration, pictures, written: title.filter(Boolean).length, gone };
  }, film.toString('base64'));
  await cinema.close();
  expect(seen).toMatchObject({ width: 640, height: 400, duration: 1.5 });
  // three different pictures of a table
  expect(new Set(seen.pictures).size).toBe(3);
  expect(seen.pictures).not.toContain(0);
  // the first caption has been wiped off by the last
  expect(seen.written).toBeGreaterThan(100);
  expect(seen.gone).toBeGreaterThan(seen.written / 4);

  // a film of full size, so that it is not done before it is stopped
  await page.keyboard.press('Alt+S');
  await dialog.getByRole('radio', { name: 'A film' }).click();
  await dialog.getByTestId('film-make').click();
  await Promise.all([
    appears(page, '[data-testid=toast]', 'The film was stopped. Nothing was saved.'),
    page.getByTestId('film-stop').click(),
  ]);
  await expect(page.getByTestId('film-progress')).toHaveCount(0);
});
