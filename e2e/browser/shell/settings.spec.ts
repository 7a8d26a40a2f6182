/** Settings persist across a restart of the host, and house rules are chosen, shown and applied. */
import { BrowserHost } from '../../harness/browserHost.ts';
import { expect, test } from '../../harness/player.ts';
import { ending, houseRule, readOut, reason } from '../../harness/sentences.ts';

test.use({ settings: { board: 'flat' } });

test.use({ viewport: { width: 1120, height: 680 } });

test('settings apply at once and persist across a restart', async ({ host, home, page, player }) => {
  const dialog = player.dialog('Settings');
  const pick = (of: string, value: string) =>
    dialog.getByRole('radiogroup', { name: of }).getByRole('radio', { name: value, exact: true });
  const group = (name: string) => dialog.getByRole('tab', { name });
  const root = page.locator('html');

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(root).toHaveAttribute('data-theme', 'night');
  await pick('Theme', 'Day').click();
  await expect(root).toHaveAttribute('data-theme', 'day');
  const size = () => root.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const usual = await size();
  await pick('Text size', '125 %').click();
  await expect.poll(size).toBeCloseTo(usual * 1.25, 1);
  await group('Board').click();
  await pick('Board', 'Flat').click();
  await dialog.getByRole('switch', { name: 'Coordinates' }).click();
  await group('Turns').click();
  await pick('Animation speed', 'Fast').click();
  await dialog.getByRole('switch', { name: 'Confirm moves that lose at once' }).click();
  await expect(dialog.getByRole('switch', { name: 'Confirm moves that lose at once' })).not.toBeChecked();
  await player.press('Escape');
  await expect(dialog).toBeHidden();

  expect(await host.stop()).toEqual({ code: 0, signal: null });
  const again = await BrowserHost.start(home);
  await page.goto(again.address);
  await expect(root).toHaveAttribute('data-theme', 'day');
  await expect.poll(size).toBeCloseTo(usual * 1.25, 1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(pick('Theme', 'Day')).toBeChecked();
  await group('Board').click();
  await expect(pick('Board', 'Flat')).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Coordinates' })).not.toBeChecked();
  await group('Turns').click();
  await expect(pick('Animation speed', 'Fast')).toBeChecked();
  await player.press('Escape');

  // and they are applied: the flat board without coordinates, and no question before a move that loses
  await player.open({ name: 'worm', pieces: 'W@e4 K@a1 k@e9' });
  expect((await player.state).shown).toBe('flat');
  await expect(page.locator('[data-board] [data-part=coordinates]')).toHaveCount(0);
  await player.lift('e4');
  await player.change(() => player.click('e5'));
  await expect(player.dialog(`LINE wins · ${ending('worm-breach').name}`)).toBeVisible();
  await again.stop();
});

test('house rules are explained, applied and shown', async ({ page, player }) => {
  await page.getByRole('button', { name: 'acid', exact: true }).click();
  const trade = houseRule('kingswap', 'zone');
  await expect(page.getByText('No rules changed.')).toBeVisible();
  await page.getByRole('radiogroup', { name: trade.name }).getByRole('radio', { name: trade.value }).click();
  await expect(page.getByText(`changed (default: ${trade.usual})`)).toBeVisible();
  await expect(page.getByText(trade.says)).toBeVisible();
  await expect(page.getByText('1 rule changed.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of MAGI' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name of LINE' }).fill('Bo');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await expect(page.getByTestId('seat-magi')).toContainText('Bo');
  await expect(page.getByTestId('seat-line')).toContainText('Ada');
  await expect(page.getByTestId('house-rules')).toHaveAccessibleName(new RegExp(trade.value));

  for (const [from, to] of [
    ['d2', 'd3'],
    ['a8', 'a7'],
    ['e1', 'd2'],
    ['b8', 'b7'],
    ['b1', 'Δ2'],
    ['c8', 'c7'],
  ] as const)
    await player.play(from, to);
  await player.lift('d2');
  expect((await player.marks()).Δ2).toBe('swap');
  expect(await player.hear(() => player.change(() => player.click('Δ2')))).toContain(
    'MAGI. King d2 and Ghost capital Delta 2 swap places.',
  );
  expect(await player.label('Δ2')).toMatch(/^capital Delta 2, MAGI King, the Zone/);

  // the same position with the default rules
  await player.open({ name: 'usual', pieces: 'K@d2 g@Δ2 D@e3 k@e9 d@c7' });
  await expect(page.getByTestId('house-rules')).toHaveCount(0);
  await player.lift('d2');
  expect((await player.marks()).Δ2).toBeUndefined();
  expect(await player.hear(() => player.click('Δ2'))).toEqual([
    readOut(`King can’t capture on Δ2. ${reason('no-swap-across-border', { mover: 'King' }).says}`),
  ]);
});
