/** Where a bent move may turn, each in eighths of a turn, clockwise from the way that the piece came; the usual one first. */
export const BEND_TURNS = {
  half: [1, 7],
  on: [0],
  aside: [2, 6],
  halfBack: [3, 5],
  back: [4],
  onOrAside: [0, 2, 6],
  anyButBack: [0, 1, 2, 3, 5, 6, 7],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type BendWay = keyof typeof BEND_TURNS;
export const BEND_WAYS = Object.keys(BEND_TURNS) as readonly BendWay[];
