/**
 * The application in a test: its folder, a host that records its calls, and `ask`, which goes through the same `serve`
 * as a page's messages and checks every answer against the contract's own schema.
 */
import * as v from 'valibot';
import { expect, onTestFinished } from 'vitest';
import { startOfCensus } from '../../engine/core/start/census.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import type { Draft, Thumbnail } from '../contract/description.ts';
import {
  type EventName,
  type EventOf,
  events,
  type Input,
  type Output,
  type RequestName,
  requests,
} from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { serve } from '../contract/serve.ts';
import type { View } from '../contract/view.ts';
import type { Disk } from '../saves/disk/disk.ts';
import type { WorkClock } from '../saves/work.ts';
import { type OpenedApplication, openApplication } from './application.ts';
import type { BrokerSettings } from './broker/broker-games.ts';
import type { TurnClock } from './clocks/turn-clock.ts';
import { TestThinking, TestTurnClock } from './computer/thinking.fixture.ts';
import type { Thinking } from './computer/thinking.ts';
import type { StartProgram } from './engines/engine-program.ts';
import type { Host } from './host.ts';
import type { OnlineSettings } from './online/online.ts';
import type { UpdaterOfHost } from './updates/updater.ts';
import type { UpdateClock } from './updates/updates.ts';

export interface Told {
  readonly event: string;
  readonly what: unknown;
}
export interface TestApp {
  readonly app: OpenedApplication;
  readonly told: Told[];
  readonly log: string[];
  /** waits for the next event of that name that no call before has waited for */
  next<K extends EventName>(event: K): Promise<EventOf<K>>;
  /** waits until the last event of that name is such a one */
  until<K extends EventName>(event: K, isSuch: (what: EventOf<K>) => boolean): Promise<EventOf<K>>;
  /** the themes that the host was given, and the files that were opened */
  readonly appearances: string[];
  readonly openedFiles: string[];
  /** what the native dialogs answer next */
  readonly dialogs: { file: string | null; place: string | null };
  /** simulates an hour of sleep */
  sleep(): void;
  ask<K extends RequestName>(request: K, input: Input<K>): Promise<Answer<Output<K>>>;
  /** the value, or the test fails with the refusal */
  get<K extends RequestName>(request: K, input: Input<K>): Promise<Output<K>>;
  /** the code of the refusal, or the test fails */
  code<K extends RequestName>(request: K, input: Input<K>): Promise<string>;
  serve: ReturnType<typeof serve>;
}

export interface TestSettings {
  readonly disk?: Disk;
  readonly native?: boolean;
  /** is there a page that receives events? */
  readonly hasPage?: boolean;
  readonly workClock?: WorkClock;
  readonly thinking?: Thinking;
  readonly trying?: Thinking;
  readonly tryingDeadline?: number;
  readonly turnClock?: TurnClock;
  /** milliseconds to wait for a file outside the library */
  readonly patience?: number;
  readonly online?: OnlineSettings;
  readonly brokers?: BrokerSettings;
  readonly updater?: UpdaterOfHost;
  readonly updateClock?: UpdateClock;
  readonly startProgram?: StartProgram;
}

const pick = ({ disk, patience }: TestSettings) => ({
  ...(disk && { disk }),
  ...(patience !== undefined && { patience }),
});

/** A guest tries again at once. */
const atOnce: OnlineSettings = { addresses: () => ['127.0.0.1'], wait: () => Promise.resolve() };

/** A clock by which nothing ever takes long, however slow the machine is. */
const noTimeAtAll: WorkClock = { now: () => 0, pause: () => Promise.resolve() };

