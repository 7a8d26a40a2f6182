/** Other engines in the settings of a machine: only its own dialog names a program. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_ENGINES } from '../../contract/engines.ts';
import { requestFields } from '../../contract/fields.fixture.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { Seats } from '../../contract/settings.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { engineFile, openWithEngines, textGame } from './engines.fixture.ts';

const FAKE = {
  ...{ name: 'Fake 1.0', calls: 'Fake 1.0', author: 'Nobody at all' },
  ...{ protocol: 'uci', games: 2, readsRules: true, ranges: [] },
};
const PLAIN = { ...FAKE, games: 1, readsRules: false };

describe('an engine', () => {
  test('is chosen in the host’s dialog, tried at once, and kept for the next start', async () => {
    const { app, home, started } = await openWithEngines();
    expect(await app.get('engines.list', {})).toEqual({ engines: [] });
    app.dialogs.file = engineFile('good');
    expect(await app.get('engines.add', {})).toEqual(FAKE);
    expect(started).toMatchObject([{ mode: 'good', isRunning: false }]);
    await app.app.close({ force: true });
    const again = await openWithEngines({ home });
    expect(await again.app.get('engines.list', {})).toEqual({ engines: [FAKE] });
    // it is not started before it is needed
    expect(again.started).toEqual([]);
  });
  test('says how it can be made weaker', async () => {
    const { app, add } = await openWithEngines();
    await add('levels');
    expect((await app.get('engines.list', {})).engines[0].ranges).toEqual([
      { by: 'elo', least: 1320, most: 3190 },
      { by: 'skill', least: 0, most: 20 },
    ]);
  });
  test('is not added where the dialog is cancelled', async () => {
    const { app } = await openWithEngines();
    app.dialogs.file = null;
    expect(await app.get('engines.add', {})).toBeNull();
    expect(await app.get('engines.list', {})).toEqual({ engines: [] });
  });
  test('is refused where it is none, and nothing is kept', async () => {
    const { app, home, started } = await openWithEngines();
    app.dialogs.file = engineFile('ends-at-once');
    expect(await app.code('engines.add', {})).toBe('no-engine');
    // by either protocol
    const ended = { mode: 'ends-at-once', isRunning: false };
    expect(started).toMatchObject([ended, ended]);
    expect(fs.existsSync(path.join(home, 'engines.json'))).toBe(false);
  });
  test('gets a number where another one is called the same, and may be renamed', async () => {
    const { app, add } = await openWithEngines();
    expect([await add('good'), await add('plain'), await add('good')]).toEqual([
      'Fake 1.0',
      'Fake 1.0 (2)',
      'Fake 1.0 (3)',
    ]);
    const rename = (engine: string, name: string) => app.ask('engines.rename', { engine, name });
    expect(await rename('Fake 1.0 (2)', ' Weak\u202e one ')).toEqual({
      ok: true,
      value: { ...PLAIN, name: 'Weak one' },
    });
    expect(await rename('Weak one', 'Weak one')).toMatchObject({ ok: true });
    const refusals = [
      [await rename('Weak one', 'Fake 1.0'), engineMessages.nameTaken('Fake 1.0')],
      [await rename('Weak one', ' \n'), engineMessages.nameEmpty],
      [await rename('Nobody', 'Else'), engineMessages.notHere('Nobody')],
    ] as const;
    for (const [answer, message] of refusals) expect(answer).toMatchObject({ ok: false, error: { message } });
    expect(await app.code('engines.rename', { engine: 'Weak one', name: 'x'.repeat(41) })).toBe('name-too-long');
    await app.get('engines.remove', { engine: 'Fake 1.0' });
    expect((await app.get('engines.list', {})).engines.map(({ name }) => name)).toEqual(['Weak one', 'Fake 1.0 (3)']);
    expect(await app.code('engines.remove', { engine: 'Fake 1.0' })).toBe('no-such-engine');
  });
  test('of too many is refused before any dialog', async () => {
    const home = temporaryFolder();
    const one = { file: engineFile('good'), calls: '', author: '', variants: ['chess'], readsRules: false, ranges: [] };
    const many = Array.from({ length: MOST_ENGINES }, (_, i) => ({ name: `E${i}`, ...one }));
    fs.writeFileSync(path.join(home, 'engines.json'), JSON.stringify(many));
    const { app, started } = await openWithEngines({ home });
    app.dialogs.file = engineFile('good');
    expect(await app.code('engines.add', {})).toBe('many-engines');
    expect(started).toEqual([]);
  });
});

describe('only the person at the machine names a program', () => {
  test('no request has a place for its file', async () => {
    const { app, started } = await openWithEngines();
    app.dialogs.file = null;
    for (const field of ['file', 'path', 'program', 'command', 'args']) {
      const input = { [field]: engineFile('good') };
      expect(await app.ask('engines.add', input as never)).toMatchObject({
        ok: false,
        error: { code: 'invalid-input' },
      });
      const seat = { level: '1', seconds: 1, engine: { name: 'x', ...input } };
      const players = [{ name: '' }, { name: '', computer: seat }];
      expect(await app.ask('match.start', { variant: 'acid', options: {}, players } as never)).toMatchObject({
        error: { code: 'invalid-input' },
      });
    }
    expect(requestFields).not.toContain('path');
    expect(started).toEqual([]);
  });
  test('a host without dialogs starts none, not even one that was added elsewhere', async () => {
    const first = await openWithEngines();
    const name = await first.add('good');
    await first.app.app.close({ force: true });
    const { app, started } = await openWithEngines({ home: first.home, native: false });
    app.dialogs.file = engineFile('good');
    expect(await app.code('engines.add', {})).toBe('no-dialogs');
    const { variant } = textGame('orthodox');
    expect(await app.get('engines.playing', { variant: variant.id })).toEqual({ engines: [] });
    const players = [{ name: '' }, { name: '', computer: { level: '1', seconds: 1, engine: { name } } }] as const;
    expect(await app.code('match.start', { variant: variant.id, options: {}, players: [...players] })).toBe(
      'engine-cannot-play',
    );
    expect(started).toEqual([]);
  });
  test.each([
    ['no list', '{"name":"x"}'],
    ['no JSON', 'engines'],
    ['a file that is not absolute', JSON.stringify([{ ...FAKE, file: 'sh', variants: [] }])],
    ['a name on two lines', JSON.stringify([{ ...FAKE, name: 'a\nb', file: engineFile('good'), variants: [] }])],
  ])('what is not understood in their file is left out: %s', async (_, text) => {
    const home = temporaryFolder();
    fs.writeFileSync(path.join(home, 'engines.json'), text);
    const { app } = await openWithEngines({ home });
    expect(await app.get('engines.list', {})).toEqual({ engines: [] });
  });
});

test('who can play a game is listed with the reasons of those who cannot', async () => {
  const { app, add } = await openWithEngines();
  await add('good');
  await add('plain');
  await app.get('engines.rename', { engine: 'Fake 1.0 (2)', name: 'Plain' });
  const whys = async (variant: string) =>
    Object.fromEntries(
      (await app.get('engines.playing', { variant })).engines.map(({ name, why }) => [name, why] as const),
    );
  expect(await whys(textGame('orthodox').variant.id)).toEqual({ 'Fake 1.0': null, Plain: null });
  expect(await whys(textGame('grand').variant.id)).toEqual({
    'Fake 1.0': null,
    Plain: engineMessages.readsNoRules('Plain'),
  });
  expect(await whys('acid')).toEqual({
    'Fake 1.0': engineMessages.onlyText('Fake 1.0'),
    Plain: engineMessages.onlyText('Plain'),
  });
  expect(await app.code('engines.playing', { variant: 'none' })).toBe('no-such-variant');
});

test('who can play a shuffled game is listed by its first position, before it begins and at the table', async () => {
  const { app, add } = await openWithEngines();
  await add('good');
  await add('960');
  await app.get('engines.rename', { engine: 'Fake 1.0 (2)', name: 'Shuffler' });
  const { id } = textGame('chess960').variant;
  const whys = ({ engines }: { readonly engines: readonly { name: string; why: string | null }[] }) =>
    Object.fromEntries(engines.map(({ name, why }) => [name, why] as const));
  const usual = { 'Fake 1.0': null, Shuffler: null };
  const shuffled = { 'Fake 1.0': engineMessages.noChess960('Fake 1.0'), Shuffler: null };
  expect(whys(await app.get('engines.playing', { variant: id }))).toEqual(usual);
  expect(whys(await app.get('engines.playing', { variant: id, options: { position: '0' } }))).toEqual(shuffled);
  for (const [options, expected] of [[{}, usual] as const, [{ position: '0' }, shuffled] as const]) {
    const players: Seats = [{ name: 'Ann' }, { name: 'Ben' }];
    const { match } = await app.get('match.start', { variant: id, options, players });
    expect(whys(await app.get('engines.atMatch', { match }))).toEqual(expected);
  }
  expect(await app.code('engines.atMatch', { match: 'another' })).toBe('stale');
});
