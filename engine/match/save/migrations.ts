/**
 * Migrates saves of earlier formats to the current one: one step per version, each a pure function on plain JSON that
 * never depends on other code (frozen once released). Every version that was ever written has a golden save in
 * `golden/`, and a test requires both.
 */
import { err, ok, type Result } from '../../shared/result.ts';
import { words } from '../words.ts';
import { chained } from './chain.ts';
import { VERSION } from './format.ts';

export type Json = { readonly [key: string]: unknown };
export interface Migration {
  /** from the previous version to this one */
  readonly to: number;
  /** what changed, for readers of the list */
  readonly what: string;
  /** null if the save is not valid in the previous version */
  migrate(save: Json): Json | null;
}

/** Version 1 is the first. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'What only one side may know is sealed; no game of version 1 had any of it.',
    migrate: (save) => ('sealed' in save ? null : { ...save, sealed: null }),
  },
  {
    to: 3,
    what: 'Each entry carries a checksum of the game up to it; 4chan chess says who falls at a blocked exit.',
    migrate: (save) => {
      const { variant, options, start, resumed, entries } = save;
      if (!Array.isArray(entries) || !isRecord(variant) || !isRecord(options)) return null;
      // C-S6: until then the traveller fell, and there was no house rule to say so
      const isOld = variant.id === 'fourchan' && !('blocked' in options);
      const kept = isOld ? { ...options, blocked: 'traveller' } : options;
      return { ...save, options: kept, entries: chained({ variant, options: kept, start, resumed }, entries) };
    },
  },
  {
    to: 4,
    what: 'The computer may sit at a side, and entries say who sits there from then on and what players were helped with.',
    migrate: (save) => {
      const { players, entries } = save;
      if (!Array.isArray(players) || !Array.isArray(entries)) return null;
      const isNew = (link: unknown): boolean => Array.isArray(link) && ['seat', 'aid'].includes(doneIn(link[0]));
      return players.some((player) => isRecord(player) && 'computer' in player) || entries.some(isNew) ? null : save;
    },
  },
  {
    to: 5,
    what: 'A game may have clocks, and an entry says how long the clock ran before it.',
    migrate: (save) => {
      const { entries } = save;
      if (!Array.isArray(entries) || 'timeControl' in save) return null;
      const timed = ['time', 'give', 'untimed', 'flag', 'toss', 'roll', 'notes', 'free', 'referee'];
      const isNew = (link: unknown): boolean =>
        Array.isArray(link) && (timed.includes(doneIn(link[0])) || (isRecord(link[0]) && 'spent' in link[0]));
      return entries.some(isNew) ? null : { ...save, timeControl: null, clockFrom: null, clock: null };
    },
  },
  {
    to: 6,
    what: 'A person at another machine may sit at a side, and an entry says that a turn was sent as text.',
    migrate: (save) => {
      const { players, entries, glance } = save;
      if (!Array.isArray(players) || !Array.isArray(entries) || !isRecord(glance)) return null;
      const isNew = (link: unknown): boolean => Array.isArray(link) && doneIn(link[0]) === 'sent';
      if (players.some((player) => isRecord(player) && 'elsewhere' in player) || entries.some(isNew)) return null;
      return 'unsent' in glance ? null : { ...save, glance: { ...glance, unsent: false } };
    },
  },
  {
    to: 7,
    what: 'A game of people’s own may be played, and its save contains the text of its file.',
    migrate: (save) => (isRecord(save.variant) && 'game' in save.variant ? null : save),
  },
];
const doneIn = (entry: unknown): string => (isRecord(entry) ? String(entry.do) : '');
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Migrates a save from its version to the newest; `steps` and `newest` are only given by tests. */
export function migrated(
  save: Json,
  version: number,
  steps: readonly Migration[] = migrations,
  newest: number = VERSION,
): Result<Json> {
  if (version > newest) return err('too-new', words.tooNew(version, newest));
  let now = save;
  for (let from = version; from < newest; from++) {
    const next = steps.find((step) => step.to === from + 1)?.migrate(now) ?? null;
    if (next === null) return err('damaged', words.migrationFailed(version), `version ${from}`);
    now = { ...next, format: { name: 'fairytable', version: from + 1 } };
  }
  return ok(now);
}
