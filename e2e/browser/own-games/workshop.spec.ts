/**
 * The workshop as a newcomer uses it: a piece is made by clicking, a game around it, which is played against the computer,
 * killed, resumed, and shared with another home; by the mouse, and once by the keyboard.
 */
import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, type FlatPlayer, filesIn, startHostPage, test } from '../../harness/flatPlayer.ts';
import { turnOf } from '../../harness/opponent.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { newGameInWorkshop } from '../../harness/workshop.ts';

test.use({ settings: { board: 'flat' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const says = (page: Page) => page.getByTestId('rules-say');
const moves = (page: Page) => page.getByTestId('piece-moves');
/** A square of the grid of moves, relative to the piece in its middle. */
const drawn = (page: Page, dx: number, dy: number) =>
  page.getByTestId('move-grid').locator(`[data-spot="${dx + 3},${dy + 3}"]`);
const square = (grid: Locator, name: string) =>
  grid.locator(`[data-spot="${'abcdefghijklmnop'.indexOf(name[0])},${Number(name.slice(1)) - 1}"]`);
const sentence = (page: Page, id: string) => page.locator(`[data-sentence="${id}"]`);

async function inWorkshop(player: FlatPlayer): Promise<void> {
  const { page } = player;
  await newGameInWorkshop(player);
  await expect(page.getByTestId('piece-name')).toHaveValue('King');
}
async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

test('a newcomer makes a piece and a game around it by the mouse, plays, is killed, resumes and shares it', async ({
  home,
  page,
}) => {
  let { host, player } = await startHostPage(home, page);
  await inWorkshop(player);

  // a piece: leaps like a Knight, and steps straight without capturing
  await page.getByTestId('add-piece').click();
  await expect(page.getByTestId('piece-name')).toHaveValue('Piece');
  await page.getByTestId('piece-name').fill('Lancer');
  await page.getByTestId('piece-letter').fill('L');
  await drawn(page, 1, 2).click();
  await expect(moves(page)).toHaveValue('N');
  await expect(drawn(page, -2, 1)).toHaveAccessibleName('1 forward, 2 left: moves and captures there');
  await page.getByRole('radio', { name: /^Moves/ }).click();
  await drawn(page, 0, 1).click();
  await expect(moves(page)).toHaveValue('NmW');
  await expect(page.getByTestId('piece-says')).toContainText('A Lancer leaps two squares by one.');
  await expect(page.locator('figure')).toContainText('moves');
  // another click takes it away, and undo brings it back
  await drawn(page, 0, 1).click();
  await expect(moves(page)).toHaveValue('N');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves(page)).toHaveValue('NmW');

  // the game around it
  await tab(page, 'Board').click();
  await page.getByTestId('game-title').fill('Hill of Lancers');
  const board = page.getByTestId('board-grid');
  await page.getByTestId('add-zone').click();
  await page.getByTestId('zone-name').fill('hill');
  await expect(page.getByRole('radio', { name: 'hill' })).toBeChecked();
  await dragTo(page, square(board, 'c3'), square(board, 'd3'));
  await expect(square(board, 'd3')).toHaveAccessibleName('d3: in the zone');
  await expect(square(board, 'd4')).toHaveAccessibleName('d4: not in the zone');

  await tab(page, 'First position').click();
  const array = page.getByTestId('array-grid');
  await page.getByRole('button', { name: 'White Lancer, L' }).click();
  await square(array, 'd1').click();
  await expect(square(array, 'd6')).toHaveAccessibleName('d6: Black Lancer');
  await page.getByRole('button', { name: 'Move pieces' }).click();
  await dragTo(page, square(array, 'b1'), square(array, 'b3'));
  await expect(square(array, 'b3')).toHaveAccessibleName('b3: White Knight');
  await expect(square(array, 'b4')).toHaveAccessibleName('b4: Black Knight');

  await tab(page, 'Rules').click();
  await sentence(page, 'pass').getByRole('switch').click();
  await expect(sentence(page, 'pass').getByRole('switch')).toBeChecked();
  await tab(page, 'How it ends').click();
  await sentence(page, 'goal').getByRole('switch').click();
  await sentence(page, 'goal').getByRole('combobox', { name: 'Zone' }).selectOption('“hill”');
  await sentence(page, 'goal')
    .getByRole('combobox', { name: 'When' })
    .selectOption('wins as soon as it cannot be captured there');
  await expect(says(page)).toContainText('These rules can be played.');
  await expect.poll(() => filesIn(home, 'games')).toEqual(['My game.fairygame']);

  await page.getByTestId('test-rules').click();
  await player.atTable();
  await expect(player.page.getByRole('banner')).toContainText('Hill of Lancers');
  await player.play('d1', 'e3');
  await turnOf(player, 'white');
  const played = await player.played();
  expect(played).toHaveLength(2);

  await host.kill();
  ({ host, player } = await startHostPage(home, page));
  await player.continueGame();
  expect(await player.played()).toEqual(played);
  expect(await player.label('e3')).toContain('White Lancer');
  await player.menu('change-rules');
  await player.screen('workshop');
  await expect(page.getByTestId('piece-name')).toHaveValue('King');

  // as a file, to another home
  const download = page.waitForEvent('download');
  await page.getByTestId('export-rules').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Hill of Lancers.fairygame');
  const rules = fs.readFileSync(await file.path(), 'utf8');
  await host.stop();
  const friend = await startHostPage(temporaryFolder('friend'), page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'hill.fairygame', mimeType: 'text/plain', buffer: Buffer.from(rules) });
  await friend.player.screen('own-games');
  await expect(page.getByTestId('chosen-game')).toContainText('Hill of Lancers');
  await page.getByTestId('start-own').click();
  await friend.player.screen('new-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await friend.player.atTable();
  expect(await friend.player.label('d1')).toContain('White Lancer');
  await friend.host.stop();
});

test('a Griffon is drawn by clicks and by keys: its second leg on the squares where its step ends', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await inWorkshop(player);
  await page.getByTestId('add-piece').click();
  await expect(page.getByTestId('piece-name')).toHaveValue('Piece');
  await page.getByTestId('piece-name').fill('Griffon');
  await drawn(page, 1, 1).click();
  await expect(moves(page)).toHaveValue('F');
  await page.getByRole('combobox', { name: 'Second leg' }).selectOption('Outward');
  await expect(page.getByRole('switch', { name: 'Cannot jump over pieces' })).toHaveCount(0);
  await drawn(page, 1, 1).click();
  await expect(moves(page)).toHaveValue('FyafsF');
  await expect(drawn(page, -1, 1)).toHaveAccessibleName(
    '1 forward, 1 left: moves and captures there; passes over it, then slides half left or half right, outward, to move or capture',
  );
  await expect(page.getByTestId('piece-says')).toContainText(
    'A Griffon moves one square diagonally, then any number of squares straight outward.',
  );

  // three squares at most, by the keyboard
  await page.getByRole('combobox', { name: 'How far then' }).selectOption('Up to 3 times');
  await drawn(page, 1, 1).focus();
  await player.press('Enter');
  await expect(moves(page)).toHaveValue('FafsFafsafFafsafafF');
  await expect(page.getByTestId('piece-says')).toContainText('diagonally, then up to three squares straight outward.');
  // from its text, and away again
  await moves(page).fill('WyafsW');
  await expect(drawn(page, 0, 1)).toHaveAccessibleName(/passes over it, then slides half left/);
  await page.getByRole('combobox', { name: 'How far then' }).selectOption('Slides on');
  await drawn(page, 0, 1).click();
  await expect(moves(page)).toHaveValue('W');
  await host.stop();
});

test('the same by the keyboard', async ({ home, page }) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').focus();
  await player.press('Enter');
  await player.screen('own-games');
  await page.getByTestId('new-rules').focus();
  await player.press('Enter');
  await player.screen('workshop');
  await expect(page.getByTestId('piece-name')).toHaveValue('King');
  await page.getByTestId('add-piece').focus();
  await player.press('Enter');
  await expect(page.getByTestId('piece-name')).toHaveValue('Piece');
  await page.getByTestId('piece-name').focus();
  await player.press('Control+a');
  await page.keyboard.type('Lancer');
  await expect(page.locator('[data-piece="4"]')).toContainText('Lancer');

  // the piece stands in the middle of the grid: two up and one to the right, with the tools chosen by digits
  await drawn(page, 0, 0).focus();
  await player.press('ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
  await expect(moves(page)).toHaveValue('N');
  await player.press('1', 'ArrowLeft', 'ArrowDown', 'Enter');
  await expect(moves(page)).toHaveValue('NmW');
  await player.press('Enter');
  await expect(moves(page)).toHaveValue('N');
  await player.press('Control+z');
  await expect(moves(page)).toHaveValue('NmW');

  await tab(page, 'Pieces').focus();
  await player.press('ArrowRight');
  await expect(tab(page, 'First position')).toBeFocused();
  await square(page.getByTestId('array-grid'), 'a1').focus();
  // the Lancer’s letter, then its square
  const letter = await page.getByRole('button', { name: /^White Lancer, / }).getAttribute('aria-label');
  await player.press(letter!.slice(-1).toLowerCase());
  await player.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await expect(square(page.getByTestId('array-grid'), 'd1')).toHaveAccessibleName('d1: White Lancer');
  await expect(square(page.getByTestId('array-grid'), 'd6')).toHaveAccessibleName('d6: Black Lancer');

  // Tab leaves the board
  await player.press('Tab');
  await expect(page.getByTestId('array-grid').locator(':focus')).toHaveCount(0);

  await tab(page, 'First position').focus();
  await player.press('ArrowRight');
  await expect(tab(page, 'Looks')).toBeFocused();
  await page.getByRole('radio', { name: 'By their names', exact: true }).focus();
  await player.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Turned wood', exact: true })).toBeChecked();
  await tab(page, 'Looks').focus();
  await player.press('ArrowRight', 'ArrowRight');
  await expect(tab(page, 'How it ends')).toBeFocused();
  await sentence(page, 'extinction').getByRole('switch').focus();
  await player.press(' ');
  await expect(sentence(page, 'extinction').getByRole('switch')).toBeChecked();
  await expect(says(page)).toContainText('These rules can be played.');
  await page.getByTestId('try-rules').focus();
  await player.press('Enter');
  await player.screen('new-game');
  await player.press('Enter');
  await player.atTable();
  await player.cursorTo('d1');
  await player.press('Enter');
  await player.mode('lifted');
  await expect.poll(() => player.label('e3')).toContain('can go');
  await host.stop();
});

test('a refused name says why, a removed piece comes back with everything that named it, and walls are painted', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await inWorkshop(player);
  const name = page.getByTestId('piece-name');
  await name.fill('Rook');
  await expect(page.getByText('There are two kinds called “Rook”.')).toBeVisible();
  await name.blur();
  await expect(name).toHaveValue('King');
  await name.fill('Kong');
  await expect(page.locator('[data-piece="0"]')).toContainText('Kong');
  await name.press('Escape');
  await expect(page.locator('[data-piece="0"]'), 'what stood there when the field was entered').toContainText('King');

  // a long title is cut off, and hides no button
  await tab(page, 'Board').click();
  await page
    .getByRole('textbox', { name: 'Title' })
    .fill('A game whose title is as long as a title can be, or nearly so');
  await expect(page.locator('main header').last()).toContainText('nearly so');
  await page.setViewportSize({ width: 1024, height: 640 });
  expect(await page.getByTestId('try-rules').evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(1024);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab(page, 'Pieces').click();

  await page.locator('[data-piece="1"]').click();
  await page.getByTestId('remove-piece').click();
  await expect(page.locator('[data-piece]')).toHaveCount(3);
  await tab(page, 'First position').click();
  await expect(square(page.getByTestId('array-grid'), 'a1')).toHaveAccessibleName('a1: empty');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(square(page.getByTestId('array-grid'), 'a1')).toHaveAccessibleName('a1: White Rook');

  // the board grows in the middle, and nothing on it is lost
  await tab(page, 'Board').click();
  await page.getByTestId('board-height').fill('8');
  await expect(square(page.getByTestId('board-grid'), 'a8')).toBeVisible();
  await page.getByTestId('board-height').fill('99');
  await expect(page.getByText('A whole number from 2 to 16.')).toBeVisible();
  await tab(page, 'First position').click();
  await expect(square(page.getByTestId('array-grid'), 'a8')).toHaveAccessibleName('a8: Black Rook');

  // what lies on the ground is painted on the board, and keeps nobody's place
  await tab(page, 'Board').click();
  const board = page.getByTestId('board-grid');
  await page.getByTestId('brush-wall').click();
  await square(board, 'c4').click();
  await square(board, 'a1').click();
  await page.getByTestId('brush-mine').click();
  await square(board, 'd5').click();
  await page.getByTestId('brush-mine').focus();
  await player.press('ArrowDown');
  await expect(page.getByTestId('brush-portal')).toBeFocused();
  await square(board, 'a3').click();
  await expect(page.getByText('The portal on a3 leads to the square that you click next.')).toBeVisible();
  await player.press('Escape');
  await expect(page.getByText(/^Enter or a click puts a portal on a square/)).toBeVisible();
  await square(board, 'a4').click();
  await square(board, 'f5').click();
  await expect(square(board, 'f5')).toHaveAccessibleName('f5: a portal');
  await tab(page, 'First position').click();
  await expect(square(page.getByTestId('array-grid'), 'a1')).toHaveAccessibleName('a1: a wall');
  await tab(page, 'Text').click();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue(/wall = a1, c4\nmine = d5\nportal = a4 f5/);
  await tab(page, 'Board').click();
  await page.getByTestId('brush-portal').click();
  await square(board, 'a4').click();
  await expect(square(board, 'f5')).toHaveAccessibleName('f5: on the board');

  // a zone is the same for both sides before it has squares, and comes back after it was removed
  await page.getByTestId('add-zone').click();
  await page.getByRole('radio', { name: 'the same' }).click();
  await square(board, 'c3').click();
  await expect(page.getByRole('radio', { name: 'the same' })).toBeChecked();
  await page.getByRole('button', { name: /^Remove the zone/ }).click();
  await expect(tab(page, 'Board')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await tab(page, 'Text').click();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue(/^zone a = c3$/m);
  await host.stop();
});

test('a piece has a picture of its own: drawn with the mouse and the keys, and taken from an SVG file', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await inWorkshop(player);
  await page.getByTestId('draw-outline').click();
  const points = page.getByTestId('outline-canvas').locator('[data-point]');
  await expect(points).toHaveCount(7);
  await expect(page.getByTestId('piece-glyph')).toHaveValue(/^M50 10L70 30/);
  // its mirror image goes with it
  await points.nth(1).hover();
  await page.mouse.down();
  const { x, y, width } = (await page.getByTestId('outline-canvas').boundingBox())!;
  await page.mouse.move(x + 0.9 * width, y + 0.3 * width, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId('piece-glyph')).toHaveValue(/^M50 10L9[01](\.\d)? .*L(9|10|9\.\d) \d+(\.\d)?Z$/);
  await points.nth(0).focus();
  await player.press('ArrowDown');
  await expect(page.getByTestId('piece-glyph')).toHaveValue(/^M50 11L/);
  await player.press('Enter');
  await expect(points).not.toHaveCount(7);

  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('outline-from-svg').click();
  const svg = '<svg viewBox="0 0 10 10"><path d="M0 0H10V10H0Z"/><script>alert(1)</script></svg>';
  await (await chooser).setFiles({ name: 'square.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(points).toHaveCount(4);
  await tab(page, 'Text').click();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue(/^glyph = M[\d. LHVZ]+$/m);
  await host.stop();
});
