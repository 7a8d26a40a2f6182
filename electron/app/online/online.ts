/**
 * Playing on two machines over a direct connection: this application is the host of a table, or the guest of one, or
 * neither. The port opens with the first invitation and closes with the game.
 */

import os from 'node:os';
import { other, type Side } from '../../../engine/core/ids.ts';
import { language } from '../../../engine/shared/language.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { errorMessages, problemMessages } from '../../contract/messages.ts';
import type { Handlers, Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { GUEST_REQUESTS } from '../../contract/table.ts';
import type { View } from '../../contract/view.ts';
import { type DirectInvitation, decodeInvitation, encodeInvitation, MOST_ADDRESSES } from '../../online/invite-code.ts';
import { type JoinSettings, joinTable, makeGuestKey } from '../../online/join-table.ts';
import type { Connection } from '../../online/line.ts';
import { MOST_TRIES, TableServer } from '../../online/table-server.ts';
import { problem } from '../../saves/problems.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { beginRematch } from '../match/begin-match.ts';
import { GuestFiles } from './guest-files.ts';
import { RemoteTable } from './remote-table.ts';
import { HOST_ID, HostedTable } from './table.ts';

export interface OnlineSettings {
  /** the addresses under which this machine may be reached */
  readonly addresses?: () => readonly string[];
  /** before a guest tries to connect again */
  readonly wait?: (tries: number) => Promise<void>;
  readonly beat?: number;
  /** milliseconds in which a table has to say what is played there */
  readonly helloWithin?: number;
  /** the way to the table of an invitation; absent: a connection over the network */
  readonly connect?: (
    invitation: DirectInvitation,
    key: Uint8Array,
    settings: JoinSettings,
  ) => Promise<Result<Connection>>;
  /** the tag of what is read here; absent: what is spoken. In tests several machines are one process */
  readonly language?: () => string;
}

/** a table says hello at once; its parts may take a while over a slow network */
const HELLO_WITHIN = 10_000;

/** whom an invitation is for; which side the host does not play changes with every game */
type Place = 'playing' | 'watching';

export class Online {
  private readonly app: AppSession;
  private readonly files: GuestFiles;
  private readonly settings: OnlineSettings;
  private server: TableServer<Place> | null = null;
  private hosted: HostedTable | null = null;
  private joined: RemoteTable | null = null;
  /** settles when the port that was open last is closed, once that has begun */
  closing: Promise<void> = Promise.resolve();

  constructor(app: AppSession, home: string, settings: OnlineSettings = {}) {
    this.app = app;
    this.files = new GuestFiles(app.disk, home);
    this.settings = settings;
    app.moved = () => this.hosted?.moved();
    app.pageChanged = () => this.hosted?.hostChanged();
  }
  /** The table that this application is the host of. */
  get table(): HostedTable | null {
    return this.hosted;
  }
  /** The table that it is a guest of. */
  get remote(): RemoteTable | null {
    return this.joined;
  }

  /** The code of a new invitation to that side, which then is no longer played here, or (null) to watch. */
  invite(side: Side | null): Promise<Answer<Output<'online.invite'>>> {
    return this.app.queue.run(async () => {
      const session = this.app.current?.session;
      if (!session || session.exercise) return err('no-match', errorMessages.noMatch);
      if (session.computer.plays || session.byText.mine || session.match.isFree)
        return err('at-a-table', tableMessages.notForTwo);
      if (side !== null && this.hosted && side === this.hosted.hostSide) return err('not-yours', tableMessages.ownSeat);
      if (side === null && !this.hosted) return err('at-a-table', tableMessages.inviteFirst);
      this.server ??= await TableServer.open<Place>({
        log: (line) => this.app.host.log(line),
        admitted: ({ seat, guest, line, language: tag }) => this.hosted?.admit(guest, this.sideAt(seat), line, tag),
        withdrawn: () => {
          this.app.notify(problem('invitation-withdrawn', problemMessages.invitationWithdrawn(MOST_TRIES)));
          this.tellPage();
        },
        full: (seat) => this.hosted?.makeRoom(this.sideAt(seat)),
        ...(this.settings.beat !== undefined && { beat: this.settings.beat }),
      });
      if (!this.hosted && side !== null) {
        const begin = () => beginRematch(this.app, this.app.current?.session.match ?? session.match);
        this.adopt(
          new HostedTable(this.app, other(side), begin, (event, what) => this.app.host.send(event, what as never)),
        );
      }
      const { server } = this;
      const { fingerprint } = server.certificate;
      const addresses = (this.settings.addresses ?? ownAddresses)();
      const token = server.invite(side === null ? 'watching' : 'playing');
      const { port } = server;
      this.tellPage();
      return ok({
        code: encodeInvitation({ addresses, port, fingerprint, token }),
        addresses: [...addresses],
        port,
      });
    });
  }
  /** A table whose lines come from elsewhere than this application's own port. */
  adopt(table: HostedTable): void {
    this.hosted = table;
    table.closed = () => void this.stop();
    table.invited = () => {
      const { server } = this;
      return server ? { playing: server.isInvited('playing'), watching: server.isInvited('watching') } : undefined;
    };
    table.forgotten = (person) => this.server?.dismiss(person);
  }
  private sideAt(seat: Place): Side | null {
    return seat === 'watching' || !this.hosted ? null : other(this.hosted.hostSide);
  }
  /** Closes the table and its port; the game stays. */
  async stop(): Promise<void> {
    const { server, hosted } = this;
    this.server = null;
    this.hosted = null;
    hosted?.close();
    this.closing = server ? server.close() : this.closing;
    await this.closing;
  }

  async isSeatKept(): Promise<boolean> {
    return (await this.files.keptSeat()) !== null;
  }
  /** Sits down again at the table where this machine was a guest when it was ended. */
  async rejoin(): Promise<Answer<View>> {
    const seat = await this.files.keptSeat();
    if (!seat) return err('no-seat', tableMessages.noSeat);
    // the page may have left it without leaving the table, which has one line for a seat
    this.disconnect();
    return this.join(seat.code, seat.key);
  }
  /** Leaves whatever is open and sits down at the table of that code. */
  async join(code: string, kept?: Uint8Array): Promise<Answer<View>> {
    const key = kept ?? makeGuestKey();
    const read = decodeInvitation(code);
    if (!read.ok) return errFrom(read.error);
    const { host } = this.app;
    const remote = await RemoteTable.join({
      version: this.app.host.version,
      connect: (tag) => (this.settings.connect ?? joinTable)(read.value, key, { language: tag }),
      language: this.settings.language ?? language,
      wait: this.settings.wait ?? waitLonger,
      helloWithin: this.settings.helloWithin ?? HELLO_WITHIN,
      isKept: kept !== undefined,
      admit: (rules) => this.app.games.admit(rules),
      news: {
        event: (name, what) => {
          host.send(name, what as never);
          if (name === 'played' || name === 'opened') this.keepCopy();
        },
        lost: () => void host.send('connection', { state: 'lost', says: tableMessages.lost }),
        back: (view) => {
          host.send('opened', view);
          host.send('connection', { state: 'back', says: tableMessages.back });
          this.tellPage();
          this.keepCopy();
        },
        ended: (says) => void host.send('connection', { state: 'ended', says }),
      },
    });
    if (!remote.ok) return errFrom(remote.error);
    const closed = await this.app.queue.run(() => this.app.closeMatch());
    if (!closed.ok) {
      remote.value.leave();
      return closed;
    }
    this.joined?.leave();
    this.joined = remote.value;
    // before anything is played: whoever is killed now comes back
    await this.app.writing.run(() => this.files.keepSeat({ code, key }));
    this.keepCopy();
    this.tellPage();
    return ok(remote.value.view);
  }
  /** For good: the seat is not kept. */
  leave(): void {
    if (!this.joined) return;
    this.disconnect('left');
    this.write(() => this.files.forgetSeat());
  }
  /** By default the seat is kept: whoever opens the application again may go back to it. */
  private disconnect(why: 'left' | 'ended' = 'ended'): void {
    this.joined?.leave(why);
    this.joined = null;
  }

  /** After everything that may have changed what is open: a game of one's own takes the place of another's. */
  consider(): void {
    this.hosted?.consider();
    if (this.app.current) this.leave();
  }
  close(): Promise<void> {
    this.disconnect();
    return this.stop();
  }

  /** The same handlers; while this application is a guest, requests about the match go to its table. */
  forwarding(handlers: Handlers): Handlers {
    const forwarded = Object.entries(handlers).map(([name, handler]) => {
      const here = handler as (input: unknown) => unknown;
      const isForwarded = (GUEST_REQUESTS as readonly string[]).includes(name);
      return [
        name,
        (input: unknown) => {
          const { joined } = this;
          if (!joined || !isAbout(input, joined.match)) return here(input);
          if (isForwarded) return joined.ask(name, input);
          if (name === 'online.table') return here(input);
          if (name === 'match.leave') {
            this.leave();
            return ok({});
          }
          return name === 'clock.hold' ? ok({}) : err('at-a-table', tableMessages.notHere);
        },
      ];
    });
    const all = Object.fromEntries(forwarded) as Handlers;
    return {
      ...all,
      'settings.change': async (input) => {
        const changed = await handlers['settings.change'](input);
        void this.joined?.tellLanguage();
        return changed;
      },
      'app.hello': async (input) => {
        const said = await handlers['app.hello'](input);
        // the page begins with a view in its language
        await this.joined?.tellLanguage();
        this.tellPage();
        return said.ok && this.joined ? ok({ ...said.value, open: this.joined.view }) : said;
      },
    };
  }

  /** Who is at the table, for a page that has just come or has just sat down. */
  private tellPage(): void {
    const table = this.hosted?.viewFor(HOST_ID) ?? this.joined?.table;
    if (table) this.app.host.send('table', table);
    if (this.joined && !this.joined.isConnected) this.app.host.send('connection', this.joined.standing);
  }
  /** What the guest saw last, on its own disk: to be read when the table is gone. */
  private keepCopy(): void {
    const { joined } = this;
    if (!joined) return;
    const { view } = joined;
    this.write(async () => {
      // a newer one comes right after it
      if (this.joined !== joined || joined.view !== view) return;
      const history = await joined.ask('match.history', { match: view.match, revision: view.revision });
      await this.files.keepCopy(view, history.ok ? (history.value as Output<'match.history'>) : undefined);
    });
  }
  private write(task: () => Promise<void>): void {
    void this.app.writing
      .run(task)
      .catch((error: unknown) => this.app.host.log(`a file of the table: ${String(error)}`));
  }
}

const isAbout = (input: unknown, match: string): boolean =>
  typeof input === 'object' && input !== null && 'match' in input && input.match === match;

/** A second, two, four, and so on up to half a minute. */
const waitLonger = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 1000 * 2 ** Math.min(tries, 5))).unref());

/** The IPv4 addresses of this machine on its networks, those of home networks first. */
export function ownAddresses(): readonly string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  const usable = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const rank = (address: string): number =>
    /^192\.168\./.test(address)
      ? 0
      : /^(10|172\.(1[6-9]|2\d|3[01]))\./.test(address)
        ? 1
        : /^169\.254\./.test(address)
          ? 3
          : 2;
  const sorted = [...new Set(usable)].sort((a, b) => rank(a) - rank(b));
  return sorted.length > 0 ? sorted.slice(0, MOST_ADDRESSES) : ['127.0.0.1'];
}
