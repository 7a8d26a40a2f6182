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

describe('As people copy it', () => {
  const page = `<html><head><script>var a = '<div class="idiagram">files=3</div>';</script></head><body>
<h1>A game</h1>
<p>Some words: and more.</p>
<div class="idiagram" style="float: left; margin: 40px;">
${orthodox.replaceAll('\n', '<br>\n')}</div>
<p>The end.</p></body></html>`;
  test.each([
    ['the element', `<div class="idiagram">\n${orthodox}</div>`],
    ['the element without its end', `<div class=idiagram>${orthodox}`],
    ['preformatted text', `<pre>\n${orthodox}</pre>\n<p>Have fun</p>`],
    ['a page with its script', page],
    ['a page with lines of Windows', page.replaceAll('\n', '\r\n')],
    ['one line', orthodox.trim().replaceAll('\n', ' ')],
    ['one line of a page', `<div id="diagram">${orthodox.trim().replaceAll('\n', ' ')}</div>`],
    ['a message with code', `\`\`\`\n${orthodox}\`\`\`\n`],
    ['tags for every line', `<p>${orthodox.trim().replaceAll('\n', '</p><p>')}</p>`],
  ])('%s', (_, text) => {
    expect([...gamesIn(text)].map(({ read }) => read.ok && read.data)).toEqual([dataOf(orthodox)]);
  });
  test('what is wrong with it has its place in the page', () => {
    const [{ read }] = [...gamesIn(page.replace('knight:N:N:', 'knight:N:xN:'))];
    expect(read).toMatchObject({ ok: false, problems: [{ line: 13, column: 10 }] });
  });
  test('a name of several words on one line', () => {
    const text = `files=8 king:K:K::e1 war machine:W:D::a1 royal=1`;
    expect(dataOf(text).pieces.map(({ name }) => name)).toEqual(['King', 'War machine']);
  });
  test('several diagrams of a page are several games', () => {
    const two = `<div class="idiagram">\n${orthodox}</div><div class="idiagram">\n${orthodox.replace('queen:Q:Q', 'queen:Q:F')}</div>`;
    expect([...gamesIn(two)].map(({ name, read }) => [name, read.ok && read.data.pieces[4].moves])).toEqual([
      ['1', [{ betza: 'Q' }]],
      ['2', [{ betza: 'F' }]],
    ]);
  });
  test('how it looks and whether it plays makes no difference', () => {
    const shown =
      'satellite=demo\nenableAI=2\nuseMarkers=1\nrimColor=#10109C\ncoordColor=#FFFF17\nborders=0\ngraphicsType=png\nautoGate=0\n';
    expect(dataOf(shown + orthodox)).toEqual(dataOf(orthodox));
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
    ['ycafsF', 'yafsFcafsF'],
    ['mcyafmycabQ', 'yafyabQyafmcabQmcafyabQmcafmcabQ'],
  ])('%s is %s here', (text, betza) => {
    expect(movesInDiagram(text).betza).toBe(betza);
  });
});

test('hops over pieces of one side, captures of its own and the edges of a cylinder are read as they are written', () => {
  const text = orthodox.replace('knight:N:N:', 'knight:N:dafuQcafuRdKoF:');
  expect(dataOf(text).pieces.find(({ letter }) => letter === 'N')?.moves).toEqual([{ betza: 'dafuQcafuRdKoF' }]);
});

test.each([
  ['KirO2', 'to the right only', ['e1-g1', 'e8-g8']],
  ['KilO2irO1', 'by another number of squares to each side', ['e1-c1', 'e1-f1', 'e8-c8', 'e8-f8']],
])('%s castles %s', (king, _, expected) => {
  const { castlings } = dataOf(orthodox.replace('KisO2', king));
  expect(castlings.map((one) => `${one.king}-${one.kingTo}`)).toEqual(expected);
});
test('where Black’s array is turned, its right is the other way', () => {
  const turned = orthodox.replace('symmetry=mirror', 'symmetry=rotate').replace('KisO2', 'KirO2');
  expect(dataOf(turned).castlings.map((one) => `${one.king}-${one.kingTo}`)).toEqual(['e1-g1', 'd8-b8']);
});

