/** The desktop application as the host of a table: a browser host joins it, and is told when the application quits. */
import { expect, test } from '../harness/flatPlayer.ts';
import { Machine, turnIs } from '../harness/machine.ts';

test('invites from the native menu, plays, and closes the table when it is left', async ({
  desktop,
  desktopPlayer: player,
  browser,
}) => {
  const { page } = desktop;
  const there = await Machine.joinsDesktop(desktop, player, browser);
  await there.player.play('c8', 'c7');
  await turnIs(page, 'magi');
  expect(await player.played()).toEqual(await there.player.played());
  await desktop.menu('Game', 'leave');
  await player.atStart();
  await expect(there.page.getByTestId('connection-notice')).toContainText('The host has closed the table.');
  there.check();
  await there.host.stop();
});
