/** What the app says about the known variants that come with it. */
import { count } from '../../engine/shared/english.ts';

export const knownVariantText = {
  title: 'Known variants',
  door: 'Shogi, Xiangqi, Makruk and more',
  /** to them, from where they can be changed */
  link: 'Known variants',
  find: 'Find a variant',
  findHint: 'Name or inventor',
  show: 'Which variants are shown',
  shows: {
    all: 'All',
    favourites: 'Favourites',
    chess: 'Chess',
    shogi: 'Shogi',
    xiangqi: 'Xiangqi',
    makruk: 'Makruk',
    large: 'Larger boards',
    goals: 'Other goals',
  },
  count: (n: number) => count(n, 'variant', 'variants'),
  nothing: (find: string) => `No variant fits “${find}”.`,
  noFavourites: 'No favourites yet. Open a variant’s card to make it one.',
  /** how length and new rules are counted */
  legend:
    'Length goes by the squares and pieces. New rules are those that chess does not have, each new way to move among them.',
  length: { short: 'shorter than chess', usual: 'as long as chess', long: 'longer than chess' },
  newRules: (n: number) => (n === 0 ? 'no new rules' : count(n, 'new rule', 'new rules')),
  facts: {
    board: 'Board',
    length: 'Length',
    newRules: 'Compared with chess',
    kinds: 'Piece types',
    names: 'Also called',
    by: 'By',
  },
  isFavourite: 'a favourite',
  favourite: 'Favourite',
} as const;
