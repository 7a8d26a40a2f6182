/**
 * Reads Betza's notation as inventors of variants write it today: the letters of Fairy-Stockfish's `variants.ini`, and
 * the bends of XBoard. It is strict: what it does not know is refused with its column, and nothing is guessed.
 *
 *   betza  = move*                                  the piece may do any of them
 *   move   = { i | direction | modality | a } ATOM [ range ]
 *   range  = a number, 0 for no limit, or the letter of the atom again
 *
 * Each `a` begins the next leg of a bent move.
 */
import { atomOf, waysOf } from './atoms.ts';
import { allows, areOne, bendTurns, DIRECTIONS } from './directions.ts';
import type { BetzaMove, BetzaProblem, Leg, Vector } from './move.ts';
import { sentences } from './sentences.ts';

export const MOST_LEGS = 6;
export const MOST_RANGE = 16;
const MODALITIES = 'mcepgnjy';

/** What stands before the atom, for one leg. */
interface Prefix {
  readonly column: number;
  readonly directions: string[];
  modalities: string;
}
/** Thrown and caught within this file. */
class Refused extends Error {
  readonly problem: BetzaProblem;
  constructor(column: number, says: string) {
    super(says);
    this.problem = { column, says };
  }
}

export function readBetza(text: string): { readonly moves: readonly BetzaMove[] } | BetzaProblem {
  const moves: BetzaMove[] = [];
  try {
    for (let at = 0; at < text.length; ) {
      const { move, end } = readMove(text, at);
      moves.push(move);
      at = end;
    }
  } catch (refused) {
    if (refused instanceof Refused) return refused.problem;
    throw refused;
  }
  return { moves };
}

function readMove(text: string, begin: number): { readonly move: BetzaMove; readonly end: number } {
  const { prefixes, initial, end: atAtom } = readPrefixes(text, begin);
  const letter = text[atAtom];
  if (letter === undefined) throw new Refused(text.length, sentences.noAtom);
  const atom = atomOf(letter);
  if (!atom) throw new Refused(atAtom + 1, sentences.unknownAtom(letter));
  const { range = atom.range, end } = readRange(text, atAtom + 1, letter);
  const leaps = atom.leaps.flatMap(waysOf);
  const isBent = prefixes.length > 1;
  if (isBent && leaps.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 1))
    throw new Refused(atAtom + 1, sentences.bendsOnlySteps);
  const isMixed = atom.leaps.length > 1;
  const legs: Leg[] = [];
  let legRange = range;
  for (const [n, prefix] of prefixes.entries()) {
    const isLast = n === prefixes.length - 1;
    checkModalities(prefix, isBent, isLast, range);
    const steps = n > 0 ? [] : stepsOf(prefix, leaps, isMixed, letter);
    legs.push({ ...legOf(prefix, isLast), steps, turns: n > 0 ? turnsAt(prefix, isMixed) : [], range: legRange });
    if (prefix.modalities.includes('y')) legRange = legRange === 0 ? 1 : 0;
  }
  return { move: { text: text.slice(begin, end), column: begin + 1, initial, legs }, end };
}

function readPrefixes(text: string, begin: number) {
  const prefixes: Prefix[] = [{ column: begin + 1, directions: [], modalities: '' }];
  let initial = false;
  let at = begin;
  for (; at < text.length && /[a-z]/.test(text[at]); at++) {
    const letter = text[at];
    const prefix = prefixes[prefixes.length - 1];
    if (letter === 'i') {
      if (initial || prefixes.length > 1) throw new Refused(at + 1, sentences.initialOnce);
      initial = true;
    } else if (letter === 'a') {
      if (prefixes.length === MOST_LEGS) throw new Refused(at + 1, sentences.tooManyLegs(MOST_LEGS));
      prefixes.push({ column: at + 2, directions: [], modalities: '' });
    } else if (DIRECTIONS.includes(letter)) {
      const next = text[at + 1] ?? '';
      const isPair = next !== '' && areOne(letter, next);
      prefix.directions.push(isPair ? letter + next : letter);
      if (isPair) at++;
    } else if (MODALITIES.includes(letter)) {
      if (prefix.modalities.includes(letter)) throw new Refused(at + 1, sentences.twice(letter));
      prefix.modalities += letter;
    } else throw new Refused(at + 1, sentences.unknownLetter(letter));
  }
  return { prefixes, initial, end: at };
}

function readRange(text: string, at: number, atom: string): { readonly range?: number; readonly end: number } {
  if (text[at] === atom) return { range: 0, end: at + 1 };
  const digits = /^\d*/.exec(text.slice(at))?.[0] ?? '';
  if (digits === '') return { end: at };
  if (Number(digits) > MOST_RANGE) throw new Refused(at + 1, sentences.tooFar(MOST_RANGE));
  return { range: Number(digits), end: at + digits.length };
}

/** A letter that would change nothing is a mistake of the writer. */
function checkModalities({ column, modalities }: Prefix, isBent: boolean, isLast: boolean, range: number): void {
  const has = (letter: string): boolean => modalities.includes(letter);
  const wrong = (letter: string, says: string): never => {
    throw new Refused(column, says.replaceAll('{letter}', letter));
  };
  for (const letter of 'epgnj') if (isBent && has(letter)) wrong(letter, sentences.notInBentMoves);
  if (has('y') && isLast) wrong('y', sentences.nothingAfter);
  for (const letter of 'pgj') if (has(letter) && range === 1) wrong(letter, sentences.needsALine);
  if (has('p') && has('g')) wrong('p', sentences.oneHop);
  if (has('j') && (has('p') || has('g'))) wrong('j', sentences.oneHop);
}

function stepsOf(prefix: Prefix, leaps: readonly Vector[], isMixed: boolean, atom: string): readonly Vector[] {
  const { directions, column } = prefix;
  const steps = leaps.filter((leap) => directions.length === 0 || directions.some((d) => allows(d, leap, isMixed)));
  if (steps.length === 0) throw new Refused(column, sentences.noWay(directions.join(''), atom));
  return steps;
}
/** Where no direction is said after a bend, it is every one but back. */
function turnsAt({ directions, column }: Prefix, isMixed: boolean): readonly number[] {
  if (directions.length === 0) return isMixed ? [0, 1, 2, 3, 5, 6, 7] : [0, 2, 6];
  const turns = [...new Set(directions.flatMap(bendTurns))];
  if (turns.length === 0) throw new Refused(column, sentences.noTurn(directions.join('')));
  return turns;
}

function legOf({ modalities }: Prefix, isLast: boolean): Omit<Leg, 'steps' | 'turns' | 'range'> {
  const has = (letter: string): boolean => modalities.includes(letter);
  const isPlain = !has('m') && !has('c') && !has('e');
  return {
    quiet: has('m') || isPlain,
    takes: has('c') || (isPlain && isLast),
    inPassing: has('e'),
    hop: has('p') ? 'cannon' : has('g') ? 'grasshopper' : 'none',
    lame: has('n'),
    skips: has('j'),
  };
}
