/**
 * Arrows and outlines that show moves nobody has made: the lines of an analysis, a hint, a threat. Both boards draw
 * them over everything else. Their meaning is in the number and the dashes as well as in the colour.
 */

/** `first` to `third`: the lines of an analysis, by rank; `threat` is dashed. */
export type ArrowLook = 'first' | 'second' | 'third' | 'hint' | 'threat';

export interface BoardArrow {
  readonly key: string;
  /** null: an outline around `to` alone */
  readonly from: number | null;
  readonly to: number;
  /** the cells that it goes by, where it bends */
  readonly by?: readonly number[];
  readonly look: ArrowLook;
  /** written in the middle */
  readonly number?: string;
}

/** The same as in `tokens.css`. */
export const arrowColours: Readonly<Record<ArrowLook, string>> = {
  first: '#ffe66b',
  second: '#9fd8ff',
  third: '#d9b3ff',
  hint: '#ffe66b',
  threat: '#ff8a73',
};

/**
 * The order to draw arrows in: shorter ones over longer ones, which would hide them on the same line; of equal ones the
 * first over the others.
 */
export const inDrawingOrder = (
  arrows: readonly BoardArrow[],
  middleOf: (cell: number) => readonly [number, number] | null,
): readonly BoardArrow[] => {
  const length = ({ from, to }: BoardArrow): number => {
    const [a, b] = [from === null ? null : middleOf(from), middleOf(to)];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };
  return [...arrows].reverse().sort((a, b) => length(b) - length(a));
};

/** How far from the middle of its first cell an arrow begins, and before that of its last cell it ends, in cells. */
export const ARROW_START = 0.3;
export const ARROW_END = 0.06;
/**
 * How far the corners of an outline are from the middle, in cells. On a board whose pieces stand on points it is a ring of that
 * radius, as the marks are.
 */
export const OUTLINE = 0.62;
/** where the number of an arrow is, as a share of its length: arrows from one cell must not hide each other's */
export const NUMBER_AT: Readonly<Record<ArrowLook, number>> = {
  first: 0.42,
  second: 0.54,
  third: 0.5,
  hint: 0.5,
  threat: 0.5,
};
