/**
 * The feed of new versions (`latest.yml`, `latest-mac.yml`, `latest-linux.yml`), as electron-builder writes it and
 * docs/releasing.md says. It comes from a stranger: of what is in it only what is checked here is used, and nothing
 * in it becomes the name of a file that was not checked.
 */
import { load } from 'js-yaml';
import * as v from 'valibot';
import { UpdateFailed } from '../../app/updates/updater.ts';
import { withoutControls } from '../../contract/plain-text.ts';
import { LONGEST_NEWS, MOST_NEWS_LINES } from '../../contract/updates.ts';
import { addressIn, mayBeAsked } from './addresses.ts';

/** bytes of a feed */
export const LARGEST_FEED = 100_000;
/** bytes of an installer; ours have about a seventh of it */
const LARGEST_INSTALLER = 1_000_000_000;
const MOST_FILES = 20;

/** neither a pre-release nor metadata of a build: these are refused */
const Version = v.pipe(v.string(), v.maxLength(20), v.regex(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/));
const Feed = v.object({
  version: Version,
  files: v.pipe(
    v.array(
      v.object({
        url: v.pipe(v.string(), v.maxLength(1000)),
        // base64 of 64 bytes
        sha512: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
        size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INSTALLER)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_FILES),
  ),
  // a feed without them, or with something else, still tells of a version
  releaseNotes: v.fallback(v.string(), ''),
});

export interface FeedFile {
  readonly url: URL;
  readonly sha512: string;
  /** bytes */
  readonly size: number;
}
export interface FeedEntry {
  readonly version: string;
  readonly news: string;
  readonly files: readonly FeedFile[];
}

const FILE_NAME = /^[A-Za-z0-9][\w.-]{0,150}$/;

/** The last part of an address, where that can be the name of a file everywhere; else null. */
function fileNameOf({ pathname }: URL): string | null {
  try {
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    return FILE_NAME.test(name) ? name : null;
  } catch {
    return null; // no text in UTF-8
  }
}

/** What is new, as lines of plain text within bounds. */
export function releaseNotesOf(text: string): string {
  const lines = withoutControls(text.slice(0, LONGEST_NEWS * 4).replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd());
  const shown = lines.slice(0, MOST_NEWS_LINES).join('\n').trim();
  return shown.length > LONGEST_NEWS || lines.length > MOST_NEWS_LINES
    ? `${shown.slice(0, LONGEST_NEWS - 2).trimEnd()} …`
    : shown;
}

/** Throws `UpdateFailed` where anything in it is not as it has to be. */
export function readFeed(text: string, feed: URL): FeedEntry {
  if (text.length > LARGEST_FEED) throw new UpdateFailed('feed', 'the feed is too long');
  let found: unknown;
  try {
    found = load(text);
  } catch {
    // what it says would quote the feed
    throw new UpdateFailed('feed', 'the feed is no YAML');
  }
  const read = v.safeParse(Feed, found);
  if (!read.success) throw new UpdateFailed('feed', `the feed is wrong at "${v.getDotPath(read.issues[0]) ?? ''}"`);
  const { version, releaseNotes } = read.output;
  const files = read.output.files.map(({ url, sha512, size }) => {
    const address = addressIn(url, feed);
    if (address === null || !mayBeAsked(address, feed) || fileNameOf(address) === null)
      throw new UpdateFailed('feed', 'the feed names a file at an address that is refused');
    return { url: address, sha512, size };
  });
  return { version, news: releaseNotesOf(releaseNotes), files };
}
