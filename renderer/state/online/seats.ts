/**
 * The seats of a game that has not begun: who plays each side. A seat keeps what was entered for the other choice, so
 * that changing one's mind loses nothing.
 */
import type { EngineFor } from '../../../electron/contract/engines.ts';
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
  /** another engine in our computer's place, by its name */
  readonly engine: string | null;
  /** how it is made weaker, with the number as typed; null: not at all */
  readonly strength: { readonly by: 'elo' | 'skill'; readonly value: string } | null;
}
export type SeatDrafts = readonly [SeatDraft, SeatDraft];

/** a quick answer, and still enough for the middle levels */
export const USUAL_SECONDS = 8;
const usual: Omit<SeatDraft, 'name'> = {
  computer: false,
  elsewhere: false,
  level: '1',
  seconds: String(USUAL_SECONDS),
  engine: null,
  strength: null,
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

/** The engine at a seat, if it plays the game; undefined: our computer. */
export const engineAt = ({ engine }: SeatDraft, engines: readonly EngineFor[]): EngineFor | undefined =>
  engines.find(({ name, why }) => name === engine && why === null);
/** A whole number within what the engine offers; what is no number counts as the most. */
export const strengthOf = (
  { strength }: SeatDraft,
  { ranges }: EngineFor,
): { readonly by: 'elo' | 'skill'; readonly value: number } | null => {
  const range = ranges.find(({ by }) => by === strength?.by);
  if (!range || !strength) return null;
  const typed = strength.value.trim() === '' ? Number.NaN : Math.round(Number(strength.value));
  const value = Number.isFinite(typed) ? Math.min(range.most, Math.max(range.least, typed)) : range.most;
  return { by: range.by, value };
};
/** The seat of the computer in a running game, to be changed. */
export const draftOfComputer = ({ level, seconds, engine }: NonNullable<SeatView['computer']>): SeatDraft => ({
  ...{ ...usual, name: '', computer: true, seconds: String(seconds), engine: engine?.name ?? null },
  ...(isLevel(level) && { level }),
  strength: engine?.strength ? { by: engine.strength.by, value: String(engine.strength.value) } : null,
});
/** The computer, or the engine in its place if that plays the game. */
export function computerOf(seat: SeatDraft, engines: readonly EngineFor[]): ComputerChoice {
  const own = { level: seat.level, seconds: secondsOf(seat.seconds) };
  const engine = engineAt(seat, engines);
  if (!engine) return own;
  const strength = strengthOf(seat, engine);
  return { ...own, engine: { name: engine.name, ...(strength && { strength }) } };
}
function seatOf(seat: SeatDraft, engines: readonly EngineFor[]): Seats[number] {
  if (seat.computer) return { name: '', computer: computerOf(seat, engines) };
  return { name: seat.name.trim(), ...(seat.elsewhere && { elsewhere: true }) };
}

/** As a match begins with them, with those of the engines that play the game. The computer has no name: the table says that it is the computer. */
export const seatsOf = (seats: SeatDrafts, engines: readonly EngineFor[] = []): Seats => [
  seatOf(seats[0], engines),
  seatOf(seats[1], engines),
];

/** Does a friend at another machine sit here? */
export const isElsewhere = (seats: SeatDrafts): boolean => seats.some(({ elsewhere }) => elsewhere);

export const namedSeats = ([first, second]: readonly [string, string]): Seats => [
  { name: first.trim() },
  { name: second.trim() },
];

function keptSeat({ name, computer }: SeatView): Seats[number] {
  if (!computer || !isLevel(computer.level)) return { name };
  const { level, seconds, engine } = computer;
  return { name, computer: { level, seconds, ...(engine && { engine }) } };
}
/** The seats of a running match, for another one. */
export const keptSeats = ([first, second]: readonly [SeatView, SeatView]): Seats => [keptSeat(first), keptSeat(second)];
/** The seats with our computer in place of each engine that cannot play, and why the first of those cannot (null: all can). */
export function playableSeats(
  [first, second]: Seats,
  engines: readonly EngineFor[],
): { readonly seats: Seats; readonly why: string | null } {
  const whyNot = ({ computer }: Seats[number]): string | null =>
    engines.find(({ name }) => name === computer?.engine?.name)?.why ?? null;
  const isHere = (name: string): boolean => engines.some((one) => one.name === name && one.why === null);
  const playable = (seat: Seats[number]): Seats[number] => {
    const { computer } = seat;
    if (!computer?.engine || isHere(computer.engine.name)) return seat;
    const { engine: _, ...own } = computer;
    return { ...seat, computer: own };
  };
  return { seats: [playable(first), playable(second)], why: whyNot(first) ?? whyNot(second) };
}
