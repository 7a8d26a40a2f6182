/**
 * The real Electron binary running the unpackaged application. Playwright controls its main process; user input is
 * simulated by replacing the dialogs and the shell there, nothing else.
 */
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test';
import { root } from '../../scripts/bundles.mjs';
import { findElectron } from '../../scripts/electron/electronBinary.mjs';
import type { Asked, Desktop, DialogKind } from './desktop.ts';
import type { End } from './process.ts';

export const realElectron = findElectron();

interface Played {
  asked: Asked[];
  opened: string[];
  answers: { kind: DialogKind; how: string | number }[];
}
declare global {
  var played: Played;
}

export class RealElectron implements Desktop {
  readonly page: Page;
  readonly ended: Promise<End>;
  readonly #app: ElectronApplication;

  private constructor(app: ElectronApplication, page: Page) {
    this.#app = app;
    this.page = page;
    const child = app.process();
    this.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  }

  static async start({ home, words = [] }: { home: string; words?: readonly string[] }): Promise<RealElectron> {
    if (!realElectron.binary) throw new Error(`${realElectron.why}`);
    const app = await _electron.launch({
      executablePath: realElectron.binary,
      args: [root, ...words],
      env: { ...(process.env as Record<string, string>), FAIRYTABLE_HOME: home },
    });
    await app.evaluate(({ dialog, shell }) => {
      globalThis.played = { asked: [], opened: [], answers: [] };
      const ask = (kind: 'save' | 'open' | 'message', words: unknown[]) => {
        const { played } = globalThis;
        played.asked.push({ kind, options: JSON.parse(JSON.stringify(words.at(-1))) });
        const at = played.answers.findIndex((next) => next.kind === kind);
        return at < 0 ? undefined : played.answers.splice(at, 1)[0]?.how;
      };
      const button = (words: unknown[]) =>
        (ask('message', words) as number | undefined) ?? (words.at(-1) as { cancelId?: number }).cancelId ?? 0;
      Object.assign(dialog, {
        showSaveDialog: async (...words: unknown[]) => {
          const how = ask('save', words);
          return { canceled: how === undefined, filePath: how ?? '' };
        },
        showOpenDialog: async (...words: unknown[]) => {
          const how = ask('open', words);
          return { canceled: how === undefined, filePaths: how === undefined ? [] : [how] };
        },
        showMessageBox: async (...words: unknown[]) => ({ response: button(words), checkboxChecked: false }),
        showMessageBoxSync: (...words: unknown[]) => button(words),
      });
      shell.openExternal = async (url) => void globalThis.played.opened.push(url);
    });
    return new RealElectron(app, await app.firstWindow());
  }

  async menu(...path: string[]): Promise<void> {
    // the page says which items are enabled after it has drawn: like a person, wait until the item is no longer grey
    await expect(() => this.menuNow(...path)).toPass();
  }
  async menuNow(...path: string[]): Promise<void> {
    await this.#app.evaluate(({ Menu, BrowserWindow }, steps) => {
      let items = Menu.getApplicationMenu()?.items ?? [];
      let item: Electron.MenuItem | undefined;
      for (const step of steps) {
        item = items.find((each) => [each.label.replace('&', ''), each.label, each.id, each.role].includes(step));
        if (!item) throw new Error(`there is no menu item "${steps.join(' > ')}"`);
        items = item.submenu?.items ?? [];
      }
      if (!item?.enabled || !item.visible) throw new Error(`the menu item "${steps.join(' > ')}" cannot be clicked`);
      item.click(undefined, BrowserWindow.getAllWindows()[0], undefined);
    }, path);
  }

  async answer(kind: DialogKind, how: string | number): Promise<void> {
    await this.#app.evaluate((_electron, next) => void globalThis.played.answers.push(next), { kind, how });
  }

  asked(): Promise<readonly Asked[]> {
    return this.#app.evaluate(() => globalThis.played.asked);
  }

  openedOutside(): Promise<readonly string[]> {
    return this.#app.evaluate(() => globalThis.played.opened);
  }

  async secondInstance(...words: string[]): Promise<void> {
    await this.#app.evaluate(
      ({ app }, given) => void app.emit('second-instance', {}, [process.execPath, ...given], process.cwd(), {}),
      words,
    );
  }

  grants(permission: string): Promise<boolean> {
    const name = permission === 'media' ? 'camera' : permission;
    return this.page.evaluate(async (asked) => {
      const { state } = await navigator.permissions.query({ name: asked as PermissionName });
      return state === 'granted';
    }, name);
  }

  async closeWindow(): Promise<void> {
    await this.#app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  }

  async quit(): Promise<End> {
    // the process may be gone before it answers
    await Promise.race([this.#app.evaluate(({ app }) => app.quit()), this.ended]);
    return this.ended;
  }

  async kill(): Promise<End> {
    this.#app.process().kill('SIGKILL');
    return this.ended;
  }
}
