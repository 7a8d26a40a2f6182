/**
 * Is the text meant to be a game written as text, of this version or another? Whoever misspells its first line has sections
 * all the same.
 */
export const isRules = (text: string): boolean => /^\uFEFF?\s*fairygame\b|(^|\n)[ \t]*\[piece [^\]\n]*\]/.test(text);
