/** What the screens say, put together as in English. */
import type { Words } from '../../../engine/shared/language.ts';
import type { englishText } from '../../../renderer/text/index.ts';
import { screenText } from './screens.ts';
import * as sections from './sections.ts';

export const uiText: Words<typeof englishText> = { ...screenText, ...sections };
