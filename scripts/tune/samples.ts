/** The positions of the games that weights are fitted to: quiet ones, some of each game. */
import type { Variant } from '../../engine/core/variant.ts';
import { Chance } from '../../engine/search/chance.ts';
import { evaluatorOf } from '../../engine/search/evaluate.ts';
import { started } from '../../engine/testing/started.ts';
import type { Features } from './features.ts';
import type { TuneGame } from './games.ts';
import { Quiet } from './quiet.ts';

/** The opening is drawn by chance, and the first actions after it hardly decide a game. */
const FIRST = 8;
/** So many of each game: positions of one game tell nearly the same. */
const MOST = 24;
/** More are looked at than taken, since many are not quiet. */
const LOOKS = 2 * MOST;

export interface Samples {
  /** by sample, then by parameter: what the parameter counts for, for side 0 */
  readonly features: Float32Array;
  /** by sample: the score as the evaluation stands, for side 0 */
  readonly scores: Float64Array;
  /** by sample: what the first side got in its game, 1, 0.5 or 0 */
  readonly points: Float64Array;
  /** by sample: the number of its game */
  readonly games: Int32Array;
}

/** The same samples for the same games. */
export function samplesOf(
  variant: Variant,
  games: readonly TuneGame[],
  features: Features,
  told: (games: number) => void = () => {},
): Samples {
  const rows: Float32Array[] = [];
  const scores: number[] = [];
  const points: number[] = [];
  const numbers: number[] = [];
  const evaluator = evaluatorOf(variant);
  games.forEach((game, index) => {
    const chance = new Chance(game.number);
    const position = started(variant);
    const quiet = new Quiet(position, evaluator);
    let taken = 0;
    game.actions.forEach((text, ply) => {
      const isLookedAt = chance.below(Math.max(1, game.actions.length)) < LOOKS;
      if (ply >= FIRST && isLookedAt && taken < MOST && quiet.isQuiet()) {
        taken++;
        rows.push(features.of(position.game));
        scores.push(evaluator.score(position.game) * (position.turn === 0 ? 1 : -1));
        points.push(game.points);
        numbers.push(game.number);
      }
      const action = position.find(text);
      if (!action.ok) throw new Error(`Game ${game.number} was played under other rules: ${action.error.message}`);
      position.play(action.value);
    });
    told(index + 1);
  });
  const width = rows[0]?.length ?? 0;
  const flat = new Float32Array(rows.length * width);
  rows.forEach((row, i) => void flat.set(row, i * width));
  return {
    features: flat,
    scores: Float64Array.from(scores),
    points: Float64Array.from(points),
    games: Int32Array.from(numbers),
  };
}
