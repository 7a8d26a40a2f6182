/** The rules that are a choice between a few words, or a number. The first word is the usual one. */
export const WORDS = {
  check: ['yes', 'no'],
  /** which royal pieces must be safe: every one, one of them, the last one */
  royals: ['each', 'one', 'last'],
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
  pass: ['no', 'yes'],
  stalemate: ['draw', 'lost', 'won', 'fewer wins'],
  checkmate: ['lost', 'won', 'draw'],
} as const;
export const NUMBERS = {
  repetition: { usual: 3, most: 9 },
  noProgress: { usual: 50, most: 500 },
  checksToWin: { usual: 0, most: 9 },
} as const;

export type RuleWords = { readonly [K in keyof typeof WORDS]: (typeof WORDS)[K][number] };
export type RuleNumbers = { readonly [K in keyof typeof NUMBERS]: number };

/** As a file spells it: `givingCheck` is `giving check`. */
export const spelled = (name: string): string => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
