/**
 * A table on the network, as its host keeps it: the guests with their seats and their views of the open match, who is
 * here, what was offered, and what is said. The rules, the match and its secrets stay here; a guest gets answers and events,
 * as far as its side may know. The clocks stand still while nobody is here to play the other side.
 */

import { other, type Side } from '../../../engine/core/ids.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Offer, TableEvent, TableEventOf, TableInput, TableRequest, TableView } from '../../contract/online.ts';
import type { Answer } from '../../contract/result.ts';
import { type ProgramInput, TABLE_PROTOCOL } from '../../contract/table.ts';
import { type Closing, type Connection, splitText } from '../../online/line.ts';
import { now } from '../../saves/clock.ts';
import { errFrom } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import type { MatchSession } from '../match/match-session.ts';
import { positionRequests } from '../match/position-requests.ts';
import { inLanguage, languageRead } from '../speaking.ts';
import { inOwnLanguage } from '../whose-language.ts';
import { NoteLimits } from './note-limits.ts';
import { SeatViews, type TellSeat } from './seat-views.ts';
import { type GuestHandlers, type Reply, serveGuest } from './serve-guest.ts';
import { TableOffers } from './table-offers.ts';
import { type AtTable, type TablePlay, tablePlay, takenBack } from './table-play.ts';

interface Guest {
  readonly person: string;
  /** null: watches */
  side: Side | null;
  /** the tag of what is read there */
  language: string;
  views: SeatViews | null;
  line: Connection | null;
  /** since when its connection has been lost */
  lostAt: number | null;
}
/** What the page of the host is told. */
export type HostNews = <K extends TableEvent>(event: K, what: TableEventOf<K>) => void;

/** the person at the host's machine */
export const HOST_ID = 'host';

export class HostedTable {
  private readonly app: AppSession;
  private readonly news: HostNews;
  private readonly guests = new Map<string, Guest>();
  private readonly offers = new TableOffers();
  private readonly notes = new NoteLimits();
  private readonly begin: (active: ActiveMatch) => Promise<Answer<unknown>>;
  /** the handlers of whatever the page of the host may do to the match meanwhile */
  readonly hostPlay: TablePlay;
  private side: Side;
  private session: MatchSession | null = null;
  isClosed = false;
  /** called once, when it has been closed */
  closed: () => void = () => {};
  /** which invitations are still good */
  invited: () => TableView['invited'] = () => undefined;
  /** that guest is gone for good: what else is known of it is of no use any more */
  forgotten: (person: string) => void = () => {};

  /** `begin`: begins the next game of these two, with sides changed */
  constructor(app: AppSession, side: Side, begin: (active: ActiveMatch) => Promise<Answer<unknown>>, news: HostNews) {
    this.app = app;
    this.side = side;
    this.begin = begin;
    this.news = news;
    this.hostPlay = this.playFor(
      (session) => session,
      (_, make) => make(),
    );
    this.attach();
  }

  /** The side that is played at this machine. */
  get hostSide(): Side {
    return this.side;
  }

  /**
   * A guest has come, or has come back over a new line. Whoever played that side before has lost the seat. `tag`: of the
   * language that is read there, as the guest says.
   */
  admit(person: string, side: Side | null, line: Connection, tag: string): void {
    if (this.isClosed) {
      line.close('ended');
      return;
    }
    const known = this.guests.get(person);
    const language = languageRead(tag);
    const guest: Guest = known ?? { person, side, language, views: null, line: null, lostAt: null };
    known?.line?.close('displaced');
    for (const before of this.players)
      if (before !== guest && before.side === guest.side) this.forget(before, 'replaced');
    this.guests.set(person, guest);
    Object.assign(guest, { line, language, lostAt: null });
    line.closed = (why) => this.left(guest, line, why);
    const answer = serveGuest(this.handlersOf(guest), (text) => this.app.host.log(text));
    const reply = async (text: string): Promise<void> => {
      const said = await answer(text);
      if (guest.line !== line) return;
      if (said === 'invalid') line.close('invalid');
      else if (said !== null) respond(line, said);
    };
    line.heard = (text) => void inLanguage(guest.language, () => reply(text));
    // inside the queue: nothing happens between the view and the first event after it
    void this.app.queue.run(() => {
      if (guest.line !== line) return;
      this.seat(guest);
      this.considerPresence();
      const { views } = guest;
      if (!views) {
        line.close('ended');
        return;
      }
      const hello = {
        protocol: TABLE_PROTOCOL,
        version: this.app.host.version,
        view: views.saying(() => views.view()),
        table: this.viewFor(person),
        rules: views.match.variant.source,
      };
      post(line, { hello });
      this.tellTable(guest);
    });
  }

