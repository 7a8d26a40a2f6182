/**
 * Saves one open match to the disk: every entry to its journal before it is shown, and the whole game to the library
 * after every turn. A disk error does not stop the match: players are notified once, and saving is tried again at the
 * next entry.
 */

import type { Match } from '../../engine/match/match.ts';
import { journalLineOf } from '../../engine/match/save/journal.ts';
import { lastChange, writeSave } from '../../engine/match/save/save.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { codeOf, type Disk } from './disk/disk.ts';
import { nameInside } from './disk/names.ts';
import { Journal } from './journal.ts';
import type { Library } from './library.ts';
import { problem } from './problems.ts';
import type { SerialQueue } from './serial-queue.ts';

/** What saving needs to know of a match, and what it sets. */
export interface AutosavedMatch {
  readonly id: string;
  readonly match: Match;
  readonly created: number | null;
  name: string;
  saved: boolean;
  /** how long a clock has run since the last entry, in milliseconds */
  readonly clocks?: { readonly spent: number };
}
export interface SaveStores {
  readonly disk: Disk;
  readonly library: Library;
  /** the folder of journals */
  readonly journals: string;
  /** every write to the library goes through this queue */
  readonly writing: SerialQueue;
  readonly notify: (notice: Problem) => void;
  readonly log: (line: string) => void;
}

export class Autosave {
  private readonly stores: SaveStores;
  private readonly session: AutosavedMatch;
  private readonly journal: Journal;
  /** number of entries in the journal, including those that it started with */
  private recorded = 0;
  /** number of entries in the library's file; -1: the file does not exist or is not ours yet */
  private filed = -1;
  /** number of entries in a copy that was saved elsewhere */
  private elsewhere = -1;
  private fileFailed = false;
  private journalFailed = false;
  private isFiling = false;

  /** `filed`: the library's file already contains the match as it is now */
  constructor(stores: SaveStores, session: AutosavedMatch, filed: boolean) {
    this.stores = stores;
    this.session = session;
    this.journal = new Journal(stores.disk, stores.journals, session.id);
    if (filed) this.filed = session.match.entries.length;
  }

  /** The text of a save of the whole game. */
  text(name: string = this.session.name): string {
    const { match, created } = this.session;
    // not the time of writing: that would reveal when a secret action was done
    return writeSave(match, { name: nameInside(name), created, changed: lastChange(match) ?? created });
  }

  /** Start saving. Never rejects: a disk error is reported as a notice. */
  async begin(): Promise<void> {
    await this.rewriteJournal(null);
    this.tell();
  }

  /** The match has just got one or more entries: write them to the disk. Never rejects. */
  async record(): Promise<void> {
    const { match } = this.session;
    if (this.journal.isWhole && !this.isSecret()) {
      try {
        while (this.recorded < match.entries.length) {
          await this.journal.append(journalLineOf(match, this.recorded));
          this.recorded++;
        }
      } catch (error) {
        this.stores.log(`cannot append to the journal: ${codeOf(error)}`);
        // nothing may be appended to a journal that was cut off: it is rewritten, now or at the next entry
        await this.rewriteJournal(null);
        if (this.journal.isWhole && codeOf(error) === 'ENOENT')
          this.stores.notify(problem('journal-vanished', problemMessages.journalVanished));
      }
    } else await this.rewriteJournal(null);
    this.tell();
  }

  /** A clock runs: write for how long by now, so that little of it is lost if the process is killed. Never rejects. */
  async recordRunning(): Promise<void> {
    if (!this.journal.isWhole || this.isSecret()) return;
    try {
      await this.appendRunning();
    } catch (error) {
      // the next entry rewrites the journal
      this.stores.log(`cannot append to the journal: ${codeOf(error)}`);
    }
  }
  private async appendRunning(): Promise<void> {
    const { match, clocks } = this.session;
    const spent = clocks?.spent ?? 0;
    if (spent > 0) await this.journal.appendRunning({ n: match.openEntries.length, spent });
  }

