/**
 * A game of Deicide Chess by text: two hosts, each with a page of its own, and nothing between them but what is copied on
 * one page and pasted on the other. Terrain and Landmines, a file that is dropped in, texts that do not fit, and either host
 * killed and started again.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { BrowserHost } from '../harness/browserHost.ts';
import { TITLE } from '../harness/deicide.ts';
import { expect, FlatPlayer, test } from '../harness/flatPlayer.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const piece = (kind: string, side: string, at: string) => ({ kind, side, at });
const start = {
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

/** One machine: a host over its own folder, and its page. */
class Machine extends FlatPlayer {
  readonly home: string;
  private host: BrowserHost;

  private constructor(page: Page, home: string, host: BrowserHost) {
    super(page);
    this.home = home;
    this.host = host;
  }
  static async start(browser: Browser): Promise<Machine> {
    const home = temporaryFolder('machine');
    const settings = { board: 'flat', playback: 'none', motion: 'reduced', followTurn: false };
    fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings, spots: {} }));
    const host = await BrowserHost.start(home);
    const page = await (await browser.newContext()).newPage();
    await page.goto(host.address);
    const machine = new Machine(page, home, host);
    await machine.atStart();
    return machine;
  }
  /** The host is killed and started again, and the game continued. */
  async killed(): Promise<void> {
    await this.host.kill();
    this.host = await BrowserHost.start(this.home);
    await this.page.goto(this.host.address);
    await this.atStart();
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await this.atTable();
  }
  async end(): Promise<void> {
    await this.host.stop();
    await this.page.context().close();
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
    if ((await page.getByTestId('receive-text').count()) === 0) await this.press('Alt+Shift+q');
    await page.getByTestId('receive-text').fill(text);
    await page.keyboard.press('Control+Enter');
  }
  async gets(text: string): Promise<void> {
    await this.pastes(text);
    await expect(this.page.getByTestId('receive-text')).toHaveCount(0);
    await this.atTable();
  }
  async refuses(text: string, why: RegExp): Promise<void> {
    await this.pastes(text);
    await expect(this.page.getByTestId('receive-bad')).toHaveText(why);
  }
  get mines(): Promise<string[]> {
    return this.page
      .locator('[data-board] [aria-label*="Landmine (only you know)"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? '').sort());
  }
  /** White's part of the invitation: New game, a friend elsewhere, the position, Start. */
  async invites(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    const black = page.getByTestId('new-seat-black');
    await black.getByRole('radio', { name: 'Friend elsewhere' }).click();
    await black.getByRole('textbox').fill('Grace');
    await expect(page.getByTestId('who')).toContainText('against a friend elsewhere');
    await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'On' }).click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await this.screen('setup');
    await page.getByLabel('The position as text').fill(JSON.stringify(start));
    await page.getByRole('button', { name: 'Put it on the board', exact: true }).click();
    // it is on the board, and the host has found it playable
    await expect.poll(() => this.label('o11')).toContain('Glue');
    await expect(page.getByTestId('setup-play')).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByTestId('setup-play').click();
    await this.atTable();
  }
  async lays(...cells: readonly string[]): Promise<void> {
    for (const cell of cells) await this.change(() => this.click(cell));
    await this.change(() => this.page.getByTestId('pool').getByTestId('end-turn').click());
  }
}

test('a game of Deicide Chess by text, with terrain and mines, on two machines', async ({ browser }) => {
  test.slow();
  const [ada, grace] = [await Machine.start(browser), await Machine.start(browser)];
  const step = (machine: Machine) => machine.page.getByTestId('stepbar');

  const first = await test.step('White lays mines and invites', async () => {
    await ada.invites();
    await expect(ada.page.getByTestId('hand-over')).toHaveCount(0);
    await ada.lays('e7', 'f8');
    expect(await ada.mines).toEqual(['e7', 'f8']);
    await expect(step(ada)).toContainText('Your turn is ready to send.');
    await ada.killed();
    expect(await ada.mines).toEqual(['e7', 'f8']);
    const text = await ada.copies();
    await expect(step(ada)).toContainText('Waiting for Grace.');
    return text;
  });
  expect(first).not.toContain('mine');

  const second = await test.step('Black accepts at the start screen, sees no mine, and lays its own', async () => {
    await grace.page.getByRole('button', { name: 'Paste a turn' }).click();
    await grace.refuses(first.slice(0, -5).split('\n').at(-1) ?? '', /The end of this line is missing/);
    await grace.gets(`Here you are.\n\n${first}\n\nAda`);
    expect(await grace.mines).toEqual([]);
    await grace.lays('a7');
    expect(await grace.mines).toEqual(['a7']);
    return grace.copies();
  });

  await test.step('a turn goes back, and one that does not fit is refused in words', async () => {
    await ada.refuses(first, /This is your own turn/);
    await ada.refuses(
      second.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      /changed on its way/,
    );
    await ada.gets(second);
    expect(await ada.mines).toEqual(['e7', 'f8']);
    await ada.refuses(second, /played already/);
    await ada.press('Escape');
    await ada.play('c4', 'c5');
    await ada.change(() => ada.press('Control+z'));
    await ada.play('c4', 'c5');
  });

  await test.step('a file with the turn is dropped on the window, after the host was killed', async () => {
    const text = await ada.copies();
    await grace.killed();
    await expect(step(grace)).toContainText('Waiting for your friend.');
    await grace.page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'turn.txt', { type: 'text/plain' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }, text);
    await expect.poll(() => grace.label('c5')).toContain('White Pawn');
    await grace.play('n13', 'n12');
    // what was not copied is there after a kill, and can still be taken back
    await grace.killed();
    await expect(step(grace)).toContainText('Your turn is ready to send.');
    await ada.gets(await grace.copies({ draw: true }));
    await expect(step(ada)).toContainText('offers a draw');
  });

  await test.step('a Landmine of the other side explodes on both boards alike', async () => {
    await ada.play('a1', 'a7');
    await ada.press('Control+z');
    await ada.rest();
    await expect(step(ada)).toContainText('Your turn is ready to send.');
    await grace.gets(await ada.copies());
    expect(await grace.census()).toBe(await ada.census());
  });

  await test.step('the start screen says what the game waits for, and resignation ends it', async () => {
    await ada.page.getByTestId('menu').click();
    await ada.page.getByRole('menuitem', { name: 'Main menu' }).click();
    await ada.atStart();
    await expect(ada.page.getByText('Waiting for Grace.')).toBeVisible();
    await grace.page.getByTestId('menu').click();
    await grace.page.getByRole('menuitem', { name: 'Resign' }).click();
    await grace.page.getByTestId('resign-yes').click();
    const text = await grace.copies({ atEnd: true });
    // pasted on the page, not into a field
    await ada.page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData('text/plain', content);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await ada.atTable();
    await expect(step(ada)).toContainText('White wins');
    expect(await grace.census()).toBe(await ada.census());
  });
  for (const machine of [ada, grace]) await machine.end();
});
