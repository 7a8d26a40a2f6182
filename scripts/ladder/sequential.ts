/**
 * Wald's sequential probability ratio test of a match between two players, as Fishtest does it for Stockfish: of pairs of
 * games with one opening and sides changed, whose results are not independent (generalised SPRT, normal approximation).
 */

/** Both errors, of keeping what does not help and of throwing out what does, are at most so likely. */
const ERROR = 0.05;
export const DECIDED = Math.log((1 - ERROR) / ERROR);

export interface Hypotheses {
  /** in Elo: it gains no more than this, or at least that */
  readonly least: number;
  readonly wanted: number;
}
export type Verdict = 'kept' | 'thrown out' | 'open';

const scoreAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The logarithm of how many times more likely these results are with the wanted gain than with the least. `pairs`: points of both games, 0 to 2. */
export function logRatio(pairs: readonly number[], { least, wanted }: Hypotheses): number {
  const n = pairs.length;
  if (n < 2) return 0;
  const shares = pairs.map((points) => points / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / n;
  // a result of each kind is added, so that pairs that were all alike have a variance too
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const prior = [0, 0.5, 1].reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = (spread + prior) / (n + 3);
  const [s0, s1] = [scoreAt(least), scoreAt(wanted)];
  return (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}
export function verdictOf(pairs: readonly number[], hypotheses: Hypotheses): Verdict {
  const ratio = logRatio(pairs, hypotheses);
  if (ratio >= DECIDED) return 'kept';
  return ratio <= -DECIDED ? 'thrown out' : 'open';
}
