/** Every key of Fairy-Stockfish's format changes the game, or is refused by name and with its rule: none is passed over in silence. */
import { describe, expect, test } from 'vitest';
import { readGame } from '../file/read-game.ts';
import { ownGame } from '../own-game.ts';
import { OLD_NAMES, OLD_SWITCHES, READ, UNPLAYABLE, UNPLAYABLE_PARENTS } from './ini-known-keys.ts';
import { builtIn } from './parents.ts';
import { iniText } from './read-ini.ts';

const read = (text: string) => {
  const game = iniText(text, builtIn).read(null);
  return game.ok ? game.text : game.problems.map(({ line, says }) => `${line} ${says}`).join('\n');
};
const DROPS = 'pieceDrops = true\ncapturesToHand = true\n';
const SHOGI = 'shogi';
const COMMONERS = 'king = -\ncommoner = k\ncastling = false\n';
const LOSS = 'extinctionValue = loss\nextinctionPieceTypes = q\n';
const ROW = 'connectN = 4\n';
const HILL = 'flagRegion = d4 e4\n';
const WALLS = 'wallingRule = static\n';
const TWO_KINGS = 'startFen = rnkqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNKQKBNR w KQkq - 0 1\n';

/** A value with which the key changes a game: of that parent, with those lines before it. */
type Sample = readonly [value: string, before?: string, parent?: string];
const SAMPLES: Readonly<Record<string, Sample>> = {
  maxRank: ['9'],
  maxFile: ['9'],
  startFen: ['rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1'],
  chess960: ['true'],
  promotionRegion: ['*7 *8'],
  promotionRegionWhite: ['*7 *8'],
  promotionRegionBlack: ['*2 *1'],
  promotionRank: ['7'],
  promotionPawnTypes: ['n'],
  promotionPawnTypesWhite: ['n'],
  promotionPawnTypesBlack: ['n'],
  promotionPieceTypes: ['q'],
  promotionPieceTypesWhite: ['q'],
  promotionPieceTypesBlack: ['q'],
  pawnTypes: ['n'],
  promotionLimit: ['q:1'],
  promotedPieceType: ['n:q'],
  piecePromotionOnCapture: ['true', '', SHOGI],
  moveRepetitionIllegal: ['true'],
  sittuyinPromotion: ['true'],
  mandatoryPawnPromotion: ['false'],
  mandatoryPiecePromotion: ['true', '', SHOGI],
  pieceDemotion: ['true', '', SHOGI],
  doubleStep: ['false'],
  doubleStepRegion: ['*3'],
  doubleStepRegionWhite: ['*3'],
  doubleStepRegionBlack: ['*6'],
  doubleStepRank: ['3'],
  doubleStepRankMin: ['1', 'doubleStepRank = 2\n'],
  tripleStepRegion: ['*2'],
  tripleStepRegionWhite: ['*2'],
  tripleStepRegionBlack: ['*7'],
  enPassantRegion: ['*3'],
  enPassantRegionWhite: ['*6 a5'],
  enPassantRegionBlack: ['*3 a4'],
  enPassantTypes: ['-'],
  enPassantTypesWhite: ['-', 'enPassantTypesBlack = -\n'],
  enPassantTypesBlack: ['-', 'enPassantTypesWhite = -\n'],
  soldierPromotionRank: ['4', '', 'xiangqi'],
  blastOnCapture: ['true', COMMONERS],
  blastImmuneTypes: ['n', '', 'atomic'],
  mutuallyImmuneTypes: ['n'],
  immobilityIllegal: ['true'],
  castling: ['false'],
  castlingKingsideFile: ['f'],
  castlingQueensideFile: ['b'],
  castlingRank: ['2'],
  castlingKingFile: ['c', TWO_KINGS],
  castlingKingPiece: ['q'],
  castlingKingPieceWhite: ['q'],
  castlingKingPieceBlack: ['q'],
  castlingRookPieces: ['n'],
  castlingRookPiecesWhite: ['n'],
  castlingRookPiecesBlack: ['n'],
  castlingRookKingsideFile: ['g'],
  castlingRookQueensideFile: ['b'],
  checking: ['false'],
  dropChecks: ['false', DROPS],
  mustCapture: ['true'],
  mustDrop: ['true', DROPS],
  pieceDrops: ['true'],
  dropLoop: ['true', '', 'crazyhouse'],
  capturesToHand: ['true'],
  firstRankPawnDrops: ['true', DROPS],
  promotionZonePawnDrops: ['true', DROPS],
  dropRegion: ['*4', DROPS],
  dropRegionWhite: ['*4', DROPS],
  dropRegionBlack: ['*4', DROPS],
  sittuyinRookDrop: ['true', DROPS],
  dropPromoted: ['true', '', SHOGI],
  enclosingDrop: ['top', DROPS],
  enclosingDropStart: ['d4 e4', `${DROPS}enclosingDrop = reversi\n`],
  freeDrops: ['true', 'pieceDrops = true\n', 'breakthrough'],
  flipEnclosedPieces: ['ataxx', '', 'isolation'],
  adjudicateFullBoard: ['true'],
  passOnStalemate: ['true'],
  passOnStalemateWhite: ['true'],
  passOnStalemateBlack: ['true'],
  dropNoDoubled: ['n', DROPS],
  dropNoDoubledCount: ['2', '', SHOGI],
  shogiPawnDropMateIllegal: ['false', '', SHOGI],
  wallingRule: ['static'],
  wallingRegion: ['*4', WALLS],
  wallingRegionWhite: ['*4', WALLS],
  wallingRegionBlack: ['*4', WALLS],
  gating: ['true'],
  seirawanGating: ['true'],
  cambodianMoves: ['true'],
  diagonalLines: ['d4 e5'],
  pass: ['true'],
  passWhite: ['true'],
  passBlack: ['true'],
  makpongRule: ['true'],
  flyingGeneral: ['true'],
  bikjangRule: ['true'],
  nMoveRule: ['60'],
  nMoveRuleTypes: ['n'],
  nMoveRuleTypesWhite: ['n'],
  nMoveRuleTypesBlack: ['n'],
  nFoldRule: ['4'],
  nFoldValue: ['loss'],
  nFoldValueAbsolute: ['true', 'nFoldValue = loss\n'],
  perpetualCheckIllegal: ['true'],
  chasingRule: ['none', '', 'xiangqi'],
  stalemateValue: ['loss'],
  stalematePieceCount: ['true', 'stalemateValue = loss\n'],
  checkmateValue: ['win'],
  materialCounting: ['unweighted'],
  countingRule: ['none', '', 'makruk'],
  checkCounting: ['true'],
  extinctionValue: ['loss', 'extinctionPieceTypes = q\n'],
  extinctionPieceTypes: ['q', 'extinctionValue = loss\n'],
  extinctionClaim: ['true', LOSS],
  extinctionPieceCount: ['1', LOSS],
  extinctionOpponentPieceCount: ['2', LOSS],
  extinctionPseudoRoyal: ['true', LOSS],
  dupleCheck: ['true'],
  flagPiece: ['k', HILL],
  flagPieceWhite: ['k', HILL],
  flagPieceBlack: ['k', HILL],
  flagRegion: ['d4 e4'],
  flagRegionWhite: ['*8'],
  flagRegionBlack: ['*1'],
  flagMove: ['true', HILL],
  flagPieceSafe: ['true', HILL],
  flagPieceCount: ['2', HILL],
  flagPieceBlockedWin: ['true', `${HILL}flagPieceCount = 2\n`],
  connectN: ['4'],
  connectNxN: ['2'],
  connectRegion1White: ['a*', 'connectRegion2White = h*\n'],
  connectRegion2White: ['h*', 'connectRegion1White = a*\n'],
  connectRegion1Black: ['*1', 'connectRegion2Black = *8\n'],
  connectRegion2Black: ['*8', 'connectRegion1Black = *1\n'],
  collinearN: ['4'],
  connectHorizontal: ['false', ROW],
  connectVertical: ['false', ROW],
  connectDiagonal: ['false', ROW],
  connectPieceTypes: ['n', ROW],
  connectValue: ['loss', ROW],
};
const texts = ([, before = '', parent = 'chess']: Sample) => `[mine:${parent}]\n${before}`;

