/**
 * The games whose turns a message broker carries. Those that are not over are connected as long as the application runs, but
 * none whose broker only an invitation names before the player has agreed: whoever invites could name any machine.
 * The turn of the game on the table is sent when it is done, and what came for that game is played: both by the same texts
 * and checks as when players carry them. What comes for another game waits until that one is opened.
 */

import path from 'node:path';
import { gameIdOf, isUnsent } from '../../../engine/match/correspondence/correspondence.ts';
import type { InvitedBroker } from '../../../engine/match/correspondence/invitation.ts';
import { outgoing } from '../../../engine/match/correspondence/outgoing.ts';
import { readReceivedText } from '../../../engine/match/correspondence/turn-line.ts';
import { isWholeGame, wholeGameLines } from '../../../engine/match/correspondence/whole-game.ts';
import type { Match } from '../../../engine/match/match.ts';
import { ROOT } from '../../../engine/match/node.ts';
import type { BrokerLogin, BrokerView } from '../../contract/correspondence.ts';
import { brokerGameMessages } from '../../contract/mailbox-messages.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import type { Waits } from '../../online/mailbox/back-off.ts';
import { errFrom } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { playReceived } from '../correspondence/receive-text.ts';
import { positionRequests } from '../match/position-requests.ts';
import { BrokerFile } from './broker-file.ts';
import { BrokerGame } from './broker-game.ts';
import { BrokerTalk, type TalkedOver } from './broker-talk.ts';

export interface BrokerSettings {
  readonly waits?: Waits;
}
/** a text that says what is known here already; it may come twice, or was pasted before */
const KNOWN: readonly string[] = ['played', 'older', 'invitation', 'own-invitation', 'over'];
/** a turn of another game than the one here: the other machine is asked for the whole of it */
const DIFFERS: readonly string[] = ['later', 'other-position'];

export class BrokerGames {
  private readonly app: AppSession;
  private readonly folder: string;
  private readonly settings: BrokerSettings;
  /** by the name of the game in its texts */
  private readonly games = new Map<string, BrokerGame>();
  /** what the players of the game on the table say to each other */
  readonly talk: BrokerTalk;
  private isSettling = false;
  /** not on the table, and just being sent as a whole */
  private readonly answering = new Set<BrokerGame>();
  /** where it could not be sent or played: not tried again until something else has changed */
  private stuck = '';
  /** the match whose table the page shows: before that it would miss what is played */
  private shown = '';
  private isClosed = false;

  constructor(app: AppSession, home: string, settings: BrokerSettings = {}) {
    this.app = app;
    this.talk = new BrokerTalk({
      open: () => this.talkedOver(),
      say: (text) => this.open?.say(text) ?? false,
      tell: (event, what) => app.host.send(event, what as never),
    });
    this.folder = path.join(home, 'broker');
    this.settings = settings;
  }

  async load(): Promise<void> {
    const { disk, host } = this.app;
    for (const file of await BrokerFile.all(disk, this.folder, (line) => host.log(line))) this.add(file);
  }
  /** Connects every game that is not over and still in the library. */
  async begin(): Promise<void> {
    const running = [...this.games.values()].filter(({ state }) => !state.closed);
    if (running.length === 0) return;
    const saves = await this.app.catalogue.byTexts();
    for (const game of running) {
      const save = saves.get(game.game);
      if (save === undefined || this.isClosed) continue;
      game.connect();
      if (game.state.pending && game.consent === 'given') await this.finish(game);
    }
  }
  private add(file: BrokerFile): BrokerGame {
    const { disk, host } = this.app;
    const game = new BrokerGame({
      ...{ disk, file, folder: this.folder, waits: this.settings.waits },
      log: (line) => host.log(line),
      came: (one) => {
        host.send('library', {});
        this.stuck = '';
        if (one === this.open) this.consider();
        if (one.state.rematch !== undefined) this.heardOfRematch(one);
      },
      changed: (one) => {
        if (one.isAsked) this.answer(one);
        const { current } = this.app;
        if (!current || one !== this.open) return;
        host.send('broker', this.viewOf(one, current));
        this.talk.presence(one.isFriendHere);
        // a turn that was played meanwhile may go now
        this.consider();
      },
      heard: (one, text) => one !== this.open || this.talk.heard(text),
    });
    this.games.set(game.game, game);
    return game;
  }

