/**
 * The state of the page apart from the match: the connection to the host, the settings, the stack of screens, and the
 * notices to show. Must stay true: the table, once opened, stays mounted under the screens opened over it, so that
 * going back does not open it again; a changed setting is shown at once and reverted if the host refuses; no event of
 * the host is dropped: each ends in state here or in the commands.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../electron/contract/description.ts';
import { ASKED } from '../../electron/contract/online.ts';
import type { Bridge, Hello, Input, Output, RequestName, Work } from '../../electron/contract/requests.ts';
import type { Problem, Refusal } from '../../electron/contract/result.ts';
import { type Settings, usualSettings } from '../../electron/contract/settings.ts';
import type { View } from '../../electron/contract/view.ts';
import type { SocketState } from '../bridge/socket.ts';
import { uiText } from '../text/index.ts';
import { applyAppearance } from './appearance.ts';
import { speakOnPage } from './language.ts';
import { hasStoppedTwice } from './stopped.ts';

/** Screens that are opened over the start screen or the table and closed again. */
export type Over =
  | 'new-game'
  | 'setup'
  | 'saves'
  | 'problems'
  | 'own-games'
  | 'workshop'
  | 'learn'
  | 'settings'
  | 'rulebook'
  | 'about'
  | 'keys'
  | 'join';
export interface Layer {
  readonly key: number;
  readonly page: Over;
  readonly variant: string | null;
  /** the rulebook opens at this piece type */
  readonly kind: string | null;
  /** or at this ruling */
  readonly ruling: string | null;
}
export interface Toast {
  readonly key: number;
  /** what was asked for was done, or was not, or something else is told */
  readonly is: 'done' | 'failed' | 'note';
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
   * `taken`: another page was connected first; `displaced`: another page took over; `lost`: reconnecting; `gone`: the
   * host has ended or does not answer
   */
  readonly phase: 'connecting' | 'ready' | 'taken' | 'displaced' | 'lost' | 'gone';
  readonly hello: Hello | null;
  readonly settings: Settings;
  /** the Bridge's requests; throws before `attach` */
  readonly ask: Bridge['ask'];
  readonly on: Bridge['on'] | null;
  /** the match on the table; a new object means that the host has sent a new state */
  readonly opened: View | null;
  /** the address of what is on the table; a save's present name, which may have changed since it was opened */
  readonly tableName: string | null;
  /** the game to continue, as last reported by the host */
  readonly unfinished: Hello['unfinished'];
  /** screens over the start screen or the table, the last on top */
  readonly layers: readonly Layer[];
  /** counts the changes of the library that were not made by this page */
  readonly libraryChanges: number;
  readonly notices: readonly Problem[];
  /** the long operation in progress, which can be cancelled */
  readonly works: readonly Work[];
  /** shown one at a time, in order */
  readonly problems: readonly Problem[];
  readonly toastNow: Toast | null;
  /** why the page cannot go on */
  readonly broken: string | null;

  /** resolves when the host has answered hello; throws the host's message if it does not */
  attach(bridge: Bridge): Promise<void>;
  /** the state of the connection to the host */
  connection(state: SocketState): Promise<void>;
  changeSettings(change: Input<'settings.change'>): Promise<void>;
  openTable(view: View): void;
  leaveTable(): void;
  /** the game on the table was renamed */
  nameTable(name: string): void;
  /** a view arrived: was the last change saved? Removes the notice that it was not */
  sawSaved(saved: boolean): void;
  open(page: Over, where?: Where): void;
  /** closes the screen on top */
  back(): void;
  /** shows exactly these screens over the start screen or the table; those already open are kept as they are */
  show(places: readonly Omit<Layer, 'key'>[]): void;
  /** what was asked for has been done */
  toast(text: string, action?: Toast['action']): void;
  /** it could not be done: the text says why, and what to do */
  toastFailure(text: string, action?: Toast['action']): void;
  /** something that nobody asked for */
  toastNote(text: string, action?: Toast['action']): void;
  dismissToast(): void;
  problem(problem: Problem): void;
  /** shows a problem: as a dialog where it needs an answer, else as a notice that stays */
  notice(problem: Problem): void;
  dismissProblem(): void;
  dismissNotice(code: string): void;
  /** shows an error: as a dialog if it comes with a problem, else as a toast. That the other player was asked is no failure */
  refused(error: Refusal): void;
  /** sends a request, shows an error, and returns the value or null */
  tryTo<K extends RequestName>(name: K, input: Input<K>): Promise<Output<K> | null>;
}

/** By what the table is found again: the name of the save, or the exercise. The name of a save contains no colon. */
export const addressOf = ({ name, exercise, options }: View): string => {
  if (!exercise) return name;
  const { task } = exercise;
  if (task.is === 'problem') return `problem:${task.problem.id}`;
  return `lesson:${task.step}:${new URLSearchParams(options)}:${task.lesson.id}`;
};

/** A refused file needs an answer now and is shown as a dialog; every other problem as a notice. */
const wantsAnswer = (problem: Problem) =>
  problem.salvage !== undefined ||
  ['damaged', 'truncated', 'empty', 'foreign', 'too-new', 'unreadable', 'bad-text'].includes(problem.code);
