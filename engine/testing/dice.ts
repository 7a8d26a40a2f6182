/** Seeded chance for tests. */
import { Chance } from '../search/chance.ts';

export class Dice extends Chance {
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
