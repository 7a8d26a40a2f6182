/**
 * Reads a file that players choose or that a link in the library points to: it may be a pipe, a device, a folder, far
 * too big, or on a disk that no longer responds. Each of these is refused in bounded time. Files are read one at a
 * time, and at most two reads may hang: Node reads files with a few threads only, and the library needs them too.
 */
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { errorMessages } from '../contract/messages.ts';
import { LARGEST_FILE } from '../contract/requests.ts';
import { codeOf, type Disk, type FileState } from './disk/disk.ts';
import { SerialQueue } from './serial-queue.ts';

/** milliseconds: enough for a disk that has to spin up first */
const PATIENCE = 5000;
const MOST_STUCK = 2;

/** The text of a file that should contain a game. */
export async function readFileText(disk: Pick<Disk, 'read'>, file: string): Promise<Result<string>> {
  try {
    return ok(await disk.read(file, LARGEST_FILE));
  } catch (error) {
    const code = codeOf(error);
    return code === 'EFBIG' ? err('too-big', errorMessages.tooBig) : err('unreadable', errorMessages.cannotRead, code);
  }
}

export class Reading {
  private readonly disk: Disk;
  private readonly patience: number;
  private readonly queue = new SerialQueue();
  private readonly stuck = new Set<string>();

  constructor(disk: Disk, patience: number = PATIENCE) {
    this.disk = disk;
    this.patience = patience;
  }

  text(file: string): Promise<Result<string>> {
    return readFileText({ read: (name, most) => this.bounded(name, () => this.disk.read(name, most)) }, file);
  }

  /** Rejects with the disk's error, or with `ETIMEDOUT`. */
  state(file: string): Promise<FileState> {
    return this.bounded(file, () => this.disk.state(file));
  }

  private bounded<T>(file: string, work: () => Promise<T>): Promise<T> {
    return this.queue.run(() => {
      if (this.stuck.has(file) || this.stuck.size >= MOST_STUCK) throw timedOut(file);
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.stuck.add(file);
          reject(timedOut(file));
        }, this.patience);
        work()
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer);
            this.stuck.delete(file);
          });
      });
    });
  }
}

const timedOut = (file: string): Error => Object.assign(new Error(`${file} does not answer`), { code: 'ETIMEDOUT' });
