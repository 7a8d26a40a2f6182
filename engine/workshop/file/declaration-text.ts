/** What a player needs to declare the game over: `far, 10 others, 5 for Rook Bishop: 28 or 27 wins`. */
import type { Declaration } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { inList, type Names, squaresHint } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const DECLARES =
  /^([a-z ]+?), (\d{1,4}) others?, (\d{1,4}) for (.+?): (\d{1,4})(?: or (\d{1,4}))? wins?(?:, (\d{1,4}) draws?)?$/;

/** Two numbers that win are White's and Black's. */
export function readDeclaration(entry: SectionEntry, names: Names, problems: FileProblems): Declaration | undefined {
  const parts = DECLARES.exec(entry.text);
  if (!parts) {
    problems.of(entry, sentences.badDeclaration + squaresHint(entry.text));
    return undefined;
  }
  const [, zone, others, majorPoints, majors, white, black = white, draws] = parts;
  const points = [majorPoints, white, black, ...(draws === undefined ? [] : [draws])].map(Number);
  const isPossible = points.every((n) => n >= 1 && n <= LIMITS.points) && Number(others) <= LIMITS.points;
  if (!isPossible) problems.of(entry, sentences.tooManyPoints(LIMITS.points));
  const wins = [Number(white), Number(black)] as const;
  if (draws !== undefined && Number(draws) >= Math.min(...wins)) problems.of(entry, sentences.drawsBelowWins);
  return {
    ...{ zone: names.zone(entry, zone), others: Number(others), wins },
    ...{ majors: names.kinds(entry, majors), majorPoints: Number(majorPoints) },
    ...(draws !== undefined && { draws: Number(draws) }),
  };
}
export function writeDeclaration(declaration: Declaration, nameOf: (kind: string) => string): string {
  const { zone, others, majors, majorPoints, wins, draws } = declaration;
  const [white, black] = wins;
  const kinds = majors.map((kind) => inList(nameOf(kind))).join(' ');
  const winning = white === black ? white : `${white} or ${black}`;
  const drawing = draws === undefined ? '' : `, ${draws} draws`;
  return `${zone}, ${others} others, ${majorPoints} for ${kinds}: ${winning} wins${drawing}`;
}
