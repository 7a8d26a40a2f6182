/**
 * Recovers, when the app starts, the games that were not closed properly. Recovery that takes long continues in the
 * background, so that the app can open. The most recently opened game is recovered first, and a request for a game
 * waits until that game has been recovered, so that nobody continues from an outdated position. Cancelling loses
 * nothing: a journal is kept until its game has been recovered.
 */
import path from 'node:path';
import type { Gradual } from '../../engine/match/save/gradual.ts';
import { problemMessages, saveMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { codeOf } from './disk/disk.ts';
import { nameFrom, nameKey } from './disk/names.ts';
import { isUnfinished } from './disk/write-whole.ts';
import { JOURNAL, readHeader } from './journal.ts';
import { problem } from './problems.ts';
import type { Recent } from './recent.ts';
import { recover, type Tools } from './recover.ts';
import { Cancelled, type WorkList } from './work.ts';

/**
 * Steps that the app waits for before it opens, so that short recoveries are done when the first page loads. Counted in
 * steps, not in time, so that the app waits for the same journals on every machine.
 */
const HEAD_START = 2000;
/** characters that are read and checked in about the time of one step */
const LETTERS_A_STEP = 4000;

interface Parts extends Omit<Tools, 'working'> {
  /** the folder of journals */
  readonly journals: string;
  readonly works: WorkList;
  readonly recent: Recent;
  readonly notify: (told: Problem) => void;
  /** called when a game has been recovered */
  readonly changed: () => void;
}
interface Waiting {
  readonly file: string;
  readonly name: string;
  /** keys of the names that the game may have in the library */
  readonly keys: ReadonlySet<string>;
  /** when the journal was last written */
  readonly changed: number;
  running: Promise<void> | null;
}

export class Recovery {
  private readonly parts: Parts;
  /** journals that have not been recovered yet */
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
   * Call it before any match is opened. Resolves when everything has been recovered, or when that turns out to take
   * long and continues in the background. Rejects if the folder of journals cannot be listed.
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
   * Resolves when this game needs no recovery any more; recovers it next if it is still waiting. Rejects with
   * `Cancelled` if the recovery was cancelled, or with the disk's error.
   */
  async ready(save: string): Promise<void> {
    await this.looking;
    for (const one of this.waiting.filter(({ keys }) => keys.has(nameKey(save)))) {
      if (this.isStopped) throw new Cancelled();
      await this.recovered(one);
    }
  }

  /** The app quits: what has not been recovered is left to the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.parts.works.cancelAll('recover');
    await this.all;
    await Promise.allSettled(this.waiting.map(({ running }) => running));
  }

  /** Finds out to which games the journals belong. */
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
    // a journal that cannot be read is reported when it is recovered
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
      // already recovered, because a request needed it
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
  /** The journal is kept. */
  private failed({ file, name }: Waiting, error: unknown): void {
    const { log, notify } = this.parts;
    if (error instanceof Cancelled) {
      if (!this.isStopped) notify(problem('recovery-cancelled', problemMessages.recoveryCancelled(name)));
      return;
    }
    log(`cannot recover ${path.basename(file)}: ${String(error)}`);
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
