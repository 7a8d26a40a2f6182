/**
 * Check that the players announce (D-G9), with button and key: nothing shows it until it is called; a called check must
 * be answered; a claim or the capture of a King sets the game back, and the line stays in the move list.
 */

import { check, deicide, standing } from '../../harness/deicide.ts';
import { test } from '../../harness/flatPlayer.ts';
import { matchOf } from '../../harness/games.ts';
import { expect } from '../../harness/player.ts';

const game = {
  name: 'Aloud',
  pieces: 'R@a1 K@p1 k@h16 n@c14',
  options: { check: 'players' },
} as const;
const stand = (...actions: readonly string[]): string =>
  standing(matchOf(deicide({ ...game, actions })).position.census());
const rook = () => check('capture', { by: 'White Rook', there: 'a16' });

test('a check that was not called is shown nowhere, and a claim sets the game back', async ({ flat }) => {
  const { page } = flat;
  await flat.open(deicide(game));
  await expect(page.getByTestId('call-check')).toHaveAttribute('aria-pressed', 'false');
  const moved = await flat.hear(() => flat.play('a1', 'a16'));
  await expect(page.getByTestId('check-notice')).toHaveCount(0);
  expect(moved.join(' ')).toContain('Rook a1 to a16.');
  expect(moved.join(' ')).not.toMatch(/check/i);
  expect(await flat.label('h16')).not.toMatch(/check|threat/i);
  await flat.play('c14', 'e13');
  const said = await flat.hear(() => page.getByTestId('claim-check').click());
  expect(said.join(' ')).toContain('Check was not called.');
  await expect(page.getByTestId('stepbar')).toContainText('Check was not called.');
  expect(await flat.census()).toBe(stand());
  // the moves played since can be looked at and returned to
  await flat.change(() => flat.press('Control+y'));
  expect(await flat.census()).toBe(stand('Ra1-a16'));
  // the key for it
  await flat.press('Alt+n');
  await expect(page.getByTestId('stepbar')).toContainText('Check was not called.');
  expect(await flat.census()).toBe(stand());
});

test('a check called by its key is announced, and must be answered', async ({ flat }) => {
  const { page } = flat;
  await flat.open(deicide(game));
  expect(await flat.hear(() => flat.press('Alt+c'))).toEqual(['Check will be called with the next move.']);
  await expect(page.getByTestId('call-check')).toHaveAttribute('aria-pressed', 'true');
  await flat.play('a1', 'a16');
  await expect(page.getByTestId('check-notice')).toContainText(rook());
  await expect(page.getByTestId('call-check')).toHaveAttribute('aria-pressed', 'false');
  expect(await flat.hear(() => page.getByTestId('claim-check').click())).toEqual(['No King is in an uncalled check.']);
  await flat.play('h16', 'h15');
  await expect(page.getByTestId('check-notice')).toHaveCount(0);
});

test('the capture of a King after a check that was not called sets the game back', async ({ flat }) => {
  const { page } = flat;
  await flat.open(deicide({ ...game, actions: ['Ra1-a16', 'Nc14-e13'] }));
  const said = await flat.hear(() => flat.play('a16', 'h16'));
  expect(said.join(' ')).toContain('Check was not called.');
  await expect(page.getByTestId('end')).toHaveCount(0);
  expect(await flat.census()).toBe(stand());
});
