/**
 * A second machine for games on two of them: a host of its own over a folder of its own, and a page at it. And what a page
 * does to invite and to join.
 */
import type { Browser, Page } from '@playwright/test';
import { BrowserHost } from './browserHost.ts';
import type { Desktop } from './desktop.ts';
import { FlatPlayer } from './flatPlayer.ts';
import { listen as hear, POLLING, writeSettings } from './player.ts';
import { temporaryFolder } from './temporary.ts';
import { watchForErrors } from './test.ts';

export class Machine {
  readonly home: string;
  readonly page: Page;
  host: BrowserHost;
  /** throws if the page has raised an error */
  readonly check: () => void;
  private constructor(home: string, page: Page, host: BrowserHost) {
    this.home = home;
    this.page = page;
    this.host = host;
    this.check = watchForErrors(page).check;
  }
  static async start(browser: Browser, listen: (page: Page) => void = () => {}): Promise<Machine> {
    const home = temporaryFolder('machine');
    writeSettings(home, { board: 'flat' });
    const host = await BrowserHost.start(home);
    const page = await (await browser.newContext()).newPage();
    const machine = new Machine(home, page, host);
    await page.addInitScript(hear);
    listen(page);
    await machine.opens();
    return machine;
  }
  /** Somebody is invited by the menu of the desktop application, joins from here, and the first move of acid is played. */
  static async joinsDesktop(desktop: Desktop, player: FlatPlayer, browser: Browser): Promise<Machine> {
    const { page } = desktop;
    await player.newGame();
    await desktop.menu('Game', 'invite');
    await page.getByTestId('invite-make').click();
    const code = await page.getByTestId('code-play').innerText();
    await page.getByTestId('invite-done').click();
    const there = await Machine.start(browser);
    await there.joins(code);
    await player.play('c2', 'c3');
    await turnIs(there.page, 'line');
    return there;
  }
  async opens(): Promise<void> {
    await this.page.goto(this.host.address);
    await this.page.waitForFunction(() => document.body.dataset.screen === 'start');
  }
  async startsAgain(): Promise<void> {
    await this.host.kill();
    this.host = await BrowserHost.start(this.home);
    await this.opens();
  }
  get player(): FlatPlayer {
    return new FlatPlayer(this.page);
  }
  async joins(code: string): Promise<void> {
    await this.page.getByTestId('start-join').click();
    await this.page.getByTestId('join-code').fill(code);
    await this.page.getByTestId('join-yes').click();
    await this.player.atTable();
  }
}

/** Invites somebody to the open game, or shows the code that was made. */
export async function invitationCode(page: Page): Promise<string> {
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-make').or(page.getByTestId('code-play')).first().waitFor();
  if (await page.getByTestId('invite-make').isVisible()) await page.getByTestId('invite-make').click();
  const code = await page.getByTestId('code-play').innerText();
  await page.getByTestId('invite-done').click();
  return code;
}
/** That side is to move, and everything is shown. */
export const turnIs = (page: Page, turn: string): Promise<unknown> =>
  page.waitForFunction((t) => document.body.dataset.turn === t && document.body.dataset.busy === '0', turn, POLLING);
