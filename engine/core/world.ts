/**
 * Every mutable fact of one game, in one flat array. All writes pass through `set`, which remembers the old value for
 * undo and stores the new one.
 *
 * The hash is of the position, not of the pieces' indices: a sum over pieces of who stands where, so that swapping
 * two like pieces does not change it. It is computed when asked for: once for each action that is really played,
 * while a search makes and unmakes thousands that nobody asks about. What has changed since it was asked for last is in
 * the journal, so only that is looked at again.
 */

import { err, ok, type Result } from '../shared/result.ts';
import type { Fact, Layout } from './board/layout.ts';
import { NO_SIDE, OFF, type Side } from './ids.ts';
import { refusals } from './text/refusals.ts';
import { twiceAsLong } from './twice-as-long.ts';

export interface Hash {
  readonly lo: number;
  readonly hi: number;
}
export type SavedFacts = Readonly<Record<string, readonly number[]>>;

const LANE_LO = 0x9e3779b1;
const LANE_HI = 0xc2b2ae35;

/** What of the hash depends on an address, where it is not the part of one piece: nothing, itself alone, everything. */
const [NOTHING, ITSELF, EVERYTHING] = [-1, -2, -3];

export class World {
  readonly mem: Int16Array;
  readonly layout: Layout;
  private journal = new Int32Array(1 << 10);
  private top = 0;
  private readonly keyed: readonly Fact<number>[];
  private readonly furtherBases: readonly number[];
  private readonly addedToPieces: readonly Fact<number>[];
  private readonly initial: { readonly lo: number; readonly hi: number };
  /** for each piece its signature when it was last asked for, and what that adds to either half of the hash */
  private readonly mixed: Int32Array;
  private readonly gone: readonly boolean[];
  /** by address: the piece whose signature it is a part of, or one of the above */
  private readonly partOf: Int16Array;
  // of the state for which the sums were computed last: the value of each address that counts by itself, how much of the journal
  // still tells how it came about (-1: nothing is known of it), and which addresses have been undone since
  private readonly summed: Int16Array;
  private sumLo = 0;
  private sumHi = 0;
  private summedTop = -1;
  private undone = new Int32Array(1 << 8);
  private undoneCount = 0;
  /** of the position for which `rehash` was called last */
  hashLo = 0;
  hashHi = 0;

  constructor(layout: Layout) {
    this.layout = layout;
    this.mem = new Int16Array(layout.size);
    for (const { base, length, init } of layout.facts) this.mem.fill(init, base, base + length);
    this.keyed = layout.facts.filter((f) => f.counts === 'key');
    const { at, kind, side, place } = layout;
    const first: readonly Fact<number>[] = [at, kind, side, place];
    const further = layout.facts.filter((f) => f.counts === 'piece' && !first.includes(f));
    this.furtherBases = further.filter((f) => !f.added).map((f) => f.base);
    this.addedToPieces = further.filter((f) => f.added);
    if (layout.places.length > 16) throw new Error('a piece can be in sixteen places off the board, no more');
    this.gone = layout.places.map((p) => p.gone);
    const nobody = this.signature(0);
    this.initial = { lo: mix(nobody, LANE_LO), hi: mix(nobody, LANE_HI) };
    this.mixed = new Int32Array(3 * layout.pieces);
    for (let p = 0; p < layout.pieces; p++) this.mixed[3 * p] = nobody;
    this.summed = new Int16Array(layout.size);
    this.partOf = new Int16Array(layout.size).fill(NOTHING);
    for (const { base, length } of this.keyed) this.partOf.fill(ITSELF, base, base + length);
    for (const { base, length } of [...first, ...further]) {
      for (let p = 0; p < length; p++) this.partOf[base + p] = p;
    }
    this.partOf[layout.population.base] = EVERYTHING;
  }

  get<K extends number>(fact: Fact<K>, key: K): number {
    return this.mem[fact.base + key];
  }
  set<K extends number>(fact: Fact<K>, key: K, value: number): void {
    const { mem } = this;
    const addr = fact.base + key;
    const old = mem[addr];
    if (old === value) return;
    if ((value << 16) >> 16 !== value) throw new Error(`${value} does not fit into fact at ${addr}`);
    if (this.top === this.journal.length) this.journal = twiceAsLong(this.journal);
    this.journal[this.top++] = (addr << 16) | (old & 0xffff);
    mem[addr] = value;
  }
  /** Who stands where, as one number: the same for two like pieces. Pieces that are gone are all alike. */
  private signature(piece: number): number {
    const { mem, layout } = this;
    const at = mem[layout.at.base + piece];
    const place = mem[layout.place.base + piece];
    if (at === OFF && this.gone[place]) return OFF;
    const side = mem[layout.side.base + piece];
    // nine bits of cell, four of place, one of side, nine for the kind: asserted here, by Topology and by RuleIndex; and one
    // more for those that are on no side
    let h = at | (place << 9) | ((side & 1) << 13) | ((side & NO_SIDE) << 22) | (mem[layout.kind.base + piece] << 14);
    for (let k = 0; k < this.furtherBases.length; k++) {
      // the value is spread over all bits before it meets the cell, or a small one would turn one cell into the next
      h = Math.imul(h ^ Math.imul(mem[this.furtherBases[k] + piece] + 0x5bd1, 0x9e3779b1), 0x27d4eb2f);
      h ^= h >>> 15;
    }
    for (let k = 0; k < this.addedToPieces.length; k++) {
      const { base, init, index } = this.addedToPieces[k];
      const value = mem[base + piece];
      if (value === init) continue; // as it was hashed before there was this fact
      h = Math.imul(h ^ Math.imul(((index << 16) | (value & 0xffff)) + 0x5bd1, 0x9e3779b1), 0x27d4eb2f);
      h ^= h >>> 15;
    }
    return h;
  }

