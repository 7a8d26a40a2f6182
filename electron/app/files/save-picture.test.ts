/** A picture from the page is written as it is; whatever is not one is refused before any dialog, and nothing is written. */
import fs from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { LARGEST_PICTURE } from '../../contract/requests.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, startAcid } from '../application.fixture.ts';
import { pngFrom } from './png.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
function png({ width = 2, height = 2, pixels = deflateSync(Buffer.alloc(height * (1 + width * 3))) } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
const good = png();
const goodText = good.toString('base64');
const pixels = deflateSync(Buffer.alloc(14));

test('a picture is what it says, byte by byte', () => {
  expect(pngFrom(goodText)).toEqual(good);
});

test.each([
  ['nothing', '', 'empty'],
  ['not base64', '%%%%', 'not-png'],
  ['base64 with something in between', `${goodText.slice(0, 8)}\n${goodText.slice(8)}`, 'not-png'],
  ['an address with data', `data:image/png;base64,${goodText}`, 'not-png'],
  ['another signature', Buffer.concat([Buffer.from('GIF89a'), good]).toString('base64'), 'not-png'],
  ['the signature alone', good.subarray(0, 8).toString('base64'), 'not-png'],
  ['its end is missing', good.subarray(0, -1).toString('base64'), 'not-png'],
  ['something after its end', Buffer.concat([good, Buffer.from('#!/bin/sh')]).toString('base64'), 'not-png'],
  ['no pixels', png({ pixels: Buffer.alloc(0) }).toString('base64'), 'not-png'],
  ['no width', png({ width: 0, pixels }).toString('base64'), 'not-png'],
  ['a height of millions', png({ height: 9_000_000, pixels }).toString('base64'), 'not-png'],
  ['too large', 'A'.repeat((LARGEST_PICTURE / 3) * 4 + 8), 'too-large'],
])('refused: %s', (_, text, fault) => {
  expect(pngFrom(text)).toBe(fault);
});

test('forged bytes are refused or taken as they are, and never throw', () => {
  const below = dice(13);
  let refused = 0;
  for (let i = 0; i < 3000; i++) {
    const bytes = Buffer.from(good);
    for (let n = 0; n <= below(4); n++) bytes[below(bytes.length)] = below(256);
    const cut = below(3) === 0 ? bytes.subarray(0, below(bytes.length)) : bytes;
    const read = pngFrom(cut.toString('base64'));
    if (typeof read === 'string') refused++;
    else expect(read).toEqual(cut);
  }
  expect(refused).toBeGreaterThan(1000);
  expect(refused).toBeLessThan(3000);
});

test('written where the dialog says, under the name of the game; a cancelled dialog writes nothing', async () => {
  const folder = temporaryFolder();
  const app = await openTestApp(temporaryFolder(), { native: true });
  const { match } = await startAcid(app);
  expect(await app.get('match.savePicture', { match, png: goodText })).toEqual({ where: null });
  app.dialogs.place = path.join(folder, 'table.png');
  expect(await app.get('match.savePicture', { match, png: goodText })).toEqual({ where: app.dialogs.place });
  expect(fs.readFileSync(app.dialogs.place)).toEqual(good);
  expect(fs.readdirSync(folder)).toEqual(['table.png']);
  await app.app.close({ force: true });
});

test('what is no picture, of no game or on a full disk is refused, and nothing is written', async () => {
  const folder = temporaryFolder();
  const faulty = new FaultyDisk();
  const app = await openTestApp(temporaryFolder(), { native: true, disk: faulty.disk });
  const { match } = await startAcid(app);
  app.dialogs.place = path.join(folder, 'table.png');
  const ask = (more: { match?: string; png?: string }) =>
    app.ask('match.savePicture', { match, png: goodText, ...more });
  expect(await ask({ png: '' })).toMatchObject({
    error: { code: 'bad-picture', message: expect.stringMatching(/Take it again/) },
  });
  expect(await ask({ png: 'A'.repeat((LARGEST_PICTURE / 3) * 4 + 8) })).toMatchObject({
    error: { code: 'bad-picture', message: expect.stringMatching(/smaller size/) },
  });
  expect(await ask({ png: 'A'.repeat(LARGEST_PICTURE * 1.5 + 1) })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(await ask({ match: 'another' })).toMatchObject({ error: { code: 'no-match' } });
  faulty.fault = (call, file) => (call === 'write' && file.startsWith(folder) ? 'ENOSPC' : null);
  expect(await ask({})).toMatchObject({ error: { code: 'disk' } });
  expect(fs.readdirSync(folder)).toEqual([]);
  await app.app.close({ force: true });
});
