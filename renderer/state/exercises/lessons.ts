/** The courses as the host last told them, and opening a step of a lesson. Progress belongs to the host. */
import { create } from 'zustand';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Course, LessonSummary, StepPlace } from '../../../electron/contract/exercise.ts';
import type { Bridge } from '../../../electron/contract/requests.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { addressOf } from '../app-screens.ts';
import { openedAt } from '../browser-history.ts';
import { useGuided } from './guide.ts';

export interface LessonRules {
  readonly variant: string;
  /** those that are not as usual; at least one */
  readonly options: Readonly<Record<string, string>>;
}
export interface Lessons {
  /** null until the host's first answer */
  readonly courses: readonly Course[] | null;
  /** the house rules that lessons of a game are given under; null: the usual ones in every game */
  readonly under: LessonRules | null;
  /** where practice was begun from, as `addressOf` tells it; null: not from a table */
  readonly backTo: string | null;
  load(): Promise<void>;
  /** lessons of that game are given under these from now on */
  learnUnder(under: LessonRules | null): Promise<void>;
  /** the one on the table has changed */
  noted(lesson: LessonSummary): void;
}
export const useLessons = create<Lessons>()((set, get) => ({
  courses: null,
  under: null,
  backTo: null,
  async load() {
    const { under } = get();
    const told = await useApp.getState().tryTo('exercise.lessons', under ? { under } : {});
    if (told) set({ courses: told.courses });
  },
  learnUnder(under) {
    set({ under });
    return get().load();
  },
  noted: (lesson) => set(({ courses }) => ({ courses: courses?.map((course) => withLesson(course, lesson)) ?? null })),
}));

/** The host tells when one more lesson of a game of one's own can be taken; where no list was shown it is requested later anyway. */
export const followLessons = (on: Bridge['on']): (() => void) =>
  on.lessons(() => {
    if (useLessons.getState().courses !== null) void useLessons.getState().load();
  });

const withLesson = (course: Course, lesson: LessonSummary): Course => ({
  ...course,
  chapters: course.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((one) => (one.id === lesson.id ? lesson : one)),
  })),
});

/** The house rules of a game that are not as usual, for its lessons; null: all are. */
export function houseRulesOf(
  { id, formOf, options }: Pick<VariantDescription, 'id' | 'formOf' | 'options'>,
  chosen: Readonly<Record<string, string>>,
): LessonRules | null {
  const changed = options.filter((option) => (chosen[option.id] ?? option.usual) !== option.usual);
  if (changed.length === 0) return null;
  return {
    variant: formOf?.variant ?? id,
    options: Object.fromEntries(changed.map((option) => [option.id, chosen[option.id] ?? option.usual])),
  };
}

export const lessonsOf = ({ chapters }: Course): readonly LessonSummary[] => chapters.flatMap(({ lessons }) => lessons);
export const isDone = ({ done, steps }: LessonSummary): boolean => done >= steps;
/** The lesson to take next; null: all are done. */
export const nextLesson = (course: Course): LessonSummary | null =>
  lessonsOf(course).find((lesson) => !isDone(lesson)) ?? null;
/** Where a lesson goes on: at the first step that was not done, and a lesson that is done from its beginning. */
export const lessonPlace = (lesson: LessonSummary, under: LessonRules | null = null): StepPlace => ({
  lesson: lesson.id,
  step: isDone(lesson) ? 0 : lesson.done,
  ...(under && { options: under.options }),
});

export async function openStep(place: StepPlace): Promise<void> {
  const { tryTo, openTable } = useApp.getState();
  const view = await tryTo('exercise.learn', place);
  if (view) openTable(view);
}

/** More different tasks than anybody sees. */
const NUMBERS = 1_000_000;
/** Tasks for one piece, others each time, under the house rules of a game (none: the usual ones). */
export function practise(
  { id, formOf, options }: VariantDescription,
  kind: string,
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { opened } = useApp.getState();
  const isPractice = opened?.exercise?.task.is === 'lesson' && opened.exercise.task.practice !== undefined;
  if (!isPractice) useLessons.setState({ backTo: opened && addressOf(opened) });
  const variant = formOf?.variant ?? id;
  const lesson = `practice:${variant}:${kind}:${Math.floor(Math.random() * NUMBERS)}`;
  const under = houseRulesOf({ id, formOf, options }, chosen);
  return openStep({ lesson, step: 0, ...(under && { options: under.options }) });
}

/** Back to the game or the exercise from whose card somebody began to practise; false where there was none. */
export async function leavePractice(): Promise<boolean> {
  const { backTo } = useLessons.getState();
  useLessons.setState({ backTo: null });
  const view = backTo === null ? null : await openedAt(backTo);
  if (view) useApp.getState().openTable(view);
  return view !== null;
}

/** The computer plays both sides: at a level that plays well and does not let anybody wait. */
export async function watchGame(variant: string): Promise<void> {
  const { tryTo, openTable } = useApp.getState();
  const seat = { name: '', computer: { level: '5', seconds: 2 } } as const;
  const view = await tryTo('match.start', { variant, options: {}, players: [seat, seat] });
  if (view) openTable(view);
}

/** Begins a game against the computer at its first level, with hints that come by themselves. */
export async function playFirstGame(variant: string): Promise<void> {
  const { tryTo, openTable, toastNote } = useApp.getState();
  const players: [{ name: string }, { name: string; computer: { level: '1'; seconds: number } }] = [
    { name: '' },
    { name: '', computer: { level: '1', seconds: 5 } },
  ];
  const view = await tryTo('match.start', { variant, options: {}, players });
  if (!view) return;
  useGuided.getState().begin(view.match);
  openTable(view);
  toastNote(uiText.advice.guide.begins);
}
