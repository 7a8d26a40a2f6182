/**
 * One game whose turns a message broker carries: its file and, while it is connected, its mailbox. A text that comes is on
 * the disk before the other machine hears that it came; it is played when the game is on the table.
 */
import { hkdfSync } from 'node:crypto';
import { gameIdOf } from '../../../engine/match/correspondence/correspondence.ts';
import type { Result } from '../../../engine/shared/result.ts';
import type { BrokerView } from '../../contract/correspondence.ts';
import { brokerGameMessages, mailboxMessages } from '../../contract/mailbox-messages.ts';
import type { Waits } from '../../online/mailbox/back-off.ts';
import {
  type BrokerAddress,
  isPrivate,
  readBrokerAddress,
  whereaboutsOf,
} from '../../online/mailbox/broker-address.ts';
import { Mailbox } from '../../online/mailbox/mailbox.ts';
import { DamagedMailbox } from '../../online/mailbox/mailbox-state.ts';
import { ROOM_KEY_BYTES, type Room, roomOf } from '../../online/mailbox/room.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import type { BrokerFile, BrokerState } from './broker-file.ts';
import { rematchKey, saysOfRematch } from './rematch-text.ts';

export interface BrokerGamePlan {
  readonly disk: Disk;
  /** of mailboxes */
  readonly folder: string;
  readonly file: BrokerFile;
  readonly log: (line: string) => void;
  /** a text has come */
  readonly came: (game: BrokerGame) => void;
  /** the other player says something now; false: it means nothing */
  readonly heard: (game: BrokerGame, text: string) => boolean;
  /** how it stands with the broker has changed */
  readonly changed: (game: BrokerGame) => void;
  readonly waits?: Waits | undefined;
}

/** The room of a game's messages: whoever has the invitation knows it. */
export const roomOfGame = (key: string): Room =>
  roomOf(new Uint8Array(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'fairytable game 1', ROOM_KEY_BYTES)));

/** What the page says of the machine, when it asks. */
const machineOf = (address: BrokerAddress): NonNullable<BrokerView['machine']> => ({
  ...{ host: address.host, port: address.port, where: whereaboutsOf(address), isEncrypted: isPrivate(address) },
});

export class BrokerGame {
  readonly file: BrokerFile;
  private readonly plan: BrokerGamePlan;
  /** null: not connected, and not to be */
  private mailbox: Promise<Mailbox | null> | null = null;
  private opened: Mailbox | null = null;
  /** why there is no mailbox */
  private trouble: string | null = null;

  constructor(plan: BrokerGamePlan) {
    this.plan = plan;
    this.file = plan.file;
  }
  get state(): BrokerState {
    return this.file.state;
  }
  get game(): string {
    return gameIdOf(this.state.key);
  }
  /** The game that these two begin after this one, by its name in its texts. */
  get next(): string {
    return gameIdOf(rematchKey(this.state.key));
  }

  /** Has the player agreed to connect to that broker? A broker that an invitation names is asked for first. */
  get consent(): 'given' | 'asked' | 'declined' {
    return this.state.consent ?? (this.state.end === 0 ? 'given' : 'asked');
  }
  /** The player's answer. Rejects with the disk's error. */
  async answer(isAllowed: boolean): Promise<void> {
    await this.file.write({ consent: isAllowed ? 'given' : 'declined' });
    if (isAllowed) this.connectNow();
    else await this.close();
    this.plan.changed(this);
  }

  /** Does nothing if it is connected, or tries to be, or may not. */
  connect(): void {
    if (this.consent === 'given') this.mailbox ??= this.open();
  }
  connectNow(): void {
    // a mailbox that could not be opened may be by now
    if (this.trouble !== null && !this.opened) this.mailbox = null;
    this.connect();
    this.opened?.connectNow();
  }
  reconnect(): void {
    this.opened?.reconnect();
  }
  async close(): Promise<void> {
    const mailbox = await this.mailbox;
    this.mailbox = null;
    this.opened = null;
    await mailbox?.close();
  }
  /** Another broker, or another login, from now on. Rejects with the disk's error. */
  async move(to: Pick<BrokerState, 'url' | 'user' | 'password' | 'shares'>): Promise<void> {
    await this.file.write({ ...to, consent: 'given', closed: false });
    await this.close();
    this.connect();
  }
  /** Rejects with the disk's error. */
  async setOver(over: boolean): Promise<void> {
    await this.file.write({ over, ...(!over && { closed: false }) });
    this.tell();
  }
  /** False: it could not be kept for sending. */
  async send(text: string): Promise<boolean> {
    this.connect();
    const mailbox = await this.mailbox;
    const sent = await mailbox?.send(text);
    if (sent && !sent.ok) this.trouble = sent.error.message;
    if (sent?.ok) this.trouble = null;
    return sent?.ok === true;
  }

  /** After the end, when there may be nothing to connect for any more. False: it could not be kept for sending. */
  async sendLate(text: string): Promise<boolean> {
    if (!(await this.send(text))) return false;
    await this.file.write({ closed: false });
    return true;
  }
  /** The game was begun here from its start, whatever was sent before. Rejects with the disk's error. */
  async beginAnew(): Promise<void> {
    await this.file.write({ handed: null, pending: false, over: false });
  }

