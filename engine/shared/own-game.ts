/** how the ids of people's own games begin */
export const OWN_GAME = 'own:';
