/** Perpetual chase in Xiangqi: small positions for each part of the rule, and random ones against Fairy-Stockfish. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Action, Position } from '../../core/position.ts';
import { chasedIn, EVERYBODY, placesOf, recurrenceOf, standingOf } from '../../core/recurrence.ts';
import type { Variant } from '../../core/variant.ts';
import { SearchPath } from '../../search/path.ts';
import { WIN } from '../../search/score.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Thinker } from '../../search/think.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { OwnTable } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const variant = compile(dataOf(shelf.get('xiangqi')!), 'own:xiangqi');
/** Xiangqi with drops, for both programs. */
const DROPS = 'chaseanddrops';
const DROPS_INI = `[${DROPS}:xiangqi]\npieceDrops = true\ncapturesToHand = true\ndropChecks = false\n`;
const readDrops = readIni(DROPS_INI, null, builtIn);
if (!readDrops.ok) throw new Error(JSON.stringify(readDrops.problems));
const withDrops = compile(readDrops.data, `own:${DROPS}`);
type Turn = 'white' | 'black';
const at = (census: string, turn: Turn = 'white', rules: Variant = variant): Position =>
  new OwnTable(rules, census, { turn }).position;
/** By the names of the squares it leaves and enters, as `a5b5`. */
const uciOf = ({ from, to }: Action): string => variant.topology.name(from!) + variant.topology.name(to!);
const moveOf = (position: Position, uci: string): Action => {
  const found = position.actions().find((action) => uciOf(action) === uci);
  if (!found) throw new Error(`${uci} is no move in ${position.census()}`);
  return found;
};
/** Four moves, again and again until the game ends. */
function repeat(position: Position, cycle: string): Position {
  const moves = cycle.split(' ');
  for (let n = 0; n < 3 * moves.length && position.outcome === null; n++)
    position.play(moveOf(position, moves[n % moves.length]));
  return position;
}
const DRAWN = 'A draw by repetition.';
const loses = (side: string, piece: string): string => `${side} loses by perpetual chase of a ${piece}.`;

