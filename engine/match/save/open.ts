/**
 * Opens a `.fairytable` file: read, migrate, validate, replay, compare. If the replayed position equals the saved one,
 * the match resumes exactly. If the current rules lead to another position, the saved one is kept and the caller is
 * told. Everything else is refused with a code and a message, and if the first turns of a damaged game can be replayed,
 * they are offered as a new game. Nothing here changes the file or throws because of its contents. Opening a long game
 * takes time: a caller that must stay responsive opens it gradually.
 */
import * as v from 'valibot';
import { problemsOf } from '../../core/start/start.ts';
import type { Variant } from '../../core/variant.ts';
import { err, ok, type Refusal, type Result } from '../../shared/result.ts';
import { type Entry, EntrySchema } from '../entry.ts';
import { Match, type Setup } from '../match.ts';
import { words } from '../words.ts';
import { type Beginning, unbroken } from './chain.ts';
import {
  FIRST_CHAINED,
  FORMAT,
  FormatSchema,
  FrameSchema,
  LinkSchema,
  RemainsSchema,
  type Save,
  SkimmedSchema,
} from './format.ts';
import { atOnce, eachOf, type Gradual, UNKNOWN } from './gradual.ts';
import { type Json, migrated } from './migrations.ts';
import { isTruncated, repairedJson, upToBrokenEntry } from './repair-json.ts';
import { branchesOf, checksumChainOf, checksumOf, clockOf, openPosition, resultOf, type SaveMetadata } from './save.ts';
import { openStart, unite, type Whole } from './secrets.ts';
import { type Skim, skimLaidOut } from './skim.ts';
import { isShallow } from './start-schema.ts';

/** deeper than any save, and not deep enough to overflow the stack */
const DEEPEST = 16;

export interface Opened {
  readonly match: Match;
  readonly about: SaveMetadata;
  /** null if the match resumes exactly; otherwise the message for the players */
  readonly told: Refusal | null;
}
/** The first turns of a damaged game, as a new game. */
export interface Salvage {
  readonly match: Match;
  readonly name: string;
  /** turns from 1 to this one can be replayed */
  readonly turns: number;
}
export type OpenResult =
  | { readonly ok: true; readonly value: Opened }
  | { readonly ok: false; readonly error: Refusal; readonly salvage: Salvage | null };
/** `game`: the text of its file, if it is none of the program's own; undefined: it is not known, or is not this game. */
export type Variants = (id: string, game?: string) => Variant | undefined;

export function openSave(text: string, variants: Variants): OpenResult {
  return atOnce(openGradually(text, variants));
}

/** Replays the entries of a match on a new one with the same start. */
export function* applyGradually(again: Match, { entries, openEntries }: Match): Gradual<void> {
  for (const entry of entries) {
    yield { done: again.openEntries.length, total: openEntries.length };
    again.apply(entry);
    checksumChainOf(again);
  }
}

export function* openGradually(text: string, variants: Variants): Gradual<OpenResult> {
  const read = yield* readGradually(text);
  if (!read.ok) return refused(read.error, yield* salvageFrom(text, read.error, variants));
  const save = read.value;
  const variant = variants(save.variant.id, save.variant.game);
  if (!variant) return refused({ code: 'unknown-variant', message: words.unknownVariant(save.variant.id) }, null);
  const whole = unite(variant, save, save.sealed);
  if (!whole.ok) return refused(whole.error, yield* salvageFrom(text, whole.error, variants));
  const { start, resumed, entries, secret, fingerprint } = whole.value;
  const begun = begin({ ...save, start, resumed }, variant);
  if (!begun.ok) return refused(begun.error, null);
  const match = begun.value;
  const otherRules = save.variant.rules !== match.variant.rulesVersion;
  for (const [index, entry] of entries.entries()) {
    yield { done: match.openEntries.length, total: save.entries.length };
    const change = match.apply(entry);
    // computed step by step, instead of all at once when the match is first written
    checksumChainOf(match);
    if (change.ok && (change.value.secretOf !== null) === secret[index]) continue;
    if (otherRules) return keepNow(save, whole.value, variant);
    return refused(illegal(match, change.ok || secret[index] ? null : change.error), salvaged(match, save.name));
  }
  yield { done: save.entries.length, total: save.entries.length };
  const isThere = fingerprint === null || match.position.fingerprint() === fingerprint;
  if (!isThere || openPosition(match).fingerprint !== save.fingerprint) return keepNow(save, whole.value, variant);
  const unlike = whatDiffers(save, match);
  if (unlike !== null && !otherRules) {
    return refused({ code: 'damaged', message: words.doctored(unlike), at: unlike }, salvaged(match, save.name));
  }
  return { ok: true, value: { match, about: aboutOf(save), told: null } };
}

