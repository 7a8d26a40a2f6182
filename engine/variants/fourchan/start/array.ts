/**
 * The usual array, as data (C-SETUP). The picture that showed it is lost, but the author's sentences fix nearly all of it:
 *
 * - An /r9k/ that captures on c2 rages on to b3 and stops there, so it starts on d1: no other cell of the first two ranks
 *   reaches c2 by one diagonal step and b3 by the second.
 * - What it takes on the way is its own /mlp/ and Anon: M on c2, Anons on the third rank.
 * - The six pieces of the first rank are told in the order D R X V P S. Centred and from the left that puts R on d1;
 *   the other way round it would stand on g1.
 * - The "standard" pieces are told in the order A T K M B N. Read from the middle outwards that puts M on c2.
 * - The /r9k/ can take its own Admin on the first move. From d1 it reaches c2, d2 and e2 of the second rank, so the Admin
 *   stands on e2 and the /tg/ on f2.
 * - A /k/ is restricted to half of the squares: d2 is dark, g2 light. The Admin castles along its rank: N on a2 and j2.
 *
 * The clues leave /k/ and /b/ (d2 and b2) to the order of the list alone. Whether Black mirrors White, as in chess, or is
 * turned round, as in shogi, is a house rule. Should the picture ever be found, these three lines are what changes.
 */

/** White's ranks 1 to 3, files a to j. */
export const ARRAY = ['..DRXVPS..', 'NBMKATKMBN', 'OOOOOOOOOO'] as const;
