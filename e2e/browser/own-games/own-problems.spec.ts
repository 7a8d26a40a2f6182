/** A problem of a game of one's own: made in the workshop, and solved as players do; once a rule changes it no longer holds. */
import type { Page } from '@playwright/test';
import { expect, startHostPage, test } from '../../harness/flatPlayer.ts';
import { newGameInWorkshop, takePosition } from '../../harness/workshop.ts';

test.use({ settings: { board: 'flat' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const says = (page: Page) => page.getByTestId('problem-says');

test('a problem is set up in the workshop, holds, is solved, and is marked when a rule changes', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await newGameInWorkshop(player);
  await tab(page, 'Problems').click();
  await page.getByTestId('add-problem').click();
  await expect(says(page)).toHaveText('It has no position yet.');
  await page.getByTestId('problem-name').fill('On the edge');
  await page.getByTestId('problem-words').fill('Two Rooks do it.');

  await page.getByTestId('problem-set-up').click();
  await takePosition(page, 'turn=white K@d1 R@f5 R@e1 k@a6');
  await player.screen('workshop');
  await expect(says(page)).toContainText('is the only solution.');
  await page.getByTestId('problem-goal').selectOption('Win in 2 turns');
  await expect(says(page)).toHaveText('It can be won sooner: in 1 turn.');
  await page.getByTestId('problem-goal').selectOption('Win in this turn');
  await expect(says(page)).toContainText('is the only solution.');

  await page.getByTestId('problem-solve').click();
  await player.atTable();
  await expect(page.getByTestId('exercise')).toContainText('On the edge · Two Rooks do it.');
  await player.play('e1', 'e6');
  await expect(player.step).toContainText('Solved at the first try.');
  await page.getByTestId('leave-exercise').click();
  await player.screen('problems');
  await expect(page.getByTestId('authors-words')).toContainText('On the edge');
  await expect(page.getByRole('button', { name: /^Problem 1, Win in 1, .*solved at the first try/ })).toBeVisible();

  // a Rook that goes one square does not mate: the author is told, and no player is shown it
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await player.atStart();
  await page.getByTestId('door-own-games').click();
  await expect(page.getByTestId('own-problems')).toBeVisible();
  await page.getByTestId('change-rules').click();
  await player.screen('workshop');
  await tab(page, 'Pieces').click();
  await page.locator('[data-piece="1"]').click();
  await page.getByTestId('piece-moves').fill('W');
  await tab(page, 'Problems').click();
  await expect(says(page)).toHaveText('The side to move cannot win in this turn.');
  await expect(page.getByTestId('problem-solve')).toHaveAttribute('aria-disabled', 'true');
  await host.stop();
});

test('a position of a game that is being played becomes a problem, a step of a lesson or a case', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').click();
  await page.getByTestId('new-rules').click();
  await player.screen('workshop');
  await page.getByTestId('piece-name').fill('Monarch');
  await page.getByTestId('try-rules').click();
  await player.screen('new-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await player.play('a2', 'a3');
  await player.press('Alt+p');
  await player.screen('setup');
  await page.getByTestId('make-problem').click();
  await player.screen('workshop');
  await expect(tab(page, 'Problems')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('own-problem')).toHaveCount(1);
  await expect(says(page)).toHaveText('The side to move cannot win in this turn.');
  await page.getByTestId('problem-remove').click();
  await expect(page.getByTestId('own-problem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByTestId('own-problem')).toHaveCount(1);

  // a step of a lesson or a case, too
  for (const one of ['step', 'case']) {
    await page.getByTestId('try-rules').click();
    await player.screen('new-game');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await player.atTable();
    await player.press('Alt+p');
    await player.screen('setup');
    await page.getByTestId(`make-${one}`).click();
    await player.screen('workshop');
    await expect(page.getByTestId(`own-${one}`)).toHaveCount(1);
  }
  await expect(page.getByTestId('case-says')).toHaveText('Choose the piece that it is about.');
  await host.stop();
});
