/**
 * The application behind the contract: one library, one match at a time, the players' settings. Every request about the
 * table goes through one queue, so that nobody sees a position before its entry is on the disk and no two changes
 * cross. It knows nothing of windows or sockets; its host is the few functions of `Host`.
 */
import path from 'node:path';
import { type Refusal as EngineRefusal, err, type Result } from '../../engine/core/result.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Opened } from '../../engine/match/open.ts';
import { errorMessages, lockMessages, problemMessages, saveMessages } from '../contract/messages.ts';
import type { Handlers, SaveSummary } from '../contract/requests.ts';
import type { Answer, Problem, Refusal } from '../contract/result.ts';
import type { View } from '../contract/view.ts';
import { Autosave, type SaveStores } from '../saves/autosave.ts';
import { Catalogue } from '../saves/catalogue.ts';
import { codeOf, type Disk, realDisk } from '../saves/disk.ts';
import { guardedDisk, type Watches } from '../saves/guarded-disk.ts';
import { Library } from '../saves/library.ts';
import { type LockSettings, takeLock } from '../saves/lock.ts';
import { makePrivate } from '../saves/modes.ts';
import { EXTENSION, nameFrom } from '../saves/names.ts';
import { Preferences } from '../saves/preferences.ts';
import { problem, problemOf, refusalOf } from '../saves/problems.ts';
import { Recent } from '../saves/recent.ts';
import { Recovery } from '../saves/recovery.ts';
import { SerialQueue } from '../saves/serial-queue.ts';
import { type Awaiting, Cancelled, type WorkClock, type Working, Works } from '../saves/work.ts';
import { type Clock, realClock } from '../saves/write-whole.ts';
import { appRequests } from './app-requests.ts';
import type { Application, Host } from './host.ts';
import { libraryRequests } from './library-requests.ts';
import { matchRequests } from './match-requests.ts';
import { MatchSession } from './match-session.ts';
import { setupRequests } from './setup-requests.ts';

/** A match on the table and whoever keeps it on the disk. */
export interface ActiveMatch {
  readonly running: MatchSession;
  readonly keeping: Autosave;
  /**
   * the name it was given when it was begun here from the usual array: as long as it has that and no action, nothing of it
   * stays when its players leave it; null: it stays
   */
  readonly begunAs: string | null;
}

export const value = <T>(given: T): Answer<T> => ({ ok: true, value: given });
export const refusal = (code: string, message: string, more: Partial<Refusal> = {}): Answer<never> => ({
  ok: false,
  error: { code, message, ...more },
});
/** The engine's refusal, without what it says about files. */
export const refused = ({ code, message }: EngineRefusal): Answer<never> => refusal(code, message);
export const answered = <T>(result: Result<T>): Answer<T> => (result.ok ? value(result.value) : refused(result.error));

/** What the requests are made of. Everything that changes the table runs inside `table.run`. */
export class Table {
  readonly host: Host;
  readonly disk: Disk;
  readonly library: Library;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly recent: Recent;
  readonly queue = new SerialQueue();
  readonly writing = new SerialQueue();
  /** told at the next hello, when there was no page to tell */
  readonly notices: Problem[] = [];
  private readonly shelf: SaveStores;
  readonly works: Works;
  /** what the last session did not leave properly */
  readonly recovery: Recovery;
  private seated: ActiveMatch | null = null;
  /** the app ends: nothing is put on the table any more */
  isClosed = false;

  constructor(parts: {
    readonly host: Host;
    readonly disk: Disk;
    readonly library: Library;
    readonly preferences: Preferences;
    readonly recent: Recent;
    readonly journals: string;
    readonly workClock?: WorkClock | undefined;
  }) {
    const { host, disk, library, preferences, recent, journals, workClock } = parts;
    this.host = host;
    this.disk = disk;
    this.library = library;
    this.preferences = preferences;
    this.recent = recent;
    this.catalogue = new Catalogue(library);
    this.works = new Works((works) => void host.tell('works', works), workClock);
    const keeps = { disk, library, journals, writing: this.writing, log: (line: string) => host.log(line) };
    this.shelf = { ...keeps, notice: (told) => this.notify(told) };
    this.recovery = new Recovery({
      ...{ ...keeps, works: this.works, recent },
      notify: (told) => this.notify(told),
      changed: () => void host.tell('library', {}),
    });
  }

  get current(): ActiveMatch | null {
    return this.seated;
  }

  /** Tells the page, or the next page that says hello. */
  notify(told: Problem): void {
    if (!this.host.tell('notice', told)) this.notices.push(told);
  }

