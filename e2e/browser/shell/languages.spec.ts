/** The language of the system, and another one by the settings, at the start screen and at a table. */
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const languageOf = ({ page }: Player) => page.locator('html');

test('is chosen in the settings, which stay open, and spoken at once, at the table too', async ({ player, page }) => {
  await player.newGame();
  await player.play('c2', 'c3');
  await player.press('Control+,');
  await page.getByRole('radio', { name: 'Deutsch', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(languageOf(player)).toHaveAttribute('lang', 'de');
  await player.press('Escape');
  await player.atTable();
  await expect(page.getByTestId('hint')).toContainText('Tipp');
  // the move that was played before, and one that is
  expect(await player.label('c3')).toContain('MAGI-Diskette');
  await player.lift('c8');
  await expect(player.step).toContainText('Diskette c8');
  await player.press('Escape');
  // keys are called as a German keyboard has them, and found by either name
  for (const typed of ['strg+z', 'ctrl+z']) {
    await player.press('Control+k');
    await page.keyboard.type(typed);
    await expect(page.getByRole('option').first().locator('kbd')).toHaveText('Strg+Z');
    await player.press('Escape');
  }
  await player.press('Control+,');
  await page.getByRole('radio', { name: 'Français', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Paramètres' })).toBeVisible();
  await page.getByRole('radio', { name: 'English', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(languageOf(player)).toHaveAttribute('lang', 'en');
});

test.describe('on a system that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('is German from the first screen on', async ({ player, page }) => {
    await player.atStart();
    await expect(languageOf(player)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Regelbuch', exact: true })).toBeVisible();
  });
});
