/**
 * The application while it runs: the library, the settings, and the one match that is open. Everything that opens,
 * closes or changes the match runs inside `queue`, one thing at a time; what takes long (replaying a game, recovering
 * one) runs outside it, so that everything else is answered meanwhile.
 */

import path from 'node:path';
import { takeBackHalf } from '../../engine/match/correspondence/correspondence.ts';
import { isTurnText } from '../../engine/match/correspondence/turn-line.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Opened } from '../../engine/match/save/open.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { type Refusal as EngineRefusal, err, ok } from '../../engine/shared/result.ts';
import { isRules } from '../../engine/shared/rules-text.ts';
import { errorMessages, problemMessages, saveMessages } from '../contract/messages.ts';
import type { OwnGameSummary } from '../contract/own-games.ts';
import type { Output, SaveSummary } from '../contract/requests.ts';
import type { Answer, Problem } from '../contract/result.ts';
import type { View } from '../contract/view.ts';
import { Autosave, type SaveStores } from '../saves/autosave.ts';
import { Catalogue } from '../saves/catalogue.ts';
import { now } from '../saves/clock.ts';
import { codeOf, type Disk } from '../saves/disk/disk.ts';
import { EXTENSION, nameFrom } from '../saves/disk/names.ts';
import type { Library } from '../saves/library.ts';
import type { Preferences } from '../saves/preferences.ts';
import { problem, problemOf, refusalOf } from '../saves/problems.ts';
import type { Recent } from '../saves/recent.ts';
import { Recovery } from '../saves/recovery.ts';
import { SerialQueue } from '../saves/serial-queue.ts';
import { type Saving, unsaved } from '../saves/unsaved.ts';
import { type Awaiting, Cancelled, type WorkClock, type Working, WorkList } from '../saves/work.ts';
import { isWrittenGame } from '../saves/written-game.ts';
import { errFrom } from './answers.ts';
import type { TurnClock } from './clocks/turn-clock.ts';
import type { Thinking } from './computer/thinking.ts';
import { Thoughts } from './computer/thoughts.ts';
import type { Host } from './host.ts';
import { MatchSession } from './match/match-session.ts';
import type { TaskOf } from './match/match-views.ts';
import { OwnGames } from './own-games/own-games.ts';

/** The open match, and what saves it. */
export interface ActiveMatch {
  readonly session: MatchSession;
  readonly autosave: Saving;
  /**
   * the name it was given when it was started here from the usual array: if it is left under that name and without a
   * move, its file is deleted; null: the file is always kept
   */
  readonly startedAs: string | null;
}

interface Parts extends Omit<Storage, 'lock' | 'progress' | 'problems'> {
  readonly host: Host;
  readonly workClock?: WorkClock | undefined;
  readonly thinking: Thinking;
  readonly turnClock: TurnClock;
  readonly trying: Thinking;
  readonly tryingDeadline?: number | undefined;
}

export class AppSession {
  readonly host: Host;
  readonly disk: Disk;
  readonly library: Library;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly recent: Recent;
  readonly queue = new SerialQueue();
  readonly writing = new SerialQueue();
  /** notices for the next page that says hello: there was no page to show them */
  readonly notices: Problem[] = [];
  readonly works: WorkList;
  readonly thoughts: Thoughts;
  readonly games: OwnGames;
  /** called when a page says hello: it knows nothing of what the one before asked for; must not throw */
  pageBegins: () => void = () => {};
  /** restores what the last run of the app did not close properly */
  readonly recovery: Recovery;
  /** a text from another machine has come: a turn or an invitation */
  receive: (text: string) => Promise<Answer<Output<'correspondence.receive'>>> = () =>
    Promise.resolve(err('internal', errorMessages.internal));
  /** a second of a running clock has passed, or its flag has fallen; must not throw */
  clockTicked: (active: ActiveMatch) => void = () => {};
  /** the position of the open match has changed, as everybody may know; must not throw */
  moved: () => void = () => {};
  private readonly turnClock: TurnClock;
  /** when the last page has gone, if none has come since; null: there is one, or none was there yet */
  aloneSince: number | null = null;
  /** the last page has gone, or one has come; must not throw */
  pageChanged: () => void = () => {};
  private readonly stores: SaveStores;
  private active: ActiveMatch | null = null;
  /** the app is quitting: no match is opened any more */
  isClosed = false;

