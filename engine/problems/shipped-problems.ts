/** The problems that come with the app, by game. They were found or composed by `npm run mine` and looked over one by one. */
import type { ChessProblem } from './chess-problem.ts';
import { acid } from './shipped/acid.ts';
import { chesimals } from './shipped/chesimals.ts';
import { deicide } from './shipped/deicide.ts';
import { fourchan } from './shipped/fourchan.ts';

/** Kept as lines of JSON: a thousand positions as objects in code would be read at every start. */
const lines: Readonly<Record<string, readonly string[]>> = { acid, deicide, fourchan, chesimals };

/** The easiest first; none for a game that has none. */
export const shippedProblems = (variant: string): readonly ChessProblem[] =>
  Object.hasOwn(lines, variant) ? lines[variant].map(read) : [];
export const gamesWithProblems: readonly string[] = Object.keys(lines);

/** Only the line of that problem is read. */
export function shippedProblem(id: string): ChessProblem | undefined {
  const begins = `{"id":${JSON.stringify(id)},`;
  const line = Object.values(lines).flatMap((all) => all.find((one) => one.startsWith(begins)) ?? [])[0];
  return line === undefined ? undefined : read(line);
}
const read = (line: string): ChessProblem => JSON.parse(line) as ChessProblem;
