/**
 * Deicide with terrain on two machines: each side notes its Landmines at its own machine, with no screen to hand over, and
 * nothing that a page is sent, shows or says tells of those of the other side.
 */
import type { Page } from '@playwright/test';
import { BrowserHost } from '../../harness/browserHost.ts';
import { beforeMines, deicide, mines } from '../../harness/deicide.ts';
import { FlatPlayer } from '../../harness/flatPlayer.ts';
import { type Opened, saveOf } from '../../harness/games.ts';
import { invitationCode, Machine, turnIs } from '../../harness/machine.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const game: Opened = { name: 'mines of two machines', ...beforeMines };

/** Everything that the host of a page sends to it. */
function wiretap(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}
/** The squares of the hidden mines that the board shows. */
const shown = (player: Player): Promise<string[]> =>
  player.page
    .locator('[data-board] [aria-label*="Landmine (only you know)"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? '').sort());
/** The squares of the mines in the positions that were sent, by number. */
const sentOf = (frames: readonly string[]): number[] => [
  ...new Set(
    frames.flatMap((frame) => [...frame.matchAll(/"id":"mine","cell":(\d+)/g)].map(([, cell]) => Number(cell))),
  ),
];

test('each side notes its mines at its own machine, and the other one learns nothing', async ({
  home,
  host,
  browser,
  page,
}) => {
  const atHost = wiretap(page);
  await page.goto(host.address);
  const white = new FlatPlayer(page);
  await white.atStart();
  await white.chooseFile('Open a file', game.name, saveOf(deicide(game)));
  await page.getByTestId('reveal').click();
  await expect(page.getByTestId('hand-over')).toHaveCount(0);
  await white.rest();
  const code = await invitationCode(page);
  let atGuest: string[] = [];
  const there = await Machine.start(browser, (other) => {
    atGuest = wiretap(other);
  });
  await there.joins(code);
  const black = there.player;

  // White notes; Black waits, and sees no hand-over screen
  for (const cell of mines.white) await white.change(() => white.click(cell));
  expect(await shown(white)).toEqual([...mines.white].sort());
  await expect(there.page.getByTestId('hand-over')).toHaveCount(0);
  expect(await shown(black)).toEqual([]);
  await page.getByTestId('pool').getByTestId('end-turn').click();
  await turnIs(there.page, 'black');
  await expect(page.getByTestId('hand-over')).toHaveCount(0);

  // Black notes its own on any square, those of White among them
  await black.change(() => black.click(mines.black[0]));
  expect(await shown(black)).toEqual([...mines.black]);
  await there.page.getByTestId('pool').getByTestId('end-turn').click();
  await turnIs(page, 'white');

  // in play each keeps seeing its own
  await white.play('c4', 'c5');
  await turnIs(there.page, 'black');
  await black.play('n13', 'n12');
  await turnIs(page, 'white');
  expect(await shown(white)).toEqual([...mines.white].sort());
  expect(await shown(black)).toEqual([...mines.black]);

  // what the pages were sent: the positions have the own mines, and none of the other side's
  const numberOf = (cell: string) =>
    page.locator(`[data-board] [data-name="${cell}"]`).evaluate((one) => Number(one.getAttribute('data-cell')));
  expect(sentOf(atHost)).toEqual(await Promise.all(mines.white.map(numberOf)));
  expect(sentOf(atGuest)).toEqual(await Promise.all(mines.black.map(numberOf)));
  expect((await black.heard()).join('\n')).not.toMatch(/e7|k9/);
  expect((await white.heard()).join('\n')).not.toMatch(/g11/);

  // the guest's host is killed: it comes back to its seat, its own mines and nobody else's
  await there.startsAgain();
  await there.page.getByTestId('start-join').click();
  await there.page.getByTestId('join-back').click();
  await there.player.atTable();
  expect(await shown(there.player)).toEqual([...mines.black]);

  // the host's is killed: the game goes on with a new code
  await host.kill();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The connection is lost');
  const again = await BrowserHost.start(home);
  await page.goto(again.address);
  await white.continueGame();
  const next = await invitationCode(page);
  await there.page.keyboard.press('Alt+Shift+i');
  await there.page.getByTestId('join-code').fill(next);
  await there.page.getByTestId('join-yes').click();
  await expect(there.page.getByTestId('join-code')).toHaveCount(0);
  await there.player.atTable();
  expect(await shown(there.player)).toEqual([...mines.black]);
  expect(await shown(white)).toEqual([...mines.white].sort());
  await white.play('c5', 'c6');
  await turnIs(there.page, 'black');
  expect(sentOf(atGuest)).toEqual(await Promise.all(mines.black.map(numberOf)));
  there.check();
  await there.host.stop();
  await again.stop();
});
