/**
 * What is said between a table on the network and its guests, besides the requests and events of the contract. Every text
 * on the line is one JSON object. A guest sends requests, numbered upwards; the table sends the answers, and events.
 */
import * as v from 'valibot';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import { LONGEST_TAG, type TableRequest, TableView, tableRequests } from './online.ts';
import { type RequestName, requests } from './requests.ts';
import { View } from './view.ts';

/** raised when an older application could not follow */
export const TABLE_PROTOCOL = 2;

/** What the players of a table may do to the match, at either machine. */
export const TABLE_PLAY = [
  'match.play',
  'match.playTogether',
  'match.layReady',
  'match.claim',
  'match.undo',
  'match.agree',
  'match.resign',
  'match.rematch',
  'match.toss',
  'match.comment',
  'match.draw',
  'match.erase',
] as const satisfies readonly RequestName[];

/** The requests of the contract that a guest may make, and no others. The rules of the game are at its own machine. */
export const GUEST_REQUESTS = [
  'match.view',
  'match.history',
  'match.look',
  'match.actions',
  'match.reach',
  'match.onto',
  'match.find',
  'match.together',
  'match.attackers',
  'match.preview',
  'match.why',
  'match.text',
  ...TABLE_PLAY,
] as const satisfies readonly RequestName[];
export type GuestRequest = (typeof GUEST_REQUESTS)[number];

/** What the program of a guest asks by itself, and no page. A table of an older version refuses it, and nothing is lost. */
export const programRequests = {
  /** from now on everything is said in this language, by its tag; before the answer `played` tells the same position in it */
  'table.language': {
    input: v.strictObject({ language: v.pipe(v.string(), v.maxLength(LONGEST_TAG)) }),
    output: v.object({}),
  },
} as const;
export type ProgramRequest = keyof typeof programRequests;
export type ProgramInput<K extends ProgramRequest> = v.InferOutput<(typeof programRequests)[K]['input']>;

/** The first text of a table on every connection: all that the guest needs to go on, however long it was away. */
export const TableHello = v.object({
  protocol: v.number(),
  version: v.string(),
  view: View,
  table: TableView,
  /** of a game of people's own: the text of its file */
  rules: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_RULES))),
});
export type TableHello = v.InferOutput<typeof TableHello>;

export const FromGuest = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  request: v.pipe(v.string(), v.maxLength(40)),
  input: v.unknown(),
});
export type FromGuest = v.InferOutput<typeof FromGuest>;

export const FromTable = v.union([
  v.object({ hello: v.unknown() }),
  v.object({ id: v.number(), answer: v.unknown() }),
  v.object({ event: v.string(), what: v.unknown() }),
]);
export type FromTable = v.InferOutput<typeof FromTable>;

const isGuestRequest = (name: string): name is GuestRequest => (GUEST_REQUESTS as readonly string[]).includes(name);
const isTableRequest = (name: string): name is TableRequest => Object.hasOwn(tableRequests, name);
const isProgramRequest = (name: string): name is ProgramRequest => Object.hasOwn(programRequests, name);
/** The schemas of a request that a guest may make; null: it may not. */
export function schemasFor(name: string): { readonly input: v.GenericSchema; readonly output: v.GenericSchema } | null {
  if (isGuestRequest(name)) return requests[name];
  if (isTableRequest(name)) return tableRequests[name];
  return isProgramRequest(name) ? programRequests[name] : null;
}
