/** Moves in the style of a game's own players: against those that Fairy-Stockfish prints, published games, and by hand. */

import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Position } from '../core/position.ts';
import { Dice } from '../testing/dice.ts';
import { usually } from '../testing/usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from '../testing/workshop/ffish.ts';
import { known, knownPosition } from '../testing/workshop/known.ts';
import { ownGame } from '../workshop/own-game.ts';
import { shelfGames } from '../workshop/shelf/shelf-games.ts';
import type { KnownVariant } from './known-variant.ts';

const PLIES = usually(60, 2000);

/** The only action of a move in coordinates. */
const actionOf = (game: KnownVariant, position: Position, move: string) => {
  const [text, ...more] = game.actionsOf(position, move) ?? [];
  if (text === undefined || more.length > 0) throw new Error(`${move} is not one action`);
  const found = position.find(text);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};
const nativeOf = (game: KnownVariant, position: Position, move: string): string | undefined =>
  actionOf(game, position, move).native;

/**
 * There two in one file are written behind the letter, and a step aside with another sign; of two of which only one can go that
 * way it names the file, as of one alone.
 */
const wxf = (printed: string, ours = ''): string => {
  const [, letter, which, , rest] = /^([A-Z])(?:([+-])|(\d))([=+-]\d)$/.exec(printed) ?? [];
  if (!letter) return printed.replace('=', '.');
  const named = which ?? /^[+-](?=[A-Z])/.exec(ours)?.[0];
  return `${named ? named + letter : printed.slice(0, 2)}${rest.replace('=', '.')}`;
};

describe.skipIf(!isFfishInstalled)('as Fairy-Stockfish prints them', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each([
    ['shogi', 'SHOGI_HODGES'],
    ['minishogi', 'SHOGI_HODGES'],
    ['xiangqi', 'XIANGQI_WXF'],
    ['minixiangqi', 'XIANGQI_WXF'],
  ] as const)('every move of random games of %s, by %s', (name, style) => {
    const game = known(name);
    const dice = new Dice(name.length);
    const print = style === 'XIANGQI_WXF' ? wxf : (printed: string) => printed;
    for (let left = PLIES; left > 0; ) {
      const board = new ffish.Board(name);
      const position = knownPosition(game);
      while (left > 0 && !position.outcome && !board.isGameOver()) {
        const moves = game.movesOf(position);
        for (const move of moves) {
          const native = nativeOf(game, position, move);
          const printed = print(board.sanMove(move, ffish.Notation[style]), native);
          expect([board.fen(), move, native]).toEqual([board.fen(), move, printed]);
        }
        const move = dice.pick(moves);
        position.play(actionOf(game, position, move));
        board.push(move);
        left--;
      }
      board.delete();
      left--;
    }
  });
});

/** A position of a game that comes as text. */
const begun = (text: string): Position => {
  const game = ownGame(text, (written) => createHash('sha256').update(written).digest('hex'));
  if (!game.ok) throw new Error(game.problems[0].says);
  const position = Position.start(game.variant);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};
/** Types the moves one by one, as they are printed, and tells the texts of what is found. */
const typed = (position: Position, moves: string): readonly string[] =>
  moves.split(/\s+/).map((move) => {
    const [action] = position.matching(move, 2);
    expect([move, action?.native]).toEqual([move, move]);
    position.play(action);
    return action.text;
  });

