/**
 * The ways in which some pieces can stand on some squares, by numbers. The pieces are placed kind by kind, each on as many
 * of the squares that are left as it has pieces; which of these choices it is, in lexicographic order, is one digit of the
 * number, and the kind that is placed first has the lowest digit: those on
 * both colours as they are asked for, then the others, the fewest first and from left to right in the array. With Bishops on both colours and a King between Rooks
 * these are the numbers 0 to 959 that Reinhard Scharnagl gave the first positions of Chess960.
 */

/** A square is light where file and rank, counted from 0, are not both even or both odd: a1 is dark. */
export interface Square {
  readonly cell: string;
  readonly isLight: boolean;
}
export interface Between {
  readonly kind: string;
  /** there is always one of these on either side */
  readonly ends: string;
}
interface Placing {
  /** where its pieces may stand */
  readonly on: 'light' | 'dark' | 'any';
  readonly kind: string;
  readonly pieces: number;
}

export class Arrangements {
  /** how many there are */
  readonly count: number;
  private readonly squares: readonly Square[];
  private readonly placings: readonly Placing[];
  private readonly between: (Between & { readonly ways: number }) | null;

  /** `kinds`: one for each square; those `onBothColours` must have as many light squares as dark ones. */
  constructor(
    squares: readonly Square[],
    kinds: readonly string[],
    { onBothColours, between }: { readonly onBothColours: readonly string[]; readonly between?: Between | undefined },
  ) {
    this.squares = squares;
    const piecesOf = (kind: string): number => kinds.filter((one) => one === kind).length;
    const isLast = (kind: string): boolean => kind === between?.kind || kind === between?.ends;
    const others = [...new Set(kinds)].filter((kind) => !onBothColours.includes(kind) && !isLast(kind));
    this.placings = [
      ...onBothColours.flatMap((kind): Placing[] => [
        { kind, on: 'light', pieces: piecesOf(kind) / 2 },
        { kind, on: 'dark', pieces: piecesOf(kind) / 2 },
      ]),
      ...others
        .map((kind): Placing => ({ kind, on: 'any', pieces: piecesOf(kind) }))
        .sort((a, b) => a.pieces - b.pieces),
    ];
    this.between = between ? { ...between, ways: piecesOf(between.ends) - 1 } : null;
    const free = { light: squares.filter(({ isLight }) => isLight).length, any: squares.length };
    let count = 1;
    for (const { on, pieces } of this.placings) {
      const room = on === 'any' ? free.any : on === 'light' ? free.light : free.any - free.light;
      count *= combinations(room, pieces);
      free.any -= pieces;
      if (on === 'light') free.light -= pieces;
    }
    this.count = count * (this.between?.ways ?? 1);
  }

  /** The kind on each square. */
  at(number: number): readonly string[] {
    const found: (string | undefined)[] = this.squares.map(() => undefined);
    let rest = number;
    for (const { kind, on, pieces } of this.placings) {
      const free = this.freeFor(on, (i) => found[i] === undefined);
      const ways = combinations(free.length, pieces);
      for (const i of combinationAt(rest % ways, free.length, pieces)) found[free[i]] = kind;
      rest = Math.floor(rest / ways);
    }
    const last = this.freeFor('any', (i) => found[i] === undefined);
    if (this.between)
      for (const [n, i] of last.entries()) found[i] = n === rest + 1 ? this.between.kind : this.between.ends;
    return found.map((kind) => kind ?? '');
  }
  /** The number of an arrangement; null where it is none of these. */
  numberOf(kinds: readonly string[]): number | null {
    const placed = new Set<number>();
    let [number, factor] = [0, 1];
    for (const { kind, on, pieces } of this.placings) {
      const free = this.freeFor(on, (i) => !placed.has(i));
      const chosen = free.flatMap((i, n) => (kinds[i] === kind ? [n] : []));
      if (chosen.length !== pieces) return null;
      number += factor * combinationNumber(chosen, free.length);
      factor *= combinations(free.length, pieces);
      for (const n of chosen) placed.add(free[n]);
    }
    if (!this.between) return number;
    const last = this.freeFor('any', (i) => !placed.has(i));
    const at = last.findIndex((i) => kinds[i] === this.between?.kind);
    return at < 1 || at > this.between.ways ? null : number + factor * (at - 1);
  }
  private freeFor(on: Placing['on'], isFree: (i: number) => boolean): readonly number[] {
    const isFit = ({ isLight }: Square): boolean => on === 'any' || isLight === (on === 'light');
    return this.squares.flatMap((square, i) => (isFree(i) && isFit(square) ? [i] : []));
  }
}

/** How many sets of `k` there are among `n`. */
function combinations(n: number, k: number): number {
  if (k > n) return 0;
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return count;
}
/** The set of `k` among `n` with that number, in lexicographic order: 01, 02, 03, 12, 13, 23. */
function combinationAt(number: number, n: number, k: number): readonly number[] {
  const chosen: number[] = [];
  let rest = number;
  for (let i = 0; i < n && chosen.length < k; i++) {
    const withIt = combinations(n - i - 1, k - chosen.length - 1);
    if (rest < withIt) chosen.push(i);
    else rest -= withIt;
  }
  return chosen;
}
function combinationNumber(chosen: readonly number[], n: number): number {
  let number = 0;
  let [from, left] = [0, chosen.length];
  for (const at of chosen) {
    for (let i = from; i < at; i++) number += combinations(n - i - 1, left - 1);
    from = at + 1;
    left--;
  }
  return number;
}
