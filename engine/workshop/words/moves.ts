/** Moves as sentences, made from what they are and never from the text of the file. */
import { live, said } from '../../shared/language.ts';
import type { BetzaMove, Leg, Vector } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { MoveLine } from '../game-data.ts';
import { A, anyOf, quoted } from './articles.ts';
import { areDiagonal, areSteps, areStraight, leapsInWords, numberWord, stepsInWords } from './directions.ts';

const atMost = (range: number): string => (range === 0 ? '' : `, up to ${numberWord(range)} times in one line`);
const behind = (isNext: boolean): string => (isNext ? ', to the square behind it' : '');
type Over = 'anybody' | 'friends' | 'foes';
const overOne = (over: Over): string =>
  over === 'anybody' ? 'one piece' : over === 'friends' ? 'one piece of its own side' : 'one enemy piece';
const far = (range: number): string => (range === 1 ? 'one square' : `up to ${numberWord(range)} squares`);

/** Ranges are numbers of squares or leaps, 0 without a limit. What is made of them stands behind the name of a kind. */
export const words = live('workshopMoves', {
  moves: (line: string, range: number): string => `moves ${range === 0 ? 'any number of squares' : far(range)} ${line}`,
  /** `isNext`: only to the square behind the piece that it jumps over; `over`: pieces of which side */
  hops: (line: string, range: number, isNext: boolean, over: Over): string =>
    `moves ${range === 0 ? '' : `${far(range)} `}${line} over exactly ${overOne(over)}${behind(isNext)}`,
  leaps: (leaps: string, range: number, isLame: boolean): string => {
    const again = range === 1 ? '' : range === 0 ? ', again and again in one line' : atMost(range);
    return isLame ? `moves ${leaps} but cannot jump${again}` : `leaps ${leaps}${again}`;
  },
  /** over one piece at least */
  hopsOverAny: (line: string, range: number): string =>
    `moves ${range === 0 ? '' : `${far(range)} `}${line} over one piece or several`,
  hopsOverAnyInLeaps: (leaps: string, range: number): string =>
    `goes in leaps of ${leaps}${atMost(range)}, over one piece or several`,
  hopsInLeaps: (leaps: string, range: number, isNext: boolean, over: Over): string =>
    `goes in leaps of ${leaps}${atMost(range)}, over exactly ${overOne(over)}${behind(isNext)}`,
  anywhere: 'leaps to any square',
  /** leaps that are no line */
  leapsOn: (leaps: string, range: number): string =>
    `leaps ${leaps}${range === 0 ? ', again and again' : `, up to ${numberWord(range)} times`}`,
  crooked: (way: string): string => `${way}, turning by a quarter to either side by turns`,
  circular: (way: string): string => `${way}, turning by an eighth to the same side each time`,
  skips: (way: string): string => `${way}, passing over the first square`,
  wraps: (way: string): string => `${way}, as if the left and right edges of the board were joined`,

  /** one more leg of a bent move */
  bent: (way: string, does: string, turn: string, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${turn}${range === 0 ? ' any number of squares' : ` ${far(range)}`}`,
  /** from a straight way to the diagonal ones beside it, or from a diagonal way to the straight ones */
  outward: (way: string, does: string, isDiagonal: boolean, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${range === 0 ? 'any number of squares' : far(range)} ${isDiagonal ? 'diagonally' : 'straight'} outward`,
  /** the same of leaps */
  bentLeap: (way: string, does: string, turn: string, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then ${range === 0 ? 'again and again' : range === 1 ? 'once more' : `up to ${numberWord(range)} times more`} ${turn}`,
  /** behind one leap, outward with another */
  leapOutward: (way: string, does: string, leaps: string, range: number): string =>
    `${way}, ${does === '' ? '' : `${does}, `}then leaps ${leaps} outward${range === 1 ? '' : range === 0 ? ', again and again in one line' : atMost(range)}`,
  /** in the last leg */
  overMany: (way: string): string => `${way}, over one piece or several`,
  /** of leaps behind a bend */
  lame: (way: string): string => `${way}, without jumping`,
  /** where it bends */
  thereAnd: (does: string, also: string): string => `${does}, ${also}`,
  thereOr: (does: string, other: string): string => `${does}, or ${other}`,
  there: {
    inPassing: 'capturing in passing there',
    inPassingOrNot: 'capturing in passing there or not',
    passes: 'where it can be captured in passing',
    passesAll: 'where it can be captured in passing on each square',
    capturesOrNot: 'capturing or not',
    captures: 'capturing there',
    capturesAnyOrNot: 'capturing, even a piece of its own side, or not',
    capturesAny: 'capturing there, even a piece of its own side',
    capturesOwnOrNot: 'capturing a piece of its own side there or not',
    capturesOwn: 'capturing a piece of its own side there',
    over: 'over a piece there',
    overOrNot: 'over a piece there or not',
    overOwn: 'over a piece of its own side there',
    overOwnOrNot: 'over a piece of its own side there or not',
    overEnemy: 'over an enemy piece there',
    overOrCaptures: 'over a piece there or capturing it',
    overOrCapturesOrNot: 'over a piece there, capturing it or not, or over an empty square',
    overOwnOrCaptures: 'over a piece of its own side there or capturing an enemy',
    overOwnOrCapturesOrNot: 'over a piece of its own side there, capturing an enemy, or over an empty square',
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
    halfSame: 'half to the same side',
    same: 'to the same side',
    halfBackSame: 'half back to the same side',
    halfOther: 'half to the other side',
    other: 'to the other side',
    halfBackOther: 'half back to the other side',
  },

  only: (way: string, mode: string): string => `${way}, ${mode}`,
  modes: {
    quiet: 'without capturing',
    captures: 'only to capture',
    capturesAnyOrNot: 'capturing pieces of its own side, too',
    capturesAny: 'only to capture, even pieces of its own side',
    capturesOwnOrNot: 'capturing only pieces of its own side',
    capturesOwn: 'only to capture a piece of its own side',
    capturesToo: 'only to capture, also in passing',
    inPassing: 'only to capture in passing',
    capturesInPassingToo: 'capturing in passing, too',
    capturesOnlyInPassing: 'capturing only in passing',
  },
  tame: (way: string): string => `${way}, but never captures a royal piece`,
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
  const last = legs[legs.length - 1];
  const mode = modeOf(last);
  const doing = mode === '' ? way : words.only(way, mode);
  const limited = last.tame ? words.tame(doing) : doing;
  return initial ? words.first(limited) : limited;
}
/** Of what is done from afar: `a piece that leaps two squares by one`. */
export function reachInWords(betza: string): string {
  const read = readBetza(betza);
  const ways = 'moves' in read ? read.moves.map(({ legs }) => wayOf(legs[0])) : [];
  // the notation of an unfinished game may be wrong
  return ways.length === 0 ? betza : words.reach(ways);
}
const modeOf = ({ quiet, takes, inPassing, takesOwn }: Leg): string => {
  const { modes } = words;
  if (takesOwn) return modes[ownCaptures(quiet, takes)];
  if (inPassing && quiet) return takes ? modes.capturesInPassingToo : modes.capturesOnlyInPassing;
  if (inPassing) return takes ? modes.capturesToo : modes.inPassing;
  if (quiet && takes) return '';
  return quiet ? modes.quiet : modes.captures;
};

/** What it does besides capturing pieces of its own side. */
const ownCaptures = (quiet: boolean, takes: boolean) =>
  takes ? (quiet ? 'capturesAnyOrNot' : 'capturesAny') : quiet ? 'capturesOwnOrNot' : 'capturesOwn';

/** `moves one square diagonally, then any number of squares straight outward` */
const bentWay = ([first, ...others]: readonly Leg[]): string =>
  others.reduce(
    (way, leg, i) => {
      const bent = bentOn(way, first, others[i - 1], leg);
      const { overMany, lame, skips, wraps } = words;
      const said = [
        ...(leg.hop === 'unlimited' ? [overMany] : []),
        ...(leg.lame ? [lame] : []),
        ...(leg.skips ? [skips] : []),
        ...(leg.wraps ? [wraps] : []),
      ];
      return said.reduce((all, one) => one(all), bent);
    },
    wayOf({ ...first, hop: 'none' }),
  );
/** One leg more; `before` is the one that it follows, where that is not the first. */
function bentOn(way: string, first: Leg, before: Leg | undefined, leg: Leg): string {
  const does = onTheWay(before ?? first);
  if (leg.steps.length > 0)
    return areSteps(leg.steps)
      ? words.outward(way, does, areDiagonal(leg.steps), leg.range)
      : words.leapOutward(way, does, leapsInWords(leg.steps), leg.range);
  if (!areSteps(first.steps)) return words.bentLeap(way, does, turnOf(leg), leg.range);
  const isStraight = areStraight(first.steps);
  if (!before && isHalf(leg) && (isStraight || areDiagonal(first.steps)))
    return words.outward(way, does, isStraight, leg.range);
  return words.bent(way, does, turnOf(leg), leg.range);
}
const isHalf = ({ turns }: Leg): boolean => turns.length === 2 && turns.includes(1) && turns.includes(7);
/** What happens where it bends, if anything does. */
function onTheWay(leg: Leg): string {
  const { there, thereAnd } = words;
  const does = leg.inPassing ? capturingInPassing(leg) : doneThere(leg);
  if (!leg.passes) return does;
  const passes = leg.range === 1 ? there.passes : there.passesAll;
  return does === '' ? passes : thereAnd(does, passes);
}
function capturingInPassing(leg: Leg): string {
  const { there, thereOr } = words;
  const { quiet, takes, takesOwn, hop } = leg;
  if (!takes && !takesOwn && hop === 'none') return quiet ? there.inPassingOrNot : there.inPassing;
  return thereOr(doneThere(leg), there.inPassing);
}
function doneThere({ quiet, takes, takesOwn, hop, over }: Leg): string {
  const { there } = words;
  if (takesOwn) return there[ownCaptures(quiet, takes)];
  if (hop === 'none') return takes ? (quiet ? there.capturesOrNot : there.captures) : '';
  if (over === 'foes') return there.overEnemy;
  if (over === 'friends') {
    if (takes) return quiet ? there.overOwnOrCapturesOrNot : there.overOwnOrCaptures;
    return quiet ? there.overOwnOrNot : there.overOwn;
  }
  if (takes) return quiet ? there.overOrCapturesOrNot : there.overOrCaptures;
  return quiet ? there.overOrNot : there.over;
}
function turnOf({ turns, follows }: Leg): string {
  if (follows) return turns.map((turn) => words.turns[SIDES[follows][turn - 1]]).join(words.turnOr);
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
/** by eighths of a turn, from one */
const SIDES = {
  same: ['halfSame', 'same', 'halfBackSame'],
  other: ['halfOther', 'other', 'halfBackOther'],
} as const;
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

function wayOf(leg: Leg): string {
  const way = lineOf(leg);
  return leg.wraps ? words.wraps(way) : way;
}
function lineOf({ steps, range, hop, over, lame, skips, curve }: Leg): string {
  if (isAnywhere(steps)) return words.anywhere;
  const isNext = hop === 'grasshopper';
  const isHop = hop !== 'none';
  const isLine = areSteps(steps);
  const whom = over ?? 'anybody';
  const where = isLine ? stepsInWords(steps) : leapsInWords(steps);
  if (hop === 'unlimited') return isLine ? words.hopsOverAny(where, range) : words.hopsOverAnyInLeaps(where, range);
  if (curve !== 'none') return words[curve](isLine ? words.moves(where, range) : words.leapsOn(where, range));
  if (isHop) return isLine ? words.hops(where, range, isNext, whom) : words.hopsInLeaps(where, range, isNext, whom);
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
