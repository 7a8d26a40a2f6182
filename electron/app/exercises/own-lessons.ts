/**
 * Lessons that come with people's own games: read from the texts of the games, and checked by the goals of the lessons of the
 * program. Must stay true: only a lesson whose every step can be done under the rules as they are is listed and taken. A game
 * with other rules has another id, so its lessons are checked again.
 */
import { Position } from '../../../engine/core/position.ts';
import { problemsOf, withCellName } from '../../../engine/core/start/start.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import type { StepCheck } from '../../../engine/lessons/check-step.ts';
import type { Lesson, LessonCourse } from '../../../engine/lessons/lesson.ts';
import { lessonsIn } from '../../../engine/shared/lessons-in.ts';
import { OWN_GAME } from '../../../engine/shared/own-game.ts';
import { ok } from '../../../engine/shared/result.ts';
import { ownVariants } from '../../../engine/variants/registry.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import type { GameLessonStep } from '../../../engine/workshop/game-data.ts';
import { errorMessages, gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { AppSession } from '../app-session.ts';
import type { Advice } from '../computer/advice.ts';
import { REVIEW } from '../computer/advice-queue.ts';
import { Checks } from './checks.ts';
import { pictureAt } from './exercise-views.ts';
import { admitOwn, ownId, prefixOf } from './own-exercises.ts';
import { type OwnStep, ownGoalSaid, ownRuleSaid, ownStepOf } from './own-steps.ts';

const words = gameMessages.lessons;
/** the one chapter of the lessons of a game */
const CHAPTER = 'own';

interface UncheckedStep {
  readonly id: string;
  readonly variant: Variant;
  readonly step: OwnStep;
}
interface UncheckedLesson {
  readonly id: string;
  readonly variant: Variant;
  readonly title: string;
  readonly steps: readonly UncheckedStep[];
}
type StepTold = Output<'games.lesson'>['steps'][number];

export class OwnLessons {
  private readonly app: AppSession;
  private readonly checks: Checks<UncheckedStep, StepCheck>;
  /** read once for each text that is in use */
  private readonly read = new WeakMap<Variant, readonly UncheckedLesson[]>();

  constructor(app: AppSession, advice: Advice) {
    this.app = app;
    this.checks = new Checks({
      ask: async ({ variant: { id, source }, step }, rank) => {
        const task = { variant: id, options: {}, step, ...(source !== undefined && { game: source }) };
        const { answer } = advice.queue.ask({ do: 'check-step', ...task }, rank);
        return (await answer)?.found ?? null;
      },
      log: (error) => app.host.log(`a lesson could not be checked: ${error}`),
    });
  }

  /**
   * The courses of every game in use and in people's own folder. Lessons of which nothing is known are checked from now on, and
   * the event `lessons` tells when one of them can be taken.
   */
  async list(): Promise<readonly LessonCourse[]> {
    await admitOwn(this.app);
    return ownVariants().flatMap((variant) => {
      for (const lesson of this.lessonsIn(variant)) void this.checkAndTell(lesson);
      return this.courseOf(variant) ?? [];
    });
  }
  /** Undefined where there is none, or where not all of it can be done. */
  async find(id: string): Promise<{ readonly lesson: Lesson; readonly course: LessonCourse } | undefined> {
    if (!id.startsWith(prefixOf(OWN_GAME))) return undefined;
    const known = this.named(id) ?? (await admitOwn(this.app).then(() => this.named(id)));
    if (!known) return undefined;
    for (const step of known.steps) await this.checks.check(step);
    const course = this.courseOf(known.variant);
    const lesson = course?.lessons.find((one) => one.id === id);
    return course && lesson && { lesson, course };
  }
  /** One that somebody is making, by its number: what its steps look like, and whether they can be done. */
  async tell(
    variant: Variant,
    { said, at }: { readonly said: readonly GameLessonStep[]; readonly at: number },
  ): Promise<Answer<Output<'games.lesson'>>> {
    const one = lessonsIn(said)[at];
    if (one === undefined) return { ok: false, error: { code: 'no-such-lesson', message: errorMessages.noSuchLesson } };
    const steps: StepTold[] = [];
    for (const step of one.steps) steps.push(await this.stepTold(variant, step));
    const lesson = steps.every(({ holds }) => holds) ? lessonFrom(variant, one) : null;
    return ok({ id: lesson?.id ?? null, steps });
  }
  private async stepTold(variant: Variant, own: GameLessonStep): Promise<StepTold> {
    const none = { holds: false, goal: ownGoalSaid(variant, own), rule: own.hint, picture: null, side: 0 as const };
    if (own.position === '') return { ...none, says: words.noPosition };
    const draft = readSetupDraft(variant, own.position);
    if (!draft.ok) return { ...none, says: words.badPosition(draft.error.message) };
    const [fault] = problemsOf(variant, {}, draft.value);
    if (fault) return { ...none, says: words.badPosition(withCellName(variant, fault)) };
    const made = Position.start(variant, {}, draft.value);
    if (!made.ok) return { ...none, says: words.badPosition(made.error.message) };
    const position = made.value;
    const shown = { ...none, picture: pictureAt(position), side: position.turn };
    const check = await this.checks.check(uncheckedOf(variant, ownStepOf(own, draft.value)));
    if (!check) return { ...shown, says: words.unknown };
    const rule = ownRuleSaid(variant, own, check.holds ? check.mover : null);
    return { ...shown, holds: check.holds, says: saysOf(check, position, own), rule };
  }

  private named(id: string): UncheckedLesson | undefined {
    return ownVariants()
      .filter((variant) => id.startsWith(prefixOf(variant.id)))
      .flatMap((variant) => this.lessonsIn(variant))
      .find((lesson) => lesson.id === id);
  }
  /** Those whose positions can be set up, each once. */
  private lessonsIn(variant: Variant): readonly UncheckedLesson[] {
    const known = this.read.get(variant);
    if (known) return known;
    const game = readGame(variant.source ?? '');
    const found = lessonsIn(game.ok ? (game.data.lessons ?? []) : []).flatMap((one) => lessonFrom(variant, one) ?? []);
    const single = [...new Map(found.map((lesson) => [lesson.id, lesson])).values()];
    this.read.set(variant, single);
    return single;
  }
  /** Undefined where the game has no lesson that can be taken. */
  private courseOf(variant: Variant): LessonCourse | undefined {
    const lessons = this.lessonsIn(variant).flatMap((lesson) => this.held(lesson) ?? []);
    if (lessons.length === 0) return undefined;
    return { variant: variant.id, chapters: [{ id: CHAPTER, title: words.chapter }], lessons };
  }
  private held({ id, variant, title, steps: unchecked }: UncheckedLesson): Lesson | undefined {
    const steps: OwnStep[] = [];
    for (const one of unchecked) {
      const check = this.checks.known(one.id);
      if (!check?.holds) return undefined;
      steps.push({ ...one.step, solution: check.solution, mover: check.mover });
    }
    const about = steps.flatMap(({ mover }) => mover ?? []);
    return { id, variant: variant.id, chapter: CHAPTER, title, subtitle: '', about, steps, closing: '' };
  }
  private async checkAndTell(lesson: UncheckedLesson): Promise<void> {
    const unknown = lesson.steps.filter(({ id }) => !this.checks.has(id));
    if (unknown.length === 0) return;
    await Promise.all(unknown.map((step) => this.checks.check(step, REVIEW)));
    if (this.held(lesson)) this.app.host.send('lessons', {});
  }
}

const uncheckedOf = (variant: Variant, step: OwnStep): UncheckedStep => {
  const { goal, turns, position } = step.own;
  return { id: ownId(variant.id, [goal, turns, position]), variant, step };
};
/** Null where a position of it cannot be set up. */
function lessonFrom(
  variant: Variant,
  { title, steps: all }: { readonly title: string; readonly steps: readonly GameLessonStep[] },
): UncheckedLesson | null {
  const steps = all.flatMap((own) => {
    const draft = own.position === '' ? null : readSetupDraft(variant, own.position);
    const isSound = draft?.ok && problemsOf(variant, {}, draft.value).length === 0;
    return isSound ? [uncheckedOf(variant, ownStepOf(own, draft.value))] : [];
  });
  const id = ownId(variant.id, [title, ...steps.map((step) => step.id)]);
  return steps.length === all.length ? { id, variant, title, steps } : null;
}

function saysOf(check: StepCheck, position: Position, { turns }: GameLessonStep): string {
  if (check.holds) {
    // the later moves of a way are from positions in which the other side has stood still
    const first = position.find(check.solution[0]);
    return words.holds([first.ok ? shownLabel(first.value) : check.solution[0], ...check.solution.slice(1)]);
  }
  switch (check.why) {
    case 'over':
      return words.over;
    case 'reached':
      return words.reached;
    case 'no-way':
      return words.noWay(turns);
    case 'sooner':
      return words.sooner(check.turns);
    case 'too-long':
      return words.tooLong;
  }
}