describe('What is refused', () => {
  test.each([
    ['files=8', 'files=80', '1:7 A board has 2 to 16 files and ranks.'],
    ['squareSize=50', 'baring=1', '6:1 “baring” is not known here'],
    ['squareSize=50', 'castleFlip=1', '6:1 “castleFlip” is not known here'],
    ['squareSize=50', 'holdingsType=2', '6:14 “holdingsType” must be “0”, “1” or “-1”.'],
    [
      'squareSize=50',
      'promoOffset=1',
      '6:13 Promotion on entering a zone and by captures within it cannot be played here',
    ],
    ['promoChoice=QRBN', 'promoChoice=QX', '4:14 No kind has the letter “X”.'],
    ['knight:N:N:', 'knight:N:xN:', '9:10 “x”, which lends moves to other pieces, is not played here.'],
    ['knight:N:N:', 'knight:N:ucN:', '9:10 “u” stands only behind “ca” or “da”'],
    ['knight:b1,g1', 'knight:b1,g9', '9:22 “g9” is no cell'],
    ['bishop:B:B:', 'bishop:N:B:', '10:1 “Bishop” or its letter stands here twice.'],
    ['symmetry=mirror', 'stalemate=maybe', '7:11 “stalemate” must be “draw”, “win” or “loss”.'],
    ['symmetry=mirror', 'symmetry=foo', '7:10 “symmetry” must be “mirror”, “rotate” or “none”.'],
    ['KisO2', 'KisjO2', '13:9 Castling by “isjO2” cannot be played here'],
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
  test('promotion to captured pieces, where these do not stay with their side, once', () => {
    expect(problemsOf(orthodox.replace('=QRBN', '=*Q*R*B*N'))).toEqual([
      '4:13 Promotion to pieces in a hand cannot be played here, so this game cannot be imported.',
    ]);
  });
  test('a letter that several times means nothing, once', () => {
    expect(problemsOf(orthodox.replace('=QRBN', '=XXQ'))).toEqual(['4:13 No kind has the letter “X”.']);
  });
  test('a line that is no kind, as other text has', () => {
    expect(problemsOf(`${orthodox}and so on\n`)).toEqual(['14:1 A kind is written like “knight:N:N:knight:b1,g1”.']);
  });
  test('a text without pieces', () => {
    expect(problemsOf('files=8')).toEqual(['1:1 There is no kind of piece in this text.']);
  });
});

describe('What a diagram leaves to itself', () => {
  test.each([
    ['knight:N::', 'N'],
    ['Knight:N::', 'N'],
    ['cannon:N::', 'mRcpR'],
    ['griffon:N::', 'yafsF'],
    ['lion:N::', 'KNADcaKcabKmabK'],
    ['falcon:N::', 'mafmafsKmafsmafKmaflmafrKmafrmaflK'],
  ])('%s has the moves of its name', (line, betza) => {
    expect(dataOf(orthodox.replace('knight:N:N:', line)).pieces[1].moves).toEqual([{ betza }]);
  });
  test('a King without moves castles, further on a wider board, and not where nobody stands', () => {
    const castlings = (text: string) => dataOf(text).castlings.map(({ kingTo }) => kingTo);
    expect(castlings(orthodox.replace('KisO2', ''))).toEqual(['c1', 'g1', 'c8', 'g8']);
    const wide = orthodox.replace('files=8', 'files=10').replace('KisO2', '').replace('a1,h1', 'a1,j1');
    expect(castlings(wide.replace('king:e1', 'king:f1').replace('b1,g1', 'b1,i1').replace('c1,f1', 'c1,h1'))).toEqual([
      ...['c1', 'i1', 'c8', 'i8'],
    ]);
    expect(castlings('files=8\nking::::e1\n')).toEqual([]);
  });
  test('moves of a name that means nothing are asked for', () => {
    expect(problemsOf(orthodox.replace('knight:N:N:', 'horsey:N::'))).toEqual([
      '9:1 The moves of “horsey” are missing: write them as Betza notation behind its letter.',
    ]);
  });
  test('the last kind is royal, if nothing is said of it', () => {
    const kings = orthodox.replace('king:K:KisO2:king:e1\n', '').replace('queen:Q', 'king:K:KisO2:king:e1\nqueen:Q');
    expect(dataOf(kings).pieces.flatMap(({ name, royal }) => (royal ? [name] : []))).toEqual(['Queen']);
  });
  test('several royal kinds, of which the last must be safe', () => {
    const data = dataOf(`royal=K\nroyal=5\n${orthodox}`);
    expect(data.pieces.flatMap(({ name, royal }) => (royal ? [name] : []))).toEqual(['Queen', 'King']);
    expect(data.rules.royals).toBe('last');
  });
  test('ranks that are counted from 0', () => {
    const fromZero = orthodox.replace(/([a-h])([12])(?=[-,\n])/g, (_, file, rank) => file + (Number(rank) - 1));
    expect(dataOf(`firstRank=0\n${fromZero}`)).toEqual(dataOf(orthodox));
  });
  test('the royal piece is named by its letter or its number', () => {
    const royals = (text: string) => dataOf(text).pieces.flatMap(({ name, royal }) => (royal ? [name] : []));
    expect(royals(`royal=6\n${orthodox}`)).toEqual(['King']);
    expect(royals(`royal=q\n${orthodox}`)).toEqual(['Queen']);
    expect(problemsOf(`royal=9\n${orthodox}`)).toEqual(['1:7 No piece has the letter or the number “9”.']);
  });
  test('Pawns promote to Queens, Knights, Rooks and Bishops if nothing is said of it', () => {
    const [pawn] = dataOf(orthodox.replace('promoChoice=QRBN\n', '')).pieces;
    expect(pawn.promotions).toMatchObject([{ must: true, to: ['queen', 'knight', 'rook', 'bishop'] }]);
  });
  test('an empty choice is everybody but the Pawn and the King', () => {
    const [pawn] = dataOf(orthodox.replace('=QRBN', '=')).pieces;
    expect(pawn.promotions[0].to).toEqual(['knight', 'bishop', 'rook', 'queen']);
  });
  test('as many kinds promote as are said', () => {
    const { pieces } = dataOf(orthodox.replace('promoZone=1', 'promoZone=1\nmaxPromote=2').replace('=QRBN', '=QN'));
    expect(pieces.map(({ promotions }) => promotions.flatMap(({ to, must }) => [must, ...to]))).toEqual([
      [true, 'queen', 'knight'],
      [false, 'queen'],
      ...[[], [], [], []],
    ]);
  });
  test('a Pawn of Grand Chess may stay a Pawn but on the last rank, and becomes what has been captured', () => {
    const text = orthodox.replace('promoZone=1', 'promoZone=3\nholdingsType=1').replace('=QRBN', '=!P*N*B*R*Q');
    const { pieces, zones, atMost } = dataOf(text);
    expect(pieces[0].promotions.map(({ zone, must }) => [zones[zone][0].map((cell) => cell.slice(1)), must])).toEqual([
      [Array(8).fill('8'), true],
      [[...Array(8).fill('6'), ...Array(8).fill('7')].toSorted(), false],
    ]);
    expect(atMost).toEqual({ knight: 2, bishop: 2, rook: 2, queen: 1 });
  });
  test('a number is how deep a kind may be chosen', () => {
    const { pieces, zones } = dataOf(orthodox.replace('promoZone=1', 'promoZone=2').replace('=QRBN', '=Q1N'));
    expect(pieces[0].promotions.map(({ zone, to }) => [zones[zone][0][0], to])).toEqual([
      ['a8', ['queen', 'knight']],
      ['a7', ['knight']],
    ]);
  });
  test('captured pieces are dropped again, as what they were before they promoted', () => {
    const shogi = `files=5\nranks=5\npromoZone=1\npromoOffset=3\nmaxPromote=2\nholdingsType=-1\nsymmetry=rotate\nroyal=3
pawn::fW::a2\nsilver:::silver:b1:1\nking::K::a1\ntokin:+P:WfF:\nnari:+S:WfF:\n`;
    const { pieces, rules, drops, hands } = dataOf(shogi);
    expect(
      pieces.map(({ letter, formOf, promotions }) => [letter, formOf, promotions[0]?.to, promotions[0]?.leaving]),
    ).toEqual([
      ['P', undefined, ['tokin'], true],
      ['S', undefined, ['nari'], true],
      ['K', undefined, undefined, undefined],
      ['+P', 'pawn', undefined, undefined],
      ['+S', 'silver', undefined, undefined],
    ]);
    expect([rules.captured, drops?.where, hands]).toEqual(['to hand', 'board', [['silver'], ['silver']]]);
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
