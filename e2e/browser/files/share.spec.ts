/** A game as text: copied, printed, pasted elsewhere and opened; a text with an error says where it is. */
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('copied from the table by keys, pasted elsewhere, opened at the same position', async ({ player, page }) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  await player.play('c8', 'c7');
  const census = await player.census();
  await page.keyboard.press('Alt+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const text = dialog.getByTestId('share-text');
  await expect(text).toHaveValue(/1\. D c2–c3 \/ D c8–c7\n$/);
  const game = await text.inputValue();
  await dialog.getByRole('radio', { name: 'The position' }).click();
  await expect(text).toHaveValue(/(^| )D@c3( |$)/);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+o');
  await page.getByTestId('paste-text').click();
  await page.getByTestId('open-text').fill(`${game}2. D d2–d9`);
  await page.getByTestId('open-yes').click();
  const problem = page.getByRole('dialog', { name: 'This game cannot be read' });
  await expect(problem).toContainText(/Line \d+, turn 2, MAGI: .*d2–d9/);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('open-bad')).toContainText('turn 2');
  await page.getByTestId('open-text').fill(game);
  await page.getByTestId('open-yes').click();
  await expect(page.getByRole('heading', { name: 'Pasted game', level: 1 })).toBeVisible();
  await player.atTable();
  expect(await player.census()).toBe(census);
});

test('printed: the paper shows the moves and nothing of the screen', async ({ player, page }) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  await page.evaluate(() => {
    window.print = () => {
      const isShown = (el: Element) => el.checkVisibility();
      document.body.dataset.printed = [...document.body.children]
        .filter(isShown)
        .map((el) => el.textContent)
        .join('|');
    };
  });
  await page.keyboard.press('Alt+S');
  await expect(page.getByTestId('share-text')).toHaveValue(/c2–c3/);
  await page.emulateMedia({ media: 'print' });
  await page.getByTestId('share-print').evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^\w+ of \d+ \w+acid.*TurnMAGILINE1D c2–c3$/);
  await expect(page.locator('body > article')).toHaveCount(0);
});
