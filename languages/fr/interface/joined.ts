/** How texts are put together: what stands before a colon, at the beginning, or within another text. */
import type { Words } from '../../../engine/shared/language.ts';
import type { joinedText as english } from '../../../renderer/text/joined.ts';
import { begin } from './names.ts';

export const joinedText: Words<typeof english> = {
  of: (name, says) => `${begin(name)} : ${says}`,
  before: (name) => `${begin(name)} : `,
  begin,
  // such a sentence begins with a pronoun
  within: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, ''),
};
