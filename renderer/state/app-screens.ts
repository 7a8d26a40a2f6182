/** The table and the stack of screens over it. */
import type { View } from '../../electron/contract/view.ts';
import type { AppPart, OpenLayer } from './app-state.ts';

/** By what the table is found again: the name of the save, or the exercise. The name of a save contains no colon. */
export const addressOf = ({ name, exercise, options }: View): string => {
  if (!exercise) return name;
  const { task } = exercise;
  if (task.is === 'problem') return `problem:${task.problem.id}`;
  return `lesson:${task.step}:${new URLSearchParams(options)}:${task.lesson.id}`;
};

let count = 0;

export const screensPart = ((set, get) => ({
  opened: null,
  tableName: null,
  layers: [],

  openTable(view) {
    set({ opened: view, tableName: addressOf(view), layers: [] });
    get().sawSaved(view.saved);
  },
  leaveTable: () => set({ opened: null, tableName: null, layers: [], libraryChanges: get().libraryChanges + 1 }),
  nameTable: (name) => set({ tableName: name }),
  open(page, where = {}) {
    const { opened, hello, layers } = get();
    const variant = where.variant ?? opened?.variant ?? hello?.variants[0]?.id ?? null;
    const layer = { key: ++count, page, variant, kind: where.kind ?? null, ruling: where.ruling ?? null };
    // a screen that is already open moves to the top instead of being opened twice
    set({ layers: [...layers.filter((old) => old.page !== page), layer] });
  },
  back: () => set({ layers: get().layers.slice(0, -1) }),
  show(places) {
    const { layers, hello } = get();
    // a game of one's own may be unknown to a host that was started since
    const isKnown = ({ variant }: Omit<OpenLayer, 'key'>) =>
      variant === null || hello === null || hello.variants.some(({ id }) => id === variant);
    const isAt = (place: Omit<OpenLayer, 'key'>) => (layer: OpenLayer) =>
      (['page', 'variant', 'kind', 'ruling'] as const).every((key) => layer[key] === place[key]);
    set({ layers: places.filter(isKnown).map((place) => layers.find(isAt(place)) ?? { ...place, key: ++count }) });
  },
})) satisfies AppPart;
