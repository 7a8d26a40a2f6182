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
  quoted: (word) => `„${word}“`,
};

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;
const numbered = (n: number): string => NUMBERS[n] ?? String(n);
const squares = (n: string): string => `${n} ${n === NUMBERS[1] ? 'Feld' : 'Felder'}`;
const behind = (ways: string): string => (ways === '' ? '' : ` ${ways}`);
const across = (n: string): string => (n === NUMBERS[1] ? 'eins' : n);

export const workshopDirections: Words<typeof directions> = {
  numbers: NUMBERS,
  ways: {
    forward: 'vorwärts',
    backward: 'rückwärts',
    sideways: 'seitwärts',
    left: 'nach links',
    right: 'nach rechts',
  },
  corner: (ahead, side) => `${ahead} ${side}`,
  straight: (ways) => `gerade${behind(ways)}`,
  diagonal: (ways) => `diagonal${behind(ways)}`,
  alike: (ways) => (ways === '' ? 'gerade oder diagonal' : `${ways}, gerade oder diagonal`),
  straightAndDiagonal: (straight, diagonal) => `gerade${behind(straight)} oder diagonal${behind(diagonal)}`,
  diagonalAndSome: (straight) => `diagonal oder gerade ${straight}`,
  leap: (long, way) => `${squares(long)} ${way}`,
  oblique: (long, short, way) =>
    `${squares(long)} gerade und ${across(short)} quer${way === '' ? '' : `, immer ${way}`}`,
  longAhead: (long, short, ahead, aside) => `${squares(long)} ${ahead} und ${across(short)} ${aside}`,
  longAside: (long, short, ahead, aside) => `${squares(long)} ${aside} und ${across(short)} ${ahead}`,
  aside: { both: 'zur Seite', left: 'nach links', right: 'nach rechts' },
};

const far = (range: number): string => (range === 1 ? 'ein Feld' : `bis zu ${numbered(range)} Felder`);
const times = (range: number): string => (range === 0 ? '' : `, bis zu ${numbered(range)}-mal in einer Linie`);
const overOne = (over: 'anybody' | 'friends' | 'foes'): string =>
  over === 'anybody' ? 'eine Figur' : over === 'friends' ? 'eine eigene Figur' : 'eine gegnerische Figur';
const next = (isNext: boolean): string => (isNext ? ', auf das Feld dahinter' : '');

