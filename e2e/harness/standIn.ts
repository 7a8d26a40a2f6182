/** Starts the real built main process with the stand-in for Electron and simulates user input. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { root } from '../../scripts/bundles.mjs';
import { chosenChromium } from './chosenChromium.ts';
import type { Asked, Desktop, DialogKind } from './desktop.ts';
import { type End, ProcessUnderTest } from './process.ts';
import { temporaryFolder } from './temporary.ts';

const sources = path.join(import.meta.dirname, 'stand-in');
const made = path.join(root, 'out/stand-in');

/** A file that is up to date is not written: another run may be reading it. */
function writeIfChanged({ path: file, contents }: OutputFile): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(contents)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, contents);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Bundles the stand-in; before any test, once. */
export async function buildStandIn(): Promise<void> {
  const inNode: BuildOptions = {
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    external: ['playwright-core', 'electron'],
  };
  const inThePage: BuildOptions = { format: 'iife', target: 'chrome140' };
  const parts: readonly [source: string, made: string, BuildOptions][] = [
    ['electron.ts', 'electron.cjs', inNode],
    ['hook.cjs', 'hook.cjs', inNode],
    ['world-page.ts', 'world-page.js', inThePage],
    ['world-preload.ts', 'world-preload.js', inThePage],
  ];
  for (const [source, target, options] of parts) {
    const entryPoints = [path.join(sources, source)];
    const outfile = path.join(made, target);
    const { outputFiles } = await build({ ...options, entryPoints, outfile, bundle: true, write: false });
    for (const file of outputFiles) writeIfChanged(file);
  }
}

interface Told {
  readonly event: string;
  readonly detail: unknown;
}
interface Replied {
  readonly reply: number;
  readonly value?: unknown;
  readonly error?: string;
}

export interface StandInWish {
  /** the application's folder: library, settings, journal */
  readonly home: string;
  /** arguments, such as a file to open */
  readonly words?: readonly string[];
  /** the built main script; the project's own when absent */
  readonly main?: string;
  /** the project's folder as the application sees it */
  readonly app?: string;
  /** the folder of a package's resources: the application takes itself for packaged */
  readonly resources?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export class StandIn implements Desktop {
  readonly told: Told[] = [];
  readonly #process: ProcessUnderTest;
  readonly #replies = new Map<number, { give: (value: unknown) => void; fail: (error: Error) => void }>();
  readonly #waiting = new Set<{ event: string; found: (detail: unknown) => void }>();
  #orders = 0;
  #browser: Browser | null = null;
  #page: Page | null = null;

  private constructor(running: ProcessUnderTest) {
    this.#process = running;
    running.child.on('message', (message: Told | Replied) => this.#hear(message));
  }

  static async start({ home, words = [], resources, env = {}, ...wish }: StandInWish) {
    const { main = path.join(root, 'out/main/main.cjs'), app = root } = wish;
    if ('why' in chosenChromium) throw new Error(chosenChromium.why);
    const child = fork(main, words, {
      execArgv: ['--require', path.join(made, 'hook.cjs')],
      env: {
        ...process.env,
        FAIRYTABLE_HOME: home,
        STAND_IN_APP: app,
        STAND_IN_PROFILE: temporaryFolder('profile'),
        STAND_IN_CHROMIUM: JSON.stringify(chosenChromium),
        ...(resources !== undefined && { STAND_IN_RESOURCES: resources }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const standIn = new StandIn(new ProcessUnderTest(child));
    await standIn.#attach();
    return standIn;
  }

  async #attach(): Promise<void> {
    const { port } = (await this.event('ready')) as { port: number };
    await this.event('show');
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((each) => each.url().includes('.localhost'));
    if (!page) throw new Error(`The window shows no page of the application: ${pages.map((p) => p.url()).join(', ')}`);
    this.#page = page;
  }

  #hear(message: Told | Replied): void {
    if ('reply' in message) {
      const order = this.#replies.get(message.reply);
      this.#replies.delete(message.reply);
      if (message.error === undefined) order?.give(message.value);
      else order?.fail(new Error(message.error));
      return;
    }
    this.told.push(message);
    for (const wait of this.#waiting) {
      if (wait.event !== message.event) continue;
      this.#waiting.delete(wait);
      wait.found(message.detail);
    }
  }

  /** The detail of the first event of this name, past or to come; throws when the process ends first. */
  async event(name: string): Promise<unknown> {
    const past = this.told.find(({ event }) => event === name);
    if (past) return past.detail;
    const coming = new Promise((found) => this.#waiting.add({ event: name, found }));
    const end = this.ended.then((how): never => {
      throw new Error(`The main process ended (${how.signal ?? how.code}) before "${name}":\n${this.said.join('\n')}`);
    });
    return Promise.race([coming, end]);
  }

  /** Sends the stand-in a command and returns its reply. */
  order(order: string, detail: unknown = null): Promise<unknown> {
    const id = ++this.#orders;
    return new Promise((give, fail) => {
      this.#replies.set(id, { give, fail });
      void this.ended.then(() => fail(new Error(`The main process ended during "${order}".`)));
      this.#process.child.send({ order, id, detail });
    });
  }

  /** What happened before this test; how the window was made is still told. */
  forget(): void {
    const kept = this.told.filter(({ event }) => ['ready', 'show', 'window'].includes(event));
    this.told.splice(0, this.told.length, ...kept);
  }

  get page(): Page {
    if (!this.#page) throw new Error('The window has not been shown yet.');
    return this.#page;
  }

  get said(): readonly string[] {
    return this.#process.said;
  }

  get ended(): Promise<End> {
    return this.#process.ended;
  }

  async menu(...path: string[]): Promise<void> {
    // the page says which items are enabled after it has drawn: like a person, wait until the item is no longer grey
    await expect(() => this.menuNow(...path)).toPass();
  }
  async menuNow(...path: string[]): Promise<void> {
    await this.order('menu', path);
  }

  async answer(kind: DialogKind, how: string | number): Promise<void> {
    const answers = {
      save: { canceled: false, filePath: how },
      open: { canceled: false, filePaths: [how] },
      message: { response: how, checkboxChecked: false },
    };
    await this.order('answer', { kind, answer: answers[kind] });
  }

  async asked(): Promise<readonly Asked[]> {
    return this.told.filter(({ event }) => event === 'dialog').map(({ detail }) => detail as Asked);
  }

  async openedOutside(): Promise<readonly string[]> {
    return this.told.filter(({ event }) => event === 'openExternal').map(({ detail }) => detail as string);
  }

  async secondInstance(...words: string[]): Promise<void> {
    await this.order('secondInstance', words);
  }

  async grants(permission: string): Promise<boolean> {
    const { request, check } = (await this.order('permission', permission)) as { request: boolean; check: boolean };
    return request || check;
  }

  async closeWindow(): Promise<void> {
    // the process may end with its last window, before it replies
    await Promise.race([this.order('closeWindow'), this.ended]);
  }

  async quit(): Promise<End> {
    await Promise.race([this.order('quit'), this.ended]);
    return this.ended;
  }

  async kill(): Promise<End> {
    return this.#process.kill();
  }
}
