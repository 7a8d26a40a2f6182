/**
 * What the page knows apart from the match: who it talks to, the settings, which screens lie on which, and what is to
 * be told. What must stay true: the table, once opened, stays mounted under the screens that are opened over it, so
 * that going back is going back and not opening again; settings are shown changed at once and taken back if the host
 * refuses; nothing the host says is dropped: every event ends in state here or in the commands.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Bridge, Hello, Input, Output, RequestName, Work } from '../../electron/contract/requests.ts';
import type { Problem, Refusal } from '../../electron/contract/result.ts';
import { type Settings, usualSettings } from '../../electron/contract/settings.ts';
import type { View } from '../../electron/contract/view.ts';
import type { SocketState } from '../bridge/socket.ts';
import { applyAppearance } from './appearance.ts';

/** Screens that are opened over the start screen or the table and closed again. */
export type Over = 'new-game' | 'setup' | 'saves' | 'settings' | 'rulebook' | 'about' | 'keys';
export interface Layer {
  readonly key: number;
  readonly page: Over;
  readonly variant: string | null;
  /** the rulebook opens at this kind */
  readonly kind: string | null;
  /** or at this ruling */
  readonly ruling: string | null;
}
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly action: { readonly name: string; run(): void } | null;
}
export interface Where {
  readonly variant?: string;
  readonly kind?: string;
  readonly ruling?: string;
}

export interface App {
  /**
   * `taken`: another page sat here first; `displaced`: another page took over; `lost`: the connection is being made
   * again; `gone`: the host has ended or does not answer
   */
  readonly phase: 'connecting' | 'ready' | 'taken' | 'displaced' | 'lost' | 'gone';
  readonly hello: Hello | null;
  readonly settings: Settings;
  /** the Bridge's own table of requests; throws before `attach` */
  readonly ask: Bridge['ask'];
  readonly on: Bridge['on'] | null;
  /** the match at the table; a new object means: the host says it is now like this */
  readonly opened: View | null;
  /** the save that is on the table: its name now, which may have changed since it was opened */
  readonly tableName: string | null;
  /** the game to continue, as the host last said */
  readonly unfinished: Hello['unfinished'];
  /** screens over the start screen or the table, the last on top */
  readonly layers: readonly Layer[];
  /** counts changes of the library that this page did not see happen */
  readonly libraryChanges: number;
  readonly notices: readonly Problem[];
  /** what takes long just now, and can be cancelled */
  readonly works: readonly Work[];
  /** shown one at a time, the first first */
  readonly problems: readonly Problem[];
  readonly toastNow: Toast | null;
  /** the page itself cannot go on, and why */
  readonly broken: string | null;

  /** resolves when the host has said hello; throws its sentence if it does not */
  attach(bridge: Bridge): Promise<void>;
  /** what the connection to the host is doing */
  connection(state: SocketState): Promise<void>;
  changeSettings(change: Input<'settings.change'>): Promise<void>;
  openTable(view: View): void;
  leaveTable(): void;
  /** the game on the table was given another name */
  nameTable(name: string): void;
  /** a view arrived: was the last change written? Ends the notice that it was not */
  sawSaved(saved: boolean): void;
  open(page: Over, where?: Where): void;
  /** closes the screen on top */
  back(): void;
  /** exactly these screens lie over the start screen or the table; those that do already stay as they are */
  show(places: readonly Omit<Layer, 'key'>[]): void;
  toast(text: string, action?: Toast['action']): void;
  dismissToast(): void;
  problem(problem: Problem): void;
  /** the host tells a problem: as a dialog where it wants an answer, else as a notice that stays */
  notice(problem: Problem): void;
  dismissProblem(): void;
  dismissNotice(code: string): void;
  /** tells a refusal: as a dialog if it brings a problem, else as a toast */
  refused(error: Refusal): void;
  /** asks, tells a refusal, and answers the value or null */
  tryTo<K extends RequestName>(name: K, input: Input<K>): Promise<Output<K> | null>;
}

/** A file that was refused wants an answer now and is a dialog; what else the host tells stands as a notice. */
const wantsAnswer = (problem: Problem) =>
  problem.salvage !== undefined ||
  ['damaged', 'truncated', 'empty', 'foreign', 'too-new', 'unreadable'].includes(problem.code);
/** the one notice that goes away by itself, when a change has been written again */
const CANNOT_SAVE = 'cannot-save';
const withNotice = (notices: readonly Problem[], notice: Problem) => [
  ...notices.filter((old) => old.code !== notice.code),
  notice,
];
const unattached = new Proxy({} as Bridge['ask'], {
  get: (_, name) => {
    throw new Error(`asked ${String(name)} before the page was attached to a host`);
  },
});

