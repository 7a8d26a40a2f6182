/**
 * Games of people's own: a known variant played against the computer, killed, resumed and shared with another home; rules
 * written by keys, with their problems; the games of a variants.ini.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type FlatPlayer, filesIn, startHostPage, test } from '../../harness/flatPlayer.ts';
import { turnOf } from '../../harness/opponent.ts';
import { temporaryFolder } from '../../harness/temporary.ts';

test.use({ settings: { board: 'flat' } });

const chosen = (page: Page) => page.getByTestId('chosen-game');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const says = (page: Page) => page.getByTestId('rules-say');
/** The texts of a move list. */
const movesOn = (player: FlatPlayer): Promise<string[]> => player.played();

test('a known variant against the computer: killed, resumed, and its save opens in another home', async ({
  home,
  page,
}) => {
  let { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('button', { name: 'Los Alamos chess' }).click();
  await expect(chosen(page)).toContainText('Paul Stein and Mark Wells');
  await expect(chosen(page).getByRole('img')).toBeVisible();
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
  const black = page.getByTestId('new-seat-black');
  await black.getByRole('radio', { name: 'Computer', exact: true }).click();
  await black.getByRole('radio', { name: /^Level 1,/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await player.play('c2', 'c3');
  await turnOf(player, 'white');
  const moves = await movesOn(player);
  expect(moves).toHaveLength(2);

  await host.kill();
  ({ host, player } = await startHostPage(home, page));
  await player.continueGame();
  expect(await movesOn(player)).toEqual(moves);
  await player.play('d2', 'd3');
  await turnOf(player, 'white');
  const label = await player.label('d3');
  await host.stop();

  // the save is all that the other home gets
  const other = temporaryFolder('other');
  const [save] = filesIn(home, 'library');
  const text = fs.readFileSync(path.join(home, 'library', save), 'utf8');
  const friend = await startHostPage(other, page);
  await friend.player.chooseFile('Open a file', 'From a friend', text);
  await friend.player.atTable();
  expect(await friend.player.label('d3')).toBe(label);
  expect(await movesOn(friend.player)).toHaveLength(4);
  await friend.host.stop();
});

test('rules as text by keys: a problem leads to its place, and what was written is kept', async ({ home, page }) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').focus();
  await player.press('Enter');
  await player.screen('own-games');
  await page.getByTestId('new-rules').focus();
  await player.press('Enter');
  await player.screen('workshop');
  await tab(page, 'Text').focus();
  await player.press('Enter');
  await expect(says(page)).toContainText('These rules can be played.');
  const field = page.getByTestId('rules-text');
  await expect(field).toBeFocused();
  expect(filesIn(home, 'games')).toEqual([]);

  // a piece of one's own, with a mistake in its moves
  const rules = await field.inputValue();
  const withPiece = rules
    .replace('title = My game', 'title = Leapers')
    .replace('[piece Pawn]', '[piece Leaper]\nletter = L\nmoves = NAx\n\n[piece Pawn]')
    .replace('r n k . n r', 'r l k . l r')
    .replace('R N K . N R', 'R L K . L R')
    .replace('must: Rook Knight', 'must: Rook Leaper');
  await field.fill(withPiece);
  await expect(says(page)).toContainText('1 problem to fix');
  await expect(page.getByTestId('try-rules')).toHaveAttribute('aria-disabled', 'true');
  // to the piece that it is about, and from there to the text
  const problem = page.getByRole('button', { name: /^Line \d+: “x”, which lends moves/ });
  await problem.focus();
  await player.press('Enter');
  await expect(tab(page, 'Pieces')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('piece-name')).toHaveValue('Leaper');
  await expect(tab(page, 'Pieces')).toBeFocused();
  await problem.focus();
  await player.press('Enter');
  await expect(field).toBeFocused();
  // the caret stands before the letter that is wrong
  const place = await field.evaluate((el) => {
    const { value, selectionStart } = el as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionStart + 1);
  });
  expect(place).toBe('x');
  await player.press('Delete');
  await expect(says(page)).toContainText('These rules can be played.');
  await expect(page.getByText('A Leaper leaps two squares by one.')).toBeVisible();
  await expect.poll(() => filesIn(home, 'games')).toEqual(['Leapers.fairygame']);

  await page.reload();
  await player.atStart();
  await page.getByTestId('door-own-games').click();
  await expect(chosen(page)).toContainText('Leapers');
  await page.getByTestId('change-rules').focus();
  await player.press('Enter');
  await player.screen('workshop');
  await tab(page, 'Text').click();
  await expect(field).toHaveValue(withPiece.replace('NAx', 'NA'));
  await expect(says(page)).toContainText('These rules can be played.');
  await page.getByTestId('try-rules').focus();
  await player.press('Enter');
  await player.screen('new-game');
  await player.press('Enter');
  await player.atTable();
  await player.cursorTo('b1');
  await player.press('Enter');
  await player.mode('lifted');
  await expect.poll(() => player.label('c3')).toContain('can go');
  await host.stop();
});

test('the games of a variants.ini are added one by one, and what cannot be played is named with its line', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').click();
  await player.screen('own-games');
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('open-rules').click();
  const ini =
    '[narrow:chess]\nmaxFile = 5\nstartFen = rnbqk/ppppp/5/5/5/5/PPPPP/RNBQK w - - 0 1\n\n[odd:chess]\nwibble = 1\n';
  await (await chooser).setFiles({ name: 'variants.ini', mimeType: 'text/plain', buffer: Buffer.from(ini) });
  await player.screen('workshop');
  await expect(page.getByText('This text holds 2 games. Add those that you want.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Line 6, column \d+: “wibble” is not known here/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add Narrow' }).click();
  await expect(page.getByText(/added to your own games/)).toBeVisible();
  await expect(page.getByTestId('add-all')).toHaveAttribute('aria-disabled', 'true');
  await player.press('Escape');
  await player.screen('own-games');
  await expect(chosen(page)).toContainText(/narrow/i);
  expect(filesIn(home, 'games')).toHaveLength(1);

  await page.getByTestId('discard-rules').click();
  await expect(page.getByText('No games of your own yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('nav').getByRole('button', { name: /narrow/i })).toBeVisible();
  await host.stop();
});

test('a variants.ini with many games is searched, and all that fit are added together', async ({ home, page }) => {
  const { host, player } = await startHostPage(home, page);
  await page.getByTestId('door-own-games').click();
  await player.screen('own-games');
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('open-rules').click();
  const names = ['kingofthehill', 'red_game', 'red-chess', 'blue', 'green', 'grey', 'white'];
  const ini = names.map((name, n) => `[${name}:chess]\nnMoveRule = ${20 + n}\n\n`).join('');
  await (await chooser).setFiles({ name: 'variants.ini', mimeType: 'text/plain', buffer: Buffer.from(ini) });
  await player.screen('workshop');
  const found = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add / }) });
  await expect(found).toHaveCount(7);
  await expect(found.filter({ hasText: 'King of the Hill' })).toHaveCount(1);
  // each with its board
  await expect(found.first().locator('svg').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('red');
  await expect(found).toHaveCount(2);
  await page.getByRole('button', { name: 'Add all 2' }).click();
  await expect(page.getByText('2 games added to your own games.')).toBeVisible();
  expect([...filesIn(home, 'games')].sort()).toEqual(['Red chess.fairygame', 'Red game.fairygame']);
  await host.stop();
});

test('a .fairygame file from a friend opens from the start screen, and when it is dropped on the window', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  const rules = fs.readFileSync(
    path.join(import.meta.dirname, '../../../engine/workshop/shelf/shogi/minishogi.fairygame'),
    'utf8',
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'mini.fairygame', mimeType: 'text/plain', buffer: Buffer.from(rules) });
  await player.screen('own-games');
  await expect(chosen(page)).toContainText('Minishogi');
  expect(filesIn(home, 'games')).toEqual(['Minishogi.fairygame']);
  await player.press('Escape');
  await player.atStart();

  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'small.fairygame'));
      return transfer;
    },
    rules.replace('Minishogi', 'Dropped shogi'),
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await player.screen('own-games');
  await expect(chosen(page)).toContainText('Dropped shogi');
  await host.stop();
});
