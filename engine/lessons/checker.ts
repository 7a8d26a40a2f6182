/**
 * What must hold of every lesson, asked of the engine: that each step can be done, in no easier way than it means to
 * teach, that what is said of other actions is true, and all that under every house rule. Each fault is one sentence.
 */

import { problemsOf } from '../core/start/start.ts';
import type { Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import { TranspositionTable } from '../search/table.ts';
import { choiceOf, usualChoice } from '../shared/house-rules.ts';
import { attemptAt, type LessonMoment, type LessonTask, requireVariant, startOfStep, trying } from './attempt.ts';
import { factSaid } from './fact-said.ts';
import type { LessonGoal } from './goal.ts';
import { judgeLesson, type LessonVerdict } from './judge.ts';
import { isGivenUnder, type Lesson, type LessonCourse, type LessonStep, stepsUnder } from './lesson.ts';
import { isAchieved } from './reached.ts';
import { type SearchBudget, shortestWay } from './way.ts';

/** Characters at most: a goal and a hint are read at a glance. */
export const LONGEST = { title: 26, subtitle: 34, goal: 110, hint: 150, because: 170, closing: 120 } as const;
const MOST_STEPS = 5;
/** Positions looked at to find an easier way. */
const LOOKED_AT = 4_000;
const budget = (): SearchBudget => ({ left: LOOKED_AT });

const table = new TranspositionTable(12);

/** The usual house rules, and each other value of each of them alone; of several values together, each one left out. */
export const settingsOf = (variant: Variant): readonly Options[] => {
  const usual = Object.fromEntries(variant.options.map((rule) => [rule.id, usualChoice(rule)]));
  const others = variant.options.flatMap((rule) =>
    (rule.several
      ? rule.values.map(({ id }) => choiceOf(rule, (one) => one !== id))
      : rule.values.slice(1).map(({ id }) => id)
    ).map((choice) => ({ ...usual, [rule.id]: choice })),
  );
  return [usual, ...others];
};

export const faultsOfCourse = ({ variant: id, chapters, lessons }: LessonCourse): readonly string[] => {
  const variant = requireVariant(id);
  const faults: string[] = [];
  const taught = new Set(
    lessons.flatMap(({ about, steps }) => {
      const movers = steps.flatMap((step) => moversOf(id, step));
      return about.filter((kind) => movers.includes(kind));
    }),
  );
  for (const type of variant.types)
    if (!type.ownerless && !taught.has(type.id)) faults.push(`no lesson about ${type.id} moves one`);
  for (const chapter of chapters)
    if (!lessons.some((lesson) => lesson.chapter === chapter.id)) faults.push(`chapter ${chapter.id} is empty`);
  for (const [i, lesson] of lessons.entries()) {
    if (lessons.findIndex((one) => one.id === lesson.id) !== i) faults.push(`${lesson.id} is there twice`);
    if (lesson.variant !== id || !lesson.id.startsWith(`${id}-`)) faults.push(`${lesson.id} belongs to another game`);
    if (!chapters.some((chapter) => chapter.id === lesson.chapter)) faults.push(`${lesson.id} is in no chapter`);
    const before = lessons[i - 1];
    const order = chapters.map((chapter) => chapter.id);
    if (before && order.indexOf(before.chapter) > order.indexOf(lesson.chapter))
      faults.push(`${lesson.id} comes after a later chapter`);
  }
  return faults;
};

export const lessonFaults = (lesson: Lesson): readonly string[] => {
  const variant = requireVariant(lesson.variant);
  const faults = [...faultsInWords(lesson)];
  for (const id of lesson.about)
    if (!variant.types.some((type) => type.id === id)) faults.push(`there is no piece type ${id}`);
  const looked = lesson.steps.map(() => new Set<string>());
  for (const options of settingsOf(variant)) {
    const under = Object.entries(options)
      .filter(([id, value]) => variant.options.some((rule) => rule.id === id && usualChoice(rule) !== value))
      .map(([id, value]) => ` under ${id}=${value}`)
      .join('');
    const given = stepsUnder(lesson, options);
    if (given.length === 0 || given.length > MOST_STEPS) faults.push(`${given.length} steps${under}`);
    for (const [i, step] of lesson.steps.entries()) {
      if (!isGivenUnder(options, step)) continue;
      const found = faultsOfStep({ variant: lesson.variant, options, step }, looked[i]);
      faults.push(...found.map((fault) => `step ${i + 1}${under}: ${fault}`));
    }
  }
  for (const [i, step] of lesson.steps.entries())
    if (!settingsOf(variant).some((options) => isGivenUnder(options, step)))
      faults.push(`step ${i + 1} is never given`);
  return faults;
};

/** The piece types that act in the solution of a step. */
const moversOf = (variant: string, step: LessonStep): readonly string[] => {
  const settings = settingsOf(requireVariant(variant)).filter((options) => isGivenUnder(options, step));
  return settings.slice(0, 1).flatMap((options) => {
    const done = attemptAt({ variant, options, step }, playedIn({ variant, options, step }));
    return done.ok ? done.value.done.flatMap(({ kind }) => kind ?? []) : [];
  });
};
/** The solution with the replies of the other side, as far as it is right. */
const playedIn = (task: LessonTask): readonly string[] => {
  const played: string[] = [];
  for (const text of task.step.solution) {
    const verdict = judged(task, played, text);
    played.push(
      text,
      ...(typeof verdict !== 'string' && verdict.is === 'on' ? verdict.reply.map((one) => one.text) : []),
    );
  }
  return played;
};

const faultsInWords = ({ title, subtitle, closing, steps }: Lesson): readonly string[] => {
  const faults: string[] = [];
  const check = (what: keyof typeof LONGEST, words: string, isSentence: boolean): void => {
    if (words.trim() === '' || words.length > LONGEST[what])
      faults.push(`a ${what} has ${words.length} characters of ${LONGEST[what]}: ${words}`);
    if (isSentence !== /[.!?]$/.test(words))
      faults.push(`a ${what} ${isSentence ? 'needs a' : 'has no'} full stop: ${words}`);
    if (/['"]/.test(words)) faults.push(`a ${what} has typewriter quotation marks: ${words}`);
  };
  check('title', title, false);
  check('subtitle', subtitle, false);
  check('closing', closing, true);
  for (const { goal, hints, refutations = [] } of steps) {
    check('goal', goal, true);
    if (hints.length === 0) faults.push(`no hints: ${goal}`);
    for (const hint of hints) check('hint', hint, true);
    for (const { because } of refutations) check('because', because, true);
  }
  return faults;
};

/** `looked`: the lists of actions among which an easier way was sought already, under other house rules. */
export const faultsOfStep = (task: LessonTask, looked: Set<string> = new Set()): readonly string[] => {
  const { variant: id, options, step } = task;
  const variant = requireVariant(id);
  const start = startOfStep(id, step);
  if (!start.ok) return [start.error.message];
  const problems = problemsOf(variant, options, start.value).map(({ says }) => says);
  if (problems.length > 0 !== (step.isIncomplete ?? false))
    return problems.length > 0 ? problems : ['the position is complete, though the step says it is not'];
  const begun = attemptAt(task, []);
  if (!begun.ok) return [begun.error.message];
  const moment = begun.value;
  if (moment.position.outcome !== null) return ['the game is over before it begins'];
  const faults = [...strangersIn(step.task, variant)];
  if (faults.length > 0) return faults;
  if (isAchieved(step.task, moment)) return ['the goal is reached before it begins'];
  const done = faultsOfSolution(task);
  if (done.length > 0) return done;
  const texts = moment.position.actions().map(({ text }) => text);
  const isNew = !looked.has(texts.join());
  looked.add(texts.join());
  return [...faultsOfRefutations(task, moment), ...(isNew ? easierWays(step, moment) : [])];
};

const judged = (task: LessonTask, played: readonly string[], tried: string): LessonVerdict | string => {
  const verdict = judgeLesson({ ...task, played, tried }, { table });
  return verdict.ok && verdict.value ? verdict.value : verdict.ok ? 'stopped' : verdict.error.message;
};
const faultsOfSolution = (task: LessonTask): readonly string[] => {
  const { solution, turns = 1 } = task.step;
  const played: string[] = [];
  for (const [i, text] of solution.entries()) {
    const verdict = judged(task, played, text);
    if (typeof verdict === 'string') return [`${text}: ${verdict}`];
    if (verdict.is === 'refused') return [verdict.why];
    if (verdict.is === 'missed')
      return [`the solution misses the goal with ${text}: ${factSaid(requireVariant(task.variant), verdict.fact)}`];
    if (verdict.is === 'done') return i === solution.length - 1 ? [] : [`it is done with ${text} already`];
    played.push(text, ...verdict.reply.map((step) => step.text));
    const amiss =
      verdict.next && !task.step.isIncomplete && problemsOf(requireVariant(task.variant), task.options, verdict.next);
    if (amiss && amiss.length > 0) return [`after ${text} it cannot go on: ${amiss[0].says}`];
    if (verdict.turns < 1 || verdict.turns > turns) return ['it has a wrong number of turns left'];
  }
  return ['the solution does not reach the goal'];
};
const faultsOfRefutations = (task: LessonTask, moment: LessonMoment): readonly string[] => {
  const { step } = task;
  return (step.refutations ?? []).flatMap(({ try: text, illegal = false }) => {
    const verdict = judged(task, [], text);
    if (typeof verdict === 'string') return [`${text}: ${verdict}`];
    const isIllegal = verdict.is === 'refused';
    if (isIllegal !== illegal) return [`${text} is ${isIllegal ? `not legal: ${verdict.why}` : 'legal'}`];
    if (verdict.is === 'done') return [`${text} reaches the goal, though it is said not to`];
    const action = moment.position.find(text);
    if (!action.ok) return [];
    if (action.value.text !== text) return [`${text} is written ${action.value.text}`];
    const reaches = trying(
      moment,
      action.value,
      (next) => shortestWay(step, next, (step.turns ?? 1) - 1, budget()) !== null,
    );
    return reaches ? [`the goal can still be reached after ${text}`] : [];
  });
};

const easierWays = (step: LessonStep, moment: LessonMoment): readonly string[] => {
  const { solution, turns = 1, also = [] } = step;
  const answer = moment.position.find(solution[0]);
  if (!answer.ok) return [answer.error.message];
  const { kind: action } = answer.value;
  const kindOf = (piece: number): number | null => (piece < 0 ? null : moment.position.game.kindOf(piece as never));
  if (solution.length > 1) {
    const atOnce = moment.position
      .actions()
      .filter((one) => trying(moment, one, (next) => isAchieved(step.task, next)));
    if (atOnce.length > 0) return [`${atOnce[0].text} does it at once`];
    if (step.other?.is === 'answering') return [];
    const fewer = shortestWay(step, moment, turns - 1, budget());
    return fewer && fewer.length < solution.length ? [`${fewer.join(' ')} does it sooner`] : [];
  }
  return moment.position
    .actions()
    .filter((one) => one.kind !== action || kindOf(one.piece) !== kindOf(answer.value.piece))
    .filter((one) => !also.includes(one.text))
    .filter((one) => trying(moment, one, (next) => isAchieved(step.task, next)))
    .map((one) => `${one.text} reaches the goal too`);
};

/** Names in a goal that the game does not have. */
const strangersIn = (goal: LessonGoal, variant: Variant): readonly string[] => {
  if (goal.is === 'all' || goal.is === 'any') return goal.of.flatMap((part) => strangersIn(part, variant));
  if (goal.is === 'forces') return strangersIn(goal.goal, variant);
  const faults: string[] = [];
  const cell = (name: string): void => {
    const found = variant.topology.parse(name);
    if (found === undefined || variant.topology.name(found) !== name) faults.push(`there is no square ${name}`);
  };
  const one = (id: string | undefined, known: readonly string[], what: string): void => {
    if (id !== undefined && !known.includes(id)) faults.push(`there is no ${what} ${id}`);
  };
  const kinds = variant.types.map((type) => type.id);
  if ('kind' in goal) one(goal.kind, kinds, 'piece type');
  if ('by' in goal) one(goal.by, kinds, 'piece type');
  if ('condition' in goal)
    one(
      goal.condition,
      variant.words.states.map(({ id }) => id),
      'condition',
    );
  if ('feature' in goal) one(goal.feature, Object.keys(variant.words.features ?? {}), 'feature');
  if ('cells' in goal) for (const name of goal.cells) cell(name);
  if ('on' in goal && goal.on !== undefined)
    for (const name of typeof goal.on === 'string' ? [goal.on] : goal.on.cells) cell(name);
  if ('to' in goal) for (const name of goal.to?.cells ?? []) cell(name);
  return faults;
};