  private of(match: Match | undefined): BrokerGame | null {
    const elsewhere = match?.players.find((player) => player.elsewhere)?.elsewhere;
    return elsewhere ? (this.games.get(gameIdOf(elsewhere.key)) ?? null) : null;
  }
  /** That of the match on the table; null: none carries it. */
  get open(): BrokerGame | null {
    return this.of(this.app.current?.session.match);
  }
  /** How that one stands with its broker. */
  viewOf(game: BrokerGame, { session }: ActiveMatch): BrokerView {
    const isDeclined = this.before(game.game)?.state.rematch === 'declined' && session.match.outcome === null;
    return game.view(session.id, this.mustSend(game, session.match), isDeclined);
  }
  /** That after which these two began that game; null: it is their first, or that one is not known here. */
  private before(game: string): BrokerGame | null {
    return [...this.games.values()].find(({ next }) => next === game) ?? null;
  }
  /** The first of the games of these two that follow one another. */
  private first(game: BrokerGame): BrokerGame {
    const before = this.before(game.game);
    return before ? this.first(before) : game;
  }
  /** The other player asks for the next game, or declines it. */
  private heardOfRematch(game: BrokerGame): void {
    const { current } = this.app;
    const { open } = this;
    // both have asked at once
    if (game.state.rematch === 'asked' && this.games.has(game.next))
      void game.file
        .write({ rematch: undefined })
        .then(() => this.talk.show())
        .catch((error: unknown) => this.app.host.log(String(error)));
    if (game === open) this.talk.show();
    if (current && open?.game === game.next) this.app.host.send('broker', this.viewOf(open, current));
  }
  /** The page shows the table of that match. */
  show(match: string): void {
    this.shown = match;
    this.talk.presence(this.open?.isFriendHere ?? false);
    this.talk.show();
    this.consider();
  }
  private talkedOver(): TalkedOver | null {
    const session = this.app.current?.session;
    const side = session?.byText.mine?.side;
    if (!session || side === undefined || !this.open) return null;
    const asksRematch = this.open.state.rematch === 'asked';
    const friend = `friend of ${this.first(this.open).game}`;
    return { match: session.id, side, cells: session.match.variant.topology.size, friend, asksRematch };
  }
  /** Tries to connect now, and to send and play what is there. */
  connectNow(): void {
    this.stuck = '';
    this.open?.connectNow();
    this.consider();
  }
  /** The machine has slept. */
  reconnect(): void {
    for (const game of this.games.values()) game.reconnect();
  }
  /** Has a text come for that game that was not played yet, or is another game asked for after it? */
  hasArrived(game: string): 'turn' | 'rematch' | null {
    const state = this.games.get(game)?.state;
    if (state?.rematch === 'asked') return 'rematch';
    return state && state.inbox.length > 0 ? 'turn' : null;
  }
  /** What an invitation says of the broker. */
  invitedTo(match: Match): InvitedBroker | undefined {
    const state = this.of(match)?.state;
    if (!state) return undefined;
    const { url, user, password, shares } = state;
    return { url, ...(shares && user !== '' && { login: { user, password } }) };
  }

