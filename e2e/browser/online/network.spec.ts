/** Pages send requests to nobody but their own host: every test checks this, and here the check itself is tested. */

import { expect, test } from '../../harness/player.ts';
import { watchRequests } from '../../harness/test.ts';

test('a request to another address is detected', async ({ browser }) => {
  const context = await browser.newContext();
  const foreign = watchRequests(context);
  const page = await context.newPage();
  // without a content policy that would block it
  await page.evaluate(() => fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined));
  expect(foreign).toEqual(['http://127.0.0.1:9/elsewhere']);
  await context.close();
});

test.describe('in the 3D table, a portrait and the rulebook', () => {
  test('everything comes from the host itself', async ({ page, player, context }) => {
    const foreign = watchRequests(context);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await player.newGame();
    const spot = await page.evaluate(() => window.__fairytable!.project({ piece: 3 }));
    await page.mouse.click(...spot!);
    const portrait = page.getByTestId('card').locator('img');
    await expect(portrait).toHaveAttribute('src', /^blob:/);
    expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByTestId('card').getByRole('button', { name: 'In the rulebook' }).click();
    await expect(page.getByRole('main').locator('h2 img').first()).toHaveAttribute('src', /^blob:/);
    expect(asked.length).toBeGreaterThan(3);
    expect(foreign).toEqual([]);
  });
});
