/**
 * A user of the flat board: reads the same labels and announcements, clicks its buttons. For tests about files, windows
 * or kills the flat board is used: it needs no WebGL, which a machine with the real Electron may not have.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BrowserHost } from './browserHost.ts';
import { replayed } from './games.ts';
import { expect, Player, test as players } from './player.ts';
import type { StandIn } from './standIn.ts';

export class FlatPlayer extends Player {
  override async click(name: string): Promise<void> {
    await this.button(name).click();
  }
  override async hover(name: string): Promise<void> {
    await this.button(name).hover();
  }
  override async still(): Promise<void> {
    await this.rest();
  }
  /** From a screen over the start screen back to it. */
  async backToStart(): Promise<void> {
    await this.press('Escape');
    await this.atStart();
  }
  /** The labels of the moves in the move list, in order. */
  async played(): Promise<string[]> {
    return this.moves.allInnerTexts();
  }
  /** The text of the table's title. */
  get title() {
    return this.page.getByRole('banner').getByRole('heading', { level: 1 });
  }
}

/** those of `startHost` */
const hosts: BrowserHost[] = [];

/** The desktop application with the flat board, and the stand-in's own commands where it runs. */
export const test = players.extend<{
  flat: FlatPlayer;
  desktopPlayer: FlatPlayer;
  standIn: StandIn;
  endsHosts: undefined;
}>({
  endsHosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      await use(undefined);
      for (const host of hosts.splice(0)) await host.stop();
    },
    { auto: true },
  ],
  settings: { board: 'flat' },
  desktopPlayer: async ({ desktop }, use) => {
    const player = new FlatPlayer(desktop.page);
    await player.atStart();
    await use(player);
  },
  standIn: async ({ desktop }, use, info) => {
    info.skip(
      info.project.name !== 'stand-in',
      'Only the stand-in can be asked this: the real Electron has no such order.',
    );
    await use(desktop as StandIn);
  },
  /** at the start screen of the browser host */
  flat: async ({ table }, use) => {
    const player = new FlatPlayer(table);
    await player.atStart();
    await use(player);
  },
});
/** The same with one application for several tests: each leaves it at the start screen. */
export const shared = test.extend({ sharesDesktop: true });
export { expect };

/** Starts a host on the folder, again or for the first time, and opens the page at its address. It ends with the test. */
export async function startHostPage(home: string, page: Page): Promise<{ host: BrowserHost; player: FlatPlayer }> {
  const host = await BrowserHost.start(home);
  hosts.push(host);
  await page.goto(host.address);
  const player = new FlatPlayer(page);
  await player.atStart();
  return { host, player };
}

/** The only file of that type in a folder of the application. */
export function filesIn(home: string, folder: string): string[] {
  const place = path.join(home, folder);
  return fs.existsSync(place) ? fs.readdirSync(place).sort() : [];
}
/** The first game of the library, replayed. */
export function savedGame(home: string): ReturnType<typeof replayed> {
  const [file = ''] = filesIn(home, 'library');
  return replayed(fs.readFileSync(path.join(home, 'library', file), 'utf8'));
}

/**
 * Makes the disk with the games unavailable (like a USB stick that is removed, or a lost network share): the folders
 * are replaced by something that cannot be written to, whichever user runs the test. `putBack` restores everything.
 */
export function pullDisk(home: string): { putBack(): void } {
  const away = path.join(home, 'pulled');
  fs.mkdirSync(away);
  const folders = ['library', 'journals', 'previous'];
  for (const folder of folders) {
    fs.renameSync(path.join(home, folder), path.join(away, folder));
    fs.writeFileSync(path.join(home, folder), '');
  }
  return {
    putBack() {
      for (const folder of folders) {
        fs.rmSync(path.join(home, folder));
        fs.renameSync(path.join(away, folder), path.join(home, folder));
      }
      fs.rmdirSync(away);
    },
  };
}