  /**
   * From now on that broker carries the match on the table: `given` where the player has named it, `asked` where the
   * player is still to be asked. Rejects with the disk's error. Only in the queue.
   */
  async carry(
    { session }: ActiveMatch,
    login: BrokerLogin & { readonly shares: boolean },
    consent: 'given' | 'asked' = 'given',
  ): Promise<BrokerGame> {
    const { mine } = session.byText;
    if (!mine) throw new Error('nobody sits elsewhere');
    const { url, user, password, shares } = login;
    const known = this.games.get(gameIdOf(mine.key));
    if (known) {
      await known.move({ url, user, password, shares });
      return known;
    }
    const [first] = session.match.sent;
    // in the next game of the same two both could have invited
    const before = this.before(gameIdOf(mine.key));
    const end = before ? before.state.end : first === undefined || first.side === mine.side ? 0 : 1;
    const begun = { key: mine.key, end, url, user, password, shares, consent, invited: first !== undefined } as const;
    const file = await BrokerFile.create(this.app.disk, this.folder, gameIdOf(mine.key), begun);
    const game = this.add(file);
    game.connect();
    return game;
  }
  /** As an invitation says, once the player agrees, unless a broker carries the match already. Only in the queue. */
  readonly carryInvited = async (active: ActiveMatch, { url, login }: InvitedBroker): Promise<void> => {
    if (this.of(active.session.match)) return;
    const { user, password } = login ?? { user: '', password: '' };
    await this.carry(active, { url, user, password, shares: login !== undefined }, 'asked');
  };
  /** The invitation to the match on the table was copied: from now on its turns go over. */
  async invited(): Promise<void> {
    const { open } = this;
    if (open && !open.state.invited) await open.file.write({ invited: true });
  }

  /** After everything that may have changed the match on the table. */
  consider(): void {
    const { current } = this.app;
    const { open } = this;
    if (!current || !open || this.isClosed) return;
    open.connect();
    const { match, id, revision } = current.session;
    const hasCome = open.state.inbox.length > 0 && this.shown === id;
    const isOver = (match.outcome !== null) !== open.state.over;
    const hasMore = hasCome || this.mustSend(open, match) || isOver || open.isAsked;
    const where = `${id} ${revision} ${open.state.inbox.length} ${open.state.taken} ${hasCome} ${open.isAsked} ${open.isOlder}`;
    if (!hasMore || this.isSettling || where === this.stuck) return;
    this.isSettling = true;
    // whatever succeeds changes one of them
    this.stuck = where;
    void this.app.queue.run(async () => {
      try {
        await this.settle(open);
      } catch (error) {
        this.app.host.log(`turns by the broker: ${String(error)}`);
      } finally {
        this.isSettling = false;
      }
      // what came meanwhile
      this.consider();
    });
  }
  private mustSend({ state, consent, isOlder }: BrokerGame, match: Match): boolean {
    if (isOlder || !state.invited || consent !== 'given' || match.cursor.id === ROOT) return false;
    return isUnsent(match) || state.pending || this.isOwnLast(match, state.handed);
  }
  /** Is the last text one from here that was not handed over? */
  private isOwnLast({ sent, players }: Match, handed: number | null): boolean {
    const last = sent.at(-1);
    return last !== undefined && last.node !== ROOT && !players[last.side].elsewhere && last.node !== handed;
  }

