/**
 * Reads Betza's notation as inventors of variants write it today: the letters of Fairy-Stockfish's `variants.ini`, and
 * the bends of XBoard. It is strict: what it does not know is refused with its column, and nothing is guessed.
 *
 *   betza  = move*                                  the piece may do any of them
 *   move   = { i | direction | modality | a } ATOM [ range ]  or  { i | m | c } group
 *   group  = t[ one ATOM [ range ] ]  or  [ one ? ATOM [ range ] ]  or  [ one - ATOM [ range ] ]
 *   one    = { direction } ATOM [ range ]
 *   ATOM   = a capital letter, perhaps with X or Y behind it, or the two lengths of a leap: `(4,1)`
 *   range  = a number, 0 for no limit, or the letter of the atom again
 *
 * Each `a` begins the next leg of a bent move; behind it, `z` and `q` are directions, too. One that is written step by step, behind its bend, is read as one. A last leg
 * over somebody is two: `afpR` is `afpafR`, as `pR` is `pafR`.
 */
import { atomAt, EVERYWHERE_LETTER, waysOf } from './atoms.ts';
import { allows, areOne, bendTurns, DIRECTIONS } from './directions.ts';
import { groupAt, outward } from './groups.ts';
import { type BetzaMove, type BetzaProblem, type Leg, leapLength, type Vector } from './move.ts';
import { sentences } from './sentences.ts';
import { withSlides } from './step-by-step.ts';

export const MOST_LEGS = 6;
export const MOST_RANGE = 16;
const MODALITIES = 'mcdepgtounjyzq';
/** behind a bend, turns to the other side and to the same side as before; otherwise curves */
const SIDES = 'zq';
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
      const group = groupAt(text, at);
      const { moves: read, end } = group ? readGroup(text, at, group.from, group.isThen) : readMove(text, at);
      moves.push(...read);
      at = end;
    }
  } catch (refused) {
    if (refused instanceof Refused) return refused.problem;
    throw refused;
  }
  return { moves: withSlides(moves) };
}

