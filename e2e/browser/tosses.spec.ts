/** Coin and dice by keys: the result stays in the move list when moves are undone, and is there after a reload. */
import { expect, test } from '../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('a coin and two dice by keys; undo takes no result back, and neither does opening the page again', async ({
  player,
  page,
}) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  await page.keyboard.press('Alt+O');
  const dialog = page.getByRole('dialog', { name: 'Coin and dice' });
  const button = dialog.getByTestId('throw');
  await expect(button).toBeFocused();
  // from two dice to the coin
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(button).toHaveText('Toss a coin');
  await page.keyboard.press('Enter');
  const result = dialog.getByTestId('toss-result');
  await expect(result).toContainText(/Coin: (heads|tails)\./);
  const coin = (await result.innerText()).match(/Coin: \w+\./)![0];
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveText('Roll 2 d20');
  await page.keyboard.press('Enter');
  await expect(result).toContainText(/20-sided dice: \d+ and \d+, \d+ in total\./);
  await expect(dialog.getByTestId('all-tosses').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const shown = page.getByTestId('tossed');
  await expect(shown).toHaveText(new RegExp(`^${coin} 20-sided dice: .* in total\\.$`));
  const both = await shown.innerText();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-section=moves] [data-node][data-future]')).toHaveCount(1);
  await expect(shown).toHaveText(both);
  await page.reload();
  await player.atTable();
  await expect(page.getByTestId('tossed')).toHaveText(both);
});
