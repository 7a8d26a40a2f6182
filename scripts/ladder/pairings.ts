/** Who plays whom when nothing else is asked for, and how many games are wanted. */
import { boundedLevels } from '../../engine/search/levels.ts';
import { KNOWN_VARIANTS } from './known-variants.ts';

export interface Pairing {
  readonly variant: string;
  readonly a: string;
  readonly b: string;
  readonly games: number;
}
export const GAMES = 40;
/** Who must win all of so many games in every known variant, against whom. */
export const GAMES_OF_KNOWN = 20;
export const KNOWN_PAIR: readonly [string, string] = ['level:5', 'random'];
export const VARIANTS = ['acid', 'deicide', 'fourchan', 'chesimals'];

/** In this one the players meet Fairy-Stockfish. */
export const OUTSIDE_VARIANT = 'known:orthodox';
/** So many positions it looks at for a move. */
export const OUTSIDE_NODES = 50_000;
/** Fewer games against it say too little to show a rating. */
export const GAMES_OF_RATING = 20;
/** Its name when it is held back to an Elo. */
export const outsider = (elo: number): string => `stockfish:${elo}:${OUTSIDE_NODES}`;
/** The Elo that such a name says; null: it is another player. */
export const eloOfOutsider = (player: string): number | null => {
  const [kind, elo] = player.split(':');
  return kind === 'stockfish' ? Number(elo) : null;
};

const strongest = `level:${boundedLevels.at(-1)?.id}`;
/** Each level and the one below. */
export const neighbours: readonly (readonly [string, string])[] = boundedLevels
  .slice(1)
  .map(({ id }, i) => [`level:${id}`, `level:${boundedLevels[i].id}`]);
const pairs: readonly (readonly [string, string])[] = [
  ...neighbours,
  ['level:1', 'random'],
  ['level:1', 'greedy'],
  ['level:3', 'greedy'],
  ['level:5', 'greedy'],
  ['time:1000', 'greedy'],
  ['time:1000', 'random'],
  ['time:200', 'greedy'],
  ['time:200', 'random'],
  ['time:200', 'uct:200'],
  ['time:100', 'uct:100'],
  ['nodes:5000', 'plain:5000'],
  [strongest, 'greedy'],
  [strongest, 'random'],
];
export const usualPairings: readonly Pairing[] = [
  ...pairs.flatMap(([a, b]) => VARIANTS.map((variant) => ({ variant, a, b, games: GAMES }))),
  ...KNOWN_VARIANTS.map((variant) => ({ variant, a: KNOWN_PAIR[0], b: KNOWN_PAIR[1], games: GAMES_OF_KNOWN })),
];