interface Read {
  readonly moves: readonly BetzaMove[];
  /** where the next one begins */
  readonly end: number;
}
function readMove(text: string, begin: number): Read {
  const { prefixes: written, initial, end: atAtom } = readPrefixes(text, begin);
  const prefixes = withoutHopAtEnd(withHopsOfUnloading(written));
  if (prefixes.length > MOST_LEGS) throw new Refused(begin + 1, sentences.tooManyLegs(MOST_LEGS));
  const { letter, atom, range, end } = readAtom(text, atAtom);
  const leaps = atom.leaps.flatMap(waysOf);
  const isBent = prefixes.length > 1;
  const isMixed = atom.leaps.length > 1;
  if (letter === EVERYWHERE_LETTER && (isBent || range !== 1 || !isPlain(prefixes[0])))
    throw new Refused(begin + 1, sentences.anywhereAlone);
  const areSteps = atom.leaps.every((leap) => leapLength(leap) === 1);
  const legs: Leg[] = [];
  let legRange = range;
  for (const [n, prefix] of prefixes.entries()) {
    const isLast = n === prefixes.length - 1;
    checkModalities(prefix, { isBent, isLast, areSteps }, legRange);
    const steps = n > 0 ? [] : stepsOf(prefix, leaps, isMixed, letter);
    const leg = legOf(prefix, isLast, isBent && areSteps);
    // along a curve there is no single step
    const far = leg.curve !== 'none' && legRange === 1 ? 0 : legRange;
    const turning = n > 0 ? turnsAt(prefix, leaps, legs.some(turnsAside)) : { turns: [] };
    legs.push({ ...leg, steps, ...turning, range: far });
    if (/[yg]/.test(prefix.modalities)) legRange = legRange === 0 ? 1 : 0;
  }
  const move = { text: text.slice(begin, end), column: begin + 1, initial, legs: asOneHop(legs) ?? legs };
  return { moves: [move], end };
}
function readAtom(text: string, at: number) {
  if (text[at] === undefined) throw new Refused(text.length, sentences.noAtom);
  const atom = atomAt(text, at);
  if (!atom) {
    const [found] = /^\([^)]*\)?|./u.exec(text.slice(at))!;
    throw new Refused(at + 1, whyKnown(found) ?? sentences.unknownAtom(found));
  }
  const { range = atom.range, end } = readRange(text, at + atom.text.length, atom.text);
  return { letter: atom.text, atom, range, end };
}
/** `from` is behind the opening bracket. */
function readGroup(text: string, begin: number, from: number, isThen: boolean): Read {
  const outside = readPrefixes(text.slice(0, from - (isThen ? 2 : 1)), begin);
  const [whole] = outside.prefixes;
  if (outside.prefixes.length > 1 || !isPlain(whole)) throw new Refused(begin + 1, sentences.plainGroup);
  const inside = readPrefixes(text, from);
  const [prefix] = inside.prefixes;
  if (inside.prefixes.length > 1 || inside.initial || prefix.modalities !== '')
    throw new Refused(from + 1, sentences.plainGroup);
  const first = readAtom(text, inside.end);
  const sign = isThen ? '' : (text[first.end] ?? '');
  if (isThen ? /[?-]/.test(text[first.end] ?? '') : sign !== '?' && sign !== '-')
    throw new Refused(first.end + 1, sentences.groupSigns);
  const atSecond = first.end + sign.length;
  if (text[atSecond] === ']') throw new Refused(atSecond + 1, sentences.twoInGroup);
  const second = readAtom(text, atSecond);
  if (text[second.end] !== ']') throw new Refused(second.end + 1, sentences.twoInGroup);
  for (const { atom, letter } of [first, second])
    if (atom.leaps.length > 1) throw new Refused(from + 1, sentences.oneLeapInGroup(letter));
  const end = second.end + 1;
  const steps = stepsOf(prefix, first.atom.leaps.flatMap(waysOf), false, first.letter);
  const base = { text: text.slice(begin, end), column: begin + 1, initial: outside.initial };
  const goes = { ...legOf(whole, true), turns: [] };
  const legs: readonly Leg[] = [
    { ...legOf(prefix, false), steps, turns: [], range: first.range },
    { ...goes, ...outward(steps, second.atom.leaps.flatMap(waysOf)), range: second.range },
  ];
  const alone: readonly Leg[] = [{ ...goes, steps, range: first.range }];
  return { moves: [...(sign === '-' ? [] : [{ ...base, legs: alone }]), { ...base, legs }], end };
}
/** Without a limit, over an enemy and straight on is one jump, as `pafR` is `pR`. */
function asOneHop([first, second, ...others]: readonly Leg[]): readonly Leg[] | undefined {
  const isStraight = second?.turns.join() === '0' && first.range === 0 && second.range === 0;
  if (others.length > 0 || !isStraight || first.over === undefined || first.hop !== 'cannon') return undefined;
  if (first.quiet || first.takes || first.inPassing || first.lame || first.passes) return undefined;
  if (second.hop !== 'none' || second.skips || second.lame) return undefined;
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
    } else if (DIRECTIONS.includes(letter) || (SIDES.includes(letter) && prefixes.length > 1)) {
      const next = text[at + 1] ?? '';
      const isPair = next !== '' && arePair(letter, next, prefixes.length > 1);
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

interface LegPlace {
  readonly isBent: boolean;
  readonly isLast: boolean;
  /** of an atom of single steps */
  readonly areSteps: boolean;
}
/** A letter that would change nothing is a mistake of the writer. */
function checkModalities({ column, modalities }: Prefix, { isBent, isLast, areSteps }: LegPlace, range: number): void {
  const has = (letter: string): boolean => modalities.includes(letter);
  const wrong = (letter: string, says: string): never => {
    throw new Refused(column, says.replaceAll('{letter}', letter));
  };
  for (const letter of SIDES) if (isBent && has(letter)) wrong(letter, sentences.turnsBehind);
  if (has(ANY_HOP) && !isLast) wrong('pp', sentences.manyAtEnd);
  if (has('n') && isBent && isLast && areSteps) wrong('n', sentences.passesBefore);
  if (has('y') && isLast) wrong('y', sentences.nothingAfter);
  for (const letter of 'pgPj')
    if (has(letter) && range === 1 && (!isBent || 'Pj'.includes(letter))) wrong(written(letter), sentences.needsALine);
  const hops = [...'pgPj'].filter(has);
  if (hops.length > 1) wrong(written(hops[0]), sentences.oneHop);
  if (has('t') && has(ANY_HOP)) wrong('t', sentences.notTogether('t', 'pp'));
  for (const letter of 'epg')
    if (has('d') && has(letter) && !(isLast && letter !== 'e')) wrong('d', sentences.notTogether('d', letter));
  if (has('g') && has('y')) wrong('g', sentences.notTogether('g', 'y'));
  if (has('t') && !/[pg]/.test(modalities) && (!isLast || !isCapturing(modalities))) wrong('t', sentences.tameOrOver);
  for (const curve of SIDES)
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
/** Where no direction is said after a bend, it is every one but back. `hasTurned`: has a leg before it turned to a side? */
function turnsAt({ directions, column }: Prefix, leaps: readonly Vector[], hasTurned: boolean): Turning {
  if (directions.length === 0) return { turns: leaps.length > 4 ? [0, 1, 2, 3, 5, 6, 7] : [0, 2, 6] };
  const turningTo = directions.join('').match(/[zq]/g) ?? [];
  if (turningTo.length > 0 && directions.length > 1) throw new Refused(column, sentences.turnsAlone);
  if (turningTo.length > 0 && hasTurned)
    return { turns: bendTurns(asRight(directions[0])), follows: turningTo[0] === 'q' ? 'same' : 'other' };
  // the first turn to a side is to either side
  const turns = [...new Set(directions.flatMap((one) => bendTurns(one.replace(/[zq]/g, 's'))))];
  if (turns.length === 0) throw new Refused(column, sentences.noTurn(directions.join('')));
  const isOblique = leaps.some(([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y));
  // of two such leaps beside each other, left of the one is another turn than left of the other
  if (isOblique && turns.some((turn) => !turns.includes((8 - turn) & 7)))
    throw new Refused(column, sentences.bothSides);
  return { turns };
}
type Turning = Pick<Leg, 'turns' | 'follows'>;
const turnsAside = ({ turns }: Leg): boolean => turns.some((turn) => (turn & 3) !== 0);
const arePair = (letter: string, next: string, isBehind: boolean): boolean =>
  letter === next || areOne(asRight(letter), isBehind && !SIDES.includes(letter) ? asRight(next) : next);
const asRight = (direction: string): string => direction.replace(/[zq]/g, 'r');

/** `isStep`: of a bent move in single steps, in which `n` is about captures in passing. */
function legOf({ modalities }: Prefix, isLast: boolean, isStep = false): Omit<Leg, 'steps' | 'turns' | 'range'> {
  const has = (letter: string): boolean => modalities.includes(letter);
  const isUnsaid = !/[mcde]/.test(modalities);
  const isHop = /[pg]/.test(modalities);
  return {
    // somebody must stand where it only goes over
    quiet: has('m') || (isStep && has('n')) || (isUnsaid && (isLast || !isHop)),
    takes: has('c') || (isUnsaid && isLast),
    inPassing: has('e'),
    hop: has(ANY_HOP) ? 'unlimited' : has('p') ? 'cannon' : has('g') ? 'grasshopper' : 'none',
    curve: has('z') ? 'crooked' : has('q') ? 'circular' : 'none',
    lame: has('n') && !isStep,
    skips: has('j'),
    // only those that are said: games are known by what their moves were before there were these
    ...(isHop && has('t') && { over: 'friends' as const }),
    ...(has(FOES) && { over: 'foes' as const }),
    ...(!isHop && has('t') && { tame: true as const }),
    ...(has('d') && { takesOwn: true as const }),
    ...(isStep && has('n') && { passes: true as const }),
    ...(has('o') && { wraps: true as const }),
  };
}
