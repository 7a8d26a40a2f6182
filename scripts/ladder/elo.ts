/** What a score says of the difference in strength, and how sure it is. */

export interface MatchScore {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}
export interface Estimate {
  /** between 0 and 1 */
  readonly score: number;
  /** in Elo; infinite where every game or none was won */
  readonly elo: number;
  /** in Elo: the ends of the interval in which the truth lies 95 times of 100 */
  readonly least: number;
  readonly most: number;
}

/** of a normal distribution, two-sided */
const Z95 = 1.96;

export const matchPoints = ({ won, drawn }: MatchScore): number => won + drawn / 2;
/** The difference at which so much of the points is expected. */
export const eloOf = (score: number): number => {
  if (score <= 0) return -Infinity;
  return score >= 1 ? Infinity : 400 * Math.log10(score / (1 - score));
};
/**
 * By Wilson's interval, which holds for few games too, and where all were won. It takes a draw for half a win and half a
 * loss, which makes it wider than it need be and never narrower.
 */
export const estimateOf = (result: MatchScore): Estimate => {
  const n = result.games;
  const score = matchPoints(result) / n;
  const z2 = Z95 * Z95;
  const middle = (score + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((score * (1 - score)) / n + z2 / (4 * n * n));
  const [low, high] = [score === 0 ? 0 : middle - half, score === 1 ? 1 : middle + half];
  return { score, elo: eloOf(score), least: eloOf(low), most: eloOf(high) };
};
