/**
 * The text of an SVG path as its steps: a letter with its numbers, one step for each repetition. Only what paths are
 * made of is read, and the first thing that is not is refused with its column.
 *
 *   path = M … { M L H V C S Q T A Z, large or small, each with its numbers, as often as they are repeated }
 */
import { sentences } from './sentences.ts';

export interface PathStep {
  /** after an M that is repeated, L */
  readonly letter: string;
  readonly numbers: readonly number[];
  /** from 1 */
  readonly column: number;
}
export interface GlyphProblem {
  readonly column: number;
  readonly says: string;
}
/** Thrown by whatever reads a glyph, and caught by `readGlyph`. */
export class Refused extends Error {
  readonly problem: GlyphProblem;
  constructor(column: number, says: string) {
    super(says);
    this.problem = { column, says };
  }
}

/** the numbers of each letter: `n` any, `f` one digit that is 0 or 1 */
const NUMBERS = { M: 'nn', L: 'nn', H: 'n', V: 'n', C: 'nnnnnn', S: 'nnnn', Q: 'nnnn', T: 'nn', A: 'nnnffnn', Z: '' };
const LETTER = /[MLHVCSQTAZ]/iy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const FLAG = /[01]/y;
const SPACE = / */y;
const BETWEEN = / *,? */y;
/** a comma promises another number */
const MORE = / *[,+.\d-]/y;

export function stepsOfPath(text: string): readonly PathStep[] {
  const steps: PathStep[] = [];
  let at = 0;
  /** The match of a sticky pattern here, which is passed over; null where there is none. */
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const isNext = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
  const numbersOf = (kinds: string): readonly number[] =>
    [...kinds].map((kind, i) => {
      take(i === 0 ? SPACE : BETWEEN);
      const found = take(kind === 'f' ? FLAG : NUMBER);
      if (found === null) throw new Refused(at + 1, kind === 'f' ? sentences.noFlag : sentences.noNumber);
      return Number(found);
    });
  for (take(SPACE); at < text.length; take(SPACE)) {
    const column = at + 1;
    const letter = take(LETTER);
    if (letter === null) throw new Refused(column, sentences.noCommand(String.fromCodePoint(text.codePointAt(at)!)));
    if (steps.length === 0 && letter.toUpperCase() !== 'M') throw new Refused(column, sentences.beginsWithM);
    const kinds = NUMBERS[letter.toUpperCase() as keyof typeof NUMBERS];
    steps.push({ letter, numbers: numbersOf(kinds), column });
    const repeated = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    while (kinds !== '' && isNext(MORE)) {
      take(BETWEEN);
      steps.push({ letter: repeated, column: at + 1, numbers: numbersOf(kinds) });
    }
  }
  if (steps.length === 0) throw new Refused(1, sentences.beginsWithM);
  return steps;
}
