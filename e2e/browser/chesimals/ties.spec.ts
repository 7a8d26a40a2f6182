/**
 * The ties of units on the 3D table: which colours are lit, what a preview tears, how they follow moves and undo. In
 * high quality, which takes long to start, also what is true of every table: a frame stays within its budget, and none is
 * drawn while nothing happens.
 */
import type { Page } from '@playwright/test';
import { chesimals } from '../../harness/chesimals.ts';
import type { Opened } from '../../harness/games.ts';
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { playback: 'fast', place: 'own' } });

const chain: Opened = { name: 'a chain', pieces: 'Cs@e5 Gs@e6 Gs@e7 Gs@f4 Cw@l1 Gw@l2 Cb@a16 Cr@c16 Gb@a15' };
const FILES = 'abcdefghijkl';

const frames = (page: Page): Promise<number> => page.evaluate(() => window.__fairytable?.frames ?? -1);

test('ties are lit for the groups in focus, tear in the preview, and come back on undo', async ({ page, player }) => {
  /** As `e5-e6`, followed by `*` if lit. */
  const ties = async (): Promise<string> => {
    const drawn = await page.evaluate(() => window.__fairytable?.ties() ?? []);
    const name = (cell: string) => `${FILES[Number(cell) % 12]}${Math.floor(Number(cell) / 12) + 1}`;
    return drawn
      .map((tie) => tie.replace(/\d+/g, name).replace(' lit', '*'))
      .sort()
      .join(' ');
  };
  await player.open(chesimals(chain));
  await player.hover('g10');
  await expect.poll(ties).toBe('a16-a15 e5-e6 e5-f4 e6-e7 l1-l2');
  await player.hover('a15');
  await expect.poll(ties).toBe('a16-a15* e5-e6 e5-f4 e6-e7 l1-l2');

  await player.lift('e6');
  await player.hover('d5');
  await expect.poll(ties).toBe('a16-a15 e5-d5* e5-f4* e6/e7* l1-l2');
  await player.hover('d7');
  await expect.poll(ties, 'cut off itself, and the one behind it with it').toBe('a16-a15 e5-f4* e5/e6* e6/e7* l1-l2');

  await player.change(() => player.click('d5'));
  await player.hover('g10');
  await expect.poll(ties, 'the colour that moves shines now').toBe('a16-a15 e5-d5* e5-f4* l1-l2');
  await player.play('e5', 'e6');
  await player.hover('g10');
  await expect.poll(ties, 'its Chief has found the one that was cut off').toBe('a16-a15 e6-d5* e6-e7* l1-l2');
  await player.change(() => player.press('Control+z'));
  await expect.poll(ties).toBe('a16-a15 e5-d5* e5-f4* l1-l2');

  await player.still();
  const begun = await frames(page);
  await page.evaluate(async () => {
    for (let n = 0; n < 90; n++) await new Promise((next) => requestAnimationFrame(next));
  });
  const more = (await frames(page)) - begun;
  // a frame that was drawn fast may be drawn once more at a higher resolution
  expect(more).toBeLessThanOrEqual(1);
});

/** Waits until no frame has been drawn for a while, then counts frames for a second. */
async function framesInOneSecond(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let before = -1;
        let same = 0;
        const look = () => {
          const now = window.__fairytable?.frames ?? -1;
          same = now === before ? same + 1 : 0;
          before = now;
          if (same >= 20) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const before = await frames(page);
  // here time itself is tested: a second in which nothing may happen
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  return (await frames(page)) - before;
}

test.describe('in high quality', () => {
  test.use({
    // the processor draws every pixel of the page: a small one
    viewport: { width: 720, height: 480 },
    settings: { quality: 'high', playback: 'fast', motion: 'full', followTurn: true },
  });
  test('a frame of the usual array with all its ties stays within the budget, and none is drawn at rest', async ({
    page,
    player,
  }) => {
    await player.newGame('Chesimals I');
    expect(await page.evaluate(() => window.__fairytable?.ties().length)).toBe(56);
    await page.evaluate(() => window.__fairytable?.count());
    await page.waitForFunction(() => (window.__fairytable?.info().shadow.calls ?? 0) > 0);
    const { colour, shadow } = await page.evaluate(() => window.__fairytable!.info());
    expect(colour.calls).toBeLessThanOrEqual(70);
    expect(colour.triangles).toBeLessThanOrEqual(120_000);
    expect(shadow.calls).toBeLessThanOrEqual(50);
    expect(shadow.triangles).toBeLessThanOrEqual(80_000);

    await player.hover('i3');
    await player.hover('g8');
    expect(await framesInOneSecond(page), 'after hovering').toBe(0);
    await player.lift('g3');
    await player.hover('g4');
    await expect(player.step).toContainText('g4');
    expect(await framesInOneSecond(page), 'with a preview in sight').toBe(0);
    const before = await frames(page);
    await player.change(() => player.click('g4'));
    await player.change(() => player.press('Control+Enter'));
    await player.still();
    expect(await frames(page), 'the move was played and the table turned').toBeGreaterThan(before + 2);
    expect(await framesInOneSecond(page), 'after playback').toBe(0);
    await page.getByTestId('view-above').hover();
    expect(await framesInOneSecond(page), 'with a tip open').toBe(0);
  });
});
