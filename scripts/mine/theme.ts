/** What the composer draws: positions in which a trait of a game may win. */
import type { StartPosition } from '../../engine/core/vocabulary.ts';
import type { Chance } from '../../engine/search/chance.ts';

export interface Theme {
  /** the solution must show one of these (`own-traits.ts`) */
  readonly traits: readonly string[];
  draw(chance: Chance): StartPosition;
}
export const one = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)];
