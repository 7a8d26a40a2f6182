/**
 * The transposition table: what is known of positions that were searched before, by their whole hash of 64 bits. Four words
 * an entry: both halves of the hash, the best action's key, and score, depth and bound in one. The low bits of a hash are told
 * by the slot; in their place stands the age, so that to forget everything is to become older.
 *
 * Threads may share its memory without locks. Two that write one slot at once may leave words of both there, so both words
 * of the hash are kept XORed with the other two words (lockless hashing, as in Crafty): an entry whose words were not
 * written together shows another hash than that of the position that is looked for.
 */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

const WORDS = 4;
const WORD_BYTES = Int32Array.BYTES_PER_ELEMENT;
/** 2^20 entries of 16 bytes: 16 MiB. */
export const MOST_BITS = 20;
/** So few slots still tell the bits of a hash that are not written down. */
const LEAST_BITS = 10;
/** The ages are from 1 to this by turns; 0 is that of all entries that are much older. */
const AGE = (1 << LEAST_BITS) - 1;
const DEEPEST = 255;

/** What another thread needs to use a table too; it can be sent as a message. */
export interface SharedTable {
  readonly memory: SharedArrayBuffer;
  /** of what is known now */
  readonly age: number;
}

export class TranspositionTable {
  // what `find` found
  action = 0;
  score = 0;
  depth = 0;
  bound: Bound = EXACT;
  private readonly words: Int32Array<ArrayBufferLike>;
  private readonly bits: number;
  /** of the part that is used */
  private mask: number;
  /** slots that hold a position, of those that were put here and not by another thread */
  private used = 0;
  /** what is of another age is forgotten */
  private age = 1;
  /** is it another thread's, which alone clears it? */
  private isJoined = false;

  /** `memory`: of 16 bytes an entry; its own where none is given. */
  constructor(bits: number = MOST_BITS, memory?: SharedArrayBuffer) {
    if (bits > MOST_BITS) throw new Error(`a table of 2^${bits} entries is larger than 16 MiB`);
    if (bits < LEAST_BITS) throw new Error(`a table of 2^${bits} entries cannot tell its positions apart`);
    this.words = memory ? new Int32Array(memory) : new Int32Array(WORDS << bits);
    if (this.words.length !== WORDS << bits)
      throw new Error(`2^${bits} entries need ${(WORDS * WORD_BYTES) << bits} bytes`);
    this.bits = bits;
    this.mask = (1 << bits) - 1;
  }
  /** A table that other threads can join. */
  static shareable(bits: number = MOST_BITS): TranspositionTable {
    return new TranspositionTable(bits, new SharedArrayBuffer((WORDS * WORD_BYTES) << bits));
  }
  /**
   * The table of another thread, until that one clears it: what is put here afterwards is found by nobody. All of its slots
   * are used, so the other thread must have cleared it for any number of positions. Clearing it here does nothing.
   */
  static joined({ memory, age }: SharedTable): TranspositionTable {
    const table = new TranspositionTable(Math.log2(memory.byteLength / (WORDS * WORD_BYTES)), memory);
    table.age = age;
    table.isJoined = true;
    return table;
  }
  /** For other threads; null where its memory is its own. */
  get shared(): SharedTable | null {
    const { buffer } = this.words;
    return buffer instanceof SharedArrayBuffer ? { memory: buffer, age: this.age } : null;
  }
  /** The share of its slots that hold a position, of those that are used since it was cleared: in thousandths. */
  get fullness(): number {
    return Math.round((1000 * this.used) / (this.mask + 1));
  }
  /** Forget everything. Where so few positions are to be known, only a part is used, which the processor's caches can hold. */
  clear(positions = Infinity): void {
    if (this.isJoined) return;
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
    // each word is read once: another thread may write in between
    const action = words[at + 2];
    const known = words[at + 3];
    const data = action ^ known;
    if ((words[at] ^ data) !== ((lo & ~AGE) | this.age) || (words[at + 1] ^ data) !== hi) return false;
    this.action = action;
    this.score = known >> 10;
    this.depth = (known >> 2) & DEEPEST;
    this.bound = (known & 3) as Bound;
    return true;
  }
  /** The newest entry of a slot stays. */
  put(lo: number, hi: number, action: number, score: number, depth: number, bound: Bound): void {
    const { words } = this;
    const at = (lo & this.mask) * WORDS;
    if (((words[at] ^ words[at + 2] ^ words[at + 3]) & AGE) !== this.age) this.used++;
    const known = (score << 10) | (Math.min(depth, DEEPEST) << 2) | bound;
    const data = action ^ known;
    words[at] = ((lo & ~AGE) | this.age) ^ data;
    words[at + 1] = hi ^ data;
    words[at + 2] = action;
    words[at + 3] = known;
  }
}
