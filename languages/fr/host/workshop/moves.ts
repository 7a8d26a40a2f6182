/** How pieces move, as the workshop and the rulebooks of people's own games say it. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { nameWords } from '../../../../engine/workshop/words/articles.ts';
import type { words as directions } from '../../../../engine/workshop/words/directions.ts';
import type { words as moves } from '../../../../engine/workshop/words/moves.ts';
import { eitherOf } from '../../plural.ts';

/** People name pieces as they like, so nothing agrees with a name in gender. */
export const workshopNames: Words<typeof nameWords> = {
  a: (name) => name,
  A: (name) => name,
  either: eitherOf,
  quoted: (word) => `« ${word} »`,
};

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;
const numbered = (n: number): string => NUMBERS[n] ?? String(n);
const squares = (n: string): string => (n === NUMBERS[1] ? 'd’une case' : `de ${n} cases`);
const behind = (ways: string): string => (ways === '' ? '' : ` ${ways}`);

export const workshopDirections: Words<typeof directions> = {
  numbers: NUMBERS,
  ways: {
    forward: 'vers l’avant',
    backward: 'vers l’arrière',
    sideways: 'de côté',
    left: 'vers la gauche',
    right: 'vers la droite',
  },
  corner: (ahead, side) => `${ahead} et ${side}`,
  straight: (ways) => `orthogonalement${behind(ways)}`,
  diagonal: (ways) => `en diagonale${behind(ways)}`,
  alike: (ways) => (ways === '' ? 'orthogonalement ou en diagonale' : `${ways}, orthogonalement ou en diagonale`),
  straightAndDiagonal: (straight, diagonal) => `orthogonalement${behind(straight)}, ou en diagonale${behind(diagonal)}`,
  diagonalAndSome: (straight) => `en diagonale, ou orthogonalement ${straight}`,
  leap: (long, way) => `${squares(long)} ${way}`,
  oblique: (long, short, way) =>
    `${squares(long)} orthogonalement et ${squares(short)} perpendiculairement${way === '' ? '' : `, toujours ${way}`}`,
  longAhead: (long, short, ahead, aside) => `${squares(long)} ${ahead} et ${squares(short)} ${aside}`,
  longAside: (long, short, ahead, aside) => `${squares(long)} ${aside} et ${squares(short)} ${ahead}`,
  aside: { both: 'de côté', left: 'vers la gauche', right: 'vers la droite' },
};

const far = (range: number): string => (range === 1 ? 'd’une case' : `de ${numbered(range)} cases au plus`);
const once = (range: number): string => (range === 1 ? 'une case' : `${numbered(range)} cases au plus`);
const times = (range: number): string => (range === 0 ? '' : `, ${numbered(range)} fois au plus sur une même ligne`);
const overOne = (over: 'anybody' | 'friends' | 'foes'): string =>
  over === 'anybody' ? 'une pièce' : over === 'friends' ? 'une pièce de son camp' : 'une pièce adverse';
const next = (isNext: boolean): string => (isNext ? ', jusqu’à la case juste derrière' : '');