  /** Put a match on the table; whoever sat there before is left first. Only inside the queue. */
  async seat(
    match: Match,
    name: string,
    about: { created: number | null; filed: boolean; isNew: boolean },
  ): Promise<Answer<View>> {
    const left = await this.leave();
    if (!left.ok) {
      this.library.giveBack(name);
      return left;
    }
    const running = new MatchSession(match, name, about.created);
    const keeping = new Autosave(this.shelf, running, about.filed);
    // the file first: a journal whose file is missing would come back after its game was thrown away
    if (!about.filed) await keeping.flush();
    await keeping.begin();
    this.seated = { running, keeping, begunAs: about.isNew && match.start === null ? name : null };
    await this.writing.run(() => this.recent.saw(name));
    this.host.onTable(path.join(this.library.folder, name + EXTENSION));
    return value(running.view());
  }

  /**
   * Take the match off the table, with everything saved. Only inside the queue. `keepAll`: nobody has left it, the app
   * ends; what a crash would have kept is kept.
   */
  async leave({ keepAll = false } = {}): Promise<Answer<Record<string, never>>> {
    const { seated } = this;
    if (!seated) return value({});
    const { name, match } = seated.running;
    const forget = !keepAll && seated.begunAs === name && match.entries.length === 0;
    if (!(await seated.keeping.end({ forget }))) {
      return { ok: false, error: refusalOf(problem('cannot-save', problemMessages.cannotSave)) };
    }
    this.seated = null;
    return value({});
  }

  /**
   * Open a game of the library. A long one is replayed outside the queue, so that everything else is answered
   * meanwhile; whoever asks for another game does not want this one any more.
   */
  opening(save: string): Promise<Answer<View>> {
    this.works.cancelAll('open');
    return this.givingUp(() =>
      this.works.run('open', save, (working, awaiting) =>
        this.whenRecovered(save, () => this.openWith(save, working), awaiting),
      ),
    );
  }
  /**
   * Do something with a game of the library, as its players left it: nobody is given what stood there before it is
   * brought back. Never inside the queue, because it may take long.
   */
  async whenRecovered<T>(
    save: string,
    task: () => Promise<Answer<T>>,
    awaiting: Awaiting = (others) => others,
  ): Promise<Answer<T>> {
    try {
      await awaiting(this.recovery.ready(save));
    } catch (error) {
      if (error instanceof Cancelled) return refusal('cancelled', errorMessages.cancelled);
      this.host.log(`cannot bring back ${save}: ${String(error)}`);
      return { ok: false, error: refusalOf(problem('cannot-recover', problemMessages.cannotRecover, codeOf(error))) };
    }
    return this.trying(task);
  }
  private async openWith(save: string, working: Working): Promise<Answer<View>> {
    for (;;) {
      const text = this.seated?.running.name === save ? null : await this.library.read(save);
      const opening = text?.ok ? await this.catalogue.openOwn(save, text.value, working) : null;
      const answer = await this.queue.run(async () => {
        if (this.seated?.running.name === save) return value(this.seated.running.coveredView());
        const now = await this.library.read(save);
        if (!now.ok) {
          if (now.error.code === 'no-such-save') return refused(now.error);
          return { ok: false, error: refusalOf(problemOf({ ...now.error, code: 'unreadable' })) } as const;
        }
        // it was played on, or left, while it was replayed here
        if (!opening || !text?.ok || now.value !== text.value) return null;
        if (!opening.ok) return this.cannotOpen(opening);
        if (this.isClosed) return refusal('cancelled', errorMessages.cancelled);
        return this.seatOpened(opening.value, save);
      });
      if (answer !== null) return answer;
    }
  }
  /** Work that was given up is refused; everything is as it was. */
  async givingUp<T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await this.trying(task);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      return refusal('cancelled', errorMessages.cancelled);
    }
  }

  private async seatOpened({ match, about, told }: Opened, save: string): Promise<Answer<View>> {
    const { created } = about;
    if (!told) return this.seat(match, save, { created, filed: true, isNew: false });
    // the game goes on without the actions that its file still has: the file stays as it is
    const name = await this.library.free(save);
    const seated = await this.seat(match, name, { created, filed: false, isNew: false });
    if (seated.ok) this.notify(problem(told.code, problemMessages.otherPosition(told.message)));
    return seated;
  }

  cannotOpen(opening: { readonly error: EngineRefusal; readonly problem?: Problem }): Answer<never> {
    return { ok: false, error: refusalOf(opening.problem ?? problemOf(opening.error)) };
  }

  /** Put a stranger's file into the library. The text is kept as it came. */
  take(text: string, called: string): Promise<Answer<SaveSummary>> {
    const stem = called.endsWith(EXTENSION) ? called.slice(0, -EXTENSION.length) : called;
    return this.givingUp(async () => {
      const opening = await this.works.run('import', stem, (working) => this.catalogue.open(text, working));
      if (!opening.ok) return this.cannotOpen(opening);
      const wish = nameFrom(stem, nameFrom(opening.value.about.name, saveMessages.imported));
      return this.writing.run(async () => value(await this.catalogue.summary(await this.library.add(wish, text))));
    });
  }

  /** What the disk refused is data too; anything else is wrong code and goes on up. */
  async trying<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === 'unknown') throw error;
      this.host.log(`the disk refused: ${String(error)}`);
      return refusal('disk', errorMessages.cannotWrite);
    }
  }

  /**
   * A file that somebody double-clicked: one of the library's is opened, any other is copied into it first. Nothing else
   * waits while it is read: it may lie on a disk that does not answer.
   */
  async openFile(file: string): Promise<Answer<View>> {
    const called = path.basename(file);
    const inLibrary = path.dirname(path.resolve(file)) === path.resolve(this.library.folder);
    if (inLibrary && called.endsWith(EXTENSION)) return this.opening(called.slice(0, -EXTENSION.length));
    const text = await this.library.reading.text(file);
    if (!text.ok) return this.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
    return this.trying(async () => {
      // opened from the same place before, and not played since
      const stem = nameFrom(called.slice(0, -EXTENSION.length), '');
      const there = stem === '' ? null : await this.library.read(stem);
      if (there?.ok && there.value === text.value) return this.opening(stem);
      const taken = await this.take(text.value, called);
      return taken.ok ? this.opening(taken.value.save) : taken;
    });
  }
}

