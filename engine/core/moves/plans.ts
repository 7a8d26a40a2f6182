/**
 * Actions being planned, written one after another into one buffer of 32-bit words; nothing is allocated per action.
 * An action is a mover and a list of steps, nothing else: what is generated is what is previewed, spelled, saved,
 * searched and made. Two rules that plan the same net change for one mover yield one action, that of the first rule.
 */

import type { Fact } from '../board/layout.ts';
import { type Cell, type Kind, NO_KIND, NOBODY, type Piece, type Side } from '../ids.ts';
import { twiceAsLong } from '../twice-as-long.ts';

/** One intended change. Steps run in order; a step whose piece has left the board by then is skipped. */
export type Step =
  | { readonly do: 'go'; readonly piece: Piece; readonly to: Cell; readonly how: How }
  | { readonly do: 'via'; readonly cell: Cell } // a waypoint of the next `go`, for display only
  | {
      readonly do: 'take';
      readonly piece: Piece;
      readonly place: number;
      readonly captured: boolean;
      readonly how?: How;
    }
  | { readonly do: 'swap'; readonly piece: Piece; readonly with: Piece }
  | { readonly do: 'banish'; readonly piece: Piece; readonly turns: number; readonly to: Cell }
  | { readonly do: 'place'; readonly feature: number; readonly cell: Cell; readonly owner: Side | null }
  | { readonly do: 'become'; readonly piece: Piece; readonly kind: Kind }
  | { readonly do: 'mark'; readonly fact: number; readonly key: number; readonly value: number }
  | { readonly do: 'convert'; readonly piece: Piece; readonly group: number }
  | { readonly do: 'together' } // the next two goes are one motion: both leave, both arrive, then it is answered
  | { readonly do: 'endTurn' };
export type How = 'walk' | 'leap' | 'push' | 'carry' | 'lift' | 'warp' | 'drop' | 'board' | 'castle';
export const HOWS: readonly How[] = ['walk', 'leap', 'push', 'carry', 'lift', 'warp', 'drop', 'board', 'castle'];
/** The number of a manner: nearly always one of the first, and asked for every step planned and made. */
export const numberOfHow = (how: How): number => {
  let number = 0;
  while (HOWS[number] !== how) number++;
  return number;
};
export const Op = {
  ...{ go: 0, take: 1, become: 2, endTurn: 3, via: 4, swap: 5, mark: 6, together: 7, banish: 8, place: 9, convert: 10 },
} as const;

/** A word: five bits of operation and three fields of nine bits. */
const pack = (operation: number, first = 0, second = 0, third = 0): number =>
  (operation << 27) | (first << 18) | (second << 9) | third;
/** A number that would spill into the next field is wrong code; cells and pieces are checked when a variant loads. */
const fitting = (value: number): number => {
  if ((value & 511) !== value) throw new Error(`${value} cannot be planned: a step holds numbers from 0 to 511`);
  return value;
};
export const op = (word: number): number => word >>> 27;
export const first = (word: number): number => (word >>> 18) & 511;
export const second = (word: number): number => (word >>> 9) & 511;
export const third = (word: number): number => word & 511;

export const readStep = (word: number): Step => {
  switch (op(word)) {
    case Op.go:
      return { do: 'go', piece: first(word) as Piece, to: second(word) as Cell, how: HOWS[third(word)] };
    case Op.take:
      return takeIn(word);
    case Op.banish:
      return { do: 'banish', piece: first(word) as Piece, turns: second(word), to: third(word) as Cell };
    case Op.place:
      return { do: 'place', feature: first(word), cell: second(word) as Cell, owner: ownerIn(word) };
    case Op.via:
      return { do: 'via', cell: first(word) as Cell };
    case Op.swap:
      return { do: 'swap', piece: first(word) as Piece, with: second(word) as Piece };
    case Op.become:
      return { do: 'become', piece: first(word) as Piece, kind: second(word) as Kind };
    case Op.mark:
      return { do: 'mark', fact: first(word), key: second(word), value: third(word) };
    case Op.convert:
      return { do: 'convert', piece: first(word) as Piece, group: second(word) };
    case Op.together:
      return { do: 'together' };
    case Op.endTurn:
      return { do: 'endTurn' };
    default:
      throw new Error(`word ${word} is no step`);
  }
};
const takeIn = (word: number): Step => {
  const step = { do: 'take', piece: first(word) as Piece, place: second(word), captured: isCaptureIn(word) } as const;
  const how = howTakenIn(word);
  return how === null ? step : { ...step, how };
};
/** The last field of a `take`: its lowest bit, and above it the manner, plus one, where the rule tells it. */
export const isCaptureIn = (word: number): boolean => (third(word) & 1) !== 0;
export const howTakenIn = (word: number): How | null => (third(word) < 2 ? null : HOWS[(third(word) >> 1) - 1]);
/** Whose secret a feature is laid as; null when everybody sees it. */
export const ownerIn = (word: number): Side | null => (third(word) === 0 ? null : ((third(word) - 1) as Side));
/**
 * A step without its manner: a leap and a walk to the same cell, by whatever route, are the same change, and so are a capture
 * and a push over the edge.
 */
