/**
 * Moves as marks on a grid round the piece: what a player clicks. A mark is a cell relative to the piece, what the piece
 * may do there, and whether it goes on in that line, or turns there and goes on.
 */
import { waysOf } from './atoms.ts';
import { type Bend, bendLetters, bendOf, canFollow } from './bends.ts';
import { type BetzaMove, type Leg, leapLength, type Vector } from './move.ts';
import { readBetza } from './read-betza.ts';

export interface DrawnMark {
  readonly dx: number;
  readonly dy: number;
  readonly does: 'both' | 'goes' | 'takes';
  /** how often it may repeat the leap in one line; 0: no limit */
  readonly range: number;
  readonly initial?: boolean;
  readonly lame?: boolean;
  readonly hop?: 'cannon' | 'grasshopper' | 'unlimited' | 'ski' | 'cannonOwn' | 'grasshopperOwn' | 'cannonEnemy';
  /** also captures whoever has just passed over the cell */
  readonly inPassing?: boolean;
  /**
   * It turns there, usually over an empty cell, and what it does is done at the end of its second leg. Such a mark can only be
   * `initial` besides.
   */
  readonly bend?: Bend;
}

const ATOMS: readonly (readonly [string, Vector])[] = [
  ['W', [1, 0]],
  ['F', [1, 1]],
  ['D', [2, 0]],
  ['N', [2, 1]],
  ['A', [2, 2]],
  ['H', [3, 0]],
  ['C', [3, 1]],
  ['Z', [3, 2]],
  ['G', [3, 3]],
];
/** how far the grid goes */
export const MOST_AWAY = 3;
const MODES = { both: '', goes: 'm', takes: 'c' } as const;
const MODES_IN_PASSING = { both: 'mce', goes: 'me', takes: 'ce' } as const;
const HOPS = {
  ...{ cannon: 'p', grasshopper: 'g', unlimited: 'pp', ski: 'j', cannonOwn: 'tp', grasshopperOwn: 'tg' },
  cannonEnemy: '',
} as const;
/** Before the modality: it captures, goes on, and puts the piece back. */
const OVER_ENEMY = 'cafu';

/** One atom with everything that stands round it, but the directions. */
interface Group {
  readonly mark: DrawnMark;
  /** what all of its marks have alike, and not its atom */
  readonly kind: string;
  readonly atom: string;
  readonly cells: Set<string>;
}

/** The shortest text that reads back as exactly these marks; null where a mark is further away than any atom, or cannot be said. */
export function betzaOf(marks: readonly DrawnMark[]): string | null {
  const groups = new Map<string, Group>();
  for (const mark of marks) {
    const atom = ATOMS.find(([, leap]) => waysOf(leap).some(([x, y]) => x === mark.dx && y === mark.dy))?.[0];
    if (atom === undefined || !canBeSaid(mark)) return null;
    const { does, range, initial = false, lame = false, hop = 'none', inPassing = false, bend } = mark;
    const kind = [
      does,
      range,
      initial,
      lame,
      hop,
      inPassing,
      bend ? `${bend.way} ${bend.range} ${bend.there}` : '',
    ].join();
    const key = [kind, ATOMS.findIndex(([letter]) => letter === atom)].join();
    const group = groups.get(key) ?? { mark, kind, atom, cells: new Set() };
    group.cells.add(`${mark.dx},${mark.dy}`);
    groups.set(key, group);
  }
  // the order of the clicks does not matter
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  return joined(sorted.map(partOf));
}

function canBeSaid({ range, hop, lame, inPassing, bend }: DrawnMark): boolean {
  if (bend) return !hop && !lame && !inPassing && canFollow(range, bend.range);
  return hop === 'cannonEnemy' ? range === 0 && !lame && !inPassing : !hop || range !== 1;
}

