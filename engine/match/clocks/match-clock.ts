/**
 * The clocks of one match: what is left to each side at every node of its tree. They follow from the entries, which say
 * how long the clock ran before each of them; undo goes back to what was left when that node was reached. What was given
 * by agreement stays given, wherever the match goes.
 */
import type { Side } from '../../core/ids.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import type { Change } from '../change.ts';
import type { Entry } from '../entry.ts';
import { type Node, ROOT } from '../node.ts';
import { type ClockState, fullClocks, pressClock, run, withGift } from './clocks.ts';

interface Reached {
  readonly state: ClockState;
  /** what had been given until then */
  readonly given: ClockState['left'];
}

export class MatchClock {
  readonly control: TimeControl;
  /** the clocks with which the match continued; null: full ones */
  readonly from: ClockState | null;
  private readonly sides: readonly string[];
  private now: ClockState;
  private given: ClockState['left'] = [0, 0];
  private isOff = false;
  /** by node */
  private readonly reached = new Map<number, Reached>();

  /** `sides`: their ids */
  constructor(control: TimeControl, from: ClockState | null, sides: readonly string[]) {
    this.sides = sides;
    this.control = control;
    this.from = from;
    this.now = from ?? fullClocks(control);
    this.arrive(ROOT);
  }

  /** At the cursor; null: the players have agreed to go on without clocks. */
  get state(): ClockState | null {
    return this.isOff ? null : this.now;
  }
  /** The same after the clock of that side has run on. */
  after(side: Side, milliseconds: number): ClockState | null {
    return this.isOff ? null : run(this.control, this.now, side, milliseconds);
  }
  /** Do clocks run at this node? They start with the first move, and phases before play are not timed. */
  isTiming(cursor: Node, isPlay: boolean): boolean {
    const hasBegun = this.from !== null || (cursor.kind === 'action' && cursor.turnNumber > 0);
    return !this.isOff && isPlay && hasBegun && cursor.outcome === null && cursor.kind !== 'free';
  }

  /** The match has followed an entry; `runs`: whose clock ran before it. */
  follow(entry: Entry, { node, how }: Change, runs: Side | null): void {
    const isBack = how === 'back' || how === 'cut' || entry.do === 'redo';
    if (isBack) {
      this.goBack(node.id);
      return;
    }
    const spent = 'spent' in entry ? entry.spent : undefined;
    if (spent !== undefined && runs !== null) this.now = run(this.control, this.now, runs, spent);
    switch (entry.do) {
      case 'play':
        // the first move of a game is not timed, so nothing is added for it
        if (node.endsTurn && runs !== null) this.now = pressClock(this.control, this.now, node.side);
        break;
      case 'give':
        this.give(this.sides.indexOf(entry.side), entry.seconds * 1000);
        break;
      case 'untimed':
        this.isOff = true;
        break;
      default:
        break;
    }
    if (how === 'play') this.arrive(node.id);
  }
  private give(side: number, milliseconds: number): void {
    const gift: ClockState['left'] = [side === 0 ? milliseconds : 0, side === 1 ? milliseconds : 0];
    this.given = [this.given[0] + gift[0], this.given[1] + gift[1]];
    this.now = withGift(this.now, gift);
  }

  private arrive(node: number): void {
    this.reached.set(node, { state: this.now, given: this.given });
  }
  private goBack(node: number): void {
    const there = this.reached.get(node);
    if (!there) throw new Error(`nobody has reached node ${node}`);
    const { state, given } = there;
    this.now = withGift(state, [this.given[0] - given[0], this.given[1] - given[1]]);
  }
}
