/**
 * What figures of several games wear where they stand side by side: the two plain sides for all of them, since bodies tell
 * the sides apart, and in the other slots what their own game means by them. Pieces of a set and tokens wear what their set is
 * made of. A tint takes the place of the accents alone. Free of three.js.
 */
import type { Livery } from '../../art/variant-art.ts';
import { plainLiveries } from '../plain/liveries.ts';
import type { FigureLender } from './figure-names.ts';
import { SET_LIVERIES } from './sets/liveries.ts';
import type { SetName } from './sets/names.ts';
import { TINT_COLOURS, type TintName } from './tints.ts';

/** the hollows of a sculpture, by side */
const HOLLOWS = ['#5a4a38', '#0b0c10'] as const;
/** the panels of a tile of 4chan chess that is turned over, and what is written on them, of either side */
const PANEL = '#870f08';
const GILT = '#f4bd48';
/** its lines, which are whole parts of some figures: nearer to the body than letters, or the sides would be mistaken */
const LINES = ['#5a4632', '#93a5b5'] as const;

type Slots = Partial<Pick<Livery, 'accent' | 'light' | 'dark' | 'outline'>>;

/** By the game that lends a figure. `tint`: on this side, and on a panel that is written on. */
const slotsOf: Readonly<Record<FigureLender, (side: 0 | 1, tint: string | null, panel: string | null) => Slots>> = {
  deicide: (side, tint) => ({ ...sculpted(side), ...(tint && { accent: tint }) }),
  chesimals: (side, tint) => ({ ...sculpted(side), ...(tint && { accent: tint }) }),
  // its figures have few accents, and lights instead
  acid: (side, tint) => ({ ...sculpted(side), ...(tint && { accent: tint, light: tint }) }),
  // its lines are in the dark slot, which contrasts with the body, and the accents are panels
  fourchan: (side, tint, panel) => ({ light: GILT, accent: panel ?? PANEL, dark: tint ?? LINES[side] }),
};
const sculpted = (side: 0 | 1): Slots => ({ dark: HOLLOWS[side], ...(side === 0 && { outline: 0.5 }) });

/** The game that lends a figure, or the set that it is of. */
export interface Wear {
  readonly from: FigureLender | { readonly set: SetName };
  readonly tint: TintName | null;
}
const liveryOf = ({ from, tint }: Wear, side: 0 | 1): Livery => {
  const colours = tint && TINT_COLOURS[tint];
  const onBody = colours && (side === 0 ? colours.deep : colours.pale);
  if (typeof from === 'object') {
    // letters are thinner than accents
    const written = colours && (side === 0 ? colours.line : colours.pale);
    return { ...SET_LIVERIES[from.set][side], ...(onBody && { accent: onBody }), ...(written && { dark: written }) };
  }
  return { ...plainLiveries[side], ...slotsOf[from](side, onBody, colours?.deep ?? null) };
};

/** A pair of liveries for each wear, and by figure the number of its pair. The first pair is that of the set, untinted. */
export function wardrobe(
  set: SetName,
  worn: ReadonlyMap<string, Wear>,
): {
  readonly liveries: readonly [Livery, Livery, ...Livery[]];
  readonly pairs: Readonly<Record<string, number>>;
} {
  const plain: Wear = { from: { set }, tint: null };
  // what comes out the same is one pair
  const keyOf = (wear: Wear): string => JSON.stringify([liveryOf(wear, 0), liveryOf(wear, 1)]);
  const wears = new Map([plain, ...worn.values()].map((wear) => [keyOf(wear), wear]));
  const keys = [...wears.keys()];
  const [white, black, ...more] = [...wears.values()].flatMap((wear) => [liveryOf(wear, 0), liveryOf(wear, 1)]);
  return {
    liveries: [white, black, ...more],
    pairs: Object.fromEntries([...worn].map(([figure, wear]) => [figure, keys.indexOf(keyOf(wear))])),
  };
}
