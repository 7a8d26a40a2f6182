/** The known variants: found, looked at, kept as favourites and begun, by keys and by the mouse. */
import type { Page } from '@playwright/test';
import { expect, filesIn, startHostPage, test } from '../../harness/flatPlayer.ts';

test.use({ settings: { board: 'flat' } });

const tile = (page: Page, game: string) => page.locator(`[data-game=${game}]`);
const card = (page: Page) => page.locator('dialog[open]');

test('by keys: typing finds a variant, its card opens the rules and a new game, and a favourite is kept', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-known-variants').focus();
  await player.press('Enter');
  await player.screen('known-variants');
  const field = page.getByTestId('find-variant');
  await expect(field).toBeFocused();
  await expect(tile(page, 'orthodox')).toBeVisible();

  // the tiles are one tab stop, and what is typed among them is searched for
  await player.press('ArrowDown');
  await expect(page.locator('[data-game]').first()).toBeFocused();
  await player.press('ArrowRight');
  await expect(page.locator('[data-game]').nth(1)).toBeFocused();
  await page.keyboard.type('burmese');
  await expect(field).toHaveValue('burmese');
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await player.press('ArrowDown', 'Enter');
  await expect(card(page)).toContainText('Sittuyin');
  await expect(card(page).getByRole('img')).toBeVisible();
  await expect(page.getByTestId('start-own')).toBeFocused();

  await page.getByTestId('favourite').focus();
  await player.press('Enter');
  await expect(page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('read-own').focus();
  await player.press('Enter');
  await player.screen('rulebook');
  // back at the card
  await player.press('Escape');
  await player.screen('known-variants');
  await expect(page.getByTestId('start-own')).toBeFocused();
  await player.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(tile(page, 'sittuyin')).toBeFocused();

  await page.reload();
  await player.atStart();
  await page.getByTestId('door-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('radio', { name: 'Favourites', exact: true }).click();
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await tile(page, 'sittuyin').focus();
  await player.press('Enter');
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await host.stop();
});

test('a known variant becomes a game of one’s own when it is changed, and is reached from there', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').click();
  await player.screen('own-games');
  await expect(page.getByText('No games of your own yet.')).toBeVisible();
  await page.getByTestId('to-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('radio', { name: 'Shogi', exact: true }).click();
  await expect(tile(page, 'orthodox')).toHaveCount(0);
  await tile(page, 'dobutsu').click();
  await page.getByTestId('copy-rules').click();
  await player.screen('workshop');
  expect(filesIn(home, 'games')).toEqual([]);
  await page.getByTestId('piece-name').fill('Duckling');
  await expect.poll(() => filesIn(home, 'games')).toHaveLength(1);
  await host.stop();
});
