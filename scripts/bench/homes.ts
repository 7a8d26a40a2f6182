/** A process of the bench that holds both homes of many tables, and what it answers to whoever has started it. */
import { readBrokerAddress } from '../../electron/online/mailbox/broker-address.ts';
import { Mailbox, type MailboxStatus } from '../../electron/online/mailbox/mailbox.ts';
import { type End, makeRoomKey, otherEnd, roomOf } from '../../electron/online/mailbox/room.ts';
import { realDisk } from '../../electron/saves/disk/disk.ts';

export type HomeRequest =
  /** so many tables more */
  | { readonly open: number; readonly url: string }
  /** messages a second, at any table */
  | { readonly play: number; readonly seconds: number }
  | { readonly measure: true };
export interface HomeAnswer {
  readonly url?: string;
  /** the memory of the process */
  readonly bytes: number;
  /** its processor time since it was started, in milliseconds */
  readonly work: number;
  /** from `send` to the message at the other home, in milliseconds */
  readonly latencies?: readonly number[];
}

/** what a turn takes as text, about */
const TEXT = 'x'.repeat(400);

export function measured(): HomeAnswer {
  (globalThis as { gc?: () => void }).gc?.();
  const { user, system } = process.cpuUsage();
  return { bytes: process.memoryUsage().rss, work: (user + system) / 1000 };
}
export function answer(how: (asked: HomeRequest) => Promise<HomeAnswer>): void {
  process.on('message', (asked) => void how(asked as HomeRequest).then((answered) => process.send?.(answered)));
  process.once('disconnect', () => process.exit());
}

class Table {
  readonly ends: Mailbox[] = [];
  /** when a message was sent, for each end by its number */
  private readonly sentAt: readonly Map<number, number>[] = [new Map(), new Map()];

  /** Both have greeted each other. */
  async open(folder: string, url: string, took: (latency: number) => void): Promise<void> {
    const address = readBrokerAddress(url);
    if (!address.ok) throw new Error(address.error.message);
    const room = roomOf(makeRoomKey());
    const openEnd = (end: End, changed: (status: MailboxStatus) => void): Promise<Mailbox> =>
      Mailbox.open({
        ...{ disk: realDisk, folder, room, end, address: address.value },
        events: {
          received: ({ n }) => {
            const sentAt = this.sentAt[otherEnd(end)].get(n);
            if (sentAt !== undefined) took(performance.now() - sentAt);
          },
          ...{ changed, live: () => {}, ignored: () => {} },
        },
      });
    for (const end of [0, 1] as const)
      await new Promise<void>((resolve, reject) => {
        const changed = ({ state, isPeerHere }: MailboxStatus): void => {
          if (end === 0 ? state === 'connected' : isPeerHere) resolve();
        };
        openEnd(end, changed).then((mailbox) => this.ends.push(mailbox), reject);
      });
  }
  async send(end: End): Promise<void> {
    const at = performance.now();
    const sent = await this.ends[end].send(TEXT);
    if (!sent.ok) throw new Error(sent.error.message);
    this.sentAt[end].set(sent.value, at);
  }
}

export function beHomes(folder: string): void {
  const tables: Table[] = [];
  let took: (latency: number) => void = () => {};
  const open = async (count: number, url: string): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const table = new Table();
      await table.open(folder, url, (latency) => took(latency));
      tables.push(table);
    }
  };
  /** At even intervals, whether the messages before have come or not. */
  const play = async (rate: number, seconds: number): Promise<readonly number[]> => {
    const latencies: number[] = [];
    const count = rate * seconds;
    const start = performance.now();
    const all = new Promise<void>((resolve) => {
      took = (latency) => {
        latencies.push(latency);
        if (latencies.length === count) resolve();
      };
    });
    for (let n = 0; n < count; n++) {
      const wait = start + (n * 1000) / rate - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const table = tables[Math.floor(Math.random() * tables.length)];
      void table.send(Math.random() < 0.5 ? 0 : 1);
    }
    await all;
    return latencies;
  };
  answer(async (asked) => {
    if ('open' in asked) await open(asked.open, asked.url);
    const latencies = 'play' in asked ? await play(asked.play, asked.seconds) : [];
    return { ...measured(), latencies };
  });
  process.send?.(measured());
}