/** Reads a valid save, migrated to the newest format; nothing is replayed. */
function* readGradually(text: string): Gradual<Result<Save>> {
  const read = yield* readFields(text, FrameSchema);
  if (!read.ok) return read;
  const { fields, plain } = read.value;
  const links = plain.entries as readonly unknown[];
  const entries: Entry[] = [];
  let wrong = '';
  yield* eachOf(links, (link, index) => {
    const checked = v.safeParse(LinkSchema, link);
    if (checked.success) entries.push(checked.output[0]);
    else wrong = ['entries', index, v.getDotPath(checked.issues[0])].filter((part) => part !== null).join('.');
    return checked.success;
  });
  yield UNKNOWN;
  if (wrong !== '') return err('malformed', words.malformed(wrong), wrong);
  const whole = yield* unbroken(beginningOf(plain), links);
  if (whole.length < links.length) return err('damaged', words.doctored('entries'), 'entries');
  return ok({ ...fields, entries });
}

/** The fields of a valid save around its entries, which are counted but not read. */
export function skimSave(text: string): Result<Skim> {
  const skim = skimLaidOut(text);
  if (skim) return ok(skim);
  const read = atOnce(readFields(text, SkimmedSchema));
  if (!read.ok) return read;
  const { entries, ...fields } = read.value.fields;
  return ok({ fields, entries: entries.length });
}

/** `plain`: the JSON before validation, for checksums. */
function* readFields<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
): Gradual<Result<{ fields: T; plain: Json }>> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  yield UNKNOWN;
  const format = v.safeParse(FormatSchema, parsed.value.format);
  if (!format.success) return err('foreign', words.foreign);
  const newest = migrated(parsed.value, format.output.version);
  if (!newest.ok) return newest;
  yield UNKNOWN;
  const fields = v.safeParse(schema, newest.value);
  if (!fields.success) {
    const where = v.getDotPath(fields.issues[0]) ?? 'the whole';
    return err('malformed', words.malformed(where), where);
  }
  yield UNKNOWN;
  // a migrated save was checked in its own version
  const written = newest.value === parsed.value ? newest.value : parsed.value;
  return checksumOf(written) === written.checksum
    ? ok({ fields: fields.output, plain: newest.value })
    : err('damaged', words.damaged);
}

const beginningOf = ({ variant, options, start, resumed, timeControl, clockFrom }: Json): Beginning => ({
  variant,
  options,
  start,
  resumed,
  timeControl,
  clockFrom,
});

function parse(text: string): Result<Json> {
  const value = json(text);
  const isOurs = text.includes(`"${FORMAT}"`);
  if (value === undefined && isTruncated(text)) return err('truncated', words.truncated);
  if (value === undefined && isOurs) return err('malformed', words.malformed('the whole'));
  if (value === undefined) return err('not-json', words.notJson);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err('foreign', words.foreign);
  return ok(value as Json);
}
/** `undefined` (not a JSON value) if it is not JSON, or is nested deeper than any save. */
function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined; // the caller finds the reason
  }
}

/** A game cannot continue from a position that the editor would refuse. */
function begin(setup: Omit<Setup, 'variant'>, variant: Variant): Result<Match> {
  const { options, players, start, resumed, timeControl, clockFrom } = setup;
  const [wrong] = start ? problemsOf(variant, options, openStart(variant, start)) : [];
  if (!wrong) {
    const isWhole = !start || problemsOf(variant, options, start).length === 0;
    // the message must not reveal secrets
    return isWhole
      ? Match.begin({ variant, options, players, start, resumed, timeControl, clockFrom })
      : err('bad-start', words.badSecrets, 'start');
  }
  const cell = wrong.cell === null ? null : variant.topology.name(wrong.cell);
  return err(wrong.code, words.badStart(cell, wrong.says), cell ?? 'start');
}

/** The error for an entry that the match refuses. It reveals nothing of a secret entry, not even its number. */
function illegal(match: Match, error: Refusal | null): Refusal {
  if (error === null) return { code: 'illegal-entry', message: words.illegalSecret };
  const at = match.openEntries.length + 1;
  return { code: 'illegal-entry', message: words.illegalEntry(at, error.message), at: `entry ${at}` };
}

/** Who sits there, what players were helped with, what they noted and drew, and tosses. */
const APART_FROM_RULES: readonly Entry['do'][] = ['seat', 'aid', 'notes', 'draw', 'erase', 'toss', 'roll'];
const isApartFromRules = (entry: Entry): boolean => APART_FROM_RULES.includes(entry.do);

