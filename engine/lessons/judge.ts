/** What a learner's action comes to: the goal decides, asked of the position that is reached. */

import type { StartPosition } from '../core/vocabulary.ts';
import { currentTurn, type LineStep, stepsOf } from '../search/advice/steps.ts';
import { STOPPED } from '../search/meter.ts';
import type { TranspositionTable } from '../search/table.ts';
import { Thinker } from '../search/think.ts';
import { ok, type Result } from '../shared/result.ts';
import {
  attemptAt,
  isLeftToMove,
  type LessonMoment,
  type LessonTask,
  momentAfter,
  startToMoveAgain,
} from './attempt.ts';
import type { LessonFact } from './fact.ts';
import { missedBy } from './missed.ts';
import { isAchieved, isInCheck } from './reached.ts';
import { isOutOfReach } from './way.ts';

export type LessonVerdict =
  /** the step is done */
  | { readonly is: 'done' }
  /** so far so good: `turns` are left, the one that has begun included */
  | {
      readonly is: 'on';
      readonly turns: number;
      /** what the other side has played; nothing where the turn goes on or it stands still */
      readonly reply: readonly LineStep[];
      /** where the other side stands still: the position to go on from, with the learner to move */
      readonly next: StartPosition | null;
    }
  /** the goal is missed: a fact about this action, and the rule to go by; the other side would answer with `reply` */
  | { readonly is: 'missed'; readonly fact: LessonFact; readonly rule: string; readonly reply: readonly LineStep[] }
  /** the rules do not allow it, and why */
  | { readonly is: 'refused'; readonly why: string };

export interface LessonAttempt extends LessonTask {
  /** everything so far that was answered by `on`: the learner's actions and the replies, in order */
  readonly played: readonly string[];
  /** the action that is tried now, in the notation of the game */
  readonly tried: string;
}
interface LessonMeans {
  readonly table: TranspositionTable;
  /** asked now and then; once it says so, the verdict is null */
  readonly stop?: () => boolean;
}
/** How far the other side looks ahead where a step does not say what it answers. */
const ANSWER = { nodes: 4_000 };
/** Positions looked at to prove that a goal is out of reach. */
const LOOKED_AT = 600;

/** Null where it was stopped; an error where `played` or the step itself cannot be played. */
export function judgeLesson(attempt: LessonAttempt, means: LessonMeans): Result<LessonVerdict | null> {
  const moment = attemptAt(attempt, attempt.played);
  if (!moment.ok) return moment;
  const action = moment.value.position.find(attempt.tried);
  if (!action.ok) return ok({ is: 'refused', why: action.error.message });
  try {
    return ok(verdictOn(momentAfter(moment.value, action.value), attempt, means));
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    return ok(null);
  }
}

function verdictOn(moment: LessonMoment, attempt: LessonAttempt, means: LessonMeans): LessonVerdict {
  const { step, played, tried } = attempt;
  if (isAchieved(step.task, moment)) return { is: 'done' };
  const stated = played.length === 0 ? step.refutations?.find((refutation) => refutation.try === tried) : undefined;
  const missed = (now: LessonMoment, reply: readonly LineStep[] = []): LessonVerdict => {
    const found = missedBy(step.task, now);
    const fact: LessonFact = stated ? { is: 'stated', says: stated.because } : found.fact;
    return { is: 'missed', fact, rule: step.hints[0], reply: reply.length > 0 ? reply : found.reply };
  };
  const { position, learner } = moment;
  const left = (step.turns ?? 1) - moment.turns[learner];
  if (stated || position.outcome !== null) return missed(moment);
  const isOnTheWay = [...played, tried].every((text, i) => text === step.solution[i]);
  const isHopeless = (): boolean => !isOnTheWay && isOutOfReach(step, moment, left, { left: LOOKED_AT });
  const hopeless = {
    is: 'missed',
    fact: { is: 'out-of-reach' },
    rule: step.hints[0],
    reply: [],
  } as const;
  if (position.turn === learner) return isHopeless() ? hopeless : { is: 'on', turns: left, reply: [], next: null };
  if (isLeftToMove(step, moment)) {
    if (left <= 0 || (step.noCheckOnTheWay && isInCheck(moment))) return missed(moment);
    if (isHopeless()) return hopeless;
    return { is: 'on', turns: left, reply: [], next: startToMoveAgain(moment) };
  }
  if (left <= 0 && !outlasts(step.task)) return missed(moment);
  const [after, reply] = answered(moment, attempt, means);
  if (isAchieved(step.task, after)) return { is: 'done' };
  if (left <= 0 || after.position.outcome !== null) return missed(after, reply);
  return { is: 'on', turns: left, reply, next: null };
}
/** Is the goal, or a part of it, reached by what the other side does? */
const outlasts = (goal: LessonAttempt['step']['task']): boolean =>
  goal.is === 'lasts' || ((goal.is === 'all' || goal.is === 'any') && goal.of.some(outlasts));

/** The moment after the other side's turn, and what it played. */
function answered(
  moment: LessonMoment,
  { step }: LessonAttempt,
  means: LessonMeans,
): readonly [LessonMoment, readonly LineStep[]] {
  const { position, learner } = moment;
  const offered = step.other?.is === 'answering' ? step.other.with : [];
  const reply: LineStep[] = [];
  let now = moment;
  while (position.turn !== learner && position.outcome === null) {
    const scripted = offered.find((text) => position.find(text).ok);
    const texts = scripted === undefined ? searched(now, means) : [scripted];
    for (const taken of stepsOf(position, texts)) {
      const action = position.find(taken.text);
      if (!action.ok) throw new Error(action.error.message);
      now = momentAfter(now, action.value);
      reply.push(taken);
    }
  }
  return [now, reply];
}
function searched({ position }: LessonMoment, { table, stop }: LessonMeans): readonly string[] {
  const thought = new Thinker(position.game, { table }).think(ANSWER, [], stop);
  const [best] = thought.lines;
  if (!thought.complete || !best) throw STOPPED;
  return currentTurn(stepsOf(position, best.actions)).map(({ text }) => text);
}
