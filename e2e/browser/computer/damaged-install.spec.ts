/**
 * A damaged installation: the program that thinks for the computer is missing. Whatever needs it says so at once, everything
 * else goes on, and once the program is back it is used without a restart.
 */
import { BrowserHost } from '../../harness/browserHost.ts';
import { expect, FlatPlayer, test } from '../../harness/flatPlayer.ts';
import { computerIs, turnOf } from '../../harness/opponent.ts';
import { appears } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const MISSING = 'The computer cannot think: its program is missing or damaged.';

test('without the program that thinks: the turn, a hint, the analysis and a known variant say why', async ({
  home,
  page,
}) => {
  const { host, repair } = await BrowserHost.startWithoutSearch(home);
  await page.goto(host.address);
  const player = new FlatPlayer(page);
  await player.atStart();
  await page.getByTestId('door-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('button', { name: 'Los Alamos chess' }).click();
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
  const white = page.getByTestId('new-seat-white');
  await white.getByRole('radio', { name: 'Computer', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await computerIs(player, 'failed');
  await expect(player.step).toContainText(MISSING);
  await expect(page.getByTestId('both-sides')).toBeVisible();

  await player.open({ name: 'acid on a damaged install', computer: { level: '1', seconds: 1, seed: 1 } });
  await player.play('e2', 'e3');
  await computerIs(player, 'failed');
  await expect(player.step).toContainText(MISSING);
  await expect.poll(() => player.heard()).toContainEqual(expect.stringContaining(MISSING));
  await player.change(() => player.press('Control+z'));
  await Promise.all([appears(page, '[data-testid=toast]', MISSING), player.press('Alt+h')]);
  await player.press('Alt+a');
  await expect(page.getByTestId('trouble')).toContainText(MISSING);

  repair();
  await page.getByTestId('ask-again').click();
  await expect(page.locator('[data-section=analysis] [data-rank]').first()).toBeVisible();
  await player.play('e2', 'e3');
  await turnOf(player, 'magi');
  expect(await player.played()).toHaveLength(2);
  await host.stop();
});
