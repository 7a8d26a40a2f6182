/**
 * Failures in the middle of a game: the connection, the host, the disk. The page says what happened and what is safe;
 * it never breaks, and after recovery the game goes on.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { uiText } from '../../../renderer/text/index.ts';
import { BrowserHost } from '../../harness/browserHost.ts';
import { expect, FlatPlayer, filesIn, pullDisk, test } from '../../harness/flatPlayer.ts';
import { replayed } from '../../harness/games.ts';

declare global {
  interface Window {
    unplugged: boolean;
    sockets: globalThis.WebSocket[];
  }
}

/** Before the page starts: its sockets can be cut, and none can be made while it is unplugged. */
const socketsThatCanBeCut = (): void => {
  const Real = window.WebSocket;
  window.sockets = [];
  window.unplugged = false;
  window.WebSocket = class extends Real {
    constructor(address: string | URL, protocols?: string | string[]) {
      // the host refuses any other path at once
      super(window.unplugged ? `${address}/unplugged` : address, protocols);
      window.sockets.push(this);
    }
  };
};
const cut = (page: Page) =>
  page.evaluate(() => {
    window.unplugged = true;
    for (const socket of window.sockets) socket.close();
  });
const plugIn = (page: Page) =>
  page.evaluate(() => {
    window.unplugged = false;
  });

test('the connection breaks in the middle of a game: the page says so, reconnects by itself, and the game goes on', async ({
  page,
  host,
  home,
}) => {
  await page.addInitScript(socketsThatCanBeCut);
  await page.goto(host.address);
  const player = new FlatPlayer(page);
  await player.atStart();
  await player.newGame();
  await player.play('e2', 'e3');
  await cut(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Connection lost. Reconnecting…' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Nothing is lost');
  // an attempt while it is unplugged fails, and another one follows
  await page.waitForFunction(() => window.sockets.length > 2);
  // the board stays; requests made meanwhile are answered, not left pending
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  await plugIn(page);
  await expect(notice).toBeHidden();
  await player.play('e8', 'e7');
  const [file = ''] = filesIn(home, 'library');
  await expect
    .poll(() => replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8')).match.entries.length)
    .toBe(2);
});

test('the connection breaks while a move is pending: it is played once, and the page shows it after reconnecting', async ({
  page,
  host,
}) => {
  await page.addInitScript(socketsThatCanBeCut);
  await page.goto(host.address);
  const player = new FlatPlayer(page);
  await player.atStart();
  await player.newGame();
  await player.lift('e2');
  await page.evaluate(() => {
    // the request is sent, and the answer never arrives
    for (const socket of window.sockets)
      socket.send = (data) => {
        window.WebSocket.prototype.send.call(socket, data);
        if (String(data).includes('match.play')) socket.close();
      };
  });
  await player.click('e3');
  // what was sent before the break arrives, so it was played; the page learns that after reconnecting
  await page.waitForFunction(() => window.sockets.length > 1 && document.body.dataset.rev === '1');
  await player.rest();
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  expect(await player.label('e2')).not.toMatch(/Diskette/);
  expect((await player.played()).filter((move) => /e3/.test(move))).toHaveLength(1);
  await player.play('e8', 'e7');
  expect((await player.state).rev).toBe('2');
});

test('the host is stopped: the page says that it cannot be reached, what is safe and what to do', async ({
  host,
  flat: player,
}) => {
  await player.newGame();
  await player.play('e2', 'e3');
  expect(await host.stop()).toEqual({ code: 0, signal: null });
  const { page } = player;
  await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Every move that you saw played is saved on disk.');
  await expect(page.getByRole('alert')).toContainText(uiText.shell.lost.todo);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
});

test('the host is killed: the page tries to reconnect, then says that it cannot be reached', async ({
  host,
  flat: player,
}) => {
  await player.newGame();
  await host.kill();
  const { page } = player;
  await expect(page.getByRole('alert').filter({ hasText: 'Connection lost. Reconnecting…' })).toBeVisible();
  // a click meanwhile breaks nothing
  await player.click('e2');
  await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
});

test('the parent process is gone, and nobody reads the host’s output: it goes on serving', async ({
  host,
  flat: player,
}) => {
  await player.newGame();
  const { child } = host.process;
  child.stdout?.destroy();
  child.stderr?.destroy();
  // each of these writes a line to the log
  const { host: address, origin } = new URL(host.address);
  for (let n = 0; n < 3; n++)
    await new Promise<void>((refused) => {
      const socket = new WebSocket(`ws://${address}/table`, { headers: { origin } });
      socket.on('error', () => refused());
    });
  await player.play('e2', 'e3');
  await player.page.reload();
  await player.atTable();
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the disk is gone: a notice, "Save somewhere else", the game goes on; it comes back, and everything is there', async ({
  flat: player,
  host,
  home,
}) => {
  const { page } = player;
  await player.newGame();
  await player.play('e2', 'e3');
  const disk = pullDisk(home);
  await player.play('e8', 'e7');
  const notice = page.getByTestId('notice');
  await expect(notice).toContainText('The game cannot be saved.');
  await expect(notice).toContainText('You can keep playing. All moves are kept while the app runs.');
  await player.play('c2', 'c3');
  await expect(page.getByTestId('unsaved')).toBeVisible();
  expect(await player.label('c3')).toMatch(/MAGI Diskette/);

  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save somewhere else' }).click();
  const copy = fs.readFileSync(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toMatch(/ of \d+ \w+\.fairytable$/);
  expect(replayed(copy).match.entries).toHaveLength(3);

  disk.putBack();
  await player.play('c8', 'c7');
  await player.play('g2', 'g3');
  await expect(notice).toBeHidden();
  await expect(page.getByTestId('unsaved')).toHaveCount(0);
  const [file = ''] = filesIn(home, 'library');
  const inLibrary = () => replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8')).match.entries.length;
  await expect.poll(inLibrary).toBe(5);
  expect(await host.stop()).toEqual({ code: 0, signal: null });
});

test.describe('a disk that is full', () => {
  test.skip(process.platform !== 'linux', 'Only Linux has /dev/full.');

  test('the system says ENOSPC in the middle of an entry, and nothing that was seen is lost', async ({
    flat: player,
    host,
    home,
  }) => {
    await player.newGame();
    await player.play('e2', 'e3');
    const [journal = ''] = filesIn(home, 'journals');
    const file = path.join(home, 'journals', journal);
    fs.rmSync(file);
    fs.symlinkSync('/dev/full', file);
    fs.symlinkSync('/dev/full', `${file}.unfinished`);
    await player.play('e8', 'e7');
    await expect(player.page.getByTestId('notice')).toContainText('The game cannot be saved.');
    await player.play('c2', 'c3');
    await expect(player.page.getByTestId('notice')).toBeHidden();
    await host.kill();
    const again = await BrowserHost.start(home);
    const [save = ''] = filesIn(home, 'library');
    expect(replayed(fs.readFileSync(path.join(home, 'library', save), 'utf8')).match.entries).toHaveLength(3);
    await again.stop();
  });
});
