/**
 * Known variants against Fairy-Stockfish itself, on random games: the same actions in every position. Where it is not
 * installed these tests are skipped.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { summarize } from '../../core/action-summary.ts';
import { Game } from '../../core/game.ts';
import type { Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { normalUciMove, type UciTurns, uciTurns } from '../../workshop/export/uci-turns.ts';
import { writeIni } from '../../workshop/export/write-ini.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn, builtInText } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, type FfishBoard, isFfishInstalled, loadFfish } from './ffish.ts';
import { iniFileGames, iniFileText } from './ini-file.ts';
import { lastOfEachKind } from './last-of-each-kind.ts';
import perfts from './perft.json' with { type: 'json' };
import { namesElsewhere, shelf } from './shelf.ts';

/** Games that both programs read. */
const ours = `${lastOfEachKind}
[wallsanywhere:chess]
wallingRule = static
[wallsleftbehind:chess]
wallingRule = past
[wallsinthemiddle:chess]
wallingRule = static
wallingRegionWhite = *4
wallingRegionBlack = *5 a1
[wallhoppers:grasshopper]
king = -
wallingRule = static
startFen = rngqbgnr/gggggggg/8/8/8/8/GGGGGGGG/RNGQBGNR w - - 0 1
[losersduck:antichess]
wallingRule = duck
[replaced:chess]
archbishop = b
knight = h
startFen = rhbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RHBQKBHR w KQkq - 0 1
[rights:chess]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1
[files:chess]
castlingKingsideFile = 6
castlingQueensideFile = 4
[immobile:chess]
immobilityIllegal = true
customPiece1 = s:fsWfF
customPiece2 = l:fRfN
promotionPieceTypes = ls
startFen = rslqklsr/pppppppp/8/8/8/8/PPPPPPPP/RSLQKLSR w KQkq - 0 1
[nopawndrops:crazyhouse]
dropNoDoubled = p
dropNoDoubledCount = 0
[atomicdrops:atomic]
castling = false
dropChecks = false
pieceDrops = true
capturesToHand = true
pocketSize = 6
[shorthoppers:chess]
customPiece1 = h:pR2
customPiece2 = s:mRpB3
promotionPieceTypes = hs
startFen = rhsqkshr/pppppppp/8/8/8/8/PPPPPPPP/RHSQKSHR w KQkq - 0 1
[unparented]
pawn = p
rook = r
king = k
startFen = r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1
[adopted:unparented]
knight = n
startFen = r3k1nr/8/8/P2PP3/p2pp3/8/8/R3K1NR w - - 0 1
[pawnsandforms:crazyhouse]
promotionPieceTypes = q
archbishop = a
promotedPieceType = p:a n:b
startFen = rnbqkbnr/8/PP4PP/8/8/pp4pp/8/RNBQKBNR[] w KQkq - 0 1
[rowofthree]
maxRank = 4
maxFile = 5
customPiece1 = p:mKmN
customPiece2 = q:K
connectN = 3
connectVertical = false
startFen = pq1p1/5/5/1P1QP w
[rowthatloses:rowofthree]
connectN = 2
connectPieceTypes = q
connectValue = loss
startFen = qp1q1/5/5/1Q1PQ w
[fallingrows]
maxRank = 5
maxFile = 5
immobile = p
startFen = 5/5/2*2/5/5[PPPPPPPPPPPPpppppppppppp] w - - 0 1
pieceDrops = true
enclosingDrop = top
connectN = 3
[smallreversi:flipello]
maxRank = 6
maxFile = 5
startFen = 5/5/2pP1/2Pp1/5/5[PPPPPPPPPPPPPPPPPPPPPPPPPPPpppppppppppppppppppppppppp] w - - 0 1
enclosingDropStart = b3
[ataxxwithhole:ataxx]
startFen = P5p/7/7/3*3/7/7/p5P w - - 0 1
[turnedbyknights:ataxx]
maxRank = 5
maxFile = 5
customPiece1 = p:mN
startFen = PP3/5/5/5/3pp w - - 0 1
enclosingDrop = none
flipEnclosedPieces = quadwrangle
[apart:ataxx]
maxRank = 6
maxFile = 6
immobile = p
startFen = 6/6/6/6/6/6 w - - 0 1
enclosingDrop = snort
flipEnclosedPieces = none
passOnStalemate = false
stalematePieceCount = false
[triplesteps:chess]
maxRank = 10
tripleStepRegionWhite = *2
tripleStepRegionBlack = *9
doubleStepRegionWhite = *2 *3
doubleStepRegionBlack = *9 *8
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
[triplestepsfromelsewhere:triplesteps]
tripleStepRegionWhite = *1 *2
tripleStepRegionBlack = *8
doubleStepRegionWhite = *3
doubleStepRegionBlack = *9
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
[onlytriplesteps:triplesteps]
doubleStep = false
[squareandrow:rowofthree]
connectNxN = 2
connectValue = loss
[gapsandkinds:rowofthree]
connectN = 0
collinearN = 3
connectPieceTypes = q
startFen = qp1q1/4q/4Q/1QP1Q w
[connectedalongranks:rowofthree]
connectN = 0
connectDiagonal = false
connectRegion1White = a*
connectRegion2White = d4 e*
connectRegion1Black = *1
connectRegion2Black = *4
connectValue = loss
startFen = ppp1q/1p3/1P1P1/Q2PP w
[severalatgoal:rowofthree]
connectN = 0
flagRegionWhite = *4
flagRegionBlack = *1
flagPieceCount = 2
[beyondtheedge:kingofthehill]
flagRegionWhite = *5 *9
flagRegionBlack = *4 j*
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7+7 0 1
[passedonlines:chess]
pawnTypes = ps
enPassantTypes = ps
customPiece1 = s:fmWfcpB3
startFen = rnbqkbnr/ssssssss/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
[restated:chess]
rookni = r
castlingRookPieces = r
promotionPieceTypes = qr
`;
const ourSections = iniSections(ours);
/** of each game; MOVES=2000 compares so many */
const POSITIONS = Number(process.env.MOVES ?? usually(15, 20_000));
const PLIES = 120;
/** in milliseconds, for one game */
const LONGEST = 3_600_000;

