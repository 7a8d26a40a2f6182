/**
 * What a guest's machine keeps of a table: its seat, so that it can come back after it was ended or killed, and a copy of
 * what it saw last, which can be read when the table is gone. The seat's key lets its bearer play; only the user may read it.
 */
import path from 'node:path';
import * as v from 'valibot';
import { LONGEST_CODE } from '../../contract/online.ts';
import type { HistoryNode, View } from '../../contract/view.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import { readJson } from '../../saves/preferences.ts';

const VERSION = 1;
const Kept = v.object({
  version: v.literal(VERSION),
  code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

export interface KeptSeat {
  readonly code: string;
  readonly key: Uint8Array;
}

export class GuestFiles {
  private readonly disk: Disk;
  private readonly folder: string;

  constructor(disk: Disk, home: string) {
    this.disk = disk;
    this.folder = path.join(home, 'tables');
  }
  private get seat(): string {
    return path.join(this.folder, 'seat.json');
  }

  async keepSeat({ code, key }: KeptSeat): Promise<void> {
    await this.disk.makeFolder(this.folder);
    const kept = { version: VERSION, code, key: Buffer.from(key).toString('base64url') };
    await writeWhole(this.disk, this.seat, JSON.stringify(kept));
  }
  /** null: there is none, or it cannot be read */
  async keptSeat(): Promise<KeptSeat | null> {
    const read = v.safeParse(Kept, (await readJson(this.disk, this.seat)).value);
    return read.success
      ? { code: read.output.code, key: Uint8Array.from(Buffer.from(read.output.key, 'base64url')) }
      : null;
  }
  async forgetSeat(): Promise<void> {
    await this.disk.remove(this.seat).catch(() => {});
  }

  /** `history` is undefined if the line was cut before it was there. */
  async keepCopy(view: View, history: { readonly nodes: readonly HistoryNode[] } | undefined): Promise<void> {
    await this.disk.makeFolder(this.folder);
    const file = path.join(this.folder, `${view.match.replace(/[^\w-]/g, '')}.json`);
    await writeWhole(this.disk, file, JSON.stringify({ version: VERSION, view, ...(history && { history }) }));
  }
}
