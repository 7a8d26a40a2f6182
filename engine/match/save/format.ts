/**
 * The `.fairytable` file, version 7, as a schema. The order of the fields is the order in the file: what is needed to
 * salvage a truncated file (the definition of the game and its entries) comes first. Unknown fields are refused, so
 * that a file never loses anything by being opened and saved again. Sides are written by id, nodes by number.
 *
 * Secrets of a side are only in that side's blob under `sealed`: every other field is as it would be without them. The
 * blobs exist from the start in every game that can have secrets.
 */
import * as v from 'valibot';
import { LONGEST_RULES } from '../../shared/limits.ts';
import { TimeControl } from '../../shared/time-control.ts';
import { ClockStateSchema } from '../clocks/clocks.ts';
import { type Entry, EntrySchema } from '../entry.ts';
import { ComputerSeatSchema, ElsewhereSchema, NameSchema } from '../player.ts';
import { MOST_ENDS, MOST_ENTRIES } from './capacity.ts';
import type { Link } from './chain.ts';
import { StartSchema } from './start-schema.ts';

export const FORMAT = 'fairytable';
export const VERSION = 7;
/** From this version on, a damaged file shows which of its entries are intact. */
export const FIRST_CHAINED = 3;
/** As many as a match can have (capacity.ts); a longer file would only block the app. */
const MOST_LINKS = MOST_ENTRIES + MOST_ENDS;
/** of the secrets of one side, in characters */
export const LONGEST_SEALED = 2_000_000;

const name = NameSchema;
/** of the sentence that says how a game ended; a test holds those of every game against it */
export const LONGEST_OUTCOME = 400;
const player = v.strictObject({
  name,
  computer: v.optional(ComputerSeatSchema),
  elsewhere: v.optional(ElsewhereSchema),
});
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const node = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LINKS));
const facts = v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(-32768), v.maxValue(32767))));

export const FormatSchema = v.strictObject({
  name: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The definition of a game: enough to begin it. */
const opening = {
  variant: v.strictObject({
    id,
    rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** the text of its file, if it is a game of people's own; absent: the program contains it */
    game: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_RULES))),
  }),
  /** every house rule with its value */
  options: v.record(v.string(), v.string()),
  /** at the start, in the order of the variant's sides; entries may change who sits there */
  players: v.tuple([player, player]),
  /** null: without clocks */
  timeControl: v.nullable(TimeControl),
  /** the clocks with which the game continued, as with `resumed` */
  clockFrom: v.nullable(ClockStateSchema),
  /** a set-up position; null for the variant's own */
  start: v.nullable(StartSchema),
  /** facts from which the game continued, if its earlier actions could not be kept */
  resumed: v.nullable(facts),
  /** the secrets of each side, by its id; null in a game that cannot have secrets */
  sealed: v.nullable(v.record(id, v.pipe(v.string(), v.maxLength(LONGEST_SEALED)))),
};

/** An entry with the checksum of the game up to it (chain.ts). */
export const LinkSchema = v.strictTuple([EntrySchema, v.string()]);

/** A whole save except for its entries: they may be many, and are read one by one. */
export const FrameSchema = v.strictObject({
  format: v.strictObject({ name: v.literal(FORMAT), version: v.literal(VERSION) }),
  /** the game's name in lists */
  name,
  /** milliseconds since 1970 */
  created: v.nullable(time),
  changed: v.nullable(time),
  ...opening,
  /** each of them a link */
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MOST_LINKS)),
  cursor: node,
  /** every line that branches off the present one: where it branches off, and its last node */
  branches: v.array(v.strictObject({ from: node, last: node })),
  /** null while the game continues; `place` is the node at which it ended */
  result: v.nullable(
    v.strictObject({
      winner: v.nullable(id),
      reason: id,
      says: v.pipe(v.string(), v.maxLength(LONGEST_OUTCOME)),
      by: v.picklist(['rules', 'players', 'clock']),
      place: node,
    }),
  ),
  /** the present position, for lists; public. `unsent`: the other machine waits for a text from here */
  glance: v.strictObject({
    turn: id,
    turnNumber: v.pipe(v.number(), v.integer()),
    census: v.string(),
    unsent: v.boolean(),
  }),
  /** the clocks in the present position; null: without clocks, or without them by now */
  clock: v.nullable(ClockStateSchema),
  /** the present position: every fact by name */
  now: facts,
  /** of the position */
  fingerprint: v.string(),
  /** the checksum of this file: of its JSON without white space and without this field */
  checksum: v.string(),
});
/** as it is in the file */
export type SaveFields = Omit<v.InferOutput<typeof FrameSchema>, 'entries'> & {
  readonly entries: readonly Link<Entry>[];
};
/** as it is read, with its chain verified */
export type Save = Omit<SaveFields, 'entries'> & { readonly entries: readonly Entry[] };

/** A subset for lists: the checksum detects damage, and the other fields are read when a game is opened. */
export const SkimmedSchema = v.strictObject({ ...FrameSchema.entries, now: v.unknown() });
export type Skimmed = v.InferOutput<typeof SkimmedSchema>;

/** What is needed from a damaged file to open its first turns as a new game; entries are verified one by one. */
export const RemainsSchema = v.object({
  format: FormatSchema,
  name: v.fallback(name, ''),
  ...opening,
  timeControl: v.fallback(opening.timeControl, null),
  clockFrom: v.fallback(opening.clockFrom, null),
  resumed: v.optional(opening.resumed, null),
  sealed: v.fallback(opening.sealed, () => ({})),
  entries: v.array(v.unknown()),
});
