import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

const outDir = '/tmp/ft/sheetout';
const settings = {
  configFile: false,
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
};
if (process.env.BUILD !== '0') await build(settings);
const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    ...(process.env.ARGS ?? '').split(' ').filter(Boolean),
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1012, height: 700 } });
  page.on(
    'console',
    (m) => m.type() !== 'log' && !/Clock/.test(m.text()) && console.log(m.type(), m.text().slice(0, 300)),
  );
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  await page.goto(address + '?' + (process.argv[2] ?? 'show=start&quality=low'));
  if (process.env.NOGL) {
    await page.waitForTimeout(3000);
    console.log('title', await page.title());
    process.exit(0);
  }
  await page.waitForFunction(() => window.__fairytable?.ready, null, { timeout: 60000 });
  const frames = () => page.evaluate(() => window.__fairytable.frames);
  const still = async () => {
    let a = -1,
      b = await frames();
    while (a !== b) {
      a = b;
      await page.waitForTimeout(1200);
      b = await frames();
    }
    return b;
  };
  const at = (w) => page.evaluate((w) => window.__fairytable.project(w), w);
  const cell = (name) => {
    const f = 'Δabcdefghiδ',
      r = 'λ123456789Λ';
    return r.indexOf(name[1]) * 11 + f.indexOf(name[0]);
  };
  const inst = () => page.evaluate(() => window.__fairytable.instances());
  const shot = (n) => page.screenshot({ path: `/tmp/ft/shots/${n}.png` });
  const settled = () => page.evaluate(() => window.__fairytable.settled);
  const f0 = await still();
  await page.waitForTimeout(1500);
  console.log('idle frames in 1.5s', (await frames()) - f0);
  const before = await inst();
  // hover
  let [x, y] = await at({ cell: cell('e5') });
  await page.mouse.move(x, y);
  await still();
  const p = await inst();
  const kingHover = await at({ cell: cell('e1') });
  await page.mouse.move(kingHover[0], kingHover[1] - 14);
  const f1 = await still();
  await page.waitForTimeout(1000);
  console.log('hover: idle after', (await frames()) - f1, 'total since', f1 - f0);
  await shot('d_hover');
  // click piece by instance on e2, then click e4
  [x, y] = await at({ cell: cell('e2') });
  await page.mouse.click(x, y - 10);
  await still();
  await shot('d_lift');
  [x, y] = await at({ cell: cell('e4') });
  await page.mouse.click(x, y);
  await still();
  console.log('click move', (await inst()).includes('diskette/0@' + cell('e4')), await settled());
  // drag f2 to f5 (capture none)
  [x, y] = await at({ cell: cell('f2') });
  await page.mouse.move(x, y - 10);
  await page.mouse.down();
  let [x2, y2] = await at({ cell: cell('f5') });
  await page.mouse.move(x2, y2, { steps: 6 });
  await still();
  await shot('d_drag');
  await page.mouse.up();
  await still();
  console.log('drag move', (await inst()).includes('diskette/0@' + cell('f5')), await settled());
  // drag from hand
  const hand = await page.evaluate(() => {
    for (let i = 0; i < 60; i++) {
      const p = window.__fairytable.project({ piece: i });
      if (p && p[0] > 890) return [i, p];
    }
    return null;
  });
  console.log('hand', JSON.stringify(hand));
  [x, y] = hand[1];
  await page.mouse.move(x, y);
  await page.mouse.down();
  [x2, y2] = await at({ cell: cell('d6') });
  await page.mouse.move(x2, y2, { steps: 6 });
  await page.mouse.up();
  await still();
  console.log(
    'hand drop',
    (await inst()).filter((s) => s.endsWith('@' + cell('d6'))),
    await settled(),
  );
  await shot('d_after');
  // capture d8 by d1?? angel d1 takes d8
  [x, y] = await at({ cell: cell('d1') });
  await page.mouse.click(x, y - 12);
  [x, y] = await at({ cell: cell('d8') });
  await page.mouse.click(x, y);
  await page.waitForTimeout(250);
  await shot('d_capture_mid');
  await still();
  console.log(
    'capture',
    (await inst()).filter((s) => s.endsWith('@' + cell('d8'))),
  );
  await shot('d_capture');
  // ping & arrow
  [x, y] = await at({ cell: cell('b5') });
  await page.mouse.click(x, y, { button: 'right' });
  [x, y] = await at({ cell: cell('c3') });
  await page.keyboard.down('Alt');
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  [x2, y2] = await at({ cell: cell('g7') });
  await page.mouse.move(x2, y2, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await page.keyboard.up('Alt');
  await still();
  await shot('d_draw');
  // orbit
  await page.mouse.move(500, 350);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(640, 300, { steps: 6 });
  await page.mouse.up({ button: 'right' });
  await still();
  await shot('d_orbit');
  await page.mouse.wheel(0, -600);
  await still();
  await shot('d_zoom');
  // context loss
  const lost = await page.evaluate(async () => {
    const c = document.querySelector('canvas');
    const gl = c.getContext('webgl2');
    const e = gl.getExtension('WEBGL_lose_context');
    const f = window.__fairytable.frames;
    e.loseContext();
    await new Promise((r) => setTimeout(r, 300));
    e.restoreContext();
    await new Promise((r) => setTimeout(r, 1500));
    return window.__fairytable.frames - f;
  });
  await still();
  console.log('frames after context loss', lost);
  await shot('d_restored');
} finally {
  await browser.close();
  await server.close();
}
