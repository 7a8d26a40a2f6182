/**
 * Deicide Chess with its terrain: the house rule is switched on in the new game form, both sides place what they must,
 * by mouse and by keys, and place their Landmines behind the hand-over screen; then moves meet the terrain. What may
 * not be placed, and that a player may not pass yet, is explained. At the end the same on the 3D table.
 */
import { deicide, featureName, reason, rule, standing, stands, TITLE } from '../../harness/deicide.ts';
import { matchOf, type Opened } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

const terrain = { terrain: 'on' };
const pool = (player: Player, feature: string) => player.page.locator(`[data-pool][data-feature=${feature}]`);
const handOver = (player: Player) => player.page.getByTestId('hand-over');
const turnOf = async (player: Player): Promise<string | undefined> => (await player.state).turn;

/** Selects the feature with the mouse and clicks its square. */
async function lays(player: Player, feature: string, cell: string): Promise<string[]> {
  await pool(player, feature).click();
  await player.mode('laying');
  return player.hear(() => player.change(() => player.click(cell)));
}
/** The same by keys: its number in the pool, the name of the square, Enter. */
async function types(player: Player, digit: string, cell: string): Promise<void> {
  await player.press(digit);
  await player.mode('laying');
  await player.cursorTo(cell);
}
/** The player at the hand-over screen confirms who they are. */
async function reveals(player: Player, side: string): Promise<void> {
  await expect(handOver(player).getByRole('heading')).toHaveText(`Hand the screen to ${side}`);
  await player.page.getByTestId('reveal').click();
  await expect(handOver(player)).toHaveCount(0);
  await player.rest();
}
/** Undo of something that was revealed: both press their own button. */
async function bothAgree(player: Player): Promise<void> {
  const { page } = player;
  await player.press('Control+z');
  await expect(handOver(player)).toBeVisible();
  await page.getByTestId('agree-white').click();
  await expect(handOver(player)).toBeVisible();
  await page.getByTestId('agree-black').click();
}

