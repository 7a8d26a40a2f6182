/**
 * Which recess of a tray each piece lies in. Nothing in a tray ever moves because something else came or went: a piece
 * keeps its recess for as long as it lies there, and gets the one it had when it comes again, unless another has it by
 * then. Recesses may be reserved, so that every piece of an army has one of its own from the beginning.
 */
export class Recesses {
  /** by piece, where it lies, lay last, or will lie */
  readonly #home = new Map<number, number>();
  /** by recess, who lies there now */
  readonly #taken = new Map<number, number>();

  /** The next recess is this piece's own; call it for all of an army before anybody lies anywhere. */
  reserve(piece: number): void {
    if (!this.#home.has(piece)) this.#home.set(piece, this.#home.size);
  }

  /** How many have a recess of their own. */
  get reserved(): number {
    return this.#home.size;
  }

  /** Those that lie in the tray now, all of them: the recesses of the others are free. */
  settle(pieces: readonly number[]): void {
    const here = new Set(pieces);
    for (const [slot, piece] of this.#taken) if (!here.has(piece)) this.#taken.delete(slot);
    for (const piece of pieces) this.of(piece);
  }

  /** The recess of a piece, counted from 0. One that was not expected gets the first that is free. */
  of(piece: number): number {
    const home = this.#home.get(piece);
    const slot = home !== undefined && (this.#taken.get(home) ?? piece) === piece ? home : this.#firstFree();
    this.#home.set(piece, slot);
    this.#taken.set(slot, piece);
    return slot;
  }

  /** Two that lie here change places. */
  exchange(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.#home.set(one, b).set(other, a);
    this.#taken.set(b, one).set(a, other);
  }

  #firstFree(): number {
    let slot = 0;
    while (this.#taken.has(slot)) slot++;
    return slot;
  }
}
