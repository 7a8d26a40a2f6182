/**
 * Draws the application's icons from assets/icons/mark.svg with the Chromium of the tests, and packs them for
 * Windows (.ico) and macOS (.icns); both are containers that hold PNGs. The results are checked in; run this after
 * the mark has changed: `node scripts/icons.mjs`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './bundles.mjs';
import { chromiumArgs, findChromium } from './findChromium.mjs';

const folder = path.join(root, 'assets/icons');
/** macOS wants a margin around the tile and draws the mark as it stands; elsewhere the tile fills the icon. */
const filled = '96 96 832 832';
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];
const windowsSizes = [16, 24, 32, 48, 64, 128, 256];
/** type codes of the icns container, by the size in pixels of the PNG they hold */
const appleTypes = /** @type {const} */ ([
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
]);

/** @param {readonly { size: number, png: Buffer }[]} images @returns {Buffer} */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [i, { size, png }] of images.entries()) {
    const at = 6 + 16 * i;
    // 0 stands for 256
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** @param {readonly { type: string, png: Buffer }[]} images @returns {Buffer} */
function icns(images) {
  const blocks = images.map(({ type, png }) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'latin1');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const body = Buffer.concat(blocks);
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}

const found = findChromium();
if (!found.chromium) throw new Error(`The icons need a browser to draw them: ${found.why}.`);
const mark = fs.readFileSync(path.join(folder, 'mark.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: found.chromium.executablePath,
  env: { .../** @type {Record<string, string>} */ (process.env), ...found.chromium.env },
  args: chromiumArgs,
});
const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } });

/** @param {number} size in pixels @param {boolean} margin @returns {Promise<Buffer>} a PNG */
async function draw(size, margin) {
  const svg = margin ? mark : mark.replace('viewBox="0 0 1024 1024"', `viewBox="${filled}"`);
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: size, height: size } });
}

for (const size of linuxSizes) fs.writeFileSync(path.join(folder, `${size}x${size}.png`), await draw(size, false));
const windows = [];
for (const size of windowsSizes) windows.push({ size, png: await draw(size, false) });
fs.writeFileSync(path.join(folder, 'icon.ico'), ico(windows));
const apple = [];
for (const [type, size] of appleTypes) apple.push({ type, png: await draw(size, true) });
fs.writeFileSync(path.join(folder, 'icon.icns'), icns(apple));
await browser.close();
console.log(`Drew ${fs.readdirSync(folder).join(', ')}.`);
