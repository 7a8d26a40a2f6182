import { describe, expect, test } from 'vitest';
import type { GameData } from '../game-data.ts';
import { gamesIn } from './games-in.ts';
import { builtIn } from './parents.ts';
import { iniSections, readIni } from './read-ini.ts';

const dataOf = (text: string, name: string | null = null): GameData => {
  const read = readIni(text, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const problemsOf = (text: string, name: string | null = null): string[] => {
  const read = readIni(text, name, builtIn);
  return read.ok ? [] : read.problems.map(({ line, column, says }) => `${line}:${column} ${says}`);
};
const moves = (data: GameData, id: string): string[] =>
  data.pieces.find((piece) => piece.id === id)?.moves.map(({ betza }) => betza) ?? [];

describe('A game of variants.ini', () => {
  test('begins as its parent, and says what is different', () => {
    const data = dataOf('# mine\n[mine:chess]\nknight = -\ncustomPiece1 = n:NW\npromotionPieceTypes = q\n');
    expect(data.title).toBe('mine');
    expect(moves(data, 'piece-n')).toEqual(['NW']);
    expect(data.pieces.find(({ id }) => id === 'pawn')?.promotions[0].to).toEqual(['queen']);
    expect(data.castlings).toHaveLength(4);
  });
  test('may begin as another of the same text', () => {
    const text = '[one:chess]\ncastling = false\n[two:one]\nmaxRank = 8\n';
    expect(iniSections(text)).toEqual(['one', 'two']);
    expect(dataOf(text, 'two').castlings).toEqual([]);
  });
  test('is the last of the text where none is named', () => {
    expect(dataOf('[one:chess]\n[two:chess]\n').title).toBe('two');
  });
  test('gives a letter to another kind, and takes it from who had it', () => {
    const data = dataOf('[mine:chess]\narchbishop = b\n');
    expect(data.pieces.map(({ name }) => name)).not.toContain('Bishop');
    expect(moves(data, 'archbishop')).toEqual(['BN']);
  });
  test('may give a kind another letter, which is meant wherever the old one was', () => {
    const data = dataOf('[mine:minishogi]\nshogiPawn = z\nstartFen = rbsgk/4z/5/Z4/KGSBR[-] w 0 1\n');
    expect(data.drops?.perFile?.kind).toBe('shogi-pawn');
    expect(data.pieces.find(({ id }) => id === 'shogi-pawn')?.promotions[0].to).toEqual(['promoted-shogi-pawn']);
  });
  test.each([
    ['[mine:chess]\n', 'draw', 'allowed'],
    ['[mine:chess]\nnFoldValue = loss\n', 'won', 'allowed'],
    ['[mine:chess]\nnFoldValue = win\nperpetualCheckIllegal = true\n', 'lost', 'lost'],
    ['[mine:chess]\nnFoldValue = loss\nnFoldValueAbsolute = true\n', 'first loses', 'allowed'],
    ['[mine:antichess]\nperpetualCheckIllegal = true\n', 'draw', 'allowed'],
    ['[mine:minishogi]\n', 'first loses', 'lost'],
    ['[mine:shogi]\n', 'draw', 'lost'],
  ])('tells what repetition is: %j', (text, repeated, perpetualCheck) => {
    expect(dataOf(text).rules).toMatchObject({ repeated, perpetualCheck });
  });
  test.each([
    ['[mine:xiangqi]\n', 'lost'],
    ['[mine:xiangqi]\nchasingRule = none\n', 'allowed'],
    ['[mine:xiangqi]\nnFoldRule = 0\n', 'allowed'],
    ['[mine:manchu]\n', 'allowed'],
    ['[mine:minixiangqi]\nchasingRule = axf\n', 'lost'],
  ])('tells whether perpetual chase loses: %j', (text, perpetualChase) => {
    expect(dataOf(text).rules.perpetualChase).toBe(perpetualChase);
  });
  test.each([
    ['[mine:janggimodern]\n', 'lost'],
    ['[mine:janggi]\n', 'allowed'],
    ['[mine:janggimodern]\nnFoldRule = 0\n', 'allowed'],
  ])('tells whether moving one piece to and fro loses: %j', (text, toAndFro) => {
    expect(dataOf(text).rules.toAndFro).toBe(toAndFro);
  });
  test('says which moves are progress where only moving to and fro asks for that', () => {
    const text = '[mine:minishogi]\ncapturesToHand = false\nmoveRepetitionIllegal = true\n';
    expect(dataOf(text)).toMatchObject({ rules: { noProgress: 0 }, progressBy: [] });
  });
  test('calls a kind that never moves a Stone', () => {
    const { pieces } = dataOf('[mine]\nimmobile = s\nstartFen = 8/8/8/8/8/8/8/8[Ss] w - - 0 1\npieceDrops = true\n');
    expect(pieces).toMatchObject([{ name: 'Stone', letter: 'S', moves: [] }]);
  });
  test('names no kinds and no zones that nobody needs', () => {
    const data = dataOf('[mine:chess]\narchbishop = a\n');
    expect(data.pieces.map(({ id }) => id)).not.toContain('archbishop');
    expect(Object.keys(data.zones).sort()).toEqual(['first moves', 'promotion']);
  });
});

describe('Moves are read as Fairy-Stockfish reads them', () => {
  const withPiece = (betza: string): string =>
    `[mine:chess]\ncustomPiece1 = a:${betza}\nstartFen = k7/8/8/8/8/8/8/K6A w\n`;
  test('a capture in passing takes nothing else away', () => {
    expect(moves(dataOf(withPiece('fWfeF')), 'piece-a')).toEqual(['fWfmceF']);
    expect(moves(dataOf(withPiece('mefF')), 'piece-a')).toEqual(['mfF']);
    expect(moves(dataOf(withPiece('fmWfceF')), 'piece-a')).toEqual(['fmWfceF']);
  });
  test('lines of leaps are none, and the game says that it lacks them', () => {
    const data = dataOf(withPiece('WDDA3NN'));
    expect(moves(data, 'piece-a')).toEqual(['WNN']);
    expect(data.without).toEqual(['customPiece1: DD', 'customPiece1: A3']);
  });
  test.each(['UW', 'zR', 'ppR', 'WX', '(2,1)', 'faR', 'nC', 'nH', 'R12', 'N2', 'RmR2', 'NnN'])(
    'what it would read otherwise is refused: %s',
    (betza) => {
      expect(problemsOf(withPiece(betza))).toEqual([
        `2:18 Fairy-Stockfish would read other moves than “${betza}” says, so this game cannot be imported.`,
      ]);
    },
  );
  test('but not of a kind that the game does not have', () => {
    expect(problemsOf('[mine:chess]\ncustomPiece1 = a:FaR\n')).toEqual([]);
  });
  test('of one whose moves only a form has, it is', () => {
    const form = 'customPiece1 = a:faR\npromotedPieceType = n:a\n';
    expect(problemsOf(`[mine:chess]\n${form}`)[0]).toContain('would read other moves than “faR” says');
  });
  test('a kind of a name moves as its name says, but for the King', () => {
    expect(problemsOf('[mine:chess]\nknight = n:W\n')).toEqual([
      '2:12 “knight” moves as its name says: other moves are those of a customPiece.',
    ]);
    expect(problemsOf('[mine:chess]\nknight = n:N\n')).toEqual([]);
    expect(moves(dataOf('[mine:chess]\nking = k:KN\n'), 'king')).toEqual(['KN']);
  });
});

test.each([
  ['nMoveRule = 25 # moves', true],
  ['promotionPieceTypes = qr # BN', true],
  ['flagRegion = *8 ; the end', true],
  ['customPiece1 = a:N # leaps', true],
  ['variantTemplate = fairy # none', true],
  ['customPiece1 = a:N # A leap', false],
  ['pieceDrops = true # yes', false],
  ['stalemateValue = loss ; as in Xiangqi', false],
])('a comment behind a value is refused where it is a part of it to Fairy-Stockfish: %s', (line, isRead) => {
  expect(problemsOf(`[mine:chess]\n${line}\n`).length === 0).toBe(isRead);
});

test('the moves of whatever is a Pawn are progress', () => {
  const text = '[mine:chess]\npawnTypes = ps\ncustomPiece1 = s:W\nstartFen = k7/p7/8/8/8/8/P6S/K7 w\n';
  expect(dataOf(text).progressBy).toEqual(['pawn', 'piece-s']);
});
test('a negative number of the opponent’s pieces says nothing of them', () => {
  const lines = 'extinctionValue = loss\nextinctionPieceTypes = q\nextinctionOpponentPieceCount = -1\n';
  expect(dataOf(`[mine:chess]\n${lines}`).extinction).toMatchObject({ othersAtLeast: 0 });
});

/** The array of chess, and what stands behind it. */
const fen = (fields: string, parent = 'chess'): string =>
  `[mine:${parent}]\nstartFen = rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR${parent === 'seirawan' ? '[HEhe]' : ''} ${fields}\n`;

test('rules whose first line is misspelt are no variants.ini', () => {
  const [{ read }] = [...gamesIn('fairgame 1\n[game]\ntitle = A\n[piece King]\nletter = K\n')];
  expect(read).toMatchObject({ ok: false, problems: [{ line: 1, says: 'The first line must be “fairygame 1”.' }, {}] });
});

describe('Rights to castle', () => {
  const partners = (text: string) => dataOf(text).castlings.map(({ kingTo, partner }) => `${partner} ${kingTo}`);
  const usual = ['a1 c1', 'h1 g1', 'a8 c8', 'h8 g8'];
  test('may be files, as with other first positions', () => {
    expect(partners(fen('w HAha'))).toEqual(usual);
    expect(partners(fen('w Hq'))).toEqual(['h1 g1', 'a8 c8']);
  });
  test('and keys about files take letters or numbers', () => {
    const text = '[mine:chess]\ncastlingRookKingsideFile = 8\ncastlingKingsideFile = 7\n';
    expect(partners(text)).toEqual(usual);
    expect(partners('[mine:chess]\ncastlingRookKingsideFile = g\n')).toEqual(['a1 c1', 'a8 c8']);
  });
});

describe('What a parent names by its letter', () => {
  const promotions = (text: string) => dataOf(text).pieces.find(({ id }) => id === 'pawn')?.promotions[0].to;
  test('is gone with its kind, and not meant by who has the letter then', () => {
    expect(
      promotions('[one:chess]\npromotionPieceTypes = qn\n[two:one]\nknight = -\nstartFen = k7/p7/8/8/8/8/P7/K6Q w\n'),
    ).toEqual(['queen']);
    expect(promotions('[one:chess]\npromotionPieceTypes = qb\n[two:one]\narchbishop = b\n')).toEqual(['queen']);
  });
  test('and what the section says itself is about its own letters, in whatever order', () => {
    expect(promotions('[mine:chess]\npromotionPieceTypes = qb\narchbishop = b\n')).toEqual(['queen', 'archbishop']);
  });
});

describe('What cannot be imported is named with its line, all of it at once', () => {
  test.each([
    ['[mine:nothing]\n', '1:7 There is no variant “nothing” here to begin with.'],
    [
      '[mine:chess]\npetrifyOnCapture = true\n',
      '2:20 “petrifyOnCapture”: Pieces that turn into walls cannot be played here',
    ],
    ['[mine:chess]\nwallingRule = edge\n', '2:15 “edge” cannot be played here'],
    ['[mine:chess]\nwallingRule = duck\n', '2:15 A wall that is moved beside royal pieces cannot be played here'],
    ['[mine:chess]\nwallingRule = arrow\n', 'Walls where the piece that moved could go next cannot be played here'],
    ['[mine:chess]\nwallingRule = past\nwallingRegion = *4\n', '3:17 Walls left behind on a part of the board cannot'],
    ['[mine:xiangqi]\nwallingRule = static\n', 'Walls beside royal pieces and pieces that jump over others cannot'],
    ['[mine:crazyhouse]\nwallingRule = static\n', 'Walls beside drops cannot be played here'],
    ['[mine:nocheckatomic]\nwallingRule = duck\n', 'Walls beside explosions cannot be played here'],
    ['[mine:duck]\nwallOrMove = true\n', '“wallOrMove”: Laying a wall instead of moving cannot be played here'],
    ['[mine:chess]\nmaxRank = 20\n', 'A board has 2 to 16 files and ranks.'],
    ['[mine:chess]\ncustomPiece1 = a:xN\n', '2:18 “x”, which lends moves'],
    ['[mine:chess]\nflagRegion = zz\n', '“zz” is no cell, rank or file.'],
    ['[mine:chess]\nstartFen = 8/8 w\n', '“startFen” does not fit the board.'],
    ['[mine:chess]\nstartFen = rnbqkxnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w\n', 'No kind has the letter “x”.'],
    ['[mine:chess]\nnMoveRule = often\n', '“nMoveRule” must be a whole number.'],
    ['[mine:chess]\nnFoldValue = win\nnFoldValueAbsolute = true\n', '3:22 A repetition that the first player wins'],
    ['[mine:chess]\n\nmaxRank = 40\n', '3:11 A board has 2 to 16 files and ranks.'],
    [
      '[mine:duck]\nmoveRepetitionIllegal = true\n',
      '2:25 Losing by moving one piece to and fro in such a game cannot be played here',
    ],
    ['[mine:crazyhouse]\nmoveRepetitionIllegal = true\n', '2:25 Losing by moving one piece to and fro in such a game'],
    [
      `[mine:janggi]\nmoveRepetitionIllegal = true\nextinctionPieceTypes = ka\nextinctionPseudoRoyal = true\n`,
      '2:25 Losing by moving one piece to and fro in such a game',
    ],
    ['[mine:makruk]\ncountingRule = thai\n', '2:16 “countingRule” must be “none”, “makruk”, “cambodian” or “asean”.'],
    [
      '[mine:janggi]\nmaterialCounting = korean\n',
      '2:20 “materialCounting” must be “none”, “janggi”, “unweighted”, “whitedrawodds” or “blackdrawodds”.',
    ],
    ['[mine:xiangqi]\nchasingRule = wxf\n', '2:15 “chasingRule” must be “axf” or “none”.'],
    ['[mine:horde]\nchasingRule = axf\n', '2:15 Perpetual chase in such a game cannot be played here'],
    ['[mine:chess]\npieceDemotion = true\n', 'Demotion of pieces that were Pawns cannot be played here'],
    ['[mine:chess]\nnMoveRuleTypes = pz\n', '2:19 No kind has the letter “z”.'],
    ['[mine:chess]\nnMoveRuleTypesWhite = pn\n', '2:23 A kind whose moves are progress for one side only'],
    ['[mine:chess]\nmobilityRegionWhiteKnigth = *4\n', '2:29 “mobilityRegionWhiteKnigth” is not known here'],
    ['[mine:chess]\npassWhite = true\n', '2:13 Passing by one side only cannot be played here'],
    ['[mine:chess]\npass = true\npassBlack = false\n', 'Passing by one side only cannot be played here'],
    ['[mine:chess]\npieceDrops = yes\n', '2:14 “pieceDrops” must be “true” or “false”.'],
    ['[mine:chess]\nmustCapture = True\n', '2:15 “mustCapture” must be “true” or “false”.'],
    ['[mine:chess]\nstalemateValue = lose\n', '2:18 “stalemateValue” must be “loss”, “win” or “draw”.'],
    ['[mine:chess]\ncheckmateValue = none\n', '2:18 “checkmateValue” must be “loss”, “win” or “draw”.'],
    ['[mine:chess]\nnFoldValue = white\n', '2:14 “nFoldValue” must be “loss”, “win” or “draw”.'],
    ['[mine:chess]\nextinctionValue = 0\n', '“extinctionValue” must be “loss”, “win”, “draw” or “none”.'],
    ['[mine:chess]\npromotionPieceTypes = qxr\n', '2:24 No kind has the letter “x”.'],
    ['[mine:chess]\nknight = -\npromotionPieceTypes = qn\n', '3:24 No kind has the letter “n”.'],
    ['[mine:chess]\ncastlingRookPieces = rz\n', '2:23 No kind has the letter “z”.'],
    ['[mine:shogi]\npromotedPieceType = p:g z:g\n', '2:25 No kind has the letter “z”.'],
    ['[mine:shogi]\npromotedPieceType = pg\n', '2:21 “pg” is not written like “p:q”.'],
    ['[mine:shogi]\ndropNoDoubled = pz\n', '2:18 No kind has the letter “z”.'],
    ['[mine:shogi]\ndropNoDoubled = *\n', '2:17 “dropNoDoubled” takes one letter.'],
    ['[mine:kingofthehill]\nflagPieceWhite = kq\n', '2:18 “flagPieceWhite” takes one letter.'],
    ['[mine:shogi]\ndropNoDoubled = pl\n', '2:17 “dropNoDoubled” takes one letter.'],
    ['[mine:chess]\npromotionLimit = q:one\n', '2:20 “promotionLimit” must be a whole number.'],
    ['[mine:kingofthehill]\nflagPiece = kq\n', '2:13 “flagPiece” takes one letter.'],
    ['[mine:kingofthehill]\nflagPiece = z\n', '2:13 No kind has the letter “z”.'],
    ['[mine:chess]\ncastlingKingPiece = kq\n', '2:21 “castlingKingPiece” takes one letter.'],
    [
      '[mine:chess]\ncastlingKingPiece = q\nstartFen = r2qk2r/8/8/8/8/8/8/R2QK2R w KQkq\n',
      '2:21 Castling by another piece where there is a King cannot be played here',
    ],
    [
      '[mine:chess]\ncustomPiece1 = s:WimD\nstartFen = k7/s7/8/8/8/8/P7/K7 w\n',
      'A capture in passing of a piece that leaps cannot be played here',
    ],
    ['[mine:chess]\ncastlingKingsideFile = 9\n', '2:24 “9” is no file of this board.'],
    ['[mine:chess]\nflagRegion = j4\n', '2:14 “j4” is no cell, rank or file.'],
    ['[mine:chess]\n[mine:shogi]\n', '2:2 There are two sections [mine] in this text.'],
    ['[mine:chess]\ndoubleStepRankMin = 1\n', '“doubleStepRankMin” without “doubleStepRank” cannot be played here'],
    ['[mine:chess]\ncustomPiece1 = z\n', '2:16 The moves of “customPiece1” are missing'],
    [fen('w HAhd'), '“d” in “startFen” names nobody who could castle.'],
    [fen('w KQkq e3'), 'A capture in passing on the first turn cannot be played here'],
    [fen('w KQkq - 5 10'), 'A first position with moves behind it cannot be played here'],
    [fen('white KQkq'), 'Behind its pieces “startFen” is written like “w KQkq - 0 1”.'],
    [fen('w KQkq - 3+5 0 1', '3check'), '“3+5” cannot be played here'],
    [fen('w KQkq - 10+10 0 1', '3check'), 'Behind its pieces “startFen” is written like'],
    [fen('w KQBCDFkqbcdfg', 'seirawan'), 'A first position without a right for the file g cannot be played here'],
    ['[mine:chess]\nstartFen = Q~7/8/8/8/8/8/8/k6K w\n', '2:12 A piece that has promoted, “Q~”, cannot'],
    ['[mine:crazyhouse]\nstartFen = k7/8/8/8/8/8/8/K7[N2] w\n', '“startFen” does not fit the board.'],
    ['[mine:chess]\nnonsense\n', '2:1 A line is written like “key = value”.'],
    ['pawn = p\n', '1:1 This line belongs to no section'],
    ['', '1:1 There is no section such as [mygame:chess] in this text.'],
  ])('%j', (text, problem) => {
    expect(problemsOf(text).join('\n')).toContain(problem);
  });
  test('a section that the text does not have', () => {
    expect(problemsOf('[mine:chess]\n', 'yours')).toEqual(['1:1 There is no section [yours] in this text.']);
  });
  test('of one section and its children only', () => {
    const text = '[bad:nobody]\n[worse:bad]\n[mine:chess]\n';
    expect(problemsOf(text, 'worse')).toEqual(['1:6 There is no variant “nobody” here to begin with.']);
    expect(problemsOf(text, 'mine')).toEqual([]);
  });
  test('several keys, in the order of their lines', () => {
    const problems = problemsOf('[mine:chess]\nwallingRule = edge\npetrifyOnCapture = true\ncastlingWins = k\n');
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['2', '3', '4']);
  });
  test('a letter that no kind has, once for both sides', () => {
    expect(problemsOf('[mine:chess]\nrook = -\n')).toEqual(['1:1 No kind has the letter “r”.']);
  });
  test('what is switched off changes nothing', () => {
    expect(problemsOf('[mine:chess]\npetrifyOnCapture = false\nwallingRule = none\n')).toEqual([]);
  });
});
