/**
 * Numbered messages between two homes that share a key, by a broker that neither needs to trust, and that need never be
 * online together. Every message is on this home's disk before it is sent and kept until the other home has confirmed it;
 * each is given out once and in order, or, after a crash at that very moment, once more under the same number. A home that
 * was restored from a backup learns so from the other one's reports, goes on with the numbers that the other knows, and asks
 * for all that was said: what that is, and how it is sent, is up to whoever uses the mailbox.
 */
import { err, ok, type Refusal, type Result } from '../../../engine/shared/result.ts';
import { brokerMessages, mailboxMessages as says } from '../../contract/mailbox-messages.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { SerialQueue } from '../../saves/serial-queue.ts';
import { Rate, TEXTS_AT_ONCE } from '../line.ts';
import { BackOff, WAITS, type Waits } from './back-off.ts';
import type { BrokerAddress } from './broker-address.ts';
import type { BrokerConnection, Granted } from './broker-connection.ts';
import type { BrokerFailure } from './broker-failure.ts';
import { KEPT_FOR, type StreamSettings } from './broker-stream.ts';
import { isTooLong, type Message, openMessage, sealMessage } from './envelope.ts';
import { type LiveRefusal, LiveSession } from './live-session.ts';
import { MailboxFile, MOST_WAITING } from './mailbox-state.ts';
import { caughtUp, isOlderCopy, newRequest } from './older-copy.ts';
import { DISPLACED, OwnReports } from './own-reports.ts';
import { digestOf, newsOf, type Report, readReport, readSupplement, reportOf, supplementOf } from './report.ts';
import { type End, otherEnd, type Room } from './room.ts';

/** the longest wait before something is said again is the first one, so many times doubled */
const MOST_REPEATS = 6;
/** seconds after which a live message is of no use */
const LIVE_FOR = 10;

export type Ignored = LiveRefusal | 'too-far';
export interface MailboxStatus {
  /** `displaced`: another copy of this home is connected in its place; it stays so until a person wants it here */
  readonly state: 'connecting' | 'connected' | 'waiting' | 'displaced' | 'stopped';
  /** why it is not connected, or was not the last time */
  readonly why: Refusal | null;
  /** the other home is connected too */
  readonly isPeerHere: boolean;
  /** messages that the other home has not confirmed */
  readonly waiting: number;
  /** the broker has taken every message of this end, now or before */
  readonly isHandedOver: boolean;
  /** the broker has everything from this end: it may be closed, and nothing waits for this home to come back */
  readonly isAllSent: boolean;
  /** this home is an older copy, and has asked the other one for all that was said */
  readonly isOlder: boolean;
  /** and that has come, whatever it was */
  readonly isAnswered: boolean;
  /** the other home has asked for that, and was not answered yet */
  readonly isAsked: boolean;
}
export interface MailboxEvents {
  /** a message in its turn; it is confirmed when this resolves, and comes again if it rejects. It must not wait for `send` */
  readonly received: (message: Message) => Promise<void> | void;
  readonly live: (text: string) => void;
  readonly changed: (status: MailboxStatus) => void;
  /** something came that counts for nothing */
  readonly ignored: (why: Ignored) => void;
}
export interface MailboxPlan {
  readonly disk: Disk;
  /** where its file is */
  readonly folder: string;
  readonly room: Room;
  readonly end: End;
  readonly address: BrokerAddress;
  readonly events: MailboxEvents;
  readonly waits?: Waits;
  readonly stream?: StreamSettings;
}

