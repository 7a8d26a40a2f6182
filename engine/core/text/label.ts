/**
 * The words in labels of actions: `R d1 rages to f1`, `Cathedral d4`. A label is kept in English, because texts of games
 * contain it and are read back; its words are kept beside it, to be said in the language of whoever reads it.
 */
import { inEnglish, said } from '../../shared/language.ts';
import { labelWords as words } from './words.ts';

/** Words in a label, as data with the English words of the game. */
export type Phrase =
  | { readonly is: 'boards' }
  | { readonly is: 'leaves'; readonly feature: string }
  /** of a feature, or of an action without any piece */
  | { readonly is: 'name'; readonly name: string }
  /** what only this game has: its sentence, and the cells in it */
  | { readonly is: 'own'; readonly says: string; readonly from: string; readonly to: string };
/** Signs, letters and squares, and words among them. */
export type WordedLabel = readonly (string | Phrase)[];

const phraseSaid = (phrase: Phrase): string => {
  switch (phrase.is) {
    case 'boards':
      return words.boards;
    case 'leaves':
      return words.leaves(said(phrase.feature));
    case 'name':
      return said(phrase.name);
    case 'own':
      return said(phrase.says).replace(/\{(from|to)\}/g, (_, end: 'from' | 'to') => phrase[end]);
  }
};
export const englishOf = (phrase: Phrase): string => inEnglish(() => phraseSaid(phrase));

/** no label has it */
const MARK = '\0';
/** What `spell` writes, with the phrases that it has said; undefined where it says none. */
export const phrasesIn = (spell: (say: (phrase: Phrase) => string) => string): WordedLabel | undefined => {
  const phrases: Phrase[] = [];
  const marked = spell((phrase) => `${MARK}${phrases.push(phrase) - 1}${MARK}`);
  if (phrases.length === 0) return undefined;
  // every other part is the number of a phrase
  const parts = marked.split(MARK).map((part, i) => (i % 2 === 1 ? phrases[Number(part)] : part));
  return parts.filter((part) => part !== '');
};

export const wordedSaid = (label: WordedLabel): string =>
  label.map((part) => (typeof part === 'string' ? part : phraseSaid(part))).join('');
/** A label in the language of the moment. */
export const shownLabel = ({ label, worded }: { readonly label: string; readonly worded?: WordedLabel }): string =>
  worded ? wordedSaid(worded) : label;
