/** The free table by keys and by mouse: the referee off, pieces moved by hand, saved as they lie, undone, and played on. */
import { appears, expect, test } from '../../harness/player.ts';

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });

  test('off, changed against the rules, resumed, put right, and on again', async ({ player, page }) => {
    await player.newGame('acid');
    await player.play('c2', 'c3');
    const before = await player.census();
    await page.keyboard.press('Control+Shift+F');
    await expect(page.getByTestId('free')).toHaveText('Referee off');
    // a King is taken off: nobody can play on like this, but it can be left lying
    const king = before
      .split(' ')
      .find((piece) => piece.startsWith('k@'))!
      .slice(2);
    const square = (name: string) => page.locator(`[data-testid=grid] [data-name="${name}"]`);
    await square(king).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => player.census()).not.toContain('k@');
    await page.reload();
    await player.atTable();
    await expect(page.getByTestId('free')).toHaveText('Referee off');
    expect(await player.census()).not.toContain('k@');
    await Promise.all([
      appears(page, '[data-testid=toast]', 'LINE has no King.'),
      page.getByTestId('referee-on').click(),
    ]);
    // what hands cannot do is done in the editor
    await page.getByTestId('arrange').click();
    const editor = page.getByTestId('setup');
    await expect(editor.getByRole('heading', { name: /Referee off/ })).toBeVisible();
    await expect(page.getByTestId('setup-problems')).toHaveAttribute('data-count', '1');
    await page.keyboard.press('Escape');
    await player.atTable();
    // back where he was, and a Diskette of LINE where no rule would put her
    const box = page.getByTestId('box');
    await box.getByRole('radio', { name: 'LINE', exact: true }).click();
    await box.getByRole('button', { name: 'LINE King', exact: true }).click();
    await square(king).click();
    await expect.poll(() => player.census()).toContain(`k@${king}`);
    await box.getByRole('button', { name: 'LINE Diskette', exact: true }).dragTo(square('e5'));
    await expect.poll(() => player.census()).toContain('d@e5');
    await square('e5').focus();
    await page.keyboard.press('Control+Shift+D');
    await expect(square('e5').locator('svg[data-tilt]')).toHaveCount(1);
    await page.getByTestId('referee-on').click();
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
});

test('on the 3D table a piece is taken from the box, and thrown off the board into the tray', async ({
  player,
  page,
}) => {
  await player.newGame('acid');
  await page.keyboard.press('Alt+Shift+R');
  await expect(page.getByTestId('free')).toHaveText('Referee off');
  const pull = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 10, from[1] + 10, { steps: 2 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  // the first of the box is the King of MAGI
  await pull(await player.project({ piece: 20_000 }), await player.spot('e5'));
  await expect.poll(() => player.census()).toContain('K@e5');
  await pull(await player.spot('c2'), [4, 400]);
  await expect.poll(() => player.census()).not.toContain('D@c2');
  await expect(page.getByTestId('seat-line')).toContainText('1');
  await expect(page.locator('[data-section=moves]')).toContainText('Diskette taken off c2');
});

test.describe('where motion is reduced', () => {
  test.use({ settings: { weight: 'free', motion: 'reduced' } });

  test('pieces have no weight, the library is not loaded, and the keys say why', async ({ player, page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await player.newGame('acid');
    await page.keyboard.press('Alt+Shift+R');
    await expect(page.getByTestId('arrange')).toBeVisible();
    await Promise.all([appears(page, '[data-testid=log]', 'motion is reduced'), page.keyboard.press('Alt+Shift+S')]);
    await expect(page.getByTestId('sweep')).toHaveCount(0);
    expect(loaded.some((url) => url.includes('Board3D'))).toBe(true);
    expect(loaded.filter((url) => url.includes('tabletop'))).toEqual([]);
  });
});

test.describe('with weight', () => {
  test.use({ settings: { weight: 'free', motion: 'full' } });

  test('pieces are swept away and put back, and the position is the same', async ({ player, page }) => {
    await player.newGame('acid');
    const before = await player.census();
    const loaded = page.waitForResponse((response) => /\/tabletop-[^/]*\.js$/.test(response.url()));
    await page.keyboard.press('Alt+Shift+R');
    await expect(page.getByTestId('free')).toHaveText('Referee off');
    await loaded;
    await page.getByTestId('sweep').click();
    const bar = page.getByTestId('stepbar');
    await expect(bar).toContainText('to sweep pieces away');
    await page.mouse.move(...(await player.spot('b3')));
    await page.mouse.down();
    await page.mouse.move(...(await player.spot('b2')), { steps: 2 });
    await page.mouse.move(...(await player.spot('i2')), { steps: 8 });
    await page.mouse.up();
    await expect(bar).toContainText('out of place');
    expect(await player.census()).toBe(before);
    await page.getByTestId('put-back').click();
    await expect(bar).toContainText('The referee is off.');
    await expect(bar).not.toContainText('out of place');
    expect(await player.census()).toBe(before);
  });

  test('a library that cannot be loaded is reported, and is loaded when asked again', async ({ player, page }) => {
    await page.route(/\/tabletop-/, (route) => route.abort());
    await player.newGame('acid');
    await page.keyboard.press('Alt+Shift+R');
    const failed = page.getByTestId('toast').filter({ hasText: 'could not be loaded' });
    await expect(failed).toBeVisible();
    await page.unroute(/\/tabletop-/);
    const loaded = page.waitForResponse((response) => response.url().includes('/tabletop-'));
    await failed.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await page.getByTestId('sweep').click();
    await expect(page.getByTestId('stepbar')).toContainText('to sweep pieces away');
  });
});
