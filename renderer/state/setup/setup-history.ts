/** The steps of a set-up: every change of the draft is one, which can be undone. */
import type { Draft } from '../../../electron/contract/description.ts';
import { useApp } from '../app.ts';
import type { FreeTable } from '../free/free-table.ts';
import { alone, check, keep } from './setup-session.ts';
import type { Setup, SetupPart, Store } from './setup-state.ts';

/** undo steps; more than anybody makes in one sitting */
const MOST_STEPS = 500;

const show = (store: Store, draft: Draft, more: Partial<Setup>): void => {
  store.setState({ draft, current: false, touched: true, lifted: null, ...more });
  keep(store);
  void check(store);
};

/** Undoes or redoes a free move; a step to before or behind them ends the editor. */
const stepFree = ({ getState: get, setState: set }: Store, free: FreeTable, way: 'undo' | 'redo'): Promise<void> =>
  alone(async () => {
    const checked = await free.step(way);
    if (get().free !== free || checked === null) return;
    if (checked !== 'on') return set({ draft: checked.draft, checked, current: true, lifted: null, chosen: null });
    get().end();
    useApp.getState().back();
  });

export const historyPart = ((store) => {
  const { getState: get, setState: set } = store;
  return {
    change(draft) {
      const { draft: was, past } = get();
      if (was === null || JSON.stringify(was) === JSON.stringify(draft)) return set({ lifted: null });
      show(store, draft, { past: [...past, was].slice(-MOST_STEPS), future: [] });
    },
    undo() {
      const { past, draft, future, free } = get();
      if (free) return void stepFree(store, free, 'undo');
      const before = past.at(-1);
      if (before && draft) show(store, before, { past: past.slice(0, -1), future: [draft, ...future] });
    },
    redo() {
      const { past, draft, future, free } = get();
      if (free) return void stepFree(store, free, 'redo');
      const after = future[0];
      if (after && draft) show(store, after, { past: [...past, draft], future: future.slice(1) });
    },
    async read(text) {
      const { variant, options, draft } = get();
      if (variant === null) return null;
      // nobody plays from the position that is about to be replaced
      set({ current: false });
      const answer = await useApp.getState().ask['setup.read']({ variant, options: { ...options }, text });
      if (!answer.ok) {
        void check(store);
        return answer.error.message;
      }
      // the answer is about exactly this draft
      const read = answer.value;
      show(store, read.draft, {
        past: draft ? [...get().past, draft].slice(-MOST_STEPS) : [],
        future: [],
        chosen: null,
      });
      return null;
    },
  };
}) satisfies SetupPart;
