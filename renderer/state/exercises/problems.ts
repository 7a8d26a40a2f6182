/**
 * The problems as the host last told them, which of them are listed, and opening one. Progress belongs to the host: after
 * every change the list is requested again. What is listed is a setting, so that it is the same the next time.
 */
import { create } from 'zustand';
import type { Thumbnail } from '../../../electron/contract/description.ts';
import type { ProblemProgress, ProblemSummary } from '../../../electron/contract/exercise.ts';
import type { Bridge } from '../../../electron/contract/requests.ts';
import { type ProblemFilter, usualSettings } from '../../../electron/contract/settings.ts';
import { useApp } from '../app.ts';
import type { MatchStore } from '../match/match-store.ts';

interface Problems {
  /** null until the host's first answer */
  readonly all: readonly ProblemSummary[] | null;
  /** the id of the problem of this day */
  readonly today: string;
  readonly progress: ProblemProgress;
  readonly pictures: ReadonlyMap<string, Thumbnail>;
  load(): Promise<void>;
  /** the one on the table has changed */
  noted(problem: ProblemSummary): void;
  /** requests the picture, if it is not known */
  want(problem: string): Promise<void>;
}

export const useProblems = create<Problems>()((set, get) => ({
  all: null,
  today: '',
  progress: { solved: 0, first: 0, streak: { days: 0, longest: 0 } },
  pictures: new Map(),
  async load() {
    const told = await useApp.getState().tryTo('exercise.problems', {});
    if (told) set({ all: told.problems, today: told.today, progress: told.progress });
  },
  noted: (problem) => set(({ all }) => ({ all: all?.map((one) => (one.id === problem.id ? problem : one)) ?? null })),
  async want(problem) {
    if (get().pictures.has(problem)) return;
    // a missing picture is not worth a message: the problem is shown without it
    const answer = await useApp.getState().ask['exercise.pictures']({ problems: [problem] });
    const found = answer.ok ? answer.value.pictures : [];
    set({
      pictures: new Map([...get().pictures, ...found.map(({ problem: id, thumbnail }) => [id, thumbnail] as const)]),
    });
  },
}));

/** The host tells when one more problem was found to hold; where the list is not shown it is requested later anyway. */
export const followProblems = (on: Bridge['on']): (() => void) =>
  on.problems(() => {
    if (useProblems.getState().all !== null) void useProblems.getState().load();
  });

export const problemFilter = (): ProblemFilter => useApp.getState().settings.problemFilter;
export const chooseProblems = (change: Partial<ProblemFilter>): Promise<void> =>
  useApp.getState().changeSettings({ problemFilter: { ...problemFilter(), ...change } });

/** The list with the problems of that game. */
export async function openProblemsOf(variant: string): Promise<void> {
  await chooseProblems({ ...usualSettings.problemFilter, variant });
  useApp.getState().open('problems', { variant });
}

/** The problems of the chosen game, numbered from 1 by their place, which the filter does not change. */
export const numberedOf = (all: readonly ProblemSummary[], variant: string | null) =>
  all.filter((problem) => problem.variant === variant).map((problem, i) => ({ problem, number: i + 1 }));

export const isShown = (problem: ProblemSummary, { grade, kind, show }: ProblemFilter): boolean =>
  (grade === 0 || problem.grade === grade) &&
  (kind === 'all' || problem.kind === kind) &&
  (show === 'all' || (problem.solved !== null) === (show === 'solved'));

/**
 * The problem to solve after that one (null: from the beginning): the next unsolved one that is listed, from the end on
 * again from the beginning; where all are solved, the next one.
 */
export function nextProblem(
  all: readonly ProblemSummary[],
  filter: ProblemFilter,
  after: string | null,
): ProblemSummary | null {
  const inGame = all.filter(({ variant }) => variant === filter.variant);
  const at = inGame.findIndex(({ id }) => id === after);
  const inOrder = [...inGame.slice(at + 1), ...inGame.slice(0, Math.max(0, at))];
  const listed = inOrder.filter((problem) => isShown(problem, filter));
  return listed.find(({ solved }) => solved === null) ?? (filter.show === 'unsolved' ? null : (listed[0] ?? null));
}

export async function openProblem(problem: string): Promise<void> {
  const { tryTo, openTable } = useApp.getState();
  const view = await tryTo('exercise.open', { problem });
  if (view) openTable(view);
}

/** Opens the next problem after this one of the same game; false where there is none. */
export async function openNext({ id, variant }: ProblemSummary): Promise<boolean> {
  if (problemFilter().variant !== variant) await chooseProblems({ ...usualSettings.problemFilter, variant });
  await useProblems.getState().load();
  const next = nextProblem(useProblems.getState().all ?? [], { ...problemFilter(), variant }, id);
  if (next) await openProblem(next.id);
  return next !== null;
}

export async function beginAgain(): Promise<void> {
  if ((await useApp.getState().tryTo('exercise.beginAgain', {})) !== null) await useProblems.getState().load();
}

/** Plays the solution; what was tried and is not right is taken back first. */
export function showSolution({ store, send }: MatchStore): void {
  const ask = (): void => {
    const { match, revision } = store.getState().view;
    void useApp.getState().tryTo('exercise.solution', { match, revision });
  };
  // a lesson is shown from its beginning
  const isOpen = (): boolean => {
    const { exercise, can } = store.getState().view;
    return exercise?.state === 'open' && (exercise.task.is === 'problem' || !can.undo);
  };
  if (isOpen()) {
    ask();
    return;
  }
  const stop = store.subscribe(() => {
    if (!isOpen()) return;
    stop();
    ask();
  });
  send({ on: 'undo', unit: 'turn' });
}
