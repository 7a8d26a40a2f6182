/** Seeded random numbers for tests: the same seed gives the same numbers on every machine, to reproduce failures. */

/** Numbers from 0 to `below` - 1, the same for the same seed (mulberry32). */
export type Dice = (below: number) => number;
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}
