/**
 * A bridge for tests: it records requests, answers as the test says, and can send events. A request without an answer
 * throws, so that a test notices every unexpected request.
 */

import { blankView } from '../../../electron/contract/blank-view.ts';
import type { Thumbnail, VariantDescription } from '../../../electron/contract/description.ts';
import type {
  Bridge,
  EventName,
  EventOf,
  Hello,
  Input,
  Output,
  RequestName,
  SaveSummary,
} from '../../../electron/contract/requests.ts';
import type { Answer } from '../../../electron/contract/result.ts';
import { usualSettings } from '../../../electron/contract/settings.ts';
import type { View } from '../../../electron/contract/view.ts';

export type Answers = { readonly [K in RequestName]?: (input: Input<K>) => Answer<Output<K>> };
export const okAnswer = <T>(value: T): Answer<T> => ({ ok: true, value });
export const errAnswer = (code: string, message: string): Answer<never> => ({ ok: false, error: { code, message } });

export interface FakeBridge extends Bridge {
  readonly asked: readonly { readonly name: RequestName; readonly input: unknown }[];
  tell<K extends EventName>(name: K, what: EventOf<K>): void;
}

export function fakeBridge(answers: Answers = {}): FakeBridge {
  const asked: { name: RequestName; input: unknown }[] = [];
  const listeners = new Map<string, Set<(what: never) => void>>();
  const all: Answers = {
    'app.hello': () => okAnswer(hello()),
    'app.drawn': () => okAnswer({}),
    'library.list': () => okAnswer({ saves: [], folder: '/library', recent: [] }),
    'library.pictures': ({ saves }) => okAnswer({ pictures: saves.map((save) => ({ save, thumbnail: picture })) }),
    'engines.list': () => okAnswer({ engines: [] }),
    'engines.playing': () => okAnswer({ engines: [] }),
    'exercise.lessons': () => okAnswer({ courses: [] }),
    'exercise.problems': () =>
      okAnswer({ problems: [], today: '', progress: { solved: 0, first: 0, streak: { days: 0, longest: 0 } } }),
    'rules.cases': ({ variant }) => okAnswer({ variant, cases: [] }),
    // a new game under other house rules shows its usual picture
    'setup.check': () => errAnswer('refused', 'not in this test'),
    'text.recognise': () => okAnswer({ found: [], why: null }),
    'settings.change': (change) => okAnswer({ ...usualSettings, ...change } as Output<'settings.change'>),
    ...answers,
  };
  const ask = new Proxy({} as Bridge['ask'], {
    get: (_, name) => async (input: unknown) => {
      const answer = all[name as RequestName] as ((input: unknown) => Answer<unknown>) | undefined;
      if (!answer) throw new Error(`the test did not expect the request ${String(name)}`);
      asked.push({ name: name as RequestName, input });
      return answer(input);
    },
  });
  const on = new Proxy({} as Bridge['on'], {
    get: (_, name) => (listener: (what: never) => void) => {
      const heard = listeners.get(String(name)) ?? new Set();
      listeners.set(String(name), heard.add(listener));
      return () => void heard.delete(listener);
    },
  });
  return {
    ask,
    on,
    asked,
    tell(name, what) {
      for (const listener of listeners.get(name) ?? []) listener(what as never);
    },
  };
}

/** A board of three by three with two kinds that have glyphs, and one house rule. */
export const tiny: VariantDescription = {
  id: 'acid',
  title: 'acid',
  tagline: 'A small one, for tests.',
  designers: 'its designers',
  rulesVersion: 1,
  size: '3 × 3',
  length: 'a minute',
  difficulty: { pips: 3, word: 'hard' },
  sides: [
    { id: 'magi', name: 'MAGI', says: 'Begins.' },
    { id: 'line', name: 'LINE', says: 'Answers.' },
  ],
  topology: {
    width: 3,
    height: 3,
    cells: Array.from({ length: 9 }, (_, i) => {
      const name = `${'abc'[i % 3]}${1 + Math.floor(i / 3)}`;
      const zone = i < 6 ? 'field' : 'zone';
      return { name, alias: name, x: i % 3, y: Math.floor(i / 3), zone, height: zone === 'zone' ? 0.2 : 0 };
    }),
    files: ['a', 'b', 'c'],
    ranks: ['1', '2', '3'],
  },
  kinds: [
    kind('king', 'King', 'K', [{ id: 'Z13', says: 'Trades places.' }]),
    kind('diskette', 'Diskette', 'D', [{ id: 'DK1', says: 'Steps forward.' }]),
  ],
  options: [
    {
      id: 'return',
      group: 'game',
      name: 'Coming back',
      says: 'How a piece comes back.',
      ruling: 'Z13',
      usual: 'step',
      values: [
        { id: 'step', name: 'One step', says: 'By one step.' },
        { id: 'own', name: 'Own moves', says: 'By its own moves only.' },
      ],
    },
  ],
  endings: [],
  setup: [
    { kind: 'king', side: 0, at: 0 },
    { kind: 'king', side: 1, at: 8 },
  ],
  states: [],
  features: [],
  flags: [],
  fields: [],
  provenance: null,
  zones: { zone: 'the Zone' },
};

function kind(id: string, name: string, letter: string, rules: { id: string; says: string }[]) {
  return { id, name, letter, summary: `${name}.`, rules, royal: id === 'king', diagram: null };
}

/** A browser has none. */
export const noUpdates: Hello['updates'] = {
  ...{ unable: 'browser', asks: '', state: 'none', version: null, news: '', percent: 0, trouble: null },
};

export const hello = (more: Partial<Hello> = {}): Hello => ({
  version: '1.2.3',
  language: 'en',
  languages: [{ tag: 'de', name: 'Deutsch' }],
  host: 'browser',
  platform: 'linux',
  sandboxed: null,
  native: false,
  notifications: false,
  updates: noUpdates,
  variants: [tiny],
  settings: usualSettings,
  spots: {},
  unfinished: null,
  unfinishedPicture: null,
  open: null,
  rules: null,
  notices: [],
  ...more,
});

const picture: Thumbnail = { variant: 'acid', pieces: tiny.setup, features: [] };

export const save = (id: string, more: Partial<SaveSummary> = {}): SaveSummary => ({
  save: id,
  name: `Game ${id}`,
  variant: 'acid',
  title: 'acid',
  players: ['Ida', 'Otto'],
  turnNumber: 7,
  turn: 1,
  outcome: null,
  changed: Date.UTC(2024, 4, 1, 12),
  problem: null,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  ...blankView,
  match: 'm1',
  variant: 'acid',
  name: 'Game',
  players: [{ name: 'Ida' }, { name: 'Otto' }],
  can: { ...blankView.can, resign: true, agree: true },
  ...more,
});
