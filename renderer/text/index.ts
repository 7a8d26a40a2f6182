/**
 * Every English sentence of the application itself; what is said about a game's rules stands in that variant's own
 * words file in the engine. Grouped by who speaks. Sentences are short, plain, in the present tense; a refusal says
 * what to do next.
 */

import { live } from '../../engine/shared/language.ts';
import { screenText } from './screens.ts';
import * as sections from './sections.ts';

/** in English */
export const englishText = { ...screenText, ...sections };

/** in the language of the moment */
export const uiText = live('uiText', englishText);
