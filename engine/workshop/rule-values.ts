/** The rules that are a choice between a few words, or a number. The first word is the usual one. */
export const WORDS = {
  check: ['yes', 'no'],
  /** which royal pieces must be safe: every one, one of them, the last one, the last one of every kind */
  royals: ['each', 'one', 'last', 'last of each kind'],
  givingCheck: ['allowed', 'forbidden'],
  /** may a royal piece move out of check? */
  flight: ['allowed', 'forbidden'],
  capture: ['free', 'must'],
  captured: ['gone', 'to hand'],
  promotedCaptives: ['fall back', 'stay'],
  capturesExplode: ['no', 'yes'],
  facingRoyals: ['allowed', 'forbidden', 'draw'],
  /** may a piece go where it could never move again? */
  immobile: ['allowed', 'forbidden'],
  /** `if stuck`: who can do nothing else */
  pass: ['no', 'yes', 'if stuck'],
  /** which enemies change sides after a move or a drop: between its piece and a friend, beside it, or beside it though a dropped piece needs a friend beside it */
  turnsOver: ['none', 'enclosed', 'beside', 'beside if supported'],
  /** laid in play: where a piece left, or by its side after its move; the one wall is moved */
  walls: ['none', 'left behind', 'anywhere', 'in line', 'moved'],
  stalemate: ['draw', 'lost', 'won', 'fewer wins', 'more wins'],
  /** when no square is empty */
  fullBoard: ['play on', 'ends'],
  checkmate: ['lost', 'won', 'draw'],
  /** where neither side has the pieces to win */
  insufficientMaterial: ['play on', 'draw'],
  /** moves of a side that must be checkmated in time, as in one of these games */
  counting: ['none', 'makruk', 'cambodian', 'asean'],
  /** a position that comes up too often: for the side that brings it about, or for the one that began the game */
  repeated: ['draw', 'lost', 'won', 'first loses'],
  /** for whoever has given check with every move since that position first came up */
  perpetualCheck: ['allowed', 'lost'],
  /** the same for whoever has chased a piece, which could be taken for nothing */
  perpetualChase: ['allowed', 'lost'],
  /** for whoever moves one piece between two squares again and again */
  toAndFro: ['allowed', 'lost'],
} as const;
export const NUMBERS = {
  repetition: { usual: 3, least: 0, most: 9 },
  noProgress: { usual: 50, least: 0, most: 500 },
  checksToWin: { usual: 0, least: 0, most: 9 },
  movesATurn: { usual: 1, least: 1, most: 4 },
  /** 0: as many as any other */
  firstTurn: { usual: 0, least: 0, most: 4 },
} as const;

export type RuleWordValues = { readonly [K in keyof typeof WORDS]: (typeof WORDS)[K][number] };
export type RuleNumbers = { readonly [K in keyof typeof NUMBERS]: number };

/** As a file spells it: `givingCheck` is `giving check`. */
export const spelled = (name: string): string => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
