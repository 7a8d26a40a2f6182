/**
 * The window: its position is remembered, closing it loses nothing, quitting exits with 0, a reloaded page finds the
 * game as it was, and unsaved changes are asked about before the app quits.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, FlatPlayer, filesIn, pullDisk, test } from '../harness/flatPlayer.ts';
import { replayed } from '../harness/games.ts';
import type { StandIn } from '../harness/standIn.ts';

interface WindowState {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly visible: boolean;
  readonly maximized: boolean;
  readonly fullscreen: boolean;
}
const stateOf = async (desktop: unknown) => (await (desktop as StandIn).order('windowState')) as WindowState;
const onlyStandIn = 'Where a real window stands is decided by the system; the stand-in can be asked.';

test('the window reopens where it was, in full screen if it was', async ({ startDesktop, standIn }) => {
  await standIn.order('setBounds', { x: 210, y: 120, width: 1000, height: 700 });
  expect(await standIn.quit()).toEqual({ code: 0, signal: null });
  const second = await startDesktop();
  expect(await stateOf(second)).toMatchObject({
    bounds: { x: 210, y: 120, width: 1000, height: 700 },
    fullscreen: false,
    visible: true,
  });
  await new FlatPlayer(second.page).atStart();
  await second.menu('View', 'full-screen');
  await expect.poll(async () => (await stateOf(second)).fullscreen).toBe(true);
  await second.quit();
  const third = await startDesktop();
  expect(await stateOf(third)).toMatchObject({
    fullscreen: true,
    bounds: { x: 210, y: 120, width: 1000, height: 700 },
  });
});

for (const [what, place] of [
  ['a screen that is gone', { x: 4000, y: 200, width: 900, height: 700, maximized: false, fullScreen: false }],
  ['above the screen', { x: 100, y: -500, width: 900, height: 700, maximized: false, fullScreen: false }],
  ['too small', { x: 100, y: 100, width: 90, height: 20, maximized: false, fullScreen: false }],
  ['nonsense', { x: 'left', width: null }],
] as const)
  test(`a window that stood on ${what} comes up in its usual place`, async ({ home, startDesktop }, info) => {
    info.skip(info.project.name !== 'stand-in', onlyStandIn);
    fs.writeFileSync(path.join(home, 'window.json'), JSON.stringify(place));
    const { bounds, visible } = await stateOf(await startDesktop());
    expect({ ...bounds, visible }).toEqual({ x: 0, y: 0, width: 1280, height: 800, visible: true });
  });

test('closing the window in the middle of a game keeps every action; it can be continued', async ({
  desktop,
  desktopPlayer: player,
  startDesktop,
  home,
}) => {
  await player.newGame();
  await player.play('e2', 'e3');
  await player.play('e8', 'e7');
  await player.change(() => desktop.menu('Edit', 'undo'));
  await desktop.closeWindow();
  expect(await desktop.ended).toEqual({ code: 0, signal: null });
  const [file = ''] = filesIn(home, 'library');
  const { match } = replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8'));
  expect(match.entries.map((entry) => entry.do)).toEqual(['play', 'play', 'undo']);
  expect(filesIn(home, 'journals')).toEqual([]);

  const again = await startDesktop();
  const back = new FlatPlayer(again.page);
  await back.atStart();
  await again.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await back.atTable();
  expect(await back.label('e3')).toMatch(/MAGI Diskette/);
  expect(await back.label('e8')).toMatch(/LINE Diskette/);
  // what was undone can be redone
  await back.change(() => again.menu('Edit', 'redo'));
  expect(await back.label('e7')).toMatch(/LINE Diskette/);
  // out by the menu
  await again.menu('Game', 'quit');
  expect(await again.ended).toEqual({ code: 0, signal: null });
});

test('the app is killed during a game: nothing that was seen is lost', async ({
  desktop,
  desktopPlayer: player,
  startDesktop,
}) => {
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
  const again = await startDesktop();
  const back = new FlatPlayer(again.page);
  await back.atStart();
  await again.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await back.atTable();
  expect(await back.census()).toEqual(seen);
  await expect(back.step).toContainText('LINE to move.');
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
  expect(await desktop.ended).toEqual({ code: 0, signal: null });
  const [file = ''] = filesIn(home, 'library');
  const { match } = replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8'));
  expect(match.entries).toHaveLength(3);
});

test('without a disk and told to quit, the app quits', async ({ desktop, desktopPlayer: player, home }) => {
  await player.newGame();
  pullDisk(home);
  await player.play('e2', 'e3');
  await desktop.answer('message', 1);
  expect(await desktop.quit()).toEqual({ code: 0, signal: null });
});

test('About says whether the window is sandboxed, as the app was really started', async ({ startDesktop }, info) => {
  const about = async () => {
    const desktop = await startDesktop();
    const player = new FlatPlayer(desktop.page);
    await player.atStart();
    await desktop.menu('Help', 'about');
    const dialog = player.dialog('About Fairytable');
    await expect(dialog).toContainText('its own window (Electron)');
    const text = await dialog.innerText();
    await desktop.quit();
    return text;
  };
  const sandboxed = await about();
  // Playwright starts the real one without its sandbox on Linux
  if (info.project.name === 'stand-in') expect(sandboxed).toContain('The window is sandboxed.');
  else expect(sandboxed).toMatch(/The window is (not )?sandboxed/);
  test.skip(info.project.name !== 'stand-in', 'The real Electron is not started without its sandbox on purpose.');
  process.env.ELECTRON_DISABLE_SANDBOX = '1';
  try {
    expect(await about()).toContain('The window is not sandboxed,');
  } finally {
    delete process.env.ELECTRON_DISABLE_SANDBOX;
  }
});
