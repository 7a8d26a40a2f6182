/** Games of other programs as `.fairygame` files: those of a `variants.ini`, or that of an Interactive Diagram. */

import type { JsonAnswer } from '../exchange/answers.ts';
import type { FileProblem } from '../workshop/file/problems.ts';
import { type GameIn, gamesIn } from '../workshop/import/games-in.ts';

/**
 * One answer for each game: its text, or everything that is wrong with it. `name`: of the one that is wanted; `without`: keys
 * of rules that are left out, between commas.
 */
export function* importAnswers(text: string, name: string | undefined, without = ''): Generator<JsonAnswer> {
  const names = name === undefined ? undefined : new Set([name]);
  for (const game of gamesIn(text, { names, without: new Set(without.split(',')) })) yield importAnswer(game);
}
const importAnswer = ({ name, read }: GameIn): JsonAnswer => ({
  ...(name !== null && { name }),
  ...(read.ok ? { title: read.data.title, game: read.text } : { error: refusal(read.problems) }),
});
const refusal = (problems: readonly FileProblem[]): JsonAnswer => {
  const [{ line, column, says }] = problems;
  return {
    ...{ code: 'bad-game', message: says, at: `${line}:${column}` },
    problems: problems.map(({ line, column, says, rule }) => ({
      line,
      column,
      says,
      ...(rule !== undefined && { rule }),
    })),
  };
};
