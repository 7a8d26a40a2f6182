/**
 * The first text of a game between two machines: the game itself, who plays what, and the key of its turns. With a game of
 * people's own go its rules, packed by the machine: whoever is invited tries them before anything else is read.
 */
import * as v from 'valibot';
import { other, type Side } from '../../core/ids.ts';
import { writtenOptions } from '../../core/setting.ts';
import type { Variant } from '../../core/variant.ts';
import { LONGEST_BROKER_FIELD, LONGEST_CHOICE, LONGEST_TURN_TEXT } from '../../shared/limits.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { Match } from '../match.ts';
import { type Players, TypedNameSchema } from '../player.ts';
import { StartSchema } from '../save/start-schema.ts';
import { words } from '../words.ts';
import { mayBeByText } from './correspondence.ts';
import { type ReceivedText, type TurnLine, writeLine } from './turn-line.ts';

const brokerField = v.pipe(v.string(), v.maxLength(LONGEST_BROKER_FIELD));
/** A message broker that carries the turns: `login` only if whoever invites wants to pass it on. */
const BrokerSchema = v.strictObject({
  url: v.pipe(brokerField, v.minLength(1)),
  login: v.optional(
    v.strictObject({
      user: v.pipe(brokerField, v.minLength(1)),
      password: brokerField,
    }),
  ),
});
export type InvitedBroker = Readonly<v.InferOutput<typeof BrokerSchema>>;

const HeadSchema = v.strictObject({
  is: v.literal('invitation'),
  variant: v.strictObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
const BodySchema = v.strictObject({
  /** whoever invites plays it, by index */
  side: v.picklist([0, 1]),
  players: v.tuple([TypedNameSchema, TypedNameSchema]),
  options: v.record(v.pipe(v.string(), v.maxLength(LONGEST_CHOICE)), v.pipe(v.string(), v.maxLength(LONGEST_CHOICE))),
  start: v.nullable(StartSchema),
  broker: v.optional(BrokerSchema),
});
/** in bytes: a usual start with any house rules */
const ROOM = 512;
/** in bytes, of packed rules: with a turn beside it the invitation still fits into a message by a broker */
export const MOST_PACKED_RULES = 48 * 1024;

/** What goes with an invitation. */
export interface Enclosed {
  readonly broker?: InvitedBroker | undefined;
  /** packed; of a game of people's own, and of no other */
  readonly rules?: Uint8Array | undefined;
}

/** `key`: 32 random hexadecimal digits; `side`: the one that plays at this machine. */
export function invitationText(
  match: Match,
  key: string,
  side: Side,
  { broker, rules }: Enclosed = {},
): Result<string> {
  const may = mayBeByText(match);
  if (!may.ok) return may;
  const { variant, options, start, players, resumed } = match;
  if (resumed !== null) return err('not-new', words.onlyNewByText);
  if ((rules === undefined) !== (variant.source === undefined)) throw new Error('its rules go with every own game');
  if (rules && rules.length > MOST_PACKED_RULES) return err('long-rules', words.longRulesByText);
  const head = { is: 'invitation', variant: { id: variant.id, rules: variant.rulesVersion }, key };
  const names = players.map((player) => player.name);
  const body = { side, players: names, options: writtenOptions(variant, options), start, ...(broker && { broker }) };
  const line = writeLine(head, body, ROOM, key, rules);
  return line.length > LONGEST_TURN_TEXT ? err('too-long', words.invitationTooBig) : ok(line);
}

/** Rules that came with an invitation: what they say is not known yet. */
export interface BroughtRules {
  /** of the game that they are said to be */
  readonly id: string;
  readonly packed: Uint8Array;
}
/** The rules that come with the first invitation in a text; null: it needs none. */
export function rulesIn(received: ReceivedText): Result<BroughtRules | null> {
  const found = invitationIn(received);
  if (!found.ok) return found;
  const { head, bytes } = found.value;
  if (bytes === null) return ok(null);
  const read = v.safeParse(HeadSchema, head);
  if (!read.success || bytes.length > MOST_PACKED_RULES) return err('damaged', words.damagedTurnText);
  return ok({ id: read.output.variant.id, packed: bytes });
}

export interface Invitation {
  /** its other seat is elsewhere */
  readonly match: Match;
  readonly key: string;
  /** the side of whoever is invited */
  readonly side: Side;
  /** null: the players carry the turns */
  readonly broker: InvitedBroker | null;
}

/** The first invitation in a text; its game is the one that is named so. A turn in the same text is not looked at. */
export function readInvitation(received: ReceivedText, named: (id: string) => Variant | undefined): Result<Invitation> {
  const found = invitationIn(received);
  return found.ok ? accepted(found.value, named) : found;
}
function invitationIn({ lines, broken }: ReceivedText): Result<TurnLine> {
  // a broken line beside it may be the first turn, which must not get lost unseen
  if (broken) return { ok: false, error: broken };
  const found = lines.find((line) => v.is(v.looseObject({ is: v.literal('invitation') }), line.head));
  return found ? ok(found) : err('no-invitation', words.turnNoInvitation);
}

const isAboutNames = (issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.every((issue) => issue.path?.[0]?.key === 'players');

function accepted(line: TurnLine, named: (id: string) => Variant | undefined): Result<Invitation> {
  const head = v.safeParse(HeadSchema, line.head);
  if (!head.success) return err('damaged', words.damagedTurnText);
  const { variant: asked, key } = head.output;
  const body = v.safeParse(BodySchema, line.body(key));
  if (!body.success)
    return isAboutNames(body.issues) ? err('bad-name', words.badNameInvited) : err('damaged', words.damagedTurnText);
  const variant = named(asked.id);
  if (!variant) return err('unknown-variant', words.unknownVariant(asked.id));
  if ((line.bytes === null) !== (variant.source === undefined)) return err('no-rules', words.noRulesInvited);
  if (variant.rulesVersion !== asked.rules)
    return err('other-rules', words.otherRulesInvited(asked.rules, variant.rulesVersion));
  const { side, players, options, start, broker = null } = body.output;
  const [first, second] = players;
  const inviting = { elsewhere: { key } };
  const seats: Players = [
    { name: first, ...(side === 0 && inviting) },
    { name: second, ...(side === 1 && inviting) },
  ];
  const match = Match.begin({ variant, options, start, players: seats });
  if (!match.ok) return match;
  const may = mayBeByText(match.value);
  return may.ok ? ok({ match: match.value, key, side: other(side), broker }) : may;
}
