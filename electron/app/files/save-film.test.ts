/** A film from the page is written as it is; whatever is not one is refused before any dialog, and nothing is written. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { LARGEST_FILM } from '../../contract/requests.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, startAcid } from '../application.fixture.ts';
import { type FilmFault, filmFrom } from './film.ts';

const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x40 | (inside.length >> 8), inside.length & 255]),
    inside,
  ]);
};
const header = (type = 'webm') => element('1a45dfa3', Buffer.from([0x42, 0x82, 0x84]), Buffer.from(type, 'latin1'));
const info = element('1549a966', Buffer.alloc(20, 1));
const tracks = element('1654ae6b', Buffer.alloc(30, 2));
const cluster = element('1f43b675', Buffer.alloc(200, 3));
const segment = (...parts: readonly Buffer[]) => element('18538067', ...parts);
const webm = Buffer.concat([header(), segment(info, tracks, cluster)]);

const screen = Buffer.from([...Buffer.from('GIF89a', 'latin1'), 2, 0, 2, 0, 0x70, 0, 0]);
const control = Buffer.from([0x21, 0xf9, 4, 5, 50, 0, 255, 0]);
const image = Buffer.from([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0x80, 0, 0, 0, 255, 255, 255, 2, 2, 0x84, 0x51, 0]);
const end = Buffer.from([0x3b]);
const gif = Buffer.concat([screen, control, image, control, image, end]);

const text = (...parts: readonly Buffer[]) => Buffer.concat(parts).toString('base64');

test('a film is what it says, byte by byte', () => {
  expect(filmFrom(text(webm))).toEqual({ kind: 'webm', bytes: webm });
  expect(filmFrom(text(gif))).toEqual({ kind: 'gif', bytes: gif });
});

test.each<[string, string, FilmFault]>([
  ['nothing', '', 'empty'],
  ['not base64', '%%%%', 'not-a-film'],
  ['base64 with something in between', `${text(webm).slice(0, 8)}\n${text(webm).slice(8)}`, 'not-a-film'],
  ['an address with data', `data:video/webm;base64,${text(webm)}`, 'not-a-film'],
  ['a program', text(Buffer.from('#!/bin/sh\nexit\n')), 'not-a-film'],
  ['another kind of Matroska', text(header('mkvx'), segment(tracks, cluster)), 'not-a-film'],
  ['its end is missing', text(webm.subarray(0, -1)), 'not-a-film'],
  ['something after its end', text(webm, Buffer.from('#!/bin/sh')), 'not-a-film'],
  ['a second segment', text(webm, segment(tracks, cluster)), 'not-a-film'],
  ['no tracks', text(header(), segment(info, cluster)), 'not-a-film'],
  ['no pictures', text(header(), segment(info, tracks)), 'not-a-film'],
  ['an attachment', text(header(), segment(tracks, cluster, element('1941a469', info))), 'not-a-film'],
  ['a GIF without its end', text(gif.subarray(0, -1)), 'not-a-film'],
  ['a GIF with something after its end', text(gif, Buffer.from('<script>')), 'not-a-film'],
  ['a GIF without pictures', text(screen, control, end), 'not-a-film'],
  ['a GIF with a block of no kind', text(screen, Buffer.from([0x99]), image, end), 'not-a-film'],
  ['a GIF of no width', text(Buffer.concat([screen]).fill(0, 6, 8), image, end), 'not-a-film'],
  ['too large', 'A'.repeat((LARGEST_FILM / 3) * 4 + 8), 'too-large'],
])('refused: %s', (_, base64, fault) => {
  expect(filmFrom(base64)).toBe(fault);
});

test.each([
  ['WebM', webm],
  ['GIF', gif],
])('forged bytes of a %s are refused or taken as they are, and never throw', (_, good) => {
  const below = dice(17);
  let refused = 0;
  for (let i = 0; i < 3000; i++) {
    const bytes = Buffer.from(good);
    for (let n = 0; n <= below(4); n++) bytes[below(bytes.length)] = below(256);
    const cut = below(3) === 0 ? bytes.subarray(0, below(bytes.length)) : bytes;
    const read = filmFrom(cut.toString('base64'));
    if (typeof read === 'string') refused++;
    else expect(read.bytes).toEqual(cut);
  }
  expect(refused).toBeGreaterThan(1000);
  expect(refused).toBeLessThan(3000);
});

test('written where the dialog says; a cancelled dialog writes nothing', async () => {
  const folder = temporaryFolder();
  const app = await openTestApp(temporaryFolder(), { native: true });
  const { match } = await startAcid(app);
  expect(await app.get('match.saveFilm', { match, film: text(webm) })).toEqual({ where: null });
  for (const [name, bytes] of [
    ['game.webm', webm],
    ['game.gif', gif],
  ] as const) {
    app.dialogs.place = path.join(folder, name);
    expect(await app.get('match.saveFilm', { match, film: text(bytes) })).toEqual({ where: app.dialogs.place });
    expect(fs.readFileSync(app.dialogs.place)).toEqual(bytes);
  }
  expect(fs.readdirSync(folder)).toEqual(['game.gif', 'game.webm']);
  await app.app.close({ force: true });
});

test('what is no film, of no game or on a full disk is refused, and nothing is written', async () => {
  const folder = temporaryFolder();
  const faulty = new FaultyDisk();
  const app = await openTestApp(temporaryFolder(), { native: true, disk: faulty.disk });
  const { match } = await startAcid(app);
  app.dialogs.place = path.join(folder, 'game.webm');
  const ask = (more: { match?: string; film?: string }) =>
    app.ask('match.saveFilm', { match, film: text(webm), ...more });
  expect(await ask({ film: text(Buffer.from('no film')) })).toMatchObject({
    error: { code: 'bad-film', message: expect.stringMatching(/Make it again/) },
  });
  expect(await ask({ film: 'A'.repeat((LARGEST_FILM / 3) * 4 + 8) })).toMatchObject({
    error: { code: 'bad-film', message: expect.stringMatching(/smaller size/) },
  });
  expect(await ask({ film: 'A'.repeat(LARGEST_FILM * 1.5 + 1) })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(await ask({ match: 'another' })).toMatchObject({ error: { code: 'no-match' } });
  faulty.fault = (call, file) => (call === 'write' && file.startsWith(folder) ? 'ENOSPC' : null);
  expect(await ask({})).toMatchObject({ error: { code: 'disk' } });
  expect(fs.readdirSync(folder)).toEqual([]);
  await app.app.close({ force: true });
});
