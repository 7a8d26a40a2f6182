/**
 * Texts in several languages. English is the source and stands in the code, grouped in objects; another language has objects
 * of the same shape. `live` makes of English texts an object that says them in the language of the moment: whoever holds
 * a group of texts need not know that the language can change. A text that another language lacks is said in English.
 */

/** The same texts in another language: any text for a text, and what is made of values is made of the same values. */
export type Words<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : T extends object
      ? { readonly [K in keyof T]: Words<T[K]> }
      : T;

/** The language that everything else is translated from. */
export const ENGLISH = 'en';

type Group = { readonly [key: string]: unknown };
/** by language and area */
const translations = new Map<string, Map<string, Group>>();

let current: () => string = () => ENGLISH;

let isEnglishAsked = false;

/** The tag of the language in which texts are said now, such as `de`. */
export const language = (): string => (isEnglishAsked ? ENGLISH : current());
/** What somebody wants to know in English, whatever language is spoken: what is kept, or what may always be typed. */
export function inEnglish<T>(say: () => T): T {
  const before = isEnglishAsked;
  isEnglishAsked = true;
  try {
    return say();
  } finally {
    isEnglishAsked = before;
  }
}
/** From now on texts are said in the language that this tells whenever a text is read. */
export function sayIn(languageNow: () => string): void {
  current = languageNow;
}

/** Something that is made of texts, once in each language in which it is asked for. */
export function inEachLanguage<T>(make: () => T): () => T {
  const made = new Map<string, { readonly text: T }>();
  return () => {
    const known = made.get(language()) ?? { text: make() };
    made.set(language(), known);
    return known.text;
  };
}

/** The first of the wanted languages (`de-AT`) that is known, by its own tag or as the language (`de`); else English. */
export const bestOf = (wanted: readonly string[], known: readonly string[]): string => {
  const all = [ENGLISH, ...known];
  for (const tag of wanted) {
    const found = all.find((one) => one === tag) ?? all.find((one) => one === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return ENGLISH;
};

/** Adds or replaces the texts of one area in a language. */
export function translate(tag: string, area: string, texts: object): void {
  const areas = translations.get(tag) ?? new Map<string, Group>();
  areas.set(area, texts as Group);
  translations.set(tag, areas);
}

/** How a language makes its texts of the English ones: a group of them, and a sentence. */
interface Maker {
  readonly group: (english: object) => object;
  readonly sentence: (english: string) => string;
}
const makers = new Map<string, Maker>();
/** Adds a language whose texts are made of the English ones when they are said, but for those that were added. */
export function translateBy(tag: string, maker: Maker): void {
  makers.set(tag, maker);
}

/** by language, the sentences of the games by the English one */
const sentences = new Map<string, Map<string, string>>();
/** Adds sentences of the games in a language: each with the English one that it stands for. */
export function translateSentences(tag: string, added: Iterable<readonly [english: string, said: string]>): void {
  const known = sentences.get(tag) ?? new Map<string, string>();
  for (const [english, sentence] of added) known.set(english, sentence);
  sentences.set(tag, known);
}
/** how sentences that are made of values are made, by the English one; the last one that was made at the end */
const composed = new Map<string, () => string>();
/** as many as the games that are known at once have */
const MOST_COMPOSED = 2000;
/** In English what `make` makes of texts and values: `said` makes it anew in the language of the moment. */
export function sayable(make: () => string): string {
  const english = inEnglish(make);
  composed.delete(english);
  composed.set(english, make);
  for (const oldest of composed.keys()) {
    if (composed.size <= MOST_COMPOSED) break;
    composed.delete(oldest);
  }
  return english;
}
/** A sentence of a game, or a name in it, in the language of the moment; in English where it has none. */
export const said = (english: string): string => {
  const tag = language();
  if (tag === ENGLISH) return english;
  return sentences.get(tag)?.get(english) ?? composed.get(english)?.() ?? makers.get(tag)?.sentence(english) ?? english;
};

const isGroup = (text: unknown): text is Group => typeof text === 'object' && text !== null && !Array.isArray(text);

/**
 * English texts that are said in the language of the moment. `area` names them for `translate`. A text, a list or a
 * function is looked up when it is read, so it must be read when it is said: what a module keeps from its start stays in
 * the language of that moment.
 */
export const live = <const T extends object>(area: string, english: T): T => {
  const inLanguage = (tag: string): Group | undefined => {
    const added = translations.get(tag)?.get(area);
    const make = makers.get(tag);
    if (added || !make) return added;
    translate(tag, area, make.group(english));
    return translations.get(tag)?.get(area);
  };
  return groupOf(english as unknown as Group, inLanguage) as unknown as T;
};

function groupOf(english: Group, inLanguage: (tag: string) => Group | undefined): Group {
  const group: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(english)) {
    if (isGroup(text)) {
      const inside = (tag: string): Group | undefined => {
        const found = inLanguage(tag)?.[key];
        return isGroup(found) ? found : undefined;
      };
      group[key] = groupOf(text, inside);
      continue;
    }
    const get = (): unknown => {
      const tag = language();
      return tag === ENGLISH ? text : (inLanguage(tag)?.[key] ?? text);
    };
    Object.defineProperty(group, key, { enumerable: true, get });
  }
  return group;
}
