/** Everything that keeps a position set up by people from being played, noted with the sentences of its variant. */
import { said } from '../../shared/language.ts';
import type { Game } from '../game.ts';
import type { Cell } from '../ids.ts';
import type { StartProblem } from '../vocabulary.ts';
import { fillTemplate } from './fill.ts';

export interface ProblemList<Code extends string> {
  readonly found: readonly StartProblem[];
  /** @param names of sides, pieces and the like, in English, by their places in the sentence */
  add(code: Code, cell: Cell | null, names?: Readonly<Record<string, string>>): void;
}
export const problemList = <Code extends string>(
  { topology }: Game,
  sentences: Readonly<Record<Code, string>>,
): ProblemList<Code> => {
  const found: StartProblem[] = [];
  return {
    found,
    add(code, cell, names = {}) {
      const values = Object.fromEntries(Object.entries(names).map(([place, name]) => [place, said(name)]));
      if (cell !== null) values.cell = topology.name(cell);
      const says = fillTemplate(sentences[code], values);
      found.push({ cell, code, says });
    },
  };
};
