/** What was noted in this action, and not in an earlier one. */
import type { Game } from '../../core/game.ts';
import type { Planner } from '../../core/moves/planner.ts';

/** The number of this action, as far as a fact can keep it. */
export const thisAction = (g: Planner): number => (g.get(g.game.facts.ply, 0) + 1) & 255;
export const isThisAction = (game: Game, noted: number): boolean => noted === (game.get(game.facts.ply, 0) & 255);