  /** All that was said, for a home that has an older copy of the game; false: it could not be kept for sending. */
  async sendAll(texts: readonly string[]): Promise<boolean> {
    this.connect();
    const mailbox = await this.mailbox;
    const sent = await mailbox?.sendAll(texts);
    if (sent && !sent.ok) this.trouble = sent.error.message;
    return sent?.ok === true;
  }
  /** Asks the other home for the whole game, or (null) asks no more. Rejects with the disk's error. */
  async want(wanted: 'all' | null): Promise<void> {
    this.connect();
    const mailbox = await this.mailbox;
    await mailbox?.want(wanted);
  }
  /** Has the other home asked for the whole game, and was not answered yet? */
  get isAsked(): boolean {
    return this.opened?.status.isAsked ?? false;
  }
  /** This home has an older copy of the game, and has asked for the whole of it: nothing is sent before it has come. */
  get isOlder(): boolean {
    return this.opened?.status.isOlder ?? false;
  }

  /** To the other player, who is connected now; false: not so. */
  say(text: string): boolean {
    return this.opened?.say(text) ?? false;
  }
  get isFriendHere(): boolean {
    return this.opened?.status.isPeerHere ?? false;
  }

  /** `isDue`: a turn that was played is still to be kept for sending; `isDeclined`: the other player does not play this game. */
  view(match: string, isDue: boolean, isDeclined: boolean): BrokerView {
    const { url, user, shares, invited, pending, refused } = this.state;
    const status = this.opened?.status;
    const isHere = isDue || pending || status?.isHandedOver === false;
    const turn = isHere ? 'kept' : status?.waiting === 0 ? 'fetched' : 'sent';
    const address = this.readAddress();
    const unread = address.ok ? null : address.error.message;
    const unasked = this.consent === 'given' ? null : this.consent === 'asked' ? 'asks' : 'declined';
    const broken = this.trouble === null && unread === null ? null : 'stopped';
    return {
      ...{ match, url, user, shares, invited, refused, turn },
      state: status?.state ?? broken ?? unasked ?? 'connecting',
      why: this.trouble ?? unread ?? status?.why?.message ?? null,
      isFriendHere: this.isFriendHere,
      machine: address.ok ? machineOf(address.value) : null,
      ...(this.isOlder && { isOlder: true }),
      ...(isDeclined && { isDeclined: true }),
    };
  }

  private readAddress(): Result<BrokerAddress> {
    const { url, user, password } = this.state;
    return readBrokerAddress(url, { user, password });
  }
  private address(): BrokerAddress | null {
    const address = this.readAddress();
    if (!address.ok) this.trouble = address.error.message;
    return address.ok ? address.value : null;
  }
  private async open(): Promise<Mailbox | null> {
    const { disk, folder, waits, log } = this.plan;
    const { key, end } = this.state;
    this.trouble = null;
    const address = this.address();
    if (!address) return null;
    try {
      const mailbox = await Mailbox.open({
        ...{ disk, folder, end, address, room: roomOfGame(key) },
        ...(waits && { waits }),
        events: {
          received: ({ n, text }) => this.take(n, text),
          live: (text) => {
            if (!this.plan.heard(this, text)) log(`game ${this.game}: ${mailboxMessages.ignored['not-ours']}`);
          },
          changed: () => this.tell(),
          ignored: (why) => log(`game ${this.game}: ${mailboxMessages.ignored[why]}`),
        },
      });
      this.opened = mailbox;
      this.tell();
      return mailbox;
    } catch (error) {
      this.trouble = error instanceof DamagedMailbox ? mailboxMessages.damaged : brokerGameMessages.notKept;
      log(`the mailbox of game ${this.game} cannot be opened: ${String(error)}`);
      this.plan.changed(this);
      return null;
    }
  }
  private async take(n: number, text: string): Promise<void> {
    // the same number again, after a crash in between
    if (n <= this.state.taken) return;
    // in place of one that the other home, an older copy, does not have any more
    if (text === '') return this.file.write({ taken: n });
    const rematch = saysOfRematch(this.state.key, text);
    if (rematch !== null) {
      await this.file.write({ taken: n, rematch });
      this.plan.came(this);
      return;
    }
    await this.file.write(({ inbox }) => ({ taken: n, inbox: [...inbox, text] }));
    this.plan.came(this);
  }
  private tell(): void {
    const status = this.opened?.status;
    const { over, closed } = this.state;
    if (over && !closed && status?.isAllSent && status.waiting === 0 && !status.isOlder)
      void this.file.write({ closed: true }).catch((error: unknown) => this.plan.log(String(error)));
    // a game of which no turn was sent or received is answered with nothing
    if (status?.isAnswered && this.state.inbox.length === 0)
      void this.want(null).catch((error: unknown) => this.plan.log(String(error)));
    // the other home may not have what was handed over: it goes again when it is known what it has
    if (status?.isOlder && this.state.handed !== null)
      void this.file.write({ handed: null }).catch((error: unknown) => this.plan.log(String(error)));
    this.plan.changed(this);
  }
}
