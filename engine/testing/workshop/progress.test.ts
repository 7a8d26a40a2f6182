/** Which moves are progress: as Fairy-Stockfish counts them in random games, and as a file names the kinds. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { Planner } from '../../core/moves/planner.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import { writeIni } from '../../workshop/export/write-ini.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn, builtInText } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf as dataOfFile, KINGS_AND_ROOKS, play, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const ours = `
[progressbynobody:chess]
nMoveRuleTypes = -
[progressbyknights:chess]
nMoveRuleTypes = pn
[progressunlessback:chess]
pawn = -
customPiece1 = p:fKsW
nMoveRuleTypes = p
promotionPawnTypes = p
[progressbypromotion:chess]
startFen = 8/PPPPPPPP/8/k7/7K/8/pppppppp/8 w - - 0 1
pawn = -
customPiece1 = p:K
nMoveRuleTypes = p
promotionPawnTypes = p
[progressofboth:spartan]
nMoveRuleTypesWhite = p
nMoveRuleTypesBlack = h
`;
const dataOf = (text: string, name: string): GameData => {
  const read = readIni(text, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};

const MOVES = usually(150, 20_000);
const PLIES = 150;
/** Plays random games of both; how many moves were progress, and how many were not, captures apart. */
function compare(ffish: Ffish, id: string, data: GameData): { progress: number; none: number } {
  const variant = compile(data, `own:${id}`);
  const quiet = variant.layout.facts.find(({ name }) => name === 'quiet')!;
  const dice = new Dice(id.length);
  const seen = { progress: 0, none: 0 };
  for (let moves = 0; moves < MOVES; ) {
    const board = new ffish.Board(id);
    const game = new Game(variant);
    const planner = new Planner(game);
    for (let ply = 0; ply < PLIES && moves < MOVES && game.outcome === null; ply++, moves++) {
      const mine = uciTurns(game, planner, data, false);
      const theirs = board
        .legalMoves()
        .split(' ')
        .filter((move) => mine.has(normalUciMove(move)));
      if (theirs.length === 0) break;
      const move = dice.pick(theirs.sort());
      const isCapture = board.isCapture(move);
      board.push(move);
      for (const i of mine.get(normalUciMove(move))!) game.make(planner.plans, i);
      game.world.settle();
      const clock = Number(/ (\d+) \d+$/.exec(board.fen())?.[1]);
      expect(game.get(quiet, 0 as never), `${id} ${move}: ${board.fen()}`).toBe(clock);
      if (!isCapture) seen[clock === 0 ? 'progress' : 'none']++;
    }
    board.delete();
  }
  return seen;
}

const men = (rules: string): GameData =>
  dataOfFile(`fairygame 1
[game]
title = Men
board = 8 x 8
${piecesText(['King K royal = yes; moves = K', 'Rook R moves = R', 'Man M moves = fKsW'])}
${KINGS_AND_ROOKS}
no progress = 1
${rules}`);
/** White moves a Man, and Black’s King steps aside: a draw where that was no progress. */
const isDrawn = (rules: string, move: string): boolean =>
  play(positionOf(men(rules), 'K@e1 k@e8 M@c3 R@a1'), move, 'Ke8-d8').outcome?.reason === 'quiet';
test.each([
  ['', 'Mc3-c4', true],
  ['', 'Mc3-b3', true],
  ['progress by = Man', 'Mc3-c4', false],
  ['progress by = Man', 'Mc3-d4', false],
  // it could go straight back
  ['progress by = Man', 'Mc3-b3', true],
  ['progress by = Rook', 'Ra1-a2', true],
  ['progress by = -', 'Mc3-c4', true],
])('under “%s” %s is no progress: %s', (rules, move, drawn) => {
  expect(isDrawn(rules, move)).toBe(drawn);
});

describe.skipIf(!isFfishInstalled)(`${MOVES} moves without progress are counted as in Fairy-Stockfish`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
    ffish.loadVariantConfig(ours);
  });
  test.each(iniSections(ours))('%s', (name) => {
    const seen = compare(ffish, name, dataOf(ours, name));
    expect(seen.none, JSON.stringify(seen)).toBeGreaterThan(9);
    if (name !== 'progressbynobody') expect(seen.progress, JSON.stringify(seen)).toBeGreaterThan(9);
  });
  const counting = iniSections(builtInText).filter((name) => {
    const read = readIni(builtInText, name, builtIn);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { data } = read;
    // there a drop is progress, whoever is dropped; here only that of a kind whose moves are
    return data.rules.noProgress > 0 && data.rules.walls === 'none' && !data.drops && data.gatingFrom === undefined;
  });
  test.each(['xiangqi', 'janggi'])('%s on the shelf', (name) => {
    compare(ffish, name, dataOfFile(shelf.get(name)!));
  });
  test.each(counting)('%s, imported', (name) => {
    if (!ffish.variants().split(' ').includes(name)) return;
    compare(ffish, name, dataOf(builtInText, name));
  });
  /** They end before so many turns without a capture are made, or every turn is a capture. */
  const NEVER_SO_LONG = ['amazons', 'breakthrough', 'clobber', 'isolation', 'isolation7x7', 'snailtrail', 'joust'];
  const imported = iniSections(builtInText);
  test.each([
    ...imported.filter((name) => !NEVER_SO_LONG.includes(name)),
    'janggi on the shelf',
    'xiangqi on the shelf',
  ])('%s is over after as many moves without progress as there', (name) => {
    const id = name.split(' ')[0];
    if (!ffish.variants().split(' ').includes(id)) return;
    const data = name === id ? dataOf(builtInText, id) : dataOfFile(shelf.get(id)!);
    const fen = ffish.startingFen(id);
    const isOver = (quiet: number): boolean => {
      const board = new ffish.Board(id, fen.replace(/\d+ \d+$/, `${quiet} 200`));
      const over = board.isGameOver(true);
      board.delete();
      return over;
    };
    const { noProgress } = data.rules;
    if (noProgress === 0) expect(isOver(400)).toBe(false);
    else expect([2 * noProgress - 1, 2 * noProgress].map(isOver)).toEqual([false, true]);
  });
  test.each(iniSections(ours))('%s, written for it', (name) => {
    const written = writeIni(dataOf(ours, name), `written${name}`);
    if (!written.ok) throw new Error(written.reasons.join(' '));
    ffish.loadVariantConfig(written.text);
    compare(ffish, `written${name}`, dataOf(ours, name));
  });
});