test('there is a sample of every key that is read', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...READ].sort());
});
test.each(Object.entries(SAMPLES))('%s changes the game', (key, sample) => {
  const text = texts(sample);
  const without = read(text);
  expect(without).toMatch(/^fairygame 1\n/);
  expect(read(`${text}${key} = ${sample[0]}\n`)).not.toBe(without);
});
test.each([...UNPLAYABLE.keys()])('%s is refused by name, and with its rule', (key) => {
  expect(read(`[mine:chess]\n${key} = 4\n`)).toMatch(new RegExp(`^2 “${key}”: .* cannot be played here`));
  expect(read(`[mine:chess]\n${key} = -\n`)).toBe(read('[mine:chess]\n'));
});
test.each([
  ['connectN', '0'],
  ['connectNxN', '0'],
  ['connectDiagonal', 'true'],
  ['flagPieceCount', '1'],
  ['mustDropType', '*'],
])('%s changes nothing as it is usually: %s', (key, value) => {
  expect(read(`[mine:chess]\n${key} = ${value}\n`)).toBe(read('[mine:chess]\n'));
});

describe('A key that was called otherwise', () => {
  test.each([...OLD_NAMES, ...[...OLD_SWITCHES].map(([old, [key]]) => [old, key] as const)])('%s is %s', (old) => {
    expect(read(`[mine:chess]\n${old} = surely wrong\n`)).not.toBe(read('[mine:chess]\n'));
  });
  test.each([
    ['whiteFlag = *8', 'flagRegionWhite = *8'],
    ['castlingRookPiece = n', 'castlingRookPieces = n'],
    ['staticGating = true\nstaticGatingRegion = *4', 'wallingRule = static\nwallingRegion = *4'],
    ['pastGating = true', 'wallingRule = past'],
    ['pieceDrops = true\ndropOnTop = true', 'pieceDrops = true\nenclosingDrop = top'],
    ['captureType = hand\npieceDrops = true', 'capturesToHand = true\npieceDrops = true'],
    ['captureType = out', 'capturesToHand = false'],
    ['arrowGating = false', ''],
  ])('%j is %j', (old, now) => {
    expect(read(`[mine:chess]\n${old}\n`)).toBe(read(`[mine:chess]\n${now}\n`));
  });
  test('holds before what the parent says, and after what the section says with the name of today', () => {
    const region = (lines: string) =>
      /own .*|white: .*/.exec(read(`[one:chess]\nflagRegionWhite = *7\n[two:one]\n${lines}`))?.[0];
    expect(region('whiteFlag = *8\n')).toBe(region('flagRegionWhite = *8\n'));
    expect(region('flagRegionWhite = *6\nwhiteFlag = *8\n')).toBe(region('flagRegionWhite = *6\n'));
    expect(region('whiteFlag = *8\nflagRegionWhite = *6\n')).toBe(region('flagRegionWhite = *6\n'));
  });
});

