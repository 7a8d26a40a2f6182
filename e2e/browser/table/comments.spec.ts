/** A comment on a move: written by keys, kept with the game, and in its text. */
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('written by keys, there after reopening, and in the text of the game', async ({ player, page }) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  await player.play('c8', 'c7');
  await page.keyboard.press('Alt+ArrowLeft');
  const moves = page.locator('[data-section=moves]');
  await page.keyboard.press('Alt+E');
  const dialog = page.getByRole('dialog', { name: 'Comment on MAGI Diskette c2 to c3' });
  await page.keyboard.type('Frees the corner; quiet / strong');
  await dialog.getByRole('radio', { name: '!?' }).click();
  await dialog.getByTestId('comment-save').click();
  const move = moves.getByRole('button', { name: 'D c2–c3, interesting move' });
  await expect(move).toHaveAccessibleDescription('Frees the corner; quiet / strong');

  await page.keyboard.press('Alt+S');
  await expect(page.getByTestId('share-text')).toHaveValue(
    /\n1\. D c2–c3 !\? \{Frees the corner; quiet \/ strong\} \/ D c8–c7\n$/,
  );
  await page.keyboard.press('Escape');
  await page.reload();
  await player.atTable();
  await expect(move).toHaveAccessibleDescription('Frees the corner; quiet / strong');
});
