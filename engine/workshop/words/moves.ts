/** Moves as sentences, made from what they are and never from the text of the file. */
import type { BetzaMove, Leg } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { MoveLine } from '../game-data.ts';
import { areSteps, leapsInWords, numbered, stepsInWords } from './directions.ts';

/** What a move does, as it stands behind the name of the kind: `leaps two by one`. */
export function moveInWords({ legs, initial }: BetzaMove): string {
  const way = legs.length > 1 ? bentWay(legs) : wayOf(legs[0]);
  const last = legs[legs.length - 1];
  const mode = modeOf(last);
  return `${way}${mode === '' ? '' : `, ${mode}`}${initial ? ', as its first move' : ''}`;
}
/** Of what is done from afar: `a piece that leaps two squares by one`. */
export function reachInWords(betza: string): string {
  const read = readBetza(betza);
  const ways = 'moves' in read ? read.moves.map(({ legs }) => wayOf(legs[0])) : [];
  // the notation of an unfinished game may be wrong
  return ways.length === 0 ? betza : `a piece that ${ways.join(' or ')}`;
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
  range === 1 ? ' one square' : range === 0 ? ' any number of squares' : ` up to ${numbered(range)} squares`;

function wayOf({ steps, range, hop, lame, skips }: Leg): string {
  const first = skips ? ', passing over the first square' : '';
  if (!areSteps(steps)) {
    const leaps = leapsInWords(steps);
    if (hop !== 'none') return `goes in leaps of ${leaps}${atMost(range)}, over exactly one piece${behind(hop)}`;
    const again = range === 1 ? '' : range === 0 ? ', again and again in one line' : atMost(range);
    return `${lame ? 'moves' : 'leaps'} ${leaps}${lame ? ' but cannot jump' : ''}${again}${first}`;
  }
  const line = stepsInWords(steps);
  const far = range === 1 ? 'one square' : `up to ${numbered(range)} squares`;
  if (hop !== 'none') return `moves ${range === 0 ? '' : `${far} `}${line} over exactly one piece${behind(hop)}`;
  return `moves ${range === 0 ? 'any number of squares' : far} ${line}${first}`;
}
const atMost = (range: number): string => (range === 0 ? '' : `, up to ${numbered(range)} times in one line`);
const behind = (hop: Leg['hop']): string => (hop === 'grasshopper' ? ', to the square behind it' : '');

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