/** A move that ends the game before a wall is laid: the other program lays it all the same. */
const isEnd = (turns: UciTurns, move: string): boolean => turns.has(move.split(',')[0]) && move.includes(',');

/** Plays the actions of a turn; those that may be its first are in the plans already. */
function playTurn(game: Game, { plans }: Planner, actions: readonly number[]): void {
  const [first, ...further] = actions;
  game.make(plans, first);
  const laying = new Planner(game);
  for (const i of further) {
    laying.plans.clear();
    laying.everyAction();
    game.make(laying.plans, i);
  }
  game.world.settle();
}

/** Any of the moves; a third of the time a capture if there is one among a few of them: each answer costs a list of all moves. */
function chosen(board: FfishBoard, moves: readonly string[], dice: Dice): string {
  const some = dice.below(3) === 0 ? Array.from({ length: 8 }, () => dice.pick(moves)) : [];
  return some.find((move) => board.isCapture(move)) ?? dice.pick(moves);
}

/**
 * The other program forgets in Sho Shogi that a player who has a Prince may lose the King: it has no promotion of the Drunk
 * Elephant that leaves the King in check. And it does not see that a wall that is left behind shields the King: who would
 * expose him without the wall does not move there. A Pawn that cannot promote may not go to the last rank in its Maharajah. And a
 * player who has one Rook left, which is royal, does not castle with it: the square that it leaves counts as its loss.
 */