  /** After everything that may have changed what is open: the table is closed with its game. */
  consider(): void {
    if (!this.isClosed && this.app.current?.session !== this.session) this.close();
  }
  /** The page of the host has gone, or has come back. */
  hostChanged(): void {
    this.tellTable();
  }
  /** An offer does not outlive a move that everybody knows of. */
  moved(): void {
    if (this.offers.all.length === 0) return;
    this.offers.clear();
    this.tellTable();
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { session } = this;
    for (const guest of this.guests.values()) {
      if (guest.views) session?.guests.delete(guest.views);
      guest.line?.close('ended');
      guest.line = null;
    }
    session?.viewer.sit(null);
    session?.clocks.go('guest');
    this.closed();
  }

  // -- what is said

  /** `person`: whoever asks; the host's page is one of them. */
  readonly say = (person: string, { text }: TableInput<'table.say'>): Answer<Record<string, never>> => {
    this.tell('said', { person, side: this.sideOf(person), text });
    return ok({});
  };
  readonly point = (person: string, { cell }: TableInput<'table.point'>): Answer<Record<string, never>> => {
    const size = this.app.current?.session.match.variant.topology.size ?? 0;
    if (cell >= size) return err('no-such-cell', errorMessages.noSuchCell);
    this.tell('pointed', { person, side: this.sideOf(person), cell });
    return ok({});
  };
  readonly arrows = (person: string, { arrows }: TableInput<'table.arrows'>): Answer<Record<string, never>> => {
    const size = this.app.current?.session.match.variant.topology.size ?? 0;
    if (arrows.some(({ from, to }) => from >= size || to >= size)) return err('no-such-cell', errorMessages.noSuchCell);
    this.tell('arrows', { person, side: this.sideOf(person), arrows });
    return ok({});
  };
  /** The other seat answers an offer. */
  readonly answer = (
    person: string,
    { offer: id, accept }: TableInput<'table.answer'>,
  ): Promise<Answer<Record<string, never>>> =>
    this.app.queue.run(async () => {
      const offer = this.offers.find(id);
      const { current } = this.app;
      if (!offer || !current) return err('no-such-offer', tableMessages.noSuchOffer);
      const side = this.sideOf(person);
      // whoever has made an offer may withdraw it
      if (side === null || (side === offer.by && accept)) return err('not-yours', tableMessages.notYours);
      this.offers.remove(id);
      const isDeclined = !accept && side !== offer.by;
      this.tellTable(null, isDeclined ? { by: offer.by, what: offer.what } : undefined);
      if (!accept) return ok({});
      const done = await this.accepted(current, offer);
      return done.ok ? ok({}) : done;
    });
  private accepted(active: ActiveMatch, offer: ReturnType<TableOffers['find']> & object): Promise<Answer<unknown>> {
    const { apply } = positionRequests(this.app);
    switch (offer.what) {
      case 'draw':
        return this.applied(apply(active, (match, when) => match.agree(when)));
      case 'take-back':
        return this.applied(apply(active, (match, { at }) => takenBack(match, offer, at)));
      case 'rematch':
        return this.rematch();
    }
  }
  /** The page of the host has not asked for this itself. */
  private async applied(doing: ReturnType<ReturnType<typeof positionRequests>['apply']>): Promise<Answer<unknown>> {
    const done = await doing;
    const session = this.app.current?.session;
    if (done.ok && session) this.app.host.send('played', { match: session.id, ...done.value });
    return done;
  }

  // -- the seats

  /** The guest's player reads another language now. In the queue, so that no news overtake the view. */
  private readIn(guest: Guest, { language }: ProgramInput<'table.language'>): Promise<Answer<Record<string, never>>> {
    guest.language = languageRead(language);
    return this.app.queue.run(() => {
      const { views } = guest;
      if (!views) return err('no-match', errorMessages.noMatch);
      const { id, revision } = views;
      views.tell('played', { match: id, revision, effects: [], view: views.saying(() => views.view()) });
      return ok({});
    });
  }
  private playFor(seenBy: AtTable['seenBy'], limited: AtTable['limited']): TablePlay {
    return tablePlay(this.app, {
      offers: this.offers,
      seenBy,
      limited,
      offersChanged: () => this.tellTable(),
      isAlone: () => this.players.length === 0,
      rematch: () => this.rematch(),
    });
  }
  private handlersOf(guest: Guest): GuestHandlers {
    const { person } = guest;
    const seenBy = () => guest.views;
    return {
      seenBy,
      app: this.app,
      play: this.playFor(seenBy, (added, make) => this.notes.within(person, added, make)),
      table: {
        'table.say': (input) => this.say(person, input),
        'table.point': (input) => this.point(person, input),
        'table.arrows': (input) => this.arrows(person, input),
        'table.answer': (input) => this.answer(person, input),
      } satisfies { [K in TableRequest]: (input: TableInput<K>) => unknown },
      program: { 'table.language': (input) => this.readIn(guest, input) },
    };
  }
  private attach(): void {
    const session = this.app.current?.session;
    if (!session) return;
    this.session = session;
    this.notes.begin();
    session.viewer.sit(this.side);
    for (const guest of this.guests.values()) this.seat(guest);
    this.considerPresence();
  }
  private seat(guest: Guest): void {
    const session = this.app.current?.session;
    if (!session || this.isClosed) return;
    if (guest.views && session.guests.has(guest.views)) return;
    const tell: TellSeat = (event, what) => guest.line && post(guest.line, { event, what });
    guest.views = new SeatViews(session, guest.side, (work) => inLanguage(guest.language, work), tell);
    session.guests.add(guest.views);
  }
  /** The next game of these two, with sides changed. Only in the queue. */
  private async rematch(): Promise<Answer<Record<string, never>>> {
    const { current } = this.app;
    if (!current) return err('no-match', errorMessages.noMatch);
    this.offers.clear();
    // its name, and what is wrong with the disk, are for this machine
    const begun = await inOwnLanguage(() => this.begin(current));
    if (!begun.ok) return begun;
    this.side = other(this.side);
    for (const guest of this.guests.values()) if (guest.side !== null) guest.side = other(guest.side);
    this.attach();
    const session = this.app.current?.session;
    if (session) session.saying(() => this.app.host.send('opened', session.view()));
    for (const { views } of this.guests.values()) views?.saying(() => views.tell('opened', views.view()));
    this.tellTable();
    return ok({});
  }