test('what is said of one side holds, wherever the key for both sides stands', () => {
  const lines = ['flagRegionWhite = *8', 'flagRegion = *1'];
  expect(read(`[mine:chess]\n${lines.join('\n')}`)).toBe(read(`[mine:chess]\n${[...lines].reverse().join('\n')}`));
});
test('drops without end are as many pieces as there are empty squares, where nobody is captured', () => {
  expect(read('[mine:ataxx]\n')).toMatch(/^white = (Custom_Piece_1|P|\w+)( \w+){44}$/m);
  expect(read('[mine:ataxx]\ncustomPiece1 = p:N\n')).toContain(
    'An endless supply of pieces to drop beside captures cannot',
  );
});
test('enemies are not turned over beside royal pieces', () => {
  expect(read('[mine:chess]\nflipEnclosedPieces = reversi\n')).toContain(
    'Turning over enemies beside royal pieces cannot',
  );
});
test('a game on the board of Reversi with a hundred squares has more pieces than there may be', () => {
  expect(read('[mine:flipello10]\n')).toContain('Reversi on a board of a hundred squares cannot be played here');
});
test('a rank for double steps takes the place of the region of the parent', () => {
  const text = (lines: string) => read(`[one:chess]\ndoubleStepRegionWhite = *4\n[two:one]\n${lines}`);
  expect(text('doubleStepRank = 3\n')).not.toBe(text(''));
});
test('of a key that stands twice the last value holds, and the game says that the other one was left out', () => {
  expect(read('[mine:chess]\nnMoveRule = 8\nnMoveRule = 8\n')).toBe(read('[mine:chess]\nnMoveRule = 8\n'));
  const twice = iniText(
    '[mine:chess]\nnMoveRule = 8\ncustomPiece1 = r:N\nnMoveRule = 9\ncustomPiece1 = a:N\n',
    builtIn,
  );
  const once = iniText('[mine:chess]\nnMoveRule = 9\ncustomPiece1 = a:N\n', builtIn);
  const [first, second] = [twice.read('mine'), once.read('mine')];
  if (!first.ok || !second.ok) throw new Error('both are read');
  expect(first.data).toEqual({ ...second.data, without: ['nMoveRule = 8', 'customPiece1 = r:N'] });
});
test('a game says what was left out of the one that it is derived from', () => {
  const derived = iniText('[one:chess]\nnMoveRule = 8\nnMoveRule = 9\n[two:one]\nnMoveRule = 7\n', builtIn).read('two');
  expect(derived).toMatchObject({ ok: true, data: { without: ['nMoveRule = 8'], rules: { noProgress: 7 } } });
});
test('thirty lines that say nothing are one problem, and hide no other', () => {
  const problems = read(`[mine:chess]\n${'what is this\n'.repeat(30)}castlingWins = k\n`).split('\n');
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['2', '32']);
});
test('a parent that is not there hides no key that is wrong', () => {
  expect(read('[mine:nowhere]\ncastlingWins = k\nmaxRnak = 9\nmaxRank = 9\n').split('\n')).toEqual([
    '1 There is no variant “nowhere” here to begin with.',
    expect.stringContaining('2 “castlingWins”: '),
    expect.stringContaining('3 “maxRnak” is not known here'),
  ]);
});
test.each([...UNPLAYABLE_PARENTS.keys()])(
  '[mine:%s] is refused by the name of its parent, and with its rule',
  (name) => {
    expect(builtIn(name)).toBe(undefined);
    expect(read(`[mine:${name}]\n`)).toMatch(new RegExp(`^1 “${name}”: .* cannot be played here`));
  },
);
test('[mine:fischerandom] is shuffled', () => {
  expect(read('[mine:fischerandom]\n')).toMatch(/^shuffle = .*drawn$/m);
  expect(read('[mine:caparandom]\n')).toMatch(/^shuffle = .*drawn$/m);
});
test('with no piece of a kind allowed on a file, the kind cannot be dropped', () => {
  const none = read('[mine:shogi]\ndropNoDoubledCount = 0\n');
  expect(none).toMatch(/^where = .*Shogi_?Pawn.*: drops of p$/im);
  expect(none).toMatch(/^drops of p = none$/m);
  expect(none).not.toContain('to a file');
});

