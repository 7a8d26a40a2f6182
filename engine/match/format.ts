/**
 * The `.fairytable` file, version 3, as a schema. The order of the fields is the order in the file: what a cut file
 * needs to be saved from (what the game is, and its entries) comes first. Unknown fields are refused, so that a file
 * never loses something by being opened and saved again. Sides are written by id, nodes by number.
 *
 * What only one side may know stands in that side's blob under `sealed` and nowhere else: every other field is as it
 * would be if there were no such thing. The blobs are there from the start in every game that can come to have secrets.
 */
import * as v from 'valibot';
import type { Link } from './chain.ts';
import { type Entry, EntrySchema } from './entry.ts';

export const FORMAT = 'fairytable';
export const VERSION = 3;
/** From this version on a damaged file tells which of its entries are as they were written. */
export const FIRST_CHAINED = 3;
/** No game is as long as that; a file that says so would only hold the table up. */
export const MOST_ENTRIES = 100_000;

const name = v.pipe(v.string(), v.maxLength(200));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const node = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ENTRIES));
const facts = v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(-32768), v.maxValue(32767))));

/** deep enough for every start of the four games */
const DEEPEST = 6;
/** Is nothing in it nested deeper than so many objects and lists? */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));
/** The engine judges what a start says; here it only has to be a plain, shallow object. */
export const StartSchema = v.pipe(
  v.looseObject({
    turn: v.optional(v.string()),
    pieces: v.array(v.looseObject({ kind: v.string(), side: v.string(), at: v.string() })),
    hands: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.check((value) => isShallow(value, DEEPEST)),
);

export const FormatSchema = v.strictObject({
  name: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What a game is: enough to begin it. */
const opening = {
  variant: v.strictObject({ id, rules: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** every house rule with its value */
  options: v.record(v.string(), v.string()),
  /** in the order of the variant's sides */
  players: v.tuple([v.strictObject({ name }), v.strictObject({ name })]),
  /** a set-up position; null for the variant's own */
  start: v.nullable(StartSchema),
  /** facts that the game went on from, when its earlier actions could not be kept */
  resumed: v.nullable(facts),
  /** by side's id, what it alone may know; null in a game that cannot have secrets */
  sealed: v.nullable(v.record(id, v.pipe(v.string(), v.maxLength(2_000_000)))),
};

/** An entry with the checksum of the game up to it (chain.ts). */
export const LinkSchema = v.strictTuple([EntrySchema, v.string()]);

/** A whole save but for its entries: they may be many, and are read one by one. */
export const FrameSchema = v.strictObject({
  format: v.strictObject({ name: v.literal(FORMAT), version: v.literal(VERSION) }),
  /** the game's name in lists */
  name,
  /** milliseconds since 1970 */
  created: v.nullable(time),
  changed: v.nullable(time),
  ...opening,
  /** each of them a link */
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ENTRIES)),
  cursor: node,
  /** every line that leaves the present one: where it leaves it, and its last node */
  branches: v.array(v.strictObject({ from: node, last: node })),
  /** null while the game goes on; `place` is the node at which it ended */
  result: v.nullable(
    v.strictObject({
      winner: v.nullable(id),
      reason: id,
      says: v.pipe(v.string(), v.maxLength(400)),
      by: v.picklist(['rules', 'players']),
      place: node,
    }),
  ),
  /** where the game stands, for lists; what everybody may know */
  glance: v.strictObject({ turn: id, turnNumber: v.pipe(v.number(), v.integer()), census: v.string() }),
  /** where the game stands: every fact by name */
  now: facts,
  /** of the position */
  fingerprint: v.string(),
  /** of this file: of its JSON without white space and without this field */
  checksum: v.string(),
});
/** as it stands in the file */
export type SaveFields = Omit<v.InferOutput<typeof FrameSchema>, 'entries'> & {
  readonly entries: readonly Link<Entry>[];
};
/** as it is read, with the chain verified */
export type Save = Omit<SaveFields, 'entries'> & { readonly entries: readonly Entry[] };

/** The same for lists, which are long: its checksum tells damage, and what is not shown is read when a game is opened. */
export const SkimmedSchema = v.strictObject({ ...FrameSchema.entries, now: v.unknown() });
export type Skimmed = v.InferOutput<typeof SkimmedSchema>;

/** What is needed of a damaged file to open its first turns as a new game; entries are verified one by one. */
export const RemainsSchema = v.object({
  format: FormatSchema,
  name: v.fallback(name, ''),
  ...opening,
  resumed: v.optional(opening.resumed, null),
  sealed: v.fallback(opening.sealed, () => ({})),
  entries: v.array(v.unknown()),
});
