/** An action in one sentence before it is made: what it does, and after a colon what it takes and what it costs. */
import { englishList } from '../../engine/shared/english.ts';
import { withArticle } from './special-rules.ts';

const on = (where: string): string => (where === '' ? '' : ` on ${where}`);

export const headlineText = {
  sentence: (deed: string, parts: readonly string[]) =>
    `${[deed, parts.join('; ')].filter(Boolean).join(': ').replace(/\.$/, '')}.`,
  moves: (piece: string, to: string) => `Moves the ${piece} to ${to}`,
  drops: (piece: string, to: string) => `Drops the ${piece} on ${to}`,
  putsDown: (piece: string, to: string) => `Puts the ${piece} down on ${to}`,
  lifts: (piece: string, from: string, to: string) => `Lifts the ${piece} from ${from} to ${to}`,
  swaps: (piece: string, other: string, at: string) => `Swaps the ${piece} with the ${other} on ${at}`,
  fires: (piece: string, at: string) => `Fires at ${at}; the ${piece} does not move`,
  castles: (piece: string, to: string) => `Castles: the ${piece} goes to ${to}`,
  departs: (piece: string, to: string) => `Sends the ${piece} into flight to ${to}`,
  boards: (piece: string, mount: string, at: string) => `The ${piece} boards the ${mount} on ${at}`,
  rages: (piece: string, to: string) => `The ${piece} rages to ${to}`,
  becomes: (kind: string) => `, where it becomes ${withArticle(kind)}`,
  comesOut: (to: string) => `, coming out on ${to}`,
  pushes: (piece: string, to: string) => `, pushing the ${piece} to ${to}`,
  leaves: (feature: string) => `, leaving ${withArticle(feature)} behind`,
  captures: (who: readonly string[]) => `captures ${englishList(who)}`,
  destroys: (who: readonly string[]) => `destroys ${englishList(who)}`,
  loses: (who: readonly string[]) => `loses ${englishList(who)}`,
  losesItself: (piece: string) => `the ${piece} itself is lost`,
  foe: (piece: string, where: string) => `${withArticle(piece)}${on(where)}`,
  own: (piece: string, where: string) => `your own ${piece}${on(where)}`,
  /** where a press on the square does something else than going through it */
  picksUp: (piece: string) => `A click picks up ${piece} instead.`,
  goesThrough: (piece: string, cells: readonly string[]) =>
    `To capture ${piece} through this square, choose ${englishList(cells, 'or')}.`,
} as const;
