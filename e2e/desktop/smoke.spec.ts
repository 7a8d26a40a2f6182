/** The desktop application starts in its sandbox and quits when told to. */
import { expect, shared, test } from '../harness/flatPlayer.ts';

shared('the window shows the start screen and the page has no Node', async ({ desktop }) => {
  await expect(desktop.page).toHaveTitle(/Fairytable/);
  const reach = await desktop.page.evaluate(() => ['require' in window, 'process' in window, 'fairytable' in window]);
  expect(reach).toEqual([false, false, true]);
});

test('quitting ends the process with code 0', async ({ desktop }) => {
  expect(await desktop.quit()).toEqual({ code: 0, signal: null });
});
