/**
 * `BrowserWindow` and `webContents`: each is one page of the real Chromium, with the built preload in an isolated world
 * of its own. Messages from the page's worlds go to `ipcMain` with a sender frame like Electron's; navigations started
 * by the page raise `will-navigate` and do not happen when the application prevents them.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WebContents as RealContents, BrowserWindow as RealWindow } from 'electron';
import type { CDPSession, Page, Request, Route } from 'playwright-core';
import { browserContext, type Closing, isReady, openWindows, prevented, windowHasGone } from './app.ts';
import { decode, encode } from './codec.ts';
import { guard, type Names } from './guard.ts';
import { handleInvoke, ipcMain } from './ipcMain.ts';
import { inward, outward } from './schemes.ts';
import { session } from './session.ts';
import { onOrder, tell } from './trace.ts';

const isolatedWorld = 'Electron Isolated Context';

interface Options {
  width?: number;
  height?: number;
  x?: number;
  y?: number;
  show?: boolean;
  title?: string;
  backgroundColor?: string;
  webPreferences?: { preload?: string; contextIsolation?: boolean; sandbox?: boolean; nodeIntegration?: boolean };
}
interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}
type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

const built = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
let count = 0;

/** A frame as `event.senderFrame` shows it; the main frame is one object as long as its window lives. */
const frameAt = (url: () => string) => ({
  get url() {
    return url();
  },
  get origin() {
    const parts = /^([a-z][\w+.-]*:\/\/[^/?#]*)/.exec(url());
    return parts?.[1] ?? 'null';
  },
  parent: null,
  detached: false,
  isDestroyed: () => false,
});

/** The internals of a window, hidden from the application. */
class Shown implements Closing {
  readonly id = ++count;
  readonly window: RealWindowEvents;
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
  title: string;
  readonly background: string | undefined;
  openHandler: OpenHandler | null = null;
  /** the URL that the application itself requested */
  expected = '';
  world: number | null = null;

  constructor(window: RealWindowEvents, contents: EventEmitter, options: Options) {
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
    const answer = this.openHandler?.({ url });
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
    if (message.kind === 'send') {
      ipcMain.emit(message.channel, this.event(), ...words);
      return;
    }
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

  /** A navigation of the main frame that the application did not start asks it first. */
  mayNavigate(to: string): boolean {
    if (to === this.expected || to === this.page?.url()) return true;
    const stopped = prevented(this.contents, 'will-navigate', inward(to));
    if (stopped) tell('navigationPrevented', inward(to));
    return !stopped;
  }
}

type RealWindowEvents = EventEmitter;
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
    Object.assign(Object.defineProperty(emitter, 'mainFrame', main), {
      id: 1,
      session: session.defaultSession,
      send: (channel: string, ...words: unknown[]) => of().push(channel, words),
      getURL: () => of().frame.url,
      isDestroyed: () => of().closed,
      isCrashed: () => false,
      setWindowOpenHandler: (handler: OpenHandler) => {
        of().openHandler = handler;
      },
      setVisualZoomLevelLimits: async () => {},
      setZoomFactor() {},
      setZoomLevel() {},
      getZoomFactor: () => 1,
      focus() {},
      reload: () => void of().page?.reload(),
      forcefullyCrashRenderer: () => {
        tell('crashedOnPurpose', null);
        emitter.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
      },
      openDevTools: () => tell('devTools', null),
      getOSProcessId: () => process.pid,
    } satisfies Names<RealContents>),
  );
}

export class BrowserWindow extends EventEmitter {
  readonly webContents: ReturnType<typeof makeContents>;
  /** the stand-in's own; the application must not know it */
  readonly standIn: Shown;

  constructor(options: Options = {}) {
    super();
    if (!isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const contents = new EventEmitter();
    this.webContents = makeContents(contents, () => this.standIn);
    this.standIn = new Shown(this, contents, options);
    contentsOf.set(this.standIn, this.webContents);
    const guarded = guard('BrowserWindow', this);
    byShown.set(this.standIn, guarded);
    // biome-ignore lint/correctness/noConstructorReturn: the guard must be what the application holds
    return guarded;
  }

  loadURL = (address: string) => this.standIn.load(address);
  loadFile = (file: string) => this.standIn.load(`file://${path.resolve(file)}`);
  close = () => void this.standIn.close();
  destroy = () => void this.standIn.page?.close();
  isDestroyed = () => this.standIn.closed;
  isVisible = () => this.standIn.visible;
  isMaximized = () => this.standIn.maximized;
  isMinimized = () => this.standIn.minimized;
  isFullScreen = () => this.standIn.fullscreen;
  isFocused = () => true;
  getBounds = () => this.standIn.bounds;
  getNormalBounds = () => this.standIn.bounds;
  getContentBounds = () => this.standIn.bounds;
  getTitle = () => this.standIn.title;
  focus = () => void this.emit('focus');
  blur() {}
  moveTop() {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  setBackgroundColor = (colour: string) => tell('background', colour);
  setProgressBar() {}
  setDocumentEdited() {}
  setMinimumSize() {}
  setRepresentedFilename() {}
  setMenu() {}
  removeMenu() {}

  show(): void {
    this.standIn.visible = true;
    this.emit('show');
    tell('show', this.standIn.id);
  }

  showInactive(): void {
    this.show();
  }

  hide(): void {
    this.standIn.visible = false;
    this.emit('hide');
  }

  maximize(): void {
    this.standIn.maximized = true;
    this.emit('maximize');
  }

  unmaximize(): void {
    this.standIn.maximized = false;
    this.emit('unmaximize');
  }

  minimize(): void {
    this.standIn.minimized = true;
    this.emit('minimize');
  }

  restore(): void {
    this.standIn.minimized = false;
    this.emit('restore');
    tell('restore', this.standIn.id);
  }

  setFullScreen(to: boolean): void {
    this.standIn.fullscreen = to;
    this.emit(to ? 'enter-full-screen' : 'leave-full-screen');
    tell('fullscreen', to);
  }

  setBounds(bounds: Partial<Bounds>): void {
    Object.assign(this.standIn.bounds, bounds);
    const { width, height } = this.standIn.bounds;
    void this.standIn.page?.setViewportSize({ width, height });
    this.emit('resize');
    this.emit('move');
    this.emit('resized');
    this.emit('moved');
  }

  setTitle(title: string): void {
    this.standIn.title = title;
    tell('title', title);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...shown].map((each) => byShown.get(each)).filter((window) => window !== undefined);
  }

  static getFocusedWindow(): BrowserWindow | null {
    return BrowserWindow.getAllWindows()[0] ?? null;
  }

  static fromWebContents(contents: object): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }
}
const byShown = new WeakMap<Shown, BrowserWindow>();

/** Only methods that the real window has; does not compile otherwise. */
type MadeUp = Exclude<keyof BrowserWindow, keyof RealWindow | 'standIn'>;
const nothingMadeUp: MadeUp extends never ? true : MadeUp = true;

function theWindow(): Shown {
  const [first] = shown;
  if (!first) throw new Error('there is no window');
  return first;
}
onOrder('windowEvent', (name: string) => void theWindow().window.emit(name));
onOrder('contextMenu', (params: object) => void theWindow().contents.emit('context-menu', {}, params));
onOrder('closeWindow', () => theWindow().close());
onOrder('setBounds', (bounds: Bounds) => BrowserWindow.getFocusedWindow()?.setBounds(bounds));
onOrder('windowState', () => {
  const { bounds, visible, fullscreen, maximized, title } = theWindow();
  return { bounds, visible, fullscreen, maximized, title, real: nothingMadeUp };
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
