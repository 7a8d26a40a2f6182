/**
 * What is told of the known variants: what their files say, of which family they are, and how long they are and how much of
 * them is new to somebody who plays chess, counted from their rules.
 */
import { ENGLISH, inEachLanguage, language, said } from '../../../engine/shared/language.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import type { GameData, PieceData } from '../../../engine/workshop/game-data.ts';
import { familyOf, otherNamesOf } from '../../../engine/workshop/shelf/about-games.ts';
import { shelfGames } from '../../../engine/workshop/shelf/shelf-games.ts';
import { gameMessages } from '../../contract/messages.ts';
import type { KnownVariant } from '../../contract/own-games.ts';

/** squares and pieces together, up to which a game is short, and from which on it is long; chess has 96 */
const SHORT = 64;
const LONG = 112;
/** rules that seldom matter before the end of a game */
const LATE: ReadonlySet<string> = new Set([
  ...['insufficientMaterial', 'repetition', 'noProgress', 'repeated', 'perpetualCheck', 'perpetualChase', 'toAndFro'],
  ...['promotedCaptives', 'immobile', 'firstTurn'],
]);

/** In the order of the shelf, with their texts in the language of the moment. */
export const knownVariants: () => readonly KnownVariant[] = inEachLanguage(() => {
  const chess = dataOf('orthodox');
  return [...shelfGames.keys()].map((game) => told(game, dataOf(game), chess));
});

/** Throws for a game that is not on the shelf, or cannot be read. */
function dataOf(game: string): GameData {
  const read = readGame(shelfGames.get(game) ?? '');
  if (!read.ok) throw new Error(`the known variant ${game} cannot be read: ${read.problems[0].says}`);
  return read.data;
}

function told(game: string, data: GameData, chess: GameData): KnownVariant {
  const { title, tagline, by, width, height } = data;
  const english = language() === ENGLISH || said(title) === title ? [] : [title];
  const squares = squaresOf(data);
  const size = squares + data.array.length + data.hands.flat().length;
  return {
    ...{ game, title: said(title), tagline: said(tagline), by: said(by) },
    ...{ size: gameMessages.size(width, height), problem: null },
    family: familyOf(game),
    isLarge: squares > squaresOf(chess),
    hasOtherGoal: hasOtherGoal(data),
    length: size <= SHORT ? 'short' : size >= LONG ? 'long' : 'usual',
    newRules: newRules(data, chess),
    names: [...english, ...otherNamesOf(game)],
  };
}

const squaresOf = ({ width, height, missing }: GameData): number => width * height - missing.length;

const hasOtherGoal = ({ pieces, rules, goal, row, square, connection, extinction }: GameData): boolean =>
  !pieces.some(({ royal }) => royal) ||
  goal !== undefined ||
  row !== undefined ||
  square !== undefined ||
  connection !== undefined ||
  extinction !== undefined ||
  rules.checksToWin > 0 ||
  rules.checkmate !== 'lost';

/** How many ways to move and other rules there are that chess does not have. */
function newRules(data: GameData, chess: GameData): number {
  const known = new Set(chess.pieces.map(movesOf));
  const ways = new Set(data.pieces.map(movesOf).filter((moves) => !known.has(moves)));
  const rules = (Object.keys(data.rules) as (keyof GameData['rules'])[]).filter(
    (rule) => !LATE.has(rule) && data.rules[rule] !== chess.rules[rule],
  );
  const { goal, extinction, features, gatingFrom, points, declaration, drops, hands, pieces, shuffles } = data;
  const things = [
    ...[goal, extinction, features, gatingFrom, points, declaration],
    ...[drops && hands.flat().length > 0 ? drops : undefined],
    // who does not care for it begins with the usual first position
    ...[shuffles?.find(({ drawn }) => drawn)],
    ...pieces.flatMap(({ traits }) => traits),
    ...pieces.map(({ promotesInstead }) => promotesInstead),
  ];
  return ways.size + rules.length + things.filter((thing) => thing !== undefined).length;
}

const movesOf = ({ moves, royal, staysIn }: PieceData): string =>
  JSON.stringify([royal, staysIn, moves.map(({ betza }) => betza).sort()]);
