/** What the games say: catalogues, by English sentence. */
import deicide from './games/deicide.po';

export const games: readonly string[] = [deicide];
