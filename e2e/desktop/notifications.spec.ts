/** Something arrives while the window is not in front: its frame flashes, it has a badge, and the system shows a notification. */
import type {} from '../../renderer/bridge/connect.ts'; // window.fairytable
import { expect, test } from '../harness/flatPlayer.ts';
import { Machine, turnIs } from '../harness/machine.ts';

test('a turn from another machine draws attention to the window until it is in front', async ({
  standIn,
  desktopPlayer: player,
  browser,
}) => {
  const { page } = standIn;
  const told = (event: string) => standIn.told.filter((one) => one.event === event).map(({ detail }) => detail);
  const there = await Machine.joinsDesktop(standIn, player, browser);
  const title = await page.title();

  await test.step('in front nothing is told', async () => {
    await there.player.play('c8', 'c7');
    await turnIs(page, 'magi');
    // nor if the window has come to the front since the page asked
    await page.evaluate(() => window.fairytable?.ask['app.attention']({ title: 'Your turn', body: 'acid' }));
    expect([told('flashFrame'), told('badge'), told('notification')]).toEqual([[], [], []]);
    expect(await page.title()).toBe(title);
  });

  await test.step('behind another window it is, without a word about the board', async () => {
    await player.play('e2', 'e3');
    await turnIs(there.page, 'line');
    await standIn.order('focus', false);
    // Playwright lets every page believe that it has the focus
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await there.player.play('e8', 'e7');
    expect(await standIn.event('notification')).toEqual({
      title: 'Your turn',
      body: 'acid, against LINE',
      silent: true,
    });
    await expect(page).toHaveTitle('Your turn – acid – Fairytable');
    expect([told('flashFrame'), told('badge'), told('notification').length]).toEqual([[true], [1], 1]);
  });

  await test.step('a click on the notification brings the window to the front, and all of it ends', async () => {
    await standIn.order('clickNotification');
    await page.evaluate(() => {
      document.hasFocus = () => true;
      window.dispatchEvent(new Event('focus'));
    });
    expect(told('focused')).toEqual([false, true]);
    expect([told('flashFrame'), told('badge'), told('notificationClosed')]).toEqual([
      [true, false],
      [1, 0],
      ['Your turn'],
    ]);
    await expect(page).toHaveTitle(title);
  });
  there.check();
  await there.host.stop();
});
