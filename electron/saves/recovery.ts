/**
 * Bringing back, at the start of the app, the games that were not left properly. It goes on in the background, with what
 * else there is to do between its slices: the app opens as soon as it is clear that it takes long. The game that was
 * open last comes first, and whoever wants to do something with a game waits until that one has been brought back,
 * so that nobody plays on from where it stood before. Giving it up loses nothing: the journal stays until it is done.
 */
import path from 'node:path';
import type { Gradual } from '../../engine/match/gradual.ts';
import { problemMessages, saveMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { codeOf } from './disk.ts';
import { JOURNAL, readHeader } from './journal.ts';
import { nameFrom, nameKey } from './names.ts';
import { problem } from './problems.ts';
import type { Recent } from './recent.ts';
import { recover, type Tools } from './recover.ts';
import { Cancelled, type Works } from './work.ts';
import { isUnfinished } from './write-whole.ts';

/**
 * Steps that the app waits for before it opens, so that what is short is done when the first page comes. Not a time: the
 * same journals are waited for on every machine.
 */
const HEAD_START = 2000;
/** letters that are read and checked in about the time of one step */
const LETTERS_A_STEP = 4000;

interface Parts extends Omit<Tools, 'working'> {
  /** the folder of journals */
  readonly journals: string;
  readonly works: Works;
  readonly recent: Recent;
  readonly notify: (told: Problem) => void;
  /** a game was brought back */
  readonly changed: () => void;
}
interface Waiting {
  readonly file: string;
  readonly name: string;
  /** keys of the names under which the library may have it */
  readonly keys: ReadonlySet<string>;
  /** when it was last written */
  readonly changed: number;
  running: Promise<void> | null;
}

export class Recovery {
  private readonly parts: Parts;
  /** journals that have not been brought back yet */
  private waiting: readonly Waiting[] = [];
  private looking: Promise<void> = Promise.resolve();
  private all: Promise<void> = Promise.resolve();
  private isStopped = false;
  private steps = 0;
  private takesLong: () => void = () => {};

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Call it before any match is opened. Resolves when everything has been brought back, or when it turns out
   * to take long and goes on in the background. Rejects when the folder of journals cannot be listed.
   */
  async begin(): Promise<void> {
    const { disk, journals } = this.parts;
    const files: string[] = [];
    for (const name of await disk.list(journals)) {
      const file = path.join(journals, name);
      if (isUnfinished(name)) await disk.remove(file).catch(() => {});
      if (name.endsWith(JOURNAL)) files.push(file);
    }
    const isLong = new Promise<void>((resolve) => {
      this.takesLong = resolve;
    });
    this.looking = this.look(files);
    this.all = this.recoverAll();
    await Promise.race([this.all, isLong]);
  }

  /**
   * Resolves when nothing of this game is left to be brought back, and brings it back at once if need be. Rejects with
   * `Cancelled` when that was given up, or with the disk's error.
   */
  async ready(save: string): Promise<void> {
    await this.looking;
    for (const one of this.waiting.filter(({ keys }) => keys.has(nameKey(save)))) {
      if (this.isStopped) throw new Cancelled();
      await this.recovered(one);
    }
  }

  /** The app ends: what has not been brought back is left to the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.parts.works.cancelAll('recover');
    await this.all;
    await Promise.allSettled(this.waiting.map(({ running }) => running));
  }

  /** Which games the journals are. */
  private async look(files: readonly string[]): Promise<void> {
    const found: Waiting[] = [];
    for (const file of files) {
      if (this.isStopped) break;
      found.push(await this.lookAt(file));
    }
    this.waiting = found.sort((a, b) => b.changed - a.changed);
  }
  private async lookAt(file: string): Promise<Waiting> {
    const { disk } = this.parts;
    // what cannot be read is told when it is its turn
    const text = await disk.read(file).catch(() => '');
    const { changed } = await disk.state(file).catch(() => ({ changed: 0 }));
    this.count(1 + text.length / LETTERS_A_STEP);
    const header = readHeader(text);
    const { save, was } = header ?? { save: '', was: null };
    const names = header ? [save, nameFrom(save, saveMessages.imported), was ?? save] : [];
    return { file, name: save, keys: new Set(names.map(nameKey)), changed, running: null };
  }

  private async recoverAll(): Promise<void> {
    await this.looking;
    for (const one of this.waiting) {
      if (this.isStopped) return;
      // somebody has asked for it meanwhile
      if (!this.waiting.includes(one)) continue;
      await this.recovered(one).catch((error: unknown) => this.failed(one, error));
    }
  }
  private recovered(one: Waiting): Promise<void> {
    one.running ??= this.recover(one).finally(() => {
      one.running = null;
    });
    return one.running;
  }
  private async recover(one: Waiting): Promise<void> {
    const { works, notify, changed, recent, ...tools } = this.parts;
    const { notice, game } = await works.run('recover', one.name, (working) =>
      recover({ ...tools, working: (steps) => working(this.counted(steps)) }, one.file),
    );
    this.waiting = this.waiting.filter((other) => other !== one);
    if (game !== null) await tools.writing.run(() => recent.cameBack(game));
    if (notice) notify(notice);
    changed();
  }
  /** The journal stays. */
  private failed({ file, name }: Waiting, error: unknown): void {
    const { log, notify } = this.parts;
    if (error instanceof Cancelled) {
      if (!this.isStopped) notify(problem('recovery-cancelled', problemMessages.recoveryCancelled(name)));
      return;
    }
    log(`cannot bring back ${path.basename(file)}: ${String(error)}`);
    notify(problem('cannot-recover', problemMessages.cannotRecover, codeOf(error)));
  }

  private *counted<T>(steps: Gradual<T>): Gradual<T> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      this.count(1);
      yield step.value;
    }
  }
  private count(steps: number): void {
    this.steps += steps;
    if (this.steps >= HEAD_START) this.takesLong();
  }
}