  constructor(parts: Parts) {
    const { host, disk, library, preferences, recent, journals, workClock, thinking, turnClock } = parts;
    this.host = host;
    this.disk = disk;
    this.library = library;
    this.preferences = preferences;
    this.recent = recent;
    this.catalogue = new Catalogue(library);
    this.thoughts = new Thoughts(thinking);
    this.games = new OwnGames({
      ...{ files: parts.gameFiles, versions: parts.gameVersions, writing: this.writing },
      ...{ thread: parts.trying, deadline: parts.tryingDeadline },
    });
    this.turnClock = turnClock;
    this.works = new WorkList((works) => void host.send('works', works), workClock);
    const shared = { disk, library, journals, writing: this.writing, log: (line: string) => host.log(line) };
    this.stores = { ...shared, notify: (notice) => this.notify(notice) };
    this.recovery = new Recovery({
      ...{ ...shared, works: this.works, recent },
      notify: (notice) => this.notify(notice),
      changed: () => void host.send('library', {}),
    });
  }

  get current(): ActiveMatch | null {
    return this.active;
  }

  /** Shows a notice on the page, or on the next page that says hello. */
  notify(notice: Problem): void {
    if (!this.host.send('notice', notice)) this.notices.push(notice);
  }

  /** Opens a match in place of the one that was open, which is closed first. Only inside the queue. */
  async activate(
    match: Match,
    name: string,
    about: { created: number | null; filed: boolean; isNew: boolean },
  ): Promise<Answer<View>> {
    const closed = await this.closeMatch();
    if (!closed.ok) {
      this.library.giveBack(name);
      return closed;
    }
    const session = new MatchSession(match, name, about.created, this.turnClock);
    if (this.aloneSince !== null) session.clocks.stop('away');
    const autosave = new Autosave(this.stores, session, about.filed);
    // the file first: a journal without a file would be recovered after its game was deleted
    if (!about.filed) await autosave.flush();
    await autosave.begin();
    if (takeBackHalf(match, { at: now() })?.ok) await autosave.record();
    const active = { session, autosave, startedAs: about.isNew && match.start === null ? name : null };
    this.active = active;
    session.clocks.ticked = () => this.clockTicked(active);
    await this.writing.run(() => this.recent.opened(name));
    this.host.matchOpened(path.join(this.library.folder, name + EXTENSION));
    return ok(session.view());
  }

  /**
   * Opens an exercise in place of what was open, which is closed first. Nothing of it is saved. Only inside the queue.
   * `keepAll`: what was open is kept even without a move, because the player goes back to it.
   */
  async activateExercise(
    match: Match,
    taskOf: (match: () => Match) => TaskOf,
    { keepAll = false } = {},
  ): Promise<Answer<View>> {
    const closed = await this.closeMatch({ keepAll });
    if (!closed.ok) return closed;
    const session = new MatchSession(match, '', null, this.turnClock, taskOf);
    this.active = { session, autosave: unsaved, startedAs: null };
    return ok(session.view());
  }

  /**
   * Closes the open match with everything saved. Only inside the queue. `keepAll`: even a match without a move is kept, as
   * it would be after a crash: the app is quitting, or the player comes back to it.
   */
  async closeMatch({ keepAll = false } = {}): Promise<Answer<Record<string, never>>> {
    const { active } = this;
    if (!active) return ok({});
    const { name, match, clocks } = active.session;
    clocks.end();
    const { spent } = clocks;
    if (spent > 0 && match.runOn(spent, { at: now() }).ok) {
      clocks.entered(spent);
      await active.autosave.record();
    }
    const forget = !keepAll && active.startedAs === name && match.entries.length === 0;
    if (!(await active.autosave.end({ forget }))) {
      clocks.consider();
      return { ok: false, error: refusalOf(problem('cannot-save', problemMessages.cannotSave)) };
    }
    clocks.end();
    this.active = null;
    return ok({});
  }

  /** The page has gone: nobody can play until another one comes. */
  pageLeft(): void {
    this.aloneSince ??= now();
    this.active?.session.clocks.stop('away');
    this.pageChanged();
    this.tellClocks();
  }
  /** A page says hello; what the one before showed no longer stops anything. */
  pageCame(): void {
    this.aloneSince = null;
    this.active?.session.clocks.go('away', 'held');
    this.pageChanged();
  }

