/** How texts are put together: what stands before a colon, at the beginning, or within another text. */
import type { Words } from '../../../engine/shared/language.ts';
import type { joinedText as english } from '../../../renderer/text/joined.ts';

export const joinedText: Words<typeof english> = {
  of: (name, says) => `${name}: ${says}`,
  before: (name) => `${name}: `,
  begin: (name) => name,
  // such a sentence begins with a pronoun
  within: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, ''),
};
