/** What the host says in each language, by area. */
import * as de from './de/host.ts';
import type { LanguageTag } from './languages.ts';

export const hostTexts: { readonly [tag in LanguageTag]?: Readonly<Record<string, object>> } = { de };
