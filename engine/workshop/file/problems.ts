/** What is wrong with a file: where, and a sentence. */
import { LIMITS } from '../limits.ts';

export interface FileProblem {
  /** both from 1 */
  readonly line: number;
  readonly column: number;
  readonly says: string;
  /** of an imported text: the rule, by its key, without which the game could be imported if somebody wants that */
  readonly rule?: string;
}

/** A piece of the file's text, and where it stands. */
export interface Written {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export class FileProblems {
  readonly list: FileProblem[] = [];

  at(line: number, column: number, says: string, rule?: string): void {
    if (this.list.length < LIMITS.problems) this.list.push({ line, column, says, ...(rule !== undefined && { rule }) });
  }
  /** As `of`, of a rule that can be left out. */
  ofRule({ line, column }: Written, says: string, rule: string): void {
    this.at(line, column, says, rule);
  }
  /** `part` is the word of the text that is meant, if it is only one. */
  of({ text, line, column }: Written, says: string, part?: string): void {
    this.at(line, column + (part === undefined ? 0 : placeOf(text, part)), says);
  }
  sorted(): readonly FileProblem[] {
    return this.list.sort((a, b) => a.line - b.line || a.column - b.column);
  }
}

/** Where a part of a text begins: as a word of its own before it is looked for inside another word. */
function placeOf(text: string, part: string): number {
  const isLetter = (n: number): boolean => /\w/.test(text.charAt(n));
  for (let at = text.indexOf(part); at >= 0 && part !== ''; at = text.indexOf(part, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + part.length)) return at;
  return Math.max(0, text.indexOf(part));
}