  /** Plays what came, sends what is done. Only in the queue. */
  private async settle(game: BrokerGame): Promise<void> {
    const active = this.app.current;
    if (!active || this.of(active.session.match) !== game) return;
    if (this.shown === active.session.id) await this.playAll(game, active);
    // the next request may come while nothing else has changed
    if (game.isAsked && (await this.sendAll(game, active.session.match))) this.stuck = '';
    if (this.mustSend(game, active.session.match)) await this.send(game, active);
    const isOver = active.session.match.outcome !== null;
    if (isOver !== game.state.over) await game.setOver(isOver);
  }
  private async playAll(game: BrokerGame, active: ActiveMatch): Promise<void> {
    for (let [text] = game.state.inbox; text !== undefined; [text] = game.state.inbox) {
      const received = readReceivedText(text);
      const played = received.ok ? await playReceived(this.app, active, received.value) : errFrom(received.error);
      const code = played.ok ? null : played.error.code;
      // it waits until the person here has answered
      if (code === 'disk' || code === 'no-match' || (played.ok && played.value.what === 'question')) return;
      const isWhole = received.ok && isWholeGame(received.value);
      const isOther = code !== null && DIFFERS.includes(code) && !isWhole;
      if (isOther) await game.want('all');
      // the other home has an older copy, and goes on from there
      if (code === 'older') await this.sendAll(game, active.session.match);
      const isFine = played.ok || isOther || KNOWN.includes(played.error.code);
      await this.done(game, active, { isWhole, refused: isFine ? null : played.error.message });
    }
  }
  /** The first text that came was dealt with. */
  private async done(
    game: BrokerGame,
    active: ActiveMatch,
    { isWhole, refused }: { readonly isWhole: boolean; readonly refused: string | null },
  ): Promise<void> {
    // killed after this, it takes the text once more; the other way round it would wait for one that has come
    if (isWhole) await game.want(null);
    await game.file.write(({ inbox }) => ({ inbox: inbox.slice(1), refused }));
    this.app.host.send('broker', this.viewOf(game, active));
    this.app.host.send('library', {});
  }
  /** The person here has agreed, or not, to the whole game that has come. Only in the queue. */
  async tookOver(active: ActiveMatch, text: string, agreed: boolean): Promise<void> {
    const game = this.of(active.session.match);
    if (!game) return;
    if (game.state.inbox[0] === text) {
      await this.done(game, active, { isWhole: true, refused: agreed ? null : brokerGameMessages.keptHere });
    }
    // else each would wait for the other
    if (!agreed) await this.sendAll(game, active.session.match);
    this.stuck = '';
    this.consider();
  }
  /** Everything that was sent and received, for a home that has an older copy. False: it could not be kept for sending. */
  async sendAll(game: BrokerGame, match: Match): Promise<boolean> {
    const lines = wholeGameLines(match);
    return game.sendAll(lines.ok ? lines.value : []);
  }
  /** The other home has asked for the whole game. */
  private answer(game: BrokerGame): void {
    if (game === this.open) this.consider();
    if (game === this.open || this.isClosed || this.answering.has(game)) return;
    this.answering.add(game);
    void this.inLibrary(game, (match) => this.sendAll(game, match))
      .catch((error: unknown) => this.app.host.log(`the whole game for the other player: ${String(error)}`))
      .finally(() => this.answering.delete(game));
  }
  private async send(game: BrokerGame, active: ActiveMatch): Promise<void> {
    const { session } = active;
    const { mine, willOffer } = session.byText;
    if (!mine) return;
    if (!game.state.pending) await game.file.write({ pending: true });
    if (isUnsent(session.match)) {
      // on the disk before it leaves: what the other machine knows is never taken back here
      const marked = await positionRequests(this.app).apply(active, (match, { at }) =>
        match.markSent(mine.side, willOffer && match.outcome === null, { at }),
      );
      if (!marked.ok) return;
      session.byText.willOffer = false;
      this.app.host.send('played', { match: session.id, ...marked.value });
    }
    await this.hand(game, session.match);
    this.app.host.send('broker', this.viewOf(game, active));
  }
  private async hand(game: BrokerGame, match: Match): Promise<void> {
    if (!this.isOwnLast(match, game.state.handed)) return game.file.write({ pending: false });
    const made = outgoing(match, false, { rules: packedRulesOf(match.variant) });
    if (!made.ok) throw new Error(made.error.message);
    if (await game.send(made.value.text))
      await game.file.write({ pending: false, handed: match.sent.at(-1)?.node ?? null });
  }
  /** The application was ended between the mark in the game and the mailbox: the turn goes over now. */
  private async finish(game: BrokerGame): Promise<void> {
    await this.inLibrary(game, async (match) => {
      if (!isUnsent(match) && !game.isOlder) await this.hand(game, match);
    });
  }
  /** Does something with a game that is not on the table; nothing if it cannot be read. */
  private async inLibrary(game: BrokerGame, work: (match: Match) => Promise<unknown>): Promise<void> {
    const { app } = this;
    const save = await app.catalogue.byText(game.game);
    if (save === null) return;
    await app.whenRecovered(save, async () => {
      const read = await app.library.read(save);
      const admitted = read.ok && (await app.admitGameOf(read.value)).ok;
      const opening = admitted ? await app.catalogue.openOwn(save, read.value) : null;
      if (opening?.ok) await work(opening.value.match);
      return { ok: true, value: {} };
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.games.values()].map((game) => game.close()));
  }
}
