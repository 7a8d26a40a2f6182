/** Games of other programs as `.fairygame` files: those of a `variants.ini`, or that of an Interactive Diagram. */
import type { FileProblem } from '../workshop/file/problems.ts';
import { writeGame } from '../workshop/file/write-game.ts';
import { builtIn } from '../workshop/import/parents.ts';
import { readDiagram } from '../workshop/import/read-diagram.ts';
import { iniSections, type ReadIni, readIni } from '../workshop/import/read-ini.ts';
import type { Answer } from './answers.ts';

/** A `variants.ini` has sections, and a diagram has none. */
const isIni = (text: string): boolean => /^\s*\[/m.test(text);

/** One answer for each game: its text, or everything that is wrong with it. `name`: of the one that is wanted. */
export function* importAnswers(text: string, name: string | undefined): Generator<Answer> {
  if (!isIni(text)) yield importAnswer(null, readDiagram(text));
  else
    for (const one of name === undefined ? iniSections(text) : [name])
      yield importAnswer(one, readIni(text, one, builtIn));
}
const importAnswer = (name: string | null, read: ReadIni): Answer => ({
  ...(name !== null && { name }),
  ...(read.ok ? { title: read.data.title, game: writeGame(read.data) } : { error: refusal(read.problems) }),
});
const refusal = (problems: readonly FileProblem[]): Answer => {
  const [{ line, column, says }] = problems;
  return {
    ...{ code: 'bad-game', message: says, at: `${line}:${column}` },
    problems: problems.map((problem) => ({ line: problem.line, column: problem.column, says: problem.says })),
  };
};