  /** The hash of the position as it stands. What is as it was in the beginning adds nothing. */
  hash(): Hash {
    this.rehash();
    return { lo: this.hashLo, hi: this.hashHi };
  }
  /**
   * The same into `hashLo` and `hashHi`, for a search, which asks at every node and wants no object for it. The secrets of
   * the side `without` are left out, as if there were none.
   */
  rehash(without: Side | null = null): void {
    if (this.summedTop < 0 || !this.sumChanges()) this.sumAll();
    this.summedTop = this.top;
    this.undoneCount = 0;
    this.hashLo = this.sumLo;
    this.hashHi = this.sumHi;
    if (without !== null) this.leaveOut(without);
    if (this.layout.links.length > 0) this.addLinks();
  }
  private sumAll(): void {
    const { mem, layout } = this;
    const population = mem[layout.population.base]; // whoever takes no part is as in the beginning
    this.sumLo = 0;
    this.sumHi = 0;
    for (let p = 0; p < population; p++) {
      this.mixPiece(p);
      this.sumLo = (this.sumLo + this.mixed[3 * p + 1]) | 0;
      this.sumHi = (this.sumHi + this.mixed[3 * p + 2]) | 0;
    }
    for (const { base, length, init } of this.keyed) {
      for (let addr = base; addr < base + length; addr++) {
        this.summed[addr] = mem[addr];
        this.addKey(addr, init, mem[addr]);
      }
    }
  }
  /** Whatever was written or undone since the sums were computed. False where that could be anything. */
  private sumChanges(): boolean {
    const { journal, undone, partOf } = this;
    for (let k = 0; k < this.undoneCount; k++) if (partOf[undone[k]] === EVERYTHING) return false;
    for (let k = this.summedTop; k < this.top; k++) if (partOf[journal[k] >>> 16] === EVERYTHING) return false;
    for (let k = 0; k < this.undoneCount; k++) this.sumChange(undone[k]);
    for (let k = this.summedTop; k < this.top; k++) this.sumChange(journal[k] >>> 16);
    return true;
  }
  private sumChange(addr: number): void {
    const part = this.partOf[addr];
    if (part === NOTHING) return;
    if (part === ITSELF) {
      this.addKey(addr, this.summed[addr], this.mem[addr]);
      this.summed[addr] = this.mem[addr];
    } else if (part < this.mem[this.layout.population.base]) {
      const { mixed } = this;
      const [lo, hi] = [mixed[3 * part + 1], mixed[3 * part + 2]];
      this.mixPiece(part);
      this.sumLo = (this.sumLo + mixed[3 * part + 1] - lo) | 0;
      this.sumHi = (this.sumHi + mixed[3 * part + 2] - hi) | 0;
    }
  }
  private mixPiece(p: number): void {
    const { mixed, initial } = this;
    const signature = this.signature(p);
    if (signature === mixed[3 * p]) return;
    mixed[3 * p] = signature;
    mixed[3 * p + 1] = mix(signature, LANE_LO) - initial.lo;
    mixed[3 * p + 2] = mix(signature, LANE_HI) - initial.hi;
  }
  /** Instead of what `was` there. */
  private addKey(addr: number, was: number, now: number): void {
    if (was === now) return;
    this.sumLo = (this.sumLo + mixKey(addr, now, LANE_LO) - mixKey(addr, was, LANE_LO)) | 0;
    this.sumHi = (this.sumHi + mixKey(addr, now, LANE_HI) - mixKey(addr, was, LANE_HI)) | 0;
  }
  private leaveOut(side: Side): void {
    const { mem } = this;
    for (const { base, length, init, secretOf } of this.keyed) {
      if (secretOf !== side) continue;
      for (let addr = base; addr < base + length; addr++) {
        if (mem[addr] === init) continue;
        this.hashLo = (this.hashLo + mixKey(addr, init, LANE_LO) - mixKey(addr, mem[addr], LANE_LO)) | 0;
        this.hashHi = (this.hashHi + mixKey(addr, init, LANE_HI) - mixKey(addr, mem[addr], LANE_HI)) | 0;
      }
    }
  }
  private addLinks(): void {
    const { mem } = this;
    for (const { of, members } of this.layout.links) {
      for (let p = 0; p < of.length; p++) {
        for (let set = mem[of.base + p]; set !== 0; set &= set - 1) {
          const member = mem[members.base + 31 - Math.clz32(set & -set)];
          const pair = Math.imul(this.signature(p), 31) ^ mix(this.signature(member), of.index + 1);
          this.hashLo = (this.hashLo + mix(pair, LANE_LO)) | 0;
          this.hashHi = (this.hashHi + mix(pair, LANE_HI)) | 0;
        }
      }
    }
  }

