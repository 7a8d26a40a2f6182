import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { perft } from '../../core/perft.ts';
import { compile } from '../compile/compile.ts';
import { readGame } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import type { GameData } from '../game-data.ts';
import { movesInDiagram } from './diagram-moves.ts';
import { gamesIn } from './games-in.ts';
import { readDiagram } from './read-diagram.ts';

const orthodox = `files=8
ranks=8
promoZone=1
promoChoice=QRBN
graphicsDir=/membergraphics/
squareSize=50
symmetry=mirror
pawn:P:ifmnDfmWfceF:pawn:a2-h2
knight:N:N:knight:b1,g1
bishop:B:B:bishop:c1,f1
rook:R:R:rook:a1,h1
queen:Q:Q:queen:d1
king:K:KisO2:king:e1
`;
const dataOf = (text: string): GameData => {
  const read = readDiagram(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const problemsOf = (text: string): string[] => {
  const read = readDiagram(text);
  return read.ok ? [] : read.problems.map(({ line, column, says }) => `${line}:${column} ${says}`);
};

describe('The text of an Interactive Diagram', () => {
  test('of orthodox chess is orthodox chess, with castling and captures in passing', () => {
    const data = dataOf(orthodox);
    expect(data.castlings).toEqual([
      { side: 0, king: 'e1', kingTo: 'c1', partner: 'a1', partnerTo: 'd1' },
      { side: 0, king: 'e1', kingTo: 'g1', partner: 'h1', partnerTo: 'f1' },
      { side: 1, king: 'e8', kingTo: 'c8', partner: 'a8', partnerTo: 'd8' },
      { side: 1, king: 'e8', kingTo: 'g8', partner: 'h8', partnerTo: 'f8' },
    ]);
    const variant = compile(data, 'own:diagram');
    expect([1, 2, 3].map((depth) => perft(new Game(variant), depth).actions)).toEqual([20, 400, 8902]);
  });
  test('comes back from the text that it is kept as', () => {
    const data = dataOf(orthodox);
    const again = readGame(writeGame(data));
    expect(again.ok && again.data).toEqual(data);
  });
  test('places Black by itself behind an empty square', () => {
    const data = dataOf(orthodox.replace('queen:d1', 'queen:d1,,e8').replace('king:e1', 'king:e1,,d8'));
    const at = (kind: string) => data.array.filter((piece) => piece.kind === kind).map((piece) => piece.at);
    expect([at('queen'), at('king')]).toEqual([
      ['e8', 'd1'],
      ['d8', 'e1'],
    ]);
  });
});

describe('XBoard reads some moves otherwise', () => {
  test.each([
    ['fK', 'fW'],
    ['fQ', 'fR'],
    ['fsK', 'fsK'],
    ['fbK', 'fbW'],
    ['mlrQ', 'mlrR'],
    ['vK', 'vW'],
    ['K', 'K'],
    ['fmQ3N', 'fmR3N'],
    ['KisO2', 'K'],
    ['NNW2', 'NNW2'],
    ['yafsF', 'yafsF'],
  ])('%s is %s here', (text, betza) => {
    expect(movesInDiagram(text).betza).toBe(betza);
  });
});

describe('What is refused', () => {
  test.each([
    ['files=8', 'files=80', '1:7 A board has 2 to 16 files and ranks.'],
    ['squareSize=50', 'holdingsType=1', '6:1 “holdingsType” is not known here'],
    ['promoChoice=QRBN', 'promoChoice=QX', '4:14 No kind has the letter “X”.'],
    ['knight:N:N:', 'knight:N:xN:', '9:10 “x” is no direction'],
    ['knight:b1,g1', 'knight:b1,g9', '9:22 “g9” is no cell'],
    ['bishop:B:B:', 'bishop:N:B:', '10:1 “Bishop” or its letter stands here twice.'],
    ['promoZone=1', 'maxPromote=3', '3:12 Promotion of several kinds cannot be played here'],
    ['symmetry=mirror', 'stalemate=maybe', '7:11 “stalemate” must be “draw”, “win” or “loss”.'],
    ['symmetry=mirror', 'symmetry=foo', '7:10 “symmetry” must be “mirror”, “rotate” or “none”.'],
    ['KisO2', 'KirO2', '13:9 Castling by “irO2” cannot be played here'],
    ['KisO2', 'KisO0', '13:9 Castling by “isO0” cannot be played here'],
    ['KisO2', 'KisO5', '13:1 There is nobody in the array who could castle like that.'],
    ['queen:d1', 'queen:e1', '13:19 Two things stand on e1.'],
    ['queen:d1', 'queen:d1,d1', '12:17 Two things stand on d1.'],
    ['king:K:', 'hole::::a2\nking:K:', '13:9 Two things stand on a2.'],
  ])('%s as %s', (line, other, problem) => {
    expect(problemsOf(orthodox.replace(line, other)).join('\n')).toContain(problem);
  });
  test.each([
    ['queen:d1', 'queen:d1:x', '12:1 A kind is written like'],
    ['queen:d1', 'queen:d1,,d8,,d7', '12:1 A kind is written like'],
    ['king:K:', 'hole:a4\nking:K:', '13:1 A hole is written like “hole::::a2,b2”.'],
    ['promoZone=1', 'promoZone=1\npromoZone=2', '4:1 “promoZone” stands here twice.'],
  ])('what would be left out: %s as %s', (line, other, problem) => {
    expect(problemsOf(orthodox.replace(line, other)).join('\n')).toContain(problem);
  });
  test('a letter that several times means nothing, once', () => {
    expect(problemsOf(orthodox.replace('=QRBN', '=*Q*R*B*N'))).toEqual(['4:13 No kind has the letter “*”.']);
  });
  test('a line that is no kind, as other text has', () => {
    expect(problemsOf(`${orthodox}and so on\n`)).toEqual(['14:1 A kind is written like “knight:N:N:knight:b1,g1”.']);
  });
  test('a text without pieces', () => {
    expect(problemsOf('files=8')).toEqual(['1:1 There is no kind of piece in this text.']);
  });
});

describe('What a diagram leaves to itself', () => {
  test('the moves that a name stands for are asked for', () => {
    expect(problemsOf(orthodox.replace('knight:N:N:', 'knight:N::'))).toEqual([
      '9:1 The moves of “knight” are missing: write them as Betza notation behind its letter.',
    ]);
  });
  test('the royal piece is named by its letter or its number', () => {
    const royals = (text: string) => dataOf(text).pieces.flatMap(({ name, royal }) => (royal ? [name] : []));
    expect(royals(`royal=6\n${orthodox}`)).toEqual(['King']);
    expect(royals(`royal=q\n${orthodox}`)).toEqual(['Queen']);
    expect(problemsOf(`royal=9\n${orthodox}`)).toEqual(['1:7 No piece has the letter or the number “9”.']);
  });
  test('nobody promotes where it says so', () => {
    expect(dataOf(`maxPromote=0\n${orthodox}`).pieces.flatMap(({ promotions }) => promotions)).toEqual([]);
  });
  test('what cannot be written as rules is refused with its line', () => {
    const [{ read }] = [...gamesIn(orthodox.replace('queen:Q', 'queen (lady):Q'))];
    expect(read).toMatchObject({
      ok: false,
      problems: [{ line: 1, says: expect.stringContaining('This game cannot be kept as rules in Fairytable. ') }],
    });
    const [ini] = [...gamesIn('# one\n[mine:chess]\nnMoveRule = 1000\n')];
    expect(ini.read).toMatchObject({ ok: false, problems: [{ line: 2 }] });
  });
});
