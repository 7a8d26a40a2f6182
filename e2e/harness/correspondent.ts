/**
 * A machine of somebody who plays by text: a host over a folder of its own, and its page. What goes from one of them to
 * another is copied on one page and pasted on the other, or goes by a broker.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { BrowserHost } from './browserHost.ts';
import { FlatPlayer } from './flatPlayer.ts';
import { writeSettings } from './player.ts';
import { temporaryFolder } from './temporary.ts';

export class Correspondent extends FlatPlayer {
  readonly home: string;
  private host: BrowserHost;

  private constructor(page: Page, home: string, host: BrowserHost) {
    super(page);
    this.home = home;
    this.host = host;
  }
  static async start(browser: Browser): Promise<Correspondent> {
    const home = temporaryFolder('machine');
    writeSettings(home, { board: 'flat' });
    const host = await BrowserHost.start(home);
    const page = await (await browser.newContext()).newPage();
    await page.goto(host.address);
    const machine = new Correspondent(page, home, host);
    await machine.atStart();
    return machine;
  }
  async kill(): Promise<void> {
    await this.host.kill();
  }
  /** The host is started again. */
  async begin(): Promise<void> {
    this.host = await BrowserHost.start(this.home);
    await this.page.goto(this.host.address);
    await this.atStart();
  }
  /** Its only game is opened. */
  async goOn(): Promise<void> {
    await this.continueGame();
  }
  async killed(): Promise<void> {
    await this.kill();
    await this.begin();
    await this.goOn();
  }
  async end(): Promise<void> {
    await this.host.stop();
    await this.page.context().close();
  }

  /** On the new game screen: that person plays Black, elsewhere. */
  async seatsFriend(name: string): Promise<void> {
    const black = this.page.getByTestId('new-seat-black');
    await black.getByRole('radio', { name: 'Friend elsewhere' }).click();
    await black.getByRole('textbox').fill(name);
    await expect(this.page.getByTestId('who')).toContainText('against a friend elsewhere');
  }
  /** Copies what is to be sent, or was sent, by keyboard. */
  async copies({ draw = false, atEnd = false } = {}): Promise<string> {
    const { page } = this;
    if (atEnd) await page.getByTestId('end-copy').click();
    else await this.press('Alt+q');
    if (draw) await page.getByTestId('send-draw').check();
    await page.getByTestId('send-copy').click();
    const text = await page.getByTestId('send-text').inputValue();
    await expect(page.getByTestId('send-said')).not.toBeEmpty();
    await page.getByTestId('send-close').click();
    await this.rest();
    return text;
  }
  /** Pastes a text by keyboard, in the dialog; the sentence of a refusal stays there. */
  async pastes(text: string): Promise<void> {
    const { page } = this;
    if ((await page.getByTestId('open-text').count()) === 0) await this.press('Control+Shift+O');
    await page.getByTestId('open-text').fill(text);
    await page.keyboard.press('Control+Enter');
  }
  async gets(text: string): Promise<void> {
    await this.pastes(text);
    await expect(this.page.getByTestId('open-text')).toHaveCount(0);
    await this.atTable();
  }
  async refuses(text: string, why: RegExp): Promise<void> {
    await this.pastes(text);
    await expect(this.page.getByTestId('open-bad')).toHaveText(why);
  }
}

const piece = (kind: string, side: string, at: string) => ({ kind, side, at });
/** Deicide Chess with terrain: White is to lay its mines. */
export const layingMines = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    ...[piece('king', 'white', 'i1'), piece('rook', 'white', 'a1'), piece('pawn', 'white', 'c4')],
    ...[piece('king', 'black', 'i16'), piece('rook', 'black', 'p16'), piece('pawn', 'black', 'n13')],
  ],
  terrain: [
    { feature: 'ziggurat', at: 'b6' },
    { feature: 'glue', at: 'o11' },
  ],
};
/** The squares of the mines that this machine shows as its player's secret. */
export const minesShown = ({ page }: Correspondent): Promise<string[]> =>
  page
    .locator('[data-board] [aria-label*="Landmine (only you know)"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? '').sort());
/** Lays mines on these squares and ends the turn. */
export async function layMines(machine: Correspondent, ...cells: readonly string[]): Promise<void> {
  for (const cell of cells) await machine.change(() => machine.click(cell));
  await machine.change(() => machine.page.getByTestId('pool').getByTestId('end-turn').click());
}
