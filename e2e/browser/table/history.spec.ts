/**
 * Undo and redo, branches that are left and returned to, and looking back: by keys, by buttons and by the move list.
 * After every step the labels show the position; from playing on, on the 3D table, the figures too (for undo and redo
 * acid/agree.spec.ts compares them).
 */
import { expect, FEW_PIXELS, type Player, test } from '../../harness/player.ts';

test.use({
  viewport: { width: 1120, height: 680 },
  deviceScaleFactor: FEW_PIXELS,
  settings: { board: 'flat' },
});

const pieces = 'K@e1 D@c2 D@d2 R@h2 k@e9 d@c7 d@d7';
/** The position after some of the moves below, by the cells of the pieces that move. */
const at = (c: string, d: string, dark: string): string =>
  ['K@e1', `D@${c}`, `D@${d}`, 'R@h2', 'k@e9', 'd@c7', `d@${dark}`].sort().join(' ');
const start = at('c2', 'd2', 'd7');
const one = at('c2', 'd3', 'd7');
const two = at('c2', 'd3', 'd6');
const three = at('c3', 'd3', 'd6');
const other = at('c2', 'd4', 'd6');

async function stands(player: Player, census: string, turn: string): Promise<void> {
  expect(await player.census()).toBe(census);
  if ((await player.state).shown === 'table') expect(await player.drawn()).toBe(census);
  expect((await player.state).turn).toBe(turn);
}

test('undo and redo, a branch that is left and returned to, looking back', async ({ player, page }) => {
  await player.open({ name: 'there and back', pieces, actions: ['Dd2-d3', 'dd7-d6', 'Dc2-c3'] });
  const undo = page.getByTestId('undo');
  const redo = page.getByTestId('redo');
  await stands(player, three, 'line');
  await expect(redo).toHaveAttribute('aria-disabled', 'true');

  await test.step('one action at a time, by key and by button', async () => {
    expect(await player.hear(() => player.change(() => player.press('Control+z')))).toEqual([
      'Undone: MAGI Diskette c2 to c3',
      'MAGI to move. Turn 2.',
    ]);
    await stands(player, two, 'magi');
    await player.change(() => undo.click());
    await stands(player, one, 'line');
    await player.change(() => undo.click());
    await stands(player, start, 'magi');
    // there is nothing before the start: the button says so and does nothing
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    const rev = (await player.state).rev;
    expect(await player.hear(() => player.press('Control+z'))).toEqual(['Nothing to undo.']);
    expect((await player.state).rev).toBe(rev);
    expect(await player.hear(() => player.change(() => redo.click()))).toEqual([
      'MAGI. Diskette d2 to d3.',
      'LINE to move. Turn 1.',
    ]);
    await stands(player, one, 'line');
    await player.change(() => player.press('Control+Shift+Z'));
    await stands(player, two, 'magi');
    await player.change(() => player.press('Control+y'));
    await stands(player, three, 'line');
  });

  await test.step('keys pressed before the answers arrive have the same effect as keys pressed slowly', async () => {
    await player.press('Control+z', 'Control+z', 'Control+z');
    await expect.poll(() => player.census()).toBe(start);
    await player.rest();
    await stands(player, start, 'magi');
    await player.press('Control+y', 'Control+y', 'Control+y');
    await expect.poll(() => player.census()).toBe(three);
    await player.rest();
    await stands(player, three, 'line');
  });

  await test.step('a turn at a time', async () => {
    await player.change(() => player.press('Alt+z'));
    await stands(player, two, 'magi');
    await player.change(() => player.press('Alt+Shift+Z'));
    await stands(player, three, 'line');
  });

  await test.step('another move after undo makes a branch', async () => {
    await player.change(() => player.press('Control+z'));
    await expect(player.moves).toHaveText(['D d2–d3', 'D d7–d6', 'D c2–c3']);
    await expect(player.moves.nth(2)).toHaveAttribute('data-future');
    await player.play('d3', 'd4');
    await stands(player, other, 'line');
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    const branch = page.locator('[data-section=moves] summary');
    await expect(branch).toHaveText(/2\s*D c2–c3\s*1 move/);
    await branch.click();
    // the list marks the move that is shown and keeps the line that was left
    await expect(page.locator('[data-section=moves] [aria-current=true]')).toHaveText('D d3–d4');
    expect(await player.hear(() => player.look(() => player.moves.getByText('D c2–c3').click()))).toEqual([
      'Viewing MAGI Diskette c2 to c3.',
    ]);
    await stands(player, three, 'line');
    await expect(player.step).toHaveText('Viewing turn 2, D c2–c3.Current position: turn 2.');
    const rev = (await player.state).rev;
    expect((await player.state).look).toBe('1');
    // nothing can be lifted while looking back
    await player.click('c7');
    await player.press('Enter');
    await player.rest();
    expect([(await player.state).mode, (await player.state).rev]).toEqual(['idle', rev]);
  });

  await test.step('playing on from there, on the 3D table', async () => {
    await player.toTable();
    expect(await player.hear(() => player.change(() => page.getByTestId('play-on').click()))).toEqual([
      'The game continues from here.',
      'LINE to move. Turn 2.',
    ]);
    expect((await player.state).look).toBe('0');
    await stands(player, three, 'line');
    await player.play('d6', 'd5');
    await stands(player, at('c3', 'd3', 'd5'), 'magi');
    await expect(page.locator('[data-section=moves] summary')).toHaveText(/D d3–d4\s*1 move/);
  });

  await test.step('looking back by keys, and back to now', async () => {
    const now = at('c3', 'd3', 'd5');
    await player.look(() => player.press('Alt+Home'));
    await stands(player, start, 'magi');
    await expect(player.step).toContainText('Viewing the start.');
    await player.look(() => player.press('Alt+ArrowRight'));
    await stands(player, one, 'line');
    await player.look(() => player.press('Alt+ArrowRight'));
    await stands(player, two, 'magi');
    await player.look(() => player.press('Alt+ArrowRight'));
    await stands(player, three, 'line');
    // to the branch that left there, and back
    await player.look(() => player.press('Alt+ArrowDown'));
    await stands(player, other, 'line');
    await player.look(() => player.press('Alt+ArrowUp'));
    await stands(player, three, 'line');
    await player.look(() => player.press('Alt+ArrowLeft'));
    await stands(player, two, 'magi');
    expect(await player.hear(() => player.look(() => page.getByTestId('now').click()))).toEqual([
      'Back to the current position.',
      'MAGI to move. Turn 3.',
    ]);
    await stands(player, now, 'magi');
    await player.look(() => player.press('Alt+ArrowLeft'));
    await player.look(() => player.press('Alt+End'));
    await stands(player, now, 'magi');
    await player.look(() => player.press('Alt+ArrowLeft'));
    await player.look(() => player.press('Escape'));
    await stands(player, now, 'magi');
    expect((await player.state).look).toBe('0');
  });

  await test.step('the saved game contains both lines', async () => {
    await page.reload();
    await player.atTable();
    await stands(player, at('c3', 'd3', 'd5'), 'magi');
    await expect(page.locator('[data-section=moves] summary')).toHaveText(/D d3–d4\s*1 move/);
  });
});
