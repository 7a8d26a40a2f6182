/** The language of the page: its texts are loaded when the host says in which one it speaks. */
import { ENGLISH, language, sayIn, translate } from '../../engine/shared/language.ts';
import { addPseudoLanguage, PSEUDO } from '../../engine/shared/pseudo-language.ts';

let current = ENGLISH;
sayIn(() => current);

/** The texts of each language for the page, by area. */
const pages = import.meta.glob<Readonly<Record<string, object>>>('../../languages/*/page.ts');

/**
 * From now on the page says everything in this language. False where it cannot be loaded: then it speaks English.
 */
export async function speakOnPage(tag: string): Promise<boolean> {
  if (tag === PSEUDO) addPseudoLanguage();
  const texts = await pages[`../../languages/${tag}/page.ts`]?.().catch((error: unknown) => console.error(error));
  for (const [area, words] of Object.entries(texts ?? {})) translate(tag, area, words);
  // what is read out in the wrong language cannot be understood
  current = texts || tag === PSEUDO ? tag : ENGLISH;
  document.documentElement.lang = current;
  return current === tag;
}

/** For dates and numbers. What English writes as in Britain, where a month follows its day. */
export const localeOfPage = (): string => (language() === ENGLISH ? 'en-GB' : language());
