/** How long to wait before a broker is tried again: a little at first, then longer, and long if only a person can help. */
export interface Waits {
  readonly first: number;
  readonly most: number;
  /** when it stays so until somebody changes something */
  readonly rare: number;
  /** a connection that lasted so long was a good one: the next wait is the first again */
  readonly good: number;
  /** both homes are connected, and yet something is missing: it is said again after this, and then less often */
  readonly again: number;
  /** for the last report of this end, by which another copy of this home is noticed */
  readonly look: number;
}
export const WAITS: Waits = { first: 1000, most: 60_000, rare: 300_000, good: 30_000, again: 20_000, look: 3000 };
/** by up to a fifth, so that a thousand homes do not come back in the same moment */
const SPREAD = 0.2;

export class BackOff {
  private readonly waits: Waits;
  private readonly random: () => number;
  private failures = 0;

  constructor(waits: Waits = WAITS, random: () => number = Math.random) {
    this.waits = waits;
    this.random = random;
  }
  /** Milliseconds; `lasted`: how long the last connection did. */
  after({ mayPass, lasted }: { readonly mayPass: boolean; readonly lasted: number }): number {
    const { first, most, rare, good } = this.waits;
    if (lasted >= good) this.failures = 0;
    const wait = mayPass ? Math.min(most, first * 2 ** this.failures++) : rare;
    return Math.round(wait * (1 + (2 * this.random() - 1) * SPREAD));
  }
}
