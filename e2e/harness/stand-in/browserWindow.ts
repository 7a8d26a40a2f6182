/**
 * `BrowserWindow` and `webContents`: each is one page of the real Chromium, with the built preload in an isolated world
 * of its own. Messages from the page's worlds go to `ipcMain` with a sender frame like Electron's; navigations started
 * by the page raise `will-navigate` and do not happen when the application prevents them.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  BrowserWindowConstructorOptions,
  HandlerDetails,
  WebContents as RealContents,
  BrowserWindow as RealWindow,
  WebFrameMain,
} from 'electron';
import type { CDPSession, Page, Request, Route } from 'playwright-core';
import { browserContext, type Closing, isReady, openWindows, prevented, windowHasGone } from './app.ts';
import { decode, encode } from './codec.ts';
import { guard, type Implements } from './guard.ts';
import { handleInvoke } from './ipcMain.ts';
import { inward, outward } from './schemes.ts';
import { onOrder, tell } from './trace.ts';

const isolatedWorld = 'Electron Isolated Context';

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}
type OpenHandler = Parameters<RealContents['setWindowOpenHandler']>[0];

const built = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
let count = 0;

/** A frame as `event.senderFrame` shows it; the main frame is one object as long as its window lives. */
const frameAt = (url: () => string) =>
  guard('WebFrameMain', {
    get url() {
      return url();
    },
  } satisfies Implements<WebFrameMain>);

/** The internals of a window, hidden from the application. */
class Shown implements Closing {
  readonly id = ++count;
  readonly window: EventEmitter;
  readonly contents: EventEmitter;
  readonly frame = frameAt(() => inward(this.page?.url() ?? ''));
  readonly opened: Promise<void>;
  readonly preferences: object;
  bounds: Bounds;
  page: Page | null = null;
  cdp: CDPSession | null = null;
  visible: boolean;
  closed = false;
  fullscreen = false;
  maximized = false;
  minimized = false;
  focused = true;
  title: string;
  readonly background: string | undefined;
  openHandler: OpenHandler | null = null;
  /** the URL that the application itself requested */
  expected = '';
  world: number | null = null;

  constructor(window: EventEmitter, contents: EventEmitter, options: BrowserWindowConstructorOptions) {
    const { preload, ...preferences } = options.webPreferences ?? {};
    if (preferences.contextIsolation === false || preferences.sandbox === false || preferences.nodeIntegration)
      throw new Error('stand-in: only sandboxed windows with context isolation and without Node');
    if (preload && !path.isAbsolute(preload)) throw new Error('preload script must have absolute path');
    this.window = window;
    this.contents = contents;
    this.preferences = preferences;
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.visible = options.show !== false;
    this.title = options.title ?? '';
    this.background = options.backgroundColor;
    openWindows.add(this);
    shown.add(this);
    this.opened = this.open(preload);
    this.opened.catch((error) => {
      console.error('stand-in: a window could not be opened:', error);
      process.exit(70);
    });
  }