  /** How much has been written so far: what `rollback` wants to come back to here. */
  mark(): number {
    return this.top;
  }
  /** Undo everything that was written since. */
  rollback(mark: number): void {
    const { journal, mem } = this;
    let { top } = this;
    if (mark < this.summedTop) this.noteUndone(mark);
    while (top > mark) {
      const entry = journal[--top];
      mem[entry >>> 16] = entry;
    }
    this.top = top;
  }
  /** What the sums had counted is about to be undone down to this mark. */
  private noteUndone(mark: number): void {
    while (this.undoneCount + this.summedTop - mark > this.undone.length) this.undone = twiceAsLong(this.undone);
    for (let k = mark; k < this.summedTop; k++) this.undone[this.undoneCount++] = this.journal[k] >>> 16;
    this.summedTop = mark;
  }
  /** Make everything up to now permanent: no mark taken before may be rolled back to. */
  settle(): void {
    this.top = 0;
    this.summedTop = -1;
  }

  /** All facts as one side may know them (null: nobody's secrets), as a fresh copy; secrets of others read as initial. */
  knownTo(viewer: Side | null): Int16Array {
    const copy = this.mem.slice();
    for (const { base, length, init, secretOf } of this.layout.facts) {
      if (secretOf !== null && secretOf !== viewer) copy.fill(init, base, base + length);
    }
    return copy;
  }

  /** Facts by name, so that a save outlives a change of layout. Facts added later are absent while they say nothing. */
  save(): SavedFacts {
    const valuesOf = ({ base, length }: Fact<number>): number[] => [...this.mem.subarray(base, base + length)];
    return Object.fromEntries(
      this.layout.facts.filter((f) => !f.added || this.hasChanged(f)).map((f) => [f.name, valuesOf(f)]),
    );
  }
  private hasChanged({ base, length, init }: Fact<number>): boolean {
    return this.mem.subarray(base, base + length).some((value) => value !== init);
  }
  /** What `save` gave, facts added later also where they say nothing; or a refusal and no change at all. */
  load(saved: SavedFacts): Result<void> {
    const { facts } = this.layout;
    const isLeftOut = ({ added, name }: Fact<number>): boolean => added && !Object.hasOwn(saved, name);
    for (const fact of facts) {
      if (isLeftOut(fact)) continue;
      const values: unknown = Object.hasOwn(saved, fact.name) ? saved[fact.name] : undefined;
      if (!Array.isArray(values) || values.length !== fact.length || !values.every(isWord)) {
        return err('bad-facts', refusals.factsNotWhole(fact.name), fact.name);
      }
    }
    const strange = Object.keys(saved).find((name) => !facts.some((f) => f.name === name));
    if (strange !== undefined) return err('bad-facts', refusals.strangeFact(strange), strange);
    for (const fact of facts) {
      const { name, length, init } = fact;
      for (let i = 0; i < length; i++) this.set(fact, i, isLeftOut(fact) ? init : saved[name][i]);
    }
    return ok(undefined);
  }
  /** A hash of all facts, two halves of 32 bits. Facts added later count by what they say, with where they say it. */
  fingerprint(): Hash {
    const { mem, layout } = this;
    let lo = 0x811c9dc5;
    let hi = 0x9e3779b1;
    const add = (value: number): void => {
      lo = Math.imul(lo ^ (value & 0xffff), 0x01000193);
      hi = Math.imul(hi ^ (value & 0xffff) ^ (hi >>> 15), 0x85ebca6b);
    };
    for (let addr = 0; addr < layout.sizeBeforeAdded; addr++) add(mem[addr]);
    for (const { added, base, length, init } of layout.facts) {
      if (!added) continue;
      for (let addr = base; addr < base + length; addr++) {
        if (mem[addr] === init) continue;
        add(addr);
        add(mem[addr]);
      }
    }
    return { lo, hi };
  }
}

const isWord = (v: unknown): boolean => Number.isInteger(v) && (v as number) >= -0x8000 && (v as number) <= 0x7fff;

const mix = (value: number, lane: number): number => {
  let h = Math.imul(value ^ lane, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), lane);
  h = Math.imul(h ^ (h >>> 13), 0x2c1b3c6d);
  return h ^ (h >>> 16);
};
const mixKey = (addr: number, value: number, lane: number): number =>
  mix((addr << 16) ^ (value & 0xffff), lane + 0x51ed27);
