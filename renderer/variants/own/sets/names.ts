/**
 * Sets of figures that a whole game may name, and what each of them has for a kind: by the kind's id, or the usual other
 * name of it. Free of three.js.
 */
export const SETS = ['classic', 'shogi', 'xiangqi', 'janggi', 'makruk', 'tokens'] as const;
export type SetName = (typeof SETS)[number];
export const setNamed = (name: string | undefined): SetName | null => SETS.find((one) => one === name) ?? null;

/** What is written on a piece of either side. */
type Written = readonly [string, string];
/** A piece of shogi: how wide it is, in cells, what is written on it, and on its other face. */
export interface Wedge {
  readonly wide: number;
  readonly sign: Written;
  readonly back?: string;
  /** it is a promoted form: written in red */
  readonly promoted?: true;
}
export interface Disc {
  readonly wide: number;
  readonly sign: Written;
}

const wedge = (wide: number, sign: string, back?: string, other = sign): Wedge => ({
  wide,
  sign: [sign, other],
  ...(back && { back }),
});
const promoted = (wide: number, sign: string, back: string): Wedge => ({
  ...wedge(wide, sign, back),
  promoted: true,
});
const WEDGES: Readonly<Record<string, Wedge>> = {
  // the second player, by custom the stronger one, has the 王
  king: wedge(0.78, '玉', undefined, '王'),
  rook: wedge(0.75, '飛', '龍'),
  bishop: wedge(0.75, '角', '馬'),
  gold: wedge(0.71, '金'),
  silver: wedge(0.71, '銀', '全'),
  knight: wedge(0.67, '桂', '圭'),
  lance: wedge(0.62, '香', '杏'),
  pawn: wedge(0.58, '歩', 'と'),
  tokin: promoted(0.58, 'と', '歩'),
  'promoted-lance': promoted(0.62, '杏', '香'),
  'promoted-knight': promoted(0.67, '圭', '桂'),
  'promoted-silver': promoted(0.71, '全', '銀'),
  horse: promoted(0.75, '馬', '角'),
  dragon: promoted(0.75, '龍', '飛'),
  // Sho shogi
  'drunk-elephant': wedge(0.75, '醉', '太'),
  prince: promoted(0.75, '太', '醉'),
  // Tori shogi; both quails are written 鶉, so the first sign of each tells them apart
  phoenix: wedge(0.78, '鵬'),
  falcon: wedge(0.75, '鷹', '鵰'),
  crane: wedge(0.71, '鶴'),
  pheasant: wedge(0.71, '雉'),
  'left-quail': wedge(0.67, '左'),
  'right-quail': wedge(0.67, '右'),
  swallow: wedge(0.58, '燕', '雁'),
  'promoted-swallow': promoted(0.58, '雁', '燕'),
  'promoted-falcon': promoted(0.75, '鵰', '鷹'),
};

const disc = (first: string, second: string, wide = 0.84): Disc => ({ wide, sign: [first, second] });
const [LARGE, MIDDLE, SMALL] = [0.92, 0.78, 0.64];
const DISCS: Readonly<Record<'xiangqi' | 'janggi', Readonly<Record<string, Disc>>>> = {
  xiangqi: {
    general: disc('帥', '將'),
    advisor: disc('仕', '士'),
    elephant: disc('相', '象'),
    horse: disc('傌', '馬'),
    chariot: disc('俥', '車'),
    cannon: disc('炮', '砲'),
    soldier: disc('兵', '卒'),
    // Manchu chess
    banner: disc('旗', '旗'),
  },
  // Cho moves first
  janggi: {
    general: disc('楚', '漢', LARGE),
    guard: disc('士', '士', SMALL),
    elephant: disc('象', '象', MIDDLE),
    horse: disc('馬', '馬', MIDDLE),
    chariot: disc('車', '車', MIDDLE),
    cannon: disc('包', '包', MIDDLE),
    soldier: disc('卒', '兵', SMALL),
  },
};

