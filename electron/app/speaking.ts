/**
 * In which language the application speaks: that of its player, by the settings or by what the page says that the system
 * prefers; while it answers somebody at another machine, theirs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { bestOf, ENGLISH, sayIn, translate } from '../../engine/shared/language.ts';
import { addPseudoLanguage } from '../../engine/shared/pseudo-language.ts';
import { hostTexts } from '../../languages/host.ts';
import { languages } from '../../languages/languages.ts';
import type { Settings } from '../contract/settings.ts';

let ours = ENGLISH;
const theirs = new AsyncLocalStorage<string>();
addPseudoLanguage();
for (const [tag, areas] of Object.entries(hostTexts))
  for (const [area, texts] of Object.entries(areas)) translate(tag, area, texts);
sayIn(() => theirs.getStore() ?? ours);

/** Runs `work`, and whatever it begins, in the language of somebody at another machine. */
export const inLanguage = <T>(tag: string, work: () => T): T => theirs.run(tag, work);

const whole = languages.filter(({ isWhole }) => isWhole).map(({ tag }) => tag);
/** The language for these settings on a system that prefers these. */
export const languageFor = ({ language }: Pick<Settings, 'language'>, preferred: readonly string[]): string =>
  language === 'system' ? bestOf(preferred, whole) : language;

/** From now on everything is said in this language. */
export function speak(tag: string): void {
  ours = tag;
}
