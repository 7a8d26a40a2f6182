/// <reference path="../shared/text-files.d.ts" />
/** The problems that come with the app, by game. They were found or composed by `npm run mine` and looked over one by one. */
import type { ChessProblem } from './chess-problem.ts';
import acid from './shipped/acid.jsonl';
import chesimals from './shipped/chesimals.jsonl';
import deicide from './shipped/deicide.jsonl';
import fourchan from './shipped/fourchan.jsonl';

/** The text is read when a game's problems are asked for, and each problem by itself: no start reads a thousand positions. */
const texts: Readonly<Record<string, () => string>> = { acid, deicide, fourchan, chesimals };
export const gamesWithProblems: readonly string[] = Object.keys(texts);

const known = new Map<string, readonly string[]>();
function linesOf(variant: string): readonly string[] {
  const lines = known.get(variant) ?? texts[variant]().trimEnd().split('\n');
  known.set(variant, lines);
  return lines;
}

/** The easiest first; none for a game that has none. */
export const shippedProblems = (variant: string): readonly ChessProblem[] =>
  Object.hasOwn(texts, variant) ? linesOf(variant).map(read) : [];

/** Only the line of that problem is read. */
export function shippedProblem(id: string): ChessProblem | undefined {
  const begins = `{"id":${JSON.stringify(id)},`;
  const line = gamesWithProblems.flatMap((game) => linesOf(game).find((one) => one.startsWith(begins)) ?? [])[0];
  return line === undefined ? undefined : read(line);
}
const read = (line: string): ChessProblem => JSON.parse(line) as ChessProblem;
