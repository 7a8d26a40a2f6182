/** The open match as a guest of the table sees it, who sits at another machine: as one side, or as a spectator. */
import type { Side } from '../../../engine/core/ids.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { EventName, EventOf } from '../../contract/requests.ts';
import type { MatchClocks } from '../clocks/match-clocks.ts';
import type { ComputerPlay } from '../computer/computer-play.ts';
import type { CorrespondencePlay } from '../correspondence/correspondence-play.ts';
import { MatchViews } from '../match/match-views.ts';
import { SeatViewer } from '../match/seat-viewer.ts';
import type { TogetherPlay } from '../match/together-play.ts';

/** runs what tells a guest something, in the language that is read there at the moment */
type Saying = <T>(work: () => T) => T;
export type TellSeat = <K extends EventName>(event: K, what: EventOf<K>) => void;

export class SeatViews extends MatchViews {
  readonly viewer: SeatViewer;
  /** sends an event to that guest; must not throw */
  readonly tell: TellSeat;
  readonly saying: Saying;
  protected readonly task = null;
  private readonly session: MatchViews;

  /** `side`: null for a spectator */
  constructor(session: MatchViews, side: Side | null, saying: Saying, tell: TellSeat) {
    super();
    this.session = session;
    this.viewer = new SeatViewer(() => session.match, side);
    this.saying = saying;
    this.tell = tell;
  }
  get id(): string {
    return this.session.id;
  }
  get match(): Match {
    return this.session.match;
  }
  get name(): string {
    return this.session.name;
  }
  get saved(): boolean {
    return this.session.saved;
  }
  get computer(): ComputerPlay {
    return this.session.computer;
  }
  get byText(): CorrespondencePlay {
    return this.session.byText;
  }
  get together(): TogetherPlay {
    return this.session.together;
  }
  get clocks(): MatchClocks {
    return this.session.clocks;
  }
}