export class Mailbox {
  private readonly plan: MailboxPlan;
  private readonly file: MailboxFile;
  private readonly Connection: typeof BrokerConnection;
  private readonly queue = new SerialQueue();
  private readonly waits: Waits;
  private readonly backOff: BackOff;
  private readonly incoming = new Rate(TEXTS_AT_ONCE);
  private readonly outgoing = new Rate(TEXTS_AT_ONCE);
  private connection: BrokerConnection | null = null;
  private live: LiveSession | null = null;
  private isReady = false;
  private isPumping = false;
  /** something has changed since the pump looked */
  private isPumpWanted = false;
  private connectedAt = 0;
  /** of this connection: the content of the last report */
  private reported = '';
  private retry: NodeJS.Timeout | undefined;
  /** says again what this end has and lacks, while both are here and something is missing */
  private again: NodeJS.Timeout | undefined;
  private repeats = 0;
  private why: Refusal | null = null;
  /** for which this end gave the connection up */
  private trouble: BrokerFailure | null = null;
  private isStopped = false;
  /** another copy of this home is, or was just now, connected in its place */
  private isDisplaced = false;
  private readonly own: OwnReports;
  /** does the broker keep reports? */
  private retains = true;
  /** until another copy can learn by a report from here that this one was started, or connected by a person, after it */
  private isWanted = true;
  /** the last request of this end that the other one says to have answered */
  private answer: string | undefined;
  /** of this connection: before anything is said by it, it is looked whether another copy has been here */
  private isLooking = false;
  private looks: NodeJS.Timeout | undefined;
  /** the next connection is made without a wait */
  private isHurried = false;

  private constructor(plan: MailboxPlan, file: MailboxFile, Connection: typeof BrokerConnection) {
    this.plan = plan;
    this.file = file;
    this.own = new OwnReports(file.state.reports);
    this.Connection = Connection;
    this.waits = plan.waits ?? WAITS;
    this.backOff = new BackOff(this.waits);
  }

  /** Connects as well. Rejects if its file cannot be read, with the disk's error or `DamagedMailbox`. */
  static async open(plan: MailboxPlan): Promise<Mailbox> {
    const file = await MailboxFile.open(plan.disk, plan.folder, `${plan.room.name}-${plan.end}`);
    const { BrokerConnection } = await import('./broker-connection.ts');
    const mailbox = new Mailbox(plan, file, BrokerConnection);
    mailbox.connect();
    return mailbox;
  }

  get status(): MailboxStatus {
    const { waiting, wants, asked, answered, received, announced } = this.file.state;
    return {
      state: this.state,
      why: this.why,
      isOlder: wants !== undefined,
      isAnswered: wants !== undefined && wants === this.answer && received >= announced,
      isAsked: asked !== answered,
      isPeerHere: this.live?.isPeerHere ?? false,
      waiting: waiting.length,
      isHandedOver: this.isHandedOver,
      isAllSent: this.isAllSent,
    };
  }

  private get state(): MailboxStatus['state'] {
    if (this.isStopped) return 'stopped';
    if (this.connection) return this.isReady ? 'connected' : 'connecting';
    return this.isDisplaced ? 'displaced' : 'waiting';
  }

