/** Said of every step of Deicide Chess: with the house rule for terrain on, a position without any would begin with placing it. */
export const playing = { phase: 'play' } as const;
