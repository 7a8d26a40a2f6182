/**
 * Games of people's own with somebody at another machine, which has never heard of them: by text between two homes, and on
 * the network with a spectator. What is under test came over with the first text, or with the first view.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Correspondent } from '../../harness/correspondent.ts';
import { FlatPlayer, filesIn } from '../../harness/flatPlayer.ts';
import { invitationCode, Machine, turnIs } from '../../harness/machine.ts';
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const rules = `fairygame 1

[game]
title = Frogs
tagline = Made for a friend.
by = Ada
board = 6 x 6

[piece King]
letter = K
royal = yes
moves = K

[piece Frog]
letter = F
moves = NA

[piece Pawn]
letter = P
moves = mfWcfF

[array]
. f k . f .
p p p p p p
. . . . . .
. . . . . .
P P P P P P
. F K . F .
`;

/** From the start screen to a new game of the rules in a file. */
async function opensRules(page: Page, player: FlatPlayer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(rules);
  await (await chooser).setFiles({ name: 'frogs.fairygame', mimeType: 'text/plain', buffer });
  await player.screen('own-games');
  await expect(page.getByTestId('chosen-game')).toContainText('Frogs');
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
}
/** The rulebook of the open game says how a Frog moves, with a picture of it. */
async function readsOfFrogs(page: Page, player: FlatPlayer): Promise<void> {
  await player.press('F9');
  await player.screen('rulebook');
  await expect(page.getByText('A Frog leaps').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('figure').first()).toBeVisible();
  await player.press('Escape');
  await player.atTable();
}

/** The rules in the only save of that machine. */
function gameIn({ home }: Correspondent): string {
  const [save] = filesIn(home, 'library');
  return JSON.parse(fs.readFileSync(path.join(home, 'library', save), 'utf8')).variant.game;
}

test('by text: the invitation brings the rules, and each side goes on after a kill', async ({ browser }) => {
  const [ada, grace] = [await Correspondent.start(browser), await Correspondent.start(browser)];
  await opensRules(ada.page, ada);
  await ada.seatsFriend('Grace');
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  await ada.atTable();
  await ada.play('b1', 'c3');
  await expect(ada.stepBar).toContainText('Your turn is ready to send.');
  await ada.killed();
  const first = await ada.copies();
  // it still is one message in a chat
  expect(first.length).toBeLessThan(2000);

  await grace.page.getByRole('button', { name: 'Paste text' }).click();
  const [invitation, turn] = first.split('\n');
  const middle = invitation.length - 60;
  const bent = invitation.slice(0, middle) + (invitation[middle] === 'A' ? 'B' : 'A') + invitation.slice(middle + 1);
  await grace.refuses(`${bent}\n${turn}`, /changed on its way/);
  await grace.gets(`Look what I made!\n\n> ${first}\n\nAda`);
  await expect(grace.page.getByRole('banner')).toContainText('Frogs');
  expect(await grace.label('c3')).toContain('White Frog');
  await readsOfFrogs(grace.page, grace);
  // what a move would do, and why another one cannot be done
  await grace.lift('e6');
  expect(await grace.label('d4')).toContain('can go');
  await grace.press('Escape');
  await grace.play('e6', 'd4');
  await grace.killed();
  expect(await grace.label('d4')).toContain('Black Frog');
  expect(gameIn(grace)).toContain('title = Frogs');
  expect(gameIn(grace)).toBe(gameIn(ada));

  await ada.gets(await grace.copies());
  await ada.play('c3', 'd5');
  await grace.gets(await ada.copies());
  expect(await grace.label('d5')).toContain('White Frog');
  expect(await grace.played()).toEqual(await ada.played());
  for (const machine of [ada, grace]) await machine.end();
});

test('on the network: a guest and a spectator play and watch a game that they never saw', async ({
  host: _host,
  table: page,
  browser,
}) => {
  const player = new FlatPlayer(page);
  await player.atStart();
  await opensRules(page, player);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  const there = await Machine.start(browser);
  const guest = there.player;
  await there.joins(await invitationCode(page));
  await expect(guest.page.getByRole('banner')).toContainText('Frogs');
  await readsOfFrogs(there.page, guest);
  const watching = await Machine.start(browser);
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-watch').click();
  const code = await page.getByTestId('code-watch').innerText();
  await page.getByTestId('invite-done').click();
  await watching.joins(code);

  await player.play('b1', 'c3');
  for (const one of [there, watching]) await turnIs(one.page, 'black');
  // the marks are those of the host's rules
  await guest.lift('e6');
  expect(await guest.label('d4')).toContain('can go');
  await guest.press('Escape');
  await guest.play('e6', 'd4');
  for (const one of [page, watching.page]) await turnIs(one, 'white');
  expect(await watching.player.label('d4')).toContain('Black Frog');
  await readsOfFrogs(watching.page, watching.player);

  // the guest's host is killed: it knows nothing of the game until it is back at the table
  await there.startsAgain();
  await there.page.getByTestId('start-join').click();
  await there.page.getByTestId('join-back').click();
  await there.player.atTable();
  expect(await guest.played()).toEqual(await player.played());
  await player.play('c3', 'd5');
  await turnIs(there.page, 'black');
  expect(await guest.label('d5')).toContain('White Frog');
  for (const one of [there, watching]) {
    one.check();
    await one.host.stop();
  }
});