export const workshopMoves: Words<typeof moves> = {
  moves: (line, range) => `zieht ${range === 0 ? 'beliebig weit' : far(range)} ${line}`,
  hops: (line, range, isNext, over) =>
    `zieht ${range === 0 ? '' : `${far(range)} `}${line} über genau ${overOne(over)}${next(isNext)}`,
  leaps: (leaps, range, isLame) => {
    const again = range === 1 ? '' : range === 0 ? ', immer weiter in einer Linie' : times(range);
    return isLame ? `zieht ${leaps}, ohne springen zu können${again}` : `springt ${leaps}${again}`;
  },
  hopsInLeaps: (leaps, range, isNext, over) =>
    `zieht in Sprüngen, je ${leaps}${times(range)}, über genau ${overOne(over)}${next(isNext)}`,
  hopsOverAny: (line, range) => `zieht ${range === 0 ? '' : `${far(range)} `}${line} über eine oder mehrere Figuren`,
  hopsOverAnyInLeaps: (leaps, range) => `zieht in Sprüngen, je ${leaps}${times(range)}, über eine oder mehrere Figuren`,
  anywhere: 'springt auf jedes beliebige Feld',
  leapsOn: (leaps, range) => `springt ${leaps}, ${range === 0 ? 'immer weiter' : `bis zu ${numbered(range)}-mal`}`,
  crooked: (way) => `${way}, im Zickzack mit Vierteldrehungen abwechselnd nach der einen und der anderen Seite`,
  circular: (way) => `${way}, jedes Mal um ein Achtel nach derselben Seite gedreht`,
  skips: (way) => `${way}, über das erste Feld hinweg`,
  wraps: (way) => `${way}, auch über den linken und rechten Brettrand auf die andere Seite`,

  bent: (way, does, turn, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, dann ${turn} ${range === 0 ? 'beliebig weit' : far(range)}`,
  outward: (way, does, isDiagonal, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, dann ${range === 0 ? 'beliebig weit' : far(range)} ${isDiagonal ? 'diagonal' : 'gerade'} nach außen`,
  bentLeap: (way, does, turn, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, dann ${range === 0 ? 'immer wieder' : range === 1 ? 'noch einmal' : `noch bis zu ${numbered(range)}-mal`} ${turn}`,
  leapOutward: (way, does, leaps, range) =>
    `${way}${does === '' ? '' : `, ${does}`}, dann im Sprung ${leaps} nach außen${range === 1 ? '' : range === 0 ? ', immer weiter in einer Linie' : times(range)}`,
  overMany: (way) => `${way}, über eine oder mehrere Figuren`,
  lame: (way) => `${way}, ohne zu springen`,
  thereAnd: (does, also) => `${does}, ${also}`,
  thereOr: (does, other) => `${does}, oder ${other}`,
  there: {
    inPassing: 'schlägt dort en passant',
    inPassingOrNot: 'schlägt dort en passant oder nicht',
    passes: 'kann dort en passant geschlagen werden',
    passesAll: 'kann auf jedem dieser Felder en passant geschlagen werden',
    capturesOrNot: 'mit oder ohne Schlagen',
    captures: 'schlägt dort',
    capturesAnyOrNot: 'mit oder ohne Schlagen, auch einer eigenen Figur',
    capturesAny: 'schlägt dort, auch eine eigene Figur',
    capturesOwnOrNot: 'schlägt dort eine eigene Figur oder nichts',
    capturesOwn: 'schlägt dort eine eigene Figur',
    over: 'über eine Figur dort',
    overOrNot: 'auch über eine Figur dort',
    overOwn: 'über eine eigene Figur dort',
    overOwnOrNot: 'auch über eine eigene Figur dort',
    overEnemy: 'über eine gegnerische Figur dort',
    overOrCaptures: 'über eine Figur dort oder schlägt sie',
    overOrCapturesOrNot: 'über eine Figur dort, schlägt sie, oder über ein leeres Feld',
    overOwnOrCaptures: 'über eine eigene Figur dort oder schlägt eine gegnerische',
    overOwnOrCapturesOrNot: 'über eine eigene Figur dort, schlägt eine gegnerische, oder über ein leeres Feld',
  },
  turnOr: ' oder ',
  turns: {
    anyButBack: 'in jede Richtung außer zurück',
    on: 'geradeaus weiter',
    half: 'halb links oder halb rechts',
    aside: 'nach links oder rechts',
    halfBack: 'schräg zurück',
    back: 'zurück',
    halfRight: 'halb rechts',
    halfLeft: 'halb links',
    right: 'nach rechts',
    left: 'nach links',
    halfBackRight: 'schräg zurück nach rechts',
    halfBackLeft: 'schräg zurück nach links',
    halfSame: 'halb nach derselben Seite',
    same: 'nach derselben Seite',
    halfBackSame: 'schräg zurück nach derselben Seite',
    halfOther: 'halb nach der anderen Seite',
    other: 'nach der anderen Seite',
    halfBackOther: 'schräg zurück nach der anderen Seite',
  },

  only: (way, mode) => `${way}, ${mode}`,
  modes: {
    quiet: 'ohne zu schlagen',
    captures: 'nur zum Schlagen',
    capturesAnyOrNot: 'schlägt auch eigene Figuren',
    capturesAny: 'nur zum Schlagen, auch eigener Figuren',
    capturesOwnOrNot: 'schlägt nur eigene Figuren',
    capturesOwn: 'nur zum Schlagen einer eigenen Figur',
    capturesToo: 'nur zum Schlagen, auch en passant',
    inPassing: 'nur zum Schlagen en passant',
    capturesInPassingToo: 'schlägt auch en passant',
    capturesOnlyInPassing: 'schlägt nur en passant',
  },
  tame: (way) => `${way}, schlägt aber nie eine königliche Figur`,
  first: (way) => `${way}, als ersten Zug`,

  reach: (ways) => ways.join(' oder '),

  from: (zone) => `, von „${zone}“ aus`,
  within: (zone) => `, innerhalb von „${zone}“`,
  to: (zone) => `, nach „${zone}“`,
  notInCheck: ', außer im Schach',

  says: (piece, does) => `${piece} ${does}.`,
  lent: (piece, lenders, does) => `${piece} mit der Gangart von ${workshopNames.either(lenders)} ${does}.`,
  none: (piece) => `${piece} zieht nicht.`,
};
