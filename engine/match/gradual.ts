/** Long work that can be left between any two steps and gone on with, or given up: used where the program must stay responsive. */

/** How far it has come, in entries that everybody may know: how many others there are is not told. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
/** Before it is known how much there is to do. */
export const UNKNOWN: Progress = { done: 0, total: 0 };
export type Gradual<T> = Generator<Progress, T, void>;

export function atOnce<T>(work: Gradual<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** what is too little work to rest after every one */
const AT_A_STRETCH = 100;

/** All of them in order, with a rest now and then; `work` answers false to stop. */
export function* eachOf<T>(all: readonly T[], work: (one: T, index: number) => boolean): Gradual<void> {
  for (const [index, one] of all.entries()) {
    if (index % AT_A_STRETCH === AT_A_STRETCH - 1) yield UNKNOWN;
    if (!work(one, index)) return;
  }
}
