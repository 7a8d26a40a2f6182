/**
 * A save as Fairytable lays it out, at a glance: its checksum is compared over the text itself, and its entries are
 * counted and not read. A list may have thousands of them. Of any other text nothing is said here.
 */
import * as v from 'valibot';
import { checksum } from './checksum.ts';
import { type Skimmed, SkimmedSchema } from './format.ts';

const ENTRIES = '\n  "entries": [\n';
const BEHIND = '\n  ],\n';
const SIGNED = /,\n {2}"checksum": "([0-9a-f]{16})"\n\}\n$/;

export interface Skim {
  readonly fields: Omit<Skimmed, 'entries'>;
  readonly entries: number;
}

/** null: it is damaged, or somebody else has written it, or in an earlier format. */
export function skimLaidOut(text: string): Skim | null {
  const signed = SIGNED.exec(text.slice(-80));
  if (!signed) return null;
  if (checksum(`${withoutLayout(text.slice(0, -signed[0].length))}}`) !== signed[1]) return null;
  const from = text.indexOf(ENTRIES);
  const to = text.indexOf(BEHIND, from);
  // a game of no entries is short
  const isCut = from >= 0 && to >= 0;
  const rest = isCut ? `${text.slice(0, from)}\n"entries":[],${text.slice(to + BEHIND.length)}` : text;
  const read = v.safeParse(SkimmedSchema, json(rest));
  if (!read.success) return null;
  const { entries, ...fields } = read.output;
  return { fields, entries: isCut ? linesIn(text, from + ENTRIES.length, to) : entries.length };
}

/** No text in JSON has a line feed in it, so that each of them is layout, with what stands in front of a value. */
const withoutLayout = (text: string): string => text.replace(/(\n +"\w+":) /g, '$1').replace(/\n */g, '');

function linesIn(text: string, from: number, to: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proper checksum over something else than ours
  }
}