const CASES: readonly (readonly [says: string, census: string, cycle: string, end: string])[] = [
  [
    'a Chariot chases a Cannon that nothing protects',
    'K@e1 R@a5 k@d10 c@b7',
    'a5b5 b7a7 b5a5 a7b7',
    loses('White', 'Cannon'),
  ],
  ['Black chases, and White begins', 'K@f1 C@b7 k@d10 r@b5', 'b7a7 b5a5 a7b7 a5b5', loses('Black', 'Cannon')],
  ['a Cannon that a Chariot protects', 'K@e1 R@a5 k@d10 c@b7 r@i7', 'a5b5 b7a7 b5a5 a7b7', DRAWN],
  [
    'one that is protected by who is pinned between the Generals',
    'K@e1 R@c2 k@e10 b@e8 c@d6',
    'c2d2 d6c6 d2c2 c6d6',
    loses('White', 'Cannon'),
  ],
  ['one that the same Elephant protects unpinned', 'K@f1 R@c2 k@e10 b@e8 c@d6', 'c2d2 d6c6 d2c2 c6d6', DRAWN],
  [
    'one that only a General protects, who would face the other',
    'K@d1 R@i8 k@d10 c@d9',
    'i8i9 d9d8 i9i8 d8d9',
    loses('White', 'Cannon'),
  ],
  ['one that only a General protects', 'K@f1 R@i8 k@d10 c@d9', 'i8i9 d9d8 i9i8 d8d9', DRAWN],
  [
    'a Horse chases a Chariot, even if it is protected',
    'K@d1 N@c4 k@f10 r@f5 r@i5',
    'c4d6 f5e5 d6c4 e5f5',
    loses('White', 'Chariot'),
  ],
  [
    'a Cannon chases a Chariot, even if it is protected',
    'K@e1 C@a1 P@a4 P@b4 k@d10 r@b7 r@i7',
    'a1b1 b7a7 b1a1 a7b7',
    loses('White', 'Chariot'),
  ],
  ['a Horse attacks a Cannon that is protected', 'K@d1 N@c4 k@f10 c@f5 r@i5', 'c4d6 f5e5 d6c4 e5f5', DRAWN],
  ['Chariots attack each other', 'K@e1 R@a5 k@d10 r@b7', 'a5b5 b7a7 b5a5 a7b7', DRAWN],
  ['a General attacks', 'K@e1 k@d10 c@f2', 'e1f1 f2e2 f1e1 e2f2', DRAWN],
  ['a Soldier attacks', 'K@e1 P@c7 k@f10 c@d8', 'c7d7 d8c8 d7c7 c8d8', DRAWN],
  ['a Soldier across the river is chased', 'K@e1 R@a2 k@d10 p@b4', 'a2b2 b4a4 b2a2 a4b4', loses('White', 'Soldier')],
  ['a Soldier that cannot step sideways is attacked', 'K@e1 R@b4 k@d10 p@b7 p@a7 a@e9', 'b4a4 e9f8 a4b4 f8e9', DRAWN],
  ['another piece is attacked with each move', 'K@e1 R@a5 k@d10 c@b7 n@a8', 'a5b5 d10d9 b5a5 d9d10', DRAWN],
  ['check and attack in turn', 'K@f1 R@a5 k@d10 c@b7', 'a5d5 d10e10 d5a5 e10d10', DRAWN],
  [
    'a Horse that moves away lets a Chariot attack',
    'K@e1 R@a1 R@c1 N@a3 k@f10 c@a8',
    'a3c4 a8c8 c4a3 c8a8',
    loses('White', 'Cannon'),
  ],
  [
    'what a Chariot leaves behind on its line is attacked anew',
    'K@d1 R@i6 k@e10 n@h5',
    'i6i5 h5i3 i5i6 i3h5',
    loses('White', 'Horse'),
  ],
  [
    'both chase: a Cannon attacks a Chariot, and a Chariot another Cannon',
    'k@e10 a@f10 r@g9 r@c8 C@d8 r@b6 C@g5 P@i4 A@f3 N@b2 n@d2 A@e2 K@f1',
    'd8g8 b6g6 g8d8 g6b6',
    DRAWN,
  ],
];

