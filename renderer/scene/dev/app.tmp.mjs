import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';

const host = spawn(process.execPath, ['out/browser/browser.mjs'], {
  env: { ...process.env, FAIRYTABLE_HOME: '/tmp/ft/scene-home' },
});
const address = await new Promise((ok) =>
  host.stdout.on('data', (d) => {
    const m = /ADDRESS (\S+)/.exec(String(d));
    if (m) ok(m[1]);
  }),
);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on(
  'console',
  (m) => m.type() !== 'log' && !/Clock/.test(m.text()) && console.log(m.type(), m.text().slice(0, 300)),
);
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
const shot = (n) => page.screenshot({ path: `/tmp/ft/shots/${n}.png`, timeout: 120000 });
try {
  await page.goto(address);
  await page.waitForFunction(() => document.body.dataset.screen, null, { timeout: 60000 });
  await page.waitForTimeout(1500);
  await shot('app_start');
  console.log(
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .map((b) => b.textContent.trim() || b.getAttribute('aria-label'))
        .slice(0, 30),
    ),
  );
  globalThis.page = page;
  await (await import(process.argv[2])).default({ page, shot });
} finally {
  await browser.close();
  host.kill();
}
