/**
 * Every board by touch, as a touch screen sends it: tap and tap, a drag, two fingers, a finger that stays, a palm, and a
 * touch that the system takes away. Only a tap and a drag by one finger play.
 */
import { Fingers } from '../../harness/fingers.ts';
import { expect, type Player, test as players } from '../../harness/player.ts';

const test = players.extend<{ fingers: Fingers }>({
  fingers: async ({ page }, use) => use(await Fingers.on(page)),
});
test.use({ hasTouch: true, viewport: { width: 1120, height: 680 } });

const marked = (page: Player['page']) => page.locator('[data-board] [aria-pressed=true]');

/** What does not play, between two moves by touch; the board is open at the array of acid. */
async function playsByTouch(player: Player, fingers: Fingers): Promise<void> {
  const { page } = player;
  const spot = (name: string) => player.spot(name);
  await fingers.tap(await spot('e2'));
  await player.mode('lifted');
  await player.change(async () => fingers.tap(await spot('e3')));
  await player.still();
  await player.change(async () => fingers.drag(await spot('e8'), await spot('e7')));
  await player.still();
  const census = await player.census();
  expect(census).toContain('D@e3');
  expect(census).toContain('d@e7');
  const { rev } = await player.state;
  const begins = async () => {
    await fingers.pull(await spot('c2'), await spot('c3'));
    await player.mode('lifted');
  };
  const unplayed = async () => {
    await player.mode('idle');
    await expect(marked(page)).toHaveCount(0);
    expect((await player.state).rev).toBe(rev);
    expect(await player.census()).toBe(census);
  };

  await test.step('a second finger, a palm and a cancelled touch put the piece back', async () => {
    await begins();
    await fingers.press(await spot('g5'), 1);
    await unplayed();
    await fingers.lift(1);
    await fingers.lift();
    await unplayed();

    await begins();
    await fingers.press(await spot('g5'), 1, 60);
    await unplayed();
    await fingers.lift();
    await fingers.lift(1);
    await unplayed();

    await begins();
    await fingers.cancel();
    await unplayed();
  });
  await test.step('a palm alone does nothing', async () => {
    await fingers.press(await spot('c2'), 0, 60);
    await fingers.move(await spot('c4'));
    await fingers.lift();
    await unplayed();
  });
  await test.step('a finger that stays on a piece shows it large, and lifts nothing', async () => {
    await fingers.press(await spot('e1'));
    await expect(page.getByTestId('large').getByRole('heading')).toHaveText('King');
    await fingers.lift();
    await expect(page.getByTestId('large')).toHaveCount(0);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await unplayed();
  });
  // after all that the next tap is one
  await fingers.tap(await spot('c2'));
  await player.mode('lifted');
  await player.change(async () => fingers.tap(await spot('c3')));
}

test('of two fingers, the one that is lifted leaves the screen', async ({ page, fingers }) => {
  await page.evaluate(() => {
    const left: number[] = [];
    document.body.addEventListener('pointerup', (event) => left.push(event.clientX));
    Object.assign(window, { left });
  });
  await fingers.press([300, 20], 0);
  await fingers.press([500, 20], 1);
  await fingers.lift(0);
  await fingers.lift(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'left'))).toEqual([300, 500]);
});

test('the 3D table: taps and a drag play, two fingers zoom', async ({ player, page, fingers }) => {
  await player.newGame();
  await playsByTouch(player, fingers);
  await player.still();
  const apart = async () => (await player.spot('i9'))[0] - (await player.spot('a9'))[0];
  const [before, { rev }] = [await apart(), await player.state];
  const [x, y] = await player.spot('e5');
  await fingers.pinch(
    [
      [x - 40, y],
      [x + 40, y],
    ],
    [
      [x - 80, y],
      [x + 80, y],
    ],
  );
  await player.still();
  expect(await apart()).toBeGreaterThan(before * 1.2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect((await player.state).rev).toBe(rev);
});

test.describe('flat', () => {
  test.use({ settings: { board: 'flat' } });

  test('the table: taps and a drag play, two fingers enlarge the page, a pen draws', async ({
    player,
    page,
    fingers,
  }) => {
    await player.newGame();
    await playsByTouch(player, fingers);

    await test.step('a line by finger; a second finger drops one that was begun', async () => {
      await page.keyboard.press('Alt+Shift+E');
      const strokes = page.getByTestId('strokes').locator('[data-pen]');
      await fingers.drag(await player.spot('c4'), await player.spot('e6'));
      await expect(page.getByTestId('draw-undo')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(strokes).toHaveCount(1);
      await fingers.pull(await player.spot('f4'), await player.spot('h6'));
      await expect(strokes).toHaveCount(2);
      await fingers.press(await player.spot('b7'), 1);
      await expect(strokes).toHaveCount(1);
      await fingers.lift();
      await fingers.lift(1);
      await page.getByTestId('draw-done').click();
      await expect(strokes).toHaveCount(1);
    });

    const census = await player.census();
    const [x, y] = await player.spot('e8');
    await fingers.pinch(
      [
        [x - 20, y],
        [x + 20, y],
      ],
      [
        [x - 90, y],
        [x + 90, y],
      ],
      8,
    );
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2);
    expect(await player.census()).toBe(census);
    expect((await player.state).mode).toBe('idle');
  });

  test('the set-up editor and the free table: a drag moves a piece, a finger that stays clears', async ({
    player,
    page,
    fingers,
  }) => {
    const told = page.getByTestId('setup-told');
    await page.getByRole('button', { name: 'acid', exact: true }).click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    const setUp = page.getByTestId('setup');
    const edits = async () => {
      await expect(setUp).toBeVisible();
      await fingers.drag(await player.square('e2'), await player.square('e5'));
      await expect(told).toContainText('e5');
      await expect(player.button('e5')).toHaveAttribute('data-piece');
      await expect(player.button('e2')).not.toHaveAttribute('data-piece');
      await fingers.press(await player.square('e5'));
      await expect(player.button('e5')).not.toHaveAttribute('data-piece');
      await fingers.lift();
      // a second finger
      await fingers.pull(await player.square('d2'), await player.square('d5'));
      await fingers.press(await player.square('g5'), 1);
      await fingers.lift();
      await fingers.lift(1);
      await expect(player.button('d5')).not.toHaveAttribute('data-piece');
      await expect(player.button('d2')).toHaveAttribute('data-piece');
    };
    await edits();
    await page.getByTestId('setup-play').tap();
    await player.atTable();
    await page.keyboard.press('Alt+Shift+R');
    await expect(player.step).toContainText('The referee is off.');
    await fingers.drag(await player.square('d2'), await player.square('d6'));
    await expect(player.button('d6')).toHaveAttribute('data-piece');
    await expect(player.button('d2')).not.toHaveAttribute('data-piece');
  });
});
