/**
 * What is said between a table on the network and its guests, besides the requests and events of the contract. Every text
 * on the line is one JSON object. A guest sends requests, numbered upwards; the table sends the answers, and events.
 */
import * as v from 'valibot';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import { type TableRequest, TableView, tableRequests } from './online.ts';
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
/** The schemas of a request that a guest may make; null: it may not. */
export const schemasFor = (
  name: string,
): { readonly input: v.GenericSchema; readonly output: v.GenericSchema } | null =>
  isGuestRequest(name) ? requests[name] : isTableRequest(name) ? tableRequests[name] : null;
