/**
 * The actions that somebody may mean who is still typing: by their notation, however it is spelled, as chess players
 * shorten it, or by words of the clause that tells them, in order: "worm e5", "king swaps".
 */
import { ENGLISH, inEnglish, language } from '../shared/language.ts';
import { type ActionSummary, summarize } from './action-summary.ts';
import type { Game } from './game.ts';
import { NOBODY, OFF } from './ids.ts';
import type { Plans } from './moves/plans.ts';
import { clauseOf, clauseSaid } from './text/clause.ts';
import { wordedSaid } from './text/label.ts';
import { type CanDo, nativeLabelOf } from './text/native.ts';
import { actionText, labelOf, normalised, typedTextOf, wordedLabelOf } from './text/spell.ts';

/** Not Greek: Δ and δ are two files. */
const lower = (text: string): string => text.replace(/[A-ZÀ-Þ]/g, (letter) => letter.toLowerCase());

const SHORT = 2;

/** The numbers of those actions among the first `count` planned ones, what is spelled exactly so first. */
export const matching = (
  game: Game,
  plans: Plans,
  count: number,
  typed: string,
  most: number,
  can: CanDo,
): readonly number[] => {
  const spelled = normalised(game, typed);
  if (spelled === '') return [];
  const words = lower(typed)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .map((word) => {
      const cell = game.topology.parse(word);
      return cell === undefined || cell === OFF ? word : lower(game.topology.name(cell));
    });
  const ranked: { readonly i: number; readonly rank: number }[] = [];
  for (let i = 0; i < count; i++) {
    const summary = summarize(game, plans, i);
    const worded = wordedLabelOf(game, summary);
    const written = [actionText, typedTextOf, labelOf].map((spell) => spell(game, summary));
    if (worded) written.push(wordedSaid(worded));
    const native = nativeLabelOf(game, summary, can);
    if (native !== undefined) written.push(native);
    const spellings = written.map((one) => normalised(game, one));
    if (spellings.includes(spelled)) ranked.push({ i, rank: 0 });
    else if (spellings.some((spelling) => spelling.startsWith(spelled))) ranked.push({ i, rank: 1 });
    else if (isShortFor(game, summary, spelled)) ranked.push({ i, rank: SHORT });
    else if (clausesOf(game, summary).some((clause) => hasWords(lower(clause), words))) ranked.push({ i, rank: 3 });
  }
  // "De2" is the beginning of "De2-e3" rather than short for "Dd2-e2"
  const isBegun = ranked.some(({ rank }) => rank < SHORT);
  return ranked
    .filter(({ rank }) => rank !== SHORT || !isBegun)
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .slice(0, most)
    .map(({ i }) => i);
};

/** As it is told in the language that is spoken, and in English, which may always be typed. */
const clausesOf = (game: Game, summary: ActionSummary): readonly string[] => {
  const clause = clauseOf(game, summary);
  const english = inEnglish(() => clauseSaid(clause));
  return language() === ENGLISH ? [english] : [english, clauseSaid(clause)];
};

const BETWEEN = ['', '-', 'x', ':'];
/** Is the move written so elsewhere: `e2e4`, `e2-e4`, `Nf3`, `Nexf3`, `exd5`? */
const isShortFor = (game: Game, { mover, isDrop, from, to }: ActionSummary, spelled: string): boolean => {
  if (mover === NOBODY || to === OFF) return false;
  const letter = lower(game.typeOf(mover).letter);
  const { topology } = game;
  return (['name', 'alias'] as const).some((name) => {
    const end = lower(topology[name](to));
    if (!spelled.endsWith(end)) return false;
    const start = isDrop || from === OFF ? '' : lower(topology[name](from));
    const file = start.replace(/\d+$/, '');
    const heads = start === '' ? [letter] : [start, letter, letter + file, letter + start, file];
    return heads.some((head) => BETWEEN.some((sign) => spelled === head + sign + end));
  });
};

/** Does every word begin one of the text's, in order? */
const hasWords = (text: string, words: readonly string[]): boolean => {
  let at = 0;
  const all = text.split(/[\s,]+/);
  return words.every((word) => {
    while (at < all.length && !all[at].startsWith(word)) at++;
    return at++ < all.length;
  });
};