const bare = (word: number): number => {
  if (op(word) === Op.go) return word & ~511;
  return op(word) === Op.take ? word & ~510 : word;
};
const isWaypoint = (word: number): boolean => op(word) === Op.via;

/** The key of an action, one more than its mover to begin with, with one more step. */
export const keyWith = (key: number, word: number): number =>
  isWaypoint(word) ? key : Math.imul(key ^ bare(word), 0x9e3779b1) ^ (key >>> 15);

/** Room to begin with, for most questions are about a few actions; it grows with what is planned. */
const WORDS = 1 << 9;
const ACTIONS = 1 << 7;

export class Plans {
  words = new Int32Array(WORDS);
  starts = new Int32Array(ACTIONS);
  /** who makes each action (NOBODY ends a turn), and the number of the rule that planned it */
  mover = new Int16Array(ACTIONS);
  because = new Int16Array(ACTIONS);
  /** the kind whose rule that was: the mover's own, or the one it borrows from; NO_KIND for rules of the turn */
  movedAs = new Int16Array(ACTIONS);
  count = 0;
  /** the number of the rule that is planning, and the kind it belongs to */
  rule = 0;
  kind: Kind = NO_KIND;
  private planner: Piece = NOBODY;
  protected top = 0;
  /** where the action finished last was written, whether or not it was kept */
  private lastStart = 0;
  private firstHere = 0;
  private hashes = new Int32Array(ACTIONS);
  /** this position's actions by hash, so that twins are found; `seenAt` tells this position's entries from older ones */
  private seen = new Int32Array(2 * ACTIONS);
  private seenAt = new Int32Array(2 * ACTIONS);
  private slots = 2 * ACTIONS - 1;
  /** how many slots this position has taken, for actions that are forgotten meanwhile too */
  private taken = 0;
  private epoch = 1;