  // -- who is here

  private get players(): readonly Guest[] {
    return [...this.guests.values()].filter(({ side }) => side !== null);
  }
  private left(guest: Guest, line: Connection, why: Closing | null): void {
    if (guest.line !== line) return;
    guest.line = null;
    guest.lostAt = now();
    if (why === 'left') this.forget(guest, why);
    this.considerPresence();
    this.tellTable();
    // the pages hear that the clocks stand still
    void this.app.queue.run(() => {});
  }
  private considerPresence(): void {
    const clocks = this.app.current?.session.clocks;
    if (this.players.some(({ line }) => line !== null)) clocks?.go('guest');
    else clocks?.stop('guest');
  }
  /** That guest does not come back. */
  private forget(guest: Guest, why: 'left' | 'replaced' | 'ended'): void {
    const { person, views, line, side } = guest;
    this.guests.delete(person);
    this.notes.forget(person);
    if (views) this.session?.guests.delete(views);
    guest.views = null;
    guest.line = null;
    line?.close(why);
    // what was asked of that player, or by them, is no business of the next one
    if (side !== null) this.offers.clear();
    this.forgotten(person);
  }
  /** Forgets a guest that is away, so that there is room for a new one; of those that watch whoever is away the longest. */
  makeRoom(side: Side | null): void {
    const away = [...this.guests.values()].filter((guest) => guest.line === null && guest.side === null);
    const [longest] = away.sort((a, b) => (a.lostAt ?? 0) - (b.lostAt ?? 0));
    const [player] = side === null ? [] : this.players;
    if (player) this.forget(player, 'replaced');
    else if (longest) this.forget(longest, 'ended');
  }
  private sideOf(person: string): Side | null {
    return person === HOST_ID ? this.side : (this.guests.get(person)?.side ?? null);
  }
  viewFor(person: string): TableView {
    const time = now();
    const awayFor = (since: number | null) => (since === null ? null : Math.max(0, time - since));
    const invited = person === HOST_ID ? this.invited() : undefined;
    return {
      match: this.session?.id ?? '',
      you: person,
      people: [
        { person: HOST_ID, isHost: true, side: this.side, awayFor: awayFor(this.app.aloneSince) },
        ...[...this.guests.values()].map(({ person: id, side, lostAt }) => ({
          ...{ person: id, isHost: false, side },
          awayFor: awayFor(lostAt),
        })),
      ],
      offers: this.offers.views(),
      ...(invited && { invited }),
    };
  }
  get standing(): readonly Offer[] {
    return this.offers.views();
  }
  private tellTable(but: Guest | null = null, declined?: TableView['declined']): void {
    const told = (person: string): TableView => ({ ...this.viewFor(person), ...(declined && { declined }) });
    this.news('table', told(HOST_ID));
    for (const guest of this.guests.values())
      if (guest !== but && guest.line) post(guest.line, { event: 'table', what: told(guest.person) });
  }
  private tell<K extends TableEvent>(event: K, what: TableEventOf<K>): void {
    this.news(event, what);
    for (const { line } of this.guests.values()) if (line) post(line, { event, what });
  }
}

const sent = (line: Connection, message: unknown): Result<void> => {
  const parts = splitText(JSON.stringify(message));
  if (!parts.ok) return parts;
  for (const text of parts.value) line.send(text);
  return ok(undefined);
};
/** News are never too long. */
const post = (line: Connection, message: unknown): void => {
  if (!sent(line, message).ok) line.close('too-much');
};
const respond = (line: Connection, reply: Reply): void => {
  const done = sent(line, reply);
  if (!done.ok) post(line, { id: reply.id, answer: errFrom(done.error) });
};