test.describe('from placing the terrain to moves that meet it', () => {
  test.use({ settings: { board: 'flat' } });

  test('all of it, by mouse and by keys', async ({ player, page }) => {
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'On' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await player.atTable();
    await expect(player.step).toContainText('White to place.');

    await test.step('Cathedrals: one too many of a colour is refused with the reason', async () => {
      expect((await lays(player, 'cathedral', 'e5')).slice(0, 1)).toEqual(['White places a Cathedral on e5.']);
      expect(await turnOf(player)).toBe('black');
      // the board does not turn after every feature
      await expect(page.locator('[data-region=bottom]').getByTestId('seat-white')).toBeVisible();
      await expect(page.getByTestId('seat-black')).toContainText('Black · to place');
      expect(await player.label('e5')).toBe('e5, empty, Cathedral, last move');
      await types(player, '1', 'g5');
      const parity = reason('cathedral-parity', { cell: 'g5' });
      expect(await player.hear(() => player.press('Enter'))).toEqual([
        `Cathedral can’t be placed on g5. ${parity.says}`,
      ]);
      await expect(player.step).toContainText(parity.says);
      await expect(player.stepBar.getByRole('button', { name: parity.ruling })).toBeVisible();
      // outside of ranks 5 to 12, and on an occupied square
      await player.cursorTo('h4');
      expect((await player.hear(() => player.press('?'))).join()).toContain(reason('place-ranks').says);
      await player.cursorTo('h5');
      await player.change(() => player.press('Enter'));
      expect(await player.label('h5')).toContain('Cathedral');
      expect(await turnOf(player)).toBe('white');
    });

    await test.step('a player who must still place something cannot pass', async () => {
      const widths = await page
        .locator('[data-section=pool] > :not(header)')
        .evaluate((body) => [body.scrollWidth, body.clientWidth]);
      expect(widths[0], 'nothing runs off the panel').toBe(widths[1]);
      const pass = page.getByTestId('pool').getByTestId('pass');
      await expect(pass).toHaveAttribute('aria-disabled', 'true');
      await expect(pass).toHaveAccessibleDescription('You can’t pass while you must still place 3 Ziggurats.');
      expect(await player.hear(() => player.press('Control+Shift+Enter'))).toEqual([
        'You can’t pass while you must still place 3 Ziggurats.',
      ]);
      await lays(player, 'portal', 'b6');
      await expect(pass).toHaveAccessibleDescription(
        'You can’t pass while you must still place 1 Portal and 3 Ziggurats.',
      );
      await types(player, '2', 'n7');
      await player.change(() => player.press('Enter'));
    });

    await test.step('the Ziggurats of both, then both pass', async () => {
      const laid: readonly (readonly [string, string])[] = [
        ['c12', 'o12'],
        ['d12', 'p12'],
        ['e12', 'm12'],
      ];
      for (const [white, black] of laid) {
        await lays(player, 'ziggurat', white);
        await types(player, '5', black);
        await player.change(() => player.press('Enter'));
      }
      await expect(pool(player, 'ziggurat')).toHaveAttribute('data-pool', 'waits');
      await player.change(() => page.getByTestId('pool').getByTestId('pass').click());
      expect(await turnOf(player)).toBe('black');
      await player.press('Control+Shift+Enter');
    });

    await test.step('the mines of both, hidden from the other', async () => {
      await reveals(player, 'White');
      await player.change(() => player.click('k10'));
      expect(await player.label('k10')).toContain(`${featureName('mine')} (only you know)`);
      await page.getByTestId('pool').getByTestId('end-turn').click();
      await reveals(player, 'Black');
      expect(await player.label('k10')).toBe('k10, empty, can be placed here');
      await player.cursorTo('a6');
      await player.change(() => player.press('Enter'));
      expect(await player.label('a6')).toContain(`${featureName('mine')} (only you know)`);
      await player.press('Control+Enter');
      await expect(player.step).toContainText('White to move.');
      expect(await player.label('a6')).toBe('a6, empty');
    });

    await test.step('a slide into a hidden mine explodes; undo needs both players', async () => {
      await player.lift('a4');
      const heard = await player.hear(() => player.change(() => player.click('a7')));
      expect(heard).toContain('Landmine on a6. Lost: White Pawn.');
      expect(await player.census()).not.toContain('P@a');
      await bothAgree(player);
      await player.mode('idle');
      await expect(handOver(player)).toHaveCount(0);
      expect(await player.census()).toContain('P@a4');
      expect(await turnOf(player)).toBe('white');
    });

    await test.step('in at one Portal, out of the other', async () => {
      await player.lift('b4');
      const heard = await player.hear(() => player.change(() => player.click('n8')));
      expect(heard[0]).toBe('White. Pawn b4 to n8.');
      expect(heard).toContain('Pawn goes in at b6, out at n7.');
      expect(await player.census()).toContain('P@n8');
    });
  });
});

test.describe('a prepared placement', () => {
  test.use({ settings: { board: 'flat' } });

  test('is placed by a button; the mines are left to the players, and the game begins', async ({ player, page }) => {
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'On' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await player.atTable();
    await page.getByTestId('lay-ready').click();
    for (const side of ['White', 'Black']) {
      await reveals(player, side);
      await expect(page.getByTestId('lay-ready')).toHaveCount(0);
      await page.getByTestId('pool').getByTestId('end-turn').click();
    }
    await expect(player.step).toContainText('White to move.');
    for (const cell of ['d8', 'd9']) expect(await player.label(cell)).toContain(featureName('ziggurat'));
    expect(await player.label('h7')).toContain(featureName('portal'));
  });
});

const cathedrals: Opened = {
  name: 'two Cathedrals',
  pieces: 'K@i1 B@a9 k@p16 p@p13',
  options: terrain,
  fields: {
    phase: 'play',
    terrain: [
      { feature: 'cathedral', at: 'c7' },
      { feature: 'cathedral', at: 'c11' },
      { feature: 'wall', at: 'g7' },
      { feature: 'mine', at: 'd8', side: 'black' },
    ],
  },
};

