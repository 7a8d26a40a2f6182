/**
 * The problems as the host last told them, which of them are listed, and opening one. Progress belongs to the host: after
 * every change the list is requested again.
 */
import { create } from 'zustand';
import type { Thumbnail } from '../../electron/contract/description.ts';
import type { ProblemKind, ProblemSummary, Progress } from '../../electron/contract/exercise.ts';
import { useApp } from './app.ts';
import type { Match } from './match-store.ts';

export interface ProblemFilter {
  /** null: until a game was chosen */
  readonly variant: string | null;
  /** 0: any */
  readonly grade: number;
  readonly kind: ProblemKind | 'all';
  readonly show: 'all' | 'unsolved' | 'solved';
}
export interface Problems {
  /** null until the host's first answer */
  readonly all: readonly ProblemSummary[] | null;
  /** the id of the problem of this day */
  readonly today: string;
  readonly progress: Progress;
  readonly filter: ProblemFilter;
  readonly pictures: ReadonlyMap<string, Thumbnail>;
  load(): Promise<void>;
  choose(change: Partial<ProblemFilter>): void;
  /** requests the picture, if it is not known */
  want(problem: string): Promise<void>;
}

const ANY: ProblemFilter = { variant: null, grade: 0, kind: 'all', show: 'all' };

export const useProblems = create<Problems>()((set, get) => ({
  all: null,
  today: '',
  progress: { solved: 0, first: 0, streak: { days: 0, longest: 0 } },
  filter: ANY,
  pictures: new Map(),
  async load() {
    const told = await useApp.getState().tryTo('exercise.problems', {});
    if (told) set({ all: told.problems, today: told.today, progress: told.progress });
  },
  choose: (change) => set({ filter: { ...get().filter, ...change } }),
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
  const { load, filter, choose } = useProblems.getState();
  if (filter.variant !== variant) choose({ ...ANY, variant });
  await load();
  const { all, filter: now } = useProblems.getState();
  const next = nextProblem(all ?? [], now, id);
  if (next) await openProblem(next.id);
  return next !== null;
}

export async function beginAgain(): Promise<void> {
  if ((await useApp.getState().tryTo('exercise.beginAgain', {})) !== null) await useProblems.getState().load();
}

/** Plays the solution; what was tried and is not right is taken back first. */
export function showSolution({ store, send }: Match): void {
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