/** What a host was told, and how a test waits for more of it. */
function toldEvents() {
  const told: Told[] = [];
  const waiting: (() => void)[] = [];
  const awaited = new Map<EventName, number>();
  const next = async <K extends EventName>(event: K): Promise<EventOf<K>> => {
    const n = awaited.get(event) ?? 0;
    awaited.set(event, n + 1);
    for (;;) {
      const found = told.filter((one) => one.event === event).at(n);
      // checked against the contract, like every answer
      if (found) return v.parse(events[event], found.what) as EventOf<K>;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const until = async <K extends EventName>(event: K, isSuch: (what: EventOf<K>) => boolean): Promise<EventOf<K>> => {
    for (;;) {
      const last = told.findLast((one) => one.event === event);
      const what = last && (v.parse(events[event], last.what) as EventOf<K>);
      if (what !== undefined && isSuch(what)) return what;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const hear = (one: Told) => {
    told.push(one);
    for (const wake of waiting.splice(0)) wake();
  };
  return { told, hear, next, until };
}

export async function openTestApp(home: string, settings: TestSettings = {}): Promise<TestApp> {
  const { native = false, hasPage = true } = settings;
  const { told, hear, next, until } = toldEvents();
  const log: string[] = [];
  const appearances: string[] = [];
  const openedFiles: string[] = [];
  const dialogs: TestApp['dialogs'] = { file: null, place: null };
  const host: Host = {
    kind: 'browser',
    version: '0.0.0',
    native,
    sandboxed: null,
    languages: [],
    updater: settings.updater ?? { unable: 'browser' },
    send: (event, what) => {
      const isHeard = hasPage && isOpen;
      if (isHeard) {
        hear({ event, what: JSON.parse(JSON.stringify(what)) });
      }
      return isHeard;
    },
    log: (line) => log.push(line),
    drawn: (what) => told.push({ event: 'drawn', what }),
    quit: () => told.push({ event: 'quit', what: null }),
    appearance: (settings) => appearances.push(settings.theme),
    matchOpened: (file) => openedFiles.push(file),
    showFolder: (folder) => {
      told.push({ event: 'show', what: folder });
      return native;
    },
    showLog: () => native,
    report: async () => ({ text: 'a report', copied: native }),
    fullScreen: () => native,
    canNotify: () => native,
    drawAttention: () => native,
    possible: (commands) => told.push({ event: 'possible', what: commands }),
    follow: () => true,
    chooseFile: () => Promise.resolve(dialogs.file),
    choosePlace: () => Promise.resolve(dialogs.place),
  };
  const clock = { now: () => performance.now(), wait: () => Promise.resolve() };
  // no test waits for heartbeats
  let time = 0;
  const wait = async (milliseconds: number) => {
    time += milliseconds;
  };
  let slept = 0;
  const watches = { wall: () => slept, steady: () => 0 };
  const lock = { clock: { now: () => time, wait }, every: () => () => {} };
  // no page connects before that
  let isOpen = false;
  const opened = await openApplication({
    home,
    host,
    clock,
    lock,
    watches,
    workClock: settings.workClock ?? noTimeAtAll,
    thinking: settings.thinking ?? new TestThinking(),
    trying: settings.trying ?? new TestThinking(),
    ...(settings.tryingDeadline !== undefined && { tryingDeadline: settings.tryingDeadline }),
    turnClock: settings.turnClock ?? new TestTurnClock(),
    online: { ...atOnce, ...settings.online },
    ...(settings.brokers && { brokers: settings.brokers }),
    ...(settings.startProgram && { startProgram: settings.startProgram }),
    ...(settings.updateClock && { updateClock: settings.updateClock }),
    ...pick(settings),
  });
  isOpen = true;
  if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.message}`);
  // the last to be registered runs first: nothing writes to the home when its folder is removed
  onTestFinished(async () => void (await opened.value.close({ force: true })));
  const answer = serve(opened.value.handlers, (line) => log.push(line));
  const ask: TestApp['ask'] = async (request, input) => {
    const given = await answer(request, input, { trusted: true, from: 'a test' });
    if (given.ok) expect(v.safeParse(requests[request].output, given.value).issues, request).toBeUndefined();
    // as over a socket: only JSON arrives
    const sent = JSON.parse(JSON.stringify(given));
    return sent;
  };
  return {
    app: opened.value,
    told,
    log,
    next,
    until,
    appearances,
    openedFiles,
    dialogs,
    sleep: () => {
      slept += 3_600_000;
    },
    serve: answer,
    ask,
    get: async (request, input) => {
      const given = await ask(request, input);
      if (!given.ok) throw new Error(`${request}: ${given.error.code}: ${given.error.message}\n${log.join('\n')}`);
      return given.value;
    },
    code: async (request, input) => {
      const given = await ask(request, input);
      if (given.ok) throw new Error(`${request} was not refused`);
      return given.error.code;
    },
  };
}

export const atView = (view: View): { match: string; revision: number } => ({
  match: view.match,
  revision: view.revision,
});

/** What a save looks like in lists. */
export async function pictureOfSave(app: TestApp, save: string): Promise<Thumbnail | null> {
  const { pictures } = await app.get('library.pictures', { saves: [save] });
  expect(pictures.map((picture) => picture.save)).toEqual([save]);
  return pictures[0].thumbnail;
}

/** Plays these actions one after another. */
export async function playTexts(app: TestApp, view: View, actions: readonly string[]): Promise<View> {
  let now = view;
  for (const action of actions) now = (await app.get('match.play', { ...atView(now), action })).view;
  return now;
}

export interface Begun {
  readonly options?: Readonly<Record<string, string>>;
  /** a census does not contain the turn: the first side is to move */
  readonly start?: Draft | string;
  /** played one after another */
  readonly actions?: readonly string[];
}
/** Starts a game, from the usual array by default. */
export async function startGame(app: TestApp, variant: Variant, { options = {}, start, actions = [] }: Begun = {}) {
  const draft = typeof start === 'string' ? draftFrom(variant, start) : start;
  const setup = { variant: variant.id, options: { ...options }, ...(draft && { start: draft }) };
  return playTexts(
    app,
    await app.get('match.start', { ...setup, players: [{ name: 'Ann' }, { name: 'Bo' }] }),
    actions,
  );
}
/** The start described by a census, with the first side to move. */
export function draftFrom(variant: Variant, census: string): Draft {
  const start = startOfCensus(variant, census);
  if (!start.ok) throw new Error(start.error.message);
  return { turn: variant.sides[0].id, ...start.value } as unknown as Draft;
}
export const startAcid = (app: TestApp, actions: readonly string[] = []): Promise<View> =>
  startGame(app, acid, { actions });
