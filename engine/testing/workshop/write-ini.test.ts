/**
 * Games written for Fairy-Stockfish: what comes back by our import is the same game, and what the format cannot say is
 * refused by name. That the other program reads the same game is tested in `ffish.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { knownGameOf, playedAs } from '../../workshop/export/known-games.ts';
import { differencesOf } from '../../workshop/export/same-game.ts';
import { writeIni } from '../../workshop/export/write-ini.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';
import { perftOfTurns } from '../whole-turns.ts';
import { loadedText } from './ffish.ts';
import { dataOf } from './position.ts';
import { namesElsewhere, shelf } from './shelf.ts';

const MOST_COUNTED = 3000;
/**
 * Two moves a turn, a King on diagonal lines, a King that enters, forms that never leave a zone, a King that could be dropped
 * outside his zone, and Pawns that promote to forms.
 */
const NOT_WRITTEN = ['marseillais', 'janggi', 'shogi', 'chak', 'chennis', 'shinobi', 'shogun'];
/** Here they are said a little otherwise than there, where it makes no difference. */
const NOT_KNOWN = ['amazons', 'breakthrough', 'isolation', 'marseillais'];
/** The other program knows them from a file only. */
const LOADED = iniSections(loadedText);

const game = (name: string): GameData => dataOf(shelf.get(name) ?? '');
const again = (data: GameData): GameData => {
  const written = writeIni(data, 'again');
  if (!written.ok) throw new Error(written.reasons.join(' '));
  const read = readIni(written.text, 'again', () => undefined);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const reasons = (data: GameData): readonly string[] => {
  const written = writeIni(data, 'refused');
  return written.ok ? [] : written.reasons;
};
const changed = (name: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): GameData =>
  dataOf(changes.reduce((text, [from, to]) => text.replace(from, to), shelf.get(name) ?? ''));
const cannot = (what: string): string => `${what} cannot be written in Fairy-Stockfish’s format.`;

test.each([...shelf.keys()].filter((name) => !NOT_WRITTEN.includes(name)))(
  '%s comes back as the same game, with as many turns',
  (name) => {
    const data = game(name);
    const back = again(data);
    expect(differencesOf(data, back)).toEqual([]);
    const [mine, theirs] = [data, back].map((one) => new Game(compile(one, `own:${name}`)));
    const first = perftOfTurns(mine, 1);
    expect(perftOfTurns(theirs, 1)).toBe(first);
    if (first ** 2 < MOST_COUNTED) expect(perftOfTurns(theirs, 2)).toBe(perftOfTurns(mine, 2));
  },
);
test.each([...shelf.keys()])('%s is found among the games of the other program, or is none of them', (name) => {
  const theirs = namesElsewhere[name] ?? name;
  expect(knownGameOf(game(name))).toBe(NOT_KNOWN.includes(name) || LOADED.includes(theirs) ? null : theirs);
});
test('a game that is not drawn for insufficient material is the same game: nobody wins there either', () => {
  const goesOn = changed('orthodox', [/^insufficient material *= draw$/m, 'insufficient material = play on']);
  expect(goesOn.rules.insufficientMaterial).toBe('play on');
  expect(knownGameOf(goesOn)).toBe('chess');
  expect(writeIni(goesOn, 'mine').ok).toBe(true);
});
test('a game that is drawn earlier for want of progress is played as the one that goes on, not the other way round', () => {
  const earlier = changed('orthodox', ['[rules]', '[rules]\nno progress = 40']);
  expect([knownGameOf(earlier), playedAs(earlier)]).toEqual([null, 'chess']);
  expect([playedAs(game('orthodox')), playedAs(game('marseillais'))]).toEqual(['chess', null]);
  const endless = changed('orthodox', ['[rules]', '[rules]\nno progress = 0']);
  expect([endless.rules.noProgress, playedAs(endless)]).toEqual([0, null]);
});
test('a game that is a little different is another game', () => {
  expect(knownGameOf(changed('orthodox', ['[rules]', '[rules]\nstalemate = lost']))).toBeNull();
});

describe('a game of one’s own', () => {
  test('has pieces that the other program does not know, by their moves', () => {
    const written = writeIni(changed('orthodox', ['moves    = N', 'moves    = NW']), 'mine');
    expect(written.ok && written.text).toContain('customPiece1 = n:NW');
  });
  test('is not written where the other program would not read a move', () => {
    const camels = changed('orthodox', ['moves    = N', 'moves    = NnC']);
    expect(reasons(camels)).toEqual([cannot('How “Knight” moves')]);
    const hoppers = changed('orthodox', ['moves    = N', 'moves    = NpR2']);
    expect(linesOf(hoppers, 'customPiece1')).toEqual(['customPiece1 = n:NpR2']);
  });
  test('has a piece of the other program by its name, however it is called', () => {
    const written = writeIni(changed('orthodox', ['moves    = N', 'moves    = BN']), 'mine');
    expect(written.ok && written.text).toContain('archbishop = n');
  });
});

/** The lines of the text that begin with one of the keys. */
const linesOf = (data: GameData, ...keys: readonly string[]): readonly string[] => {
  const written = writeIni(data, 'mine');
  return written.ok ? written.text.split('\n').filter((line) => keys.some((key) => line.startsWith(`${key} =`))) : [];
};
test('of two royal kinds the one that castles is the King: nobody else castles there beside a King', () => {
  const keys = ['king', 'queen', 'castlingKingPiece', 'extinctionPieceTypes'];
  expect(linesOf(game('coregal'), ...keys)).toEqual([
    'queen = q',
    'king = k',
    'castlingKingPiece = k',
    'extinctionPieceTypes = q',
  ]);
});
describe('a capture in passing', () => {
  const keys = ['enPassantRegionWhite', 'enPassantRegionBlack'];
  test('ends nowhere for a side whose opponent only leaps: there who leaps is captured so', () => {
    expect(linesOf(game('spartan'), ...keys)).toEqual([
      'enPassantRegionWhite = -',
      'enPassantRegionBlack = *1 *2 *3 *4 *5 *6 *7 *8',
    ]);
  });
  test('ends nowhere where there is none: there a Pawn always captures so', () => {
    const without = changed('orthodox', ['fmWfceFifmnD', 'fmWfcFifmnD']);
    expect(linesOf(without, ...keys)).toEqual(['enPassantRegionWhite = -', 'enPassantRegionBlack = -']);
  });
  test('is not written where it is as usual', () => expect(linesOf(game('orthodox'), ...keys)).toEqual([]));
  test('cannot be written beside pieces that leap, or Pawns that capture otherwise', () => {
    const leapers = changed('orthodox', ['moves    = N', 'moves    = NimA']);
    expect(reasons(leapers)).toEqual([cannot('How “Knight” moves')]);
    const others = changed('orthodox', ['fmWfceFifmnD', 'fmWfcFifmnD'], ['moves    = N', 'moves    = mNceN']);
    expect(reasons(others)).toEqual([cannot('How “Pawn” moves')]);
  });
});
describe('what was imported comes back', () => {
  const hill = 'flagRegionWhite = *8\nflagRegionBlack = *1\n';
  test.each([
    ['a goal of several pieces', `${hill}flagPiece = p\nflagPieceCount = 7\nflagPieceBlockedWin = true`],
    ['a goal that is reached if safe or after an answer', `${hill}flagPieceSafe = true\nflagMove = true`],
    ['pieces in a square', 'connectNxN = 2\nconnectPieceTypes = pn\nconnectValue = loss'],
    ['pieces in a row and in a square', 'connectN = 5\nconnectNxN = 3\nconnectDiagonal = false'],
    [
      'pieces that connect zones',
      'connectRegion1White = a*\nconnectRegion2White = h*\nconnectRegion1Black = *1\nconnectRegion2Black = *8\nconnectVertical = false',
    ],
    ['pieces on one line with gaps', 'collinearN = 5\nconnectDiagonal = false'],
    ['triple steps', 'tripleStepRegionWhite = *2\ntripleStepRegionBlack = *7 a6\ndoubleStepRegionBlack = *7 a6'],
  ])('%s', (_, lines) => {
    const read = readIni(`[mine:chess]\n${lines}\n`, 'mine', builtIn);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(differencesOf(read.data, again(read.data))).toEqual([]);
    expect(knownGameOf(read.data)).toBe(null);
  });
});

describe('what the format cannot say is refused by name', () => {
  test('a declaration, which makes no other game for who never declares', () => {
    expect(reasons(game('shogi'))).toEqual([cannot('Declaring the game over')]);
    const without = changed('shogi', [/^declares.*$/m, '']);
    expect([reasons(without), knownGameOf(without)]).toEqual([[], 'shogi']);
  });
  test.each<[string, GameData, readonly string[]]>([
    ['two moves a turn', game('marseillais'), [cannot('The rule “moves a turn”'), cannot('The rule “first turn”')]],
    ['a King on diagonal lines', game('janggi'), [cannot('How “General” moves')]],
    ['a bent move', changed('orthodox', ['moves    = N', 'moves    = mafsW']), [cannot('How “Knight” moves')]],
    [
      'what a piece does besides moving',
      changed('orthodox', ['moves    = N', 'moves    = N\nfreezes  = beside']),
      [cannot('What is special about “Knight”')],
    ],
    [
      'passing without a King',
      changed('breakthrough', ['stalemate = lost', 'stalemate = lost\npass = yes']),
      [cannot('The rule “pass”')],
    ],
    ['mines', changed('orthodox', ['[array]', '[features]\nmine = e4\n\n[array]']), [cannot('Terrain')]],
  ])('%s', (_, data, says) => {
    expect(reasons(data)).toEqual(says);
  });
});
