/**
 * The window: its position is remembered, closing it loses nothing, quitting exits with 0, a reloaded page finds the
 * game as it was, and unsaved changes are asked about before the app quits.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Desktop } from '../harness/desktop.ts';
import { expect, FlatPlayer, filesIn, pullDisk, test } from '../harness/flatPlayer.ts';
import { replayed } from '../harness/games.ts';
import type { StandIn } from '../harness/standIn.ts';

interface WindowState {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly visible: boolean;
  readonly fullscreen: boolean;
}
const stateOf = async (desktop: unknown) => (await (desktop as StandIn).order('windowState')) as WindowState;

const CLEAN = { code: 0, signal: null };

test('a game in three sessions: the app is killed, its window is closed, and it is quit by the menu', async ({
  desktop,
  desktopPlayer: player,
  startDesktop,
  home,
}, info) => {
  // where a real window stands is decided by the system; the stand-in can be asked
  const isStandIn = info.project.name === 'stand-in';
  const continued = async () => {
    const next = await startDesktop();
    const back = new FlatPlayer(next.page);
    await back.atStart();
    await back.continueGame();
    return [next, back] as const;
  };

  const [second, back] = await test.step('killed: nothing that was seen is lost', async () => {
    await player.newGame();
    await player.play('e2', 'e3');
    await player.play('e8', 'e7');
    await player.play('c2', 'c3');
    const seen = await player.census();
    // a reloaded page shows the table at once
    await desktop.page.reload();
    await player.atTable();
    expect(await player.census()).toBe(seen);
    await desktop.kill();
    const again = await continued();
    expect(await again[1].census()).toEqual(seen);
    await expect(again[1].step).toContainText('LINE to move.');
    return again;
  });

  const [third, last] = await test.step('closed: every action is kept, and so is the place of the window', async () => {
    await back.change(() => second.menu('Edit', 'undo'));
    const bounds = { x: 210, y: 120, width: 1000, height: 700 };
    if (isStandIn) {
      await (second as StandIn).order('setBounds', bounds);
      await second.menu('View', 'full-screen');
      await expect.poll(async () => (await stateOf(second)).fullscreen).toBe(true);
    }
    await second.closeWindow();
    expect(await second.ended).toEqual(CLEAN);
    const [file = ''] = filesIn(home, 'library');
    const { match } = replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8'));
    expect(match.entries.map((entry) => entry.do)).toEqual(['play', 'play', 'play', 'undo']);
    expect(filesIn(home, 'journals')).toEqual([]);
    const again = await continued();
    if (isStandIn) expect(await stateOf(again[0])).toMatchObject({ bounds, fullscreen: true, visible: true });
    return again;
  });

  await test.step('quit by the menu: what was undone can be redone before', async () => {
    expect(await last.label('e7')).toMatch(/LINE Diskette/);
    expect(await last.label('c2')).toMatch(/MAGI Diskette/);
    await last.change(() => third.menu('Edit', 'redo'));
    expect(await last.label('c3')).toMatch(/MAGI Diskette/);
    await third.menu('Game', 'quit');
    expect(await third.ended).toEqual(CLEAN);
  });
});

test('a disk error: the app asks before it quits, stays when told to, and quits when told to', async ({
  desktop,
  desktopPlayer: player,
  home,
}) => {
  await player.newGame();
  await player.play('e2', 'e3');
  const disk = pullDisk(home);
  await player.play('e8', 'e7');
  await expect(desktop.page.getByText('The game cannot be saved.', { exact: true })).toBeVisible();
  await desktop.closeWindow();
  await expect.poll(async () => (await desktop.asked()).length).toBe(1);
  const [asked] = await desktop.asked();
  expect(asked).toMatchObject({ kind: 'message', options: { buttons: ['Stay', 'Quit without saving'], cancelId: 0 } });
  // cancelled means stay: the game is there and goes on
  await player.play('c2', 'c3');
  expect(await player.label('c3')).toMatch(/MAGI Diskette/);
  // the disk works again: quitting needs no question and loses nothing
  disk.putBack();
  await desktop.closeWindow();
  expect(await desktop.ended).toEqual(CLEAN);
  const [file = ''] = filesIn(home, 'library');
  const { match } = replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8'));
  expect(match.entries).toHaveLength(3);
});

/** What About says of the window. */
async function aboutOf(player: FlatPlayer, desktop: Desktop): Promise<string> {
  await desktop.menu('Help', 'about');
  const dialog = player.dialog('About Fairytable');
  await expect(dialog).toContainText('its own window (Electron)');
  const text = await dialog.innerText();
  await player.press('Escape');
  await expect(dialog).toHaveCount(0);
  return text;
}

test('About says that the window is sandboxed; without a disk and told to quit, the app quits', async ({
  desktop,
  desktopPlayer: player,
  home,
}, info) => {
  // Playwright starts the real one without its sandbox on Linux
  const sandboxed = info.project.name === 'stand-in' ? 'The window is sandboxed.' : /The window is (not )?sandboxed/;
  expect(await aboutOf(player, desktop)).toMatch(sandboxed);
  await player.newGame();
  pullDisk(home);
  await player.play('e2', 'e3');
  await desktop.answer('message', 1);
  expect(await desktop.quit()).toEqual(CLEAN);
});

test('About says so when the app was started without the sandbox', async ({ startDesktop }, info) => {
  info.skip(info.project.name !== 'stand-in', 'The real Electron is not started without its sandbox on purpose.');
  const desktop = await startDesktop('--no-sandbox');
  const player = new FlatPlayer(desktop.page);
  await player.atStart();
  expect(await aboutOf(player, desktop)).toContain('The window is not sandboxed,');
});