  /** The machine goes to sleep: the clocks stop at once, for nothing may run after this. */
  sleep(): void {
    this.active?.session.clocks.stop('asleep');
    this.tellClocks();
  }
  wake(): void {
    this.active?.session.clocks.go('asleep');
    this.tellClocks();
  }
  /** The page counts down by itself from what it was told last: `queue.after` tells it what has changed. */
  private tellClocks(): void {
    void this.queue.run(() => {});
  }

  /** Gives the open match another name. Only inside the queue. */
  async renameMatch(typed: string): Promise<Answer<Record<string, never>>> {
    const { active, library } = this;
    if (!active) return err('no-match', errorMessages.noMatch);
    const { session, autosave } = active;
    const before = session.name;
    const name = await library.mayRename(before, typed);
    if (!name.ok) return errFrom(name.error);
    if (name.value === before) return ok({});
    // its file may be missing after a disk error: then there is nothing to move
    let why: Answer<never> | null = null;
    const moved = await autosave.rename(name.value, async () => {
      try {
        const result = (await library.has(before)) ? await library.rename(before, name.value) : name;
        if (!result.ok) why = errFrom(result.error);
        return result.ok;
      } catch (error) {
        // the file may have been moved before a later step failed
        if (await library.has(name.value)) return true;
        throw error;
      }
    });
    if (!moved) return why ?? err('disk', errorMessages.cannotWrite);
    await this.writing.run(() => this.recent.renamed(before, name.value));
    return ok({});
  }

  /**
   * Opens a game of the library. A long one is replayed outside the queue. A request for another game cancels this one:
   * only one can be open.
   */
  openSave(save: string): Promise<Answer<View>> {
    this.works.cancelAll('open');
    return this.cancellable(() =>
      this.works.run('open', save, (working, awaiting) =>
        this.whenRecovered(save, () => this.replay(save, working), awaiting),
      ),
    );
  }
  /**
   * Runs work on a game of the library, after recovery of that game has finished. Never inside the queue, because it
   * may take long.
   */
  async whenRecovered<T>(
    save: string,
    task: () => Promise<Answer<T>>,
    awaiting: Awaiting = (others) => others,
  ): Promise<Answer<T>> {
    try {
      await awaiting(this.recovery.ready(save));
    } catch (error) {
      if (error instanceof Cancelled) return err('cancelled', errorMessages.cancelled);
      this.host.log(`cannot recover ${save}: ${String(error)}`);
      return { ok: false, error: refusalOf(problem('cannot-recover', problemMessages.cannotRecover, codeOf(error))) };
    }
    return this.orDiskRefusal(task);
  }
  private async replay(save: string, working: Working): Promise<Answer<View>> {
    for (;;) {
      const text = this.active?.session.name === save ? null : await this.library.read(save);
      const admitted = text?.ok ? await this.admitGameOf(text.value) : ok({});
      if (!admitted.ok) return admitted;
      const opening = text?.ok ? await this.catalogue.openOwn(save, text.value, working) : null;
      const answer = await this.queue.run(async () => {
        if (this.active?.session.name === save) return ok(this.active.session.hiddenView());
        const now = await this.library.read(save);
        if (!now.ok) {
          if (now.error.code === 'no-such-save') return errFrom(now.error);
          return { ok: false, error: refusalOf(problemOf({ ...now.error, code: 'unreadable' })) } as const;
        }
        // its file has changed while it was replayed here: try again
        if (!opening || !text?.ok || now.value !== text.value) return null;
        if (!opening.ok) return this.cannotOpen(opening);
        if (this.isClosed) return err('cancelled', errorMessages.cancelled);
        return this.activateOpened(opening.value, save);
      });
      if (answer !== null) return answer;
    }
  }
  private async activateOpened({ match, about, told }: Opened, save: string): Promise<Answer<View>> {
    const { created } = about;
    if (!told) return this.activate(match, save, { created, filed: true, isNew: false });
    // the game continues without the actions that its file still has, so the file is left as it is
    const name = await this.library.free(save);
    const opened = await this.activate(match, name, { created, filed: false, isNew: false });
    if (opened.ok) this.notify(problem(told.code, problemMessages.otherPosition(told.message)));
    return opened;
  }

