/** The feed of new versions: what a release writes is what installed copies read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readFeed } from '../electron/hosts/electron-updates/feed.ts';
import { sha512Of } from '../electron/hosts/electron-updates/feed-server.fixture.ts';
import { root } from './bundles.mjs';
import { fileOf, settingsOf, wanted } from './manifests/facts.mjs';
import { feed, feedAddress, feedWords, plainNews } from './manifests/feed.mjs';

const version = '1.2.3';
const homepage = 'https://fairytable.test';
const inFolders = `https://files.fairytable.test/fairytable/\${version}`;
const onGithub = `https://github.com/somebody/fairytable/releases/download/v\${version}`;

/** @param {string} releases @param {string} news */
function feedOf(releases, news) {
  const release = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
  onTestFinished(() => fs.rmSync(release, { recursive: true, force: true }));
  const settings = settingsOf(root);
  const pack = { ...settings.pack, version, homepage, releases };
  const installers = Object.fromEntries(
    Object.keys(wanted).map((name) => {
      const file = fileOf({ ...settings, pack }, /** @type {keyof typeof wanted} */ (name));
      fs.writeFileSync(path.join(release, file), `bytes of ${file}`);
      return [name, { file, url: `${releases.replace(`\${version}`, version)}/${file}`, sha256: '' }];
    }),
  );
  return feed(/** @type {any} */ ({ release, pack, installers, news, date: '2026-12-01' }));
}
/** @param {string} file @param {string} releases */
const read = (file, releases, news = '') =>
  readFeed(String(feedOf(releases, news)[file]), new URL(`${feedAddress(releases)}/`));

test.each([inFolders, onGithub])('an installed copy reads its file, its checksum and its size, from %s', (releases) => {
  const base = releases.replace(`\${version}`, version);
  for (const [feedFile, names] of Object.entries({
    'latest.yml': [`Fairytable-${version}-setup.exe`],
    'latest-mac.yml': [`Fairytable-${version}-mac-arm64.zip`, `Fairytable-${version}-mac-x64.zip`],
    'latest-linux.yml': [`Fairytable-${version}-linux-x86_64.AppImage`],
  })) {
    const { version: told, files } = read(feedFile, releases);
    expect(told).toBe(version);
    expect(files).toEqual(
      names.map((name) => ({
        url: new URL(`${base}/${name}`),
        sha512: sha512Of(Buffer.from(`bytes of ${name}`)),
        size: `bytes of ${name}`.length,
      })),
    );
  }
});

test('the feed lies above the versions, or on GitHub at the newest release', () => {
  expect(feedAddress(inFolders)).toBe('https://files.fairytable.test/fairytable');
  expect(feedAddress(`https://files.fairytable.test/v\${version}/all`)).toBe('https://files.fairytable.test');
  expect(feedAddress(onGithub)).toBe('https://github.com/somebody/fairytable/releases/latest/download');
});

describe('what is new', () => {
  test('is plain text, a line for each item', () => {
    const markdown = `
### Added

- **Paste text** (start screen, \`Ctrl+O\`): one place for any text,
  which *says* what it is ([more](docs/more.md)).
- A second thing.

A paragraph
of two lines.
`;
    expect(plainNews(markdown)).toBe(
      'Added\n- Paste text (start screen, Ctrl+O): one place for any text, which says what it is (more).\n- A second thing.\nA paragraph of two lines.',
    );
  });

  test('is as long as an application shows, in whole lines', () => {
    const changelog = fs.readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').repeat(5);
    const news = plainNews(changelog);
    expect(news.endsWith('\n…')).toBe(true);
    expect(read('latest.yml', inFolders, changelog).news).toBe(news);
  });
});

describe('a package', () => {
  test('is told of its feed, and electron-builder makes none of its own', () => {
    expect(feedWords({ homepage, releases: inFolders }, ['--dir'], 'linux').words).toEqual([
      '-c.publish.provider=generic',
      '-c.publish.url=https://files.fairytable.test/fairytable',
      '-c.publish.publishAutoUpdate=false',
    ]);
  });
  test('has none without an address, which is said', () => {
    expect(feedWords({}, [], 'linux')).toEqual({ words: [], says: expect.stringContaining('does not look') });
  });
  test('has none on macOS unless a certificate signs it, which is said', () => {
    const pack = { homepage, releases: inFolders };
    for (const words of [[], ['-c.mac.identity=-'], ['-c.mac.identity=']])
      expect(feedWords(pack, words, 'darwin')).toEqual({ words: [], says: expect.stringContaining('certificate') });
    expect(feedWords(pack, ['-c.mac.identity=Ann (TEAM)'], 'darwin').words).toHaveLength(3);
  });
  test('is not made with an address that cannot be used', () => {
    expect(() => feedWords({ homepage, releases: 'https://files.fairytable.test' }, [], 'linux')).toThrow('"releases"');
    expect(() => feedWords({ releases: inFolders }, [], 'linux')).toThrow('"homepage"');
  });
});
