/**
 * Which recess of a tray each piece is in. No piece in a tray ever moves because another came or went: a piece keeps
 * its recess as long as it is there, and gets the same one when it comes back, unless another piece has it by then.
 * There are as many recesses as pieces that can come; they are filled from the first.
 */
export class Recesses {
  /** by piece: the recess it has, or had last */
  readonly #home = new Map<number, number>();
  readonly #army = new Set<number>();
  /** by recess: the piece in it now */
  readonly #taken = new Map<number, number>();

  /** There must be a recess for this piece too. */
  reserve(piece: number): void {
    this.#army.add(piece);
  }

  /** How many pieces may come. */
  get reserved(): number {
    return this.#army.size;
  }

  /** All pieces in the tray now: the recesses of the others are free. */
  settle(pieces: readonly number[]): void {
    const here = new Set(pieces);
    for (const [slot, piece] of this.#taken) if (!here.has(piece)) this.#taken.delete(slot);
    for (const piece of pieces) this.of(piece);
  }

  /** The recess of a piece, counted from 0. A piece without a reserved one gets the first that is free. */
  of(piece: number): number {
    const home = this.#home.get(piece);
    const slot = home !== undefined && (this.#taken.get(home) ?? piece) === piece ? home : this.#firstFree();
    this.#home.set(piece, slot);
    this.#taken.set(slot, piece);
    return slot;
  }

  /** Swaps the recesses of two pieces. */
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
