/** Coin and dice by keys: the result stays in the move list when moves are undone, and is there after a reload. */
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('a coin and two dice by keys; undo takes no result back, and neither does opening the page again', async ({
  player,
  page,
}) => {
  await player.newGame('acid');
  await player.play('c2', 'c3');
  await page.keyboard.press('Alt+O');
  const dialog = page.getByRole('dialog', { name: 'Coin and dice' });
  const button = dialog.getByTestId('throw');
  await expect(button).toBeFocused();
  // from two dice to the coin
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(button).toHaveText('Toss a coin');
  await page.keyboard.press('Enter');
  const result = dialog.getByTestId('toss-result');
  await expect(result).toContainText(/Coin: (heads|tails)\./);
  const coin = (await result.innerText()).match(/Coin: \w+\./)![0];
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveText('Roll 2 d20');
  await page.keyboard.press('Enter');
  await expect(result).toContainText(/20-sided dice: \d+ and \d+, \d+ in total\./);
  await expect(dialog.getByTestId('all-tosses').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const shown = page.getByTestId('tossed');
  await expect(shown).toHaveText(new RegExp(`^${coin} 20-sided dice: .* in total\\.$`));
  const both = await shown.innerText();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-section=moves] [data-node][data-future]')).toHaveCount(1);
  await expect(shown).toHaveText(both);
  await page.reload();
  await player.atTable();
  await expect(page.getByTestId('tossed')).toHaveText(both);
});

test.describe('on the 3D table', () => {
  test.use({ settings: { board: 'table' } });

  test('dice lie beside the board as they were thrown, in every view; no frame is drawn then, and Esc takes them away', async ({
    player,
    page,
  }) => {
    const lying = () => page.evaluate(() => window.__fairytable!.dice());
    const drawn = () => page.evaluate(() => window.__fairytable!.frames);
    await player.newGame('acid');
    await player.press('Alt+o');
    const dialog = page.getByRole('dialog', { name: 'Coin and dice' });
    await dialog.getByRole('radio', { name: 'd20' }).click();
    await dialog.getByRole('radio', { name: '3' }).click();
    await dialog.getByTestId('throw').click();
    await expect(dialog).toBeHidden();
    const said = page.getByTestId('stepbar').getByText(/^20-sided dice: \d+, \d+ and \d+, \d+ in total\.$/);
    await expect(said).toBeVisible();
    const text = await said.innerText();
    const dice = text
      .match(/\d+/g)!
      .slice(1, 4)
      .map((n) => `d20:${n}`);
    await page.waitForFunction(() => window.__fairytable?.rolling === false);
    expect(await lying()).toEqual(dice);
    await expect(page.getByTestId('log')).toContainText(text);
    await player.press('Control+Shift+2');
    await player.still();
    expect(await lying()).toEqual(dice);
    const before = await drawn();
    // the page draws what it has to, such as the focus, and the table does not
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let left = 60;
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
          next();
        }),
    );
    expect(await drawn()).toBe(before);
    await player.press('Escape');
    await expect(said).toHaveCount(0);
    expect(await lying()).toEqual([]);
  });

  test.describe('with animation', () => {
    test.use({ settings: { board: 'table', playback: 'usual', motion: 'full' } });

    test('a die rolls, comes to rest as it was thrown, and the next throw takes its place', async ({
      player,
      page,
    }) => {
      await player.newGame('acid');
      for (const sides of [12, 6]) {
        await player.press('Alt+o');
        const dialog = page.getByRole('dialog', { name: 'Coin and dice' });
        await dialog.getByRole('radio', { name: `d${sides}` }).click();
        await dialog.getByRole('radio', { name: '1', exact: true }).click();
        const rolls = page.waitForFunction(() => window.__fairytable?.rolling === true);
        await dialog.getByTestId('throw').click();
        await rolls;
        await page.waitForFunction(() => window.__fairytable?.rolling === false);
        const said = page.getByTestId('stepbar').getByText(sides === 6 ? /^Die: \d\.$/ : /^12-sided die: \d+\.$/);
        const value = (await said.innerText()).match(/(\d+)\.$/)![1];
        expect(await page.evaluate(() => window.__fairytable!.dice())).toEqual([`d${sides}:${value}`]);
      }
    });
  });
});
