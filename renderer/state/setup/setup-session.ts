/** Beginning and ending a set-up: the draft is sent to the host after every change, and survives a reload of the page. */
import type { Checked, Draft } from '../../../electron/contract/description.ts';
import { useApp } from '../app.ts';
import { FreeTable } from '../free/free-table.ts';
import { nothing, type Setup, type SetupPart, type SetupStart, type Store } from './setup-state.ts';

const KEPT = 'fairytable.setup.2';
/** is a request on its way? */
let asking = false;

/** One request at a time; what is asked for meanwhile is left out. */
export const alone = async (request: () => Promise<void>): Promise<void> => {
  if (asking) return;
  asking = true;
  try {
    await request();
  } finally {
    asking = false;
  }
};

export const keep = ({ getState: get }: Store): void => {
  if (get().free) return;
  const { variant, options, players, timeControl, draft, touched } = get();
  if (variant === null || draft === null) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, JSON.stringify({ variant, options, players, timeControl, draft, touched }));
};

/** Sends the newest draft; while an answer is pending the next request waits for it. */
export const check = (store: Store): Promise<void> =>
  alone(async () => {
    const { getState: get, setState: set } = store;
    while (!get().current) {
      const { variant, options, draft, free } = get();
      if (variant === null) return;
      const checked = free && draft ? await free.lay(draft) : await askHost(variant, options, draft);
      if (get().variant !== variant || get().free !== free || !checked) return;
      if (free) {
        // what was refused is gone
        if (get().draft === draft) set({ draft: checked.draft, checked, current: true });
      } else if (get().draft === null) {
        set({ draft: checked.draft, checked, current: true });
        keep(store);
      } else set({ checked, current: get().draft === draft });
    }
  });
const askHost = (variant: string, options: Setup['options'], draft: Draft | null): Promise<Checked | null> =>
  useApp.getState().tryTo('setup.check', { variant, options: { ...options }, ...(draft && { draft }) });

export const sessionPart = ((store) => {
  const { getState: get, setState: set } = store;
  return {
    async begin({ variant, options, players, timeControl, draft, exercise }) {
      set({ ...nothing, variant, options, players, timeControl: timeControl ?? null, draft: draft ?? null });
      set({ exercise: exercise ?? null });
      keep(store);
      await check(store);
    },
    async beginFree(match) {
      const { variant, options } = match.store.getState().view;
      const free = new FreeTable(match);
      set({ ...nothing, variant, options, free });
      const checked = await free.table();
      if (checked && get().free === free) set({ draft: checked.draft, checked, current: true });
    },
    resume() {
      if (get().variant !== null) return true;
      const kept = sessionStorage.getItem(KEPT);
      if (kept === null) return false;
      const { touched, ...start } = JSON.parse(kept) as SetupStart & { draft: Draft; touched: boolean };
      if (!useApp.getState().hello?.variants.some((v) => v.id === start.variant)) return false;
      set({ ...nothing, ...start, touched });
      void check(store);
      return true;
    },
    end() {
      const wasFree = get().free !== null;
      set(nothing);
      if (!wasFree) keep(store);
    },
  };
}) satisfies SetupPart;
