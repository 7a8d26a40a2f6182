/**
 * A game on two machines: two hosts with folders of their own, a page at each, and the real connection between them. The
 * pages invite, join, play, talk, offer, lose each other and come back; each host is killed once.
 */
import { BrowserHost } from '../../harness/browserHost.ts';
import { FlatPlayer } from '../../harness/flatPlayer.ts';
import { invitationCode, Machine, turnIs } from '../../harness/machine.ts';
import { appears, expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

test('invites, joins, plays, talks, offers, and comes back after either host was killed', async ({
  home,
  host,
  table: page,
  browser,
}) => {
  const player = new FlatPlayer(page);
  await player.newGame();
  const code = await invitationCode(page);
  const there = await Machine.start(browser);
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

  // what is thrown at one machine is told at the other as well, until the players go on
  await page.keyboard.press('Alt+o');
  await page.getByTestId('throw').click();
  await expect(page.getByTestId('toss-result')).toContainText('in total.');
  const rolled = (await page.getByTestId('toss-result').innerText()).match(/Dice: .*\./)![0];
  await expect(guest.step).toContainText(rolled);
  await guest.click('e5');
  await expect(guest.step).not.toContainText(rolled);
  await page.keyboard.press('Escape');

  // an arrow by the right button is seen at both machines, until the next click
  const middle = async (cell: string) => {
    const box = await page.locator(`[data-board] [data-name="${cell}"]`).boundingBox();
    if (!box) throw new Error(`no cell ${cell}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('e2')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle('e5')));
  await page.mouse.up({ button: 'right' });
  for (const one of [page, there.page]) await expect(one.locator('[data-arrow][data-from]')).toHaveCount(1);
  await page.mouse.click(...(await middle('e5')));
  for (const one of [page, there.page]) await expect(one.locator('[data-arrow][data-from]')).toHaveCount(0);
  // a click of it points at a square
  const g5 = await middle('g5');
  await Promise.all([
    ...[page, there.page].map((one) => appears(one, '[data-arrow]')),
    page.mouse.click(...g5, { button: 'right' }),
  ]);

  // a take-back is an offer: declined, then allowed
  const before = await player.played();
  await there.page.getByTestId('undo').click();
  await expect(page.getByTestId('offer-notice')).toContainText('LINE asks to take the last move back.');
  await page.getByTestId('offer-no').click();
  await expect(page.getByTestId('offer-notice')).toHaveCount(0);
  await expect(there.page.getByTestId('toast')).toContainText('Your move is not taken back.');
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
  await there.player.atTable();
  await expect(page.getByTestId('away-notice')).toHaveCount(0);
  expect(await guest.played()).toEqual(await player.played());

  // the host is killed: its game goes on with a new code
  const kept = await player.played();
  await host.kill();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The connection is lost');
  const again = await BrowserHost.start(home);
  await page.goto(again.address);
  await player.continueGame();
  expect(await player.played()).toEqual(kept);
  const next = await invitationCode(page);
  await there.page.keyboard.press('Control+Shift+L');
  await there.page.getByTestId('join-code').fill(next);
  await there.page.getByTestId('join-yes').click();
  await expect(there.page.getByTestId('join-code')).toHaveCount(0);
  await there.player.atTable();
  await expect(there.page.getByTestId('connection-notice')).toHaveCount(0);
  expect(await guest.played()).toEqual(kept);
  await player.play('d2', 'd3');
  await there.page.waitForFunction((t) => document.body.dataset.turn !== t && document.body.dataset.busy === '0', mine);

  // the table is closed: nothing stays open, and the guest is told
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-end').click();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The host has closed the table.');
  await expect(page.getByTestId('people')).toHaveCount(0);
  there.check();
  await again.stop();
  await there.host.stop();
});

test('a spectator sees the game and changes nothing; a draw and another game are agreed on', async ({
  host: _host,
  table: page,
  browser,
}) => {
  const player = new FlatPlayer(page);
  await player.newGame();
  const there = await Machine.start(browser);
  await there.joins(await invitationCode(page));
  const watching = await Machine.start(browser);
  await page.keyboard.press('Alt+i');
  await page.getByTestId('invite-watch').click();
  const code = await page.getByTestId('code-watch').innerText();
  await page.getByTestId('invite-done').click();
  await watching.joins(code);
  await expect(page.getByTestId('people')).toContainText('A spectator');
  await player.play('c2', 'c3');
  await watching.page.waitForFunction(
    () => document.body.dataset.turn === 'line' && document.body.dataset.busy === '0',
  );
  expect(await watching.player.played()).toEqual(await player.played());
  await expect(watching.page.getByTestId('undo')).toHaveAccessibleDescription(
    'You are watching this game. Only its two players can do that.',
  );
  await expect(watching.player.step).toContainText('LINE to move.');

  // a square that the guest points at is marked and said at the other machines
  await there.player.cursorTo('e5');
  const marked = await page.locator('[data-name="e5"]').getAttribute('data-cell');
  await Promise.all([
    ...[page, watching.page].map((one) => appears(one, `[data-arrow][data-to="${marked}"]`)),
    there.page.keyboard.press('Alt+b'),
  ]);
  await expect.poll(async () => (await player.heard()).join()).toContain('LINE points at e5.');

  // the guest offers a draw, and the host accepts it
  await there.page.getByTestId('menu').click();
  await there.page.getByRole('menuitem', { name: 'Offer a draw' }).click();
  await there.page.getByTestId('draw-yes').click();
  await expect(there.page.getByTestId('own-draw')).toContainText('You offered a draw.');
  await expect(page.getByTestId('offer-notice')).toContainText('LINE offers a draw.');
  await page.getByTestId('offer-yes').click();
  for (const one of [page, there.page, watching.page]) await expect(one.getByTestId('end')).toBeVisible();

  // one asks for another game, the other one too: sides are changed
  await expect(watching.page.getByTestId('rematch')).toHaveCount(0);
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('end-own')).toContainText('You asked for another game.');
  await expect(there.page.getByTestId('end-asked')).toContainText('MAGI asks for another game');
  await there.page.getByTestId('rematch').click();
  await expect(there.page.getByTestId('people')).toContainText('MAGI you');
  await expect(page.getByTestId('people')).toContainText('LINE you, host');
  await expect(there.page.locator('[data-region=bottom]').getByTestId('seat-magi')).toBeVisible();
  await there.player.rest();
  await there.player.play('d2', 'd3');
  await turnIs(page, 'line');
  for (const one of [there, watching]) {
    one.check();
    await one.host.stop();
  }
});
