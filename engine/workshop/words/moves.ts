/** Moves as sentences, made from what they are and never from the text of the file. */
import { live, said } from '../../shared/language.ts';
import type { BetzaMove, Leg, Vector } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { MoveLine } from '../game-data.ts';
import { A, anyOf, quoted } from './articles.ts';
import { areDiagonal, areSteps, areStraight, leapsInWords, numberWord, stepsInWords } from './directions.ts';

const atMost = (range: number): string => (range === 0 ? '' : `, up to ${numberWord(range)} times in one line`);
const behind = (isNext: boolean): string => (isNext ? ', to the square behind it' : '');
const far = (range: number): string => (range === 1 ? 'one square' : `up to ${numberWord(range)} squares`);

/** Ranges are numbers of squares or leaps, 0 without a limit. What is made of them stands behind the name of a kind. */
export const words = live('workshopMoves', {
  moves: (line: string, range: number): string => `moves ${range === 0 ? 'any number of squares' : far(range)} ${line}`,
  /** `isNext`: only to the square behind the piece that it jumps over */
  hops: (line: string, range: number, isNext: boolean): string =>
    `moves ${range === 0 ? '' : `${far(range)} `}${line} over exactly one piece${behind(isNext)}`,
  leaps: (leaps: string, range: number, isLame: boolean): string => {
    const again = range === 1 ? '' : range === 0 ? ', again and again in one line' : atMost(range);
    return isLame ? `moves ${leaps} but cannot jump${again}` : `leaps ${leaps}${again}`;
  },
  /** over one piece at least */
  hopsOverAny: (line: string, range: number): string =>
    `moves ${range === 0 ? '' : `${far(range)} `}${line} over one piece or several`,
  hopsOverAnyInLeaps: (leaps: string, range: number): string =>
    `goes in leaps of ${leaps}${atMost(range)}, over one piece or several`,
  hopsInLeaps: (leaps: string, range: number, isNext: boolean): string =>
    `goes in leaps of ${leaps}${atMost(range)}, over exactly one piece${behind(isNext)}`,
  anywhere: 'leaps to any square',
  /** leaps that are no line */
  leapsOn: (leaps: string, range: number): string =>
    `leaps ${leaps}${range === 0 ? ', again and again' : `, up to ${numberWord(range)} times`}`,
  crooked: (way: string): string => `${way}, turning by a quarter to either side by turns`,
  circular: (way: string): string => `${way}, turning by an eighth to the same side each time`,
  skips: (way: string): string => `${way}, passing over the first square`,

  /** one more leg of a bent move */
  bent: (way: string, does: string, turn: string, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${turn}${range === 0 ? ' any number of squares' : ` ${far(range)}`}`,
  /** from a straight way to the diagonal ones beside it, or from a diagonal way to the straight ones */
  outward: (way: string, does: string, isDiagonal: boolean, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${range === 0 ? 'any number of squares' : far(range)} ${isDiagonal ? 'diagonally' : 'straight'} outward`,
  /** the same of leaps */
  bentLeap: (way: string, does: string, turn: string, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${range === 0 ? 'again and again' : range === 1 ? 'once more' : `up to ${numberWord(range)} times more`} ${turn}`,
  /** where it bends */
  there: {
    capturesOrNot: 'capturing or not',
    captures: 'capturing there',
    over: 'over a piece there',
    overOrNot: 'over a piece there or not',
  },
  /** between two turns */
  turnOr: ' or ',
  turns: {
    anyButBack: 'any way but back',
    on: 'straight on',
    half: 'half left or half right',
    aside: 'to the left or right',
    halfBack: 'half back',
    back: 'back',
    halfRight: 'half right',
    halfLeft: 'half left',
    right: 'to the right',
    left: 'to the left',
    halfBackRight: 'half back to the right',
    halfBackLeft: 'half back to the left',
  },

  only: (way: string, mode: string): string => `${way}, ${mode}`,
  modes: {
    quiet: 'without capturing',
    captures: 'only to capture',
    capturesToo: 'only to capture, also in passing',
    inPassing: 'only to capture in passing',
  },
  first: (way: string): string => `${way}, as its first move`,

  /** of what is done from afar: as far as a piece that moves in one of these ways */
  reach: (ways: readonly string[]): string => `a piece that ${ways.join(' or ')}`,

  from: (zone: string): string => ` from ${quoted(zone)}`,
  within: (zone: string): string => ` within ${quoted(zone)}`,
  to: (zone: string): string => ` to ${quoted(zone)}`,
  notInCheck: ', unless it is in check',

  /** sentences of the rulebook */
  says: (piece: string, does: string): string => `${A(piece)} ${does}.`,
  lent: (piece: string, lenders: readonly string[], does: string): string =>
    `${A(piece)} that moves like ${anyOf(lenders)} ${does}.`,
  none: (piece: string): string => `${A(piece)} does not move.`,
});

/** What a move does, as it stands behind the name of the kind: `leaps two by one`. */
export function moveInWords({ legs, initial }: BetzaMove): string {
  const way = legs.length > 1 ? bentWay(legs) : wayOf(legs[0]);
  const mode = modeOf(legs[legs.length - 1]);
  const limited = mode === '' ? way : words.only(way, mode);
  return initial ? words.first(limited) : limited;
}
/** Of what is done from afar: `a piece that leaps two squares by one`. */
export function reachInWords(betza: string): string {
  const read = readBetza(betza);
  const ways = 'moves' in read ? read.moves.map(({ legs }) => wayOf(legs[0])) : [];
  // the notation of an unfinished game may be wrong
  return ways.length === 0 ? betza : words.reach(ways);
}
const modeOf = ({ quiet, takes, inPassing }: Leg): string => {
  const { modes } = words;
  if (inPassing) return takes ? modes.capturesToo : modes.inPassing;
  if (quiet && takes) return '';
  return quiet ? modes.quiet : modes.captures;
};

/** `moves one square diagonally, then any number of squares straight outward` */
const bentWay = ([first, ...others]: readonly Leg[]): string =>
  others.reduce(
    (way, leg, i) => {
      const does = onTheWay(others[i - 1] ?? first);
      if (!areSteps(first.steps)) return words.bentLeap(way, does, turnOf(leg), leg.range);
      const isStraight = areStraight(first.steps);
      if (i === 0 && isHalf(leg) && (isStraight || areDiagonal(first.steps)))
        return words.outward(way, does, isStraight, leg.range);
      return words.bent(way, does, turnOf(leg), leg.range);
    },
    wayOf({ ...first, hop: 'none' }),
  );
const isHalf = ({ turns }: Leg): boolean => turns.length === 2 && turns.includes(1) && turns.includes(7);
/** What happens where it bends, if anything does. */
const onTheWay = ({ quiet, takes, hop }: Leg): string =>
  hop !== 'none'
    ? quiet
      ? words.there.overOrNot
      : words.there.over
    : takes
      ? quiet
        ? words.there.capturesOrNot
        : words.there.captures
      : '';
function turnOf({ turns }: Leg): string {
  const all = TURNS.filter(([some]) => some.every((turn) => turns.includes(turn)));
  // the longest ones that say them all
  const said: string[] = [];
  const left = new Set(turns);
  for (const [some, turn] of all) {
    if (!some.every((one) => left.has(one))) continue;
    said.push(words.turns[turn]);
    for (const one of some) left.delete(one);
  }
  return said.join(words.turnOr);
}
const TURNS: readonly (readonly [readonly number[], keyof typeof words.turns])[] = [
  [[0, 1, 2, 3, 5, 6, 7], 'anyButBack'],
  [[0], 'on'],
  [[1, 7], 'half'],
  [[2, 6], 'aside'],
  [[3, 5], 'halfBack'],
  [[4], 'back'],
  [[1], 'halfRight'],
  [[7], 'halfLeft'],
  [[2], 'right'],
  [[6], 'left'],
  [[3], 'halfBackRight'],
  [[5], 'halfBackLeft'],
];

function wayOf({ steps, range, hop, lame, skips, curve }: Leg): string {
  if (isAnywhere(steps)) return words.anywhere;
  const isNext = hop === 'grasshopper';
  const isHop = hop !== 'none';
  const isLine = areSteps(steps);
  const where = isLine ? stepsInWords(steps) : leapsInWords(steps);
  if (hop === 'unlimited') return isLine ? words.hopsOverAny(where, range) : words.hopsOverAnyInLeaps(where, range);
  if (curve !== 'none') return words[curve](isLine ? words.moves(where, range) : words.leapsOn(where, range));
  if (isHop) return isLine ? words.hops(where, range, isNext) : words.hopsInLeaps(where, range, isNext);
  const way = isLine ? words.moves(where, range) : words.leaps(where, range, lame);
  return skips ? words.skips(way) : way;
}

/** More ways than any one leap has. */
const isAnywhere = (steps: readonly Vector[]): boolean => steps.length > 8;

/** Where a line of moves holds; zones have the names that their author gave them. */
export function whereInWords({ from, within, to, notInCheck }: MoveLine): string {
  const parts = [
    from === undefined ? '' : words.from(said(from)),
    within === undefined ? '' : words.within(said(within)),
    to === undefined ? '' : words.to(said(to)),
    notInCheck ? words.notInCheck : '',
  ];
  return parts.join('');
}
