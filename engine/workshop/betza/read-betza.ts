/**
 * Reads Betza's notation as inventors of variants write it today: the letters of Fairy-Stockfish's `variants.ini`, and
 * the bends of XBoard. It is strict: what it does not know is refused with its column, and nothing is guessed.
 *
 *   betza  = move*                                  the piece may do any of them
 *   move   = { i | direction | modality | a } ATOM [ range ]
 *   ATOM   = a capital letter, perhaps with X or Y behind it, or the two lengths of a leap: `(4,1)`
 *   range  = a number, 0 for no limit, or the letter of the atom again
 *
 * Each `a` begins the next leg of a bent move. One that is written step by step, behind its bend, is read as one. A last leg
 * over somebody is two: `afpR` is `afpafR`, as `pR` is `pafR`.
 */
import { atomAt, EVERYWHERE_LETTER, waysOf } from './atoms.ts';
import { allows, areOne, bendTurns, DIRECTIONS } from './directions.ts';
import type { BetzaMove, BetzaProblem, Leg, Vector } from './move.ts';
import { sentences } from './sentences.ts';
import { withSlides } from './step-by-step.ts';

export const MOST_LEGS = 6;
export const MOST_RANGE = 16;
const MODALITIES = 'mcdepgtounjyzq';
/** over any number of pieces, as one modality */
const ANY_HOP = 'P';
/** over an enemy only, which is written as a capture and putting back */
const FOES = 'E';

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
  return { moves: withSlides(moves) };
}

function readMove(text: string, begin: number): { readonly move: BetzaMove; readonly end: number } {
  const { prefixes: written, initial, end: atAtom } = readPrefixes(text, begin);
  const prefixes = withoutHopAtEnd(withHopsOfUnloading(written));
  if (prefixes.length > MOST_LEGS) throw new Refused(begin + 1, sentences.tooManyLegs(MOST_LEGS));
  if (text[atAtom] === undefined) throw new Refused(text.length, sentences.noAtom);
  const atom = atomAt(text, atAtom);
  if (!atom) {
    const [found] = /^\([^)]*\)?|./u.exec(text.slice(atAtom))!;
    throw new Refused(atAtom + 1, whyKnown(found) ?? sentences.unknownAtom(found));
  }
  const letter = atom.text;
  const { range = atom.range, end } = readRange(text, atAtom + letter.length, letter);
  const leaps = atom.leaps.flatMap(waysOf);
  const isBent = prefixes.length > 1;
  const isMixed = atom.leaps.length > 1;
  if (letter === EVERYWHERE_LETTER && (isBent || range !== 1 || !isPlain(prefixes[0])))
    throw new Refused(begin + 1, sentences.anywhereAlone);
  const legs: Leg[] = [];
  let legRange = range;
  for (const [n, prefix] of prefixes.entries()) {
    const isLast = n === prefixes.length - 1;
    checkModalities(prefix, isBent, isLast, range);
    const steps = n > 0 ? [] : stepsOf(prefix, leaps, isMixed, letter);
    const leg = legOf(prefix, isLast);
    // along a curve there is no single step
    const far = leg.curve !== 'none' && legRange === 1 ? 0 : legRange;
    legs.push({ ...leg, steps, turns: n > 0 ? turnsAt(prefix, leaps) : [], range: far });
    if (/[yg]/.test(prefix.modalities)) legRange = legRange === 0 ? 1 : 0;
  }
  return { move: { text: text.slice(begin, end), column: begin + 1, initial, legs: asOneHop(legs) ?? legs }, end };
}
/** Without a limit, over an enemy and straight on is one jump, as `pafR` is `pR`. */
function asOneHop([first, second, ...others]: readonly Leg[]): readonly Leg[] | undefined {
  const isStraight = second?.turns.join() === '0' && first.range === 0 && second.range === 0;
  if (others.length > 0 || !isStraight || first.over === undefined || first.hop !== 'cannon') return undefined;
  if (first.quiet || first.takes || second.hop !== 'none') return undefined;
  return [{ ...second, steps: first.steps, turns: [], hop: first.hop, over: first.over }];
}

/** A piece that is captured and put back where it stood was gone over: `cafuR` is a jump over an enemy. */
function withHopsOfUnloading(prefixes: readonly Prefix[]): readonly Prefix[] {
  return prefixes.map((prefix, n) => {
    const isUnloading = prefix.modalities.includes('u');
    const before = n > 0 ? [...prefixes[n - 1].modalities].sort().join('') : '';
    if (isUnloading && !Object.hasOwn(UNLOADED, before)) throw new Refused(prefix.column, sentences.unload);
    const isNextUnloading = prefixes[n + 1]?.modalities.includes('u') === true;
    const own = [...prefix.modalities].sort().join('');
    if (isNextUnloading && Object.hasOwn(UNLOADED, own)) return { ...prefix, modalities: UNLOADED[own] };
    return isUnloading ? { ...prefix, modalities: prefix.modalities.replace('u', '') } : prefix;
  });
}
/** by what a leg captured */
const UNLOADED: Readonly<Record<string, string>> = { c: `p${FOES}`, d: 'pt', cd: 'p' };

