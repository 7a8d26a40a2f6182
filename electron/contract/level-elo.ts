/**
 * By level, its Elo in orthodox chess: the rating of its games against Fairy-Stockfish held back to an Elo (`docs/strength.md`),
 * rounded to 50. Absent: not measured, or weaker than anything it met.
 */
export const LEVEL_ELO: { readonly [level: string]: number } = {
  2: 850,
  3: 850,
  4: 1450,
  5: 1600,
  6: 1700,
  7: 1750,
  8: 1900,
};