  /** The number of the last message that was sent from this end: 0 before the first. */
  get sent(): number {
    return this.file.state.sent;
  }
  /** Resolves with its number when it is on this home's disk: from then on it will be sent. */
  send(text: string): Promise<Result<number>> {
    return this.queue.run(async () => {
      const { sent, waiting } = this.file.state;
      if (this.isStopped) return err('mailbox-ended', this.why?.message ?? says.ended);
      if (isTooLong(text)) return err('message-too-long', says.tooLong);
      if (waiting.length >= MOST_WAITING) return err('mailbox-full', says.full);
      try {
        await this.file.write({ sent: sent + 1, waiting: [...waiting, text] });
      } catch {
        return err('message-not-saved', says.notSaved);
      }
      this.pump();
      return ok(sent + 1);
    });
  }
  /** Sends all that was said, as far as the caller has it: in answer to the other home, or because a person wants it. */
  sendAll(texts: readonly string[]): Promise<Result<number>> {
    return this.queue.run(async () => {
      const { sent, waiting, asked } = this.file.state;
      if (this.isStopped) return err('mailbox-ended', this.why?.message ?? says.ended);
      if (texts.some(isTooLong)) return err('message-too-long', says.tooLong);
      if (waiting.length + texts.length > MOST_WAITING) return err('mailbox-full', says.full);
      try {
        await this.file.write({ sent: sent + texts.length, waiting: [...waiting, ...texts], answered: asked });
      } catch {
        return err('message-not-saved', says.notSaved);
      }
      this.pump();
      return ok(sent + texts.length);
    });
  }
  /** Asks the other home for all that was said, or (null) asks no more: it has come. Rejects with the disk's error. */
  want(wanted: 'all' | null): Promise<void> {
    return this.queue.run(async () => {
      const { wants } = this.file.state;
      if ((wants !== undefined) === (wanted !== null)) return;
      await this.file.write({ wants: wanted === null ? undefined : newRequest() });
      this.pump();
      this.tell();
    });
  }
  /** To a home that is connected now; false: it is not, or too much was said in the last second, or at once. */
  say(text: string): boolean {
    return this.isReady && this.outgoing.take() && (this.live?.say(text) ?? false);
  }
  /** At once, not when the wait is over, and in place of another copy of this home: a person wants it here. */
  connectNow(): void {
    if (this.isStopped || this.isReady) return;
    this.isWanted = true;
    if (!this.connection) this.connect();
    else if (this.looks) this.begin();
    else this.isLooking = false;
  }
  /**
   * After the machine has slept: a connection that looks whole may be dead, and the next try far off. Where another copy of
   * this home has taken its place, that one may be played on.
   */
  reconnect(): void {
    if (this.connection) {
      this.isHurried = true;
      this.connection.cut();
    } else if (!this.isStopped && !this.isDisplaced) this.connect();
  }
  /** Resolves when nothing is written any more. What was not sent will be, the next time. */
  async close(): Promise<void> {
    await this.stop(null);
    await this.queue.run(() => {});
  }

  private async stop(why: Refusal | null): Promise<void> {
    if (this.isStopped) return;
    this.isStopped = true;
    this.why = why;
    clearTimeout(this.retry);
    clearTimeout(this.again);
    clearTimeout(this.looks);
    if (this.isReady) this.live?.bye();
    this.isReady = false;
    await this.connection?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const { room, end, address, stream } = this.plan;
    const from = otherEnd(end);
    const own = room.topic('live', end);
    const live = new LiveSession(room, end, {
      publish: (envelope) => void connection.publish(own, envelope, { qos: 0, expiry: LIVE_FOR }).catch(() => {}),
      said: (text) => this.plan.events.live(text),
      // with what is so now: a home that was restored learns from it that it is an older copy
      came: () => this.reportNow(),
      went: () => this.tell(),
    });
    const listensTo = {
      [room.topic('stored', from)]: 1,
      [room.topic('report', from)]: 0,
      [room.topic('report', end)]: 0,
      [room.topic('live', from)]: 0,
    } as const;
    const connection = new this.Connection(
      { address, client: room.client(end), listensTo, will: { topic: own, payload: live.will }, stream },
      {
        ready: (granted) => this.ready(granted),
        message: (topic, payload) => this.queue.run(() => this.hear(topic, payload)),
        closed: (why) => this.closed(why),
      },
    );
    this.connection = connection;
    this.isLooking = this.retains && !this.isWanted;
    this.looks = undefined;
    this.live = live;
    this.reported = '';
    this.tell();
  }
  private ready({ retains }: Granted): void {
    this.retains = retains;
    // a broker that was started anew may have lost it
    if (this.isLooking) this.looks = setTimeout(() => this.begin(), this.waits.look);
    else this.begin();
  }
  private begin(): void {
    clearTimeout(this.looks);
    if (this.isStopped || !this.connection) return;
    this.isLooking = false;
    this.isDisplaced = false;
    this.isReady = true;
    this.connectedAt = performance.now();
    this.why = null;
    this.live?.hello();
    this.pump();
    this.tell();
  }
  private closed(why: BrokerFailure | null): void {
    const lasted = this.isReady ? performance.now() - this.connectedAt : 0;
    clearTimeout(this.again);
    clearTimeout(this.looks);
    this.isReady = false;
    this.connection = null;
    this.live = null;
    if (!this.isStopped) {
      const reason = this.trouble ?? why;
      // two copies that both came back for good would displace each other for ever; one only looks, and leaves again
      const stays = reason?.code === DISPLACED && (this.trouble !== null || !this.retains);
      this.trouble = null;
      this.why = reason && { code: reason.code, message: reason.message };
      this.isDisplaced = reason?.code === DISPLACED;
      const mayPass = this.isDisplaced || (reason?.mayPass ?? true);
      // the other copy has the time to make a report
      const least = this.isDisplaced ? this.waits.look : 0;
      const wait = this.isHurried ? 0 : Math.max(least, this.backOff.after({ mayPass, lasted }));
      this.isHurried = false;
      if (!stays) this.retry = setTimeout(() => this.connect(), wait);
    }
    this.tell();
  }

