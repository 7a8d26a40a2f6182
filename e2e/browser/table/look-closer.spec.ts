/**
 * Alt over a piece: its rotating figure beside its card. The table itself draws nothing meanwhile, and nothing is drawn
 * once Alt is released. With reduced motion the figure does not rotate; with the flat board there is a single glyph.
 */
import type { Page } from '@playwright/test';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 } });

const large = (page: Page) => page.getByTestId('large');
const hold = async (player: Player, page: Page, name: string): Promise<void> => {
  await player.hover(name);
  await page.keyboard.down('Alt');
  await expect(large(page)).toBeVisible();
};
/** Compares bitmaps of the figure's canvas at the start and the end of some frames: does it look the same? */
const sameAfter = (page: Page, frames: number): Promise<boolean> =>
  page.evaluate(async (n) => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=figure] canvas')!;
    const frame = () => new Promise<string>((done) => requestAnimationFrame(() => done(canvas.toDataURL())));
    const first = await frame();
    let last = first;
    for (let i = 0; i < n; i++) last = await frame();
    return first === last;
  }, frames);

for (const motion of ['full', 'reduced'] as const)
  test.describe(`with ${motion} motion`, () => {
    test.use({ settings: { motion } });
    test('Alt shows the figure, and nothing is drawn after it', async ({ player, page }) => {
      await player.newGame();
      await hold(player, page, 'e2');
      const figure = page.getByTestId('figure').locator('canvas');
      await expect(figure).toBeVisible();
      await expect(large(page).getByRole('heading')).toHaveText('Diskette');
      await expect(large(page).locator('> svg, header svg')).toHaveCount(0);
      await expect(page.locator('[data-testid=figure] [data-turning]')).toHaveAttribute(
        'data-turning',
        motion === 'full' ? '1' : '0',
      );
      const table = () => page.evaluate(() => window.__fairytable?.frames ?? -1);
      // what the pointer has lit on the table is drawn
      await player.rest();
      await player.still();
      const before = await table();
      // the first frame may still be pending
      await expect.poll(() => sameAfter(page, 20)).toBe(motion === 'reduced');
      expect(await table(), 'the table draws nothing meanwhile').toBe(before);
      await page.keyboard.up('Alt');
      await expect(large(page)).toHaveCount(0);
      await player.still();
      const after = await table();
      await player.still();
      expect(await table(), 'at rest no frame is drawn').toBe(after);
    });
  });

test.describe('beside the flat board', () => {
  test.use({ settings: { board: 'flat' } });
  test('Alt shows the glyph large, and once', async ({ player, page }) => {
    await player.newGame();
    await hold(player, page, 'e2');
    await expect(large(page).locator('> svg')).toBeVisible();
    await expect(large(page).locator('header svg')).toHaveCount(0);
    await expect(page.getByTestId('figure')).toHaveCount(0);
    await page.keyboard.up('Alt');
    await expect(large(page)).toHaveCount(0);
  });
});
