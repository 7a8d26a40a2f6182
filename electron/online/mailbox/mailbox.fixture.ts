/** Two homes of a test that write to each other, and what has happened there so far, which can be awaited. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { realDisk } from '../../saves/disk/disk.ts';
import type { Waits } from './back-off.ts';
import { readBrokerAddress } from './broker-address.ts';
import { type Ignored, Mailbox, type MailboxPlan, type MailboxStatus } from './mailbox.ts';
import { type End, makeRoomKey, type Room, roomOf } from './room.ts';

/** milliseconds; a test does not wait as people do */
export const QUICK: Waits = { first: 5, most: 40, rare: 60_000, good: 10_000, again: 50, look: 200 };

export const brokerAddressOf = (url: string) => {
  const address = readBrokerAddress(url);
  if (!address.ok) throw new Error(address.error.message);
  return address.value;
};
/** Numbers that look random and are the same each time. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
export function mailboxFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-mailbox-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One end: its mailbox may be closed and opened again over the same folder. */
export class MailboxHome {
  readonly received: string[] = [];
  readonly numbers: number[] = [];
  readonly said: string[] = [];
  readonly ignored: Ignored[] = [];
  readonly states: MailboxStatus[] = [];
  readonly folder: string;
  readonly end: End;
  private readonly plan: Omit<MailboxPlan, 'events'>;
  private open_: Mailbox | null = null;
  private readonly watching = new Set<() => void>();
  /** what happens to a message before it counts as received */
  taking: (text: string) => Promise<void> | void = () => {};

  constructor(plan: Omit<MailboxPlan, 'events' | 'disk' | 'folder'> & Partial<MailboxPlan>) {
    this.folder = plan.folder ?? mailboxFolder();
    this.end = plan.end;
    this.plan = { disk: realDisk, waits: QUICK, ...plan, folder: this.folder };
  }

  get mailbox(): Mailbox {
    if (!this.open_) throw new Error('this home has not opened its mailbox');
    return this.open_;
  }
  async open(change: Partial<MailboxPlan> = {}): Promise<void> {
    this.open_ = await Mailbox.open({
      ...{ ...this.plan, ...change },
      events: {
        received: async ({ n, text }) => {
          await this.taking(text);
          // the same number again, after a crash in between: the game knows it
          if (this.numbers.includes(n)) return;
          this.numbers.push(n);
          this.received.push(text);
          this.wake();
        },
        live: (text) => this.note(this.said, text),
        changed: (status) => this.note(this.states, status),
        ignored: (why) => this.note(this.ignored, why),
      },
    });
  }
  async close(): Promise<void> {
    await this.open_?.close();
    this.open_ = null;
  }
  async send(text: string): Promise<void> {
    const sent = await this.mailbox.send(text);
    if (!sent.ok) throw new Error(`${sent.error.code}: ${sent.error.message}`);
  }
  /** Resolves when it is so; looked at whenever something happens here. */
  until(isSo: (home: MailboxHome) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo(this)) return;
        this.watching.delete(look);
        resolve();
      };
      this.watching.add(look);
      look();
    });
  }
  untilState(state: MailboxStatus['state']): Promise<void> {
    return this.until(({ open_ }) => open_?.status.state === state);
  }
  /** Every message was confirmed by the other end. */
  untilConfirmed(): Promise<void> {
    return this.until(({ open_ }) => open_?.status.waiting === 0);
  }
  private note<T>(list: T[], one: T): void {
    list.push(one);
    this.wake();
  }
  private wake(): void {
    for (const look of [...this.watching]) look();
  }
}

export interface Pair {
  readonly room: Room;
  readonly homes: readonly [MailboxHome, MailboxHome];
}
export function pairOf(url: string, plan: Partial<MailboxPlan> = {}): Pair {
  const room = roomOf(makeRoomKey());
  const home = (end: End) => new MailboxHome({ ...plan, room, end, address: brokerAddressOf(url) });
  const homes = [home(0), home(1)] as const;
  onTestFinished(async () => void (await Promise.all(homes.map((one) => one.close()))));
  return { room, homes };
}
