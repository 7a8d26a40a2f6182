/**
 * What a home knows of its mailbox after it was ended or killed: the numbers of the last messages sent and received, and
 * every message that the other end has not confirmed. It is on the disk before anything of it is told to the broker.
 */
import path from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../../saves/disk/disk.ts';
import { codeOf } from '../../saves/disk/disk.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import { LONGEST_MESSAGE, MOST_MESSAGES } from './envelope.ts';

const VERSION = 1;
/** so many messages may wait for the other end */
export const MOST_WAITING = 100;
/** a file of ours is never longer: every byte of a text may be written as six */
const MOST_BYTES = MOST_WAITING * LONGEST_MESSAGE * 6 + 10_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MESSAGES));
const id = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)));
const Kept = v.pipe(
  v.strictObject({
    version: v.literal(VERSION),
    sent: count,
    received: count,
    confirmed: count,
    announced: count,
    handedOver: count,
    reports: count,
    heard: count,
    waiting: v.pipe(v.array(v.string()), v.maxLength(MOST_WAITING)),
    last: id,
    wants: id,
    asked: id,
    answered: id,
  }),
  v.check(({ sent, confirmed, waiting }) => waiting.length === sent - confirmed),
);

export interface MailboxState {
  /** the number of the last message that this end has sent; the first has 1 */
  readonly sent: number;
  /** the last one that came in order and was dealt with */
  readonly received: number;
  /** the other end has said that it has all up to this one */
  readonly confirmed: number;
  /** the other end has said that it has sent so many */
  readonly announced: number;
  /** the broker has taken all up to this one; less than that if some must be sent again */
  readonly handedOver: number;
  /** how many reports this end has made, and the number of the last one that it has read of the other */
  readonly reports: number;
  readonly heard: number;
  /** the texts after `confirmed` up to `sent` */
  readonly waiting: readonly string[];
  /** a digest of the last message that was received */
  readonly last?: string | undefined;
  /** this home is an older copy, and asks the other one under this name for all that was said so far */
  readonly wants?: string | undefined;
  /** the last such request of the other end, and the last one that was answered */
  readonly asked?: string | undefined;
  readonly answered?: string | undefined;
}
const NEW: MailboxState = {
  ...{ sent: 0, received: 0, confirmed: 0, announced: 0 },
  ...{ handedOver: 0, reports: 0, heard: 0, waiting: [] },
};

/** The file is there and is not one of ours, or was damaged. */
export class DamagedMailbox extends Error {}

export class MailboxFile {
  private readonly disk: Disk;
  private readonly file: string;
  private current: MailboxState;

  private constructor(disk: Disk, file: string, current: MailboxState) {
    this.disk = disk;
    this.file = file;
    this.current = current;
  }

  /** Rejects with the disk's error, or with `DamagedMailbox`: to begin anew would use numbers again. */
  static async open(disk: Disk, folder: string, name: string): Promise<MailboxFile> {
    await disk.makeFolder(folder);
    const file = path.join(folder, `${name}.json`);
    return new MailboxFile(disk, file, await read(disk, file));
  }

  get state(): MailboxState {
    return this.current;
  }
  /** Calls must not overlap. If it rejects, nothing has changed. */
  async write(change: Partial<MailboxState>): Promise<void> {
    const next = { ...this.current, ...change };
    await writeWhole(this.disk, this.file, JSON.stringify({ version: VERSION, ...next }));
    this.current = next;
  }
}

async function read(disk: Disk, file: string): Promise<MailboxState> {
  let text: string;
  try {
    text = await disk.read(file, MOST_BYTES);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return NEW;
    throw error;
  }
  try {
    const { version: _, ...state } = v.parse(Kept, JSON.parse(text));
    return state;
  } catch {
    throw new DamagedMailbox(`${file} is damaged`);
  }
}