describe('published openings', () => {
  test('xiangqi: the central cannon with a chariot across the river against screen horses', () => {
    const moves = 'C2.5 H8+7 H2+3 R9.8 R1.2 H2+3 P7+1 P7+1 R2+6 C8.9 R2.3 C9-1 H8+7 A4+5 C8.9 C9.7 R3.4 H7+8 R9.8 R1.2';
    expect(typed(knownPosition(known('xiangqi')), moves).slice(0, 6)).toEqual([
      ...['Ch3-e3', 'Nh10-g8', 'Nh1-g3', 'Ri10-h10', 'Ri1-h1', 'Nb10-c8'],
    ]);
  });
  test('shogi: the Yagura of 24 moves', () => {
    const moves =
      'P-7f P-8d S-6h P-3d S-7g S-6b P-2f S-4b S-4h G-3b P-5f P-5d G-7h K-4a K-6i G-5b P-3f P-4d G-5h B-3a B-7i';
    expect(typed(knownPosition(known('shogi')), moves).slice(0, 4)).toEqual(['Pc3-c4', 'Pb7-b6', 'Sc1-d2', 'Pg7-g6']);
  });
  test('shogi: the exchange of bishops, with a promotion and a drop', () => {
    expect(typed(knownPosition(known('shogi')), 'P-7f P-3d Bx2b+ Sx2b B*4e B*8e')).toEqual([
      ...['Pc3-c4', 'Pg7-g6', 'Bb2xh8=+B', 'Sg9xh8', 'B@f5', 'B@b5'],
    ]);
  });
});

describe('by hand', () => {
  test.each([
    [
      'two that may go there are told apart by their squares',
      '4k4/9/9/9/9/9/3S1S3/9/4K4[] w - - 0 1',
      'f3e2',
      'S4g-5h',
    ],
    ['a pinned twin cannot go there', '4r4/9/9/9/9/4S4/9/3S5/4K4[] w - - 0 1', 'd2e3', 'S-5g'],
    ['a promotion that is declined', '4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'b7b8', 'R-8b='],
    ['nothing is declined where there is no zone', '4k4/9/9/9/1R7/9/9/9/4K4[] w - - 0 1', 'b5b6', 'R-8d'],
    ['a promoted piece', '4k4/9/1+R7/9/9/9/9/9/4K4[] w - - 0 1', 'b7c6', '+R-7d'],
  ])('shogi: %s', (_, fen, move, native) => {
    const game = known('shogi');
    expect(nativeOf(game, knownPosition(game, fen), move)).toBe(native);
  });
  test.each([
    ['the front one of two in a file', '4k4/9/9/9/2R6/9/2R6/9/9/3K5 w', 'c6f6', '+R.4'],
    ['the rear one of two in a file', '4k4/9/9/9/2R6/9/2R6/9/9/3K5 w', 'c4c2', '-R-2'],
    ['Advisors in one file by their file', '3ak4/9/3a5/r8/9/9/9/9/9/5K3 b', 'd8e9', 'A4-5'],
    ['soldiers in two files from the front', '4k4/9/3P1P3/3P1P3/9/9/9/9/9/4K4 w', 'd7e7', '26.5'],
  ])('xiangqi: %s', (_, fen, move, native) => {
    const game = known('xiangqi');
    expect(nativeOf(game, knownPosition(game, `${fen} - - 0 1`), move)).toBe(native);
  });
  test('janggi: by coordinates, the tenth rank as 0', () => {
    typed(begun(shelfGames.get('janggi')!), 'P71-61 P41-51 H02-83 K25-15');
  });
  test('a letter that another piece of an own game has is not lent', () => {
    const text = shelfGames.get('xiangqi')!.replace('letter   = P', 'letter   = E').replaceAll('P.P', 'E.E');
    const other = begun(text.replaceAll('.P', '.E').replaceAll('p.p', 'e.e').replaceAll('.p', '.e'));
    typed(other, 'E5+1 B3+5');
  });
  test('what a style cannot write has the label alone, and so has a game without a style', () => {
    const declared = begun(shelfGames.get('orthodox')!).actions();
    expect(declared.every(({ native }) => native === undefined)).toBe(true);
    const castles = `${shelfGames.get('orthodox')!.replace('[looks]', '[looks]\nlabels = shogi')}`;
    const position = begun(castles);
    for (const text of ['Pe2-e4', 'Pe7-e5', 'Ng1-f3', 'Nb8-c6', 'Bf1-c4', 'Bf8-c5']) {
      const found = position.find(text);
      if (!found.ok) throw new Error(found.error.message);
      expect(found.value.native).toMatch(/^[PNB]-\d[a-h]$/);
      position.play(found.value);
    }
    const castle = position.actions().find(({ kind }) => kind === 'castle');
    expect([castle?.text, castle?.native]).toEqual(['Ke1-g1,Rh1-f1', undefined]);
  });
});
