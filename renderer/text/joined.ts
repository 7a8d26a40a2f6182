/** How texts are put together: what stands before a colon, at the beginning, or within another text. */
export const joinedText = {
  /** `White: Ke1–e2` */
  of: (name: string, says: string) => `${name}: ${says}`,
  /** the same before something that stands by itself */
  before: (name: string) => `${name}: `,
  /** the name of a side, a group or a rule that stands alone or at the beginning */
  begin: (name: string) => name,
  /** a sentence as a part of a label */
  within: (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, ''),
};
