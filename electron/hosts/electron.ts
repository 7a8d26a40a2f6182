/**
 * The application in a window of its own. Thin: windows, menus, dialogs, files that are double-clicked, one process at a
 * time, and the fences around the page; what happens at the table is the same application as in a browser. What must
 * stay true: no message is answered unless the page itself sent it, and the app ends only when everything is saved or
 * its player says so.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  app,
  type BrowserWindow,
  clipboard,
  dialog,
  type IpcMainInvokeEvent,
  ipcMain,
  Menu,
  Notification,
  powerMonitor,
  session,
  shell,
} from 'electron';
import { language } from '../../engine/shared/language.ts';
import pack from '../../package.json';
import { openApplication } from '../app/application.ts';
import type { Application, Host } from '../app/host.ts';
import type { ChangedKeys } from '../contract/keys.ts';
import { dialogMessages, problemMessages } from '../contract/messages.ts';
import { CHANNEL, EVENT_CHANNEL, requestNames } from '../contract/requests.ts';
import { type Serve, serve } from '../contract/serve.ts';
import { realDisk } from '../saves/disk/disk.ts';
import { PRIVATE_FOLDER } from '../saves/disk/modes.ts';
import { refusedFolder } from '../saves/disk/refused-folder.ts';
import { readWindowPlace, writeWindowPlace } from '../saves/preferences.ts';
import { problem } from '../saves/problems.ts';
import { SEARCH_PROGRAM, threadsOf } from '../search/threads.ts';
import { keepCompiled } from './compile-cache.ts';
import { Attention } from './electron-attention.ts';
import { chooseFile, choosePlace, leavesAnyway } from './electron-dialogs.ts';
import { menuIds, menuTemplate, NEW_GAME } from './electron-menu.ts';
import { registerScheme, servePage } from './electron-protocol.ts';
import { offerJumpList, remember } from './electron-recent.ts';
import { offerTextMenu } from './electron-text-menu.ts';
import { followTheme, keepBackground } from './electron-theme.ts';
import { watchProcesses } from './electron-troubles.ts';
import { updaterOfElectron } from './electron-updater.ts';
import { fence, openWindow, PAGE, windowPlaceOf } from './electron-window.ts';
import { fileAmong } from './given-file.ts';
import { homeFolder, ignoreClosedPipes } from './home.ts';
import { addresses } from './links.ts';
import { LOG_FILE, openLog } from './log.ts';
import { incompleteInstall } from './own-bundles.ts';
import { PAGE_HOST, SCHEME } from './page-files.ts';
import { systemReport } from './report.ts';

/** Called once, when the process starts. */
export function startElectronHost(): void {
  ignoreClosedPipes();
  const home = homeFolder();
  const log = openLog(home);
  // asked now: enableSandbox() takes the switch away
  const sandboxed = !app.commandLine.hasSwitch('no-sandbox') && !process.env.ELECTRON_DISABLE_SANDBOX;
  const host = new ElectronHost(home, sandboxed, log);
  process.on('uncaughtException', (error) => host.uncaught(error));
  process.on('unhandledRejection', (reason) => host.uncaught(reason));
  try {
    // Chromium's own files stay apart from the games; one process at a time means one for this folder
    const browser = path.join(home, 'browser');
    fs.mkdirSync(browser, { recursive: true, mode: PRIVATE_FOLDER });
    app.setPath('userData', browser);
  } catch (error) {
    log(`no folder: ${String(error)}`);
    host.fail(new Error(refusedFolder(error).error.message));
    return;
  }
  registerScheme();
  app.enableSandbox();
  // the installer's shortcuts carry it too: Windows groups windows, pins and jump lists by it
  if (process.platform === 'win32') app.setAppUserModelId(path.parse(pack.desktopName).name);
  const words = process.argv.slice(app.isPackaged ? 1 : 2);
  const given = fileAmong(words);
  if (!app.requestSingleInstanceLock({ file: given })) {
    // the first one was given the file and comes forward
    process.stdout.write('FAIRYTABLE_HANDED_OVER\n');
    app.exit(0);
    return;
  }
  if (given !== null) host.open(given);
  if (words.includes(NEW_GAME)) host.run('new-game');
  app.on('open-file', (event, file) => {
    event.preventDefault();
    host.open(file);
  });
  app.on('second-instance', (_event, argv, folder, more) => {
    const file = isGiven(more) ? more.file : fileAmong(argv.slice(1), folder);
    host.comeForward();
    if (argv.includes(NEW_GAME)) host.run('new-game');
    if (file !== null) host.open(file);
  });
  app.on('window-all-closed', () => app.quit());
  app.on('before-quit', (event) => {
    if (host.hasClosed) return;
    event.preventDefault();
    void host.end();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(() => host.start())
    .catch((error: unknown) => host.fail(error));
}

class ElectronHost {
  private readonly home: string;
  private readonly sandboxed: boolean;
  private readonly log: (line: string) => void;
  private application: Application | null = null;
  private window: BrowserWindow | null = null;
  private attention: Attention | null = null;
  /** has the page said hello since it was last loaded? */
  private pageListens = false;
  /** and shown itself? Before that nothing in it hears a command */
  private hasDrawn = false;
  private ending: Promise<void> | null = null;
  private closed = false;
  /** double-clicked before there was an application to open it */
  private waitingFile: string | null = null;
  /** chosen in the jump list before there was a page to do it */
  private waitingCommand: string | null = null;
  /** the keys that the menu shows, and its language */
  private shown: { readonly keys: ChangedKeys; readonly language: string } | null = null;
  /** the commands that the page can run now; null: it has not told yet */
  private possible: readonly string[] | null = null;

  constructor(home: string, sandboxed: boolean, log: (line: string) => void) {
    this.home = home;
    this.sandboxed = sandboxed;
    this.log = log;
  }

  get hasClosed(): boolean {
    return this.closed;
  }

  async start(): Promise<void> {
    const incomplete = incompleteInstall(path.join(__dirname, '..'), this.log);
    const threads = threadsOf(path.join(__dirname, SEARCH_PROGRAM), this.log);
    const opened = await openApplication({ home: this.home, host: this.host(), ...threads });
    if (!opened.ok) throw new Error(opened.error.message);
    this.application = opened.value;
    powerMonitor.on('suspend', () => opened.value.sleep());
    powerMonitor.on('resume', () => opened.value.wake());
    if (incomplete) opened.value.notify(incomplete);
    fence(session.defaultSession);
    servePage(path.join(__dirname, '../renderer'));
    this.handle(serve(opened.value.handlers, this.log));
    const window = openWindow(await readWindowPlace(realDisk, this.home));
    this.window = window;
    this.watch(window);
    keepBackground(window);
    this.attention = new Attention(window, { clicked: () => this.comeForward(), log: this.log });
    offerTextMenu(window);
    // a long game is opened while the window comes, which shows how far it is
    const file = this.waitingFile;
    await Promise.all([window.loadURL(PAGE), file === null ? null : opened.value.openFile(file)]);
  }

  /** A file was double-clicked, dropped on the app's icon or given as an argument. */
  open(file: string): void {
    if (!this.application) {
      this.waitingFile = file;
      return;
    }
    this.comeForward();
    void this.application.openFile(file);
  }

  /** A command of the page: at once, or when the page has drawn. */
  run(id: string): void {
    if (!this.hasDrawn || !this.send('command', { id })) this.waitingCommand = id;
  }

  comeForward(): void {
    if (this.window?.isMinimized()) this.window.restore();
    this.window?.focus();
  }

  /** Save everything and end; stays when that is not possible and the player wants to stay. */
  end(): Promise<void> {
    this.ending ??= this.saveAndLeave().finally(() => {
      this.ending = null;
    });
    return this.ending;
  }

  uncaught(error: unknown): void {
    this.log(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    this.application?.notify(problem('uncaught', problemMessages.uncaught));
  }

  /** The app cannot start: say why, once for people and once for programs, and end. */
  fail(error: unknown): void {
    // who quits while the page is still being loaded breaks that off, and nothing has failed
    if (this.closed || this.ending) return;
    const why = error instanceof Error ? error.message : String(error);
    this.log(`cannot start: ${why}`);
    process.stdout.write(`FAIRYTABLE_FAILED ${why.replaceAll('\n', ' ')}\n`);
    if (app.isPackaged) dialog.showErrorBox(dialogMessages.cannotStart, why);
    this.closed = true;
    app.exit(1);
  }

  private host(): Host {
    return {
      kind: 'electron',
      version: pack.version,
      native: true,
      sandboxed: this.sandboxed,
      languages: app.getPreferredSystemLanguages(),
      updater: updaterOfElectron(this.log),
      send: (event, what) => this.send(event, what),
      log: this.log,
      drawn: (what) => this.drawn(what),
      quit: () => app.quit(),
      appearance: ({ theme, keys }) => {
        followTheme(theme);
        this.showMenu(keys);
      },
      matchOpened: remember,
      showFolder: (folder) => this.show(folder),
      showLog: () => this.show(path.join(this.home, LOG_FILE)),
      report: () => this.report(),
      fullScreen: () => {
        this.window?.setFullScreen(!this.window.isFullScreen());
        return true;
      },
      canNotify: () => Notification.isSupported(),
      drawAttention: (what) => {
        this.attention?.draw(what);
        return true;
      },
      possible: (commands) => {
        this.possible = commands;
        this.enable();
      },
      follow: (link) => {
        const address = addresses[link];
        if (address !== null)
          shell.openExternal(address).catch((error: unknown) => this.log(`cannot open ${address}: ${String(error)}`));
        return address !== null;
      },
      chooseFile: async (what) => (this.window ? chooseFile(this.window, what) : null),
      choosePlace: async (name) => (this.window ? choosePlace(this.window, name) : null),
    };
  }

  /** The menu with the player's keys in their language; a menu cannot change the keys of an item, so it is made again. */
  private showMenu(keys: ChangedKeys): void {
    const shown = { keys, language: language() };
    if (isDeepStrictEqual(shown, this.shown)) return;
    if (shown.language !== this.shown?.language) offerJumpList(this.log);
    this.shown = shown;
    const run = (id: string) => this.run(id);
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, run, () => app.quit(), keys)));
    this.enable();
  }

  private enable(): void {
    const menu = Menu.getApplicationMenu();
    for (const id of this.possible === null ? [] : menuIds) {
      const item = menu?.getMenuItemById(id);
      if (item) item.enabled = this.possible?.includes(id) ?? true;
    }
  }

  private drawn(what: 'start' | 'table'): void {
    process.stdout.write(`FAIRYTABLE_READY ${what}\n`);
    this.hasDrawn = true;
    const { waitingCommand } = this;
    this.waitingCommand = null;
    if (waitingCommand !== null) this.run(waitingCommand);
    keepCompiled();
  }

  private show(file: string): boolean {
    void shell.openPath(file).then((trouble) => trouble !== '' && this.log(`cannot show ${file}: ${trouble}`));
    return true;
  }

  private async report(): Promise<{ text: string; copied: boolean }> {
    const graphics = JSON.stringify(app.getGPUFeatureStatus());
    const more = { sandboxed: this.sandboxed, home: this.home, graphics };
    const text = systemReport({ version: pack.version, host: 'in a window of its own', ...more });
    try {
      await clipboard.writeText(text);
      return { text, copied: true };
    } catch (error) {
      this.log(`cannot copy the report: ${String(error)}`);
      return { text, copied: false };
    }
  }

  private send: Host['send'] = (event, what) => {
    if (!this.pageListens || !this.window || this.window.isDestroyed()) return false;
    this.window.webContents.send(EVENT_CHANNEL + event, what);
    return true;
  };

  private handle(answer: Serve): void {
    for (const name of requestNames) {
      ipcMain.handle(CHANNEL + name, (event: IpcMainInvokeEvent, input: unknown) => {
        const trusted = this.isThePage(event);
        if (trusted && name === 'app.hello') this.pageListens = true;
        return answer(name, input, { trusted, from: event.senderFrame?.url ?? 'a frame that is gone' });
      });
    }
  }

  /** Our window, its top frame, our address: nothing else is ever answered. */
  private isThePage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
    if (!this.window || this.window.isDestroyed() || sender !== this.window.webContents) return false;
    if (senderFrame === null || senderFrame !== sender.mainFrame) return false;
    if (!URL.canParse(senderFrame.url)) return false;
    const { protocol, host } = new URL(senderFrame.url);
    return protocol === `${SCHEME}:` && host === PAGE_HOST;
  }

  private watch(window: BrowserWindow): void {
    const contents = window.webContents;
    contents.on('preload-error', (_event, _file, error) => this.fail(error));
    contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
      // -3: loading was given up for loading something else
      if (isMainFrame && code !== -3) this.fail(new Error(dialogMessages.cannotLoad(description)));
    });
    contents.on('did-start-loading', () => {
      this.pageListens = false;
      this.hasDrawn = false;
    });
    watchProcesses(window, {
      log: this.log,
      hasClosed: () => this.closed,
      pageStopped: (reason) => {
        this.pageListens = false;
        this.application?.pageLeft();
        this.application?.notify(problem('crashed', problemMessages.crashed, reason));
      },
      drawingStopped: (reason) => void this.goFlat(reason),
    });
    window.on('close', (event) => {
      if (this.closed) return;
      // the window stays until everything is saved: there may be a question to ask
      event.preventDefault();
      void this.end();
    });
    window.on('closed', () => {
      this.window = null;
      this.pageListens = false;
      this.application?.pageLeft();
    });
  }

  /** Without the graphics card the flat board is what still works; players can go back to the table. */
  private async goFlat(reason: string): Promise<void> {
    await this.application?.handlers['settings.change']({ board: 'flat' });
    this.application?.notify(problem('graphics-stopped', problemMessages.graphicsStopped, reason));
  }

  private async rememberPlace(window: BrowserWindow): Promise<void> {
    try {
      await writeWindowPlace(realDisk, this.home, windowPlaceOf(window));
    } catch (error) {
      // the window opens in its usual place the next time
      this.log(`cannot remember the window's place: ${String(error)}`);
    }
  }

  private async saveAndLeave(): Promise<void> {
    const { application, window } = this;
    // first what needs the folder: closing the application gives its lock back
    if (window && !window.isDestroyed()) await this.rememberPlace(window);
    if (application) {
      const trouble = await application.close({ force: false });
      if (trouble && !(await leavesAnyway(this.window, trouble))) return;
      if (trouble) await application.close({ force: true });
    }
    this.closed = true;
    app.quit();
  }
}

const isGiven = (more: unknown): more is { file: string | null } =>
  typeof more === 'object' && more !== null && 'file' in more && (more.file === null || typeof more.file === 'string');
