/** A lesson of a game of one's own: written in the workshop, put in order by the keys, and taken as players do. */
import type { Page } from '@playwright/test';
import { expect, startHostPage, test } from '../../harness/flatPlayer.ts';
import { newGameInWorkshop, takePosition } from '../../harness/workshop.ts';

test.use({ settings: { board: 'flat' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const steps = (page: Page) => page.getByTestId('own-step');

async function setUp(page: Page, step: number, position: string): Promise<void> {
  await steps(page).nth(step).getByTestId('step-set-up').click();
  await takePosition(page, position);
  await expect(page.getByTestId('own-lesson')).toBeVisible();
}

test('a lesson is written in the workshop, checked, taken, and found again where lessons are', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await newGameInWorkshop(player);
  await tab(page, 'Lessons').click();
  await page.getByTestId('add-lesson').click();
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByTestId('step-says')).toHaveText('It has no position yet.');
  await expect(page.getByTestId('lesson-try')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('lesson-name').fill('The Rook');
  await setUp(page, 0, 'turn=white K@a1 R@c3 p@c5 k@f6');
  await expect(page.getByTestId('step-says')).toContainText('It can be done:');

  // another goal, about a piece and squares
  await page.getByTestId('step-goal').selectOption('Move a piece to a square');
  await page.getByTestId('step-piece').selectOption('Rook');
  await page.getByTestId('step-squares').fill('z9');
  await expect(page.getByRole('alert').filter({ hasText: 'z9' })).toHaveText('“z9” is no square of the board.');
  await page.getByTestId('step-squares').fill('a3 c1');
  await page.getByTestId('step-words').fill('Go to the edge of the board.');
  await page.getByTestId('step-hint').fill('A Rook goes any distance in a straight line.');
  await expect(page.getByTestId('step-says')).toContainText('It can be done:');

  // a second step begins where the first did
  await page.getByTestId('add-step').click();
  await expect(steps(page)).toHaveCount(2);
  const second = steps(page).nth(1);
  await expect(second.getByTestId('step-says')).toContainText('It can be done:');
  await second.getByTestId('step-turns').selectOption('2');
  await expect(second.getByTestId('step-says')).toHaveText('The goal can be reached sooner: in 1 turn.');
  await expect(page.getByTestId('lesson-try')).toHaveAttribute('aria-disabled', 'true');
  await second.getByTestId('step-turns').selectOption('1');
  await expect(second.getByTestId('step-says')).toContainText('It can be done:');

  // in another order, by the keys: the focus goes with the step
  await steps(page).nth(0).getByTestId('step-down').focus();
  await page.keyboard.press('Enter');
  await expect(steps(page).nth(1).getByTestId('step-squares')).toHaveValue('c1 a3');
  await expect(steps(page).nth(1).getByTestId('step-down')).toBeFocused();
  await expect(steps(page).nth(1).getByTestId('step-words')).toHaveValue('Go to the edge of the board.');
  await steps(page).nth(0).getByTestId('step-remove').click();
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(steps(page)).toHaveCount(2);

  await expect(page.getByTestId('lesson-try')).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('lesson-try').click();
  await player.atTable();
  await expect(page.getByTestId('exercise')).toContainText('Capture a piece.');
  await player.play('c3', 'c5');
  await expect(player.step).toContainText('Done');
  await player.press('Alt+k');
  await expect(page.getByTestId('exercise')).toContainText('Go to the edge of the board.');
  await expect(page.getByTestId('exercise')).toContainText('A Rook goes any distance in a straight line.');
  await player.play('c3', 'd3');
  await expect(player.step).toContainText('d3 is a legal square, but the goal is c1 or a3.');
  await player.press('Alt+g');
  await player.play('c3', 'a3');
  await expect(player.step).toContainText('Well done.');
  await page.getByTestId('leave-exercise').click();
  await player.screen('learn');
  await expect(page.locator('[data-lesson]')).toHaveCount(1);
  await expect(page.locator('[data-lesson]')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-lesson]')).toContainText('The Rook');

  // from the game's own place it is one press away
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await player.atStart();
  await page.getByTestId('door-own-games').click();
  await page.getByTestId('own-lessons').click();
  await player.screen('learn');
  await expect(page.locator('[data-lesson]')).toContainText('The Rook');
  await host.stop();
});
