/** Can this build be replaced by a newer one, and which feed does it follow? */
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import * as v from 'valibot';
import type { Unable } from '../../contract/updates.ts';
import { addressIn, mayBeFeed } from './addresses.ts';

export interface UpdateEnvironment {
  readonly isPackaged: boolean;
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** of the running program */
  readonly program: string;
  /** the folder of the package's resources */
  readonly resources: string;
}

/** electron-builder writes it into a package that has a feed (scripts/pack.mjs). */
export const feedFileIn = (resources: string): string => path.join(resources, 'app-update.yml');

const FeedFile = v.object({ provider: v.literal('generic'), url: v.string() });

/** The feed of the package; null: it has none that may be used. */
function feedIn(resources: string): URL | null {
  let text: string;
  try {
    text = fs.readFileSync(feedFileIn(resources), 'utf8');
  } catch {
    return null; // a build without a feed
  }
  let found: unknown;
  try {
    found = load(text);
  } catch {
    return null; // a damaged one
  }
  const read = v.safeParse(FeedFile, found);
  const url = read.success ? addressIn(`${read.output.url.replace(/\/$/, '')}/`) : null;
  return url && mayBeFeed(url) ? url : null;
}

/** An AppImage sets these, and so do its children: only a program inside that AppImage is it. */
function isAppImage({ env, program }: UpdateEnvironment): boolean {
  const { APPIMAGE, APPDIR } = env;
  if (!APPIMAGE || !APPDIR || !path.isAbsolute(APPIMAGE)) return false;
  const within = path.relative(APPDIR, program);
  return within !== '' && !within.startsWith('..') && !path.isAbsolute(within);
}

export function feedOf(here: UpdateEnvironment): { unable: Unable } | { unable: null; feed: URL } {
  const { isPackaged, platform, env, resources } = here;
  if (!isPackaged) return { unable: 'development' };
  if (platform === 'linux' && (env.FLATPAK_ID || env.SNAP)) return { unable: 'store' };
  if (platform === 'win32' && env.PORTABLE_EXECUTABLE_FILE) return { unable: 'portable' };
  if (platform === 'linux' && !isAppImage(here)) return { unable: 'package' };
  const feed = feedIn(resources);
  return feed ? { unable: null, feed } : { unable: 'no-feed' };
}
