/**
 * Known variants against Fairy-Stockfish itself, on random games: the same actions in every position. It is a package for
 * development that is never shipped; where it is not installed these tests are skipped.
 */
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../core/game.ts';
import { NOBODY, OFF, type Piece } from '../core/ids.ts';
import { Planner } from '../core/planner.ts';
import type { Plans } from '../core/plans.ts';
import { compile } from '../workshop/compile/compile.ts';
import { readGame } from '../workshop/file/read-game.ts';
import type { GameData } from '../workshop/game-data.ts';
import { builtIn, builtInText } from '../workshop/import/parents.ts';
import { readIni } from '../workshop/import/read-ini.ts';
import { Dice } from './dice.ts';
import { usually } from './usual.ts';
import perfts from './workshop-perft.json' with { type: 'json' };
import { namesElsewhere, shelf } from './workshop-shelf.ts';

interface Board {
  legalMoves(): string;
  push(move: string): void;
  isCapture(move: string): boolean;
  fen(): string;
  delete(): void;
}
interface Ffish {
  readonly Board: new (variant: string) => Board;
  onRuntimeInitialized: () => void;
}

const POSITIONS = usually(60, 20_000);
const PLIES = 120;
/** in milliseconds, for one game */
const LONGEST = 900_000;
const require = createRequire(import.meta.url);
const isInstalled = (() => {
  try {
    return require.resolve('ffish') !== '';
  } catch {
    return false;
  }
})();

/** An action as the other program writes it. */
function moveText(game: Game, plans: Plans, i: number, data: GameData, isRandom: boolean): string {
  const me = plans.mover[i] as Piece;
  if (me === NOBODY) return 'pass';
  const name = (cell: number): string => game.topology.name(cell as never);
  const steps = plans.steps(i);
  const go = steps.find((step) => step.do === 'go' && step.piece === me);
  const to = go?.do === 'go' ? go.to : OFF;
  const kind = data.pieces[game.kindOf(me)];
  const from = game.cellOf(me);
  const become = steps.find((step) => step.do === 'become');
  if (from === OFF) return `${become ? '+' : ''}${kind.letter}@${name(to)}`;
  const left = steps.find((step) => step.do === 'go' && step.how === 'drop');
  if (left?.do === 'go') {
    const letter = data.pieces[game.kindOf(left.piece)].letter.toLowerCase();
    return (left.to === from ? name(from) + name(to) : name(left.to) + name(from)) + letter;
  }
  const isNear = Math.abs(game.topology.x(to) - game.topology.x(from)) === 1;
  if (go?.do === 'go' && go.how === 'castle' && (isNear || isRandom)) {
    const castling = data.castlings.find(({ king, kingTo }) => king === name(from) && kingTo === name(to));
    if (castling) return castling.king + castling.partner;
  }
  return name(from) + name(to) + (become?.do === 'become' ? promotionText(data, kind.id, become.kind) : '');
}
/** The one form of a kind is a plus; in Wolf chess, what a Pawn becomes is written like that, too. */
function promotionText({ title, pieces }: GameData, id: string, kind: number): string {
  const form = pieces[kind];
  if (form.formOf === id || (/^wolf/i.test(title) && form.letter === 'E')) return '+';
  return pieces.find((one) => one.id === id)?.formOf === form.id ? '-' : form.letter.toLowerCase();
}
const normal = (move: string): string => (/^([a-p]\d+)\1$/.test(move) ? 'pass' : move);

/** The texts of random games of both, position by position, until so many were compared. */
function compare(ffish: Ffish, id: string, data: GameData): void {
  const variant = compile(data, `own:${id}`);
  const dice = new Dice(id.length);
  const isRandom = id === 'fischerandom' || id === 'caparandom';
  for (let compared = 0; compared < POSITIONS; ) {
    const board = new ffish.Board(id);
    const game = new Game(variant);
    const planner = new Planner(game);
    const { plans } = planner;
    for (let ply = 0; ply < PLIES && compared < POSITIONS; ply++, compared++) {
      plans.clear();
      const count = planner.everyAction();
      const mine = new Map<string, number>();
      for (let i = 0; i < count; i++) mine.set(moveText(game, plans, i, data, isRandom), i);
      const theirs = board
        .legalMoves()
        .split(' ')
        .filter((move) => move !== '');
      expect([...mine.keys()].sort(), `${id}: ${board.fen()}`).toEqual([...new Set(theirs.map(normal))].sort());
      expect(mine.size, `${id}: two actions with one text in ${board.fen()}`).toBe(count);
      if (theirs.length === 0) break;
      const captures = theirs.filter((move) => board.isCapture(move));
      const move = dice.pick(captures.length > 0 && dice.below(3) === 0 ? captures.sort() : theirs.sort());
      board.push(move);
      game.make(plans, mine.get(normal(move))!);
      game.world.settle();
    }
    board.delete();
  }
}

describe.skipIf(!isInstalled)(`${POSITIONS} positions of every game are as Fairy-Stockfish has them`, () => {
  let ffish: Ffish;
  const { fetch } = globalThis;
  beforeAll(async () => {
    // where there is a fetch it looks for its file on the network
    Reflect.deleteProperty(globalThis, 'fetch');
    ffish = require('ffish');
    await new Promise<void>((done) => {
      ffish.onRuntimeInitialized = done;
    });
    new ffish.Board('chess').delete();
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });
  test.each([...shelf])(
    '%s, from the shelf',
    (name, text) => {
      const read = readGame(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      compare(ffish, namesElsewhere[name] ?? name, read.data);
    },
    LONGEST,
  );
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
