/**
 * Practice: a few tasks for one piece, as a lesson that is made up on the spot. The same game, piece, number and house rules
 * give the same tasks. A task is given only if the checker of lessons finds nothing wrong with it.
 */
import { problemsOf } from '../core/start/start.ts';
import type { Options } from '../core/vocabulary.ts';
import { attemptAt, requireVariant, startOfStep } from '../lessons/attempt.ts';
import { faultsOfStep, LONGEST } from '../lessons/checker.ts';
import type { Lesson, LessonStep } from '../lessons/lesson.ts';
import { Chance } from '../search/chance.ts';
import { sketched } from './board.ts';
import { type MadeUpStep, taskSaid } from './task-said.ts';
import { anywhere, type Maker, makers } from './tasks.ts';
import { words } from './words.ts';

export interface Practice {
  readonly variant: string;
  /** the piece type's id */
  readonly kind: string;
  /** other numbers give other tasks: a whole number from 0 */
  readonly number: number;
}
export const TASKS = 5;
/** Positions that are tried for one task. */
const TRIES = 24;

/** Null where there is no such piece, or no task for it was found. */
export function practiceLesson({ variant: id, kind, number }: Practice, options: Options): Lesson | null {
  const variant = requireVariant(id);
  const type = variant.types.find((one) => one.id === kind && !one.ownerless);
  if (!type) return null;
  const chance = new Chance(number * 7919 + variant.types.indexOf(type) * 104_729 + 1);
  const says = shortSummary(variant.words.kinds[type.id].summary);
  const steps: LessonStep[] = [];
  const tried = (maker: Maker): LessonStep | null => {
    const sketch = sketched(variant, type, maker.enemies, chance);
    const pieces = sketch && { pieces: sketch.pieces, ...(sketch.fields && { fields: sketch.fields }) };
    const start = pieces && startOfStep(id, pieces);
    if (!start?.ok || problemsOf(variant, options, start.value).length > 0) return null;
    const bare: LessonStep = {
      ...pieces,
      pieces: sketch?.pieces ?? '',
      goal: '',
      task: { is: 'wins' },
      hints: [],
      solution: [],
    };
    const begun = attemptAt({ variant: id, options, step: bare }, []);
    if (!begun.ok || begun.value.position.outcome !== null || !sketch) return null;
    const task = maker.make({ moment: begun.value, type, sketch, says, chance });
    if (task === null) return null;
    const { rule, ...rest } = task;
    const { goal, hint } = taskSaid(task.told);
    const step: MadeUpStep = { ...bare, ...rest, goal, hints: [rule, hint] };
    return faultsOfStep({ variant: id, options, step }).length === 0 ? step : null;
  };
  const found = (maker: Maker): LessonStep | null => {
    for (let n = 0; n < TRIES; n++) {
      const step = tried(maker);
      if (step) return step;
    }
    return null;
  };
  // what does not serve this piece once does not serve it again
  const serving = makers.filter((maker) => {
    const step = steps.length < TASKS ? found(maker) : null;
    if (step) steps.push(step);
    return step !== null;
  });
  const again = serving.length > 0 ? serving : [anywhere, anywhere, anywhere];
  for (const maker of again) {
    const step = steps.length < TASKS ? found(maker) : null;
    if (step) steps.push(step);
  }
  if (steps.length === 0) return null;
  return {
    id: practiceId({ variant: id, kind, number }),
    ...{ variant: id, chapter: 'practice', about: [kind], steps },
    ...{ title: words.title(type.name), subtitle: words.subtitle, closing: words.closing },
  };
}
/** The first sentences that fit into a hint; where not even one does, all of them. */
export function shortSummary(summary: string): string {
  if (summary.length <= LONGEST.hint) return summary;
  const end = summary.lastIndexOf('. ', LONGEST.hint - 1);
  return end < 0 ? summary : summary.slice(0, end + 1);
}

const PREFIX = 'practice';
/** How practice is named among the lessons: `practice:acid:ghost:3`. */
export const practiceId = ({ variant, kind, number }: Practice): string => `${PREFIX}:${variant}:${kind}:${number}`;
/** Null where it names no practice; whether there is such a piece is another question. */
export function practiceNamed(id: string): Practice | null {
  const [, variant, kind, number] = /^practice:([a-z]+):([+a-z0-9-]+):(\d{1,9})$/.exec(id) ?? [];
  return variant === undefined ? null : { variant, kind, number: Number(number) };
}