  /**
   * Hands over what the broker has not taken, one message after the other, and then the report. As long as the other end
   * was never there the report goes first: it carries the texts, and without it nothing would be handed over.
   */
  private pump(): void {
    this.isPumpWanted = this.isPumping;
    if (this.isPumping) return;
    this.isPumping = true;
    this.pumpAll()
      // the connection has ended, or the disk is full: the next connection begins again
      .catch(() => {})
      .finally(() => {
        this.isPumping = false;
        if (this.isPumpWanted) this.pump();
        else this.pumped();
      });
  }
  private pumped(): void {
    clearTimeout(this.again);
    const { sent, confirmed, received, announced } = this.file.state;
    const isMissing = confirmed < sent || received < announced;
    if (!isMissing) this.repeats = 0;
    else if (this.live?.isPeerHere)
      this.again = setTimeout(() => this.reportAgain(), this.waits.again * 2 ** this.repeats);
    this.tell();
  }
  private reportAgain(): void {
    this.repeats = Math.min(this.repeats + 1, MOST_REPEATS);
    this.reportNow();
  }
  private reportNow(): void {
    this.reported = '';
    this.pump();
  }
  private async pumpAll(): Promise<void> {
    const { room, end } = this.plan;
    for (let connection = this.connection; connection && this.isReady && connection === this.connection; ) {
      const { handedOver, confirmed, sent, waiting, heard } = this.file.state;
      if (heard === 0 && confirmed === 0 && (await this.report(connection))) continue;
      const n = Math.max(handedOver, confirmed) + 1;
      if (n <= sent) {
        const envelope = sealMessage(room, { channel: 'stored', from: end }, { n, text: waiting[n - confirmed - 1] });
        await connection.publish(room.topic('stored', end), envelope, { qos: 1, expiry: KEPT_FOR });
        await this.queue.run(() => this.tookOver(n));
      } else if (!(await this.report(connection))) return;
    }
  }
  private get isHandedOver(): boolean {
    const { handedOver, confirmed, sent } = this.file.state;
    return Math.max(handedOver, confirmed) === sent;
  }
  private get isAllSent(): boolean {
    const isReported = this.reported !== '' && !this.isPumping && this.reported === newsOf(this.file.state);
    return this.isReady && isReported && this.isHandedOver;
  }
  private async tookOver(n: number): Promise<void> {
    // a report that came meanwhile may ask for it again
    if (this.file.state.handedOver === n - 1 || this.file.state.confirmed >= n - 1)
      await this.file.write({ handedOver: n });
  }
  /** False: the broker has the last one already. */
  private async report(connection: BrokerConnection): Promise<boolean> {
    const { room, end } = this.plan;
    const next = await this.queue.run(async () => {
      const news = newsOf(this.file.state);
      if (news === this.reported || connection !== this.connection) return null;
      const n = this.file.state.reports + 1;
      await this.file.write({ reports: n });
      const text = JSON.stringify(reportOf(this.file.state));
      const more = JSON.stringify(supplementOf(this.file.state));
      return { news, envelope: sealMessage(room, { channel: 'report', from: end }, { n, text, more }) };
    });
    if (!next) return false;
    this.own.made(next.envelope);
    await connection.publish(room.topic('report', end), next.envelope, { qos: 1, retain: true, expiry: KEPT_FOR });
    this.isWanted = false;
    this.reported = next.news;
    return true;
  }