function isForgotten(ffish: Ffish, id: string, board: FfishBoard, move: string): boolean {
  if (id === 'shoshogi') return move.endsWith('+') && /^[eE]$/.test(pieceAt(board.fen(), move));
  if (id === 'maharajah') return move.endsWith('1') && pieceAt(board.fen(), move) === 'p';
  if (id === 'lastcommoner') {
    const isFar = Math.abs(move.charCodeAt(2) - move.charCodeAt(0)) > 1;
    const king = pieceAt(board.fen(), move);
    return (
      isFar &&
      /k/i.test(king) &&
      board
        .fen()
        .split(' ')[0]
        .split(king === 'k' ? 'r' : 'R').length === 2
    );
  }
  if (id !== 'wallsleftbehind') return false;
  const withoutWall = new ffish.Board('chess', board.fen());
  const isExposed = !withoutWall.legalMoves().split(' ').includes(move.split(',')[0]);
  withoutWall.delete();
  return isExposed;
}
/** The letter of the piece that makes the move, on a board of at most nine ranks. */
function pieceAt(fen: string, move: string): string {
  const rows = fen.split(' ')[0].split('/');
  const row = rows[rows.length - Number(move[1])].replace(/\d/g, (empty) => ' '.repeat(Number(empty)));
  const pieces = row.match(/\+?./g) ?? [];
  return pieces[move.charCodeAt(0) - 'a'.charCodeAt(0)];
}

/** The texts of random games of both, position by position, until so many were compared. */
function compare(ffish: Ffish, id: string, data: GameData): void {
  const variant = compile(data, `own:${id}`);
  const dice = new Dice(id.length);
  const isRandom = id === 'fischerandom' || id === 'caparandom';
  for (let positions = 0; positions < POSITIONS; ) {
    const board = new ffish.Board(id);
    const game = new Game(variant);
    const planner = new Planner(game);
    for (let ply = 0; ply < PLIES && positions < POSITIONS; ply++, positions++) {
      const mine = uciTurns(game, planner, data, isRandom);
      const theirs = board
        .legalMoves()
        .split(' ')
        .filter((move) => move !== '');
      const called = theirs.map((move) => (isEnd(mine, move) ? move.split(',')[0] : normalUciMove(move)));
      const known = new Set(called);
      const compared = [...mine.keys()].filter((move) => known.has(move) || !isForgotten(ffish, id, board, move));
      expect(compared.sort(), `${id}: ${board.fen()}`).toEqual([...known].sort());
      if (theirs.length === 0) break;
      const move = chosen(board, theirs.sort(), dice);
      board.push(move);
      if (isEnd(mine, move)) break;
      playTurn(game, planner, mine.get(normalUciMove(move))!);
      // it goes on when both are bare
      if (game.outcome?.reason === 'both-bare') break;
    }
    board.delete();
  }
}

