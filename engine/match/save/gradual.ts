/** Long tasks that can be paused between any two steps and resumed or cancelled, to keep the program responsive. */

/** Progress, in public entries: the number of secret ones is not revealed. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
/** Progress before the total is known. */
export const UNKNOWN: Progress = { done: 0, total: 0 };
export type Gradual<T> = Generator<Progress, T, void>;

export function atOnce<T>(work: Gradual<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** items too small to yield after each of them */
const AT_A_STRETCH = 100;

/** Works through the items in order, yielding now and then; `work` returns false to stop. */
export function* eachOf<T>(all: readonly T[], work: (one: T, index: number) => boolean): Gradual<void> {
  for (const [index, one] of all.entries()) {
    if (index % AT_A_STRETCH === AT_A_STRETCH - 1) yield UNKNOWN;
    if (!work(one, index)) return;
  }
}
