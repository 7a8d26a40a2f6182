/**
 * Clocks: chosen for a new game and remembered, run and added to by moves, paused, given time, kept over a kill, stopped by
 * a question to both players, and a game that is lost on time. The flag falls in a host whose clock runs fast.
 */
import type { Page } from '@playwright/test';
import type { TimeControl } from '../../../engine/shared/time-control.ts';
import type {} from '../../../renderer/scene/testHook.ts'; // window.__fairytable
import { BrowserHost } from '../../harness/browserHost.ts';
import { expect, FlatPlayer, test } from '../../harness/flatPlayer.ts';

test.use({ settings: { board: 'flat' } });

const usual = { bonus: 0, periods: 0 };
const control = (kind: TimeControl['kind'], main: number): TimeControl => {
  const time = { ...usual, main };
  return { kind, times: [time, time], flag: 'loses' };
};
/** `12:07` in seconds */
const secondsOn = async (page: Page, side: string): Promise<number> => {
  const text = await page.getByTestId(`clock-${side}`).getByRole('timer').textContent();
  const [minutes = '', seconds = ''] = (text ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
};
const runs = (page: Page, side: string) =>
  expect(page.getByTestId(`clock-${side}`)).toHaveAttribute('data-running', 'true');

test('is chosen for a new game and remembered, starts with the first move, and gains with each', async ({ table }) => {
  const player = new FlatPlayer(table);
  const { page } = player;
  await page.getByRole('button', { name: 'acid', exact: true }).click();
  await page.getByRole('radio', { name: 'Fischer' }).click();
  await page.getByRole('spinbutton', { name: 'Minutes for each side' }).fill('10');
  await page.getByRole('spinbutton', { name: 'Seconds for each side' }).fill('300');
  await expect(page.getByTestId('who')).toContainText('10 min + 300 s');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await expect(page.getByTestId('clock-magi')).toHaveText('10:00');
  await expect(page.getByTestId('clock-magi')).not.toHaveAttribute('data-running');
  await player.play('c2', 'c3');
  await runs(page, 'line');
  await player.play('c8', 'c7');
  await runs(page, 'magi');
  // more than it began with
  expect(await secondsOn(page, 'line')).toBeGreaterThan(600);
  // a running clock draws its digits, and nothing of the board
  await player.press('Control+Shift+S');
  await expect.poll(() => player.heard()).toContainEqual(expect.stringMatching(/MAGI: .* left\. LINE: .* left\./));
  await player.leaveTable();
  await expect(page.getByText('10 min + 300 s').first()).toBeVisible();
  await page.getByRole('button', { name: 'acid', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Fischer' })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Minutes for each side' })).toHaveValue('10');
});

test.describe('with half an hour', () => {
  test.use({ settings: { board: 'flat', timeControl: control('sudden-death', 1800) } });

  test('is paused, given time, and goes on after a kill', async ({ table, home, host }) => {
    let player = new FlatPlayer(table);
    const { page } = player;
    await player.newGame();
    await player.play('c2', 'c3');
    await runs(page, 'line');
    await player.press('Control+Shift+K');
    await expect(page.getByTestId('clock-line')).not.toHaveAttribute('data-running');
    await page.getByTestId('clock-line').click();
    await page.getByTestId('give-line').click();
    await expect.poll(() => secondsOn(page, 'line')).toBeGreaterThan(1800);
    await player.press('Alt+Shift+X');
    await runs(page, 'line');
    await host.kill();
    const again = await BrowserHost.start(home);
    await page.goto(again.address);
    player = new FlatPlayer(page);
    await player.atStart();
    await player.continueGame();
    // whoever opens a game sits down first
    await expect(page.getByTestId('clock-line')).not.toHaveAttribute('data-running');
    expect(await secondsOn(page, 'line')).toBeGreaterThan(1800);
    await player.play('c8', 'c7');
    await runs(page, 'magi');
    await again.stop();
  });

  test.describe('on the table in 3D', () => {
    test.use({ settings: { board: 'table', timeControl: control('sudden-death', 1800) } });

    test('draws its digits and no frame of the table', async ({ player }) => {
      const { page } = player;
      await player.newGame();
      await player.play('c2', 'c3');
      await runs(page, 'line');
      await player.still();
      const frames = () => page.evaluate(() => window.__fairytable?.frames ?? -1);
      const [drawn, left] = [await frames(), await secondsOn(page, 'line')];
      await expect.poll(() => secondsOn(page, 'line')).toBeLessThan(left - 2);
      expect(await frames()).toBe(drawn);
    });
  });

  test('stands still while both players are asked something, and not while a menu is open', async ({ table }) => {
    const player = new FlatPlayer(table);
    const { page } = player;
    await player.newGame();
    await player.play('c2', 'c3');
    await runs(page, 'line');
    await page.getByTestId('menu').click();
    await runs(page, 'line');
    await page.getByRole('menuitem', { name: 'Offer a draw' }).click();
    await expect(page.getByTestId('clock-line')).not.toHaveAttribute('data-running');
    await page.keyboard.press('Escape');
    await runs(page, 'line');
  });
});

for (const [flag, says] of [
  ['loses', 'LINE ran out of time; MAGI wins.'],
  ['claim', 'LINE’s time is up'],
] as const)
  test(`a flag that ${flag === 'loses' ? 'loses the game' : 'lets the other side claim'} falls`, async ({
    home,
    page,
  }) => {
    const host = await BrowserHost.startFast(home, 20);
    await page.goto(host.address);
    const player = new FlatPlayer(page);
    await player.atStart();
    await page.getByRole('button', { name: 'acid', exact: true }).click();
    await page.getByRole('radio', { name: 'Sudden death' }).click();
    await page.getByRole('spinbutton', { name: 'Minutes for each side' }).fill('0.5');
    await page.getByRole('combobox', { name: 'When time runs out' }).selectOption(flag);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await player.atTable();
    await player.play('c2', 'c3');
    if (flag === 'claim') {
      await expect(page.getByRole('dialog', { name: says })).toBeVisible();
      await page.getByTestId('claim-time').click();
    }
    await expect(page.getByTestId('end')).toContainText('LINE ran out of time; MAGI wins.');
    await host.stop();
  });
