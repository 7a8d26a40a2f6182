/**
 * A short game in the desktop application: from the start screen to an ending of the rules, through the real preload
 * and main process, by mouse and by keys; and the page has access to nothing of the app but the contract's requests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { events, requests } from '../../electron/contract/requests.ts';
import type {} from '../../renderer/bridge/connect.ts'; // window.fairytable
import { expect, filesIn, shared, test } from '../harness/flatPlayer.ts';
import { saveOf } from '../harness/games.ts';

test('a new game is played by mouse and keys, resigned, and is in the library with its result', async ({
  desktop,
  desktopPlayer: player,
  home,
}) => {
  await expect(desktop.page).toHaveTitle('Fairytable');
  await player.newGame();
  await expect(desktop.page).toHaveTitle(/ of \d+ \w+ – Fairytable$/);
  await player.play('e2', 'e3');
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  expect(await player.label('e2')).not.toMatch(/MAGI|LINE/);
  await expect(player.step).toContainText('LINE to move.');

  // the answer by keys alone: to the cell by its name, lift, step, choose
  await player.cursorTo('e8');
  await desktop.page.keyboard.press('Enter');
  await player.mode('lifted');
  await player.cursorTo('e7');
  await player.change(() => desktop.page.keyboard.press('Enter'));
  expect(await player.label('e7')).toMatch(/LINE Diskette/);

  await desktop.menu('Game', 'resign');
  await player.change(() =>
    player
      .dialog(/^Resign as/)
      .getByRole('button', { name: 'MAGI resigns' })
      .click(),
  );
  await expect(player.dialog(/LINE wins/)).toBeVisible();
  await player
    .dialog(/LINE wins/)
    .getByRole('button', { name: 'Main menu' })
    .click();
  await player.atStart();
  await expect(desktop.page).toHaveTitle('Fairytable');
  const [file] = filesIn(home, 'library');
  const save = JSON.parse(fs.readFileSync(path.join(home, 'library', `${file}`), 'utf8'));
  expect(save.result).toMatchObject({ winner: 'line', by: 'players' });
  expect(save.entries.map(([e]: [{ do: string; action?: string }, string]) => e.action ?? e.do)).toEqual([
    'De2-e3',
    'De8-e7',
    'resign',
  ]);
  expect(filesIn(home, 'journals')).toEqual([]);
});

test('the capture of a King ends the game by the rules', async ({ desktop, desktopPlayer: player, home }) => {
  const file = path.join(home, 'The last step.fairytable');
  fs.writeFileSync(file, saveOf({ name: 'The last step', pieces: 'K@e4 M@c3 M@a1 k@e5 m@c7 m@i9' }));
  await desktop.answer('open', file);
  await desktop.page.getByRole('button', { name: 'Open a file' }).click();
  await player.atTable();
  await player.lift('e4');
  expect((await player.marks()).e5).toContain('capture');
  await player.change(() => player.click('e5'));
  await expect(player.dialog(/MAGI wins/)).toBeVisible();
  expect(await player.label('e5')).toMatch(/MAGI King/);
  expect((await player.state).turn).toBe('over');
});

shared(
  'the page gets the table of the contract, frozen, and nothing of Node or Electron',
  async ({ desktop, desktopPlayer: player }) => {
    const seen = await desktop.page.evaluate(() => {
      const bridge = window.fairytable;
      if (!bridge) throw new Error('there is no bridge');
      const frozen = [bridge, bridge.ask, bridge.on].map((part) => Object.isFrozen(part));
      const before = bridge.ask;
      try {
        (window as unknown as { fairytable: unknown }).fairytable = 1;
      } catch {
        // strict code throws; either way it must be unchanged afterwards
      }
      return {
        parts: Object.keys(bridge).sort(),
        ask: Object.keys(bridge.ask).sort(),
        on: Object.keys(bridge.on).sort(),
        frozen,
        kept: window.fairytable?.ask === before,
        node: [
          'require',
          'process',
          'module',
          'exports',
          '__dirname',
          'Buffer',
          'global',
          'electron',
          'ipcRenderer',
        ].filter((name) => name in window),
      };
    });
    expect(seen).toEqual({
      parts: ['ask', 'on'],
      ask: Object.keys(requests).sort(),
      on: Object.keys(events).sort(),
      frozen: [true, true, true],
      kept: true,
      node: [],
    });
    // listeners receive the payload, never Electron's event with its sender
    await desktop.page.evaluate(() => {
      const got: unknown[][] = [];
      (window as unknown as { got: unknown[][] }).got = got;
      window.fairytable?.on.command((...words: unknown[]) => void got.push(words));
    });
    await desktop.menu('Help', 'about');
    await player.screen('about');
    expect(await desktop.page.evaluate(() => (window as unknown as { got: unknown[][] }).got)).toEqual([
      [{ id: 'about' }],
    ]);
    await player.backToStart();
  },
);
