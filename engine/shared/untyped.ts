/** What nobody types into a name: line breaks, other control characters, and what overrides the direction of text. */
const UNTYPED = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';
const ANY_UNTYPED = new RegExp(`[${UNTYPED}]`);

/** Does it contain such a character? */
export const isUntyped = (text: string): boolean => ANY_UNTYPED.test(text);
