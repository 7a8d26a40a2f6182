/**
 * The transposition table: what is known of positions that were searched before, by their whole hash of 64 bits. Four words
 * an entry: both halves of the hash, the best action's key, and score, depth and bound in one. The low bits of a hash are told
 * by the slot; in their place stands the age, so that to forget everything is to become older.
 */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

const WORDS = 4;
/** 2^20 entries of 16 bytes: 16 MiB. */
export const MOST_BITS = 20;
/** So few slots still tell the bits of a hash that are not written down. */
const LEAST_BITS = 10;
/** The ages are from 1 to this by turns; 0 is that of all entries that are much older. */
const AGE = (1 << LEAST_BITS) - 1;
const DEEPEST = 255;

export class TranspositionTable {
  // what `find` found
  action = 0;
  score = 0;
  depth = 0;
  bound: Bound = EXACT;
  private readonly words: Int32Array;
  private readonly bits: number;
  /** of the part that is used */
  private mask: number;
  /** slots that hold a position */
  private used = 0;
  /** what is of another age is forgotten */
  private age = 1;

  constructor(bits: number = MOST_BITS) {
    if (bits > MOST_BITS) throw new Error(`a table of 2^${bits} entries is larger than 16 MiB`);
    if (bits < LEAST_BITS) throw new Error(`a table of 2^${bits} entries cannot tell its positions apart`);
    this.words = new Int32Array(WORDS << bits);
    this.bits = bits;
    this.mask = (1 << bits) - 1;
  }
  /** The share of its slots that hold a position, of those that are used since it was cleared: in thousandths. */
  get fullness(): number {
    return Math.round((1000 * this.used) / (this.mask + 1));
  }
  /** Forget everything. Where so few positions are to be known, only a part is used, which the processor's caches can hold. */
  clear(positions = Infinity): void {
    this.used = 0;
    this.age = (this.age % AGE) + 1;
    this.wipePart();
    let bits = LEAST_BITS;
    while (bits < this.bits && 1 << bits < 2 * positions) bits++;
    this.mask = (1 << bits) - 1;
  }
  /** Another part each time, so that nothing is left of an age when it comes again. To wipe 16 MiB takes milliseconds. */
  private wipePart(): void {
    const part = Math.ceil((1 << this.bits) / AGE) * WORDS;
    this.words.fill(0, (this.age - 1) * part, this.age * part);
  }
  find(lo: number, hi: number): boolean {
    const { words } = this;
    const at = (lo & this.mask) * WORDS;
    const known = words[at + 3];
    if (words[at] !== ((lo & ~AGE) | this.age) || words[at + 1] !== hi) return false;
    this.action = words[at + 2];
    this.score = known >> 10;
    this.depth = (known >> 2) & DEEPEST;
    this.bound = (known & 3) as Bound;
    return true;
  }
  /** The newest entry of a slot stays. */
  put(lo: number, hi: number, action: number, score: number, depth: number, bound: Bound): void {
    const { words } = this;
    const at = (lo & this.mask) * WORDS;
    if ((words[at] & AGE) !== this.age) this.used++;
    words[at] = (lo & ~AGE) | this.age;
    words[at + 1] = hi;
    words[at + 2] = action;
    words[at + 3] = (score << 10) | (Math.min(depth, DEEPEST) << 2) | bound;
  }
}
