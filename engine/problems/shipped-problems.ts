/// <reference path="../shared/text-files.d.ts" />
/** The problems that come with the app, by game. They were found or composed by `npm run mine` and looked over one by one. */
import type { ChessProblem } from './chess-problem.ts';
import acid from './shipped/acid.jsonl';
import chesimals from './shipped/chesimals.jsonl';
import deicide from './shipped/deicide.jsonl';
import fourchan from './shipped/fourchan.jsonl';

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');
/** Each problem is read when it is asked for: a thousand positions would be read at every start. */
const lines: Readonly<Record<string, readonly string[]>> = {
  acid: linesOf(acid),
  deicide: linesOf(deicide),
  fourchan: linesOf(fourchan),
  chesimals: linesOf(chesimals),
};

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
