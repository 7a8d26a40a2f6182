/** Which problem belongs to a day: the same one on every machine with the same list, and another one on the next day. */
import type { ChessProblem } from './chess-problem.ts';
import { gamesWithProblems, shippedProblems } from './shipped-problems.ts';

const DAY = 86_400_000;
/** coprime to the number of problems of every game that has fewer than that, so that a game's come in turn without repetition */
const STRIDE = 10_007;

/** `day`: `2026-11-23`. The games take turns. */
export function problemOfTheDay(day: string): ChessProblem {
  const n = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  const game = gamesWithProblems[n % gamesWithProblems.length];
  const problems = shippedProblems(game);
  return problems[(Math.floor(n / gamesWithProblems.length) * STRIDE) % problems.length];
}
