/** The browser's own Back and Forward move between the screens; the played moves are still on the table. */
import { expect, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 }, settings: { board: 'flat' } });

test('Back and Forward lead from screen to screen, and no move is lost', async ({ player, page }) => {
  await player.newGame();
  await player.play('e2', 'e3');
  const played = await player.census();
  await page.keyboard.press('F9');
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'rulebook');
  await page.goBack();
  await player.atTable();
  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'start');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await page.goForward();
  await player.atTable();
  expect(await player.census()).toBe(played);
  await page.reload();
  await player.atTable();
  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'start');
});
