/**
 * In which language the application speaks: that of its player, by the settings or by what the page says that the system
 * prefers; while it answers somebody at another machine, theirs.
 */
import { bestOf, ENGLISH, sayIn, translate, translateSentences } from '../../engine/shared/language.ts';
import { namePiecesBy } from '../../engine/shared/naming.ts';
import { addPseudoLanguage, PSEUDO } from '../../engine/shared/pseudo-language.ts';
import { hostTexts } from '../../languages/host.ts';
import { type LanguageTag, languages } from '../../languages/languages.ts';
import { readPo } from '../../languages/po.ts';
import type { Settings } from '../contract/settings.ts';
import { inTheirLanguage, theirLanguage } from './whose-language.ts';

let ours = ENGLISH;
sayIn(() => theirLanguage() ?? ours);

const loaded = new Set<string>();
/** Reads what there is in a language, when it is first spoken. */
function load(tag: string): void {
  if (loaded.has(tag)) return;
  loaded.add(tag);
  if (tag === PSEUDO) addPseudoLanguage();
  if (!Object.hasOwn(hostTexts, tag)) return;
  const { areas, games, names } = hostTexts[tag as LanguageTag];
  for (const [area, words] of Object.entries(areas)) translate(tag, area, words);
  for (const catalogue of games) translateSentences(tag, readPo(catalogue()));
  namePiecesBy(tag, names);
}

/** From now on everything is said in this language. */
export function speak(tag: string): void {
  load(tag);
  ours = tag;
}
/** Runs `work`, and whatever it begins, in the language of somebody at another machine. */
export function inLanguage<T>(tag: string, work: () => T): T {
  load(tag);
  return inTheirLanguage(tag, work);
}

const known = [...languages.map(({ tag }) => tag), PSEUDO];
/** Those that can be chosen besides English. */
export const offeredLanguages = languages.filter(({ isWhole }) => isWhole).map(({ tag, name }) => ({ tag, name }));
/** The language that somebody at another machine says they read: any text may come. English for one that is not known. */
export const languageRead = (tag: string): string => bestOf([tag], known);
/** The language for these settings on a system that prefers these; English for one that is not known. */
export const languageFor = ({ language }: Pick<Settings, 'language'>, preferred: readonly string[]): string =>
  language === 'system'
    ? bestOf(
        preferred,
        offeredLanguages.map(({ tag }) => tag),
      )
    : bestOf([language], known);
