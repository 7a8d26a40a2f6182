/**
 * Runs the clocks of the open match: how long the clock of the side to move has run since the last entry, and what stops
 * it. The match itself knows no time; it is told with the next entry. Only a monotonic clock is asked, never the time of
 * day. Time in which this process did not run (the machine slept) counts as one tick: nobody can play meanwhile.
 */
import { SIDES, type Side } from '../../../engine/core/ids.ts';
import { type ClockState, freeTime, isOut, run, untilOut } from '../../../engine/match/clocks/clocks.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { TimeControl } from '../../../engine/shared/time-control.ts';
import type { ClockView } from '../../contract/clock.ts';
import type { TurnClock } from './turn-clock.ts';

/** milliseconds: at most so much of a running clock is lost when the process is killed */
export const TICK = 1000;
/** A longer gap between two ticks means that the process did not run. */
const SLEPT = 10 * TICK;

/**
 * `paused`: by a player, or since the game was opened; `held`: the page shows something else; `away`: there is no page;
 * `guest`: the connection of a guest who plays is lost; `asleep`: the machine is
 */
export type Stop = 'paused' | 'held' | 'away' | 'guest' | 'asleep';

export class MatchClocks {
  private readonly matchNow: () => Match;
  private readonly clock: TurnClock;
  /** does something of the match itself stop the clock, such as a hand-over or a computer that waits? */
  private readonly isIdle: () => boolean;
  private readonly stops = new Set<Stop>();
  /** how long the clock has run since the last entry, up to `at` */
  private ran = 0;
  private at = 0;
  private isRunning = false;
  private cancel: () => void = () => {};
  /** called once a second while a clock runs, and when a flag falls */
  ticked: () => void = () => {};

  constructor(match: () => Match, clock: TurnClock, isIdle: () => boolean) {
    this.matchNow = match;
    this.clock = clock;
    this.isIdle = isIdle;
    // whoever opens a game sits down first
    if (match().runs !== null) this.stops.add('paused');
  }

  private get control(): TimeControl | null {
    const { timing } = this.matchNow();
    return timing?.state ? timing.control : null;
  }
  /** Has a player stopped the clocks? */
  get isPaused(): boolean {
    return this.stops.has('paused');
  }
  /** The clocks as they are at this moment; null: without clocks. */
  get state(): ClockState | null {
    this.advance();
    const { timing, runs } = this.matchNow();
    const { control } = this;
    if (!timing?.state || !control) return null;
    return runs === null ? timing.state : run(control, timing.state, runs, Math.floor(this.ran));
  }
  /** How long the clock has run since the last entry, in whole milliseconds. */
  get spent(): number {
    this.advance();
    return this.matchNow().runs === null ? 0 : Math.floor(this.ran);
  }
  /** The side that is to move and has no time left; null: none. */
  get fallen(): Side | null {
    const { runs } = this.matchNow();
    const { state } = this;
    return state && runs !== null && isOut(state, runs) ? runs : null;
  }
  /** What is left to the side to move until its flag falls, in milliseconds; null: its clock does not run. */
  get left(): number | null {
    const { runs } = this.matchNow();
    const { state, control } = this;
    return state && control && runs !== null ? untilOut(control, state, runs) : null;
  }

  stop(why: Stop): void {
    this.advance();
    this.stops.add(why);
    this.consider();
  }
  go(...whys: readonly Stop[]): void {
    this.advance();
    for (const why of whys) this.stops.delete(why);
    this.consider();
  }
  /** An entry has been made that says that the clock ran so long before it, or that takes that time back. */
  entered(spent: number): void {
    // the part of a millisecond stays
    this.ran = Math.max(0, this.ran - spent);
    this.consider();
  }

  /** Something may have changed: the clock of the side to move runs, unless something stops it. */
  consider(): void {
    this.advance();
    this.isRunning = this.runs !== null;
    this.cancel();
    if (!this.isRunning) return;
    this.at = this.clock.now();
    const next = Math.min(TICK, Math.max(1, Math.ceil(this.left ?? TICK)));
    this.cancel = this.clock.after(next, () => {
      this.consider();
      this.ticked();
    });
  }
  /** The side whose clock runs now; null: none. */
  get runs(): Side | null {
    const { runs } = this.matchNow();
    return this.stops.size > 0 || this.isIdle() || this.fallen !== null ? null : runs;
  }
  /** Nothing runs any more. */
  end(): void {
    this.advance();
    this.isRunning = false;
    this.cancel();
  }

  private advance(): void {
    if (!this.isRunning) return;
    const now = this.clock.now();
    const passed = Math.max(0, now - this.at);
    this.at = now;
    const { timing, runs } = this.matchNow();
    const { control } = this;
    if (!timing?.state || !control || runs === null) return;
    // it never runs past its flag
    const most = untilOut(control, timing.state, runs);
    this.ran = Math.min(most, this.ran + (passed > SLEPT ? TICK : passed));
  }

  view(): ClockView | null {
    const { state, control } = this;
    const { runs: mover } = this.matchNow();
    if (!state || !control) return null;
    const running = this.runs;
    const sideOf = (side: Side): ClockView['sides'][0] => ({
      left: state.left[side],
      free: side === mover ? freeTime(control, state, side) : 0,
      periods: state.periods[side],
      period: state.period[side],
      isOut: isOut(state, side),
    });
    const { kind, times, flag } = control;
    return {
      control: { kind, times: [{ ...times[0] }, { ...times[1] }], flag },
      sides: [sideOf(0), sideOf(1)],
      running,
      isPaused: this.isPaused && mover !== null,
    };
  }
  /** Is any side out of time? */
  get out(): readonly Side[] {
    const { state } = this;
    return state ? SIDES.filter((side) => isOut(state, side)) : [];
  }
}