/** Its turns have two moves, which the other program does not know; each of them is one of chess. */
const BY_MOVES = 'marseillais';
/** What its file of rules cannot say of the shelf. */
const NOT_WRITTEN = [BY_MOVES, 'janggi', 'shogi', 'chak', 'chennis', 'shinobi', 'shogun'];
/** Chess with one line of its text replaced. */
const changed: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  'Pawns that capture nobody in passing': [/fmWfceFifmnD/, 'fmWfcFifmnD'],
  'Pawns that leap first': [/fmWfceFifmnD/, 'fmWfceFifmD'],
};
/** As it is written with that side to move, and nobody who could be captured in passing. */
function withTurn(fen: string, side: Side): string {
  const [placement, , rights] = fen.split(' ');
  return [placement, side === 0 ? 'w' : 'b', rights, '-', '0', '1'].join(' ');
}
/** The moves of random games, one by one, and when turns are over. Captures in passing are left out: chess has fewer. */
function compareMoves(ffish: Ffish, data: GameData): void {
  const variant = compile(data, `own:${BY_MOVES}`);
  const dice = new Dice(BY_MOVES.length);
  const movesOf = (board: FfishBoard): string[] => board.legalMoves().split(' ').filter(Boolean).sort();
  for (let compared = 0; compared < POSITIONS; ) {
    const game = new Game(variant);
    const planner = new Planner(game);
    const { plans } = planner;
    let board = new ffish.Board('chess');
    let left = 1;
    for (let ply = 0; ply < PLIES && compared < POSITIONS; ply++, compared++) {
      const isInPassing = (i: number): boolean => {
        const { taken, to } = summarize(game, plans, i);
        return taken.some(({ at }) => at !== to);
      };
      const mine = new Map(
        [...uciTurns(game, planner, data)].flatMap(([move, [i]]) => (isInPassing(i) ? [] : [[move, i]])),
      );
      const theirs = movesOf(board);
      expect([...mine.keys()].sort(), board.fen()).toEqual(theirs);
      if (theirs.length === 0) break;
      const move = dice.pick(theirs);
      const me = game.toMove;
      board.push(move);
      game.make(plans, mine.get(move)!);
      game.world.settle();
      const same = new ffish.Board('chess', withTurn(board.fen(), me));
      const goesOn = --left > 0 && !board.isCheck() && movesOf(same).length > 0;
      expect(game.toMove === me, board.fen()).toBe(goesOn);
      if (!goesOn) left = 2;
      const fen = withTurn(board.fen(), game.toMove);
      for (const one of [board, same]) one.delete();
      board = new ffish.Board('chess', fen);
    }
    board.delete();
  }
}

describe.skipIf(!isFfishInstalled)(`${POSITIONS} positions of every game are as Fairy-Stockfish has them`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
    ffish.loadVariantConfig(ours);
    ffish.loadVariantConfig(iniFileText);
  });
  test(
    'Marseillais chess, move by move as chess',
    () => {
      const read = readGame(shelf.get(BY_MOVES) ?? '');
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      compareMoves(ffish, read.data);
    },
    LONGEST,
  );
  test.each([...shelf].filter(([name]) => name !== BY_MOVES))(
    '%s, from the shelf',
    (name, text) => {
      const read = readGame(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const theirs = namesElsewhere[name] ?? name;
      expect(ffish.variants().split(' '), 'give the name that it has there in shelf.ts').toContain(theirs);
      compare(ffish, theirs, read.data);
    },
    LONGEST,
  );
  test.each([...shelf].filter(([name]) => !NOT_WRITTEN.includes(name)))(
    '%s, written for it',
    (name, text) => {
      const read = readGame(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const theirs = `written${name.replaceAll('-', '')}`;
      const written = writeIni(read.data, theirs);
      if (!written.ok) throw new Error(written.reasons.join(' '));
      ffish.loadVariantConfig(written.text);
      expect(ffish.variants().split(' ')).toContain(theirs);
      compare(ffish, theirs, read.data);
    },
    LONGEST,
  );
  test.each(Object.entries(changed))(
    '%s, written for it',
    (name, [from, to]) => {
      const read = readGame((shelf.get('orthodox') ?? '').replace(from, to));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const theirs = name.replaceAll(' ', '').toLowerCase();
      const written = writeIni(read.data, theirs);
      if (!written.ok) throw new Error(written.reasons.join(' '));
      ffish.loadVariantConfig(written.text);
      compare(ffish, theirs, read.data);
    },
    LONGEST,
  );
  test.each(ourSections)(
    '%s, loaded by both',
    (name) => {
      const read = readIni(ours, name, builtIn);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      compare(ffish, name, read.data);
    },
    LONGEST,
  );
  test.each(iniFileGames())('%s, of the file INI', (name, data) => compare(ffish, name, data), LONGEST);
  test.each(Object.keys(perfts))(
    '%s, imported',
    (name) => {
      const read = readIni(builtInText, name, builtIn);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      compare(ffish, name, read.data);
    },
    LONGEST,
  );
});
