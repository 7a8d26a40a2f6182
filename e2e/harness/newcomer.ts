/**
 * What somebody tries on the first evening: a move against the computer in two games, a hint, a known variant, and a game
 * from the workshop. It needs every part that the application loads, so it finds out whether all of them were made.
 */
import { startAgainst, turnOf } from './opponent.ts';
import { expect, type Player } from './player.ts';

/** A move, and the computer's answer to it. */
async function moveAndAnswer(player: Player, side: string, from: string, to: string): Promise<void> {
  await player.play(from, to);
  await turnOf(player, side);
  await expect(player.moves).toHaveCount(2);
}

async function takeHint({ page }: Player): Promise<void> {
  await page.keyboard.press('Alt+h');
  await expect(page.getByTestId('hint-pips')).toHaveAccessibleName('Hint, 1 of 3');
  await expect(page.locator('[data-section=hint] li').first()).toBeVisible();
}

async function knownVariant(player: Player): Promise<void> {
  const { page } = player;
  await page.getByTestId('door-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('button', { name: 'Los Alamos chess' }).click();
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
  const black = page.getByTestId('new-seat-black');
  await black.getByRole('radio', { name: 'Computer', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await moveAndAnswer(player, 'white', 'c2', 'c3');
}

/** The game with which the workshop begins, tried. */
async function tryFromWorkshop(player: Player): Promise<void> {
  const { page } = player;
  await page.getByTestId('door-own-games').click();
  await player.screen('own-games');
  await page.getByTestId('new-rules').click();
  await player.screen('workshop');
  await expect(page.getByTestId('rules-say')).toContainText('These rules can be played.');
  await page.getByTestId('try-rules').click();
  await player.screen('new-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await player.lift('b1');
  expect(Object.values(await player.marks()), 'marks of where it can go').not.toEqual([]);
}

/** From the start screen. After the first game on the board that is shown at first, the flat board is chosen. */
export async function playFirstEvening(player: Player): Promise<void> {
  await startAgainst(player, 'acid', [null, { level: '1' }]);
  await player.atTable();
  await moveAndAnswer(player, 'magi', 'e2', 'e3');
  await takeHint(player);
  if ((await player.state).shown !== 'flat') {
    await player.press('Control+3');
    await player.page.waitForFunction(() => document.body.dataset.shown === 'flat');
  }
  await player.leaveTable();

  await startAgainst(player, '4chan chess', [null, { level: '1' }]);
  await player.atTable();
  await moveAndAnswer(player, 'white', 'c2', 'd4');
  await player.leaveTable();

  await knownVariant(player);
  await player.leaveTable();
  await tryFromWorkshop(player);
}
