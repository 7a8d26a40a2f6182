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

export interface RatedScore extends MatchScore {
  /** of those that were played against */
  readonly elo: number;
}
export type Rating = Omit<Estimate, 'score'>;

/** The share of the points that is expected against who is so much stronger. */
const expected = (ahead: number): number => 1 / (1 + 10 ** (ahead / 400));
/** Farther than any result is from what it was played against. */
const FAR = 2000;
const HALVINGS = 40;
/**
 * The Elo at which these points are the most likely, against players whose Elo is known; its interval by how much the games
 * tell there. Infinite, with no interval, where all games were won or all lost.
 */
export const ratingOf = (results: readonly RatedScore[]): Rating => {
  const sum = (of: (result: RatedScore) => number): number => results.reduce((all, one) => all + of(one), 0);
  const points = sum(matchPoints);
  if (points === 0) return { elo: -Infinity, least: -Infinity, most: Infinity };
  if (points === sum(({ games }) => games)) return { elo: Infinity, least: -Infinity, most: Infinity };
  const elos = results.map(({ elo }) => elo);
  let [low, high] = [Math.min(...elos) - FAR, Math.max(...elos) + FAR];
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (low + high) / 2;
    if (sum(({ elo, games }) => games * expected(elo - middle)) < points) low = middle;
    else high = middle;
  }
  const told = sum(({ elo, games }) => games * expected(elo - low) * (1 - expected(elo - low)));
  const half = (Z95 * 400) / (Math.LN10 * Math.sqrt(told));
  return { elo: low, least: low - half, most: low + half };
};

/** Of who has played no game yet. */
const FIRST = 1500;
/** Farther than the strongest or weakest that was won or lost against. */
const LEAP = 300;
const STEP = 100;
/** To which Fairy-Stockfish can be held back. */
const RANGE: readonly [number, number] = [500, 2800];
/** Who is met next: as strong as the games so far say, in steps of a hundred, where a further game tells the most. */
export function nextElo(results: readonly RatedScore[]): number {
  if (results.length === 0) return FIRST;
  const { elo } = ratingOf(results);
  const elos = results.map((result) => result.elo);
  if (!Number.isFinite(elo)) return inRange(elo > 0 ? Math.max(...elos) + LEAP : Math.min(...elos) - LEAP);
  return inRange(Math.round(elo / STEP) * STEP);
}
const inRange = (elo: number): number => Math.max(RANGE[0], Math.min(RANGE[1], elo));
