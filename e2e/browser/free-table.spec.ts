/** The free table by keys and by mouse: the referee off, a piece taken and one put, saved as it lies, undone, and played on. */
import { appears, expect, test } from '../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('off, changed against the rules, resumed, put right, and on again', async ({ player, page }) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  const before = await player.census();
  await page.keyboard.press('Alt+Shift+R');
  const editor = page.getByTestId('setup');
  await expect(editor.getByRole('heading', { name: /Referee off/ })).toBeVisible();
  const problems = page.getByTestId('setup-problems');
  await expect(problems).toHaveAttribute('data-count', '0');
  // a King is taken off: nobody can play on like this, but it can be left lying
  const king = before
    .split(' ')
    .find((piece) => piece.startsWith('k@'))!
    .slice(2);
  const square = (name: string) => editor.locator(`[data-name="${name}"]`);
  await square(king).focus();
  await page.keyboard.press('Delete');
  await expect(problems).toHaveAttribute('data-count', '1');
  await expect(editor.getByTestId('referee-on')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await player.atTable();
  await expect(page.getByTestId('free')).toHaveText('Referee off');
  await page.reload();
  await player.atTable();
  await expect(page.getByTestId('free')).toHaveText('Referee off');
  expect(await player.census()).not.toContain('k@');
  await Promise.all([
    appears(page, '[data-testid=toast]', 'LINE has no King.'),
    page.getByTestId('referee-on').click(),
  ]);
  // back where he was, and a Diskette of LINE where no rule would put her
  await page.getByTestId('arrange').click();
  await page.getByRole('radio', { name: 'LINE', exact: true }).first().click();
  await page.getByRole('button', { name: 'LINE King, k', exact: true }).click();
  await square(king).click();
  await page.getByRole('button', { name: 'LINE Diskette, d', exact: true }).click();
  await square('e5').click();
  await expect(problems).toHaveAttribute('data-count', '0');
  await editor.getByTestId('referee-on').click();
  await player.atTable();
  await expect(page.getByTestId('free')).toHaveCount(0);
  const moves = page.locator('[data-section=moves]');
  await expect(moves).toContainText('Referee off');
  await expect(moves).toContainText('Diskette put on e5');
  await expect(moves).toContainText('Referee on');
  await player.play('c8', 'c7');
  expect(await player.census()).toContain('d@c7');
  for (let n = 0; n < 6; n++) await page.keyboard.press('Control+z');
  await expect(page.getByTestId('free')).toHaveCount(0);
  await expect.poll(() => player.census()).toBe(before);
});
