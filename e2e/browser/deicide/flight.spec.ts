/**
 * A Time Machine's whole flight: it leaves, its counter goes down turn by turn, in the list of flights and on its
 * landing square; the host is killed in between, as by a power cut, and the flight continues from where it was; it
 * lands on an occupied square. And a landing square is check to a King on it.
 */
import type { Page } from '@playwright/test';
import { check, deicide, ending, leadsTo, reason, rule, stands } from '../../harness/deicide.ts';
import { expect, type FlatPlayer, savedGame, startHostPage, test } from '../../harness/flatPlayer.ts';
import type { Opened } from '../../harness/games.ts';
import { Player } from '../../harness/player.ts';

const game: Opened = { name: 'a flight', pieces: 'K@i1 T@d1 P@p4 k@i16 p@a13 n@d9' };
const texts = ['Td1>>d9', 'Pa13-a12', 'Pp4-p5', 'Pa12-a11', 'Pp5-p6', 'Pa11-a10', 'Pp6-p7'] as const;

const flights = (player: FlatPlayer) => player.page.locator('[data-section=flights] li');
const counter = async (player: FlatPlayer, says: string): Promise<void> => {
  await expect(flights(player)).toHaveCount(1);
  await expect(flights(player).getByTestId('counter')).toHaveText(says);
  await expect(flights(player).locator('[data-flight]')).toHaveText('d9');
  const lands = says === 'next' ? 'lands here in 1 turn' : `lands here ${says}`;
  expect(await player.label('d9')).toContain(`d9, Black Knight, White Time Machine ${lands}`);
};
/** The step bar shows its whole text, also in a small window. */
async function isWhole(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 820, height: 600 });
  const cutOff = await page.getByTestId('stepbar').evaluate((bar) =>
    [bar, ...bar.querySelectorAll('p, p > *')]
      .filter((el) => el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1)
      .filter((el) => getComputedStyle(el).display !== 'inline')
      .map((el) => el.textContent),
  );
  expect(cutOff).toEqual([]);
  await page.setViewportSize(size);
}

test('it leaves, counts down, survives a killed host, and captures where it lands', async ({ home, page }) => {
  let { host, player } = await startHostPage(home, page);
  await player.open(deicide(game));
  await player.lift('d1');
  await player.hover('d9');
  await expect(player.step).toContainText(rule('timeMachineDepart'));
  await expect(player.step).toContainText('It lands on d9 at the end of White’s turn 4.');
  await isWhole(page);
  const left = await player.hear(() => player.change(() => player.click('d9')));
  expect(left[0]).toBe('White. Time Machine leaves d1. Lands on d9 in 3 turns.');
  await counter(player, 'in 3');
  await stands(player, leadsTo(game, texts[0]), 'after it left');
  // to the list of flights by its key, and from there to the square
  await player.press('Control+l');
  await expect(flights(player).locator('[data-flight]')).toBeFocused();
  await player.press('Enter');
  await expect(player.button('d9')).toBeFocused();

  await player.play('a13', 'a12');
  const ticks = await player.hear(() => player.play('p4', 'p5'));
  expect(ticks).toContain('Landing on d9 in 2 turns.');
  await counter(player, 'in 2');

  await test.step('the host is killed and started again', async () => {
    const moves = await player.played();
    await host.kill();
    ({ host, player } = await startHostPage(home, page));
    await player.continueGame();
    await counter(player, 'in 2');
    await stands(player, leadsTo(game, ...texts.slice(0, 3)), 'after the kill');
    expect(await player.played()).toEqual(moves);
  });

  await player.play('a12', 'a11');
  await player.play('p5', 'p6');
  await counter(player, 'next');
  // on undo and redo the counter follows the game
  await player.change(() => player.press('Control+z'));
  await counter(player, 'in 2');
  await player.change(() => player.press('Control+Shift+z'));
  await counter(player, 'next');
  await player.play('a11', 'a10');
  const landing = await player.hear(() => player.play('p6', 'p7'));
  expect(landing).toContain('White Time Machine lands on d9, capturing Black Knight.');
  await expect(player.step).toContainText('White Time Machine lands on d9, capturing Black Knight.');
  const move = player.moves.last();
  await expect(move).toHaveAccessibleName('P p6–p7, Time Machine lands on d9, capturing Black Knight');
  await expect(move.locator('[aria-hidden]')).toHaveText('» d9×N');
  await expect(flights(player)).toHaveCount(0);
  expect(await player.label('d9')).toMatch(/^d9, White Time Machine/);
  await stands(player, leadsTo(game, ...texts), 'after it landed');

  await player.leaveTable();
  expect(savedGame(home).census).toBe('K@i1 P@p7 T@d9 k@i16 p@a10');
  await host.stop();
});

test.describe('on the 3D table', () => {
  test.use({ settings: { board: 'table', playback: 'fast', motion: 'full' } });

  test('its ghost is over the square with its counter, and lands on it', async ({ table, page }) => {
    const player = new Player(table);
    await player.open(deicide({ ...game, pieces: 'K@i1 P@p4 k@i16 p@a13 n@d9 T@d9~2' }));
    const cell = await player.cell('d9');
    const ghosts = () => page.evaluate(() => window.__fairytable?.flights());
    expect(await ghosts()).toEqual([`time-machine/0>${cell}:2`]);
    await player.play('p4', 'p5');
    expect(await ghosts()).toEqual([`time-machine/0>${cell}:1`]);
    await player.play('a13', 'a12');
    await player.play('p5', 'p6');
    expect(await ghosts()).toEqual([]);
    expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('K@i1 P@p6 T@d9 k@i16 p@a12'));
  });
});

test.describe('the square where it lands is check to a King', () => {
  const due: Opened = { name: 'due on the King', pieces: 'K@i1 T@d1 k@d9 n@b16' };

  test('the notice says so and shows it; only the King may move; elsewhere he is not in check any more', async ({
    flat,
  }) => {
    const { page } = flat;
    await flat.open(deicide(due));
    const heard = await flat.hear(() => flat.play('d1', 'd9'));
    const why = check('landing', { by: 'White Time Machine', at: 'd9' });
    expect(heard.at(-1)).toMatch(/^Black is in check on d9/);
    await expect(page.getByTestId('alert')).toContainText('Black is in check on d9');
    const notice = page.getByTestId('check-notice');
    await expect(notice).toContainText(why);
    expect((await flat.marks()).d9).toContain('threatened');
    expect(await flat.hear(() => page.getByTestId('show-check').click())).toEqual([why]);
    const [situation = ''] = await flat.hear(() => flat.press('F3'));
    expect(situation).toContain('One piece can move.');
    expect(situation).toContain(why);
    const stays = reason('landing-there', { there: 'd9' }).says;
    expect(await flat.hear(() => flat.click('b16'))).toEqual([`Knight b16 can’t move now. ${stays}`]);
    expect((await flat.state).mode).toBe('idle');
    await flat.play('d9', 'e9');
    await expect(notice).toBeHidden();
  });

  test('where the King has no way out it is mate', async ({ flat }) => {
    await flat.open(deicide({ name: 'no way out', pieces: 'K@i1 T@a1 N@c14 k@a16 p@b15 n@b16 n@p16' }));
    await flat.play('a1', 'a16');
    const { name, says } = ending('checkmate', 'White', 'Black');
    await expect(flat.dialog(`White wins · ${name}`).getByTestId('end').getByRole('paragraph')).toHaveText(says);
  });
});
