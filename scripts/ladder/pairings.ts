/** Who plays whom when nothing else is asked for, and how many games are wanted. */
import { levels } from '../../engine/search/levels.ts';

export interface Pairing {
  readonly variant: string;
  readonly a: string;
  readonly b: string;
}
export const GAMES = 40;
export const VARIANTS = ['acid', 'deicide', 'fourchan', 'chesimals'];

const strongest = `level:${levels.at(-1)?.id}`;
/** Each level and the one below. */
export const neighbours: readonly (readonly [string, string])[] = levels
  .slice(1)
  .map(({ id }, i) => [`level:${id}`, `level:${levels[i].id}`]);
export const usualPairings: readonly Pairing[] = [
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
].flatMap(([a, b]) => VARIANTS.map((variant) => ({ variant, a, b })));
