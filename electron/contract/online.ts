/**
 * Playing on two machines: requests of the page about inviting and joining, what people at a table say to each other, and
 * the events that tell of both.
 */
import * as v from 'valibot';
import { onOneLine } from './plain-text.ts';
import { CellId, Side, View } from './view.ts';

/** characters of the tag of a language */
export const LONGEST_TAG = 35;
/** characters of one line of talk */
export const LONGEST_LINE_OF_TALK = 200;
/** arrows of one person */
export const MOST_ARROWS = 40;
/** people and offers at one table, more than there can be */
const MOST_AT_TABLE = 40;
const Person = v.pipe(v.string(), v.maxLength(80));
const nothing = v.strictObject({});

/** What the other seat is asked, until it answers or the game goes on. */
export const Offer = v.object({
  id: v.number(),
  by: Side,
  what: v.picklist(['take-back', 'draw', 'rematch']),
  /** a take-back past something that was revealed */
  reveals: v.boolean(),
});
export type Offer = v.InferOutput<typeof Offer>;

/** the code of a refusal: the other seat was asked, and answers */
export const ASKED = 'asked';

/** Somebody at the table, the host among them. */
export const PersonAtTable = v.object({
  person: Person,
  isHost: v.boolean(),
  /** null: watches */
  side: v.nullable(Side),
  /** milliseconds since the connection was lost; null: is here */
  awayFor: v.nullable(v.number()),
});
export type PersonAtTable = v.InferOutput<typeof PersonAtTable>;

export const TableView = v.object({
  /** the game that is played there */
  match: v.string(),
  /** who is asking */
  you: Person,
  people: v.pipe(v.array(PersonAtTable), v.maxLength(MOST_AT_TABLE)),
  offers: v.pipe(v.array(Offer), v.maxLength(MOST_AT_TABLE)),
  /** what the other side has just declined */
  declined: v.optional(v.pick(Offer, ['by', 'what'])),
  /** is the last invitation to play, or to watch, still good? Only the host is told */
  invited: v.optional(v.object({ playing: v.boolean(), watching: v.boolean() })),
});
export type TableView = v.InferOutput<typeof TableView>;

const Arrow = v.strictObject({ from: CellId, to: CellId });
const arrows = v.pipe(v.array(Arrow), v.maxLength(MOST_ARROWS));

const Talk = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LINE_OF_TALK),
  v.transform((text: string) => onOneLine(text)),
  v.minLength(1),
);

/** Requests that only a table has. */
export const tableRequests = {
  'table.say': {
    input: v.strictObject({ text: Talk }),
    output: nothing,
  },
  /** draws attention to a square */
  'table.point': { input: v.strictObject({ cell: CellId }), output: nothing },
  /** the arrows that others see as one's own, in place of those before */
  'table.arrows': { input: v.strictObject({ arrows }), output: nothing },
  'table.answer': { input: v.strictObject({ offer: v.number(), accept: v.boolean() }), output: nothing },
} as const;
export type TableRequest = keyof typeof tableRequests;
export type TableInput<K extends TableRequest> = v.InferOutput<(typeof tableRequests)[K]['input']>;

export const tableEvents = {
  table: TableView,
  said: v.object({ person: Person, side: v.nullable(Side), text: Talk }),
  pointed: v.object({ person: Person, side: v.nullable(Side), cell: CellId }),
  arrows: v.object({ person: Person, side: v.nullable(Side), arrows }),
} as const;
export type TableEvent = keyof typeof tableEvents;
export type TableEventOf<K extends TableEvent> = v.InferOutput<(typeof tableEvents)[K]>;

/** longer than any code, however it is spaced */
export const LONGEST_CODE = 400;
const here = v.strictObject({ match: v.pipe(v.string(), v.maxLength(80)) });

export const onlineRequests = {
  /** the code of a new invitation to play that side, which is no longer played here, or (null) to watch */
  'online.invite': {
    input: v.strictObject({ ...here.entries, side: v.nullable(Side) }),
    output: v.object({ code: v.string(), addresses: v.array(v.string()), port: v.number() }),
  },
  /** closes the table and its port; the game stays open here */
  'online.stop': { input: here, output: nothing },
  /** sits down at the table of a code, in place of whatever is open here */
  'online.join': { input: v.strictObject({ code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)) }), output: View },
  /** the same at the table where this machine was a guest when it was ended */
  'online.rejoin': { input: nothing, output: View },
  /** is there such a table? Whether it still exists is known when it is asked */
  'online.seat': { input: nothing, output: v.object({ isKept: v.boolean() }) },
  /** the table of the open match; null: it is played at this machine only */
  'online.table': { input: here, output: v.nullable(TableView) },
} as const;

export const onlineEvents = {
  ...tableEvents,
  /** the connection of this guest to its table */
  connection: v.object({ state: v.picklist(['lost', 'back', 'ended']), says: v.string() }),
} as const;