  private async open(preload: string | undefined): Promise<void> {
    const page = await browserContext().newPage();
    this.page = page;
    await page.setViewportSize({ width: this.bounds.width, height: this.bounds.height });
    const cdp = await browserContext().newCDPSession(page);
    this.cdp = cdp;
    await cdp.send('Page.enable');
    const main = (await cdp.send('Page.getFrameTree')).frameTree.frame.id;
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === isolatedWorld && context.auxData?.frameId === main) this.world = context.id;
    });
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (executionContextId === this.world) this.world = null;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === '__standInSend') void this.receive(JSON.parse(payload));
      if (name === '__standInOpen') this.asksToOpen(payload);
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: '__standInSend', executionContextName: isolatedWorld });
    await cdp.send('Runtime.addBinding', { name: '__standInOpen' });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: built('world-page.js') });
    if (preload) {
      const given = {
        preload: readFileSync(preload, 'utf8'),
        platform: process.platform,
        versions: { ...process.versions },
      };
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        worldName: isolatedWorld,
        source: `var __standIn = ${JSON.stringify(given)};\n${built('world-preload.js')}`,
      });
    }
    // a link with a target: Chromium has already opened a page, which must not be visible
    cdp.on('Page.windowOpen', ({ url }) => {
      browserContext().once('page', (unwanted) => void unwanted.close());
      this.asksToOpen(url);
    });
    page.on('close', () => this.gone());
    page.on('crash', () => this.contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    page.on('console', (message) =>
      this.contents.emit('console-message', { level: message.type(), message: message.text() }),
    );
    page.on('domcontentloaded', () => this.contents.emit('dom-ready', {}));
    let first = true;
    page.on('load', () => {
      this.contents.emit('did-finish-load', {});
      if (first) this.window.emit('ready-to-show', {});
      first = false;
    });
    tell('window', { id: this.id, preferences: this.preferences, background: this.background });
  }

  private asksToOpen(address: string): void {
    const url = inward(address);
    const answer = this.openHandler?.({ url } as HandlerDetails);
    if (!answer || answer.action === 'allow') throw new Error(`stand-in: a new window for ${url} was not denied`);
    tell('openDenied', url);
  }

  private event() {
    const id = this.id;
    return { sender: contentsOf.get(this), senderFrame: this.frame, frameId: id, processId: id, type: 'frame' };
  }

  private deliver(message: object): void {
    if (this.world === null) return;
    const expression = `__standInReceive(${JSON.stringify(JSON.stringify(message))})`;
    // the page may be navigating or closing: then, as in Electron, the message is dropped
    this.cdp?.send('Runtime.evaluate', { contextId: this.world, expression }).catch(() => undefined);
  }

  private async receive(message: { kind: string; id: number; channel: string; words: string; error: string }) {
    if (message.kind === 'preload-error') {
      tell('preloadError', message.error);
      this.contents.emit('preload-error', {}, 'preload', new Error(message.error));
      return;
    }
    const words = decode(message.words) as unknown[];
    try {
      const value = encode(await handleInvoke(message.channel, this.event(), words));
      this.deliver({ kind: 'answer', id: message.id, value });
    } catch (error) {
      this.deliver({ kind: 'refusal', id: message.id, error: String(error) });
    }
  }

  push(channel: string, words: unknown[]): void {
    this.deliver({ kind: 'push', channel, words: encode(words) });
  }

  async load(address: string): Promise<void> {
    await this.opened;
    this.expected = outward(address);
    await this.page?.goto(this.expected, { waitUntil: 'load' });
  }

  async close(): Promise<boolean> {
    if (this.closed) return true;
    await this.opened;
    if (prevented(this.window, 'close')) return false;
    await this.page?.close();
    this.gone();
    return true;
  }

  gone(): void {
    if (this.closed) return;
    this.closed = true;
    shown.delete(this);
    this.window.emit('closed');
    windowHasGone(this);
  }

  /** The window comes to the front, or another one does. */
  focus(to: boolean): void {
    this.focused = to;
    this.window.emit(to ? 'focus' : 'blur');
    tell('focused', to);
  }

  fill(to: boolean): void {
    this.fullscreen = to;
    this.window.emit(to ? 'enter-full-screen' : 'leave-full-screen');
    tell('fullscreen', to);
  }

  /** The player drags the window's edge. */
  resize(bounds: Bounds): void {
    Object.assign(this.bounds, bounds);
    const { width, height } = this.bounds;
    void this.page?.setViewportSize({ width, height });
    for (const event of ['resize', 'move', 'resized', 'moved']) this.window.emit(event);
  }

  /** A navigation of the main frame that the application did not start asks it first. */
  mayNavigate(to: string): boolean {
    if (to === this.expected || to === this.page?.url()) return true;
    const stopped = prevented(this.contents, 'will-navigate', inward(to));
    if (stopped) tell('navigationPrevented', inward(to));
    return !stopped;
  }
}

const shown = new Set<Shown>();
const contentsOf = new WeakMap<Shown, object>();

/** The page of a request; null for one that a page asked to open and that has no window yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch (error) {
    if (error instanceof Error && error.message.includes('before the frame is created')) return null;
    throw error;
  }
}

/** Asked for every request of every page. */
export function isAllowed(route: Route): boolean {
  const request = route.request();
  if (!request.isNavigationRequest()) return true;
  const page = pageOf(request);
  const window = [...shown].find((each) => each.page === page);
  if (!page || !window) return false;
  return request.frame() === page.mainFrame() ? window.mayNavigate(request.url()) : true;
}

