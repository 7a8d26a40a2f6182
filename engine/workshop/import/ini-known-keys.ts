/**
 * Every key of Fairy-Stockfish's format, beside those that name pieces: which rules they are about that cannot be played
 * here, and how keys were called before.
 */
import { isPieceKey } from './ini-pieces.ts';
import type { sentences } from './sentences.ts';

/** What a rule is called in the sentence that refuses it. */
export type Unplayable = keyof typeof sentences.unplayable;

/** Keys that change nothing in what may be played: how other programs show a game and judge its positions. */
export const WITHOUT_EFFECT: readonly string[] = [
  ...['variantTemplate', 'pieceToCharTable', 'pocketSize', 'pieceValueMg', 'pieceValueEg'],
];

const SIDED = ['', 'White', 'Black'];
/** Read, also with `White` or `Black` behind them. */
export const READ_BY_SIDE: readonly string[] = [
  ...['promotionRegion', 'promotionPawnTypes', 'promotionPieceTypes', 'doubleStepRegion', 'tripleStepRegion'],
  ...['enPassantRegion', 'enPassantTypes', 'castlingKingPiece', 'castlingRookPieces', 'dropRegion', 'wallingRegion'],
  ...['pass', 'passOnStalemate', 'nMoveRuleTypes', 'flagPiece', 'flagRegion'],
];
export const READ: ReadonlySet<string> = new Set([
  ...READ_BY_SIDE.flatMap((key) => SIDED.map((side) => key + side)),
  ...['maxRank', 'maxFile', 'startFen', 'chess960'],
  ...['promotionRank', 'doubleStepRank', 'doubleStepRankMin', 'pawnTypes', 'doubleStep', 'soldierPromotionRank'],
  ...['promotionLimit', 'promotedPieceType', 'piecePromotionOnCapture', 'sittuyinPromotion'],
  ...['mandatoryPawnPromotion', 'mandatoryPiecePromotion', 'pieceDemotion'],
  ...['blastOnCapture', 'blastImmuneTypes', 'mutuallyImmuneTypes', 'immobilityIllegal', 'wallingRule'],
  ...['castling', 'castlingKingsideFile', 'castlingQueensideFile', 'castlingRank', 'castlingKingFile'],
  ...['castlingRookKingsideFile', 'castlingRookQueensideFile'],
  ...['checking', 'dropChecks', 'mustCapture', 'mustDrop', 'pieceDrops', 'dropLoop', 'capturesToHand'],
  ...['firstRankPawnDrops', 'promotionZonePawnDrops', 'sittuyinRookDrop', 'dropPromoted'],
  ...['dropNoDoubled', 'dropNoDoubledCount', 'shogiPawnDropMateIllegal', 'enclosingDrop', 'enclosingDropStart'],
  // no key of the other program: its own games say so of themselves
  'freeDrops',
  ...['flipEnclosedPieces', 'adjudicateFullBoard'],
  ...['gating', 'seirawanGating', 'cambodianMoves', 'diagonalLines', 'makpongRule', 'flyingGeneral', 'bikjangRule'],
  ...['nMoveRule', 'nFoldRule', 'nFoldValue', 'nFoldValueAbsolute', 'perpetualCheckIllegal', 'chasingRule'],
  'moveRepetitionIllegal',
  ...['stalemateValue', 'stalematePieceCount', 'checkmateValue', 'materialCounting', 'countingRule', 'checkCounting'],
  ...['extinctionValue', 'extinctionClaim', 'extinctionPseudoRoyal', 'dupleCheck', 'extinctionPieceTypes'],
  ...['extinctionPieceCount', 'extinctionOpponentPieceCount'],
  ...['flagMove', 'flagPieceSafe', 'flagPieceCount', 'flagPieceBlockedWin'],
  ...['connectN', 'connectVertical', 'connectHorizontal', 'connectDiagonal', 'connectPieceTypes', 'connectValue'],
  ...[
    'connectNxN',
    'collinearN',
    'connectRegion1White',
    'connectRegion2White',
    'connectRegion1Black',
    'connectRegion2Black',
  ],
]);
export const isKnownKey = (key: string): boolean =>
  READ.has(key) || WITHOUT_EFFECT.includes(key) || isPieceKey(key) || key.startsWith('mobilityRegion');

/** Not read: the game is refused where they change anything. */
export const UNPLAYABLE: ReadonlyMap<string, Unplayable> = new Map<string, Unplayable>([
  ['twoBoards', 'twoBoards'],
  ...keys('petrifying', 'petrifyOnCapture', 'petrifyOnCaptureTypes', 'petrifyBlastPieces'),
  ['castlingDroppedPiece', 'castlingDropped'],
  ['oppositeCastling', 'oppositeCastling'],
  ['castlingWins', 'castlingWins'],
  ['mustDropType', 'mustDropOne'],
  ...keys('prison', 'captureType', 'hostageExchange', 'prisonPawnPromotion'),
  ['dropOppositeColoredBishop', 'bishopColours'],
  ['wallOrMove', 'wallOrMove'],
  ['shatarMateRule', 'shatar'],
  // of programs that began as it did
  ...keys('meetingEdges', 'cylindrical', 'toroidal'),
  ['hexBoard', 'hexagons'],
  ...keys('manyMoves', 'multimoves', 'progressiveMultimove'),
  ['passUntilSetup', 'passUntilSetup'],
]);
function keys(rule: Unplayable, ...names: readonly string[]): readonly (readonly [string, Unplayable])[] {
  return names.map((name) => [name, rule] as const);
}
/** With these values a key says what holds without it; `false`, `-` and `none` change nothing anyway. */
export const USUAL_VALUES: ReadonlyMap<string, string> = new Map([['mustDropType', '*']]);

/** Games of the other program that may be named as parents and cannot be played here. */
export const UNPLAYABLE_PARENTS: ReadonlyMap<string, Unplayable> = new Map<string, Unplayable>([
  ...keys('twoBoards', 'bughouse', 'koedem', 'supply'),
  ...keys('fog', 'fogofwar', 'darkcrazyhouse', 'darkcrazyhouse2'),
  ['placement', 'bishopColours'],
  ['shatar', 'shatar'],
  ['flipello10', 'largeReversi'],
  ['petrified', 'petrifying'],
]);

/** How keys are called now. */
export const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['whiteFlag', 'flagRegionWhite'],
  ['blackFlag', 'flagRegionBlack'],
  ['whiteDropRegion', 'dropRegionWhite'],
  ['blackDropRegion', 'dropRegionBlack'],
  ['castlingRookPiece', 'castlingRookPieces'],
  ['staticGatingRegion', 'wallingRegion'],
]);
/** Switches that are values of another key now. */
export const OLD_SWITCHES: ReadonlyMap<string, readonly [key: string, value: string]> = new Map([
  ['arrowGating', ['wallingRule', 'arrow']],
  ['duckGating', ['wallingRule', 'duck']],
  ['staticGating', ['wallingRule', 'static']],
  ['pastGating', ['wallingRule', 'past']],
  ['dropOnTop', ['enclosingDrop', 'top']],
]);
