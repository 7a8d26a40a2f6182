/** The points of pieces: `13 Chariot, 7 Cannon; black 1.5`. */
import type { Points } from '../game-data.ts';
import { inList, type Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const NUMBER = String.raw`(\d{1,2}(?:\.5)?)`;
const OF_KIND = new RegExp(`^${NUMBER} (\\S+)$`);
const ODDS = new RegExp(`^(white|black) ${NUMBER}$`);

export function readPoints(entry: SectionEntry, names: Names, problems: FileProblems): Points | undefined {
  const parts = entry.text.split(/\s*;\s*/);
  const last = ODDS.exec(parts[parts.length - 1]);
  const lists = last ? parts.slice(0, -1) : parts;
  const found = new Map<string, number>();
  const refuse = (part: string): undefined => void problems.of(entry, sentences.badPoints, part);
  if (lists.length > 1) return refuse(parts[1]);
  for (const part of lists.flatMap((list) => list.split(/\s*,\s*/))) {
    const [, number, name] = OF_KIND.exec(part) ?? [];
    if (name === undefined) return refuse(part);
    const kind = names.kind(entry, name);
    if (kind !== undefined && found.has(kind)) problems.of(entry, sentences.namedTwice(name), part);
    if (kind !== undefined) found.set(kind, Number(number));
  }
  const [, side, number] = last ?? [];
  return {
    of: Object.fromEntries(found),
    odds: [side === 'white' ? Number(number) : 0, side === 'black' ? Number(number) : 0],
  };
}
export function writePoints({ of, odds }: Points, nameOf: (kind: string) => string): string {
  const list = Object.entries(of).map(([kind, points]) => `${points} ${inList(nameOf(kind))}`);
  const besides = odds.flatMap((points, side) => (points === 0 ? [] : [`${side === 0 ? 'white' : 'black'} ${points}`]));
  return [...(list.length > 0 ? [list.join(', ')] : []), ...besides].join('; ');
}
