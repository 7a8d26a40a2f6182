/**
 * How the match machine handles what was thrown, here or at the other machine: it is told, lies on the table, and is taken
 * away with the next action or the next press.
 */
import type { View } from '../../../electron/contract/view.ts';
import type { MatchEvent, MatchState, Step } from './match.ts';
import { same, saying } from './match-step.ts';

/** Tells what was thrown since `before`; the last of it lies on the table. */
export const threw = (s: MatchState, before: View): Step => {
  const tosses = s.view.tosses ?? [];
  const fresh = tosses.slice(before.tosses?.length ?? 0);
  if (fresh.length === 0) return same(s);
  return saying({ ...s, thrown: tosses.length - 1 }, ...fresh.map((toss) => ({ say: 'tossed', toss }) as const));
};

/** With these the players go on. */
// biome-ignore format: one row for what is done on the board, and one for what is done with the game
const goesOn: ReadonlySet<MatchEvent['on']> = new Set([
  'pick', 'lift', 'choose', 'escape', 'end-turn', 'pass', 'lay', 'lay-ready', 'submit', 'by-hand',
  'undo', 'redo', 'resign', 'agree', 'look', 'ahead', 'play', 'play-on', 'replay', 'ask-reveal', 'hide', 'opened',
]);

/** Takes what was thrown before away, if this event or what it led to goes on with the game. */
export const cleared = (before: MatchState, after: MatchState, event: MatchEvent): MatchState =>
  after.thrown !== null &&
  after.thrown === before.thrown &&
  (goesOn.has(event.on) || after.view.node !== before.view.node || after.view.viewer !== before.view.viewer)
    ? { ...after, thrown: null }
    : after;
