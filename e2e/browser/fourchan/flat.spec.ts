/**
 * 4chan chess on the flat board, by mouse: of a stack the rider or the mount by the picture that is pressed, the hand,
 * a gate whose other end is shown, promotion and a gate left behind in one card; and a drop that is refused because it
 * would give mate with an Anon, with the reason on the page.
 */
import { expect, type FlatPlayer, test } from '../../harness/flatPlayer.ts';
import { choices, choose, fourchan, liftRider, reason, stands } from '../../harness/fourchan.ts';
import { after, type Opened } from '../../harness/games.ts';

/** Everything that a wrong input must not change. */
async function same(player: FlatPlayer, game: Opened, act: () => Promise<unknown>): Promise<string[]> {
  const { rev, turn } = await player.state;
  const heard = await player.hear(act);
  await stands(player, game, 'after what cannot be done');
  expect(await player.state).toMatchObject({ rev, turn });
  return heard;
}

test('a stack, a hand, a gate, and all choices', async ({ flat, page }) => {
  const game: Opened = { name: 'flat', pieces: 'A@j1 N@a2 K@a2^ S@e6 R@h2 N@h4 B@- B@- a@j10 s@d3 o@d9 #w@c4 #w@g7' };
  await flat.open(fourchan(game));
  let now = game;
  const goes = async (text: string, act: () => Promise<unknown>): Promise<void> => {
    await flat.change(act);
    now = after(now, text);
    await stands(flat, now, `after ${text}`);
  };

  await test.step('the picture of the rider, the picture of the mount', async () => {
    expect(await flat.label('a2')).toMatch(/^a2, White \/k\/ on \/n\/, /);
    await liftRider(flat, 'a2');
    await expect(flat.step).toContainText('/k/ a2');
    await flat.press('Escape');
    await flat.mode('idle');
    await flat.button('a2').locator('> svg').last().click();
    await flat.mode('lifted');
    await expect(flat.step).toContainText('/n/ a2');
    const stack = page.getByTestId('stack');
    await expect(stack.getByRole('button')).toHaveText([/\/k\/.*rides/, /\/n\/.*carries/]);
    await goes('Na2-a4', () => flat.click('a4'));
    await expect(flat.button('a4').locator('[data-figure]')).toHaveCount(1);
    expect(await flat.label('a4')).toMatch(/^a4, White \/k\/ on \/n\//);
  });
  await flat.lift('d9');
  await goes('Od9-d8', () => flat.click('d8'));

  await test.step('both ends of a gate are shown, and a piece moves through it', async () => {
    await flat.press('Escape');
    await flat.hover('c4');
    await expect.poll(async () => (await flat.marks()).g7 ?? '').toContain('link');
    await flat.liftHand('White /b/ × 2');
    await goes('B@c4', () => flat.click('c4'));
    expect(await flat.label('g7')).toMatch(/^g7, White \/b\/, White teleporter, leads to c4/);
    await expect(page.getByRole('button', { name: 'White /b/, in hand' })).toBeVisible();
  });
  await test.step('promote or not, leave a teleporter or not: all in one card', async () => {
    await flat.lift('d3');
    await flat.click('d5');
    expect(await choices(flat)).toEqual([
      'Become +/sci/, leave nothing behind',
      'Become +/sci/, leave a Black teleporter behind',
      'Stay /sci/, leave nothing behind',
      'Stay /sci/, leave a Black teleporter behind',
    ]);
    await goes('Sd3-d5=+S#', () => choose(flat, 'Become +/sci/, leave a Black teleporter behind'));
  });
  await test.step('an own /n/ on the last square of the range: board it, or rage', async () => {
    await flat.lift('h2');
    await flat.click('h4');
    expect(await choices(flat)).toEqual(['Board /n/', 'Rage']);
    await goes('Rh2^h4', () => choose(flat, 'Board /n/'));
  });
  await flat.lift('d8');
  await goes('Od8-d7', () => flat.click('d7'));
  await test.step('a /sci/ of the side that has made both its teleporters promotes, and leaves none', async () => {
    await flat.lift('e6');
    await flat.click('e8');
    expect(await choices(flat)).toEqual(['Become +/sci/', 'Stay /sci/']);
    await flat.press('Escape');
    await flat.mode('lifted');
    await flat.click('e8');
    await goes('Se6-e8=+S', () => choose(flat, 'Become +/sci/'));
    expect(await flat.label('e8')).toMatch(/^e8, White \+\/sci\//);
  });
});

test('an Anon is not dropped where it mates at once, and the page says why', async ({ flat }) => {
  const mating: Opened = { name: 'drop mate', pieces: 'A@j1 T@b2 O@- M@- a@a10 p@b10 o@a9' };
  const why = reason('drop-mates');
  await test.step('by mouse', async () => {
    await flat.open(fourchan(mating));
    await flat.liftHand('White Anon');
    expect(await flat.marks()).not.toHaveProperty('b9');
    const heard = await same(flat, mating, () => flat.click('b9'));
    expect(heard).toEqual([`Anon can’t go to b9. ${why.says}`]);
    await expect(flat.step).toContainText(why.says);
    await expect(flat.stepBar.getByRole('button', { name: why.ruling })).toBeVisible();
    expect((await flat.state).mode, 'the Anon stays in the hand').toBe('lifted');
  });
  await test.step('by “?”', async () => {
    await flat.cursorTo('b9');
    expect(await same(flat, mating, () => flat.press('?'))).toEqual([`Anon can’t go to b9. ${why.says}`]);
    await flat.press('Escape');
    await flat.mode('idle');
  });
  await test.step('another piece may mate, and an Anon may where it can be captured', async () => {
    await flat.liftHand('White /mlp/');
    await flat.change(() => flat.click('b8'));
    await stands(flat, after(mating, 'M@b8'), 'after the drop');
    const free: Opened = { ...mating, name: 'no drop mate', pieces: 'A@j1 T@b2 O@- a@a10 n@b10 o@a9' };
    await flat.open(fourchan(free));
    await flat.liftHand('White Anon');
    await flat.change(() => flat.click('b9'));
    await stands(flat, after(free, 'O@b9'), 'after the drop');
  });
});
