/**
 * What this machine keeps of a game whose turns a message broker carries: which broker, what was handed to the mailbox, and
 * the texts that came and were not played yet. It holds the password and the key of the game, so only the user may read it.
 */
import path from 'node:path';
import * as v from 'valibot';
import { LONGEST_BROKER_FIELD } from '../../../engine/shared/limits.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import { readJson } from '../../saves/preferences.ts';
import { SerialQueue } from '../../saves/serial-queue.ts';

const VERSION = 1;
const ENDING = '.game.json';
const field = v.pipe(v.string(), v.maxLength(LONGEST_BROKER_FIELD));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Kept = v.strictObject({
  version: v.literal(VERSION),
  /** of the game's texts */
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** 0: the invitation was made here */
  end: v.picklist([0, 1]),
  url: field,
  user: field,
  password: field,
  /** does the invitation carry the login? */
  shares: v.boolean(),
  /** may this machine connect to it? Absent: not from an invitation, or from a version that did not ask */
  consent: v.optional(v.picklist(['given', 'asked', 'declined'])),
  /** nothing goes over before the invitation was copied */
  invited: v.boolean(),
  /** the node up to which turns were given to the mailbox */
  handed: v.nullable(count),
  /** a turn is about to be marked as sent and given to the mailbox */
  pending: v.boolean(),
  /** the number of the last text that came, and the texts that were not played yet */
  taken: count,
  inbox: v.array(v.string()),
  /** why the text that came last could not be played */
  refused: v.nullable(v.string()),
  /** the game is over, and `closed`: the other machine knows of it too, so there is nothing to connect for */
  over: v.boolean(),
  closed: v.boolean(),
  /** the other player asks for another game after this one, or has declined the one that was begun here */
  rematch: v.optional(v.picklist(['asked', 'declined'])),
});
export type BrokerState = Omit<v.InferOutput<typeof Kept>, 'version'>;
export type NewBrokerState = Pick<
  BrokerState,
  'key' | 'end' | 'url' | 'user' | 'password' | 'shares' | 'invited' | 'consent'
>;

export class BrokerFile {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly writing = new SerialQueue();
  private current: BrokerState;

  private constructor(disk: Disk, file: string, current: BrokerState) {
    this.disk = disk;
    this.file = file;
    this.current = current;
  }

  /** Rejects with the disk's error. */
  static async create(disk: Disk, folder: string, game: string, begun: NewBrokerState): Promise<BrokerFile> {
    await disk.makeFolder(folder);
    const state: BrokerState = {
      ...begun,
      ...{ handed: null, pending: false, taken: 0, inbox: [], refused: null, over: false, closed: false },
    };
    const file = new BrokerFile(disk, path.join(folder, game + ENDING), state);
    await file.write({});
    return file;
  }
  /** Every game that a broker carries; what cannot be read is left out and told. */
  static async all(disk: Disk, folder: string, log: (line: string) => void): Promise<readonly BrokerFile[]> {
    const names = await disk.list(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(ENDING)).map((name) => path.join(folder, name));
    const read = files.map(async (file) => {
      const kept = v.safeParse(Kept, (await readJson(disk, file)).value);
      if (!kept.success) log(`${file} is damaged: no broker carries the turns of its game`);
      if (!kept.success) return [];
      const { version: _, ...state } = kept.output;
      return [new BrokerFile(disk, file, state)];
    });
    return (await Promise.all(read)).flat();
  }

  get state(): BrokerState {
    return this.current;
  }
  /** Rejects with the disk's error; nothing has changed then. `change` sees what was written before it. */
  write(change: Partial<BrokerState> | ((now: BrokerState) => Partial<BrokerState>)): Promise<void> {
    return this.writing.run(async () => {
      const next = { ...this.current, ...(typeof change === 'function' ? change(this.current) : change) };
      await writeWhole(this.disk, this.file, JSON.stringify({ version: VERSION, ...next }));
      this.current = next;
    });
  }
}