interface Part {
  readonly mark: DrawnMark;
  readonly kind: string;
  readonly directions: string;
  readonly atom: string;
  /** what stands behind the atom, and what may stand there all the same */
  readonly range: string;
  readonly full: string;
}
function partOf({ mark, kind, atom, cells }: Group): Part {
  const part = { mark, kind, directions: directionsFor(atom, cells), full: String(mark.range) };
  const rider = mark.range === 0 ? { W: 'R', F: 'B' }[atom] : undefined;
  if (rider) return { ...part, atom: rider, range: '' };
  return { ...part, atom, range: mark.range === 1 ? '' : part.full };
}
/** What stands before its atom, for each of the moves that it is written as. */
function beforesOf({ mark, directions, atom }: Part): readonly string[] {
  const { does, range, initial, lame, hop, inPassing, bend } = mark;
  const modality =
    (hop === 'cannonEnemy' ? OVER_ENEMY : '') +
    (inPassing ? MODES_IN_PASSING : MODES)[does] +
    (lame ? 'n' : '') +
    (hop ? HOPS[hop] : '');
  const turns = bend ? bendLetters(bend, range, (stepsIn(atom) ?? []).length) : [''];
  return turns.map((letters) => (initial ? 'i' : '') + directions + letters + modality);
}
/** A straight and a diagonal part that are alike are one; and as a letter twice is a rider, a range stands between. */
function joined(parts: readonly Part[]): string {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const compound = last && { WF: 'K', RB: 'Q' }[last.atom + part.atom];
    const isAlike = last?.kind === part.kind && last.directions === '' && part.directions === '';
    if (compound && isAlike) merged[merged.length - 1] = { ...part, atom: compound };
    else merged.push(part);
  }
  return merged.reduce((text, part, i) => {
    const befores = beforesOf(part);
    const last = merged[i - 1];
    const isTwice = last !== undefined && last.range === '' && befores[0] === '' && last.atom === part.atom;
    return text + (isTwice ? last.full : '') + befores.map((before) => before + part.atom + part.range).join('');
  }, '');
}

const LETTERS = ['f', 'b', 'l', 'r', 'v', 's'];
const TOKENS = [...LETTERS, ...LETTERS.flatMap((a) => [...LETTERS, 'h'].map((b) => a + b)), 'hl', 'hr'];
const tables = new Map<string, ReadonlyMap<string, string>>();
const nameOf = (cells: Iterable<string>): string => [...cells].sort().join(' ');
/** The shortest directions with which the atom goes to exactly these cells. */
function directionsFor(atom: string, cells: ReadonlySet<string>): string {
  const table = tables.get(atom) ?? tableOf(atom);
  tables.set(atom, table);
  return table.get(nameOf(cells))!;
}
/** For every set of ways, the first of the shortest texts: more and more directions are put one behind the other. */
function tableOf(atom: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>([[nameOf(stepsIn(atom) ?? []), '']]);
  let reached: readonly string[] = [''];
  while (reached.length > 0) {
    const next: string[] = [];
    for (const text of reached.flatMap((before) => TOKENS.map((token) => before + token))) {
      const steps = stepsIn(text + atom);
      if (!steps || found.has(nameOf(steps))) continue;
      found.set(nameOf(steps), text);
      next.push(text);
    }
    reached = next.sort((a, b) => a.length - b.length);
  }
  return found;
}
const stepsIn = (betza: string): readonly string[] | null => {
  const read = readBetza(betza);
  return 'moves' in read ? read.moves[0].legs[0].steps.map(([x, y]) => `${x},${y}`) : null;
};

/** The reverse; null where a move is more than the grid can show. */
export function marksOf(moves: readonly BetzaMove[]): readonly DrawnMark[] | null {
  const isShown = (move: BetzaMove): boolean => {
    const [first] = move.legs;
    const last = move.legs[move.legs.length - 1];
    return (
      bendOf(move) !== null &&
      !move.legs.some(({ takesOwn, tame, wraps }) => takesOwn || tame || wraps) &&
      first.curve === 'none' &&
      (last.quiet || last.takes) &&
      first.steps.every((step) => leapLength(step) <= MOST_AWAY)
    );
  };
  if (!moves.every(isShown)) return null;
  return moves.flatMap((move) => {
    const { initial, legs } = move;
    const [first] = legs;
    const bend = bendOf(move);
    const hop = bend ? 'none' : hopOf(first);
    return first.steps.map(([dx, dy]) => ({
      ...{ dx, dy, does: doesOf(legs[legs.length - 1]), range: first.range },
      ...(initial && { initial }),
      ...(first.lame && { lame: true }),
      ...(hop !== 'none' && { hop }),
      ...(first.inPassing && { inPassing: true }),
      ...(bend && { bend }),
    }));
  });
}
/** Over several pieces it is never over those of one side. */
export function hopOf({ hop, over, skips }: Leg): NonNullable<DrawnMark['hop']> | 'none' {
  if (skips) return 'ski';
  if (over === undefined || hop === 'none' || hop === 'unlimited') return hop;
  return over === 'friends' ? `${hop}Own` : 'cannonEnemy';
}
export const doesOf = ({ quiet, takes }: { quiet: boolean; takes: boolean }): DrawnMark['does'] =>
  quiet && takes ? 'both' : quiet ? 'goes' : 'takes';
