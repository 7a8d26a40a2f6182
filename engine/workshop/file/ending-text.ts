/** The endings of one's own: a goal, pieces in a row, in a square or in a chain, and pieces that have died out. */
import { type Connection, type Extinction, type Goal, type PieceSquare, ROW_LINES, type Row } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { inList, type Names, squaresHint } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

export const ANYBODY = 'anybody';
const GOAL =
  /^(.+?)(?: or (.+?))? on ([a-z ]+?)( after an answer| if safe(?: or after an answer)?)?(?:, at least (\d{1,2})( or full)?)?$/;
const ROW = /^(\d{1,2})(?: of ([^:]+?))?(?: along ([a-z ]+))?(, with gaps)?: (wins|loses)$/;
const SQUARE = /^(\d{1,2})(?: of ([^:]+))?: (wins|loses)$/;
const CONNECTS = /^([a-z ]+), ([a-z ]+?)(?:; of ([^:;]+))?(?:; along ([a-z ]+))?: (wins|loses)$/;
const EXTINCT =
  /^(all|any of (.+?))(?:, at most (\d))?(?:, others at least (\d))?: (loses|loses after an answer|wins|draw)$/;

/** `King on hill`; two kinds are White's and Black's: `King or General on hill`. `Pawn on far, at least 7 or full` takes seven. */
export function readGoal(entry: SectionEntry, names: Names, problems: FileProblems): Goal | undefined {
  const parts = GOAL.exec(entry.text);
  const [, first = '', second = first, zone = '', when = '', atLeast, orFull] = parts ?? [];
  if (!parts || Number(atLeast ?? 2) < 2) {
    problems.of(entry, sentences.badGoal + squaresHint(entry.text));
    return undefined;
  }
  const kind = (name: string): string | null => (name === ANYBODY ? null : (names.kind(entry, name) ?? null));
  return {
    kinds: [kind(first), kind(second)],
    zone: names.zone(entry, zone),
    when: when === '' ? 'at once' : (when.trim() as Goal['when']),
    ...(atLeast !== undefined && { several: { atLeast: Number(atLeast), orFull: orFull !== undefined } }),
  };
}
export function writeGoal({ kinds, zone, when, several }: Goal, nameOf: (kind: string) => string): string {
  const [first, second] = kinds.map((kind) => (kind === null ? ANYBODY : inList(nameOf(kind))));
  const count = several === undefined ? '' : `, at least ${several.atLeast}${several.orFull ? ' or full' : ''}`;
  return `${first}${second === first ? '' : ` or ${second}`} on ${zone}${when === 'at once' ? '' : ` ${when}`}${count}`;
}

/** `4: wins`, `3 of Stone King along ranks files, with gaps: loses`. */
export function readRow(entry: SectionEntry, names: Names, problems: FileProblems): Row | undefined {
  const [, length, kinds, along, gaps, result] = ROW.exec(entry.text) ?? [];
  const words = along?.split(' ') ?? ROW_LINES;
  const lines = ROW_LINES.filter((line) => words.includes(line));
  if (!(Number(length) >= 2 && Number(length) <= LIMITS.side) || lines.length !== words.length) {
    problems.of(entry, sentences.badRow(LIMITS.side));
    return undefined;
  }
  return {
    length: Number(length),
    kinds: kinds === undefined ? null : names.kinds(entry, kinds),
    lines,
    ...(gaps !== undefined && { gaps: true }),
    result: result as Row['result'],
  };
}
export function writeRow({ length, kinds, lines, gaps, result }: Row, nameOf: (kind: string) => string): string {
  const along = lines.length === ROW_LINES.length ? '' : ` along ${lines.join(' ')}`;
  return `${length}${ofKinds(kinds, nameOf)}${along}${gaps ? ', with gaps' : ''}: ${result}`;
}
const ofKinds = (kinds: readonly string[] | null, nameOf: (kind: string) => string): string =>
  kinds === null ? '' : ` of ${kinds.map((kind) => inList(nameOf(kind))).join(' ')}`;

/** `2: wins`, `3 of Stone King: loses`. */
export function readSquare(entry: SectionEntry, names: Names, problems: FileProblems): PieceSquare | undefined {
  const [, side, kinds, result] = SQUARE.exec(entry.text) ?? [];
  if (!(Number(side) >= 2 && Number(side) <= LIMITS.side)) {
    problems.of(entry, sentences.badSquare(LIMITS.side));
    return undefined;
  }
  return {
    side: Number(side),
    kinds: kinds === undefined ? null : names.kinds(entry, kinds),
    result: result as PieceSquare['result'],
  };
}
export const writeSquare = ({ side, kinds, result }: PieceSquare, nameOf: (kind: string) => string): string =>
  `${side}${ofKinds(kinds, nameOf)}: ${result}`;

/** `west, east: wins`, `west, east; of Stone King; along ranks files: loses`. */
export function readConnection(entry: SectionEntry, names: Names, problems: FileProblems): Connection | undefined {
  const [whole, first, last, kinds, along, result] = CONNECTS.exec(entry.text) ?? [];
  const words = along?.split(' ') ?? ROW_LINES;
  const lines = ROW_LINES.filter((line) => words.includes(line));
  if (whole === undefined || lines.length !== words.length) {
    problems.of(entry, sentences.badConnection + squaresHint(entry.text));
    return undefined;
  }
  return {
    zones: [names.zone(entry, first), names.zone(entry, last)],
    kinds: kinds === undefined ? null : names.kinds(entry, kinds),
    lines,
    result: result as Connection['result'],
  };
}
export function writeConnection({ zones, kinds, lines, result }: Connection, nameOf: (kind: string) => string): string {
  const whose = kinds === null ? '' : `;${ofKinds(kinds, nameOf)}`;
  return `${zones.join(', ')}${whose}${lines.length === ROW_LINES.length ? '' : `; along ${lines.join(' ')}`}: ${result}`;
}

/** `any of King Queen: loses`, `all, at most 1: wins`. */
export function readExtinction(entry: SectionEntry, names: Names, problems: FileProblems): Extinction | undefined {
  const parts = EXTINCT.exec(entry.text);
  if (!parts) {
    problems.of(entry, sentences.badExtinction);
    return undefined;
  }
  const [, whom, kinds = '', atMost = '0', othersAtLeast = '0', result] = parts;
  return {
    kinds: whom === 'all' ? null : names.kinds(entry, kinds),
    atMost: Number(atMost),
    othersAtLeast: Number(othersAtLeast),
    result: result as Extinction['result'],
  };
}
export function writeExtinction(extinction: Extinction, nameOf: (kind: string) => string): string {
  const { kinds, atMost, othersAtLeast, result } = extinction;
  const whom = kinds === null ? 'all' : `any of ${kinds.map((kind) => inList(nameOf(kind))).join(' ')}`;
  const [most, least] = [`, at most ${atMost}`, `, others at least ${othersAtLeast}`];
  return `${whom}${atMost > 0 ? most : ''}${othersAtLeast > 0 ? least : ''}: ${result}`;
}
