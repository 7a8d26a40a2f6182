/** Everything that keeps a position set up by people from being played, noted with the sentences of its variant. */
import type { Game } from '../game.ts';
import type { Cell } from '../ids.ts';
import type { StartProblem } from '../vocabulary.ts';
import { fillTemplate } from './fill.ts';

export interface ProblemList<Code extends string> {
  readonly found: readonly StartProblem[];
  add(code: Code, cell: Cell | null, more?: Readonly<Record<string, string>>): void;
}
export const problemList = <Code extends string>(
  { topology }: Game,
  sentences: Readonly<Record<Code, string>>,
): ProblemList<Code> => {
  const found: StartProblem[] = [];
  return {
    found,
    add(code, cell, more) {
      const says = fillTemplate(sentences[code], { ...(cell !== null && { cell: topology.name(cell) }), ...more });
      found.push({ cell, code, says });
    },
  };
};
