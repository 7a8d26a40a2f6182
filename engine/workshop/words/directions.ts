/** Which of the ways of a piece are open, in words: `straight forward`, `two squares by one`. Ahead is as its side sees it. */
import type { Vector } from '../betza/move.ts';
import { either } from './articles.ts';

const NUMBER = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numbered = (n: number): string => NUMBER[n] ?? String(n);

const longest = ([x, y]: Vector): number => Math.max(Math.abs(x), Math.abs(y));
const shortest = ([x, y]: Vector): number => Math.min(Math.abs(x), Math.abs(y));

export const areSteps = (steps: readonly Vector[]): boolean => steps.every((step) => longest(step) === 1);

/** Of leaps of one size: `two squares straight`, `two squares forward and one to the side`. */
export function leapsInWords(steps: readonly Vector[]): string {
  const [long, short] = [longest(steps[0]), shortest(steps[0])];
  return short === 0 || short === long
    ? `${numbered(long)} squares ${stepsInWords(steps)}`
    : oblique(steps, long, short);
}

/** Of single steps, and of leaps of one size: `straight or diagonally`. */
export function stepsInWords(steps: readonly Vector[]): string {
  const straight = steps.filter(([x, y]) => x === 0 || y === 0);
  const diagonal = steps.filter(([x, y]) => x !== 0 && y !== 0);
  const [one, other] = [straightWays(straight), diagonalWays(diagonal)];
  if (diagonal.length === 0) return `straight${behind(one)}`;
  if (straight.length === 0) return `diagonally${behind(other)}`;
  if (one === other) return one === '' ? 'straight or diagonally' : `${one}, straight or diagonally`;
  return one === '' || other !== ''
    ? `straight${behind(one)}, or diagonally${behind(other)}`
    : `diagonally, or straight ${one}`;
}
const behind = (ways: string): string => (ways === '' ? '' : ` ${ways}`);

/** '': every one of them */
function straightWays(steps: readonly Vector[]): string {
  if (steps.length === 4) return '';
  const has = (dx: number, dy: number): boolean => steps.some(([x, y]) => Math.sign(x) === dx && Math.sign(y) === dy);
  const sides = [...(has(-1, 0) ? ['to the left'] : []), ...(has(1, 0) ? ['to the right'] : [])];
  return either([
    ...(has(0, 1) ? ['forward'] : []),
    ...(has(0, -1) ? ['backward'] : []),
    ...(sides.length === 2 ? ['sideways'] : sides),
  ]);
}
function diagonalWays(steps: readonly Vector[]): string {
  if (steps.length === 4) return '';
  const to = sidesOf(steps);
  if (steps.length === 2 && to !== 'both') return to;
  return [['forward', steps.filter(([, y]) => y > 0)] as const, ['backward', steps.filter(([, y]) => y < 0)] as const]
    .filter(([, some]) => some.length > 0)
    .map(([way, some]) => `${way}${sidesOf(some) === 'both' ? '' : ` ${sidesOf(some)}`}`)
    .join(' or ');
}
const sidesOf = (steps: readonly Vector[]): 'to the left' | 'to the right' | 'both' =>
  steps.every(([x]) => x < 0) ? 'to the left' : steps.every(([x]) => x > 0) ? 'to the right' : 'both';

/** Like a Knight’s: by which of the two lengths it goes ahead, and by which to the side. */
function oblique(steps: readonly Vector[], long: number, short: number): string {
  const size = `${numbered(long)} squares by ${numbered(short)}`;
  const every = (test: (x: number, y: number) => boolean): boolean => steps.every(([x, y]) => test(x, y));
  if (steps.length === 8) return size;
  if (steps.length === 4) {
    if (every((_, y) => y > 0)) return `${size} forward`;
    if (every((_, y) => y < 0)) return `${size} backward`;
    if (sidesOf(steps) !== 'both') return `${size} ${sidesOf(steps)}`;
  }
  const isAhead = ([x, y]: Vector): boolean => Math.abs(y) > Math.abs(x);
  return either([
    ...blocksIn(steps.filter(isAhead)).map(
      (block) => `${numbered(long)} squares ${aheadIn(block)} and ${numbered(short)} ${asideIn(block)}`,
    ),
    ...blocksIn(steps.filter((step) => !isAhead(step))).map(
      (block) => `${numbered(long)} squares ${asideIn(block)} and ${numbered(short)} ${aheadIn(block)}`,
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
  [...(steps.some(([, y]) => y > 0) ? ['forward'] : []), ...(steps.some(([, y]) => y < 0) ? ['backward'] : [])].join(
    ' or ',
  );
const asideIn = (steps: readonly Vector[]): string => (sidesOf(steps) === 'both' ? 'to the side' : sidesOf(steps));
