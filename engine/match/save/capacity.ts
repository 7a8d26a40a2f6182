/**
 * How much one match can keep. A change that no save could be read with is refused before it is made: whatever a match has
 * taken, its file and its journal can be opened again.
 */
import type { Side } from '../../core/ids.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Entry } from '../entry.ts';
import { words } from '../words.ts';
import { plainAscii } from './checksum.ts';

/** public ones; no real game is this long */
export const MOST_ENTRIES = 100_000;
/** of all entries together, in bytes; a test holds it against the largest file that is read */
export const LARGEST_MATCH = 15_000_000;
/** of the secret entries of one side, in bytes */
export const LARGEST_SECRETS = 900_000;

/** what a full match still takes, because it ends the game or keeps what has happened already */
const ENDS: readonly Entry['do'][] = ['resign', 'agree', 'flag', 'sent', 'time'];
/** how many of those */
export const MOST_ENDS = 2000;

/** in bytes, beside the entry itself: its checksum, its place, and the line of the history that may branch off at it */
const BESIDE = 100;
/** the same of a secret entry, which is sealed in the journal in a blob that tells nothing of its length */
const BESIDE_SECRET = 600;

const full = () => err('full-game', words.fullGame);

/** What a match has kept so far. */
export class Capacity {
  private open = 0;
  private bytes = 0;
  private readonly secrets: [number, number] = [0, 0];

  /** May this entry be added? */
  admits(entry: Entry): Result<void> {
    const spare = ENDS.includes(entry.do) ? MOST_ENDS : 0;
    if (this.open >= MOST_ENTRIES + spare) return full();
    if (this.bytes + sizeOf(entry) > LARGEST_MATCH + spare * BESIDE_SECRET) return full();
    return this.secrets.some((bytes) => bytes > LARGEST_SECRETS) && spare === 0 ? full() : ok(undefined);
  }
  /** So many entries that play a turn, and what ends it. */
  admitsTurn(actions: readonly string[]): Result<void> {
    const bytes = actions.reduce((sum, action) => sum + sizeOf({ do: 'play', action, at: Number.MAX_SAFE_INTEGER }), 0);
    return this.open + actions.length > MOST_ENTRIES || this.bytes + bytes > LARGEST_MATCH ? full() : ok(undefined);
  }
  add(entry: Entry, secretOf: Side | null): void {
    const size = sizeOf(entry);
    if (secretOf === null) {
      this.open++;
      this.bytes += size;
    } else {
      this.bytes += size + BESIDE_SECRET;
      this.secrets[secretOf] += size;
    }
  }
}

/** In bytes, as it is in a file, or a little more. */
const sizeOf = (entry: Entry): number => {
  const text = JSON.stringify(entry);
  return (/^[\x20-\x7e]*$/.test(text) ? text.length : plainAscii(text).length) + BESIDE;
};
