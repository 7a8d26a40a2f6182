/**
 * Reads the summary of a save in Fairytable's own layout quickly: the checksum is computed over the text itself, and
 * the entries are counted but not parsed. A list may have thousands of saves. Other layouts are not handled here.
 */

import * as v from 'valibot';
import { parsedJson } from '../../shared/parsed-json.ts';
import { checksumOfParts } from './checksum.ts';
import { type Skimmed, SkimmedSchema } from './format.ts';

const ENTRIES = '\n  "entries": [\n';
const BEHIND = '\n  ],\n';
/** the facts of the present position, which a list does not show */
const NOW = '\n  "now": {\n';
const BEHIND_NOW = '\n  },\n';
const SIGNED = /,\n {2}"checksum": "([0-9a-f]{16})"\n\}\n$/;

export interface Skim {
  readonly fields: Omit<Skimmed, 'entries'>;
  readonly entries: number;
}

/** Null if it is damaged, written by another program, or in an earlier format. */
export function skimLaidOut(text: string): Skim | null {
  const signed = SIGNED.exec(text.slice(-80));
  if (!signed) return null;
  if (checksumOfParts(text, withoutLayout(text, text.length - signed[0].length)) !== signed[1]) return null;
  const from = text.indexOf(ENTRIES);
  const to = text.indexOf(BEHIND, from);
  // a game without entries is short
  const isCut = from >= 0 && to >= 0;
  const rest = isCut ? `${text.slice(0, from)}\n"entries":[],${withoutNow(text, to + BEHIND.length)}` : text;
  const read = v.safeParse(SkimmedSchema, parsedJson(rest));
  if (!read.success) return null;
  const { entries, ...fields } = read.output;
  return { fields, entries: isCut ? linesIn(text, from + ENTRIES.length, to) : entries.length };
}

/** The text from there to its end. */
function withoutNow(text: string, behind: number): string {
  const from = text.indexOf(NOW, behind);
  const to = text.indexOf(BEHIND_NOW, from);
  return from >= 0 && to >= 0
    ? `${text.slice(behind, from)}\n"now":{},\n${text.slice(to + BEHIND_NOW.length)}`
    : text.slice(behind);
}

const LINE_FEED = 10;
const SPACE = 32;
const KEY = /"\w+":(?= )/y;

/**
 * The bounds of the parts of the signed text that are not layout: of the text up to there, and of the closing brace.
 * JSON strings contain no line feeds, so every line feed is layout, together with the indentation before a value.
 */
function withoutLayout(text: string, end: number): readonly number[] {
  const bounds: number[] = [];
  for (let at = 0; at < end; ) {
    const found = text.indexOf('\n', at);
    const lineEnd = found < 0 || found > end ? end : found;
    bounds.push(at, lineEnd);
    at = lineEnd;
    if (text.charCodeAt(at) !== LINE_FEED) continue;
    at++;
    const first = at;
    while (text.charCodeAt(at) === SPACE) at++;
    KEY.lastIndex = at;
    if (at === first || !KEY.test(text)) continue;
    bounds.push(at, KEY.lastIndex);
    at = KEY.lastIndex + 1;
  }
  const brace = text.lastIndexOf('}');
  bounds.push(brace, brace + 1);
  return bounds;
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