/** Continues from the saved position, without its history. */
function keepNow(save: Save, { start, now }: Whole, variant: Variant): OpenResult {
  const timeControl = save.clock && save.timeControl;
  const match = begin({ ...save, start, resumed: now, timeControl, clockFrom: save.clock }, variant);
  if (!match.ok) return refused({ ...match.error, code: 'damaged' }, null);
  if (openPosition(match.value).fingerprint !== save.fingerprint) {
    return refused({ code: 'damaged', message: words.doctored('position'), at: 'now' }, null);
  }
  for (const entry of save.entries) if (isApartFromRules(entry)) match.value.apply(entry);
  const told =
    save.variant.rules === variant.rulesVersion
      ? { code: 'other-position', message: words.otherPosition }
      : { code: 'other-rules', message: words.otherRules(save.variant.rules, variant.rulesVersion) };
  return { ok: true, value: { match: match.value, about: aboutOf(save), told } };
}

/** The field of the save that does not follow from its entries; null if all do. */
function whatDiffers(save: Save, match: Match): 'cursor' | 'branches' | 'result' | 'clock' | 'now' | null {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (save.cursor !== match.seenBy(null).id) return 'cursor';
  if (!same(save.branches, branchesOf(match))) return 'branches';
  const [saved, made] = [save.result, resultOf(match)];
  // the sentence may have been worded differently when it was saved
  if (!same(saved && { ...saved, says: '' }, made && { ...made, says: '' })) return 'result';
  if (!same(save.clock, clockOf(match))) return 'clock';
  if (!same(save.now, openPosition(match).now)) return 'now';
  return null;
}

/** The part of a refused file that was certainly played. */
function* salvageFrom(text: string, error: Refusal, variants: Variants): Gradual<Salvage | null> {
  if (error.code !== 'truncated' && error.code !== 'damaged' && error.code !== 'malformed') return null;
  const newest = remainsOf(text, error);
  const remains = v.safeParse(RemainsSchema, newest);
  if (newest === null || !remains.success) return null;
  const { name, sealed, entries: links, ...opening } = remains.output;
  const variant = variants(opening.variant.id, opening.variant.game);
  if (!variant) return null;
  const entries: Entry[] = [];
  for (const one of yield* unbroken(beginningOf(newest), links)) {
    const entry = v.safeParse(EntrySchema, one);
    if (!entry.success) break;
    entries.push(entry.output);
  }
  const parts = { ...opening, now: {}, entries };
  const whole = unite(variant, parts, sealed, 'as far as it goes');
  // without the secrets in it, the start of a game is not known
  if (!whole.ok && (opening.start !== null || opening.resumed !== null)) return null;
  const { start, resumed, entries: known } = whole.ok ? whole.value : parts;
  const begun = begin({ ...opening, start, resumed }, variant);
  if (!begun.ok) return null;
  for (const entry of known) {
    yield { done: begun.value.openEntries.length, total: entries.length };
    const isUnseen = (begun.value.position.phase?.secretOf ?? null) !== null;
    if ((isUnseen && !whole.ok) || !begun.value.apply(entry).ok) break;
  }
  return salvaged(begun.value, name);
}

/** The readable part of it, in the newest format; null if nothing shows which entries are intact. */
function remainsOf(text: string, error: Refusal): Json | null {
  const whole = json(text);
  const parsed = whole ?? firstReadable([repairedJson(text), repairedJson(upToBrokenEntry(text))]);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { format } = parsed as Json;
  const read = v.safeParse(FormatSchema, format);
  if (!read.success) return null;
  const { version } = read.output;
  // before there was a chain, only a truncated file is known to be intact up to the cut
  if (version < FIRST_CHAINED && error.code !== 'truncated') return null;
  const newest = migrated(version < FIRST_CHAINED ? withoutHalf(parsed as Json, text) : (parsed as Json), version);
  return newest.ok ? newest.value : null;
}
const firstReadable = (texts: readonly (string | null)[]): unknown =>
  texts.map((text) => (text === null ? undefined : json(text))).find((value) => value !== undefined);
/** Drops a repaired entry at the end: it was cut in the middle and may be missing fields. */
function withoutHalf(save: Json, text: string): Json {
  const { entries } = save;
  if (!Array.isArray(entries) || entries.length === 0) return save;
  const last = JSON.stringify(entries.at(-1));
  const at = text.lastIndexOf(last);
  const isWhole = at >= 0 && /^\s*[,\]]/.test(text.slice(at + last.length, at + last.length + 20));
  return isWhole ? save : { ...save, entries: entries.slice(0, -1) };
}

/** Null if nothing was played. */
function salvaged(match: Match, name: string): Salvage | null {
  const last = match.path().findLast((node) => node.kind === 'action');
  return last ? { match, name, turns: Math.max(1, last.turnNumber) } : null;
}

const refused = (error: Refusal, salvage: Salvage | null): OpenResult => ({ ok: false, error, salvage });
const aboutOf = ({ name, created, changed }: Save): SaveMetadata => ({ name, created, changed });
