/**
 * Shared code of the tests of Deicide Chess: games as files, the texts of the variant, and the pieces of a position
 * without flights and terrain. A test checks that the right sentence is in the right place, and leaves its wording to
 * the variant's texts.
 */
import { checks, endings, features, reasons, rules } from '../../engine/variants/deicide/words/words.ts';
import { after, matchOf, type Opened, type SavedGame } from './games.ts';
import { expect, inOrder, type Player } from './player.ts';
import { filledIn, type Parts, wording } from './wording.ts';

export const TITLE = 'Deicide Chess';

export const deicide = (game: Opened): SavedGame => ({ ...game, variant: 'deicide' });

/** The start of a game in which White notes its Landmines first, and where each side notes them. */
export const mines = { white: ['e7', 'k9'], black: ['g11'] } as const;
export const beforeMines: Omit<Opened, 'name'> = {
  pieces: 'K@i1 R@a1 N@f4 P@c4 k@i16 r@p16 b@l14 p@n13',
  options: { terrain: 'on' },
  fields: {
    phase: 'noting-white',
    terrain: [
      { feature: 'ziggurat', at: 'b6' },
      { feature: 'glue', at: 'o11' },
    ],
  },
};

/** The pieces on the board of this position, in the form of `Player.census()` and `Player.drawn()`. */
export const standing = (census: string): string =>
  inOrder(census.split(' ').filter((token) => /^[A-Za-z]@[a-p]\d+$/.test(token)));
/** The game after these actions, by the engine. */
export const leadsTo = (game: Opened, ...actions: readonly string[]): string =>
  standing(matchOf(deicide(after(game, ...actions))).position.census());

export const rule = (id: keyof typeof rules): string => rules[id].says;
export const check = (id: keyof typeof checks, parts: Parts): string => filledIn(checks[id].says, parts);
export const featureName = (id: keyof typeof features): string => features[id].name;
export const { reason, ending } = wording(reasons, endings);

/** The labels, the figures (where the table is shown) and the engine agree on the pieces on the board. */
export async function stands(player: Player, census: string, when: string): Promise<void> {
  expect(await player.census(), `labels ${when}`).toBe(census);
  if ((await player.state).shown === 'table') expect(await player.drawn(), `figures ${when}`).toBe(census);
}
