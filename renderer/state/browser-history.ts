/**
 * The browser's Back and Forward buttons lead from screen to screen. Every screen that opens adds a history entry that
 * lists all screens below it, so that a reloaded page still knows the way back; closing a screen goes back in the
 * history. Must stay true: the app decides what is shown, and where it refuses (a game that cannot be saved is not
 * left) the history is set back.
 */
import type { View } from '../../electron/contract/view.ts';
import { useApp } from './app.ts';
import type { OpenLayer } from './app-state.ts';

type Place = Pick<OpenLayer, 'page' | 'variant' | 'kind' | 'ruling'>;
/** What is shown: the address of what is on the table, if anything is, and the screens over it. */
export interface Screens {
  readonly table: string | null;
  readonly layers: readonly Place[];
}
/** The part of `window.history` that is used here. */
export interface History {
  readonly state: unknown;
  push(state: unknown): void;
  replace(state: unknown): void;
  /** moves to another entry; `onArrival` is called with it */
  go(steps: number): void;
  onArrival(run: (state: unknown) => void): () => void;
}

export const browserHistory: History = {
  get state() {
    return window.history.state;
  },
  push: (state) => window.history.pushState(state, ''),
  replace: (state) => window.history.replaceState(state, ''),
  go: (steps) => window.history.go(steps),
  onArrival(run) {
    const arrived = (event: PopStateEvent) => run(event.state);
    window.addEventListener('popstate', arrived);
    return () => window.removeEventListener('popstate', arrived);
  },
};

const START: Screens = { table: null, layers: [] };
/** forms that are done once a game has been opened: Back skips them */
const FORMS: readonly OpenLayer['page'][] = ['new-game', 'setup'];
const isForm = ({ layers }: Screens): boolean => layers.some(({ page }) => FORMS.includes(page));
const same = (a: Screens, b: Screens | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const shown = (): Screens => {
  const { tableName, layers } = useApp.getState();
  return {
    table: tableName,
    layers: layers.map(({ page, variant, kind, ruling }) => ({ page, variant, kind, ruling })),
  };
};
const trailIn = (state: unknown): readonly Screens[] | null => {
  const { screens } = (state ?? {}) as { readonly screens?: readonly Screens[] };
  return Array.isArray(screens) && screens.length > 0 ? screens : null;
};

/** Leaves the table as the command does; false when the host refuses. */
async function leaveTable(): Promise<boolean> {
  const { opened, tryTo, leaveTable: left } = useApp.getState();
  if (!opened) return true;
  const view = await tryTo('match.view', { match: opened.match });
  if (!view || !(await tryTo('match.leave', { match: view.match, revision: view.revision }))) return false;
  left();
  return true;
}

/** Opens what `addressOf` describes; null where it was refused. */
export function openedAt(address: string): Promise<View | null> {
  const { tryTo } = useApp.getState();
  const [kind, first, under, ...rest] = address.split(':');
  if (first === undefined) return tryTo('match.open', { save: address });
  if (kind === 'problem') return tryTo('exercise.open', { problem: first });
  const options = Object.fromEntries(new URLSearchParams(under));
  // the name of practice has colons of its own
  return tryTo('exercise.learn', { lesson: rest.join(':'), step: Number(first), options });
}

async function goTo(to: Screens): Promise<void> {
  const { tableName, openTable, show } = useApp.getState();
  if (to.table === null && !(await leaveTable())) return;
  if (to.table !== null && to.table !== tableName) {
    const view = await openedAt(to.table);
    if (!view) return;
    openTable(view);
  }
  show(to.layers);
}

/** Connects the app's screens to the history; returns the function that disconnects. Call it after the host's hello. */
export function followHistory(history: History): () => void {
  let trail: readonly Screens[] = trailIn(history.state) ?? [];
  /** a step back that this file started: its arrival is not a request of the user */
  let returning = false;
  /** a navigation is being carried out: the screens shown meanwhile add no entries */
  let going = false;

  const put = (next: readonly Screens[], how: 'push' | 'replace'): void => {
    trail = next;
    history[how]({ screens: trail });
  };
  const back = (steps: number): void => {
    returning = true;
    history.go(-steps);
  };
  const sync = (): void => {
    if (returning || going) return;
    const now = shown();
    if (same(now, trail.at(-1))) return;
    const before = trail.findLastIndex((screens) => same(screens, now));
    const forms = now.table === null ? 0 : trail.length - 1 - trail.findLastIndex((screens) => !isForm(screens));
    if (before >= 0) back(trail.length - 1 - before);
    else if (forms > 1) back(forms - 1);
    else if (forms === 1 && now.layers.length === 0) put([...trail.slice(0, -1), now], 'replace');
    else put([...trail, now], 'push');
  };
  const grant = async (): Promise<void> => {
    going = true;
    let tried: Screens | undefined;
    while (trail.at(-1) !== tried) {
      tried = trail.at(-1);
      if (tried && !same(shown(), tried)) await goTo(tried);
    }
    going = false;
    sync();
  };

  if (trail.length === 0) put([START], 'replace');
  sync();
  const stopHearing = history.onArrival((state) => {
    trail = trailIn(state) ?? trail;
    if (returning) {
      returning = false;
      sync();
    } else if (!going && useApp.getState().phase === 'ready') void grant();
  });
  // a renamed game must be found under its new name
  const stopWatching = useApp.subscribe((app, was) => {
    if (app.opened && app.opened === was.opened && app.tableName !== was.tableName)
      put(
        trail.map((screens) => (screens.table === was.tableName ? { ...screens, table: app.tableName } : screens)),
        'replace',
      );
    sync();
  });
  return () => {
    stopHearing();
    stopWatching();
  };
}
