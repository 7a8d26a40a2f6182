/**
 * The games that were played, one JSON text a line, in the order in which they ended. A match goes on where it was left,
 * in another run or on another machine: a game is known by its pairing and its number. A game counts as long as both
 * players are set as they were in it.
 */
import fs from 'node:fs';
import type { MatchScore, RatedScore } from './elo.ts';
import { eloOfOutsider } from './pairings.ts';

export interface GameLine {
  readonly variant: string;
  /** the player whose points are counted, and the other, with their settings of then */
  readonly a: string;
  readonly aSettings: string;
  readonly b: string;
  readonly bSettings: string;
  /** games 0 and 1 have one opening with sides changed, and so on */
  readonly number: number;
  /** of `a`: 1, 0.5 or 0 */
  readonly points: number;
  readonly reason: string;
  readonly actions: number;
  readonly seconds: number;
  readonly date: string;
}

export const readGameLines = (file: string): GameLine[] => readLines(file) as GameLine[];
export function readLines(file: string): unknown[] {
  if (!fs.existsSync(file)) return [];
  const whole = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1); // a line without its end was cut off
  return whole.map((line) => JSON.parse(line));
}
/** Also after a line that was cut off when the last run was killed: that is taken away. */
export function appendLine(file: string, line: object): void {
  fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
}
export function dropUnfinishedLine(file: string): void {
  if (!fs.existsSync(file)) return;
  const text = fs.readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n'))
    fs.truncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
}

export interface LadderTally extends MatchScore {
  readonly lost: number;
  /** how many of the games were decided by material */
  readonly stopped: number;
  readonly actions: number;
  readonly seconds: number;
}
export function tallyOfLines(lines: readonly GameLine[]): LadderTally {
  const count = (is: (line: GameLine) => boolean): number => lines.filter(is).length;
  const sum = (of: (line: GameLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  return {
    games: lines.length,
    won: count(({ points }) => points === 1),
    drawn: count(({ points }) => points === 0.5),
    lost: count(({ points }) => points === 0),
    stopped: count(({ reason }) => reason === 'material' || reason === 'level'),
    actions: sum(({ actions }) => actions),
    seconds: sum(({ seconds }) => seconds),
  };
}

/** By the Elo of whom they were played against, the weakest first. */
export function ratedScoresIn(lines: readonly GameLine[]): RatedScore[] {
  const elos = [...new Set(lines.flatMap(({ b }) => eloOfOutsider(b) ?? []))].sort((x, y) => x - y);
  return elos.map((elo) => ({ elo, ...tallyOfLines(lines.filter(({ b }) => eloOfOutsider(b) === elo)) }));
}
