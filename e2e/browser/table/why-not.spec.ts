/**
 * What cannot be done: the table explains why, after a click on the 3D board and after `?`, with the ruling; and wrong
 * input has no other effect.
 */
import { expect, type Player, test } from '../../harness/player.ts';
import { readOut, reason, sectionOf } from '../../harness/sentences.ts';

test.use({ settings: { board: 'flat' } });

test.use({ viewport: { width: 1120, height: 680 } });

/** Everything that a wrong input must not change. */
async function same(player: Player, act: () => Promise<unknown>): Promise<string[]> {
  const before = [await player.census(), await player.drawn(), (await player.state).rev, (await player.state).turn];
  const heard = await player.hear(act);
  expect([await player.census(), await player.drawn(), (await player.state).rev, (await player.state).turn]).toEqual(
    before,
  );
  return heard;
}

test('why a piece cannot go there, by click and by “?”, with its ruling', async ({ player, page }) => {
  await player.open({ name: 'why', pieces: 'K@e1 V@d5 M@e6 H@e5 d@e4 d@g4 h@a8 g@c4 a@b3 S@a1 D@a4 D@a6 k@e9 m@-' });

  const outside = reason('landing-outside', { other: 'LINE Holepunch', there: 'a8' });
  const closed = reason('zone-closed', { mover: 'Voyager', cell: 'Δ5' });

  await test.step('by click', async () => {
    await player.lift('d5');
    expect(await same(player, () => player.click('a8'))).toEqual([`Voyager can’t capture on a8. ${outside.says}`]);
    await expect(player.step).toContainText('Voyager d5 can’t go to a8.');
    await expect(player.stepBar.getByRole('button', { name: outside.ruling })).toBeVisible();
    expect((await player.state).mode, 'the Voyager stays lifted').toBe('lifted');
    expect(await same(player, () => player.click('Δ5'))).toEqual([readOut(`Voyager can’t go to Δ5. ${closed.says}`)]);
    // the ruling leads to its place in the book, and back to the table with the piece still lifted
    await player.stepBar.getByRole('button', { name: closed.ruling }).click();
    await expect(page.locator('body')).toHaveAttribute('data-screen', 'rulebook');
    await expect(page.getByRole('heading', { name: sectionOf('Z2') }).first()).toBeInViewport();
    await player.press('Escape');
    await expect(page.locator('body')).toHaveAttribute('data-screen', 'table');
    expect((await player.state).mode).toBe('lifted');
    await player.press('Escape');
    await player.mode('idle');
  });

  await test.step('by “?”', async () => {
    await player.lift('a1');
    await player.cursorTo('a9');
    expect(await same(player, () => player.press('?'))).toEqual([
      `Sweeper can’t go to a9. ${reason('two-in-the-way', { other: 'MAGI Diskette', there: 'a6' }).says}`,
    ]);
    await player.press('Escape');
    await player.mode('idle');
  });

  await test.step('a piece that cannot move at all', async () => {
    const never = reason('mass-never-moves');
    expect(await same(player, () => player.click('e6'))).toEqual([`Mass e6 can’t move now. ${never.says}`]);
    await expect(player.stepBar.getByRole('button', { name: never.ruling })).toBeVisible();
    expect((await player.state).mode).toBe('idle');
    await expect(player.step).toContainText('Mass e6 can’t move now.');
  });
});

test('wrong input does nothing else', async ({ player, page }) => {
  await player.newGame();
  const idle = async () => expect((await player.state).mode).toBe('idle');

  await test.step('pieces of the other side, empty cells, beside the table, the other side’s hand', async () => {
    expect(await same(player, () => player.click('e8'))).toEqual(['LINE Diskette on e8. It is MAGI’s turn.']);
    await idle();
    await expect(page.getByTestId('card')).toContainText('LINE, on e8');
    expect(await same(player, () => player.click('e5'))).toEqual([]);
    await idle();
    await same(player, () => page.mouse.click(12, 400));
    await idle();
    await same(player, () => page.getByRole('button', { name: 'LINE Mass, in hand' }).click({ force: true }));
    await idle();
  });

  await test.step('a drag of a piece that cannot move, a drag to nowhere, a drag to a wrong cell', async () => {
    const drag = async (from: string, to: [number, number]) => {
      const [x, y] = await player.spot(from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y - 12, { steps: 3 });
      await page.mouse.move(...to, { steps: 3 });
      await page.mouse.up();
    };
    await same(player, async () => drag('e8', await player.spot('e5')));
    await idle();
    // dropped on a cell it cannot reach: the reason is shown and it stays lifted
    const heard = await same(player, async () => drag('e2', await player.spot('e5')));
    expect(heard.at(-1)).toMatch(/^Diskette can’t go to e5\./);
    expect((await player.state).mode).toBe('lifted');
    await player.press('Escape');
    await idle();
    await same(player, () => drag('e2', [14, 420]));
    await player.press('Escape');
    await idle();
  });

  await test.step('double clicks and quick key presses make one move', async () => {
    await player.lift('e2');
    const [x, y] = await player.spot('e3');
    await player.change(() => page.mouse.dblclick(x, y));
    await player.press('Escape');
    await player.mode('idle');
    await expect(player.moves).toHaveText(['D e2–e3']);
    // Enter held down on a destination
    await player.lift('e8');
    await player.press('.', '.');
    await player.change(async () => {
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.keyboard.press('Enter');
    });
    await player.press('Escape');
    await player.mode('idle');
    await expect(player.moves).toHaveCount(2);
    await expect(page.locator('body')).toHaveAttribute('data-turn', 'magi');
  });

  await test.step('keys without a meaning at the moment', async () => {
    const heard = await same(player, async () => {
      await player.press('7', 'q', 'Control+Enter', ',', '?');
    });
    expect(heard).toEqual([
      'No piece with that letter.',
      'The turn can’t be ended now.',
      'Pick up a piece first.',
      'Pick up a piece first.',
    ]);
    await idle();
  });
});
