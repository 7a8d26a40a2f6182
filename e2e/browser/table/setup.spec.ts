/**
 * A custom position: built by mouse on the 3D table, by keys, and from pasted text; problems are reported with their
 * cells; it is played, saved and resumed like any other game.
 */
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 } });

async function editor(player: Player, board: '3D' | 'flat'): Promise<void> {
  const { page } = player;
  await page.getByRole('button', { name: 'acid', exact: true }).click();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.waitForFunction(
    (flat) => document.body.dataset.screen === 'setup' && (flat || window.__fairytable?.ready === true),
    board === 'flat',
  );
}
const told = (player: Player) => player.page.getByTestId('setup-told');
const problems = (player: Player) => player.page.getByTestId('setup-problems');
const looked = (player: Player, count: number) => expect(problems(player)).toHaveAttribute('data-count', String(count));
const tool = (player: Player, name: string) => player.page.getByRole('button', { name, exact: true }).click();

test('by mouse: an empty board, pieces added, moved by drag, cleared, and played', async ({ player, page }) => {
  await editor(player, '3D');
  await tool(player, 'Empty board');
  await expect(problems(player)).toContainText('King');
  await tool(player, 'MAGI King, K');
  await player.click('e1');
  await page.getByRole('radio', { name: 'LINE', exact: true }).first().click();
  await tool(player, 'LINE King, k');
  await player.click('e9');
  await tool(player, 'LINE Diskette, d');
  await player.click('c5');
  await tool(player, 'Move pieces');
  const [x, y] = await player.spot('c5');
  const [tx, ty] = await player.spot('d6');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 2 });
  await page.mouse.move(tx, ty, { steps: 4 });
  await page.mouse.up();
  await expect(told(player)).toContainText('LINE Diskette on d6.');
  expect(await player.census()).toBe('K@e1 d@d6 k@e9');
  expect(await player.drawn()).toBe('K@e1 d@d6 k@e9');
  // a second King is refused with his cell, and a right click removes him again
  await tool(player, 'LINE King, k');
  await player.click('a9');
  await looked(player, 1);
  await expect(problems(player)).toContainText('a9');
  await expect(page.getByTestId('setup-play')).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.click(...(await player.spot('a9')), { button: 'right' });
  await looked(player, 0);
  await page.getByTestId('setup-play').click();
  await player.atTable();
  expect(await player.census()).toBe('K@e1 d@d6 k@e9');
  await player.play('e1', 'e2');
  expect(await player.census()).toBe('K@e2 d@d6 k@e9');
});

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });

  test('by keys: the cursor, letters, Enter, Delete, undo; kept across a reload', async ({ player, page }) => {
    await editor(player, 'flat');
    await tool(player, 'Empty board');
    await player.button('e1').focus();
    await player.press('k', 'Enter', 'PageUp', 'ArrowDown', 'Shift+K', 'Enter', 'ArrowDown', 'Shift+D', 'Enter');
    await expect(told(player)).toContainText('LINE Diskette on e8.');
    await player.press('Delete');
    await expect(told(player)).toContainText('e8 is empty.');
    await player.press('Control+z');
    await looked(player, 0);
    const before = await player.census();
    expect(before).toBe('K@e1 d@e8 k@e9');
    await page.reload();
    await page.waitForFunction(() => document.body.dataset.screen === 'setup');
    await looked(player, 0);
    expect(await player.census()).toBe(before);
  });

  test('from text: read, refused with the place, played, saved and resumed', async ({ player, page }) => {
    await editor(player, 'flat');
    const field = page.getByLabel('The position as text');
    await field.fill('K@e1 k@e9 Q@d4');
    await tool(player, 'Put it on the board');
    await expect(page.getByTestId('setup').getByRole('alert')).toContainText('Q@d4');
    await field.fill('K@e1 k@e9 V@d4 turn=line');
    await tool(player, 'Put it on the board');
    await expect.poll(() => player.census()).toBe('K@e1 V@d4 k@e9');
    await looked(player, 0);
    await page.getByTestId('setup-play').click();
    await player.atTable();
    expect((await player.state).turn).toBe('line');
    await player.play('e9', 'e8');
    await page.getByTestId('menu').click();
    await page.getByRole('menuitem', { name: 'Main menu' }).click();
    await page.waitForFunction(() => document.body.dataset.screen === 'start');
    await page.getByRole('button', { name: 'Continue' }).click();
    await player.atTable();
    expect(await player.census()).toBe('K@e1 V@d4 k@e8');
  });

  test('from a game: its position opens in the editor, and leaving it leaves the game as it was', async ({
    player,
    page,
  }) => {
    await player.open({ name: 'from here', pieces: 'K@e1 V@d4 k@e9' });
    await player.press('Alt+p');
    await page.waitForFunction(() => document.body.dataset.screen === 'setup');
    await looked(player, 0);
    await expect(page.getByTestId('setup').locator('[data-name=d4]')).toHaveAttribute('aria-label', 'd4, MAGI Voyager');
    await tool(player, 'Empty board');
    await tool(player, 'Back');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await player.atTable();
    expect(await player.census()).toBe('K@e1 V@d4 k@e9');
  });
});