function makeContents(emitter: EventEmitter, of: () => Shown) {
  const main = { get: () => of().frame };
  return guard(
    'webContents',
    Object.assign(Object.defineProperty(emitter, 'mainFrame', { ...main, enumerable: true }), {
      send: (channel: string, ...words: unknown[]) => of().push(channel, words),
      setWindowOpenHandler: (handler: OpenHandler) => {
        of().openHandler = handler;
      },
      reload: () => void of().page?.reload(),
      forcefullyCrashRenderer: () => {
        tell('crashedOnPurpose', null);
        emitter.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
      },
    } satisfies Implements<RealContents>),
  );
}

/** What a window does; `emitter` is the window itself. */
const makeWindow = (emitter: EventEmitter, webContents: object, of: () => Shown) =>
  Object.assign(emitter, {
    webContents,
    loadURL: (address: string) => of().load(address),
    isDestroyed: () => of().closed,
    isMaximized: () => of().maximized,
    isMinimized: () => of().minimized,
    isFullScreen: () => of().fullscreen,
    getNormalBounds: () => of().bounds,
    isFocused: () => of().focused,
    focus: () => of().focus(true),
    flashFrame: (flag: boolean) => tell('flashFrame', flag),
    setBackgroundColor: (colour: string) => tell('background', colour),
    show: () => {
      of().visible = true;
      emitter.emit('show');
      tell('show', of().id);
    },
    maximize: () => {
      of().maximized = true;
      emitter.emit('maximize');
    },
    restore: () => {
      of().minimized = false;
      emitter.emit('restore');
      tell('restore', of().id);
    },
    setFullScreen: (to: boolean) => of().fill(to),
  } satisfies Implements<RealWindow>);

/** A function, since it gives back another object than `this`. */
function openWindow(options: BrowserWindowConstructorOptions = {}) {
  if (!isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
  const [emitter, contents] = [new EventEmitter(), new EventEmitter()];
  const webContents = makeContents(contents, () => inside);
  const inside: Shown = new Shown(emitter, contents, options);
  contentsOf.set(inside, webContents);
  return guard(
    'BrowserWindow',
    makeWindow(emitter, webContents, () => inside),
  );
}
/** `new BrowserWindow(options)` opens a window; there are no static members. */
export const BrowserWindow = guard('BrowserWindow', openWindow);

/** The members of a window, of its page and of its frame. */
export function windowMembers() {
  const none = (): never => {
    throw new Error('There is no window.');
  };
  const contents = makeContents(new EventEmitter(), none);
  return { window: makeWindow(new EventEmitter(), contents, none), contents, frame: frameAt(none) };
}

function theWindow(): Shown {
  const [first] = shown;
  if (!first) throw new Error('there is no window');
  return first;
}
onOrder('windowEvent', (name: string) => void theWindow().window.emit(name));
onOrder('focus', (to: boolean) => theWindow().focus(to));
onOrder('contextMenu', (params: object) => void theWindow().contents.emit('context-menu', {}, params));
onOrder('closeWindow', () => theWindow().close());
onOrder('setBounds', (bounds: Bounds) => theWindow().resize(bounds));
onOrder('windowState', () => {
  const { bounds, visible, fullscreen, maximized, title } = theWindow();
  return { bounds, visible, fullscreen, maximized, title };
});
/** A message that claims to come from another frame: the application must not answer it. */
onOrder('forge', async ({ channel, url, words }: { channel: string; url: string; words: unknown[] }) => {
  const event = { sender: contentsOf.get(theWindow()), senderFrame: frameAt(() => url), frameId: 9, processId: 9 };
  try {
    return { answered: true, value: await handleInvoke(channel, event, words) };
  } catch (error) {
    return { answered: false, value: String(error) };
  }
});

/** What the roles of a menu do that the tests click. */
export const windowRoles = {
  close: () => void theWindow().close(),
  togglefullscreen: () => theWindow().fill(!theWindow().fullscreen),
  reload: () => void theWindow().page?.reload(),
} as const;