describe('Perpetual chase', () => {
  test.each(CASES)('%s', (_, census, cycle, end) => {
    expect(repeat(at(census), cycle).outcome?.says).toBe(end);
  });
  const [, CANNON, CYCLE] = CASES[0];
  test.each(CASES)('the same where pieces are dropped: %s', (_, census, cycle, end) => {
    expect(repeat(at(census, 'white', withDrops), cycle).outcome?.says).toBe(end.replace('Chariot', 'Rook'));
  });
  test('begins with a drop that attacks', () => {
    const position = at('K@d1 R@a1 n@a2 k@f10 r@e5 r@i5', 'white', withDrops);
    for (const uci of ['a1a2', 'i5i6']) position.play(moveOf(position, uci));
    const drops = position.actions().filter(({ from, to }) => from === null && variant.topology.name(to!) === 'c4');
    expect(drops).toHaveLength(1);
    position.play(drops[0]);
    expect(repeat(position, 'e5f5 c4d6 f5e5 d6c4').outcome?.says).toBe(loses('White', 'Rook'));
  });
  test('is an ending that names the piece, and is counted back when moves are undone', () => {
    const position = repeat(at(CANNON), CYCLE);
    expect(position.outcome).toEqual({ winner: 1, reason: 'chase-of-cannon', says: loses('White', 'Cannon') });
    for (let n = 0; n < 3; n++) position.takeBack();
    expect(position.outcome).toBeNull();
    expect(repeat(position, 'b7a7 b5a5 a7b7 a5b5').outcome?.reason).toBe('chase-of-cannon');
  });
  test('is none where it was not one from the first time on', () => {
    // the first move of Black leads to the position and chases nothing
    const position = at('K@f1 C@b7 k@d10 r@c5', 'black');
    position.play(moveOf(position, 'c5b5'));
    expect(repeat(position, 'b7a7 b5a5 a7b7 a5b5').outcome?.reason).toBe('chase-of-cannon');
    const quiet = at('K@f1 C@b7 k@d10 r@b4', 'black');
    quiet.play(moveOf(quiet, 'b4b5'));
    expect(repeat(quiet, 'b7a7 b5a5 a7b7 a5b5').outcome?.says).toBe(DRAWN);
  });
  test('of both sides is a draw', () => {
    const { ends } = variant.draws!.repetition!;
    const [white, black] = [0, 1].map((side) => side + (1 << 2));
    const both = recurrenceOf([white, black, white, black, white]);
    expect([both.chased(0), both.chased(1)]).toEqual([1, 1]);
    expect(ends?.(both, at(CANNON).game)).toEqual({ winner: null, reason: 'repetition' });
  });
  test('is worse than none, and better than perpetual check', () => {
    const { ends } = variant.draws!.repetition!;
    const recurrence = { by: 0, chased: (side: number) => (side === 0 ? 0b10 : 0) } as const;
    const game = at(CANNON).game;
    expect(ends?.({ ...recurrence, checked: [false, false] }, game)).toEqual({ winner: 1, reason: 'chase-of-cannon' });
    expect(ends?.({ ...recurrence, checked: [false, true] }, game)).toEqual({ winner: 0, reason: 'perpetual-check' });
  });
  test('is not asked of the position that a game begins with', () => {
    const { game } = at(CANNON);
    expect(chasedIn(standingOf(game, null))).toBe(EVERYBODY);
    expect(chasedIn(standingOf(game, placesOf(game)))).toBe(0);
  });
  test('leaves no trace in the position', () => {
    const position = at(CANNON);
    const before = placesOf(position.game);
    position.play(moveOf(position, 'a5b5'));
    const print = position.fingerprint();
    expect(chasedIn(standingOf(position.game, before))).not.toBe(0);
    expect(position.fingerprint()).toBe(print);
  });
  test('is allowed where the game says nothing of it', () => {
    const text = shelf.get('xiangqi')!.replace(/^perpetual chase.*\n/m, '');
    const position = positionOf(dataOf(text), CANNON);
    expect(repeat(position, CYCLE).outcome?.says).toBe(DRAWN);
    expect(position.variant.draws?.repetition?.chased).toBeUndefined();
  });
});

describe('Perpetual chase cannot be judged', () => {
  const chess = shelf.get('orthodox')!;
  const withRule = (text: string): string => text.replace('[rules]', '[rules]\nperpetual chase = lost');
  test.each([
    ['turns of two moves', withRule(shelf.get('marseillais')!), 'where a turn is several actions'],
    [
      'riders',
      withRule(chess).replace('[piece Rook]', '[piece Rook]\ncarries = Pawn'),
      'where pieces carry others: leave “perpetual chase” out.',
    ],
    [
      '40 pieces that change sides',
      shelf.get('shogi')!.replace('[rules]', '[rules]\nperpetual chase = lost'),
      'where a side may have more than 30 pieces',
    ],
    ['32 pieces of a side', withRule(shelf.get('horde')!), 'where a side may have more than 30 pieces'],
  ])('with %s', (_, text, says) => {
    const read = readGame(text);
    expect(read.ok ? [] : read.problems.map((problem) => problem.says)).toEqual([expect.stringContaining(says)]);
  });
  test('but in chess it can, and where pieces are dropped', () => {
    expect(readGame(withRule(chess)).ok).toBe(true);
    expect(readGame(withRule(shelf.get('crazyhouse')!)).ok).toBe(true);
  });
});