let count = 0;
export const useApp = create<App>()((set, get) => ({
  phase: 'connecting',
  hello: null,
  settings: usualSettings,
  ask: unattached,
  on: null,
  opened: null,
  tableName: null,
  unfinished: null,
  layers: [],
  libraryChanges: 0,
  notices: [],
  works: [],
  problems: [],
  toastNow: null,
  broken: null,

  async attach(bridge) {
    set({ ask: bridge.ask, on: bridge.on });
    bridge.on.settings((settings) => {
      applyAppearance(settings);
      set({ settings });
    });
    bridge.on.opened((view) => get().openTable(view));
    bridge.on.library(() => set({ libraryChanges: get().libraryChanges + 1 }));
    bridge.on.works((works) => set({ works }));
    bridge.on.notice((notice) => get().notice(notice));
    bridge.on.displaced(() => set({ phase: 'displaced' }));
    const answer = await bridge.ask['app.hello']({});
    if (!answer.ok) throw new Error(answer.error.message);
    const hello = answer.value;
    applyAppearance(hello.settings);
    set({
      phase: 'ready',
      hello,
      settings: hello.settings,
      unfinished: hello.unfinished,
      // a file that was double-clicked may have been opened while we asked
      opened: get().opened ?? hello.open,
      tableName: get().tableName ?? hello.open?.name ?? null,
    });
    for (const notice of hello.notices) get().notice(notice);
  },

  async connection(state) {
    const { hello, ask } = get();
    if (state !== 'connected') return set({ phase: state, works: [] });
    if (!hello) return;
    // back at the table: another window may have played on, left, or opened something else
    const answer = await ask['app.hello']({});
    if (!answer.ok) return get().refused(answer.error);
    const { settings, unfinished, open, notices } = answer.value;
    applyAppearance(settings);
    set({ phase: 'ready', hello: answer.value, settings, unfinished, opened: open, problems: [] });
    set({ tableName: open?.name ?? null });
    set({ libraryChanges: get().libraryChanges + 1 });
    for (const notice of notices) get().notice(notice);
  },

  async changeSettings(change) {
    const before = get().settings;
    const wanted = { ...before, ...change } as Settings;
    applyAppearance(wanted);
    set({ settings: wanted });
    const answer = await get().ask['settings.change'](change);
    const settings = answer.ok ? answer.value : before;
    applyAppearance(settings);
    set({ settings });
    if (!answer.ok) get().refused(answer.error);
  },

  openTable(view) {
    set({ opened: view, tableName: view.name, layers: [] });
    get().sawSaved(view.saved);
  },
  leaveTable: () => set({ opened: null, tableName: null, layers: [], libraryChanges: get().libraryChanges + 1 }),
  nameTable: (name) => set({ tableName: name }),
  sawSaved(saved) {
    if (saved && get().notices.some((notice) => notice.code === CANNOT_SAVE)) get().dismissNotice(CANNOT_SAVE);
  },
  open(page, where = {}) {
    const { opened, hello, layers } = get();
    const variant = where.variant ?? opened?.variant ?? hello?.variants[0]?.id ?? null;
    const layer = { key: ++count, page, variant, kind: where.kind ?? null, ruling: where.ruling ?? null };
    // a screen that is already open comes to the top instead of lying there twice
    set({ layers: [...layers.filter((old) => old.page !== page), layer] });
  },
  back: () => set({ layers: get().layers.slice(0, -1) }),
  show(places) {
    const { layers } = get();
    const isAt = (place: Omit<Layer, 'key'>) => (layer: Layer) =>
      (['page', 'variant', 'kind', 'ruling'] as const).every((key) => layer[key] === place[key]);
    set({ layers: places.map((place) => layers.find(isAt(place)) ?? { ...place, key: ++count }) });
  },

  toast: (text, action = null) => set({ toastNow: { key: ++count, text, action } }),
  dismissToast: () => set({ toastNow: null }),
  problem: (problem) => set({ problems: [...get().problems, problem] }),
  notice(problem) {
    if (wantsAnswer(problem)) get().problem(problem);
    else set({ notices: withNotice(get().notices, problem) });
  },
  dismissProblem: () => set({ problems: get().problems.slice(1) }),
  dismissNotice: (code) => set({ notices: get().notices.filter((notice) => notice.code !== code) }),
  refused(error) {
    if (error.problem) get().problem(error.problem);
    else get().toast(error.message);
  },
  async tryTo(name, input) {
    const answer = await get().ask[name](input);
    if (answer.ok) return answer.value;
    get().refused(answer.error);
    return null;
  },
}));

/** What the host said of itself. Only for screens, which are not mounted before it has. */
export function useHello(): Hello {
  const hello = useApp((app) => app.hello);
  if (!hello) throw new Error('a screen was mounted before the host said hello');
  return hello;
}

export function useVariant(id: string | null): VariantDescription {
  const { variants } = useHello();
  const found = variants.find((variant) => variant.id === id);
  if (!found) throw new Error(`no variant "${id}" among ${variants.map((variant) => variant.id).join(', ')}`);
  return found;
}
