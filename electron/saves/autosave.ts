/**
 * Saves one running match to the disk: every entry in its journal before it is shown, and the whole game in the library
 * after every turn. A disk that refuses stops nothing: the match goes on, players are told once, and everything is
 * tried again at the next entry.
 */
import { lineOf } from '../../engine/match/journal.ts';
import type { Match } from '../../engine/match/match.ts';
import { lastChange, writeSave } from '../../engine/match/save.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { codeOf, type Disk } from './disk.ts';
import { Journal } from './journal.ts';
import type { Library } from './library.ts';
import { nameInside } from './names.ts';
import { problem } from './problems.ts';
import type { SerialQueue } from './serial-queue.ts';

/** What saving needs to know of a match, and what it sets. */
export interface AutosavedMatch {
  readonly id: string;
  readonly match: Match;
  readonly created: number | null;
  name: string;
  saved: boolean;
}
export interface SaveStores {
  readonly disk: Disk;
  readonly library: Library;
  /** the folder of journals */
  readonly journals: string;
  /** whoever writes into the library goes through here */
  readonly writing: SerialQueue;
  readonly notify: (notice: Problem) => void;
  readonly log: (line: string) => void;
}

export class Autosave {
  private readonly stores: SaveStores;
  private readonly session: AutosavedMatch;
  private readonly journal: Journal;
  /** entries that the journal has, those that it was begun with included */
  private recorded = 0;
  /** entries that the file in the library has; -1: it is not there or not ours yet */
  private filed = -1;
  /** entries that a copy made elsewhere has */
  private elsewhere = -1;
  private fileFailed = false;
  private journalFailed = false;
  private isFiling = false;

  /** `filed`: the library's file is this match as it stands */
  constructor(stores: SaveStores, session: AutosavedMatch, filed: boolean) {
    this.stores = stores;
    this.session = session;
    this.journal = new Journal(stores.disk, stores.journals, session.id);
    if (filed) this.filed = session.match.entries.length;
  }

  /** The whole game as a file has it. */
  text(name: string = this.session.name): string {
    const { match, created } = this.session;
    // not the time of writing: that would tell when something was done that only one side may know of
    return writeSave(match, { name: nameInside(name), created, changed: lastChange(match) ?? created });
  }

  /** Begin to keep it. Never rejects: a disk that refuses is told. */
  async begin(): Promise<void> {
    await this.journalAnew(null);
    this.tell();
  }

  /** The match has just taken one entry or more: put them on the disk. Never rejects. */
  async record(): Promise<void> {
    const { match } = this.session;
    if (this.journal.isWhole && !this.isSecret()) {
      try {
        while (this.recorded < match.entries.length) {
          await this.journal.append(lineOf(match, this.recorded));
          this.recorded++;
        }
      } catch (error) {
        this.stores.log(`the journal refused an entry: ${codeOf(error)}`);
        // a journal that was cut off must not grow: it is begun anew, now or at the next entry
        await this.journalAnew(null);
        if (this.journal.isWhole && codeOf(error) === 'ENOENT')
          this.stores.notify(problem('journal-vanished', problemMessages.journalVanished));
      }
    } else await this.journalAnew(null);
    this.tell();
  }

  /**
   * Would a line for each entry tell how much was done that only one side may know of? Then the journal is begun anew
   * with every entry, with blobs of one length, from the one on that leads to where only one side may look.
   */
  private isSecret(): boolean {
    const { match } = this.session;
    return this.isUnseen || match.entries.some((_, n) => n >= this.recorded && lineOf(match, n).secret !== undefined);
  }

  /** Is the match where only one side may look? */
  private get isUnseen(): boolean {
    return (this.session.match.position.phase?.secretOf ?? null) !== null;
  }

  /** A turn has ended: write the game in the background; entries that come meanwhile are written with it. */
  file(): void {
    if (this.isFiling) return;
    this.isFiling = true;
    void this.stores.writing.run(async () => {
      this.isFiling = false;
      await this.writeFile();
    });
  }

  /** Everything is in the library when this answers true. */
  flush(): Promise<boolean> {
    return this.stores.writing.run(() => this.writeFile());
  }

  /** A copy of the game as it stands was put somewhere by its players. */
  keptElsewhere(entries: number): void {
    this.elsewhere = entries;
  }

  /**
   * Stop keeping it. False when that would lose entries that players saw: nothing has been stopped then. `forget`: it
   * was begun and left without an action, so nothing of it stays.
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
      // a journal that cannot be removed is read at the next start and adds nothing
      await this.journal.remove().catch((error) => this.failed(error));
      return true;
    }
    // a whole journal brings the game back at the next start
    return this.journal.isWhole || this.elsewhere === this.session.match.entries.length;
  }

  /** Give the game another name. `move` renames its file and answers whether it could. */
  async rename(name: string, move: () => Promise<boolean>): Promise<boolean> {
    // a crash from here on finds the game under its new name, wherever its file is; where the journal cannot say so, the
    // file keeps its name too: otherwise the game would come back under both
    const said = await this.journalAnew(this.session.name, name);
    const moved = said && (await this.stores.writing.run(move).catch((error) => this.cannotMove(error)));
    if (moved) this.session.name = name;
    await this.journalAnew(null);
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
    // while only one side may look it is always written: leaving it as it is would tell that nothing was done
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

  private async journalAnew(was: string | null, save: string = this.session.name): Promise<boolean> {
    try {
      const { length } = this.session.match.entries;
      await this.journal.begin({ save, was, base: this.text(save) });
      this.recorded = length;
      this.journalFailed = false;
    } catch (error) {
      this.journalFailed = true;
      this.failed(error);
      return false;
    }
    return true;
  }

  private failed(error: unknown): void {
    this.stores.log(`the disk refused: ${codeOf(error)} ${error instanceof Error ? error.message : String(error)}`);
  }

  /** Once when it goes wrong; the view says the rest. */
  private tell(detail?: string): void {
    const saved = !this.journalFailed && !this.fileFailed;
    if (this.session.saved && !saved) this.stores.notify(problem('cannot-save', problemMessages.cannotSave, detail));
    this.session.saved = saved;
  }
}
