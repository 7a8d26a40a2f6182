/**
 * The seats of a game that has not begun: who plays each side. A seat keeps what was entered for the other choice, so
 * that changing one's mind loses nothing.
 */
import { type ComputerChoice, LEVELS, MOST_SECONDS, type Seats } from '../../../electron/contract/settings.ts';
import type { SeatView, Side } from '../../../electron/contract/view.ts';

export type LevelId = ComputerChoice['level'];
export interface SeatDraft {
  readonly name: string;
  readonly computer: boolean;
  /** a friend at another machine */
  readonly elsewhere: boolean;
  readonly level: LevelId;
  /** as typed; `secondsOf` makes a number of it */
  readonly seconds: string;
}
export type SeatDrafts = readonly [SeatDraft, SeatDraft];

/** a quick answer, and still enough for the middle levels */
export const USUAL_SECONDS = 8;
const usual: Omit<SeatDraft, 'name'> = {
  computer: false,
  elsewhere: false,
  level: '1',
  seconds: String(USUAL_SECONDS),
};

export const freshSeats = ([first, second]: readonly [string, string]): SeatDrafts => [
  { name: first, ...usual },
  { name: second, ...usual },
];

export const isLevel = (id: string): id is LevelId => (LEVELS as readonly string[]).includes(id);

/** Whole seconds within the limits; what is no number counts as the default. */
export const secondsOf = (typed: string): number => {
  const seconds = Math.round(Number(typed));
  return typed.trim() === '' || !Number.isFinite(seconds)
    ? USUAL_SECONDS
    : Math.min(MOST_SECONDS, Math.max(1, seconds));
};

export const withSeat = (seats: SeatDrafts, side: Side, change: Partial<SeatDraft>): SeatDrafts =>
  side === 0 ? [{ ...seats[0], ...change }, seats[1]] : [seats[0], { ...seats[1], ...change }];

/** Somebody else takes that seat. A friend elsewhere plays against a person here, who takes the other seat then. */
export const seatTaken = (seats: SeatDrafts, side: Side, who: 'person' | 'computer' | 'elsewhere'): SeatDrafts => {
  const taken = withSeat(seats, side, { computer: who === 'computer', elsewhere: who === 'elsewhere' });
  const other = side === 0 ? 1 : 0;
  const mustBeHere = who === 'elsewhere' || (who === 'computer' && seats[other].elsewhere);
  return mustBeHere ? withSeat(taken, other, { computer: false, elsewhere: false }) : taken;
};

export const swapped = ([first, second]: SeatDrafts): SeatDrafts => [second, first];

/** Does nobody sit here but the computer? */
export const isWatching = (
  seats: readonly [{ readonly computer?: unknown }, { readonly computer?: unknown }],
): boolean => Boolean(seats[0].computer) && Boolean(seats[1].computer);

const seatOf = ({ name, computer, elsewhere, level, seconds }: SeatDraft): Seats[number] => {
  if (computer) return { name: '', computer: { level, seconds: secondsOf(seconds) } };
  return { name: name.trim(), ...(elsewhere && { elsewhere }) };
};

/** As a match begins with them. The computer has no name: the table says that it is the computer. */
export const seatsOf = (seats: SeatDrafts): Seats => [seatOf(seats[0]), seatOf(seats[1])];

/** Does a friend at another machine sit here? */
export const isElsewhere = (seats: SeatDrafts): boolean => seats.some(({ elsewhere }) => elsewhere);

export const namedSeats = ([first, second]: readonly [string, string]): Seats => [
  { name: first.trim() },
  { name: second.trim() },
];

const keptSeat = ({ name, computer }: SeatView): Seats[number] =>
  computer && isLevel(computer.level)
    ? { name, computer: { level: computer.level, seconds: computer.seconds } }
    : { name };
/** The seats of a running match, for another one. */
export const keptSeats = ([first, second]: readonly [SeatView, SeatView]): Seats => [keptSeat(first), keptSeat(second)];
