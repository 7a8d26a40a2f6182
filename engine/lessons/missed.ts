/** What a goal still lacks, as a fact about the position: what learners are told instead of "wrong". */
import { type Step, stepsOf } from '../search/advice/steps.ts';
import type { Done, Moment } from './attempt.ts';
import type { Cells, LessonGoal } from './goal.ts';
import { dangerTo, escapeFrom, isReached, sideMeant } from './reached.ts';

export interface Missed {
  /** one sentence */
  readonly fact: string;
  /** what the other side does about it; nothing where it need not do anything */
  readonly reply: readonly Step[];
}

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
const calledOf = ({ cells, called }: Cells): string => called ?? listed(cells, 'or');

/** Why the last action of a moment does not reach the goal. */
export const missedBy = (goal: LessonGoal, moment: Moment): Missed => {
  const { position, learner, done } = moment;
  const last = done.findLast(({ side }) => side === learner);
  if (!last) throw new Error('nothing was tried');
  if (position.outcome !== null && position.outcome.winner !== learner)
    return { fact: position.outcome.says, reply: [] };
  const missing = firstMissing(goal, moment);
  const replied = replyTo(missing, moment);
  if (replied !== null) {
    const [step] = stepsOf(position, [replied]);
    const side = position.variant.sides[step.side].name;
    const after = missing.is === 'forces' ? ', and then it does not work' : '';
    return { fact: `That is legal, but ${side} can answer ${step.label}${after}.`, reply: [step] };
  }
  return { fact: factOf(missing, moment, last), reply: [] };
};
/** The part of a goal of several that is not there yet. */
const firstMissing = (goal: LessonGoal, moment: Moment): LessonGoal => {
  if (goal.is !== 'all' && goal.is !== 'any') return goal;
  const part = goal.of.find((one) => !isReached(one, moment));
  return part === undefined ? goal : firstMissing(part, moment);
};
const replyTo = (goal: LessonGoal, moment: Moment): string | null => {
  if (moment.position.turn === moment.learner || moment.position.outcome !== null) return null;
  if (goal.is === 'safe') return dangerTo(goal.kind, moment);
  return goal.is === 'forces' ? escapeFrom(goal.goal, moment) : null;
};

const factOf = (goal: LessonGoal, moment: Moment, { kind, to }: Done): string => {
  const { position, learner, done } = moment;
  const { variant, game } = position;
  const nameOf = (id: string): string => variant.types.find((type) => type.id === id)?.name ?? id;
  const pieceOn = (cell: string): string => {
    const found = position.pieces().find(({ at }) => game.topology.name(at) === cell);
    return `the ${found ? variant.types[found.kind].name : 'piece'} on ${cell}`;
  };
  const what = position.outcome === null ? 'is legal' : 'wins the game';
  const but = (lack: string): string => `That ${what}, but ${lack}.`;
  switch (goal.is) {
    case 'stands': {
      const side = sideMeant(moment, goal.whose ?? 'mine');
      if (goal.on && goal.kind === kind && side === learner && to !== null && !goal.on.cells.includes(to)) {
        if (goal.on.called) return `${to} is a legal square, but it is not ${placed(goal.on)}.`;
        return `${to} is a legal square, but the goal is ${calledOf(goal.on)}.`;
      }
      const who = `${variant.sides[side].name} ${nameOf(goal.kind)}`;
      const where = goal.on ? ` ${placed(goal.on)}` : '';
      if (goal.rides) return but(`no ${who} is carried${where}`);
      return but(goal.on ? `no ${who} stands${where}` : `there is no ${who} on the board`);
    }
    case 'waits':
      return but(`no ${nameOf(goal.kind)} is in ${goal.place === 'hand' ? 'your hand' : goal.place}`);
    case 'condition': {
      const name = variant.words.states.find(({ id }) => id === goal.condition)?.name ?? goal.condition;
      return but(`${pieceOn(goal.on)} is ${goal.not ? 'still' : 'not'} ${name}`);
    }
    case 'feature': {
      const name = variant.words.features?.[goal.feature]?.name ?? goal.feature;
      return but(goal.not ? `the ${name} on ${goal.on} is still there` : `there is no ${name} on ${goal.on}`);
    }
    case 'stuck':
      return but(`${pieceOn(goal.on)} can still move`);
    case 'check':
      return but('it does not give check');
    case 'wins':
      return but('the game goes on');
    case 'safe':
    case 'forces':
      return but('your turn is not over');
    case 'captured': {
      const who = goal.kind === undefined ? 'piece' : nameOf(goal.kind);
      return but(goal.on ? `the ${who} ${placed(goal.on)} is still there` : `it captures no ${who}`);
    }
    case 'captures': {
      const lost = done.flatMap((one) => one.lost.filter(({ side }) => side !== learner)).length;
      return but(lost === 0 ? 'it captures nothing' : `that makes ${lost} of ${goal.count} captures`);
    }
    case 'visits': {
      const visited = done.flatMap((one) => one.visited);
      const left = goal.cells.filter((cell) => !visited.includes(cell));
      return but(`${listed(left, 'and')} ${left.length > 1 ? 'are' : 'is'} still to be visited`);
    }
    case 'plays':
    case 'happens':
      return but(`the goal is to ${goal.called}`);
    case 'lasts':
      return but('there are turns left to survive');
    case 'all':
    case 'any':
      return but('the goal is not reached');
  }
};
/** "on the fourth rank", "in the Zone": with a preposition of its own, or "on". */
const placed = (cells: Cells): string => {
  const called = calledOf(cells);
  return /^(?:in|on|at|next|within) /.test(called) ? called : `on ${called}`;
};
