/** A line of moves as text: Betza, then `from`, `within` or `to` with a zone, then `not in check`. */
import { costOf } from '../betza/cost.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { MoveLine } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { type Names, squaresHint } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const WHERE = /^(from|within|to)\s+([a-z ]+?)(?=\s+(?:from|within|to)\s|$)\s*/;
const NOT_IN_CHECK = /(^|\s+)not in check$/;

/** Is this Betza that may be played here? Says so where it is not. */
export function checkBetza(entry: SectionEntry, betza: string, size: number, problems: FileProblems): boolean {
  const read = readBetza(betza);
  if (!('moves' in read)) {
    problems.at(entry.line, entry.column + read.column - 1, read.says);
    return false;
  }
  const long = read.moves.find((move) => costOf(move, size, LIMITS.looks) > LIMITS.looks);
  if (!long && read.moves.length <= LIMITS.moves) return true;
  if (long) problems.at(entry.line, entry.column + long.column - 1, sentences.tooMuchWork(LIMITS.looks));
  else problems.of(entry, sentences.tooManyMoves(LIMITS.moves));
  return false;
}

export function readMoveLine(entry: SectionEntry, size: number, names: Names, problems: FileProblems): MoveLine | null {
  const betza = /^\S*/.exec(entry.text)![0];
  if (betza === '') {
    problems.of(entry, sentences.noMoves);
    return null;
  }
  if (!checkBetza(entry, betza, size, problems)) return null;
  let rest = entry.text.slice(betza.length).trim();
  const notInCheck = NOT_IN_CHECK.test(rest);
  rest = rest.replace(NOT_IN_CHECK, '');
  const where: { from?: string; within?: string; to?: string } = {};
  for (let part = WHERE.exec(rest); part; part = WHERE.exec(rest)) {
    const [all, key, zone] = part;
    if (where[key as 'from']) problems.of(entry, sentences.whereTwice(key), all.trim());
    where[key as 'from'] = names.zone(entry, zone);
    rest = rest.slice(all.length);
  }
  if (rest !== '') problems.of(entry, sentences.badWhere(rest) + squaresHint(rest), rest);
  return { betza, ...where, ...(notInCheck && { notInCheck }) };
}

export function writeMoveLine({ betza, from, within, to, notInCheck }: MoveLine): string {
  const where = { from, within, to };
  const zones = Object.entries(where).flatMap(([key, zone]) => (zone === undefined ? [] : [`${key} ${zone}`]));
  return [betza, ...zones, ...(notInCheck ? ['not in check'] : [])].join(' ');
}
