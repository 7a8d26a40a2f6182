/**
 * What is news to somebody who looks elsewhere: a turn that another machine or a slow computer has brought, an offer, the
 * end of such a game. Must stay true: nothing is news twice, nothing where all players sit at this screen, and no word is
 * about the board, which may hide something.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { TableView } from '../../electron/contract/online.ts';
import type { EventOf } from '../../electron/contract/requests.ts';
import type { Side, View } from '../../electron/contract/view.ts';
import { otherSide } from '../state/match/match-moves.ts';
import type { GameNews } from '../state/online/notifications.ts';
import { uiText } from '../text/index.ts';
import { asked, personName } from './online-text.ts';

const words = uiText.notifications;
/** a computer that answers faster is waited for */
const SLOW_SECONDS = 10;
const SIDES = [0, 1] as const;

type Named = Pick<VariantDescription, 'title' | 'sides'>;
interface Known {
  readonly match: string;
  readonly revision: number;
  readonly node: number;
  readonly isOver: boolean;
}

/** The only side that is played here; null: both are, or none. */
function sideHere({ players, seat }: View): Side | null {
  const here = SIDES.filter((side) => {
    const { computer, elsewhere } = players[side];
    return !computer && !elsewhere && (seat === undefined || seat === side);
  });
  return here.length === 1 ? (here[0] ?? null) : null;
}

export class NewsOfGames {
  private known: Known | null = null;
  /** the offers that were told already, and of which match */
  private offers: { readonly match: string; readonly ids: readonly number[] } = { match: '', ids: [] };
  /** how long the computer has thought in its present turn */
  private seconds = 0;
  private readonly described: (variant: string) => Named | undefined;

  constructor(described: (variant: string) => Named | undefined) {
    this.described = described;
  }

  /** This is on the screen by the will of who sits here, which is no news. */
  saw({ match, revision, node, outcome }: View): void {
    // a screen that still shows moves one after another is behind
    if (this.known?.match === match && revision < this.known.revision) return;
    this.known = { match, revision, node, isOver: outcome !== null };
  }

  /** A match was opened without being asked for here: the next game at a table, or the same one after the connection was lost. */
  opened(view: View): GameNews | null {
    const before = this.before(view);
    this.saw(view);
    const isNew = view.seat !== undefined && before?.isOver !== true && before?.node !== view.node;
    return isNew ? this.changed(view) : null;
  }

  thinking({ seconds }: Pick<EventOf<'thinking'>, 'seconds'>): void {
    this.seconds = seconds;
  }

  /** A change that was not made here. */
  played({ view, effects }: Pick<EventOf<'played'>, 'view' | 'effects'>): GameNews | null {
    const before = this.before(view);
    this.saw(view);
    // what has no effects and stays where it was is a comment, a clock that was set, or the like; moves are taken back without effects
    const isNew = effects.length > 0 || (before !== null && before.node !== view.node);
    return isNew && before?.isOver !== true ? this.changed(view) : null;
  }

  /** @param shown the match on the screen */
  table(table: TableView, shown: View | null): GameNews | null {
    const { match } = table;
    const offers = asked(table);
    const before = this.offers.match === match ? this.offers.ids : [];
    this.offers = { match, ids: offers.map(({ id }) => id) };
    const offer = offers.find(({ id }) => !before.includes(id));
    const description = shown?.match === match && this.described(shown.variant);
    if (!offer || !shown || !description) return null;
    return this.news(words.asks[offer.what](personName({ description, view: shown }, offer.by)), shown, offer.by);
  }

  private before({ match }: View): Known | null {
    return this.known?.match === match ? this.known : null;
  }

  private changed(view: View): GameNews | null {
    const here = sideHere(view);
    if (view.exercise || here === null) return null;
    const there = otherSide(here);
    if (view.outcome !== null) return this.news(words.over, view, there);
    if (view.turn !== here) return null;
    const seconds = Math.max(this.seconds, view.computerMove?.seconds ?? 0);
    this.seconds = 0;
    const isQuick = view.players[there].computer !== undefined && seconds < SLOW_SECONDS;
    return !isQuick ? this.news(words.turn, view, there) : null;
  }

  private news(says: string, view: View, against: Side): GameNews | null {
    const description = this.described(view.variant);
    if (!description) return null;
    const who = view.players[against].computer ? words.computer : personName({ description, view }, against);
    return { says, game: description.title, more: words.against(description.title, who) };
  }
}