test('two numbers on lines are refused where the one with gaps is the larger one', () => {
  const lines = (adjacent: number, onLine: number) =>
    read(`[mine:chess]\nconnectN = ${adjacent}\ncollinearN = ${onLine}\n`);
  expect(lines(3, 4)).toMatch(
    /^3 A number of pieces on one line beside a smaller number side by side cannot be played here/,
  );
  expect(lines(4, 3)).toContain('in a row = 3, with gaps: wins');
});

describe('Without a rule that somebody does not want', () => {
  const without = (text: string, ...rules: string[]) => iniText(text, builtIn).read(null, new Set(rules));
  const TEXT = '[mine:chess]\ncastlingWins = k\nteleport = yes # often\nnMoveRule = 60\n';
  test('each rule is left out by itself, and those that are known stay', () => {
    const one = without(TEXT, 'castlingWins', 'nMoveRule');
    expect(one).toMatchObject({ ok: false, problems: [{ line: 3, rule: 'teleport' }] });
    const game = without(TEXT, 'castlingWins', 'teleport', 'nMoveRule');
    const rest = { rules: { noProgress: 60 }, without: ['castlingWins = k', 'teleport = yes'] };
    expect(game).toMatchObject({ ok: true, data: rest });
  });
  test('the game says so in its text and at the beginning of its rulebook, and only then', () => {
    const game = without('[mine:chess]\ncastlingWins = k\n', 'castlingWins');
    const plain = without('[mine:chess]\n', 'castlingWins');
    if (!game.ok || !plain.ok) throw new Error('it was not imported');
    expect(game.text).toBe(plain.text.replace('board = ', 'without = castlingWins = k\nboard = '));
    expect(readGame(game.text)).toMatchObject({ ok: true, data: { without: ['castlingWins = k'] } });
    const made = ownGame(game.text, () => 'id');
    const [first] = made.ok ? made.variant.words.rulebook : [];
    expect(first.paragraphs[0]).toBe('This game was imported without a rule of the original: “castlingWins = k”.');
  });
  test('a parent that is not there, and a board that is none, are not offered', () => {
    const offered = (text: string) => {
      const read = without(text);
      return read.ok ? [] : read.problems.flatMap(({ rule }) => rule ?? []);
    };
    expect(offered('[mine:nowhere]\ncastlingWins = k\n')).toEqual([]);
    expect(offered('[mine:chess]\nmaxRank = 99\n')).toEqual([]);
  });
});
