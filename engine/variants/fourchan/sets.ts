/**
 * Sets of ways of moving, named for people by the kinds that have them. A set says how somebody moves and not who it was:
 * an Admin and a /d/ that has absorbed nothing are one to it. Every set there can be is a union of what kinds lend.
 */
import type { Game } from '../../core/game.ts';
import type { Kind } from '../../core/ids.ts';
import { type MoveSet, NO_MOVES, unionOf } from '../../core/moves/move-set.ts';
import { listWords } from '../../core/text/words.ts';
import type { PieceType } from '../../core/variant.ts';
import { said } from '../../shared/language.ts';
import { articles } from './words/words.ts';

/** Everybody who moves exactly so; nobody for no moves. */
export const alikeIn = (game: Game, set: MoveSet): readonly PieceType[] =>
  game.variant.types.filter((_, kind) => set !== NO_MOVES && game.ruleIndex.lentSet[kind] === set);

/** Is it a set that kinds can have together? Sets in saved facts may be anything. */
export const isOfKinds = (game: Game, set: MoveSet): boolean =>
  partsOf(game, set).reduce((had, kind) => unionOf(had, game.ruleIndex.lentSet[kind]), NO_MOVES) === set;

const named = new Map<MoveSet, readonly PieceType[]>();
/** As few kinds as can be who together move exactly so. */
export const kindsIn = (game: Game, set: MoveSet): readonly PieceType[] => {
  let kinds = named.get(set);
  if (kinds === undefined) {
    kinds = fewestKinds(game, set);
    named.set(set, kinds);
  }
  return kinds;
};
const fewestKinds = (game: Game, set: MoveSet): readonly PieceType[] => {
  const parts = partsOf(game, set);
  for (let count = 0; count <= parts.length; count++) {
    const found = choose(game.ruleIndex.lentSet, parts, set, NO_MOVES, count);
    if (found !== null) return found.map((kind) => game.variant.types[kind]);
  }
  throw new Error(`no kinds together have the moves ${set}`);
};
/** Everybody who moves in these ways only; of those who move alike the first. */
const partsOf = ({ ruleIndex: { lentSet } }: Game, set: MoveSet): readonly Kind[] =>
  lentSet.flatMap((lent, kind) =>
    lent !== NO_MOVES && isWithin(lent, set) && lentSet.indexOf(lent) === kind ? [kind as Kind] : [],
  );
/** Exactly so many of the parts, the first ones in their order, who make up what `had` lacks of the set. */
const choose = (
  lentSet: readonly MoveSet[],
  parts: readonly Kind[],
  set: MoveSet,
  had: MoveSet,
  count: number,
): readonly Kind[] | null => {
  if (count === 0) return had === set ? [] : null;
  for (const [i, kind] of parts.entries()) {
    if (isWithin(lentSet[kind], had)) continue;
    const rest = choose(lentSet, parts.slice(i + 1), set, unionOf(had, lentSet[kind]), count - 1);
    if (rest !== null) return [kind, ...rest];
  }
  return null;
};
const isWithin = (part: MoveSet, whole: MoveSet): boolean => unionOf(part, whole) === whole;

/** The set that kinds named by their ids have together; undefined where one is no kind. */
export const setOfKinds = (game: Game, ids: readonly unknown[]): MoveSet | undefined => {
  let set = NO_MOVES;
  for (const id of ids) {
    const kind = game.variant.types.findIndex((type) => type.id === id);
    if (kind < 0) return undefined;
    set = unionOf(set, game.ruleIndex.lentSet[kind]);
  }
  return set;
};

/** "a /d/, an Admin or a +/b/" if one of them moves exactly so, else "a /d/ and a /k/" who do so together. */
export const saySet = (game: Game, set: MoveSet): string => {
  const alike = alikeIn(game, set).map(withArticle);
  return alike.length > 0 ? listWords.either(alike) : listWords.list(kindsIn(game, set).map(withArticle));
};
/** As the letter is spoken: an /n/, an Anon, a /d/, a plus anything. */
const withArticle = ({ name, letter }: PieceType): string =>
  said('AMNORX'.includes(letter) ? articles.an : articles.a).replace('{kind}', said(name));

const BADGE_LENGTH = 3;
/** For the eye: the letters of as many of them as there is room for. */
export const badgeOf = (game: Game, set: MoveSet): string => {
  let badge = '';
  for (const { letter } of kindsIn(game, set)) if (badge.length + letter.length <= BADGE_LENGTH) badge += letter;
  return badge;
};
