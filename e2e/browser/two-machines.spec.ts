/**
 * A game on two machines: two hosts with folders of their own, a page at each, and the real connection between them. The
 * pages invite, join, play, talk, offer, lose each other and come back; each host is killed once.
 */
import type { Browser, Page } from '@playwright/test';
import { BrowserHost } from '../harness/browserHost.ts';
import { FlatPlayer } from '../harness/flatPlayer.ts';
import { expect, test } from '../harness/player.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { watchForErrors } from '../harness/test.ts';

test.use({ settings: { board: 'flat' } });
test.setTimeout(300_000);

/** Another machine: a host of its own, and its page. */
class Machine {
  readonly home: string;
  readonly page: Page;
  host: BrowserHost;
  private constructor(home: string, page: Page, host: BrowserHost) {
    this.home = home;
    this.page = page;
    this.host = host;
  }
  static async start(browser: Browser): Promise<Machine> {
    const home = temporaryFolder('machine');
    const host = await BrowserHost.start(home);
    const page = await (await browser.newContext()).newPage();
    const machine = new Machine(home, page, host);
    await machine.opens();
    return machine;
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
    await this.flat();
  }
  /** its own settings are those of a new home */
  async flat(): Promise<void> {
    await this.page.waitForFunction(() => document.body.dataset.screen === 'table');
    if ((await this.player.state).shown !== 'flat') await this.page.keyboard.press('Control+3');
    await this.page.waitForFunction(() => document.body.dataset.shown === 'flat');
    await this.player.atTable();
  }
}

async function codeOf(page: Page): Promise<string> {
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-make').or(page.getByTestId('code-play')).first().waitFor();
  if (await page.getByTestId('invite-make').isVisible()) await page.getByTestId('invite-make').click();
  const code = await page.getByTestId('code-play').innerText();
  await page.getByTestId('invite-done').click();
  return code;
}
const turnIs = (page: Page, turn: string): Promise<unknown> =>
  page.waitForFunction((t) => document.body.dataset.turn === t && document.body.dataset.busy === '0', turn);

test('invites, joins, plays, talks, offers, and comes back after either host was killed', async ({
  home,
  host,
  table: page,
  browser,
}) => {
  const player = new FlatPlayer(page);
  await player.newGame();
  const code = await codeOf(page);
  const there = await Machine.start(browser);
  const watch = watchForErrors(there.page);
  const guest = there.player;

  // what cannot be joined is a sentence, and nothing is lost
  await there.page.getByTestId('start-join').click();
  await there.page.getByTestId('join-code').fill(code.slice(0, 20));
  await there.page.getByTestId('join-yes').click();
  await expect(there.page.getByTestId('join-says')).toContainText('Its end is missing.');
  await there.page.keyboard.press('Escape');

  await there.joins(code.toLowerCase());
  await expect(page.getByTestId('people')).toContainText('LINE');
  await expect(there.page.getByTestId('people')).toContainText('you');
  await expect(guest.step).toContainText('The other player moves at another machine.');

  // each moves when its turn has come, and both see it
  const [mine, theirs] = [(await player.state).turn!, (await guest.state).turn!];
  expect(theirs).toBe(mine);
  await player.play('c2', 'c3');
  await there.page.waitForFunction((t) => document.body.dataset.turn !== t && document.body.dataset.busy === '0', mine);
  await guest.play('c8', 'c7');
  await turnIs(page, mine);
  expect(await player.played()).toEqual(await guest.played());

  // talk
  await there.page.getByTestId('talk-field').fill('Good luck');
  await there.page.keyboard.press('Enter');
  await expect(page.getByTestId('talk-lines')).toContainText('LINE Good luck');
  await page.getByRole('button', { name: 'Let me think.' }).click();
  await expect(there.page.getByTestId('talk-lines')).toContainText('MAGI Let me think.');

  // a take-back is an offer: declined, then allowed
  const before = await player.played();
  await there.page.getByTestId('undo').click();
  await expect(page.getByTestId('offer-notice')).toContainText('LINE asks to take the last move back.');
  await page.getByTestId('offer-no').click();
  await expect(page.getByTestId('offer-notice')).toHaveCount(0);
  expect(await player.played()).toEqual(before);
  await there.page.getByTestId('undo').click();
  await page.getByTestId('offer-yes').click();
  await there.page.waitForFunction((t) => document.body.dataset.turn !== t && document.body.dataset.busy === '0', mine);
  await guest.play('c8', 'c7');
  await turnIs(page, mine);

  // the guest's host is killed: it goes back to its seat
  await there.startsAgain();
  await expect(page.getByTestId('away-notice')).toBeVisible();
  await there.page.getByTestId('start-join').click();
  await there.page.getByTestId('join-back').click();
  await there.flat();
  await expect(page.getByTestId('away-notice')).toHaveCount(0);
  expect(await guest.played()).toEqual(await player.played());

  // the host is killed: its game goes on with a new code
  const kept = await player.played();
  await host.kill();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The connection is lost');
  const again = await BrowserHost.start(home);
  await page.goto(again.address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await player.atTable();
  expect(await player.played()).toEqual(kept);
  const next = await codeOf(page);
  await there.page.keyboard.press('Alt+Shift+i');
  await there.page.getByTestId('join-code').fill(next);
  await there.page.getByTestId('join-yes').click();
  await expect(there.page.getByTestId('join-code')).toHaveCount(0);
  await there.flat();
  await expect(there.page.getByTestId('connection-notice')).toHaveCount(0);
  expect(await guest.played()).toEqual(kept);
  await player.play('d2', 'd3');
  await there.page.waitForFunction((t) => document.body.dataset.turn !== t && document.body.dataset.busy === '0', mine);

  // the table is closed: nothing stays open, and the guest is told
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-end').click();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The table is closed');
  await expect(page.getByTestId('people')).toHaveCount(0);
  watch.check();
  await again.stop();
  await there.host.stop();
});
