/** Lessons of a game of one's own are written as steps, each with the title of its lesson. */

export interface StepsOf<Step> {
  readonly title: string;
  /** the number of its first step among all */
  readonly from: number;
  readonly steps: readonly Step[];
}
/** The lessons that these steps are: those that follow one another under the same title are one lesson. */
export function lessonsIn<Step extends { readonly lesson: string }>(all: readonly Step[]): readonly StepsOf<Step>[] {
  const begins = all.flatMap(({ lesson }, i) => (i === 0 || all[i - 1].lesson !== lesson ? [i] : []));
  return begins.map((from, n) => ({ title: all[from].lesson, from, steps: all.slice(from, begins[n + 1]) }));
}
