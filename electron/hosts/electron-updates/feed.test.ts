/** What is read of a feed, and that no feed, however it was made, does anything else than be refused. */
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { UpdateFailed } from '../../app/updates/updater.ts';
import { LONGEST_NEWS, MOST_NEWS_LINES } from '../../contract/updates.ts';
import { mayBeAsked } from './addresses.ts';
import { LARGEST_FEED, readFeed, releaseNotesOf } from './feed.ts';
import { sha512Of } from './feed-server.fixture.ts';

const base = new URL('https://example.com/fairytable/');
const sha512 = sha512Of(Buffer.from('a program'));
const file = (url: string, more: object = {}) => ({ url, sha512, size: 9, ...more });
const good = { version: '1.2.3', files: [file('1.2.3/Fairytable-1.2.3-setup.exe')], releaseNotes: 'New.\nMore.' };
const read = (feed: object) => readFeed(dump(feed), base);

test('a feed as a release writes it', () => {
  const { version, news, files } = read({ ...good, path: 'ignored', releaseDate: '2026-01-01', stagingPercentage: 1 });
  expect([version, news]).toEqual(['1.2.3', 'New.\nMore.']);
  expect(files).toEqual([
    { url: new URL('https://example.com/fairytable/1.2.3/Fairytable-1.2.3-setup.exe'), sha512, size: 9 },
  ]);
});

test('a feed whose notes are no text still tells of a version', () => {
  expect(read({ ...good, releaseNotes: [{ note: '<b>1</b>' }] }).news).toBe('');
  expect(read({ version: good.version, files: good.files }).news).toBe('');
});

describe('is refused', () => {
  test.each([
    ['a pre-release', { version: '2.0.0-beta.1' }],
    ['metadata of a build', { version: '2.0.0+5' }],
    ['a version that is none', { version: 'newest' }],
    ['a version that is a number', { version: 2 }],
    ['a version with a path in it', { version: '../../2.0.0' }],
    ['an endless version', { version: `1.2.${'3'.repeat(1000)}` }],
    ['no version', { version: undefined }],
    ['no files', { files: [] }],
    ['files that are none', { files: 'x.exe' }],
    ['too many files', { files: Array.from({ length: 21 }, () => file('x.exe')) }],
    ['no checksum', { files: [file('x.exe', { sha512: undefined })] }],
    ['a checksum of another kind', { files: [file('x.exe', { sha512: 'd41d8cd98f00b204e9800998ecf8427e' })] }],
    ['a size that no installer has', { files: [file('x.exe', { size: 1e12 })] }],
    ['no size', { files: [file('x.exe', { size: undefined })] }],
    ['an address of a file', { files: [file('file:///bin/sh.exe')] }],
    ['http after https', { files: [file('http://example.com/x.exe')] }],
    ['http on this machine after https', { files: [file('http://127.0.0.1/x.exe')] }],
    ['a password in the address', { files: [file('https://me:secret@example.com/x.exe')] }],
    ['a folder', { files: [file('x/')] }],
    ['the folder above', { files: [file('..')] }],
    ['a name that leads elsewhere, encoded', { files: [file('..%2f..%2fetc%2fcron.exe')] }],
    ['a name that leads elsewhere on Windows', { files: [file('..%5c..%5cx.exe')] }],
    ['a hidden name', { files: [file('.bashrc')] }],
    ['a name with a NUL', { files: [file('x%00.exe')] }],
    ['a name that is no text', { files: [file('%ff.exe')] }],
  ])('%s', (_, change) => {
    const feed = JSON.parse(JSON.stringify({ ...good, ...change }));
    expect(() => read(feed)).toThrow(UpdateFailed);
  });
  test.each([
    ['nothing', ''],
    ['a page of the server', '<!doctype html><title>Not found</title>'],
    ['half a feed', dump(good).slice(0, 60)],
    ['code', 'version: !!js/function "function () { process.exit() }"'],
    ['a deep one', '['.repeat(LARGEST_FEED)],
    [
      'aliases of aliases',
      ['a: &a [x,x]', ...'bcdefghijklmnopqrstuvwxyz']
        .map((c, i) => (i === 0 ? c : `${c}: &${c} [*${String.fromCharCode(96 + i)},*${String.fromCharCode(96 + i)}]`))
        .join('\n'),
    ],
    ['too long', `# ${'x'.repeat(LARGEST_FEED)}`],
  ])('%s', (_, text) => {
    expect(() => readFeed(text, base)).toThrow(UpdateFailed);
  });
});

const anyFeed = fc.record(
  {
    version: fc.oneof(fc.string(), fc.constantFrom('1.2.3', '9.9.9-rc.1', '1.2', '١.٢.٣'), fc.anything()),
    files: fc.oneof(
      fc.array(
        fc.record(
          {
            url: fc.oneof(
              fc.webUrl(),
              fc.string(),
              fc.constantFrom('../x.exe', 'x.exe', '//evil.example/x.exe', 'C:\\x.exe'),
            ),
            sha512: fc.oneof(fc.constant(sha512), fc.string()),
            size: fc.oneof(fc.constant(9), fc.double(), fc.anything()),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 4 },
      ),
      fc.anything(),
    ),
    releaseNotes: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
  },
  { requiredKeys: [] },
);

test('any feed is refused, or what is read of it is within bounds', () => {
  const check = (text: string) => {
    try {
      const { version, news, files } = readFeed(text, base);
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(news.length).toBeLessThanOrEqual(LONGEST_NEWS);
      for (const { url } of files) {
        expect(mayBeAsked(url, base)).toBe(true);
        expect(url.protocol).toBe('https:');
        expect(decodeURIComponent(url.pathname).split('/').at(-1)).toMatch(/^[A-Za-z0-9][\w.-]*$/);
      }
    } catch (error) {
      if (!(error instanceof UpdateFailed)) throw error;
    }
  };
  fc.assert(
    fc.property(anyFeed, (feed) => {
      let text: string;
      try {
        text = JSON.stringify(feed);
      } catch {
        return; // with a number that JSON cannot write
      }
      check(text);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: 'binary', maxLength: 5 }), (at, more) => {
      const text = dump(good);
      const place = at % text.length;
      check(text.slice(0, place) + more + text.slice(place + more.length));
      check(text.slice(0, place) + more + text.slice(place));
      check(text.slice(0, place));
    }),
    { numRuns: 500 },
  );
});

test('what is new is plain text of a bounded length', () => {
  expect(releaseNotesOf('\u202eevil\u0007\r\nnext  \rlast\u2028end\n\n')).toBe('evil\nnext\nlast\nend');
  expect(releaseNotesOf('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  const long = releaseNotesOf('word '.repeat(10_000));
  expect(long.length).toBeLessThanOrEqual(LONGEST_NEWS);
  expect(long.endsWith(' …')).toBe(true);
  const high = releaseNotesOf('line\n'.repeat(500));
  expect(high.split('\n').length).toBe(MOST_NEWS_LINES);
  expect(high.endsWith('…')).toBe(true);
});
