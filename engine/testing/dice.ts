/** Seeded chance for tests: the same seed gives the same game for ever (mulberry32). */
export class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  /** from 0 to less than 1 */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** a whole number from 0 to less than `n` */
  below(n: number): number {
    return Math.floor(this.roll() * n);
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
  shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}
