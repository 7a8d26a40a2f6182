/** Seeded chance: the same seed gives the same numbers for ever (mulberry32). */
export class Chance {
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
  /** An index, the likelier the greater its score; a difference of `heat` makes it e times as likely. */
  draw(scores: readonly number[], heat: number): number {
    const most = Math.max(...scores);
    const weights = scores.map((score) => Math.exp((score - most) / heat));
    let left = this.roll() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left < 0) return i;
    }
    return weights.length - 1;
  }
}