function withoutHopAtEnd(prefixes: readonly Prefix[]): readonly Prefix[] {
  const last = prefixes[prefixes.length - 1];
  if (prefixes.length === 1 || !/[pg]/.test(last.modalities)) return prefixes;
  const of = (letters: RegExp): string => [...last.modalities].filter((letter) => letters.test(letter)).join('');
  const hop = { ...last, modalities: of(/[pgtyPj]/) };
  return [...prefixes.slice(0, -1), hop, { ...last, directions: ['f'], modalities: of(/[^pgtyPj]/) }];
}

/** Why a sign that others read is not played. */
const whyKnown = (sign: string): string | undefined =>
  Object.hasOwn(sentences.known, sign) ? sentences.known[sign as keyof typeof sentences.known] : undefined;

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
    } else if (letter === 'p' && text[at + 1] === 'p') {
      if (prefix.modalities.includes(ANY_HOP)) throw new Refused(at + 1, sentences.twice(letter));
      prefix.modalities += ANY_HOP;
      at++;
    } else if (MODALITIES.includes(letter)) {
      if (prefix.modalities.includes(letter)) throw new Refused(at + 1, sentences.twice(letter));
      prefix.modalities += letter;
    } else throw new Refused(at + 1, whyKnown(letter) ?? sentences.unknownLetter(letter));
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
  for (const letter of 'ePnjzq') if (isBent && has(letter)) wrong(written(letter), sentences.notInBentMoves);
  if (has('y') && isLast) wrong('y', sentences.nothingAfter);
  for (const letter of 'pgPj') if (has(letter) && range === 1 && !isBent) wrong(written(letter), sentences.needsALine);
  const hops = [...'pgPj'].filter(has);
  if (hops.length > 1) wrong(written(hops[0]), sentences.oneHop);
  if (has('t') && has(ANY_HOP)) wrong('t', sentences.notTogether('t', 'pp'));
  for (const letter of 'epg')
    if (has('d') && has(letter) && !(isLast && letter !== 'e')) wrong('d', sentences.notTogether('d', letter));
  if (has('g') && has('y')) wrong('g', sentences.notTogether('g', 'y'));
  if (has('t') && !/[pg]/.test(modalities) && (!isLast || !isCapturing(modalities))) wrong('t', sentences.tameOrOver);
  for (const curve of 'zq')
    for (const letter of 'zqnjpgPe')
      if (letter !== curve && has(curve) && has(letter)) wrong(curve, sentences.notTogether(curve, written(letter)));
}
/** Are there enemies whom it takes? */
const isCapturing = (modalities: string): boolean => /c/.test(modalities) || !/[mde]/.test(modalities);
const written = (modality: string): string => (modality === ANY_HOP ? 'pp' : modality);
const isPlain = ({ directions, modalities }: Prefix): boolean => directions.length === 0 && /^[mc]*$/.test(modalities);

function stepsOf(prefix: Prefix, leaps: readonly Vector[], isMixed: boolean, atom: string): readonly Vector[] {
  const { directions, column } = prefix;
  const steps = leaps.filter((leap) => directions.length === 0 || directions.some((d) => allows(d, leap, isMixed)));
  if (steps.length === 0) throw new Refused(column, sentences.noWay(directions.join(''), atom));
  return steps;
}
/** Where no direction is said after a bend, it is every one but back. */
function turnsAt({ directions, column }: Prefix, leaps: readonly Vector[]): readonly number[] {
  if (directions.length === 0) return leaps.length > 4 ? [0, 1, 2, 3, 5, 6, 7] : [0, 2, 6];
  const turns = [...new Set(directions.flatMap(bendTurns))];
  if (turns.length === 0) throw new Refused(column, sentences.noTurn(directions.join('')));
  const isOblique = leaps.some(([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y));
  // of two such leaps beside each other, left of the one is another turn than left of the other
  if (isOblique && turns.some((turn) => !turns.includes((8 - turn) & 7)))
    throw new Refused(column, sentences.bothSides);
  return turns;
}

function legOf({ modalities }: Prefix, isLast: boolean): Omit<Leg, 'steps' | 'turns' | 'range'> {
  const has = (letter: string): boolean => modalities.includes(letter);
  const isUnsaid = !/[mcde]/.test(modalities);
  const isHop = /[pg]/.test(modalities);
  return {
    // somebody must stand where it only goes over
    quiet: has('m') || (isUnsaid && (isLast || !isHop)),
    takes: has('c') || (isUnsaid && isLast),
    inPassing: has('e'),
    hop: has(ANY_HOP) ? 'unlimited' : has('p') ? 'cannon' : has('g') ? 'grasshopper' : 'none',
    curve: has('z') ? 'crooked' : has('q') ? 'circular' : 'none',
    lame: has('n'),
    skips: has('j'),
    // only those that are said: games are known by what their moves were before there were these
    ...(isHop && has('t') && { over: 'friends' as const }),
    ...(has(FOES) && { over: 'foes' as const }),
    ...(!isHop && has('t') && { tame: true as const }),
    ...(has('d') && { takesOwn: true as const }),
    ...(has('o') && { wraps: true as const }),
  };
}
