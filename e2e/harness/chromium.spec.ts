/** Tests that the browser of the tests does nothing besides what it is tested with. */
import { chromium } from '@playwright/test';
import { chosenChromium } from './chosenChromium.ts';
import { expect, test } from './test.ts';

const featuresOf = (args: readonly string[]): readonly string[] =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.replace(/^.*?=/, '')
    .split(',') ?? [];

test('every feature that Playwright switches off is off', async () => {
  if ('why' in chosenChromium) throw new Error(chosenChromium.why);
  const { executablePath, args, env } = chosenChromium;
  const server = await chromium.launchServer({ executablePath, env: { ...process.env, ...env } });
  const { spawnargs } = server.process();
  await server.close();
  const own = featuresOf(spawnargs);
  expect(own.length).toBeGreaterThan(0);
  expect(featuresOf(args)).toEqual(expect.arrayContaining([...own]));
});

test('a window loads the page of the test and no other', async ({ browser, page }) => {
  await page.goto('data:text/html,<p>the page of the test</p>');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  // a tab and the page in it
  expect(targetInfos.map(({ type }) => type).sort()).toEqual(['page', 'tab']);
});
