/**
 * Moves as marks on a grid round the piece: what a player clicks. A mark is a cell relative to the piece, what the piece
 * may do there, and whether it goes on in that line.
 */
import { waysOf } from './atoms.ts';
import { type BetzaMove, leapLength, type Vector } from './move.ts';
import { readBetza } from './read-betza.ts';

export interface DrawnMark {
  readonly dx: number;
  readonly dy: number;
  readonly does: 'both' | 'goes' | 'takes';
  /** how often it may repeat the leap in one line; 0: no limit */
  readonly range: number;
  readonly initial?: boolean;
  readonly lame?: boolean;
  readonly hop?: 'cannon' | 'grasshopper';
  /** also captures whoever has just passed over the cell */
  readonly inPassing?: boolean;
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
const MOST_AWAY = 3;
const MODES = { both: '', goes: 'm', takes: 'c' } as const;
const MODES_IN_PASSING = { both: 'mce', goes: 'me', takes: 'ce' } as const;
const HOPS = { cannon: 'p', grasshopper: 'g' } as const;

/** One atom with everything that stands round it, but the directions. */
interface Group {
  readonly mark: DrawnMark;
  readonly atom: string;
  readonly cells: Set<string>;
}

/** The shortest text that reads back as exactly these marks; null where a mark is further away than any atom. */
export function betzaOf(marks: readonly DrawnMark[]): string | null {
  const groups = new Map<string, Group>();
  for (const mark of marks) {
    const atom = ATOMS.find(([, leap]) => waysOf(leap).some(([x, y]) => x === mark.dx && y === mark.dy))?.[0];
    if (atom === undefined || (mark.hop && mark.range === 1)) return null;
    const { does, range, initial = false, lame = false, hop = 'none', inPassing = false } = mark;
    const key = [does, range, initial, lame, hop, inPassing, ATOMS.findIndex(([letter]) => letter === atom)].join();
    const group = groups.get(key) ?? { mark, atom, cells: new Set() };
    group.cells.add(`${mark.dx},${mark.dy}`);
    groups.set(key, group);
  }
  // the order of the clicks does not matter
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  return joined(sorted.map(partOf));
}

interface Part {
  readonly before: string;
  readonly atom: string;
  /** what stands behind the atom, and what may stand there all the same */
  readonly range: string;
  readonly full: string;
}
function partOf({ mark, atom, cells }: Group): Part {
  const modes = mark.inPassing ? MODES_IN_PASSING : MODES;
  const modality = modes[mark.does] + (mark.lame ? 'n' : '') + (mark.hop ? HOPS[mark.hop] : '');
  const before = (mark.initial ? 'i' : '') + directionsFor(atom, cells) + modality;
  const full = String(mark.range);
  const rider = mark.range === 0 ? { W: 'R', F: 'B' }[atom] : undefined;
  if (rider) return { before, atom: rider, range: '', full };
  return { before, atom, range: mark.range === 1 ? '' : full, full };
}
/** A straight and a diagonal part that are alike are one; and as a letter twice is a rider, a range stands between. */
function joined(parts: readonly Part[]): string {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const compound = last && { WF: 'K', RB: 'Q' }[last.atom + part.atom];
    const isAlike = last?.before === part.before && last.full === part.full && !/[fblrvsh]/.test(part.before);
    if (compound && isAlike) merged[merged.length - 1] = { ...part, atom: compound };
    else merged.push(part);
  }
  return merged.reduce((text, { before, atom, range }, i) => {
    const last = merged[i - 1];
    const isTwice = last !== undefined && last.range === '' && before === '' && last.atom === atom;
    return text + (isTwice ? last.full : '') + before + atom + range;
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
  const isShown = ({ legs: [leg, ...others] }: BetzaMove): boolean =>
    others.length === 0 &&
    !leg.skips &&
    leg.curve === 'none' &&
    (leg.quiet || leg.takes) &&
    leg.steps.every((step) => leapLength(step) <= MOST_AWAY);
  if (!moves.every(isShown) || moves.some(({ legs: [{ hop }] }) => hop === 'unlimited')) return null;
  return moves.flatMap(({ initial, legs: [leg] }) =>
    leg.steps.map(([dx, dy]) => ({
      ...{ dx, dy, does: doesOf(leg), range: leg.range },
      ...(initial && { initial }),
      ...(leg.lame && { lame: true }),
      ...((leg.hop === 'cannon' || leg.hop === 'grasshopper') && { hop: leg.hop }),
      ...(leg.inPassing && { inPassing: true }),
    })),
  );
}
const doesOf = ({ quiet, takes }: { quiet: boolean; takes: boolean }): DrawnMark['does'] =>
  quiet && takes ? 'both' : quiet ? 'goes' : 'takes';
