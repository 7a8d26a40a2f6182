/** Quick games of the computer against itself, from which whoever makes a game learns how it goes. */
import type { Side } from '../core/ids.ts';
import { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import { Chance } from './chance.ts';
import { choose } from './choose.ts';
import { levels } from './levels.ts';
import type { TranspositionTable } from './table.ts';

/** sees what can be captured, and varies its play, so that no game is like another */
const LEVEL = levels[2];
/** actions after which a game that is not over has no winner */
const MOST_ACTIONS = 300;

export interface SelfPlayed {
  readonly winner: Side | null;
  /** which ending; null where it was not over */
  readonly reason: string | null;
  readonly turns: number;
}

/** The same game for the same seed. Null where it was stopped. */
export function selfPlay(
  variant: Variant,
  seed: number,
  { table, stop = () => false }: { readonly table?: TranspositionTable; readonly stop?: () => boolean } = {},
): SelfPlayed | null {
  const begun = Position.start(variant);
  if (!begun.ok) throw new Error(begun.error.message);
  const position = begun.value;
  const chance = new Chance(seed);
  while (position.outcome === null && position.ply < MOST_ACTIONS) {
    if (stop()) return null;
    const choice = choose(position.game, { level: LEVEL, seed: chance.below(2 ** 31), ...(table && { table }) });
    const action = choice.action === null ? null : position.find(choice.action);
    if (!action?.ok) throw new Error(`nothing was chosen in ${position.census()}`);
    position.play(action.value);
  }
  const { outcome, turnNumber } = position;
  return { winner: outcome?.winner ?? null, reason: outcome?.reason ?? null, turns: turnNumber };
}