  /** Twins are looked for among the actions planned from here on. */
  newPosition(): void {
    this.epoch++;
    this.taken = 0;
    this.firstHere = this.count;
  }
  /** Begin an action: `piece` is the one the player moves, even if it stays where it is. */
  by(piece: Piece): this {
    this.planner = piece;
    return this;
  }
  go(piece: Piece, to: Cell, how: How = 'walk'): this {
    return this.add(pack(Op.go, piece, to, numberOfHow(how)));
  }
  via(cell: Cell): this {
    return this.add(pack(Op.via, cell));
  }
  swap(piece: Piece, other: Piece): this {
    return this.add(pack(Op.swap, piece, other));
  }
  /**
   * Remove a piece; `place` is where it goes, by its number in the layout (0: lost). Who is sent elsewhere was
   * destroyed, not captured, unless the rule says that it was. `how` is recorded with the effect where the steps
   * do not tell it, as when it is pushed off the board.
   */
  take(piece: Piece, place = 0, captured = place === 0, how: How | null = null): this {
    const manner = how === null ? 0 : 1 + numberOfHow(how);
    return this.add(pack(Op.take, piece, fitting(place), Number(captured) | (manner << 1)));
  }
  /** Leave the board for so many turns, to return to a cell. */
  banish(piece: Piece, turns: number, to: Cell): this {
    return this.add(pack(Op.banish, piece, fitting(turns), to));
  }
  /** Lay a feature, by its number, for everybody to see or as the secret of its owner. */
  place(feature: number, cell: Cell, owner: Side | null = null): this {
    return this.add(pack(Op.place, fitting(feature), cell, owner === null ? 0 : 1 + owner));
  }
  become(piece: Piece, kind: Kind): this {
    return this.add(pack(Op.become, piece, fitting(kind)));
  }
  /** Make it a piece of another group, by its number in `groups.all`, where it stands. */
  convert(piece: Piece, group: number): this {
    return this.add(pack(Op.convert, piece, fitting(group)));
  }
  /** Set a fact of the variant: what a rule wants remembered about this action. Key and value are 0 to 511. */
  mark<K extends number>(fact: Fact<K>, key: K, value: number): this {
    return this.add(pack(Op.mark, fact.index, fitting(key), fitting(value)));
  }
  together(): this {
    return this.add(pack(Op.together));
  }
  endTurn(): this {
    return this.add(pack(Op.endTurn));
  }
  /** Finish the action. */
  done(): void {
    if (this.count + 2 > this.mover.length) this.growActions();
    else if (2 * this.taken > this.slots) this.takeSlots(2 * this.seen.length);
    const { words, top, seenAt, epoch, slots } = this;
    const from = this.starts[this.count];
    this.lastStart = from;
    let hash: number = this.planner;
    for (let k = from; k < top; k++) {
      const word = words[k];
      if (!isWaypoint(word)) hash = Math.imul(hash ^ bare(word), 0x9e3779b1) ^ (hash >>> 7);
    }
    hash ^= hash >>> 17; // where it goes stands high in the word, and slots are counted by the low bits
    let slot = hash & slots;
    for (; seenAt[slot] === epoch; slot = (slot + 1) & slots) {
      if (this.isTwin(this.seen[slot], from)) {
        this.top = from;
        return;
      }
    }
    this.taken++;
    seenAt[slot] = epoch;
    this.seen[slot] = this.count;
    this.hashes[this.count] = hash;
    this.mover[this.count] = this.planner;
    this.movedAs[this.count] = this.kind;
    this.because[this.count++] = this.rule;
    this.starts[this.count] = top;
  }
  /** Forget the action being planned. Another may still begin with its first steps, as if it had been finished. */
  drop(): void {
    this.lastStart = this.starts[this.count];
    this.top = this.lastStart;
  }
  /**
   * An action in 32 bits, never 0: the same for the same mover and the same net change, wherever it was planned. Two
   * different actions nearly always differ.
   */
  key(i: number): number {
    const { words, starts } = this;
    let key = this.mover[i] + 1;
    for (let k = starts[i]; k < starts[i + 1]; k++) key = keyWith(key, words[k]);
    return key === 0 ? 1 : key;
  }
  /** How many steps the action being planned has so far. */
  get begun(): number {
    return this.top - this.starts[this.count];
  }
  /** Begin another action of the same mover with the first steps of the one that was finished last. */
  resume(steps: number): void {
    while (this.top + steps > this.words.length) this.words = twiceAsLong(this.words);
    this.words.copyWithin(this.top, this.lastStart, this.lastStart + steps);
    this.top += steps;
  }
  /** Does action `i` mean to take this piece? */
  takes(i: number, victim: Piece): boolean {
    for (let k = this.starts[i]; k < this.starts[i + 1]; k++) {
      if (op(this.words[k]) === Op.take && first(this.words[k]) === victim) return true;
    }
    return false;
  }
  /** Does action `i` mean to bring any piece to this cell? */
  lands(i: number, cell: Cell): boolean {
    for (let k = this.starts[i]; k < this.starts[i + 1]; k++) {
      if (op(this.words[k]) === Op.go && second(this.words[k]) === cell) return true;
    }
    return false;
  }
  /** Keep only the actions since `from` that pass the test; their order stays. */
  retain(from: number, passes: (i: number) => boolean): void {
    let kept = from;
    let top = this.starts[from];
    for (let i = from; i < this.count; i++) {
      const start = this.starts[i];
      const end = this.starts[i + 1];
      if (!passes(i)) continue;
      if (kept !== i) {
        this.words.copyWithin(top, start, end);
        this.mover[kept] = this.mover[i];
        this.because[kept] = this.because[i];
        this.movedAs[kept] = this.movedAs[i];
        this.hashes[kept] = this.hashes[i];
      }
      top += end - start;
      this.starts[++kept] = top;
    }
    this.clear(kept);
  }
  /** Forget the actions from number `to` on, and whatever was begun. */
  clear(to = 0): void {
    this.count = to;
    this.top = this.starts[to];
  }
  steps(i: number): Step[] {
    return [...this.words.subarray(this.starts[i], this.starts[i + 1])].map(readStep);
  }

  private add(word: number): this {
    if (this.top === this.words.length) this.words = twiceAsLong(this.words);
    this.words[this.top++] = word;
    return this;
  }
  private growActions(): void {
    this.starts = twiceAsLong(this.starts);
    this.hashes = twiceAsLong(this.hashes);
    this.mover = longer(this.mover);
    this.because = longer(this.because);
    this.movedAs = longer(this.movedAs);
    this.takeSlots(2 * this.mover.length);
  }
  /** At least twice as many slots as are taken, so that looking for a twin always ends. */
  private takeSlots(count: number): void {
    this.seen = new Int32Array(count);
    this.seenAt = new Int32Array(count);
    this.slots = count - 1;
    this.taken = Math.max(0, this.count - this.firstHere);
    for (let i = this.firstHere; i < this.count; i++) {
      let slot = this.hashes[i] & this.slots;
      while (this.seenAt[slot] === this.epoch) slot = (slot + 1) & this.slots;
      this.seenAt[slot] = this.epoch;
      this.seen[slot] = i;
    }
  }
  private isTwin(i: number, from: number): boolean {
    if (this.mover[i] !== this.planner) return false;
    const end = this.starts[i + 1];
    for (let k = this.starts[i], m = from; ; k++, m++) {
      while (k < end && isWaypoint(this.words[k])) k++;
      while (m < this.top && isWaypoint(this.words[m])) m++;
      if (k === end || m === this.top) return k === end && m === this.top;
      if (bare(this.words[k]) !== bare(this.words[m])) return false;
    }
  }
}

const longer = (old: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> => {
  const copy = new Int16Array(old.length * 2);
  copy.set(old);
  return copy;
};
