/** Another engine in the desktop application: added by the system's dialog, an opponent at the table, and what it leaves. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Desktop } from '../harness/desktop.ts';
import { expect, type FlatPlayer, test } from '../harness/flatPlayer.ts';
import { showComputer, turnOf } from '../harness/opponent.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const engines = path.join(import.meta.dirname, '../../electron/app/engines');
/** A program that behaves in that way and answers every move with this one: one file, as a person chooses it. */
function engineFile(mode: string, move: string, protocol: 'uci' | 'xboard' = 'uci'): string {
  const program = path.join(engines, protocol === 'uci' ? 'fake-engine.fixture.mjs' : 'fake-xboard.fixture.mjs');
  const file = path.join(temporaryFolder('engines'), mode);
  fs.writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${program}' ${mode} ${move}\n`, { mode: 0o700 });
  return file;
}
test.skip(process.platform === 'win32', 'Only an .exe is a program there.');

async function addEngine(desktop: Desktop, player: FlatPlayer, file: string, name: string): Promise<void> {
  const settings = player.dialog('Settings');
  await desktop.answer('open', file);
  await settings.getByRole('button', { name: 'Add an engine' }).click();
  await expect(settings).toContainText(`${name} was added.`);
}
async function openOrthodox(page: Page, player: FlatPlayer): Promise<void> {
  await page.getByTestId('door-known-variants').click();
  await player.screen('known-variants');
  await page.getByRole('button', { name: 'Orthodox chess' }).click();
  await page.getByTestId('start-own').click();
  await player.screen('new-game');
  await page.getByTestId('new-seat-black').getByRole('radio', { name: 'Computer', exact: true }).click();
}

test('one engine gives a hint, and one of XBoard’s protocol is seated during the game and offers a draw', async ({
  desktop,
  desktopPlayer: player,
}) => {
  const { page } = desktop;
  await page.getByRole('button', { name: 'Settings' }).click();
  await player.dialog('Settings').getByRole('tab', { name: 'Other engines' }).click();
  await addEngine(desktop, player, engineFile('good', 'g1f3'), 'Fake 1.0');
  await addEngine(desktop, player, engineFile('offers', 'e7e5', 'xboard'), 'Fake X');
  await player.press('Escape');
  await openOrthodox(page, player);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();

  await player.press('Alt+h');
  await page.getByRole('combobox', { name: 'Which program analyses and gives hints' }).selectOption('Fake 1.0');
  await expect(async () => {
    await player.press('Alt+h');
    await expect(page.getByTestId('stepbar')).toContainText('The Knight goes to f3.', { timeout: 1000 });
  }).toPass();
  await player.press('Escape');

  await showComputer(player);
  await page.getByTestId('change-level').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Which program plays Black' }).selectOption('Fake X');
  await dialog.getByRole('button', { name: 'Let Fake X play' }).click();
  await expect(page.getByTestId('seat-black')).toContainText('Fake X');
  await player.play('e2', 'e4');
  await turnOf(player, 'white');
  await expect(page.getByTestId('stepbar')).toContainText('Fake X offers a draw.');
  await page.getByTestId('accept-draw').click();
  expect(await turnOf(player, 'white')).toBe('over');
});
test('an engine is added in the settings, answers at the table, fails, and the computer takes its place', async ({
  desktop,
  desktopPlayer: player,
  home,
}) => {
  const { page } = desktop;
  const file = engineFile('good', 'e7e5');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = player.dialog('Settings');
  await settings.getByRole('tab', { name: 'Other engines' }).click();
  await expect(settings).toContainText('There is none yet.');
  await desktop.answer('open', file);
  await settings.getByRole('button', { name: 'Add an engine' }).click();
  await expect(settings).toContainText('Fake 1.0 was added.');
  // no page sees where programs are
  await expect(settings).not.toContainText(path.dirname(file));
  await player.press('Escape');

  await openOrthodox(page, player);
  await page.getByRole('combobox', { name: 'Which program plays Black' }).selectOption('Fake 1.0');
  await expect(page.getByTestId('who')).toContainText('against Fake 1.0.');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await expect(page.getByTestId('seat-black')).toContainText('Fake 1.0');
  await player.play('e2', 'e4');
  await turnOf(player, 'white');
  expect(await player.played()).toHaveLength(2);

  // its only move is not possible a second time
  await player.play('d2', 'd4');
  await expect(page.getByTestId('stepbar')).toContainText('Fake 1.0 wants to play “e7e5”');
  await page.getByTestId('let-computer').click();
  await turnOf(player, 'white');
  await expect(page.getByTestId('seat-black')).toContainText('Computer, level 1');
  expect(fs.readFileSync(path.join(home, 'engines.json'), 'utf8')).toContain(JSON.stringify(file));
});
