/** Which builds can be replaced by a newer one. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { feedFileIn, feedOf, type UpdateEnvironment } from './able.ts';

const generic = (url: string) => `provider: generic\nurl: ${url}\nupdaterCacheDirName: fairytable-updater\n`;

function resourcesWith(file: string | null): string {
  const resources = temporaryFolder();
  if (file !== null) fs.writeFileSync(feedFileIn(resources), file);
  return resources;
}

function appImage(
  more: Partial<UpdateEnvironment> = {},
  feed: string | null = generic('https://example.com/fairytable'),
) {
  return feedOf({
    isPackaged: true,
    platform: 'linux',
    env: { APPIMAGE: '/opt/Fairytable.AppImage', APPDIR: '/tmp/.mount_1' },
    program: path.join('/tmp/.mount_1', 'fairytable'),
    resources: resourcesWith(feed),
    ...more,
  });
}

test('an AppImage, an installed program of Windows and one of macOS follow the feed that they came with', () => {
  const followed = { unable: null, feed: new URL('https://example.com/fairytable/') };
  expect(appImage()).toEqual(followed);
  expect(appImage({ platform: 'win32', env: {} })).toEqual(followed);
  expect(appImage({ platform: 'darwin', env: {} })).toEqual(followed);
  expect(appImage({}, generic('https://example.com/fairytable/'))).toEqual(followed);
});

test.each([
  ['development', { isPackaged: false }],
  ['store', { env: { FLATPAK_ID: 'org.fairytable.Fairytable' } }],
  ['store', { env: { SNAP: '/snap/fairytable/1', APPIMAGE: '/x', APPDIR: '/' } }],
  ['package', { env: {}, program: '/opt/Fairytable/fairytable' }],
  // started from a terminal that is an AppImage itself
  ['package', { program: '/opt/Fairytable/fairytable' }],
  ['portable', { platform: 'win32', env: { PORTABLE_EXECUTABLE_FILE: 'D:\\Fairytable.exe' } }],
] as const)('“%s” is why %j cannot', (unable, more) => {
  expect(appImage(more as Partial<UpdateEnvironment>)).toEqual({ unable });
});

test.each([
  null,
  '',
  'provider: [',
  'provider: github\nowner: somebody\nrepo: somewhere\n',
  generic('http://example.com/fairytable'),
  generic('file:///tmp'),
  generic('https://me:secret@example.com/'),
  generic('no address'),
])('a build with the feed %j has none', (feed) => {
  expect(appImage({}, feed)).toEqual({ unable: 'no-feed' });
});

test('a feed on this machine may come over http, for tests', () => {
  expect(appImage({}, generic('http://127.0.0.1:8000'))).toEqual({
    unable: null,
    feed: new URL('http://127.0.0.1:8000/'),
  });
});
