/** The updater as the host makes it: nothing is loaded or asked before somebody wants it, and what failed is noted. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Updater, UpdaterOfHost } from '../../app/updates/updater.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { FeedServer } from './feed-server.fixture.ts';
import { askByNode } from './node-net.fixture.ts';
import { updaterFor } from './updater.ts';

const NOTE = 'not-installed.txt';
const able = (updater: UpdaterOfHost): Updater => {
  if (updater.unable !== null) throw new Error(updater.unable);
  return updater;
};

let folder: string;
let old: string;
beforeEach(() => {
  folder = temporaryFolder();
  old = path.join(folder, 'Fairytable.AppImage');
  fs.writeFileSync(old, 'the old version');
  vi.stubEnv('APPIMAGE', old);
});
afterEach(() => void vi.unstubAllEnvs());

function make(feed: string, version = '0.1.0') {
  fs.writeFileSync(path.join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed}\nupdaterCacheDirName: x\n`);
  const loaded: string[] = [];
  const quitting: ((code: number) => void)[] = [];
  const updater = updaterFor({
    surroundings: {
      ...{ isPackaged: true, platform: 'linux', resources: folder },
      ...{ env: { APPIMAGE: old, APPDIR: '/mount' }, program: '/mount/fairytable' },
    },
    ...{ version, folder },
    network: () => {
      loaded.push('network');
      return { ask: askByNode };
    },
    onQuit: (handler) => quitting.push(handler),
    log: () => {},
  });
  const quit = () => {
    for (const handler of quitting) handler(0);
  };
  return { updater, loaded, quit };
}

test('a build that cannot be replaced has nothing but the reason', () => {
  expect(make('http://example.com').updater).toEqual({ unable: 'no-feed' });
});

test('the machine that is asked is named, and nothing is loaded before', () => {
  const { updater, loaded } = make('https://releases.example/fairytable');
  expect(able(updater).asks).toBe('releases.example');
  // said by a player who has never looked
  able(updater).install(false);
  expect(loaded).toEqual([]);
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('what could not be installed', () => {
  test('is noted when the application ends, and told once at its next start', async () => {
    const feed = await FeedServer.open();
    feed.release('0.2.0', Buffer.from('the new version'));
    const { updater, loaded, quit } = make(feed.address.href);
    const { signal } = new AbortController();
    expect(await able(updater).look(signal)).toMatchObject({ version: '0.2.0' });
    expect(loaded).toEqual(['network']);
    await able(updater).download(() => {}, signal);
    // somebody has put a folder in its place
    fs.rmSync(old);
    fs.mkdirSync(old);
    quit();
    expect(able(make(feed.address.href).updater).notInstalled).toBe('0.2.0');
    expect(able(make(feed.address.href).updater).notInstalled).toBeNull();
    await feed.close();
  });
});

test.each([
  ['0.2.0', '0.1.9', '0.2.0'],
  ['0.10.0', '0.9.0', '0.10.0'],
  // put in place by hand since
  ['0.2.0', '0.2.0', null],
  ['0.2.0', '0.3.0', null],
  ['0.2.9', '1.0.0', null],
  ['<b>', '0.1.0', null],
])('the note “%s” tells version %s of %s', (noted, version, told) => {
  fs.writeFileSync(path.join(folder, NOTE), noted);
  expect(able(make('https://releases.example', version).updater).notInstalled).toBe(told);
  expect(fs.existsSync(path.join(folder, NOTE))).toBe(false);
});
