/** A case of a game of one's own: written in the workshop, checked, and read in the rulebook of the game. */
import { expect, startHostPage, test } from '../../harness/flatPlayer.ts';
import { newGameInWorkshop, takePosition } from '../../harness/workshop.ts';

test.use({ settings: { board: 'flat' } });

test('a case is written in the workshop, checked against the rules, and stands on the page of its piece', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await newGameInWorkshop(player);
  await page.getByRole('tab', { name: 'Cases', exact: true }).click();
  await page.getByTestId('add-case').click();
  const says = page.getByTestId('case-says').first();
  await expect(says).toHaveText('It has no position yet.');
  await page.getByTestId('case-set-up').click();
  await takePosition(page, 'turn=white K@a1 R@c3 r@c5 k@f6');
  await expect(says).toHaveText('Choose the piece that it is about.');

  await page.getByTestId('case-piece').selectOption('Rook c3');
  await expect(says).toContainText('It shows the moves of the piece.');
  await page.getByTestId('case-not-to').fill('c5');
  await expect(says).toHaveText('It can go to c5.');
  await page.getByTestId('case-not-to').fill('c6');
  await expect(says).toHaveText('It is true under the rules as they are.');
  await page.getByTestId('case-move').selectOption('Rc3xc5');
  await page.getByTestId('case-question').fill('Where does the Rook stop?');
  await page.getByTestId('case-words').fill('At the first piece in its way, which it may capture.');
  await expect(page.getByTestId('case-in-book')).not.toHaveAttribute('aria-disabled', 'true');

  // a second one goes before it by the keys, and away again
  await page.getByTestId('add-case').click();
  await page.getByTestId('case-up').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('case-up').first()).toBeFocused();
  await page.getByTestId('case-remove').first().click();
  await expect(page.getByTestId('own-case')).toHaveCount(1);
  await expect(says).toHaveText('It is true under the rules as they are.');

  await page.getByTestId('case-in-book').click();
  await player.screen('rulebook');
  await page.getByRole('button', { name: 'Case about Rook: Where does the Rook stop?' }).click();
  const one = page.getByRole('article', { name: 'Where does the Rook stop?' });
  await expect(one).not.toContainText('first piece');
  await one.getByRole('button', { name: 'Show the answer' }).click();
  await expect(one).toContainText('At the first piece in its way, which it may capture.');
  await expect(one.getByRole('img')).toHaveAccessibleName(/captures: c5/);
  await host.stop();
});
