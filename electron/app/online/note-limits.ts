/**
 * How much guests may add to the save of the host without the game going on: what they write and draw, and what they take
 * back in a turn of their own. A guest that asks as often as it may would fill the save otherwise, and end the game.
 */
import { err } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import type { Answer } from '../../contract/result.ts';

interface Amount {
  readonly count: number;
  readonly bytes: number;
}
const NONE: Amount = { count: 0, bytes: 0 };
export const MOST_OF_GUEST: Amount = { count: 1000, bytes: 100_000 };
/** whoever comes back with another code begins anew, but not the game */
export const MOST_OF_GAME: Amount = { count: 2000, bytes: 200_000 };

const sum = (one: Amount, other: Amount): Amount => ({
  count: one.count + other.count,
  bytes: one.bytes + other.bytes,
});
const isWithin = ({ count, bytes }: Amount, most: Amount): boolean => count <= most.count && bytes <= most.bytes;

export class NoteLimits {
  private game = NONE;
  private readonly guests = new Map<string, Amount>();

  /** Another game has begun. */
  begin(): void {
    this.game = NONE;
    this.guests.clear();
  }
  forget(person: string): void {
    this.guests.delete(person);
  }
  /** Does that for a guest and counts it, unless it would be too much. Only in the queue. */
  async within<T>(person: string, added: unknown, make: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const amount = { count: 1, bytes: Buffer.byteLength(JSON.stringify(added)) };
    const guest = sum(this.guests.get(person) ?? NONE, amount);
    const game = sum(this.game, amount);
    if (!isWithin(guest, MOST_OF_GUEST) || !isWithin(game, MOST_OF_GAME))
      return err('many-notes', tableMessages.manyNotes);
    const done = await make();
    if (done.ok) {
      this.guests.set(person, guest);
      this.game = game;
    }
    return done;
  }
}
