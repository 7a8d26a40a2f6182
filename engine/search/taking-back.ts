/**
 * Does a side only take back what it did? An action adds to the hash of a position what it changes, so those of one side
 * can be told from the other's: together they add nothing where its pieces stand again as they did a few turns ago.
 */
import { summarize } from '../core/action-summary.ts';
import type { Game } from '../core/game.ts';
import { other } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { actionText } from '../core/text/spell.ts';
import type { Hash } from '../core/world.ts';

/** So many turns of its own back a player remembers. */
const TURNS = 4;

/**
 * Which of these actions of the side to move, or of all that it has, would put its own pieces back, or leave them as they
 * are. `past` are the positions so far, low and high half of the hash and the standing in turn, the one that stands last; it
 * tells nothing where turns are several actions.
 */
export const takingBack = (game: Game, past: readonly number[], texts?: readonly string[]): ReadonlySet<string> => {
  const now = game.hash();
  const length = past.length / 3;
  if (game.variant.groups || length < 3 || past[3 * length - 3] !== now.lo || past[3 * length - 2] !== now.hi)
    return new Set();
  const passing = less(afterPassing(game), now);
  const undone = changesToUndo(past, length, passing);
  const planner = new Planner(game);
  const { plans } = planner;
  const found = new Set<string>();
  for (let i = planner.everyAction() - 1; i >= 0; i--) {
    const mark = game.make(plans, i);
    const change = less(less(game.hash(), now), passing);
    game.unmake(mark);
    if (!undone.some(({ lo, hi }) => lo === change.lo && hi === change.hi)) continue;
    const text = actionText(game, summarize(game, plans, i));
    if (texts?.includes(text) !== false) found.add(text);
  }
  return found;
};
/** What would undo nothing, the side's last action, its last two, and so on. */
const changesToUndo = (past: readonly number[], length: number, passing: Hash): readonly Hash[] => {
  const at = (n: number): Hash => ({ lo: past[3 * n], hi: past[3 * n + 1] });
  let left: Hash = { lo: 0, hi: 0 };
  const found: Hash[] = [left]; // two like pieces change places, and nothing else
  for (let n = length - 3; n >= 0 && found.length <= TURNS; n -= 2) {
    left = less(left, less(less(at(n + 1), at(n)), passing));
    found.push(left);
  }
  return found;
};
const afterPassing = (game: Game): Hash => {
  const { world, facts } = game;
  const mark = world.mark();
  game.set(facts.turn, 0, other(game.toMove));
  const hash = game.hash();
  world.rollback(mark);
  return hash;
};
const less = (a: Hash, b: Hash): Hash => ({ lo: (a.lo - b.lo) | 0, hi: (a.hi - b.hi) | 0 });
