import { describe, expect, test } from 'vitest';
import { readGame } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import { FirstPositions } from '../shuffle/first-positions.ts';
import type { Imported } from './imported.ts';
import { builtIn, builtInText } from './parents.ts';
import { readDiagram } from './read-diagram.ts';
import { readIni } from './read-ini.ts';

const countsOf = (read: Imported): readonly number[] | string => {
  if (!read.ok) return read.problems.map(({ line, says }) => `${line} ${says}`).join('\n');
  const again = readGame(writeGame(read.data));
  expect(again.ok && again.data).toEqual(read.data);
  return new FirstPositions(read.data).parts.map(({ count }) => count);
};

describe('chess960 in a variants.ini', () => {
  test.each([
    ['the game that is built in', builtInText, 'fischerandom', [960]],
    ['a game of one’s own', '[mine:chess]\nchess960 = true', 'mine', [960]],
    // with no castling the King may stand anywhere
    ['a game without castling', '[mine:chess]\nchess960 = true\ncastling = false', 'mine', [2880]],
    ['a game that is not drawn', '[mine:chess]\nchess960 = false', 'mine', []],
  ])('%s', (_, text, name, counts) => {
    expect(countsOf(readIni(text, name, builtIn))).toEqual(counts);
  });
  test('the first position is drawn, with castling from wherever they stand', () => {
    const read = readIni('[mine:chess]\nchess960 = true', 'mine', builtIn);
    expect(read.ok && read.data.shuffles).toMatchObject([
      { onBothColours: ['bishop'], between: { kind: 'king', ends: 'rook' }, drawn: true },
    ]);
  });
  test('is refused where the pieces do not fit it', () => {
    const fen = 'startFen = rnbbkqnr/pppppppp/8/8/8/8/PPPPPPPP/RNQBKBNR w KQkq - 0 1';
    expect(countsOf(readIni(`[mine:chess]\nchess960 = true\n${fen}`, 'mine', builtIn))).toBe(
      '2 The shuffling of “chess960” cannot be played here, so this game cannot be imported.',
    );
  });
});

describe('shuffle in an Interactive Diagram', () => {
  const diagram = (shuffle: string, king = 'KisO2'): string => `files=8
ranks=8
shuffle=${shuffle}
pawn:P:mfWcfF:pawn:a2-h2
knight:N:N:knight:b1,g1
bishop:B:B:bishop:c1,f1
rook:R:R:rook:a1,h1
queen:Q:Q:queen:d1
king:K:${king}:king:e1
`;
  test.each([
    ['NBRQK', 'K', [5040]],
    ['N!BRQK', 'K', [2880]],
    ['N!BRQK', 'KisO2', [960]],
    ['NB,QK', 'K', [12]],
    ['BNQ', 'KisO2', [30]],
  ])('%s with a King that moves as %s', (shuffle, king, counts) => {
    expect(countsOf(readDiagram(diagram(shuffle, king)))).toEqual(counts);
  });
  test('a game begins with the position that the diagram shows', () => {
    const read = readDiagram(diagram('N!BRQK'));
    expect(read.ok && read.data.shuffles?.some(({ drawn }) => drawn)).toBe(false);
  });
  test.each(['A:BC', '#Q', 'NB,BQ', 'X', 'P', '!NBQ,', 'nb'])('“%s” is refused and named', (shuffle) => {
    expect(countsOf(readDiagram(diagram(shuffle)))).toBe(
      `3 The shuffling of “${shuffle}” cannot be played here, so this game cannot be imported.`,
    );
  });
});
