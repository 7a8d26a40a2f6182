/**
 * Actions being planned, written one after another into one buffer of 32-bit words; nothing is allocated per action.
 * An action is a mover and a list of steps, nothing else: what is generated is what is previewed, spelled, saved,
 * searched and made. Two rules that plan the same net change for one mover yield one action, that of the first rule.
 */
import { type Cell, type Kind, NOBODY, type Piece } from './ids.ts';
import type { Fact } from './layout.ts';

/** One intended change. Steps run in order; a step whose piece has left the board by then is skipped. */
export type Step =
  | { readonly do: 'go'; readonly piece: Piece; readonly to: Cell; readonly how: How }
  | { readonly do: 'via'; readonly cell: Cell } // a waypoint of the next `go`, for the eye only
  | { readonly do: 'take'; readonly piece: Piece; readonly place: number }
  | { readonly do: 'swap'; readonly piece: Piece; readonly with: Piece }
  | { readonly do: 'become'; readonly piece: Piece; readonly kind: Kind }
  | { readonly do: 'mark'; readonly fact: number; readonly key: number; readonly value: number }
  | { readonly do: 'together' } // the next two goes are one motion: both leave, both arrive, then it is answered
  | { readonly do: 'endTurn' };
export type How = 'walk' | 'leap' | 'push' | 'carry' | 'lift' | 'warp' | 'drop' | 'board' | 'castle';
export const HOWS: readonly How[] = ['walk', 'leap', 'push', 'carry', 'lift', 'warp', 'drop', 'board', 'castle'];
export const Op = { go: 0, take: 1, become: 2, endTurn: 3, via: 4, swap: 5, mark: 6, together: 7 } as const;

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
      return { do: 'take', piece: first(word) as Piece, place: second(word) };
    case Op.via:
      return { do: 'via', cell: first(word) as Cell };
    case Op.swap:
      return { do: 'swap', piece: first(word) as Piece, with: second(word) as Piece };
    case Op.become:
      return { do: 'become', piece: first(word) as Piece, kind: second(word) as Kind };
    case Op.mark:
      return { do: 'mark', fact: first(word), key: second(word), value: third(word) };
    case Op.together:
      return { do: 'together' };
    case Op.endTurn:
      return { do: 'endTurn' };
    default:
      throw new Error(`word ${word} is no step`);
  }
};
/** A step without its manner: a leap and a walk to the same cell, by whatever route, are the same change. */
const bare = (word: number): number => (op(word) === Op.go ? word & ~511 : word);
const isForTheEye = (word: number): boolean => op(word) === Op.via;

const WORDS = 1 << 14;
const ACTIONS = 1 << 11;

export class Plans {
  words = new Int32Array(WORDS);
  starts = new Int32Array(ACTIONS);
  /** who makes each action (NOBODY ends a turn), and the number of the rule that planned it */
  mover = new Int16Array(ACTIONS);
  because = new Int16Array(ACTIONS);
  count = 0;
  /** the number of the rule that is planning */
  rule = 0;
  private planner: Piece = NOBODY;
  private top = 0;
  private firstHere = 0;
  private hashes = new Int32Array(ACTIONS);
  /** this position's actions by hash, so that twins are found; `seenAt` tells this position's entries from older ones */
  private seen = new Int32Array(2 * ACTIONS);
  private seenAt = new Int32Array(2 * ACTIONS);
  private slots = 2 * ACTIONS - 1;
  private epoch = 1;

  /** Twins are looked for among the actions planned from here on. */
  newPosition(): void {
    this.epoch++;
    this.firstHere = this.count;
  }
  /** Begin an action: `piece` is the one the player moves, even if it stays where it is. */
  by(piece: Piece): this {
    this.planner = piece;
    return this;
  }
  go(piece: Piece, to: Cell, how: How = 'walk'): this {
    return this.add(pack(Op.go, piece, to, HOWS.indexOf(how)));
  }
  via(cell: Cell): this {
    return this.add(pack(Op.via, cell));
  }
  swap(piece: Piece, other: Piece): this {
    return this.add(pack(Op.swap, piece, other));
  }
  /** Remove a piece; `place` is where it goes, by its number in the layout (0: lost). */
  take(piece: Piece, place = 0): this {
    return this.add(pack(Op.take, piece, fitting(place)));
  }
  become(piece: Piece, kind: Kind): this {
    return this.add(pack(Op.become, piece, fitting(kind)));
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
    const from = this.starts[this.count];
    let hash: number = this.planner;
    for (let k = from; k < this.top; k++) {
      const word = this.words[k];
      if (!isForTheEye(word)) hash = Math.imul(hash ^ bare(word), 0x9e3779b1) ^ (hash >>> 7);
    }
    let slot = hash & this.slots;
    for (; this.seenAt[slot] === this.epoch; slot = (slot + 1) & this.slots) {
      if (this.isTwin(this.seen[slot], from)) {
        this.top = from;
        return;
      }
    }
    this.seenAt[slot] = this.epoch;
    this.seen[slot] = this.count;
    this.hashes[this.count] = hash;
    this.mover[this.count] = this.planner;
    this.because[this.count++] = this.rule;
    this.starts[this.count] = this.top;
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
    const { mover, because } = this;
    this.mover = new Int16Array(mover.length * 2);
    this.mover.set(mover);
    this.because = new Int16Array(because.length * 2);
    this.because.set(because);
    // twice as many slots as actions, so that looking for a twin always ends
    this.seen = new Int32Array(this.mover.length * 2);
    this.seenAt = new Int32Array(this.mover.length * 2);
    this.slots = this.seen.length - 1;
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
      while (k < end && isForTheEye(this.words[k])) k++;
      while (m < this.top && isForTheEye(this.words[m])) m++;
      if (k === end || m === this.top) return k === end && m === this.top;
      if (bare(this.words[k]) !== bare(this.words[m])) return false;
    }
  }
}

const twiceAsLong = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const longer = new Int32Array(old.length * 2);
  longer.set(old);
  return longer;
};
