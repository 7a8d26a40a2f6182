/** The kinds of pieces that `variants.ini` knows by name, and how they move. */
export const PIECES: Readonly<Record<string, string>> = {
  pawn: 'fmWfceFifmnD',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  fers: 'F',
  alfil: 'A',
  fersAlfil: 'FA',
  silver: 'FfW',
  aiwok: 'RNF',
  bers: 'RF',
  dragon: 'RF',
  archbishop: 'BN',
  chancellor: 'RN',
  amazon: 'QN',
  knibis: 'mNcB',
  biskni: 'mBcN',
  kniroo: 'mNcR',
  rookni: 'mRcN',
  shogiPawn: 'fW',
  lance: 'fR',
  shogiKnight: 'fN',
  gold: 'WfF',
  dragonHorse: 'BW',
  clobber: 'cW',
  breakthrough: 'fmWfF',
  immobile: '',
  cannon: 'mRcpR',
  janggiCannon: 'pR',
  soldier: 'fsW',
  horse: 'nN',
  elephant: 'nA',
  janggiElephant: 'nZ',
  banner: 'RcpRnN',
  wazir: 'W',
  commoner: 'K',
  centaur: 'KN',
  king: 'K',
};
export const isCustomPiece = (key: string): boolean => /^customPiece\d+$/.test(key);
export const isPieceKey = (key: string): boolean => Object.hasOwn(PIECES, key) || isCustomPiece(key);

/** What keys are about where they name no kind: the usual types, whatever their letters are. */
export const USUAL_TYPES: Readonly<Record<string, string>> = {
  ...{ p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' },
};

/** What the format names after how it moves, as players call it. */
const NAMES: Readonly<Record<string, string>> = { immobile: 'Stone' };

/** `shogiPawn` is called “Shogi Pawn”. */
export const nameOfKind = (key: string, letter: string): string =>
  isCustomPiece(key)
    ? `Piece ${letter}`
    : (NAMES[key] ?? key.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase()));
