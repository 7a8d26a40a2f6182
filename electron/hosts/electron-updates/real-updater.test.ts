/** electron-updater itself against feeds on this machine: a fake AppImage is found, checked and put in the old one's place. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdateTrouble } from '../../contract/updates.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { FeedServer, feedText } from './feed-server.fixture.ts';
import { askByNode } from './node-net.fixture.ts';
import { RealUpdater, type RealUpdaterParts } from './real-updater.ts';

const NEW = Buffer.from('#!/bin/sh\necho a new version\n'.repeat(200));
const forever = () => new AbortController().signal;
const nothing = () => {};

let feed: FeedServer;
let folder: string;
let old: string;
beforeEach(async () => {
  feed = await FeedServer.open();
  folder = temporaryFolder();
  old = path.join(folder, 'Fairytable-0.1.0-linux-x86_64.AppImage');
  fs.writeFileSync(old, 'the old version', { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic\nupdaterCacheDirName: fairytable-updater\n');
  vi.stubEnv('APPIMAGE', old);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await feed.close();
});

function start(more: Partial<RealUpdaterParts> = {}) {
  const quitting: ((code: number) => void)[] = [];
  const failed: string[] = [];
  const log: string[] = [];
  const updater = new RealUpdater({
    ask: askByNode,
    feed: feed.address,
    version: '0.1.0',
    feedFile: path.join(folder, 'app-update.yml'),
    folder,
    onQuit: (handler) => quitting.push(handler),
    failed: (version) => failed.push(version),
    log: (line) => log.push(line),
    ...more,
  });
  const quit = (code = 0) => {
    for (const handler of quitting) handler(code);
  };
  return { updater, quit, failed, log };
}
const troubleWith = async (asked: Promise<unknown>): Promise<UpdateTrouble> => {
  const answer = await asked.then(
    (value) => `answered ${JSON.stringify(value)}`,
    (error) => error.trouble ?? `threw ${error}`,
  );
  return answer as UpdateTrouble;
};
const appImages = () => fs.readdirSync(folder).filter((name) => name.includes('AppImage'));
const pending = () => {
  const place = path.join(folder, 'fairytable-updater/pending');
  return fs.existsSync(place) ? fs.readdirSync(place) : [];
};

const isAppImage = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(isAppImage)('an AppImage', () => {
  test('is replaced when the application has ended, and by nothing before', async () => {
    feed.release('0.2.0', NEW, { news: 'A new game.' });
    const { updater, quit, failed, log } = start();
    expect(await updater.look(forever())).toMatchObject({ version: '0.2.0', news: 'A new game.' });
    const percents: number[] = [];
    await updater.download((percent) => percents.push(percent), forever());
    expect(percents.at(-1)).toBe(100);
    expect(fs.readFileSync(old, 'utf8')).toBe('the old version');
    quit();
    expect(appImages()).toEqual(['Fairytable-0.2.0-linux-x86_64.AppImage']);
    const made = path.join(folder, 'Fairytable-0.2.0-linux-x86_64.AppImage');
    expect(fs.readFileSync(made)).toEqual(NEW);
    expect(fs.statSync(made).mode & 0o777).toBe(0o755);
    expect([failed, log]).toEqual([[], []]);
  });

  test('keeps the name that a person has given it', async () => {
    const own = path.join(folder, 'chess');
    fs.renameSync(old, own);
    vi.stubEnv('APPIMAGE', own);
    feed.release('0.2.0', NEW);
    const { updater, quit } = start();
    await updater.look(forever());
    await updater.download(nothing, forever());
    quit();
    expect(fs.readFileSync(own)).toEqual(NEW);
    expect(appImages()).toEqual([]);
  });

  test('stays when the application ends with an error, or the new version is not wanted after all', async () => {
    feed.release('0.2.0', NEW);
    const { updater, quit } = start();
    await updater.look(forever());
    await updater.download(nothing, forever());
    quit(1);
    updater.install(false);
    quit();
    expect(fs.readFileSync(old, 'utf8')).toBe('the old version');
    updater.install(true);
    quit();
    expect(appImages()).toEqual(['Fairytable-0.2.0-linux-x86_64.AppImage']);
  });

  test('stays when the new one cannot be put in its place, which is noted', async () => {
    feed.release('0.2.0', NEW);
    const { updater, quit, failed, log } = start();
    await updater.look(forever());
    await updater.download(nothing, forever());
    fs.mkdirSync(path.join(folder, 'Fairytable-0.2.0-linux-x86_64.AppImage'));
    quit();
    expect(fs.readFileSync(old, 'utf8')).toBe('the old version');
    expect(appImages().filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    expect(failed).toEqual(['0.2.0']);
    expect(log.length).toBe(1);
  });

  test('that is downloaded already is not downloaded again', async () => {
    feed.release('0.2.0', NEW);
    const first = start();
    await first.updater.look(forever());
    await first.updater.download(nothing, forever());
    feed.asked.length = 0;
    const second = start();
    await second.updater.look(forever());
    await second.updater.download(nothing, forever());
    expect(feed.asked.map((one) => one.path)).toEqual(['/latest-linux.yml']);
    second.quit();
    expect(appImages()).toEqual(['Fairytable-0.2.0-linux-x86_64.AppImage']);
  });

  test('is told of without anything that tells one installation from another', async () => {
    feed.release('0.2.0', NEW);
    const { updater } = start();
    await updater.look(forever());
    await updater.download(nothing, forever());
    expect(feed.asked.map((one) => one.path)).toEqual([
      '/latest-linux.yml',
      '/0.2.0/Fairytable-0.2.0-linux-x86_64.AppImage',
    ]);
    for (const { headers } of feed.asked) {
      const { host: _, connection: __, accept: ___, ...others } = headers;
      expect(others).toEqual({ 'user-agent': 'electron-builder', 'cache-control': 'no-cache' });
    }
    expect(fs.readdirSync(folder)).not.toContain('.updaterId');
  });

  test.each(['0.1.0', '0.0.9'])('of version %s is nothing new', async (version) => {
    feed.release(version, NEW);
    expect(await start().updater.look(forever())).toBeNull();
  });

  test('with a wrong checksum is thrown away', async () => {
    feed.release('0.2.0', NEW);
    feed.files.set('/0.2.0/Fairytable-0.2.0-linux-x86_64.AppImage', Buffer.from(NEW).fill('x', 10, 20));
    const { updater, quit, failed } = start();
    await updater.look(forever());
    expect(await troubleWith(updater.download(nothing, forever()))).toBe('checksum');
    quit();
    expect([fs.readFileSync(old, 'utf8'), pending(), failed]).toEqual(['the old version', [], []]);
    // the next attempt may be better
    feed.release('0.2.0', NEW);
    await updater.download(nothing, forever());
    quit();
    expect(appImages()).toEqual(['Fairytable-0.2.0-linux-x86_64.AppImage']);
  });

  test('that is longer than the feed says is left in the middle', async () => {
    feed.release('0.2.0', NEW);
    feed.files.set('/0.2.0/Fairytable-0.2.0-linux-x86_64.AppImage', (_, response) => {
      response.writeHead(200);
      const more = () => response.write(Buffer.alloc(65_536)) && setImmediate(more);
      response.on('drain', more);
      more();
    });
    const { updater } = start();
    await updater.look(forever());
    expect(await troubleWith(updater.download(nothing, forever()))).toBe('feed');
    expect(pending()).toEqual([]);
  });

  test('can be stopped while it comes, and begun again', async () => {
    feed.release('0.2.0', NEW);
    const place = '/0.2.0/Fairytable-0.2.0-linux-x86_64.AppImage';
    const stopping = new AbortController();
    feed.files.set(place, (_, response) => {
      response.writeHead(200, { 'content-length': NEW.length });
      response.write(NEW.subarray(0, 100), () => stopping.abort());
    });
    const { updater, quit } = start();
    await updater.look(forever());
    await expect(updater.download(nothing, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
    quit();
    expect(fs.readFileSync(old, 'utf8')).toBe('the old version');
    feed.release('0.2.0', NEW);
    await updater.download(nothing, forever());
    quit();
    expect(appImages()).toEqual(['Fairytable-0.2.0-linux-x86_64.AppImage']);
  });

  test('in a folder where nothing may be written is not downloaded at all', async () => {
    feed.release('0.2.0', NEW);
    const { updater } = start();
    await updater.look(forever());
    // root may write everywhere
    const locked = vi.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    });
    expect(await troubleWith(updater.download(nothing, forever()))).toBe('rights');
    locked.mockRestore();
    expect(feed.asked.map((one) => one.path)).toEqual(['/latest-linux.yml']);
  });

  test('whose disk is full says so', async () => {
    feed.release('0.2.0', NEW);
    const { updater } = start();
    await updater.look(forever());
    const create = fs.createWriteStream;
    // every write to it fails with ENOSPC
    const full = vi.spyOn(fs, 'createWriteStream').mockImplementation(() => create('/dev/full'));
    try {
      expect(await troubleWith(updater.download(nothing, forever()))).toBe('disk');
    } finally {
      full.mockRestore();
    }
  });
});

// on macOS electron-updater needs Electron itself, and other processors have feeds of other names
describe.runIf(process.platform === 'win32' || isAppImage)('a feed that does not answer well', () => {
  const latest = process.platform === 'win32' ? '/latest.yml' : '/latest-linux.yml';
  const good = () => feedText('0.2.0', [{ url: 'x.AppImage', program: NEW }]);
  const troubleAt = (more?: Partial<RealUpdaterParts>) => troubleWith(start(more).updater.look(forever()));

  test('is not there', async () => {
    expect(await troubleAt()).toBe('feed');
  });
  test('has trouble of its own', async () => {
    feed.files.set(latest, (_, response) => response.writeHead(503).end('later'));
    expect(await troubleAt()).toBe('offline');
  });
  test('cannot be reached', async () => {
    const gone = await FeedServer.open();
    const { address } = gone;
    await gone.close();
    expect(await troubleAt({ feed: address })).toBe('offline');
  });
  test('tells of a version whose number is too large', async () => {
    feed.files.set(latest, good().replace('0.2.0', '9999999999999999.0.0'));
    expect(await troubleAt()).toBe('feed');
  });
  test('says nothing', async () => {
    feed.files.set(latest, '');
    expect(await troubleAt()).toBe('feed');
  });
  test('never stops', async () => {
    feed.files.set(latest, (_, response) => {
      response.writeHead(200);
      const more = () => response.write('a: b\n'.repeat(1000)) && setImmediate(more);
      response.on('drain', more);
      more();
    });
    expect(await troubleAt()).toBe('feed');
  });
  test('goes quiet', async () => {
    feed.files.set(latest, (_, response) => void response.writeHead(200).write('version: '));
    expect(await troubleAt({ patience: { quiet: 20, feed: 60_000 } })).toBe('slow');
  });
  test('sends a letter now and then', async () => {
    feed.files.set(latest, (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('#'), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await troubleAt({ patience: { quiet: 60_000, feed: 50 } })).toBe('slow');
  });
  test('breaks off', async () => {
    feed.files.set(latest, (request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('version: 0.2.0', () => request.socket.destroy());
    });
    expect(await troubleAt()).toBe('offline');
  });
  test.each(['file:///etc/passwd', 'http://example.com/latest.yml', 'ftp://127.0.0.1/', 'javascript:1', 'http://'])(
    'leads to %s',
    async (to) => {
      feed.files.set(latest, (_, response) => response.writeHead(302, { location: to }).end());
      expect(await troubleAt()).toBe('unsafe');
    },
  );
  test('leads in a circle', async () => {
    feed.files.set(latest, (_, response) => response.writeHead(302, { location: latest }).end());
    expect(await troubleAt()).toBe('unsafe');
    expect(feed.asked.length).toBe(6);
  });
  test('leads to where it lies by now', async () => {
    feed.files.set(latest, (_, response) => response.writeHead(302, { location: '/moved.yml' }).end());
    feed.files.set('/moved.yml', good());
    vi.stubEnv('APPIMAGE', old);
    expect(await start().updater.look(forever())).toMatchObject({ version: '0.2.0' });
  });
  test('is left when somebody stops waiting', async () => {
    const stopping = new AbortController();
    feed.files.set(latest, () => stopping.abort());
    await expect(start().updater.look(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
