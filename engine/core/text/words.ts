/** How moves are told in words, in the language of the moment. */
import { englishList } from '../../shared/english.ts';
import { live } from '../../shared/language.ts';

/** Lists within sentences of the core. */
export const listWords = live('lists', {
  /** `a, b and c` */
  list: (parts: readonly string[]): string => englishList(parts),
  /** `a, b or c` */
  either: (parts: readonly string[]): string => englishList(parts, 'or'),
  more: (n: number): string => `${n} more`,
});

const byWayOf = (via: readonly string[]): string => (via.length > 0 ? ` by way of ${listWords.list(via)}` : '');
/** `mover`: with the square that it comes from; names of pieces are bare, as in a list. */
export const clauseWords = live('clauses', {
  places: (side: string, feature: string, at: string): string => `${side} places ${feature} on ${at}`,
  endsTurn: (side: string): string => `${side} ends the turn`,
  passes: (side: string): string => `${side} passes`,
  turnRule: (side: string, label: string): string => `${side}: ${label}`,
  drops: (side: string, kind: string, at: string): string => `${side} drops ${kind} on ${at}`,
  leaves: (mover: string, to: string): string => `${mover} leaves, to land on ${to}`,
  swaps: (mover: string, partner: string): string => `${mover} swaps places with ${partner}`,
  own: (mover: string, deed: string): string => `${mover} ${deed}`,
  boards: (mover: string, mount: string): string => `${mover} boards ${mount}`,
  pushes: (mover: string, to: string, pushed: string, end: string): string =>
    `${mover} to ${to} pushes ${pushed} to ${end}`,
  goes: (mover: string, via: readonly string[], to: string): string => `${mover}${byWayOf(via)} to ${to}`,
  capturesFromAfar: (mover: string, whom: string): string => `${mover} captures ${whom} without moving`,
  captures: (mover: string, via: readonly string[], whom: string, to: string): string =>
    `${mover}${byWayOf(via)} captures ${whom} on ${to}`,
  capturesElsewhere: (mover: string, via: readonly string[], whom: string, to: string): string =>
    `${mover}${byWayOf(via)} captures ${whom} and ends on ${to}`,
  capturing: (whom: string): string => `, capturing ${whom}`,
  removing: (whom: string): string => `, removing ${whom}`,
  pushing: (who: string, to: string): string => `, pushing ${who} to ${to}`,
  together: (who: string, to: string): string => `, ${who} to ${to}`,
  becomes: (kind: string): string => `, becomes ${kind}`,
  leavesBehind: (feature: string): string => `, leaves ${feature} behind`,
  callsCheck: (clause: string): string => `${clause}, calling check`,
});

/** The words in labels of actions, between letters and squares: `K a5 boards a2`. */
export const labelWords = live('labels', {
  boards: 'boards',
  leaves: (feature: string): string => `leaves ${feature}`,
});

/** What tells an action from others, joined by commas. */
export const differenceWords = live('differences', {
  captures: (whom: string): string => `captures ${whom}`,
  absorbs: (whom: string, at: string): string => `captures ${whom}, which comes to stand on ${at}`,
  capturesFromAfar: (whom: string): string => `captures ${whom} without moving`,
  swaps: (partner: string): string => `swaps places with ${partner}`,
  boards: (mount: string): string => `boards ${mount}`,
  moves: (who: string, to: string): string => `moves ${who} to ${to}`,
  becomes: (kind: string): string => `becomes ${kind}`,
  drops: (kind: string): string => `drops ${kind} from the hand`,
  leavesBehind: (feature: string): string => `leaves ${feature} behind`,
  places: (feature: string): string => `places ${feature}`,
  leaves: (to: string): string => `leaves, to land on ${to}`,
  via: (cells: string): string => `goes via ${cells}`,
  there: 'goes there',
});
