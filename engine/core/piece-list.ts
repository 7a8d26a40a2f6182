/**
 * A short list of pieces that is filled and emptied for every action, so it never gives its memory back: emptying a
 * plain array would.
 */
import type { Piece } from './ids.ts';

export class PieceList {
  private items = new Int16Array(16);
  size = 0;

  add(piece: Piece): void {
    if (this.size === this.items.length) {
      const longer = new Int16Array(this.size * 2);
      longer.set(this.items);
      this.items = longer;
    }
    this.items[this.size++] = piece;
  }
  clear(): void {
    this.size = 0;
  }
  at(i: number): Piece {
    return this.items[i] as Piece;
  }
  has(piece: Piece): boolean {
    for (let i = 0; i < this.size; i++) if (this.items[i] === piece) return true;
    return false;
  }
  some(test: (piece: Piece) => boolean): boolean {
    for (let i = 0; i < this.size; i++) if (test(this.at(i))) return true;
    return false;
  }
}