test.describe('on the 3D table', () => {
  test.use({ settings: { playback: 'fast', motion: 'full' } });

  test('a Bishop turns on Cathedrals: one of two routes leads into a Landmine, which explodes', async ({
    player,
    page,
  }) => {
    await player.open(deicide(cathedrals));
    await stands(player, standing(matchOf(deicide(cathedrals)).position.census()), 'at the start');
    const lying = () => page.evaluate(() => window.__fairytable?.terrain());
    const cellOf = async (look: string, name: string) => `${look}@${await player.cell(name)}`;
    const walls = await cellOf('wall', 'g7');
    const both = [await cellOf('cathedral', 'c11'), await cellOf('cathedral', 'c7'), walls].sort();
    expect(await lying()).toEqual(both);
    expect(await player.label('d8')).toBe('d8, empty');

    await player.lift('a9');
    await player.click('e9');
    await player.mode('choosing');
    const card = player.chooser;
    await expect(card).toHaveAttribute('data-look', 'route');
    await expect(card.getByRole('heading')).toHaveText('Two ways to e9');
    const ways = card.getByRole('listitem');
    await expect(ways).toHaveCount(2);
    // neither the card nor the drawing on the board reveals Black’s secret
    await expect(card).not.toContainText(featureName('mine'));
    const over = await ways.filter({ hasText: 'c7' }).getByRole('button').getAttribute('data-choice');
    // its letter previews the route, and the button below plays it
    await player.press(over === '1' ? 'a' : 'b');
    const go = page.getByTestId('go-by');
    await expect(go).toHaveText(`Use route ${over === '1' ? 'A' : 'B'}`);
    const heard = await player.hear(() => player.change(() => go.click()));
    expect(heard).toContain('Landmine on d8. Lost: White Bishop.');
    await expect(player.step).toContainText('Landmine on d8. Lost: White Bishop.');
    expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('K@i1 k@p16 p@p13'));
    expect(await lying()).toEqual(both);

    await bothAgree(player);
    await player.atTable();
    await player.lift('a9');
    await player.click('e9');
    await player.mode('choosing');
    const round = await ways.filter({ hasText: 'c11' }).getByRole('button').getAttribute('data-choice');
    const choice = card.getByRole('button').and(page.locator(`[data-choice="${round}"]`));
    await player.change(() => choice.click());
    expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('B@e9 K@i1 k@p16 p@p13'));
  });

  test('a King that moves onto a hidden Landmine is warned: he is back, the Landmine is revealed, he moves again', async ({
    player,
    page,
  }) => {
    await player.open(
      deicide({
        name: 'a King is warned',
        pieces: 'K@d5 k@p16 p@n13',
        options: terrain,
        fields: {
          phase: 'play',
          terrain: [
            { feature: 'mine', at: 'e6', side: 'black' },
            { feature: 'mine', at: 'm9', side: 'white' },
          ],
        },
      }),
    );
    const lying = () => page.evaluate(() => window.__fairytable?.terrain());
    expect(await lying()).toEqual([]);
    const heard = (await player.hear(() => player.play('d5', 'e6'))).join(' ');
    expect(heard).toContain('King can’t stay on e6 and is back on d5.');
    expect(heard).toContain(rule('mineTakenBack'));
    expect(await turnOf(player)).toBe('white');
    expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('K@d5 k@p16 p@n13'));
    expect(await player.label('e6')).toContain('e6, empty, Landmine');
    expect((await lying())?.map((one) => one.split('@')[1])).toEqual([String(await player.cell('e6'))]);
    // now that it is known, the square is not available to the King; another one is
    await player.lift('d5');
    const { e6, e5 } = await player.marks();
    expect([e6 ?? '', e5 ?? '']).toEqual([expect.not.stringContaining('move'), expect.stringContaining('move')]);
    await player.change(() => player.click('e5'));
    expect(await turnOf(player)).toBe('black');
    expect(await player.census()).toBe('K@e5 k@p16 p@n13');
  });
});
