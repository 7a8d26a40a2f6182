/**
 * One entry of a match: what the players did, in order, including undo. Replaying the entries gives the same tree of
 * positions and the same cursor, so they are all that a save and a journal need.
 */
import * as v from 'valibot';
import { LONGEST_ACTION } from '../shared/limits.ts';
import { LONGEST_GIFT } from '../shared/time-control.ts';
import { MillisecondsSchema } from './clocks/clocks.ts';
import { FreeMoveSchema, freeMoveInOrder } from './free/free.ts';
import { NODES_END } from './node.ts';
import { commentFields } from './notes/comments.ts';
import { notesFields } from './notes/notes.ts';
import { drawFields, eraseFields } from './notes/strokes.ts';
import { CoinSchema, canShow, rollFields } from './notes/tosses.ts';
import { ComputerSeatSchema, seatInOrder } from './player.ts';

/** milliseconds since 1970, given by the caller: a match has no clock */
const at = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** how long the clock of the side to move has run since the entry before; absent: not at all */
const spent = v.optional(MillisecondsSchema);
const UNITS = ['action', 'turn'] as const;
/** the step of undo and redo */
export type HistoryUnit = (typeof UNITS)[number];
const unit = v.picklist(UNITS);
const agreed = v.optional(v.literal(true));

export const EntrySchema = v.variant('do', [
  /** the action in its notation (frozen) */
  v.strictObject({
    do: v.literal('play'),
    action: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ACTION)),
    spent,
    at,
  }),
  /** `agreed`: both players agreed to undo a revealed secret */
  v.strictObject({ do: v.literal('undo'), unit, agreed, at }),
  v.strictObject({ do: v.literal('redo'), unit, at }),
  v.strictObject({
    do: v.literal('goto'),
    node: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(NODES_END - 1)),
    agreed,
    at,
  }),
  v.strictObject({ do: v.literal('resign'), side: v.pipe(v.string(), v.maxLength(40)), spent, at }),
  v.strictObject({ do: v.literal('agree'), spent, at }),
  /** claims that a check was not called, in games where the players announce it */
  v.strictObject({ do: v.literal('claim'), at }),
  /** from now on the computer (null: a person) plays that side; no position changes */
  v.strictObject({
    do: v.literal('seat'),
    side: v.pipe(v.string(), v.maxLength(40)),
    computer: v.nullable(ComputerSeatSchema),
    spent,
    at,
  }),
  /**
   * the turn of that side, up to here, was sent to the other machine as text (with an offer of a draw), or came from it;
   * the first one is the invitation. No position changes
   */
  v.strictObject({
    do: v.literal('sent'),
    side: v.pipe(v.string(), v.maxLength(40)),
    draw: v.optional(v.literal(true)),
    at,
  }),
  /** a player was helped; no position changes */
  v.strictObject({ do: v.literal('aid'), what: v.picklist(['hint', 'analysis']), spent, at }),
  /** a comment on a move (an empty one removes it); no position changes */
  v.strictObject({ do: v.literal('comment'), ...commentFields, spent, at }),
  /** the page of notes as it is from now on; no position changes */
  v.strictObject({ do: v.literal('notes'), ...notesFields, spent, at }),
  /** a stroke on the table, and strokes that are erased or come back; no position changes */
  v.strictObject({ do: v.literal('draw'), ...drawFields, spent, at }),
  v.strictObject({ do: v.literal('erase'), ...eraseFields, spent, at }),
  /** the clock has run, and then the game was closed */
  v.strictObject({ do: v.literal('time'), spent: MillisecondsSchema, at }),
  /** by agreement that side gets so many seconds more */
  v.strictObject({
    do: v.literal('give'),
    side: v.pipe(v.string(), v.maxLength(40)),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_GIFT)),
    spent,
    at,
  }),
  /** by agreement the game goes on without clocks */
  v.strictObject({ do: v.literal('untimed'), at }),
  /** that side has lost on time */
  v.strictObject({ do: v.literal('flag'), side: v.pipe(v.string(), v.maxLength(40)), spent, at }),
  /** what was done on the free table; the first one switches the referee off */
  v.strictObject({ do: v.literal('free'), move: FreeMoveSchema, spent, at }),
  /** the referee was switched on again, in the position that is on the table */
  v.strictObject({ do: v.literal('referee'), at }),
  /** a coin was tossed, or dice were rolled; no position changes, and undo does not take it back */
  v.strictObject({ do: v.literal('toss'), coin: CoinSchema, spent, at }),
  v.pipe(
    v.strictObject({ do: v.literal('roll'), ...rollFields, spent, at }),
    v.check((roll) => canShow(roll)),
  ),
]);
export type Entry = v.InferOutput<typeof EntrySchema>;

/** A secret entry with its place among the public entries. */
export interface SecretEntry {
  readonly entry: Entry;
  /** the number of public entries before it */
  readonly before: number;
  /** the number of secret entries of either side between the last public one and it */
  readonly order: number;
}

/** Are two entries equal, apart from their times? */
export const sameEntry = (a: Entry, b: Entry): boolean =>
  JSON.stringify({ ...entryInOrder(a), at: 0 }) === JSON.stringify({ ...entryInOrder(b), at: 0 });

/** The entry with its fields in the order in which they are written. */
export function entryInOrder(entry: Entry): Entry {
  const { at } = entry;
  const time = at === undefined ? {} : { at };
  const ran = 'spent' in entry && entry.spent !== undefined ? { spent: entry.spent, ...time } : time;
  switch (entry.do) {
    case 'play':
      return { do: 'play', action: entry.action, ...ran };
    case 'undo':
      return { do: 'undo', unit: entry.unit, ...(entry.agreed && { agreed: true as const }), ...time };
    case 'redo':
      return { do: 'redo', unit: entry.unit, ...time };
    case 'goto':
      return { do: 'goto', node: entry.node, ...(entry.agreed && { agreed: true as const }), ...time };
    case 'resign':
      return { do: 'resign', side: entry.side, ...ran };
    case 'agree':
      return { do: 'agree', ...ran };
    case 'claim':
      return { do: 'claim', ...time };
    case 'seat':
      return { do: 'seat', side: entry.side, computer: entry.computer && seatInOrder(entry.computer), ...ran };
    case 'sent':
      return { do: 'sent', side: entry.side, ...(entry.draw && { draw: true as const }), ...time };
    case 'aid':
      return { do: 'aid', what: entry.what, ...ran };
    case 'comment':
      return { do: 'comment', node: entry.node, mark: entry.mark, text: entry.text, ...ran };
    case 'notes':
      return { do: 'notes', text: entry.text, ...ran };
    case 'draw':
      return { do: 'draw', pen: entry.pen, points: [...entry.points], ...ran };
    case 'erase':
      return { do: 'erase', strokes: [...entry.strokes], ...(entry.back && { back: true as const }), ...ran };
    case 'time':
      return { do: 'time', spent: entry.spent, ...time };
    case 'give':
      return { do: 'give', side: entry.side, seconds: entry.seconds, ...ran };
    case 'untimed':
      return { do: 'untimed', ...time };
    case 'flag':
      return { do: 'flag', side: entry.side, ...ran };
    case 'free':
      return { do: 'free', move: freeMoveInOrder(entry.move), ...ran };
    case 'referee':
      return { do: 'referee', ...time };
    case 'toss':
      return { do: 'toss', coin: entry.coin, ...ran };
    case 'roll':
      return { do: 'roll', dice: entry.dice, ...(entry.sides && { sides: entry.sides }), ...ran };
  }
}
