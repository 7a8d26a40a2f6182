/**
 * Every English sentence of the application itself; what is said about a game's rules stands in that variant's own
 * words file in the engine. Grouped by who speaks. Sentences are short, plain, in the present tense; a refusal says
 * what to do next (DESIGN-UI, section 9).
 */
export const menuWords = {} as const;
export const errorWords = {} as const;
export const uiWords = {} as const;
