/** What was typed as a text of one line, as a game has them. */
export const oneLine = (typed: string): string => typed.replace(/\s+/g, ' ').trimStart();
