/**
 * The match that is open in this application, and everything of it that a restart forgets: its revision, its clocks, what
 * the computer does. As `MatchViews` it is the match as the page of this machine sees it.
 */
import { randomBytes } from 'node:crypto';
import type { Entry } from '../../../engine/match/entry.ts';
import { Match } from '../../../engine/match/match.ts';
import type { View } from '../../contract/view.ts';
import { MatchClocks } from '../clocks/match-clocks.ts';
import { realTurnClock, type TurnClock } from '../clocks/turn-clock.ts';
import { ComputerPlay } from '../computer/computer-play.ts';
import { CorrespondencePlay } from '../correspondence/correspondence-play.ts';
import type { SeatViews } from '../online/seat-views.ts';
import { inOwnLanguage } from '../whose-language.ts';
import { MatchViews, type TaskOf } from './match-views.ts';
import { TogetherPlay } from './together-play.ts';
import { Viewer } from './viewer.ts';

export class MatchSession extends MatchViews {
  readonly id = `m-${randomBytes(9).toString('base64url')}`;
  private current: Match;
  /** when the game was started, in milliseconds since 1970; null if its file does not say */
  readonly created: number | null;
  /** the save's name in the library */
  name: string;
  /** false while the last change could not be written */
  saved = true;
  readonly viewer: Viewer;
  readonly computer: ComputerPlay;
  readonly byText: CorrespondencePlay;
  readonly together: TogetherPlay;
  readonly clocks: MatchClocks;
  protected readonly task: TaskOf | null;
  /** the guests of the table, each at another machine */
  readonly guests = new Set<SeatViews>();

  constructor(
    match: Match,
    name: string,
    created: number | null,
    clock: TurnClock = realTurnClock,
    taskOf: ((match: () => Match) => TaskOf) | null = null,
  ) {
    super();
    this.current = match;
    this.name = name;
    this.created = created;
    this.viewer = new Viewer(() => this.current);
    this.clocks = new MatchClocks(
      () => this.current,
      clock,
      () => this.isIdle,
    );
    this.computer = new ComputerPlay(
      () => this.current,
      () => this.clocks.isPaused,
    );
    this.byText = new CorrespondencePlay(() => this.current);
    this.together = new TogetherPlay(() => this.current);
    this.task = taskOf?.(() => this.current) ?? null;
    this.clocks.consider();
  }

  get match(): Match {
    return this.current;
  }
  saying<T>(work: () => T): T {
    return inOwnLanguage(work);
  }
  /** Does nobody think at the moment: the screen is being handed over, or the computer waits to be asked? */
  private get isIdle(): boolean {
    const { state } = this.computer;
    return (this.viewer.isHidden && !this.viewer.isSeated) || (state !== null && state.state !== 'thinking');
  }

  /** Rebuilds the match from these entries: after a rule has thrown, nothing else is reliable. */
  restore(entries: readonly Entry[]): void {
    const again = Match.begin(this.current.setup());
    if (!again.ok) throw new Error(`a match that was valid is not: ${again.error.message}`);
    for (const entry of entries) {
      const applied = again.value.apply(entry);
      if (!applied.ok) throw new Error(`an entry that was valid is not: ${applied.error.message}`);
    }
    this.current = again.value;
  }

  /** The exercise goes on in another match. */
  replace(match: Match): void {
    this.current = match;
    this.viewer.replaced();
  }

  /** From now on the screen shows only what everybody may know. */
  hiddenView(): View {
    this.viewer.hide();
    return this.view();
  }
}