/** the one notice that disappears by itself, when a change has been saved again */
const CANNOT_SAVE = 'cannot-save';
const withNotice = (notices: readonly Problem[], notice: Problem) => [
  ...notices.filter((old) => old.code !== notice.code),
  notice,
];
const withVariant = (variants: Hello['variants'], description: VariantDescription): VariantDescription[] => [
  ...variants.filter(({ id }) => id !== description.id),
  description,
];
/** What the host has open, unless the page has stopped with it again and again. */
const showable = (open: View | null): View | null => (open && hasStoppedTwice(open.match) ? null : open);
const { notOpened: words } = uiText.shell;
const notOpened = ({ name }: View): Problem => ({
  ...{ code: 'not-opened', happened: words.happened(name), safe: words.safe, todo: words.todo },
});

const notInLanguage = (): Problem => ({ code: 'not-in-language', ...uiText.shell.notInLanguage });

const unattached = new Proxy({} as Bridge['ask'], {
  get: (_, name) => {
    throw new Error(`asked ${String(name)} before the page was attached to a host`);
  },
});

let count = 0;
/** how often the host has told the settings */
let settingsTold = 0;

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
      settingsTold++;
      applyAppearance(settings);
      set({ settings });
    });
    bridge.on.described((description) => {
      const { hello } = get();
      // the hello that comes has it
      if (hello) set({ hello: { ...hello, variants: withVariant(hello.variants, description) } });
    });
    bridge.on.updates((updates) => {
      const { hello } = get();
      // the hello that comes has them
      if (hello) set({ hello: { ...hello, updates } });
    });
    bridge.on.opened((view) => {
      // a table at another machine tells it again when the connection is back
      if (!hasStoppedTwice(view.match)) get().openTable(view);
    });
    bridge.on.library(() => set({ libraryChanges: get().libraryChanges + 1 }));
    bridge.on.works((works) => set({ works }));
    bridge.on.notice((notice) => get().notice(notice));
    bridge.on.displaced(() => set({ phase: 'displaced' }));
    const answer = await bridge.ask['app.hello']({ languages: [...navigator.languages] });
    if (!answer.ok) throw new Error(answer.error.message);
    const hello = answer.value;
    const speaksIt = await speakOnPage(hello.language);
    const open = showable(hello.open);
    applyAppearance(hello.settings);
    set({
      phase: 'ready',
      hello,
      settings: hello.settings,
      unfinished: hello.unfinished,
      // a double-clicked file may have been opened while we asked
      opened: get().opened ?? open,
      tableName: get().tableName ?? (open && addressOf(open)),
    });
    if (hello.open && !open) get().notice(notOpened(hello.open));
    if (!speaksIt) get().notice(notInLanguage());
    for (const notice of hello.notices) get().notice(notice);
  },

  async connection(state) {
    const { hello, ask } = get();
    if (state !== 'connected') return set({ phase: state, works: [] });
    if (!hello) return;
    // the window is shown again: another window may have played on, left, or opened something else
    const answer = await ask['app.hello']({ languages: [...navigator.languages] });
    if (!answer.ok) return get().refused(answer.error);
    if (!(await speakOnPage(answer.value.language))) get().notice(notInLanguage());
    const { settings, unfinished, notices } = answer.value;
    const open = showable(answer.value.open);
    applyAppearance(settings);
    // a host that was started since does not know the games that the page still shows
    const shown = hello.variants.filter(({ own }) => own);
    const variants = answer.value.variants.reduce(withVariant, shown);
    set({ phase: 'ready', hello: { ...answer.value, variants }, settings, unfinished, opened: open, problems: [] });
    set({ tableName: open && addressOf(open) });
    set({ libraryChanges: get().libraryChanges + 1 });
    for (const notice of notices) get().notice(notice);
  },

  async changeSettings(change) {
    const before = get().settings;
    const wanted = { ...before, ...change } as Settings;
    applyAppearance(wanted);
    set({ settings: wanted });
    const told = settingsTold;
    const answer = await get().ask['settings.change'](change);
    // what the host has told meanwhile is at least as new as its answer
    if (told === settingsTold) {
      const settings = answer.ok ? answer.value : before;
      applyAppearance(settings);
      set({ settings });
    }
    if (!answer.ok) return get().refused(answer.error);
    // what the host has said before is in the old language
    if (change.language !== undefined) await get().connection('connected');
  },

  openTable(view) {
    set({ opened: view, tableName: addressOf(view), layers: [] });
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
    // a screen that is already open moves to the top instead of being opened twice
    set({ layers: [...layers.filter((old) => old.page !== page), layer] });
  },
  back: () => set({ layers: get().layers.slice(0, -1) }),
  show(places) {
    const { layers, hello } = get();
    // a game of one's own may be unknown to a host that was started since
    const isKnown = ({ variant }: Omit<Layer, 'key'>) =>
      variant === null || hello === null || hello.variants.some(({ id }) => id === variant);
    const isAt = (place: Omit<Layer, 'key'>) => (layer: Layer) =>
      (['page', 'variant', 'kind', 'ruling'] as const).every((key) => layer[key] === place[key]);
    set({ layers: places.filter(isKnown).map((place) => layers.find(isAt(place)) ?? { ...place, key: ++count }) });
  },

  toast: (text, action = null) => set({ toastNow: { key: ++count, is: 'done', text, action } }),
  toastFailure: (text, action = null) => set({ toastNow: { key: ++count, is: 'failed', text, action } }),
  toastNote: (text, action = null) => set({ toastNow: { key: ++count, is: 'note', text, action } }),
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
    else if (error.code === ASKED) get().toast(error.message);
    else get().toastFailure(error.message);
  },
  async tryTo(name, input) {
    const answer = await get().ask[name](input);
    if (answer.ok) return answer.value;
    get().refused(answer.error);
    return null;
  },
}));

/** What the host said about itself in its hello. Only for screens, which are not mounted before it. */
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
