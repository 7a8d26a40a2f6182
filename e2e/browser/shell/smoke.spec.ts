/** The browser host starts, draws a 3D table, survives a reload and exits on SIGTERM. */
import { expect, test } from '../../harness/test.ts';

test('the browser under test has WebGL2', async ({ page }) => {
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl?.getParameter(gl.RENDERER) ?? null;
  });
  expect(renderer).not.toBeNull();
});

test('the start screen is drawn and survives a reload', async ({ table, host }) => {
  await expect(table).toHaveTitle(/Fairytable/);
  const before = host.process.said.filter((line) => line.startsWith('FAIRYTABLE_READY')).length;
  await table.reload();
  await expect
    .poll(() => host.process.said.filter((line) => line.startsWith('FAIRYTABLE_READY')).length)
    .toBeGreaterThan(before);
});

test('SIGTERM ends the host with code 0', async ({ host, table }) => {
  await expect(table.locator('body')).toBeVisible();
  expect(await host.stop()).toEqual({ code: 0, signal: null });
});
