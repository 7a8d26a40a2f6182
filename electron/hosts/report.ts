/**
 * A report for the developers that a player can copy and send; it is never sent automatically. It contains versions,
 * the system and the end of the log, without the names of people and folders.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOG_FILE } from './log.ts';

const LINES = 120;

export interface Reported {
  readonly version: string;
  readonly host: string;
  readonly sandboxed: boolean | null;
  readonly home: string;
  readonly graphics?: string;
}

export function systemReport({ version, host, sandboxed, home, graphics }: Reported): string {
  const { node, chrome, electron } = process.versions;
  const parts = [
    `Fairytable ${version}, ${host}${sandboxed === null ? '' : sandboxed ? ', sandboxed' : ', not sandboxed'}`,
    `${os.type()} ${os.release()} ${process.arch}, Node ${node}${electron ? `, Electron ${electron}, Chromium ${chrome}` : ''}`,
    ...(graphics === undefined ? [] : [`Graphics: ${graphics}`]),
    '',
    ...endOfLog(home),
  ];
  return `${withoutNames(parts.join('\n'), home)}\n`;
}

function endOfLog(home: string): readonly string[] {
  try {
    return fs.readFileSync(path.join(home, LOG_FILE), 'utf8').trimEnd().split('\n').slice(-LINES);
  } catch {
    return ['There is no log.'];
  }
}

/** Longest first, so that no part of a folder's name remains. */
function withoutNames(text: string, home: string): string {
  const { username, homedir } = { username: userName(), homedir: os.homedir() };
  const names: [string, string][] = [
    [home, '<Fairytable>'],
    [homedir, '<home>'],
    [os.hostname(), '<computer>'],
  ];
  let clean = text;
  for (const [name, instead] of names) if (name.length > 1) clean = clean.replaceAll(name, instead);
  return username.length > 2 ? clean.replace(wholeWord(username), '<user>') : clean;
}
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu');

function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    // a user without an entry in the system's list
    return '';
  }
}