describe('The computer', () => {
  const table = new TranspositionTable(16);
  const [, census, cycle] = CASES[0];
  const moves = cycle.split(' ');
  /** What the search thinks of the move after so many of the cycle. */
  function scoreAfter(count: number, uci: string, depth: number): number {
    const position = at(census);
    for (let n = 0; n < count; n++) position.play(moveOf(position, moves[n % moves.length]));
    const { text } = moveOf(position, uci);
    const limits = { depth, lines: 99 };
    const { lines } = new Thinker(position.game, { table }).think(limits, position.pastKnownTo(position.turn));
    return lines.find(({ actions: [first] }) => first === text)!.score;
  }
  test('sees that the move loses with which a chase ends', () => {
    expect(scoreAfter(7, 'a7b7', 1)).toBe(WIN - 1);
  });
  test('thinks little of a chase that has been repeated once', () => {
    expect(scoreAfter(4, 'a5b5', 1)).toBeLessThan(0);
    expect(scoreAfter(4, 'a5b5', 1)).toBeGreaterThan(-WIN / 2);
  });
  test.each(CASES)('judges moves that it only tries like those that are played: %s', (_, pieces, round, end) => {
    const position = at(pieces);
    const { game } = position;
    const path = new SearchPath(game);
    path.begin([]);
    const tried = round.split(' ');
    const scores: (number | null)[] = [];
    for (let ply = 1; ply <= 2 * tried.length; ply++) {
      position.play(moveOf(position, tried[(ply - 1) % tried.length]));
      game.rehash();
      const { hashLo, hashHi } = game.world;
      scores.push(path.scoreOf(hashLo, hashHi, standingOf(game), ply));
      path.push(hashLo, hashHi, standingOf(game));
    }
    const last = end === DRAWN ? 0 : end.startsWith('White') ? 2 * tried.length - WIN : WIN - 2 * tried.length;
    expect(scores.slice(0, tried.length - 1)).toEqual([null, null, null]);
    expect(Math.sign(scores[tried.length - 1] ?? 0)).toBe(Math.sign(last));
    expect(scores[scores.length - 1]).toBe(last);
  });
});

// -- against Fairy-Stockfish

const fenOf = (pieces: ReadonlyMap<string, string>, turn: Turn): string => {
  const rows = Array.from({ length: 10 }, (_, row) =>
    [...'abcdefghi'].map((file) => pieces.get(`${file}${10 - row}`) ?? '1').join(''),
  );
  return `${rows.map((row) => row.replace(/1+/g, (empty) => String(empty.length))).join('/')} ${turn[0]} - - 0 1`;
};
const piecesIn = (census: string): ReadonlyMap<string, string> =>
  new Map(census.split(' ').map((token) => token.split('@').reverse() as [string, string]));
const resultOf = ({ outcome }: Position): string =>
  outcome === null ? '*' : ['1-0', '0-1', '1/2-1/2'][outcome.winner ?? 2];

const GAMES: Readonly<Record<string, Variant>> = { xiangqi: variant, [DROPS]: withDrops };
/** Plays the moves in both programs, and returns the results after each of them, until a game is over. */
function results(
  ffish: Ffish,
  game: string,
  census: string,
  turn: Turn,
  moves: readonly string[],
): readonly (readonly string[])[] {
  const board = new ffish.Board(game, fenOf(piecesIn(census), turn));
  const position = at(census, turn, GAMES[game]);
  const found = [];
  for (const move of moves) {
    if (position.outcome !== null || !board.legalMoves().split(' ').includes(move)) break;
    board.push(move);
    position.play(moveOf(position, move));
    found.push([resultOf(position), board.isGameOver(true) ? board.result(true) : '*']);
  }
  board.delete();
  return found;
}

const ALL = [...'abcdefghi'].flatMap((file) => Array.from({ length: 10 }, (_, rank) => `${file}${rank + 1}`));
const HOMES: Readonly<Record<string, readonly string[]>> = {
  K: ['d1', 'e1', 'f1', 'd2', 'e2', 'f2', 'd3', 'e3', 'f3'],
  A: ['d1', 'f1', 'e2', 'd3', 'f3'],
  B: ['c1', 'g1', 'a3', 'e3', 'i3'],
  P: ALL.filter((cell) => Number(cell.slice(1)) > 3),
};
const PIECES = [...'RRRCCNNNPBA'];

