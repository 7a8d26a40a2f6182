/** Moves as sentences, made from what they are and never from the text of the file. */
import type { BetzaMove, Leg, Vector } from '../betza/move.ts';
import type { MoveLine } from '../game-data.ts';

/** What a move does, as it stands behind the name of the kind: `leaps two by one`. */
export function moveInWords({ legs, initial }: BetzaMove): string {
  const way = legs.length > 1 ? bentWay(legs) : wayOf(legs[0]);
  const last = legs[legs.length - 1];
  const mode = modeOf(last);
  return `${way}${mode === '' ? '' : `, ${mode}`}${initial ? ', as its first move' : ''}`;
}
const modeOf = ({ quiet, takes, inPassing }: Leg): string => {
  if (inPassing) return takes ? 'only to capture, also in passing' : 'only to capture in passing';
  if (quiet && takes) return '';
  return quiet ? 'without capturing' : 'only to capture';
};

/** `moves one square diagonally and may go on, half left or half right, any number of squares` */
function bentWay([first, ...others]: readonly Leg[]): string {
  const on = others.map(
    (leg, i) => `, ${onTheWay(i === 0 ? first : others[i - 1])}then ${turnOf(leg)}${distanceOf(leg)}`,
  );
  return wayOf(first) + on.join('');
}
/** What happens where it bends, if anything does. */
const onTheWay = ({ quiet, takes }: Leg): string => (takes ? (quiet ? 'capturing or not, ' : 'capturing there, ') : '');
function turnOf({ turns }: Leg): string {
  const all = TURNS.filter(([some]) => some.every((turn) => turns.includes(turn)));
  // the longest ones that say them all
  const said: string[] = [];
  const left = new Set(turns);
  for (const [some, words] of all) {
    if (!some.every((turn) => left.has(turn))) continue;
    said.push(words);
    for (const turn of some) left.delete(turn);
  }
  return said.join(' or ');
}
const TURNS: readonly (readonly [readonly number[], string])[] = [
  [[0, 1, 2, 3, 5, 6, 7], 'any way but back'],
  [[0], 'straight on'],
  [[1, 7], 'half left or half right'],
  [[2, 6], 'to the left or right'],
  [[3, 5], 'half back'],
  [[4], 'back'],
  [[1], 'half right'],
  [[7], 'half left'],
  [[2], 'to the right'],
  [[6], 'to the left'],
  [[3], 'half back to the right'],
  [[5], 'half back to the left'],
];
const distanceOf = ({ range }: Leg): string =>
  range === 1 ? ' one square' : range === 0 ? ' any number of squares' : ` up to ${NUMBER[range] ?? range} squares`;

function wayOf({ steps, range, hop, lame, skips }: Leg): string {
  const direction = directionOf(steps);
  const lengths = steps.map(lengthsOf);
  const isStep = lengths.every(([long]) => long === 1);
  if (!isStep) {
    const [long, short] = lengths[0];
    const size =
      short === 0
        ? `${NUMBER[long]} squares straight`
        : long === short
          ? `${NUMBER[long]} squares diagonally`
          : `${NUMBER[long]} squares by ${NUMBER[short]}`;
    const again =
      range === 1 ? '' : range === 0 ? ', again and again in one line' : `, up to ${range} times in one line`;
    if (hop !== 'none') return `goes in leaps of ${size}${direction}, over exactly one piece${behind(hop)}`;
    return `${lame ? 'moves' : 'leaps'} ${size}${direction}${lame ? ' but cannot jump' : ''}${again}`;
  }
  const line = lineOf(steps);
  if (hop !== 'none') return `moves ${line}${direction} over exactly one piece${behind(hop)}`;
  const first = skips ? ', passing over the first square' : '';
  if (range === 1) return `moves one square ${line}${direction}`;
  return `moves ${range === 0 ? 'any number of squares' : `up to ${NUMBER[range] ?? range} squares`} ${line}${direction}${first}`;
}
const behind = (hop: Leg['hop']): string => (hop === 'grasshopper' ? ', to the square behind it' : '');
const NUMBER = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const lengthsOf = ([x, y]: Vector): readonly [number, number] => [
  Math.max(Math.abs(x), Math.abs(y)),
  Math.min(Math.abs(x), Math.abs(y)),
];
function lineOf(steps: readonly Vector[]): string {
  const hasStraight = steps.some(([x, y]) => x === 0 || y === 0);
  const hasDiagonal = steps.some(([x, y]) => x !== 0 && y !== 0);
  return hasStraight && hasDiagonal ? 'straight or diagonally' : hasStraight ? 'straight' : 'diagonally';
}
/** Where not every way is open: ahead, back, to the sides, or a mixture of them. */
function directionOf(steps: readonly Vector[]): string {
  const every = (test: (x: number, y: number) => boolean): boolean => steps.every(([x, y]) => test(x, y));
  const some = (test: (x: number, y: number) => boolean): boolean => steps.some(([x, y]) => test(x, y));
  if (every((_, y) => y > 0)) return sideOf(steps, ' forward');
  if (every((_, y) => y < 0)) return sideOf(steps, ' backward');
  if (every((x, y) => y === 0 && x !== 0)) return sideOf(steps, ' sideways');
  if (every((_, y) => y >= 0)) return ' forward or sideways';
  if (every((_, y) => y <= 0)) return ' backward or sideways';
  if (every((x) => x === 0)) return ' forward or backward';
  const isMirrored =
    every((x, y) => some((a, b) => a === -x && b === y)) && every((x, y) => some((a, b) => a === x && b === -y));
  return isMirrored ? '' : ', but not every way';
}
const sideOf = (steps: readonly Vector[], word: string): string => {
  if (steps.every(([x]) => x > 0)) return word === ' sideways' ? ' to the right' : `${word} to the right`;
  if (steps.every(([x]) => x < 0)) return word === ' sideways' ? ' to the left' : `${word} to the left`;
  return word;
};

/** Where a line of moves holds; zones have the names that their author gave them. */
export function whereInWords({ from, within, to, notInCheck }: MoveLine): string {
  const parts = [
    from === undefined ? '' : ` from “${from}”`,
    within === undefined ? '' : ` within “${within}”`,
    to === undefined ? '' : ` to “${to}”`,
    notInCheck ? ', unless it is in check' : '',
  ];
  return parts.join('');
}