export interface OpenSettings {
  /** the folder of everything that is kept */
  readonly home: string;
  readonly host: Host;
  readonly disk?: Disk;
  readonly clock?: Clock;
  /** milliseconds to wait for a file that is not the library's own */
  readonly patience?: number;
  readonly lock?: LockSettings;
  readonly watches?: Watches;
  readonly workClock?: WorkClock;
}

/** Refuses when another process has the library, or when the folder cannot be used. */
export async function openApplication({
  home,
  host,
  disk: unguarded = realDisk,
  clock = realClock,
  patience,
  lock: lockSettings = {},
  watches,
  workClock,
}: OpenSettings): Promise<Result<Application>> {
  const journals = path.join(home, 'journals');
  try {
    await unguarded.makeFolder(home);
    await unguarded.makeFolder(journals);
  } catch (error) {
    return err('library-refused', lockMessages.refused, codeOf(error));
  }
  // Electron's own profile lies there too, with thousands of files of its own
  makePrivate(home, ['browser'], (line) => host.log(line));
  const lock = await takeLock(unguarded, home, { log: (line) => host.log(line), ...lockSettings });
  if (!lock.ok) return lock;
  const disk = guardedDisk(unguarded, home, lock.value, watches);
  let library: Library;
  try {
    library = await Library.open(disk, home, { clock, patience });
  } catch (error) {
    await lock.value.release();
    return err('library-refused', lockMessages.refused, codeOf(error));
  }
  const { preferences, problem: settingsProblem } = await Preferences.open(disk, home);
  const recent = await Recent.open(disk, home, (line) => host.log(line));
  const table = new Table({ host, disk, library, preferences, recent, journals, workClock });
  await table.recovery.begin();
  if (settingsProblem) table.notify(settingsProblem);
  host.appearance(preferences.settings);
  lock.value.onLost(() => {
    host.log('another process has taken the library');
    table.notify(problem('library-lost', problemMessages.libraryLost));
  });
  const handlers = {
    ...appRequests(table),
    ...libraryRequests(table),
    ...matchRequests(table),
    ...setupRequests(table),
  } satisfies Handlers;
  return {
    ok: true,
    value: {
      handlers,
      openFile: async (file) => {
        const opened = await table.openFile(file);
        if (opened.ok) {
          host.tell('opened', opened.value);
          host.tell('library', {});
          return;
        }
        const { code, message, problem: told } = opened.error;
        table.notify(told ?? { ...problemMessages.unreadable, code, detail: message });
      },
      notify: (told) => table.notify(told),
      close: async ({ force }) => {
        table.works.cancelAll('open');
        table.works.cancelAll('import');
        const left = await table.queue.run(async () => {
          const done = await table.leave({ keepAll: true });
          table.isClosed = done.ok || force;
          return done;
        });
        if (!left.ok) {
          if (!force) return left.error.problem ?? null;
          host.log(`left without saving: ${left.error.message}`);
        }
        await table.recovery.stop();
        await table.writing.run(() => {});
        // a lock that cannot be taken away keeps nobody here: the next start finds that its process is gone
        await lock.value.release().catch((error: unknown) => host.log(`the lock stays: ${String(error)}`));
        return null;
      },
    },
  };
}
