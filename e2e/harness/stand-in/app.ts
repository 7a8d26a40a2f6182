/** `app` and `ipcMain`, and the lifecycle of the process: ready, quit and exit in Electron's order. */
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { App, CommandLine, GPUFeatureStatus } from 'electron';
import type { StandInBrowser } from './browser.ts';
import { guard, type Implements } from './guard.ts';
import { schemesAreFixed } from './schemes.ts';
import { onOrder, tell } from './trace.ts';

const home = process.env.STAND_IN_APP ?? process.cwd();
const { name, productName } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
const paths = new Map<string, string>();
const named: string = productName ?? name;
let ready = false;
let quitting = false;
let browser: StandInBrowser | null = null;
let becomeReady: () => void = () => {};
const whenReady = new Promise<void>((resolve) => {
  becomeReady = resolve;
});

/** Windows close when the application quits; each reports whether it did. */
export interface Closing {
  close(): Promise<boolean>;
}
export const openWindows = new Set<Closing>();

function pathNamed(name: string): string {
  const given = paths.get(name);
  if (given) return given;
  const userData = paths.get('userData') ?? path.join(paths.get('appData') ?? os.tmpdir(), named);
  const usual: Record<string, string> = {
    userData,
    sessionData: userData,
    appData: os.tmpdir(),
    temp: os.tmpdir(),
    home: os.homedir(),
    documents: path.join(userData, 'Documents'),
    pictures: path.join(userData, 'Pictures'),
    videos: path.join(userData, 'Videos'),
    desktop: path.join(userData, 'Desktop'),
    downloads: path.join(userData, 'Downloads'),
    logs: path.join(userData, 'logs'),
    exe: process.execPath,
  };
  const found = usual[name];
  if (found === undefined) throw new Error(`Failed to get '${name}' path`);
  return found;
}

const removed = new Set<string>();
export const commandLine = guard('app.commandLine', {
  hasSwitch: (name: string) =>
    !removed.has(name) && process.argv.some((word) => word === `--${name}` || word.startsWith(`--${name}=`)),
} satisfies Implements<CommandLine>);

/** Emits an event whose listener may prevent the default; returns whether one did. */
export function prevented(emitter: EventEmitter, event: string, ...words: unknown[]): boolean {
  let yes = false;
  const object = {
    preventDefault() {
      yes = true;
    },
    get defaultPrevented() {
      return yes;
    },
  };
  emitter.emit(event, object, ...words);
  return yes;
}

async function leave(code: number): Promise<void> {
  emitter.emit('quit', {}, code);
  tell('exit', code);
  await browser?.context.close();
  process.exit(code);
}

async function quit(): Promise<void> {
  if (quitting) return;
  if (prevented(emitter, 'before-quit')) return;
  quitting = true;
  for (const window of [...openWindows]) {
    if (await window.close()) continue;
    quitting = false;
    return;
  }
  if (prevented(emitter, 'will-quit')) {
    quitting = false;
    return;
  }
  await leave(0);
}

/** A window was closed: the last one quits an application that does not prevent it. */
export function windowHasGone(window: Closing): void {
  openWindows.delete(window);
  if (openWindows.size > 0 || quitting) return;
  if (emitter.listenerCount('window-all-closed')) emitter.emit('window-all-closed');
  else void quit();
}

export const isReady = () => ready;
export const browserContext = () => {
  if (!browser) throw new Error('Cannot create BrowserWindow before app is ready');
  return browser.context;
};

const emitter = new EventEmitter();
export const app = guard(
  'app',
  Object.assign(emitter, {
    // a package has a folder of resources
    isPackaged: process.env.STAND_IN_RESOURCES !== undefined,
    commandLine,
    whenReady: () => whenReady,
    getName: () => named,
    getPath: pathNamed,
    setPath: (name: string, to: string) => {
      paths.set(name, to);
    },
    // another instance already has it, if the test says so
    requestSingleInstanceLock: () => process.env.STAND_IN_SECOND !== 'yes',
    getPreferredSystemLanguages: () => ['en-GB'],
    setAppUserModelId() {},
    enableSandbox: () => void removed.add('no-sandbox'),
    setBadgeCount: (count?: number) => {
      tell('badge', count);
      return true;
    },
    addRecentDocument: (file: string) => tell('recentDocument', file),
    setJumpList: (list: unknown) => {
      tell('jumpList', list);
      return 'ok' as const;
    },
    getGPUFeatureStatus: () => ({ webgl: 'unavailable_software' }) as unknown as GPUFeatureStatus,
    quit: () => void quit(),
    exit: (code = 0) => void leave(code),
  } satisfies Implements<App>),
);

/** Electron is ready some time after the main script has run. */
export function startApp(start: () => Promise<StandInBrowser>): void {
  setImmediate(async () => {
    try {
      browser = await start();
    } catch (error) {
      console.error('stand-in: no browser could be started:', error);
      process.exit(71);
    }
    emitter.emit('will-finish-launching');
    // macOS reports a double-clicked file before the app is ready
    if (process.env.STAND_IN_OPEN_FILE) prevented(emitter, 'open-file', process.env.STAND_IN_OPEN_FILE);
    ready = true;
    schemesAreFixed();
    becomeReady();
    emitter.emit('ready', {}, {});
    tell('ready', { port: browser.port });
  });
}

onOrder('quit', () => void quit());
onOrder('openFile', (file: string) => {
  prevented(emitter, 'open-file', file);
});
onOrder('childGone', (details: object) => void emitter.emit('child-process-gone', {}, details));
onOrder('secondInstance', (words: readonly string[]) => {
  emitter.emit('second-instance', {}, [process.execPath, ...words], process.cwd(), {});
});
