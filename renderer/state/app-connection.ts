/** The connection to the host: what it says of itself, and what it tells unasked. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Bridge, Hello } from '../../electron/contract/requests.ts';
import type { Problem } from '../../electron/contract/result.ts';
import { type Settings, usualSettings } from '../../electron/contract/settings.ts';
import type { View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import { addressOf } from './app-screens.ts';
import type { AppPart } from './app-state.ts';
import { applyAppearance } from './appearance.ts';
import { speakOnPage } from './language.ts';
import { hasStoppedTwice } from './stopped.ts';

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

/** how often the host has told the settings */
let settingsTold = 0;

export const connectionPart = ((set, get) => ({
  phase: 'connecting',
  hello: null,
  settings: usualSettings,
  ask: unattached,
  on: null,
  unfinished: null,
  libraryChanges: 0,
  works: [],
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
})) satisfies AppPart;
