/**
 * The ladder. Plays the matches of the ladder, two games of one opening at a time, first where a game takes the least time, so
 * that as many pairings as possible have all their games, and writes each game down as it ends. Arguments: see `scripts/ladder.mjs`.
 */
import fs from 'node:fs';
import type { Variant } from '../../engine/core/variant.ts';
import { playGame } from '../../engine/testing/arena.ts';
import { worked } from '../bench/processor-time.ts';
import { ENDING_LEVELS, type EndingLine, endings, playEnding } from './endings.ts';
import type { ExperimentLine } from './experiments.ts';
import { isKnown, MOST_ACTIONS_OF_KNOWN, variantOf } from './known-variants.ts';
import { GAMES, type Pairing, usualPairings, VARIANTS } from './pairings.ts';
import { type NamedPlayer, playerNamed } from './players.ts';
import { writeReport } from './report.ts';
import { appendLine, dropUnfinishedLine, type GameLine, readGameLines, readLines } from './results.ts';

interface Asked {
  /** of each pairing; undefined: as many as each pairing says */
  readonly games?: number;
  readonly minutes: number;
  readonly data: string;
  readonly report: string;
  readonly pairings: readonly Pairing[];
  /** the endings are played anew, and no pairing */
  readonly isOfEndings: boolean;
}
const ENDINGS = 'endings';
const ENDINGS_DATA = 'scripts/ladder/endings.jsonl';
const EXPERIMENTS_DATA = 'scripts/ladder/experiments.jsonl';
interface Match extends Pairing {
  readonly game: Variant;
  readonly players: readonly [NamedPlayer, NamedPlayer];
  readonly lines: GameLine[];
}

function askedBy(args: readonly string[]): Asked {
  const flags = new Map<string, string>();
  const names: string[] = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i].startsWith('--')) flags.set(args[i], args[++i] ?? '');
    else names.push(args[i]);
  }
  const unknown = [...flags.keys()].find(
    (flag) => !['--games', '--minutes', '--data', '--report', '--variant'].includes(flag),
  );
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}.`);
  const number = (flag: string, usual: number): number => {
    const value = Number(flags.get(flag) ?? usual);
    if (!(value >= 0)) throw new Error(`${flag} must be a number.`);
    return value;
  };
  const only = flags.get('--variant')?.split(',');
  for (const name of only ?? []) variantOf(name);
  const isOfEndings = names.includes(ENDINGS);
  const asked = names.flatMap((name): Pairing[] => {
    if (name === ENDINGS) return [];
    const [a, b] = name.split('-');
    if (!b) throw new Error(`"${name}" is no pairing; write level:2-level:1.`);
    return (only ?? VARIANTS).map((variant) => ({ variant, a, b, games: GAMES }));
  });
  const pairings = asked.length > 0 ? asked : usualPairings.filter(({ variant }) => only?.includes(variant) ?? true);
  return {
    ...(flags.has('--games') && { games: number('--games', GAMES) }),
    minutes: number('--minutes', Infinity),
    data: flags.get('--data') ?? 'scripts/ladder/games.jsonl',
    report: flags.get('--report') ?? 'docs/strength.md',
    pairings: isOfEndings ? [] : pairings,
    isOfEndings,
  };
}

const isOf =
  ({ variant, a, b, players }: Match) =>
  (line: GameLine): boolean =>
    line.variant === variant &&
    line.a === a &&
    line.b === b &&
    line.aSettings === players[0].settings &&
    line.bSettings === players[1].settings;

function matchOf(pairing: Pairing, known: readonly GameLine[]): Match {
  const game = variantOf(pairing.variant);
  const players: [NamedPlayer, NamedPlayer] = [playerNamed(pairing.a, game), playerNamed(pairing.b, game)];
  const match: Match = { ...pairing, game, players, lines: [] };
  match.lines.push(...known.filter(isOf(match)));
  return match;
}
/** The mean time of the games so far; 0 where there is none, so that every match begins. */
const meanSecondsOf = ({ lines }: Match): number =>
  lines.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, lines.length);
const nextNumber = ({ lines }: Match): number => {
  const numbers = new Set(lines.map(({ number }) => number));
  let next = 0;
  while (numbers.has(next)) next++;
  return next;
};

/** Odd games have sides changed. */
function playOne({ variant: id, game, a, b, players }: Match, number: number): GameLine {
  const isSwapped = number % 2 === 1;
  const [first, second] = isSwapped ? [players[1], players[0]] : players;
  const began = worked();
  const seed = 1000 + number;
  const conditions = isKnown(id) ? { seed, most: MOST_ACTIONS_OF_KNOWN } : { seed, opening: 1 + (number >> 1) };
  const { winner, reason, actions } = playGame(game, [first.player, second.player], conditions);
  const points = winner === null ? 0.5 : (winner === 1) === isSwapped ? 1 : 0;
  return {
    ...{ variant: id, a, aSettings: players[0].settings, b, bSettings: players[1].settings },
    ...{ number, points, reason, actions, seconds: Math.round(worked() - began) / 1000 },
    date: new Date().toISOString().slice(0, 10),
  };
}

function playEndings(): void {
  fs.rmSync(ENDINGS_DATA, { force: true });
  for (const level of ENDING_LEVELS) {
    for (const ending of endings) {
      const line = playEnding(ending, level);
      appendLine(ENDINGS_DATA, line);
      console.log(
        `level ${level}, ${line.variant}, ${ending.says}: ${line.isWon ? 'won' : line.reason} (${line.actions} actions)`,
      );
    }
  }
}

function main(): void {
  const { games, minutes, data, report, pairings, isOfEndings } = askedBy(process.argv.slice(2));
  if (isOfEndings) playEndings();
  dropUnfinishedLine(data);
  const known = readGameLines(data);
  const matches = pairings.map((pairing) => matchOf(pairing, known));
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const open = matches.filter((match) => match.lines.length < (games ?? match.games));
    if (open.length === 0) break;
    const match = open.reduce((least, one) => (meanSecondsOf(one) < meanSecondsOf(least) ? one : least));
    do {
      const line = playOne(match, nextNumber(match));
      appendLine(data, line);
      match.lines.push(line);
      const { variant, a, b, number, points, reason, actions, seconds } = line;
      console.log(
        `${variant}: ${a} v ${b}, game ${number + 1}: ${points} (${reason}, ${actions} actions, ${seconds} s)`,
      );
    } while (match.lines.length % 2 === 1 && performance.now() < until);
  }
  writeReport(report, {
    games: readGameLines(data),
    endings: readLines(ENDINGS_DATA) as EndingLine[],
    experiments: readLines(EXPERIMENTS_DATA) as ExperimentLine[],
  });
  console.log(`${report} is written.`);
}

main();