  private async hear(topic: string, payload: Uint8Array): Promise<void> {
    if (this.isStopped) throw new Error('nobody listens any more');
    const { room, end, events } = this.plan;
    const from = otherEnd(end);
    if (topic === room.topic('live', from)) {
      // too many: nobody can say more than a few in a second
      const refusal = this.incoming.take() ? (this.live?.hear(payload) ?? null) : 'repeated';
      if (refusal) events.ignored(refusal);
      return;
    }
    if (topic === room.topic('report', end)) return this.hearOwn(payload);
    const channel = topic === room.topic('stored', from) ? 'stored' : 'report';
    if (topic !== room.topic(channel, from)) return events.ignored('not-ours');
    const opened = openMessage(room, { channel, from }, payload);
    if (typeof opened === 'string') return events.ignored(opened);
    if (channel === 'stored') await this.take(opened);
    else await this.hearReport(opened);
    this.pump();
  }
  /** A report of this end: the last one that the broker has, or one that was just made. */
  private hearOwn(payload: Uint8Array): void {
    const { room, end } = this.plan;
    const opened = openMessage(room, { channel: 'report', from: end }, payload);
    if (typeof opened === 'string') this.plan.events.ignored(opened);
    if (typeof opened === 'string' || !this.isLooking) return;
    this.isLooking = false;
    if (!this.own.isOne(opened.n, payload)) {
      this.trouble = { code: DISPLACED, message: brokerMessages.displaced, mayPass: false };
      this.connection?.cut();
    } else if (this.looks) this.begin();
  }
  private async take(message: Message): Promise<void> {
    const { received, announced } = this.file.state;
    if (message.n <= received) return this.plan.events.ignored('repeated');
    if (message.n > received + 1) {
      // those in front of it are missing: the report will say so
      if (message.n > announced) await this.file.write({ announced: message.n });
      return this.plan.events.ignored('too-far');
    }
    try {
      await this.plan.events.received(message);
      const last = digestOf(message.text);
      await this.file.write({ received: message.n, announced: Math.max(announced, message.n), last });
    } catch (error) {
      this.trouble = { code: 'message-not-taken', message: says.notTaken, mayPass: true };
      throw error;
    }
  }
  private async hearReport({ n, text, more }: Message): Promise<void> {
    const { heard, handedOver, confirmed, announced, waiting, reports, received, asked } = this.file.state;
    const report = readReport(text);
    if (!report) return this.plan.events.ignored('not-ours');
    const supplement = readSupplement(more);
    if (n >= heard) this.answer = supplement?.answered;
    // the broker keeps it and gives it at every connection
    if (n <= heard) return;
    if (isOlderCopy(this.file.state, report, supplement)) {
      const now = caughtUp(this.file.state, n, report, supplement);
      if (now) await this.file.write(now);
      else void this.stop({ code: 'older-copy', message: says.olderCopy });
      return this.tell();
    }
    // the other home has read a report with the number of the last one from here, and it was another one
    if (supplement && supplement.heard === reports && supplement.confirmed < received) this.reported = '';
    const has = Math.max(confirmed, report.received);
    const isMissing = report.received < report.announced;
    await this.file.write({
      heard: n,
      confirmed: has,
      waiting: waiting.slice(has - confirmed),
      handedOver: isMissing ? Math.min(handedOver, has) : handedOver,
      announced: Math.max(announced, report.sent),
      asked: supplement?.wants ?? asked,
    });
    await this.takeFrom(report);
    this.tell();
  }
  /** Messages that a report carries: `texts` ends with the last one or was cut, and begins with the first of all. */
  private async takeFrom({ texts }: Report): Promise<void> {
    for (const [at, text] of texts.entries())
      if (at + 1 === this.file.state.received + 1) await this.take({ n: at + 1, text });
  }
  private tell(): void {
    this.plan.events.changed(this.status);
  }
}
