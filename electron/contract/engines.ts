/**
 * Other engines that play here: programs of this machine, each known to the page by the name that it was given. No message
 * contains the file of a program: only the host's own dialog names one.
 */
import * as v from 'valibot';
import { EngineName } from '../../engine/shared/engine-seat.ts';
import { Draft } from './description.ts';

/** number of engines on a machine */
export const MOST_ENGINES = 20;
const nothing = v.strictObject({});
// an empty or a long name is not an invalid request: it is refused with a message of its own
const typed = v.pipe(v.string(), v.maxLength(1000));

/** A way in which it can be made weaker, in its own numbers. */
export const EngineRange = v.object({ by: v.picklist(['elo', 'skill']), least: v.number(), most: v.number() });
export type EngineRange = v.InferOutput<typeof EngineRange>;

/** How a program is spoken to. */
export const EngineProtocol = v.picklist(['uci', 'xboard']);
export type EngineProtocol = v.InferOutput<typeof EngineProtocol>;

export const EngineView = v.object({
  name: v.string(),
  /** what it calls itself, and who wrote it; '' where it does not say */
  calls: v.string(),
  author: v.string(),
  protocol: EngineProtocol,
  /** the number of games that it knows by itself */
  games: v.number(),
  /** can it be given the rules of another game? */
  readsRules: v.boolean(),
  ranges: v.array(EngineRange),
});
export type EngineView = v.InferOutput<typeof EngineView>;

/** An engine as an opponent in one game. */
export const EngineFor = v.object({
  name: v.string(),
  ranges: v.array(EngineRange),
  /** why it cannot play this game; null: it can */
  why: v.nullable(v.string()),
});
export type EngineFor = v.InferOutput<typeof EngineFor>;

export const engineRequests = {
  'engines.list': { input: nothing, output: v.object({ engines: v.array(EngineView) }) },
  /** through the host's open dialog; the program is started once, to say who it is. null if cancelled */
  'engines.add': { input: nothing, output: v.nullable(EngineView) },
  'engines.rename': { input: v.strictObject({ engine: EngineName, name: typed }), output: EngineView },
  /** forgets it; its program stays where it is */
  'engines.remove': { input: v.strictObject({ engine: EngineName }), output: nothing },
  /** who can play this game, begun with these options (absent: the usual ones) and from that position (absent: its array), and why the others cannot */
  'engines.playing': {
    input: v.strictObject({
      variant: v.string(),
      options: v.optional(v.record(v.string(), v.string())),
      start: v.optional(Draft),
    }),
    output: v.object({ engines: v.array(EngineFor) }),
  },
  /** who can play on in the open match, and why the others cannot */
  'engines.atMatch': {
    input: v.strictObject({ match: v.string() }),
    output: v.object({ engines: v.array(EngineFor) }),
  },
} as const;
