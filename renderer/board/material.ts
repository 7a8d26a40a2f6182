/** What the pieces and the board of a game are made of, as they sound. */
export const MATERIALS = ['wood', 'stone', 'glass', 'shell'] as const;
export type MaterialName = (typeof MATERIALS)[number];
