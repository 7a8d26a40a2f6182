/** The positions that led here, by hash, in the game and in the search: what came up before is as good as drawn. */
import type { Game } from '../core/game.ts';

export class Path {
  private readonly game: Game;
  private los = new Int32Array(1 << 10);
  private his = new Int32Array(1 << 10);
  private length = 0;
  private readonly draws: boolean;

  constructor(game: Game) {
    this.game = game;
    this.draws = game.variant.draws?.repetition !== undefined;
  }
  /** Begin with the positions of the game so far that count for repetition: both halves of each hash, one after the other. */
  begin(past: readonly number[]): void {
    this.length = 0;
    for (let i = 0; i < past.length; i += 2) this.push(past[i], past[i + 1]);
  }
  /** Does the position that stands count for repetition? */
  counts(): boolean {
    return this.draws && this.game.variant.draws?.repetition?.counts?.(this.game) !== false;
  }
  has(lo: number, hi: number): boolean {
    for (let i = this.length - 1; i >= 0; i--) if (this.los[i] === lo && this.his[i] === hi) return true;
    return false;
  }
  push(lo: number, hi: number): void {
    if (this.length === this.los.length) {
      this.los = twiceAsLong(this.los);
      this.his = twiceAsLong(this.his);
    }
    this.los[this.length] = lo;
    this.his[this.length++] = hi;
  }
  pop(): void {
    this.length--;
  }
  /** How long it is: what `cut` wants to come back to here, wherever a search was stopped. */
  mark(): number {
    return this.length;
  }
  cut(mark: number): void {
    this.length = mark;
  }
}

const twiceAsLong = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const longer = new Int32Array(old.length * 2);
  longer.set(old);
  return longer;
};
