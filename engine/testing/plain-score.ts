/** The score of a position by looking at every action so many deep: what a search must find, however it finds it. */
import type { Game } from '../core/game.ts';
import { Planner } from '../core/moves/planner.ts';
import { evaluatorOf } from '../search/evaluate.ts';
import { scoreOfEnd, scoreWhenOver } from '../search/score.ts';

/** Every action, made and unmade; nothing is remembered, ordered or left out. */
export const plainScore = (game: Game, depth: number): number => {
  const { variant } = game;
  const planner = new Planner(game);
  const { plans } = planner;
  const evaluator = evaluatorOf(variant);
  const before: string[] = [];
  const below = (left: number, ply: number): number => {
    if (left === 0) return evaluator.score(game);
    const me = game.toMove;
    const key = Object.values(game.hash()).join();
    const counts = variant.draws?.repetition && variant.draws.repetition.counts?.(game) !== false;
    if (counts && before.includes(key)) return 0;
    if (counts) before.push(key);
    const begun = plans.count;
    planner.everyAction();
    const end = plans.count;
    let best = -Infinity;
    for (let i = begun; i < end; i++) {
      const mark = game.make(plans, i);
      let score = 0;
      if (game.isOver) score = scoreWhenOver(game, me, ply + 1);
      else score = game.toMove === me ? below(left - 1, ply + 1) : -below(left - 1, ply + 1);
      game.unmake(mark);
      best = Math.max(best, score);
    }
    plans.clear(begun);
    if (counts) before.pop();
    if (end === begun) return scoreOfEnd(variant.whenStuck(game).winner, me, ply);
    return variant.draws?.drawn?.(game) != null && ply > 0 ? 0 : best;
  };
  game.trying = true;
  const score = below(depth, 0);
  game.trying = false;
  return score;
};