  /**
   * Would a line for each entry reveal how many secret actions were done? Then the whole journal is rewritten at every
   * entry, with blobs of equal length, from the entry that starts the secret phase.
   */
  private isSecret(): boolean {
    const { match } = this.session;
    return (
      this.isUnseen || match.entries.some((_, n) => n >= this.recorded && journalLineOf(match, n).secret !== undefined)
    );
  }

  /** Is the match in a secret phase, which only one side may see? */
  private get isUnseen(): boolean {
    return (this.session.match.position.phase?.secretOf ?? null) !== null;
  }

  /** A turn has ended: write the game in the background, including entries that are added until then. */
  file(): void {
    if (this.isFiling) return;
    this.isFiling = true;
    void this.stores.writing.run(async () => {
      // the answer to whoever made the entry goes first
      await new Promise((resolve) => setImmediate(resolve));
      this.isFiling = false;
      await this.writeFile();
    });
  }

  /** Resolves to true when everything has been written to the library. */
  flush(): Promise<boolean> {
    return this.stores.writing.run(() => this.writeFile());
  }

  /** The players have saved a copy of the current game elsewhere. */
  keptElsewhere(entries: number): void {
    this.elsewhere = entries;
  }

  /**
   * Stop saving. False if that would lose entries that players saw; saving then continues. `forget`: the game was
   * started and closed without an action, so it is deleted.
   */
  async end({ forget }: { readonly forget: boolean }): Promise<boolean> {
    if (forget) {
      await this.stores.writing
        .run(() => this.stores.library.remove(this.session.name))
        .catch((error) => this.failed(error));
      await this.journal.remove().catch((error) => this.failed(error));
      return true;
    }
    if (await this.flush()) {
      // a journal that cannot be removed is read at the next start, which adds nothing
      await this.journal.remove().catch((error) => this.failed(error));
      return true;
    }
    // from a whole journal the game is recovered at the next start
    return this.journal.isWhole || this.elsewhere === this.session.match.entries.length;
  }

  /** Rename the game. `move` renames its file and resolves to whether it could. */
  async rename(name: string, move: () => Promise<boolean>): Promise<boolean> {
    // the journal gets both names first, so that after a crash the game is recovered under its new name, whichever name
    // its file has; if the journal cannot be written, the file is not renamed, or the game would exist under both names
    const recorded = await this.rewriteJournal(this.session.name, name);
    const moved = recorded && (await this.stores.writing.run(move).catch((error) => this.cannotMove(error)));
    if (moved) this.session.name = name;
    await this.rewriteJournal(null);
    if (moved) this.file();
    this.tell();
    return moved;
  }

  private cannotMove(error: unknown): false {
    this.failed(error);
    return false;
  }

  private async writeFile(): Promise<boolean> {
    const entries = this.session.match.entries.length;
    // in a secret phase it is always written: an unchanged file would reveal that nothing was done
    if (this.filed === entries && !this.fileFailed && !this.isUnseen) return true;
    try {
      await this.stores.library.write(this.session.name, this.text());
      this.filed = entries;
      this.fileFailed = false;
      this.tell();
      return true;
    } catch (error) {
      this.fileFailed = true;
      this.failed(error);
      this.tell(codeOf(error));
      return false;
    }
  }

  private async rewriteJournal(was: string | null, save: string = this.session.name): Promise<boolean> {
    try {
      const { length } = this.session.match.entries;
      await this.journal.begin({ save, was, base: this.text(save) });
      this.recorded = length;
      await this.appendRunning();
      this.journalFailed = false;
    } catch (error) {
      this.journalFailed = true;
      this.failed(error);
      return false;
    }
    return true;
  }

  private failed(error: unknown): void {
    this.stores.log(`disk error: ${codeOf(error)} ${error instanceof Error ? error.message : String(error)}`);
  }

  /** Notifies once when saving starts to fail; the view shows whether it still does. */
  private tell(detail?: string): void {
    const saved = !this.journalFailed && !this.fileFailed;
    if (this.session.saved && !saved) this.stores.notify(problem('cannot-save', problemMessages.cannotSave, detail));
    this.session.saved = saved;
  }
}
