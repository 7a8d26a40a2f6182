/** What is wrong with a file: where, and a sentence. */
import { LIMITS } from '../limits.ts';

export interface FileProblem {
  /** both from 1 */
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** A piece of the file's text, and where it stands. */
export interface Written {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export class Problems {
  readonly list: FileProblem[] = [];

  at(line: number, column: number, says: string): void {
    if (this.list.length < LIMITS.problems) this.list.push({ line, column, says });
  }
  /** `part` is the word of the text that is meant, if it is only one. */
  of({ text, line, column }: Written, says: string, part?: string): void {
    this.at(line, column + Math.max(0, part === undefined ? 0 : text.indexOf(part)), says);
  }
  sorted(): readonly FileProblem[] {
    return this.list.sort((a, b) => a.line - b.line || a.column - b.column);
  }
}
