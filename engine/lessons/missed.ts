/** What a goal still lacks, as a fact about the position: what learners are told instead of "wrong". */

import { type LineStep, stepsOf } from '../search/advice/steps.ts';
import type { Named } from '../shared/naming.ts';
import type { Done, LessonMoment } from './attempt.ts';
import type { Lack, LessonFact } from './fact.ts';
import type { LessonGoal } from './goal.ts';
import { dangerTo, escapeFrom, isReached, sideMeant } from './reached.ts';

export interface Missed {
  readonly fact: LessonFact;
  /** what the other side does about it; nothing where it need not do anything */
  readonly reply: readonly LineStep[];
}

/** Why the last action of a moment does not reach the goal. */
export const missedBy = (goal: LessonGoal, moment: LessonMoment): Missed => {
  const { position, learner, done } = moment;
  const last = done.findLast(({ side }) => side === learner);
  if (!last) throw new Error('nothing was tried');
  if (position.outcome !== null && position.outcome.winner !== learner)
    return { fact: { is: 'ended', outcome: position.outcome }, reply: [] };
  const missing = firstMissing(goal, moment);
  const replied = replyTo(missing, moment);
  if (replied !== null) {
    const [step] = stepsOf(position, [replied]);
    const side = position.variant.sides[step.side].name;
    const { label, worded } = step;
    return {
      fact: { is: 'answered', side, label, ...(worded && { worded }), undone: missing.is === 'forces' },
      reply: [step],
    };
  }
  return { fact: factOf(missing, moment, last), reply: [] };
};
/** The part of a goal of several that is not there yet. */
const firstMissing = (goal: LessonGoal, moment: LessonMoment): LessonGoal => {
  if (goal.is !== 'all' && goal.is !== 'any') return goal;
  const part = goal.of.find((one) => !isReached(one, moment));
  return part === undefined ? goal : firstMissing(part, moment);
};
const replyTo = (goal: LessonGoal, moment: LessonMoment): string | null => {
  if (moment.position.turn === moment.learner || moment.position.outcome !== null) return null;
  if (goal.is === 'safe') return dangerTo(goal.kind, moment);
  return goal.is === 'forces' ? escapeFrom(goal.goal, moment) : null;
};

const factOf = (goal: LessonGoal, moment: LessonMoment, { kind, to }: Done): LessonFact => {
  if (goal.is === 'stands' && goal.on && to !== null) {
    const isOwn = goal.kind === kind && sideMeant(moment, goal.whose ?? 'mine') === moment.learner;
    if (isOwn && !goal.on.cells.includes(to)) return { is: 'elsewhere', at: to, on: goal.on };
  }
  return { is: 'lacks', lack: lackOf(goal, moment), hasWon: moment.position.outcome !== null };
};
function lackOf(goal: LessonGoal, moment: LessonMoment): Lack {
  const { position, learner, done } = moment;
  const { variant, game } = position;
  const nameOf = (id: string): string => variant.types.find((type) => type.id === id)?.name ?? id;
  const pieceOn = (cell: string): Named | null => {
    const found = position.pieces().find(({ at }) => game.topology.name(at) === cell);
    return found ? { kind: variant.types[found.kind].name, owner: null } : null;
  };
  switch (goal.is) {
    case 'stands': {
      const side = sideMeant(moment, goal.whose ?? 'mine');
      const who = { kind: nameOf(goal.kind), owner: variant.sides[side].name };
      return { is: goal.rides ? 'rides' : 'stands', who, on: goal.on ?? null };
    }
    case 'waits':
      return { is: 'waits', kind: nameOf(goal.kind), place: goal.place };
    case 'condition': {
      const called = variant.words.states.find(({ id }) => id === goal.condition)?.name ?? goal.condition;
      return { is: 'condition', who: pieceOn(goal.on), on: goal.on, called, still: goal.not ?? false };
    }
    case 'feature': {
      const feature = variant.words.features?.[goal.feature]?.name ?? goal.feature;
      return { is: 'feature', feature, on: goal.on, still: goal.not ?? false };
    }
    case 'stuck':
      return { is: 'can-move', who: pieceOn(goal.on), on: goal.on };
    case 'check':
      return { is: 'check' };
    case 'wins':
      return { is: 'win' };
    case 'safe':
    case 'forces':
      return { is: 'turn' };
    case 'captured': {
      const who = goal.kind === undefined ? null : { kind: nameOf(goal.kind), owner: null };
      return { is: 'captured', who, on: goal.on ?? null };
    }
    case 'captures': {
      const lost = done.flatMap((one) => one.lost.filter(({ side }) => side !== learner)).length;
      return { is: 'captures', lost, count: goal.count };
    }
    case 'visits': {
      const visited = done.flatMap((one) => one.visited);
      return { is: 'visits', left: goal.cells.filter((cell) => !visited.includes(cell)) };
    }
    case 'plays':
    case 'happens':
      return { is: 'deed', called: goal.called };
    case 'lasts':
      return { is: 'turns' };
    case 'all':
    case 'any':
      return { is: 'goal' };
  }
}
