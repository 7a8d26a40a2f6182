/**
 * Seeded matches for tests: everything that players can do, in proportions that make trees with branches. The same
 * seed gives the same match as long as the rules give the same actions.
 */
import type { Side } from '../core/ids.ts';
import type { Variant } from '../core/variant.ts';
import type { StartPosition } from '../core/vocabulary.ts';
import { DIE_SIDES, MOST_DICE, USUAL_SIDES } from '../shared/dice.ts';
import { begin } from './begin.fixture.ts';
import { type Dice, dice } from './dice.fixture.ts';
import type { Entry } from './entry.ts';
import type { Match } from './match.ts';
import { hasSecrets } from './secrets.ts';

/**
 * An action for the side to move: in a third of the cases a capture, if there is one. Seldom one that loses at once, or
 * the match would be over too soon.
 */
export function anyAction(match: Match, roll: Dice): string | null {
  const actions = match.position.actions();
  if (match.outcome || actions.length === 0) return null;
  const sane = roll(50) === 0 ? actions : actions.filter((action) => action.loses === null);
  const takes = sane.filter((action) => action.captures.length > 0);
  const from = takes.length > 0 && roll(3) === 0 ? takes : sane.length > 0 ? sane : actions;
  return from[roll(from.length)].text;
}

/** Plays that many actions that neither capture nor end the game. */
export function playQuietly(match: Match, actions: number, seed: number): void {
  const roll = dice(seed);
  for (let i = 0; i < actions; i++) {
    const quiet = match.position.actions().filter((action) => action.captures.length === 0 && action.loses === null);
    const played = match.play(quiet[roll(quiet.length)].text);
    if (!played.ok || match.outcome) throw new Error(`seed ${seed} does not play quietly`);
  }
}

/** What players might do next; it may be refused (nothing to undo, the game is over). */
export function anyEntry(match: Match, roll: Dice, at: number): Entry {
  const unit = roll(2) === 0 ? 'action' : 'turn';
  const chance = roll(100);
  const agreed = hasSecrets(match) && roll(2) === 0 ? { agreed: true as const } : {};
  if (chance < 8) return { do: 'undo', unit, ...agreed, at };
  if (chance < 12) return { do: 'redo', unit, at };
  if (chance < 15) return { do: 'goto', node: match.nodes[roll(match.nodes.length)].id, ...agreed, at };
  if (chance < 16) return { do: 'resign', side: match.variant.sides[roll(2) as Side].id, at };
  if (chance < 17) return { do: 'agree', at };
  if (chance < 19) {
    const computer = roll(3) === 0 ? null : { level: String(1 + roll(8)), seconds: 1 + roll(60), seed: roll(1000) };
    return { do: 'seat', side: match.variant.sides[roll(2) as Side].id, computer, at };
  }
  if (chance < 21) return { do: 'aid', what: roll(2) === 0 ? 'hint' : 'analysis', at };
  if (chance < 22) return { do: 'toss', coin: roll(2) === 0 ? 'heads' : 'tails', at };
  if (chance < 23) {
    const sides = DIE_SIDES[roll(DIE_SIDES.length)];
    const came = Array.from({ length: 1 + roll(MOST_DICE) }, () => 1 + roll(sides));
    return { do: 'roll', dice: came, ...(sides !== USUAL_SIDES && { sides }), at };
  }
  const action = anyAction(match, roll);
  return action === null ? { do: 'undo', unit, at } : { do: 'play', action, at };
}

/** A match of that many entries, not counting refused ones. */
export function anyMatch(
  variant: Variant,
  seed: number,
  entries: number,
  start: StartPosition | null = null,
  options: Record<string, string> = {},
): Match {
  const roll = dice(seed);
  const match = begin(variant, options, start);
  while (match.entries.length < entries) match.apply(anyEntry(match, roll, 1_700_000_000_000 + match.entries.length));
  return match;
}

/** Applies that many entries of all kinds, and checks that every revisited or viewed node has the same facts. */
export function comesBackExactly(match: Match, seed: number, entries: number): void {
  const roll = dice(seed);
  const facts = (of: Match): string => JSON.stringify(of.position.save());
  const states = new Map([[match.cursor.id, facts(match)]]);
  const must = (same: boolean, node: number): void => {
    if (!same) throw new Error(`seed ${seed}: node ${node} is not what it was`);
  };
  for (let i = 0; i < entries; i++) {
    if (!match.apply(anyEntry(match, roll, i)).ok) continue;
    const { id } = match.cursor;
    must((states.get(id) ?? facts(match)) === facts(match), id);
    states.set(id, facts(match));
  }
  for (const { id } of match.nodes) {
    const look = match.look(id);
    must(look.ok && JSON.stringify(look.value.position.save()) === states.get(id), id);
  }
}
