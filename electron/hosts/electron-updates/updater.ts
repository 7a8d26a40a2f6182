/**
 * The updater of the Electron host. electron-updater is loaded when somebody has asked for new versions, and not before.
 * What could not be installed is noted in a file when the application has closed everything else.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { UpdaterOfHost } from '../../app/updates/updater.ts';
import { feedFileIn, feedOf, type UpdateEnvironment } from './able.ts';
import type { RealUpdater, RealUpdaterParts } from './real-updater.ts';

interface Parts extends Omit<RealUpdaterParts, 'feed' | 'feedFile' | 'failed' | 'session' | 'ask'> {
  readonly surroundings: UpdateEnvironment;
  /** called when electron-updater is loaded */
  readonly network: () => Pick<RealUpdaterParts, 'ask' | 'session'>;
}

const NOTE = 'not-installed.txt';

export function updaterFor({ surroundings, network, ...parts }: Parts): UpdaterOfHost {
  const found = feedOf(surroundings);
  if (found.unable !== null) return found;
  const { feed } = found;
  const note = path.join(parts.folder, NOTE);
  let real: Promise<RealUpdater> | null = null;
  const updater = () => {
    real ??= import('./real-updater.ts').then((module) => {
      const feedFile = feedFileIn(surroundings.resources);
      const failed = (version: string) => write(note, version, parts.log);
      return new module.RealUpdater({ ...parts, ...network(), feed, feedFile, failed });
    });
    return real;
  };
  return {
    unable: null,
    asks: feed.host,
    notInstalled: take(note, parts.version),
    look: async (signal) => (await updater()).look(signal),
    download: async (told, signal) => (await updater()).download(told, signal),
    install: (yes) => void real?.then((it) => it.install(yes)),
  };
}

function write(note: string, version: string, log: (line: string) => void): void {
  try {
    fs.writeFileSync(note, version);
  } catch (error) {
    log(`updates: cannot note that ${version} was not installed: ${String(error)}`);
  }
}

/** It is told once, unless somebody has put that version or a newer one in place since. */
function take(note: string, present: string): string | null {
  let version: string;
  try {
    version = fs.readFileSync(note, 'utf8');
    fs.rmSync(note);
  } catch {
    return null; // everything was installed
  }
  return /^\d+\.\d+\.\d+$/.test(version) && isNewer(version, present) ? version : null;
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const first = a.findIndex((part, i) => part !== b[i]);
  return first >= 0 && a[first] > b[first];
}
