/**
 * How random games of the shelf end: after every move Fairy-Stockfish says the same of the game as we do. What differs on
 * purpose is named here and, with its reason, in docs/fairy-stockfish.md.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { summarize } from '../../core/action-summary.ts';
import { Planner } from '../../core/moves/planner.ts';
import { Position } from '../../core/position.ts';
import { actionText } from '../../core/text/spell.ts';
import type { Variant } from '../../core/variant.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { iniFileGames, iniFileText } from './ini-file.ts';
import { lastOfEachKind } from './last-of-each-kind.ts';
import { actionNamed, dataOf } from './position.ts';
import { namesElsewhere, shelf } from './shelf.ts';

/** of each game, in all manners of play together; RESULTS=500 compares so many */
const POSITIONS = Number(process.env.RESULTS ?? usually(150, 20_000));
/** of one game that is played */
const PLIES = 600;
/** in milliseconds, for one game of the shelf */
const LONGEST = 3_600_000;

/** Games that both programs read. */
const ours = `${lastOfEachKind}
[toandfro:chess]
moveRepetitionIllegal = true
nFoldRule = 5
[modernwithoutpasses:janggimodern]
pass = false
`;
/** Its turns have two moves, which the other program does not know. */
const NOT_KNOWN_THERE: ReadonlySet<string> = new Set(['marseillais']);
/** A position may come up this often there, where it may come up three times here. */
const REPETITION_THERE: Readonly<Record<string, number>> = { dobutsu: 4, 'tori-shogi': 4 };
/** By game, how it ends here and there where we mean to differ; `*`: it goes on. The reasons: docs/fairy-stockfish.md. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  berolina: ['repetition / *'],
  cambodian: ['* / 1/2-1/2'],
  chaturanga: ['insufficient-material / *'],
  courier: ['both-bare / *'],
  janggi: ['* / 1-0', '* / 0-1'],
  knightmate: ['* / 1/2-1/2'],
  nightrider: ['insufficient-material / *'],
  omicron: ['* / 1/2-1/2', 'insufficient-material / *'],
  's-house': ['* / 1/2-1/2'],
  seirawan: ['* / 1/2-1/2'],
  shatranj: ['both-bare / *'],
  spartan: ['insufficient-material / *'],
  wolf: ['insufficient-material / *'],
  xiangqi: ['quiet / *'],
};

/**
 * How moves are chosen at random: from all moves; from captures where there are any, so that few pieces are left; or mostly
 * back to where a piece came from, so that positions are repeated.
 */
const MANNERS = ['any', 'captures', 'to and fro'] as const;
interface Choice {
  readonly moves: readonly string[];
  isCapture(move: string): boolean;
  /** the move that the same side made last */
  readonly last: string | undefined;
}
function chosen(manner: (typeof MANNERS)[number], { moves, isCapture, last = '' }: Choice, dice: Dice): string {
  const back = last.replace(/^([a-p]\d+)([a-p]\d+)$/, '$2$1');
  if (manner === 'to and fro' && moves.includes(back) && dice.below(8) > 0) return back;
  const captures = manner === 'any' || dice.below(5) === 0 ? [] : moves.filter(isCapture);
  return dice.pick(captures.length > 0 ? captures : moves);
}

/** As the other program writes it. */
const resultOf = ({ outcome }: Position): string =>
  outcome === null ? '*' : ['1-0', '0-1', '1/2-1/2'][outcome.winner ?? 2];

/** One game until one of the programs says that it is over; how many positions that were, and how it ended here. */
function playOne(
  ffish: Ffish,
  id: string,
  variant: Variant,
  data: GameData,
  manner: (typeof MANNERS)[number],
  dice: Dice,
  most: number,
) {
  const board = new ffish.Board(id);
  const started = Position.start(variant);
  if (!started.ok) throw new Error(started.error.message);
  const position = started.value;
  const { game } = position;
  const planner = new Planner(game);
  const played: string[] = [];
  const playAction = (i: number): void => {
    position.play(actionNamed(position, actionText(game, summarize(game, planner.plans, i))));
  };
  let results = ['*', '*'];
  while (played.length < most && results.every((result) => result === '*')) {
    const mine = uciTurns(game, planner, data);
    const turnOf = (move: string): readonly number[] | undefined => mine.get(normalUciMove(move));
    const moves = board.legalMoves().split(' ').filter(turnOf).sort();
    const isCapture = (move: string): boolean => summarize(game, planner.plans, turnOf(move)![0]).taken.length > 0;
    const move = chosen(manner, { moves, isCapture, last: played[played.length - 2] }, dice);
    const [first, ...further] = turnOf(move)!;
    board.push(move);
    playAction(first);
    for (const i of further) {
      planner.plans.clear();
      planner.everyAction();
      playAction(i);
    }
    played.push(move);
    results = [resultOf(position), board.result(true)];
  }
  const told = `${board.fen()} after ${played.slice(-12).join(' ')}`;
  board.delete();
  return { positions: played.length, results, reason: position.outcome?.reason ?? '*', told };
}

type NamedGame = readonly [string, () => GameData];
const onShelf = [...shelf]
  .filter(([name]) => !NOT_KNOWN_THERE.has(name))
  .map(([name, text]): NamedGame => [name, () => dataOf(text)]);
const imported = iniSections(ours).map((name): NamedGame => [name, () => importedData(ours, name)]);
const ofFile = iniFileGames().map(([name, data]): NamedGame => [name, () => data]);
function importedData(text: string, name: string): GameData {
  const read = readIni(text, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
}

describe.skipIf(!isFfishInstalled)(
  `${POSITIONS} positions of every game on the shelf are decided as in Fairy-Stockfish`,
  () => {
    let ffish: Ffish;
    beforeAll(async () => {
      ffish = await loadFfish();
      ffish.loadVariantConfig(ours);
      ffish.loadVariantConfig(iniFileText);
    });
    test.each([...onShelf, ...imported, ...ofFile])(
      '%s',
      (name, dataIn) => {
        const read = dataIn();
        const repetition = REPETITION_THERE[name] ?? read.rules.repetition;
        const data = { ...read, rules: { ...read.rules, repetition } };
        const variant = compile(data, `own:${name}`);
        let ends = 0;
        for (const [n, manner] of MANNERS.entries()) {
          const dice = new Dice(name.length + 7919 * n);
          for (let left = POSITIONS / MANNERS.length; left > 0; ) {
            const { positions, results, reason, told } = playOne(
              ffish,
              namesElsewhere[name] ?? name,
              variant,
              data,
              manner,
              dice,
              Math.min(left, PLIES),
            );
            const [here, there] = results;
            const isMeant = here === there || DIFFERENCES[name]?.includes(`${reason} / ${there}`);
            expect(isMeant ? there : here, `${reason} here: ${told}`).toBe(there);
            if (here !== '*' && there !== '*') ends++;
            left -= positions;
          }
        }
        if (POSITIONS >= 600) expect(ends, 'games that ended').toBeGreaterThan(0);
      },
      LONGEST,
    );
  },
);
