/** files to the right and ranks ahead */
export type Vector = readonly [number, number];

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

/** What a bent move may do on the square where it turns, other than to pass over it empty. */
export const AT_BEND = ['captures', 'capturesOrNot', 'over', 'overOrNot'] as const;
export type AtBend = (typeof AT_BEND)[number];

/** What may be on a square where a move turns that no click draws; `passes`: it may be captured in passing there. */
export const AT_TURN = [
  'empty',
  'captures',
  'capturesOwn',
  'inPassing',
  'over',
  'overOwn',
  'overEnemy',
  'passes',
] as const;
export type AtTurn = (typeof AT_TURN)[number];

/** Clockwise from straight ahead. */
export const CIRCLE: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/**
 * The eight ways to which a leap may be turned, clockwise: by an eighth, straight ones become diagonal, and diagonal ones
 * straight; others keep their two lengths.
 */
export function circleOf(leap: Vector): readonly Vector[] {
  const [x, y] = [Math.abs(leap[0]), Math.abs(leap[1])];
  const [long, short] = [Math.max(x, y), Math.min(x, y)];
  if (short === 0 || short === long) return CIRCLE.map(([a, b]) => [a * long, b * long] as const);
  return CIRCLE.filter(([a, b]) => a !== 0 && b !== 0).flatMap(([a, b]): readonly Vector[] => {
    const both: readonly Vector[] = [
      [a * short, b * long],
      [a * long, b * short],
    ];
    // clockwise it comes to the side first where one of the two directions points back
    return a * b > 0 ? both : [both[1], both[0]];
  });
}
/** Where the way stands among those eight. */
export const headingOf = (circle: readonly Vector[], [x, y]: Vector): number =>
  circle.findIndex(([a, b]) => a === x && b === y);
