/**
 * New versions: when the application looks for one, and what it does with it. What must stay true: without a choice of the
 * player nothing is asked of anybody; by itself it looks once a day at most; nothing is installed while the application
 * runs, and it never restarts.
 */
import { onOneLine } from '../../contract/plain-text.ts';
import type { Settings } from '../../contract/settings.ts';
import type { UpdatesView } from '../../contract/updates.ts';
import type { SeenUpdates } from '../../saves/seen-updates.ts';
import { UpdateFailed, type Updater, type UpdaterOfHost } from './updater.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
/** characters of a line in the log */
const LONGEST_LINE = 300;

export interface UpdateClock {
  /** milliseconds since 1970 */
  now(): number;
  /** returns what stops it */
  every(milliseconds: number, call: () => void): () => void;
}
export const realUpdateClock: UpdateClock = {
  now: () => Date.now(),
  every: (milliseconds, call) => {
    const timer = setInterval(call, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};

interface Parts {
  readonly updater: UpdaterOfHost;
  readonly clock: UpdateClock;
  readonly seen: SeenUpdates;
  /** must not reject */
  readonly keep: (seen: SeenUpdates) => Promise<void>;
  readonly choice: () => Settings['updates'];
  readonly tell: (view: UpdatesView) => void;
  readonly log: (line: string) => void;
}

const nothingFound = { state: 'none', version: null, news: '', percent: 0, trouble: null } as const;

export class Updates {
  private readonly parts: Parts;
  private readonly updater: Updater | null;
  private seen: SeenUpdates;
  private shown: UpdatesView;
  private choice: Settings['updates'];
  private running: AbortController | null = null;
  /** what was begun last, when it has ended */
  private last: Promise<void> = Promise.resolve();
  private stopClock: (() => void) | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    const { updater } = parts;
    this.updater = updater.unable === null ? updater : null;
    this.seen = parts.seen;
    this.choice = parts.choice();
    this.shown = { unable: updater.unable, asks: this.updater?.asks ?? '', ...nothingFound };
    const missed = this.updater?.notInstalled ?? null;
    if (missed !== null) this.shown = { ...this.shown, version: missed, trouble: 'install' };
  }

  get view(): UpdatesView {
    return this.shown;
  }

  /** Looks now if that is due, and from now on once a day. */
  begin(): void {
    if (!this.updater || this.stopClock) return;
    this.stopClock = this.parts.clock.every(AN_HOUR, () => void this.lookIfDue());
    void this.lookIfDue();
  }

  /** A choice is an answer to the question: it is acted on at once. */
  settingsChanged(): void {
    const before = this.choice;
    this.choice = this.parts.choice();
    if (this.choice === before || !this.updater) return;
    if (this.choice === 'off') this.drop();
    else if (this.shown.state === 'found') void this.foundByItself();
    else if (before === 'off') void this.look({ asked: true });
  }

  /** `asked`: by the player, who is told of everything; a version that was not wanted is shown again. */
  async look({ asked }: { readonly asked: boolean }): Promise<void> {
    const { updater } = this;
    if (!updater || this.running || this.shown.state === 'ready') return;
    const before = this.shown;
    this.show({ ...nothingFound, state: 'looking' });
    await this.run(
      async (signal) => {
        const found = await updater.look(signal);
        await this.keep({ looked: this.parts.clock.now(), skipped: asked ? null : this.seen.skipped });
        if (!found) this.show({ ...nothingFound, state: 'newest' });
        else if (found.version === this.seen.skipped) this.show(nothingFound);
        else this.show({ ...nothingFound, state: 'found', ...found });
      },
      before.state === 'found' ? before : nothingFound,
    );
    await this.foundByItself();
  }

  async download(): Promise<void> {
    const { updater } = this;
    if (!updater || this.running || this.shown.state !== 'found') return;
    const found = { ...this.shown, percent: 0, trouble: null };
    this.show({ ...found, state: 'downloading' });
    await this.run(async (signal) => {
      const told = (percent: number) => {
        const whole = Math.floor(percent);
        if (whole > this.shown.percent) this.show({ percent: whole });
      };
      await updater.download(told, signal);
      updater.install(true);
      this.show({ state: 'ready', percent: 100 });
    }, found);
  }

  /** Stops what is running; what was downloaded is not installed. The version is still told of. */
  stop(): void {
    this.running?.abort();
    if (this.shown.state !== 'ready') return;
    this.updater?.install(false);
    this.show({ state: 'found', percent: 0 });
  }

  async skip(): Promise<void> {
    const { version } = this.shown;
    this.drop();
    if (version !== null) await this.keep({ ...this.seen, skipped: version });
  }

  close(): void {
    this.stopClock?.();
    this.running?.abort();
  }

  private drop(): void {
    this.running?.abort();
    this.running = null;
    this.updater?.install(false);
    this.show(nothingFound);
  }

  private async lookIfDue(): Promise<void> {
    // nothing to look for, or something to be answered first
    if (this.choice === 'off' || this.shown.version !== null) return;
    // whoever sets the clock back does not wait for a year
    if (Math.abs(this.parts.clock.now() - this.seen.looked) >= A_DAY) await this.look({ asked: false });
  }

  private async foundByItself(): Promise<void> {
    if (this.choice === 'install' && this.shown.state === 'found' && this.shown.trouble === null) await this.download();
  }

  /** One thing at a time. `otherwise`: what is shown when it fails or is stopped. */
  private run(task: (signal: AbortSignal) => Promise<void>, otherwise: Partial<UpdatesView>): Promise<void> {
    const running = new AbortController();
    this.running = running;
    this.last = this.last.then(() => this.runNow(running, task, otherwise));
    return this.last;
  }

  private async runNow(
    running: AbortController,
    task: (signal: AbortSignal) => Promise<void>,
    otherwise: Partial<UpdatesView>,
  ): Promise<void> {
    try {
      running.signal.throwIfAborted();
      await task(running.signal);
    } catch (error) {
      if (running.signal.aborted) {
        // who has stopped it may have shown something else already
        if (this.running === running) this.show(otherwise);
        return;
      }
      const trouble = error instanceof UpdateFailed ? error.trouble : 'unknown';
      // what the server says may be long, and of several lines
      this.parts.log(`updates: ${trouble}: ${onOneLine(String(error)).slice(0, LONGEST_LINE)}`);
      this.show({ ...otherwise, trouble });
    } finally {
      if (this.running === running) this.running = null;
    }
  }

  private async keep(seen: SeenUpdates): Promise<void> {
    this.seen = seen;
    await this.parts.keep(seen);
  }

  private show(change: Partial<UpdatesView>): void {
    this.shown = { ...this.shown, ...change };
    this.parts.tell(this.shown);
  }
}