export const CLASSIC = [
  ...['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'archbishop', 'chancellor', 'amazon', 'man', 'ferz'],
  ...['wazir', 'alfil', 'elephant', 'dabbaba', 'camel', 'zebra', 'giraffe', 'nightrider', 'grasshopper', 'cannon'],
  ...['wizard', 'champion', 'hawk', 'prince', 'courier'],
] as const;
/** `bia-ngai`: a promoted pawn, which is its shell overturned, where a game has it as a kind of its own */
export const MAKRUK = ['khun', 'met', 'khon', 'ma', 'rua', 'bia', 'bia-ngai'] as const;

/** the usual other names of kinds */
const ALSO: Readonly<Record<'classic' | 'makruk', Readonly<Record<string, string>>>> = {
  classic: {
    ...{ cardinal: 'archbishop', princess: 'archbishop', marshal: 'chancellor', empress: 'chancellor' },
    ...{ fers: 'ferz', advisor: 'ferz', guard: 'man', 'royal-knight': 'prince' },
    ...{ 'berolina-pawn': 'pawn', hoplite: 'pawn', sergeant: 'pawn' },
  },
  makruk: {
    ...{ king: 'khun', knight: 'ma', rook: 'rua', pawn: 'bia' },
    ...{ 'promoted-pawn': 'bia-ngai', 'promoted-bia': 'bia-ngai' },
    ...{ queen: 'met', neang: 'met', general: 'met', bishop: 'khon', koul: 'khon', elephant: 'khon' },
  },
};

/** What a set has for a kind. `key` is its own among all pieces of all sets. */
export type SetPiece = { readonly key: string } & (
  | { readonly set: 'shogi'; readonly wedge: Wedge }
  | { readonly set: 'xiangqi'; readonly disc: Disc }
  | { readonly set: 'janggi'; readonly disc: Disc }
  | { readonly set: 'classic'; readonly name: (typeof CLASSIC)[number] }
  | { readonly set: 'makruk'; readonly name: (typeof MAKRUK)[number] }
);

/** Null where the set has nothing for a kind of this id. */
export function setPieceOf(set: SetName, id: string): SetPiece | null {
  if (set === 'tokens') return null;
  const also = set === 'classic' || set === 'makruk' ? ALSO[set] : {};
  const word = Object.hasOwn(also, id) ? also[id] : id;
  const key = `${set}: ${word}`;
  if (set === 'shogi') return Object.hasOwn(WEDGES, word) ? { key, set, wedge: WEDGES[word] } : null;
  if (set === 'xiangqi' || set === 'janggi')
    return Object.hasOwn(DISCS[set], word) ? ({ key, set, disc: DISCS[set][word] } as SetPiece) : null;
  if (set === 'makruk') {
    const name = MAKRUK.find((one) => one === word);
    return name === undefined ? null : { key, set, name };
  }
  const name = CLASSIC.find((one) => one === word);
  return name === undefined ? null : { key, set, name };
}
/** The ids of the kinds that a set has a piece for, under their first names. */
export const namesIn = (set: Exclude<SetName, 'tokens'>): readonly string[] =>
  ({
    ...{ shogi: Object.keys(WEDGES), xiangqi: Object.keys(DISCS.xiangqi), janggi: Object.keys(DISCS.janggi) },
    ...{ classic: CLASSIC, makruk: MAKRUK },
  })[set];

/** Are its pieces written on, with characters? */
export const isWrittenOn = (set: SetName | null): boolean => set === 'shogi' || set === 'xiangqi' || set === 'janggi';

/** Do its sides bear different signs? */
export const isSided = (piece: SetPiece): boolean =>
  piece.set === 'xiangqi' ||
  piece.set === 'janggi' ||
  (piece.set === 'shogi' && piece.wedge.sign[0] !== piece.wedge.sign[1]);

/** The figure, and the glyph, of the second side where its sides bear different signs: the first one has the kind's id. */
export const ofSecondSide = (kind: string): string => `${kind}~1`;