  cannotOpen(opening: { readonly error: EngineRefusal; readonly problem?: Problem }): Answer<never> {
    return { ok: false, error: refusalOf(opening.problem ?? problemOf(opening.error)) };
  }

  /** Adds a file from anywhere to the library, with its text unchanged; moves that are written as text become a new file. */
  importFile(text: string, fileName: string): Promise<Answer<SaveSummary>> {
    const ending = [EXTENSION, '.txt', '.pgn'].find((one) => fileName.endsWith(one)) ?? '';
    const stem = fileName.slice(0, fileName.length - ending.length);
    if (isTurnText(text)) return this.importTurn(text);
    if (isRules(text)) return Promise.resolve(err('rules', errorMessages.rulesAreNoSave));
    return this.cancellable(async () => {
      const admitted = await this.admitGameOf(text);
      if (!admitted.ok) return admitted;
      const opening = await this.works.run('import', stem, (working) => this.catalogue.open(text, working));
      if (!opening.ok) return this.cannotOpen(opening);
      const wish = nameFrom(stem, nameFrom(opening.value.about.name, saveMessages.imported));
      const { match, about } = opening.value;
      const time = now();
      const added = isWrittenGame(text)
        ? writeSave(match, { ...about, name: wish, created: time, changed: time })
        : text;
      return this.writing.run(async () => ok(await this.catalogue.summary(await this.library.add(wish, added))));
    });
  }

  /** The rules that a save brings are tried before it is opened: what they say takes as long as it takes. */
  async admitGameOf(save: string): Promise<Answer<unknown>> {
    const source = sourceIn(save);
    return source === null ? ok({}) : this.games.admit(source);
  }

  /** A turn or an invitation in a file: its game gets it. */
  private importTurn(text: string): Promise<Answer<SaveSummary>> {
    return this.cancellable(async () => {
      const received = await this.receive(text);
      if (!received.ok) return received;
      await this.current?.autosave.flush();
      return ok(await this.catalogue.summary(received.value.save));
    });
  }

  /**
   * Opens a file that was double-clicked: a file in the library is opened, any other is copied into it first. Nothing
   * else waits while it is read: it may be on a disk that does not respond.
   */
  async openFile(file: string): Promise<Answer<View>> {
    const fileName = path.basename(file);
    const inLibrary = path.dirname(path.resolve(file)) === path.resolve(this.library.folder);
    if (inLibrary && fileName.endsWith(EXTENSION)) return this.openSave(fileName.slice(0, -EXTENSION.length));
    const text = await this.library.reading.text(file);
    if (!text.ok) return this.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
    return this.orDiskRefusal(async () => {
      // imported from the same place before, and not changed since
      const stem = nameFrom(fileName.slice(0, -EXTENSION.length), '');
      const there = stem === '' ? null : await this.library.read(stem);
      if (there?.ok && there.value === text.value) return this.openSave(stem);
      const imported = await this.importFile(text.value, fileName);
      return imported.ok ? this.openSave(imported.value.save) : imported;
    });
  }

  /** Adds the rules in a file that was double-clicked to people's own games, also those that cannot be played yet. */
  async openRules(file: string): Promise<Answer<OwnGameSummary>> {
    const text = await this.library.reading.text(file);
    if (!text.ok) return this.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
    return this.orDiskRefusal(async () => {
      const added = await this.games.add(text.value);
      return added.ok || added.error.code !== 'bad-game' ? added : this.games.save({ game: null, text: text.value });
    });
  }

  /** Cancelled work is answered as a refusal; everything is as it was. */
  async cancellable<T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await this.orDiskRefusal(task);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      return err('cancelled', errorMessages.cancelled);
    }
  }
  /** An error of the disk is answered as a refusal; anything else is a bug and is thrown on. */
  async orDiskRefusal<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === 'unknown') throw error;
      this.host.log(`disk error: ${String(error)}`);
      return err('disk', errorMessages.cannotWrite);
    }
  }
}

/** The text of the game that a save contains; null: it is one of the program's games, or no save. */
function sourceIn(save: string): string | null {
  if (!save.includes('"game"')) return null;
  try {
    const source: unknown = JSON.parse(save)?.variant?.game;
    return typeof source === 'string' ? source : null;
  } catch {
    return null; // opening it says what is wrong
  }
}
