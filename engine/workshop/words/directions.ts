/** Which of the ways of a piece are open, in words: `straight forward`, `two squares by one`. Ahead is as its side sees it. */
import { live } from '../../shared/language.ts';
import type { Vector } from '../betza/move.ts';
import { either } from './articles.ts';

type Way = 'forward' | 'backward' | 'sideways' | 'left' | 'right';
type Side = 'left' | 'right' | 'both';

const behind = (ways: string): string => (ways === '' ? '' : ` ${ways}`);
/** Ways come in as `ways` and `corners` say them; '': every one of them. */
export const words = live('workshopDirections', {
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ways: {
    forward: 'forward',
    backward: 'backward',
    sideways: 'sideways',
    left: 'to the left',
    right: 'to the right',
  },
  /** forward or backward, diagonally, to one side */
  corner: (ahead: string, side: string): string => `${ahead} ${side}`,
  straight: (ways: string): string => `straight${behind(ways)}`,
  diagonal: (ways: string): string => `diagonally${behind(ways)}`,
  /** the same ways, straight and diagonally */
  alike: (ways: string): string => (ways === '' ? 'straight or diagonally' : `${ways}, straight or diagonally`),
  straightAndDiagonal: (straight: string, diagonal: string): string =>
    `straight${behind(straight)}, or diagonally${behind(diagonal)}`,
  diagonalAndSome: (straight: string): string => `diagonally, or straight ${straight}`,
  leap: (long: string, way: string): string => `${long} squares ${way}`,
  /** like a Knight’s: by its two lengths, every way, or all of its ways to one side of the board */
  oblique: (long: string, short: string, way: string): string => `${long} squares by ${short}${behind(way)}`,
  longAhead: (long: string, short: string, ahead: string, aside: string): string =>
    `${long} squares ${ahead} and ${short} ${aside}`,
  longAside: (long: string, short: string, ahead: string, aside: string): string =>
    `${long} squares ${aside} and ${short} ${ahead}`,
  aside: { both: 'to the side', left: 'to the left', right: 'to the right' },
});
export const numberWord = (n: number): string => words.numbers[n] ?? String(n);

const longest = ([x, y]: Vector): number => Math.max(Math.abs(x), Math.abs(y));
const shortest = ([x, y]: Vector): number => Math.min(Math.abs(x), Math.abs(y));

export const areSteps = (steps: readonly Vector[]): boolean => steps.every((step) => longest(step) === 1);
/** Of single steps. */
const isStraight = ([x, y]: Vector): boolean => x === 0 || y === 0;
export const areStraight = (steps: readonly Vector[]): boolean => steps.every(isStraight);
export const areDiagonal = (steps: readonly Vector[]): boolean => !steps.some(isStraight);

/** Of leaps of one size: `two squares straight`, `two squares forward and one to the side`. */
export function leapsInWords(steps: readonly Vector[]): string {
  const [long, short] = [longest(steps[0]), shortest(steps[0])];
  return short === 0 || short === long
    ? words.leap(numberWord(long), stepsInWords(steps))
    : oblique(steps, long, short);
}

/** Of single steps, and of leaps of one size: `straight or diagonally`. */
export function stepsInWords(steps: readonly Vector[]): string {
  const straight = steps.filter(isStraight);
  const diagonal = steps.filter((step) => !isStraight(step));
  const [one, other] = [straightWays(straight), diagonalWays(diagonal)];
  if (diagonal.length === 0) return words.straight(one);
  if (straight.length === 0) return words.diagonal(other);
  if (one === other) return words.alike(one);
  return one === '' || other !== '' ? words.straightAndDiagonal(one, other) : words.diagonalAndSome(one);
}

/** '': every one of them */
function straightWays(steps: readonly Vector[]): string {
  if (steps.length === 4) return '';
  const has = (dx: number, dy: number): boolean => steps.some(([x, y]) => Math.sign(x) === dx && Math.sign(y) === dy);
  const sides: readonly Way[] = [
    ...(has(-1, 0) ? (['left'] as const) : []),
    ...(has(1, 0) ? (['right'] as const) : []),
  ];
  const ways: readonly Way[] = [
    ...(has(0, 1) ? (['forward'] as const) : []),
    ...(has(0, -1) ? (['backward'] as const) : []),
    ...(sides.length === 2 ? (['sideways'] as const) : sides),
  ];
  return either(ways.map((way) => words.ways[way]));
}
function diagonalWays(steps: readonly Vector[]): string {
  if (steps.length === 4) return '';
  const to = sidesOf(steps);
  if (steps.length === 2 && to !== 'both') return words.ways[to];
  const { forward, backward } = words.ways;
  const corners = [
    [forward, steps.filter(([, y]) => y > 0)] as const,
    [backward, steps.filter(([, y]) => y < 0)] as const,
  ]
    .filter(([, some]) => some.length > 0)
    .map(([way, some]) => {
      const side = sidesOf(some);
      return side === 'both' ? way : words.corner(way, words.ways[side]);
    });
  return either(corners);
}
const sidesOf = (steps: readonly Vector[]): Side =>
  steps.every(([x]) => x < 0) ? 'left' : steps.every(([x]) => x > 0) ? 'right' : 'both';

/** Like a Knight’s: by which of the two lengths it goes ahead, and by which to the side. */
function oblique(steps: readonly Vector[], long: number, short: number): string {
  const size = [numberWord(long), numberWord(short)] as const;
  const every = (test: (x: number, y: number) => boolean): boolean => steps.every(([x, y]) => test(x, y));
  if (steps.length === 8) return words.oblique(...size, '');
  if (steps.length === 4) {
    const side = sidesOf(steps);
    if (every((_, y) => y > 0)) return words.oblique(...size, words.ways.forward);
    if (every((_, y) => y < 0)) return words.oblique(...size, words.ways.backward);
    if (side !== 'both') return words.oblique(...size, words.ways[side]);
  }
  const isAhead = ([x, y]: Vector): boolean => Math.abs(y) > Math.abs(x);
  return either([
    ...blocksIn(steps.filter(isAhead)).map((block) => words.longAhead(...size, aheadIn(block), asideIn(block))),
    ...blocksIn(steps.filter((step) => !isAhead(step))).map((block) =>
      words.longAside(...size, aheadIn(block), asideIn(block)),
    ),
  ]);
}
/** Parts of which every combination of ahead and aside is there. */
function blocksIn(steps: readonly Vector[]): readonly (readonly Vector[])[] {
  const [ahead, back] = [steps.filter(([, y]) => y > 0), steps.filter(([, y]) => y < 0)];
  const areAlike = ahead.length === back.length && sidesOf(ahead) === sidesOf(back);
  return (areAlike ? [steps] : [ahead, back]).filter((block) => block.length > 0);
}
const aheadIn = (steps: readonly Vector[]): string =>
  either([
    ...(steps.some(([, y]) => y > 0) ? [words.ways.forward] : []),
    ...(steps.some(([, y]) => y < 0) ? [words.ways.backward] : []),
  ]);
const asideIn = (steps: readonly Vector[]): string => words.aside[sidesOf(steps)];
