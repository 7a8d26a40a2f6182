/** Games with a person at another machine, whose turns come and go as text. */
import * as v from 'valibot';
import { LONGEST_BROKER_FIELD } from '../../engine/shared/limits.ts';

/**
 * What such a game waits for. `yours`: a turn made here; `send`: the text of what was done here goes to the other
 * machine; `theirs`: a text from there
 */
export const Awaited = v.picklist(['yours', 'send', 'theirs', 'over']);
export type Awaited = v.InferOutput<typeof Awaited>;

export const CorrespondenceView = v.object({
  /** the side that plays here */
  side: v.picklist([0, 1]),
  awaits: Awaited,
  /** does what is to be sent, or was sent, contain the invitation? */
  invites: v.boolean(),
  /** was everything sent that was done here, so that it can only be copied again? */
  sent: v.boolean(),
  /** the other side offers a draw, which may be accepted now; and the side here offered one with its last text */
  drawOffered: v.boolean(),
  offersDraw: v.boolean(),
  /** the next turn from here will offer one; only where a broker carries the turns, which go over by themselves */
  willOffer: v.boolean(),
  /** the other machine has a whole game that is played only if the person here agrees: it holds turns of the side here, or differs */
  question: v.optional(
    v.object({
      /** the turns that would be played, how many of them are of the side here, and the steps here that would be taken back */
      turns: v.number(),
      own: v.number(),
      undone: v.number(),
    }),
  ),
});
export type CorrespondenceView = v.InferOutput<typeof CorrespondenceView>;

/** A message broker as a person types it. */
export const BrokerLogin = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(LONGEST_BROKER_FIELD + 1)),
  user: v.pipe(v.string(), v.maxLength(LONGEST_BROKER_FIELD + 1)),
  password: v.pipe(v.string(), v.maxLength(LONGEST_BROKER_FIELD + 1)),
});
export type BrokerLogin = v.InferOutput<typeof BrokerLogin>;

/** How a game stands with the message broker that carries its turns. */
export const BrokerView = v.object({
  /** of the open match */
  match: v.string(),
  /** without the login */
  url: v.string(),
  user: v.string(),
  /** does the invitation carry the user name and the password? */
  shares: v.boolean(),
  /**
   * `waiting`: until it is tried again; `stopped`: it is not; `displaced`: a copy of this game on another computer is
   * connected in its place, and it is not tried again before a player wants it; `asks`: an invitation names it, and the player is asked first;
   * `declined`: the player does not want it
   */
  state: v.picklist(['connecting', 'connected', 'waiting', 'displaced', 'stopped', 'asks', 'declined']),
  /** the machine, and by its name alone where it is; null: the address is none */
  machine: v.nullable(
    v.object({
      host: v.string(),
      port: v.number(),
      where: v.picklist(['own', 'private', 'public']),
      isEncrypted: v.boolean(),
    }),
  ),
  /** why it is not connected, or was not the last time */
  why: v.nullable(v.string()),
  /** was the invitation copied? Before that nothing goes over */
  invited: v.boolean(),
  /** the last turn from here: on this machine only, at the broker, or on the other machine */
  turn: v.picklist(['kept', 'sent', 'fetched']),
  isFriendHere: v.boolean(),
  /** why the text that came last could not be played */
  refused: v.nullable(v.string()),
  /** this machine has an older copy of the game, or another one, and has asked the other machine for the whole game */
  isOlder: v.optional(v.literal(true)),
  /** the other player was asked for this game, after another one, and has declined it */
  isDeclined: v.optional(v.literal(true)),
});
export type BrokerView = v.InferOutput<typeof BrokerView>;

const match = v.pipe(v.string(), v.maxLength(80));
export const brokerRequests = {
  /** how the open match stands with its broker; null: it has none. From now on what comes is played: the page shows its table */
  'correspondence.broker': { input: v.strictObject({ match }), output: v.nullable(BrokerView) },
  /** from now on that broker carries the turns of the open match */
  'correspondence.setBroker': {
    input: v.strictObject({ match, ...BrokerLogin.entries, shares: v.boolean() }),
    output: BrokerView,
  },
  /**
   * is it an address, and (`connect`) does a broker there do all that a game needs? Nothing of it is kept.
   * `keptFor`: seconds that it keeps what waits for a player who is away, where that is less than was asked for
   */
  'correspondence.checkBroker': {
    input: v.strictObject({ ...BrokerLogin.entries, connect: v.boolean() }),
    output: v.object({ url: v.string(), keptFor: v.optional(v.number()) }),
  },
  /** may this machine connect to the broker that an invitation has named? The answer is kept with the game */
  'correspondence.allowBroker': { input: v.strictObject({ match, allow: v.boolean() }), output: BrokerView },
  /** tries to connect now, not when the wait is over */
  'correspondence.connectNow': { input: v.strictObject({ match }), output: v.strictObject({}) },
  /** the whole game as text, with everything that was sent and nothing else */
  'correspondence.wholeGame': { input: v.strictObject({ match }), output: v.object({ text: v.string() }) },
  /** the broker carries that text to the other machine */
  'correspondence.sendWholeGame': { input: v.strictObject({ match }), output: v.strictObject({}) },
  /** the answer to `question`; if it is yes, the event `played` tells of the game */
  'correspondence.takeOver': { input: v.strictObject({ match, agreed: v.boolean() }), output: v.strictObject({}) },
} as const;

export const brokerEvents = {
  /** how the open match stands with its broker has changed */
  broker: BrokerView,
} as const;
