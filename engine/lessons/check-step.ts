/**
 * Whether a step that somebody has made up can be done: by the same goals and the same way to them as the lessons of the program.
 * Its solution is found on the way. The other side stands still.
 */
import { NOBODY } from '../core/ids.ts';
import { attemptAt, type LessonMoment, type LessonTask } from './attempt.ts';
import { isAchieved, isInCheck } from './reached.ts';
import { type SearchBudget, shortestWay } from './way.ts';

/** Positions looked at to find a way. */
const LOOKED_AT = 20_000;

export type StepCheck =
  /** `mover`: the kind that the solution begins with; null: no piece acts */
  | { readonly holds: true; readonly solution: readonly string[]; readonly mover: string | null }
  /** the game is over there, the goal is reached already, or no way leads to it in time */
  | { readonly holds: false; readonly why: 'over' | 'reached' | 'no-way' }
  /** it can be reached in as many turns as `turns` */
  | { readonly holds: false; readonly why: 'sooner'; readonly turns: number }
  /** it takes too many positions to tell */
  | { readonly holds: false; readonly why: 'too-long' };

/** Whoever is in check cannot stand still. */
const canWait = (moment: LessonMoment): boolean => !isInCheck(moment);

/** Throws where the position is none that can be set up. */
export function checkStep(task: LessonTask): StepCheck {
  const { step } = task;
  const begun = attemptAt(task, []);
  if (!begun.ok) throw new Error(begun.error.message);
  const moment = begun.value;
  if (moment.position.outcome !== null || moment.position.actions().length === 0) return { holds: false, why: 'over' };
  if (isAchieved(step.task, moment)) return { holds: false, why: 'reached' };
  const { turns: most = 1 } = step;
  const budget: SearchBudget = { left: LOOKED_AT };
  for (let turns = 1; turns <= most; turns++) {
    const way = shortestWay(step, moment, turns, budget, canWait);
    if (budget.left <= 0) return { holds: false, why: 'too-long' };
    if (way === null) continue;
    if (turns < most) return { holds: false, why: 'sooner', turns };
    const first = moment.position.find(way[0]);
    const mover = first.ok ? first.value.piece : NOBODY;
    const { game, variant } = moment.position;
    return { holds: true, solution: way, mover: mover === NOBODY ? null : variant.types[game.kindOf(mover)].id };
  }
  return { holds: false, why: 'no-way' };
}