/** A General and two to six other pieces of each side. */
function randomCensus(dice: Dice): string {
  const placed = new Map<string, string>();
  for (const side of [0, 1])
    for (const letter of ['K', ...Array.from({ length: 2 + dice.below(5) }, () => dice.pick(PIECES))]) {
      const home = dice.pick(HOMES[letter] ?? ALL);
      const cell = side === 0 ? home : `${home[0]}${11 - Number(home.slice(1))}`;
      if (!placed.has(cell)) placed.set(cell, side === 0 ? letter : letter.toLowerCase());
    }
  return [...placed].map(([cell, letter]) => `${letter}@${cell}`).join(' ');
}
/** Four moves there and back, the first of which chases something; most of the time the third does, too. */
function cyclesIn(position: Position, dice: Dice): readonly (readonly string[])[] {
  const { game } = position;
  const found: string[][] = [];
  const quiet = (): readonly Action[] => position.actions().filter(({ captures }) => captures.length === 0);
  const back = ({ from, to }: Action): Action | undefined =>
    position.actions().find((action) => action.from === to && action.to === from);
  const doing = (action: Action | undefined, ask: (chases: boolean) => void): void => {
    if (action === undefined) return;
    const before = placesOf(game);
    position.play(action);
    if (position.outcome === null) ask(chasedIn(standingOf(game, before)) !== 0);
    position.takeBack();
  };
  for (const first of quiet())
    doing(first, (chases) => {
      if (!chases) return;
      for (const second of quiet())
        doing(second, () => {
          const third = back(first);
          doing(third, (again) => {
            const fourth = again || dice.below(8) === 0 ? back(second) : undefined;
            if (third && fourth) found.push([first, second, third, fourth].map(uciOf));
          });
        });
    });
  return found;
}
/** An Elephant on its bank is seen there to attack across the river. */
const isAtRiver = (moves: readonly string[]): boolean => moves.some((move) => /[cg][56]/.test(move));

const POSITIONS = usually(25, 1000);
const CYCLES = 12;

describe.skipIf(!isFfishInstalled)('Fairy-Stockfish', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
    ffish.loadVariantConfig(DROPS_INI);
  });
  test.each(CASES)('says the same: %s', (_, census, cycle) => {
    const moves = cycle.split(' ');
    for (const [mine, theirs] of results(ffish, 'xiangqi', census, 'white', [...moves, ...moves]))
      expect(mine).toBe(theirs);
  });
  test.each(Object.keys(GAMES))('says the same of random moves to and fro: %s', { timeout: 3_600_000 }, (game) => {
    const dice = new Dice(12);
    const ends = new Map<string, number>();
    for (let n = 0; n < POSITIONS; n++) {
      const census = randomCensus(dice);
      const turn = dice.pick(['white', 'black'] as const);
      const inCheck = new ffish.Board('xiangqi', fenOf(piecesIn(census), turn === 'white' ? 'black' : 'white'));
      const isPossible = !inCheck.isCheck();
      inCheck.delete();
      const cycles =
        isPossible && at(census, turn, GAMES[game]).outcome === null
          ? cyclesIn(at(census, turn, GAMES[game]), dice)
          : [];
      for (let left = Math.min(CYCLES, cycles.length); left > 0; left--) {
        const cycle = dice.pick(cycles);
        if (isAtRiver(cycle)) continue;
        const found = results(ffish, game, census, turn, [...cycle, ...cycle, ...cycle]);
        for (const [i, [mine, theirs]] of found.entries())
          expect([mine, census, turn, ...cycle, i]).toEqual([theirs, census, turn, ...cycle, i]);
        const end = found[found.length - 1]?.[0] ?? '*';
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
    }
    expect(ends.get('1-0')).toBeGreaterThan(4);
    expect(ends.get('0-1')).toBeGreaterThan(4);
    expect(ends.get('1/2-1/2')).toBeGreaterThan(15);
  });
});
