/**
 * The eight colours of Chesimals I and the ninth, of units that belong to nobody: whose they are, what they are painted
 * with, and the pattern on the plate, so that nobody needs the hue to tell them apart. White's four stand on round plates
 * with a pale rim, Black's on octagons with a dark one, neutral units on squares; inside a side lightness falls in steps,
 * which is what is left of a colour for eyes that see fewer. Free of three.js: lists and cards use it too.
 */
export type Pattern = 'plain' | 'dots' | 'bars' | 'chevrons' | 'diamonds' | 'zigzag' | 'crosses' | 'rings' | 'corners';

/** Whose a colour is; null: nobody's (Q41). */
export type LiveryOwner = 0 | 1 | null;

export interface Colour {
  readonly side: LiveryOwner;
  readonly pattern: Pattern;
  /** its Chief wears the crown: whoever loses two such Chiefs has lost */
  readonly royal: boolean;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
}

/** One of three, by owner: White's, Black's, nobody's. */
export const byOwner = <T>([white, black, nobody]: readonly [T, T, T], side: LiveryOwner): T =>
  side === null ? nobody : side === 0 ? white : black;

/** What the rim of a plate is made of, by owner. */
export const RIMS = ['#dccfae', '#15171d', '#7d6f7c'] as const;

export const liveryColours = {
  yellow: { side: 0, pattern: 'dots', royal: false, body: '#f2bf12', light: '#fff2a0', dark: '#573d06' },
  white: { side: 0, pattern: 'plain', royal: true, body: '#f3f5f6', light: '#35c4ee', dark: '#2f3d4a' },
  grey: { side: 0, pattern: 'bars', royal: true, body: '#646b76', light: '#e6eef7', dark: '#282c33' },
  orange: { side: 0, pattern: 'chevrons', royal: false, body: '#df610d', light: '#ffd596', dark: '#4f1e03' },
  green: { side: 1, pattern: 'diamonds', royal: false, body: '#3fb65c', light: '#c0fba8', dark: '#0a3219' },
  blue: { side: 1, pattern: 'zigzag', royal: true, body: '#2f80ea', light: '#8fd0ff', dark: '#0a2056' },
  red: { side: 1, pattern: 'crosses', royal: true, body: '#bb1722', light: '#ffae9b', dark: '#3a0408' },
  purple: { side: 1, pattern: 'rings', royal: false, body: '#4a1b82', light: '#dfaeff', dark: '#180730' },
  neutral: { side: null, pattern: 'corners', royal: false, body: '#c2a4ba', light: '#ffe9fb', dark: '#43303e' },
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourId = keyof typeof liveryColours;
export const colourIds = Object.keys(liveryColours) as ColourId[];

/** The colour of that name. Throws for any other name. */
export function colourOf(id: string | undefined): ColourId {
  const found = colourIds.find((known) => known === id);
  if (!found) throw new Error(`${id ?? 'nothing'} is no colour of Chesimals I; there are ${colourIds.join(', ')}`);
  return found;
}
