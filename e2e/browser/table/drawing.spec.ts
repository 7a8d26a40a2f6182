/** Drawing on the table by mouse: it stays with the game, and the eraser takes it away; the pieces are not touched. */
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('a line by mouse stays over a reload, and the eraser takes it away', async ({ player, page }) => {
  await player.newGame('acid');
  const census = await player.census();
  const strokes = page.getByTestId('strokes').locator('[data-pen]');
  await page.keyboard.press('Control+Shift+E');
  const bar = page.getByRole('toolbar', { name: 'Draw on the table' });
  await bar.getByRole('radio', { name: 'Red' }).click();
  const drag = async (from: string, to: string) => {
    await page.mouse.move(...(await player.square(from)));
    await page.mouse.down();
    await page.mouse.move(...(await player.square(to)), { steps: 5 });
    await page.mouse.up();
  };
  await drag('c2', 'e5');
  await expect(strokes).toHaveCount(1);
  await expect(bar.getByTestId('draw-undo')).not.toHaveAttribute('aria-disabled', 'true');
  await bar.getByTestId('draw-done').click();
  await expect(page.getByTestId('draw-sheet')).toHaveCount(0);

  await page.reload();
  await player.atTable();
  await expect(strokes).toHaveAttribute('data-pen', 'red');
  await page.keyboard.press('Alt+Shift+E');
  await bar.getByRole('radio', { name: 'Eraser' }).click();
  await drag('c5', 'e2');
  await expect(strokes).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await player.census()).toBe(census);
});