export const workshopMoves: Words<typeof moves> = {
  moves: (line, range) => `se déplace ${range === 0 ? 'd’autant de cases qu’on veut' : far(range)} ${line}`,
  hops: (line, range, isNext, over) =>
    `se déplace ${range === 0 ? '' : `${far(range)} `}${line} par-dessus exactement ${overOne(over)}${next(isNext)}`,
  leaps: (leaps, range, isLame) => {
    const again = range === 1 ? '' : range === 0 ? ', autant de fois qu’on veut sur une même ligne' : times(range);
    return isLame ? `se déplace ${leaps}, sans pouvoir sauter${again}` : `saute ${leaps}${again}`;
  },
  hopsInLeaps: (leaps, range, isNext, over) =>
    `va par sauts ${leaps}${times(range)}, par-dessus exactement ${overOne(over)}${next(isNext)}`,
  hopsOverAny: (line, range) =>
    `se déplace ${range === 0 ? '' : `${far(range)} `}${line} par-dessus une ou plusieurs pièces`,
  hopsOverAnyInLeaps: (leaps, range) => `va par sauts ${leaps}${times(range)}, par-dessus une ou plusieurs pièces`,
  anywhere: 'saute sur n’importe quelle case',
  leapsOn: (leaps, range) =>
    `saute ${leaps}, ${range === 0 ? 'autant de fois qu’on veut' : `${numbered(range)} fois au plus`}`,
  crooked: (way) => `${way}, en zigzag, en tournant d’un quart de tour alternativement d’un côté et de l’autre`,
  circular: (way) => `${way}, en tournant chaque fois d’un huitième de tour du même côté`,
  skips: (way) => `${way}, en passant par-dessus la première case`,
  wraps: (way) => `${way}, même d’un bord latéral de l’échiquier à l’autre`,

  bent: (way, does, turn, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, puis ${turn}, ${range === 0 ? 'autant de cases qu’on veut' : once(range)}`,
  outward: (way, does, isDiagonal, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, puis ${range === 0 ? 'd’autant de cases qu’on veut' : far(range)} ${isDiagonal ? 'en diagonale' : 'orthogonalement'} vers l’extérieur`,
  bentLeap: (way, does, turn, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, puis encore ${range === 0 ? 'autant de fois qu’on veut' : range === 1 ? 'une fois' : `${numbered(range)} fois au plus`} ${turn}`,
  leapOutward: (way, does, leaps, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, puis d’un saut ${leaps} vers l’extérieur${range === 1 ? '' : range === 0 ? ', autant de fois qu’on veut sur une même ligne' : times(range)}`,
  overMany: (way) => `${way}, par-dessus une ou plusieurs pièces`,
  lame: (way) => `${way}, sans sauter`,
  thereAnd: (does, also) => `${does}, ${also}`,
  thereOr: (does, other) => `${does}, ou ${other}`,
  there: {
    inPassing: 'en y prenant en passant',
    inPassingOrNot: 'en y prenant ou non en passant',
    passes: 'où elle peut être prise en passant',
    passesAll: 'où elle peut être prise en passant sur chaque case',
    capturesOrNot: 'avec ou sans prise',
    captures: 'avec une prise',
    capturesAnyOrNot: 'avec ou sans prise, même d’une pièce de son camp',
    capturesAny: 'avec une prise, même d’une pièce de son camp',
    capturesOwnOrNot: 'en prenant ou non une pièce de son camp',
    capturesOwn: 'en prenant une pièce de son camp',
    over: 'par-dessus une pièce',
    overOrNot: 'même par-dessus une pièce',
    overOwn: 'par-dessus une pièce de son camp',
    overOwnOrNot: 'même par-dessus une pièce de son camp',
    overEnemy: 'par-dessus une pièce adverse',
    overOrCaptures: 'par-dessus une pièce ou en la prenant',
    overOrCapturesOrNot: 'par-dessus une pièce, en la prenant, ou par une case vide',
    overOwnOrCaptures: 'par-dessus une pièce de son camp ou en prenant une pièce adverse',
    overOwnOrCapturesOrNot: 'par-dessus une pièce de son camp, en prenant une pièce adverse, ou par une case vide',
  },
  turnOr: ' ou ',
  turns: {
    anyButBack: 'dans toute direction sauf en arrière',
    on: 'tout droit',
    half: 'en obliquant à gauche ou à droite',
    aside: 'à gauche ou à droite',
    halfBack: 'en obliquant en arrière',
    back: 'en arrière',
    halfRight: 'en obliquant à droite',
    halfLeft: 'en obliquant à gauche',
    right: 'à droite',
    left: 'à gauche',
    halfBackRight: 'en obliquant en arrière à droite',
    halfBackLeft: 'en obliquant en arrière à gauche',
    halfSame: 'en obliquant du même côté',
    same: 'du même côté',
    halfBackSame: 'en obliquant en arrière du même côté',
    halfOther: 'en obliquant de l’autre côté',
    other: 'de l’autre côté',
    halfBackOther: 'en obliquant en arrière de l’autre côté',
  },

  only: (way, mode) => `${way}, ${mode}`,
  modes: {
    quiet: 'sans prendre',
    captures: 'seulement pour prendre',
    capturesAnyOrNot: 'en prenant aussi des pièces de son camp',
    capturesAny: 'seulement pour prendre, même des pièces de son camp',
    capturesOwnOrNot: 'en ne prenant que des pièces de son camp',
    capturesOwn: 'seulement pour prendre une pièce de son camp',
    capturesToo: 'seulement pour prendre, aussi en passant',
    inPassing: 'seulement pour prendre en passant',
    capturesInPassingToo: 'en prenant aussi en passant',
    capturesOnlyInPassing: 'en ne prenant qu’en passant',
  },
  tame: (way) => `${way}, sans prendre de pièce royale`,
  first: (way) => `${way}, comme premier coup`,

  reach: (ways) => ways.join(' ou '),

  from: (zone) => `, depuis « ${zone} »`,
  within: (zone) => `, à l’intérieur de « ${zone} »`,
  to: (zone) => `, vers « ${zone} »`,
  notInCheck: ', sauf en échec',

  says: (piece, does) => `${piece} ${does}.`,
  lent: (piece, lenders, does) => `${piece}, à la manière de ${workshopNames.either(lenders)}, ${does}.`,
  none: (piece) => `${piece} ne se déplace pas.`,
};
