/** What was found out about exercises that people have made: each is checked once, outside this thread, and remembered. */
import { AT_ONCE, type Rank } from '../computer/advice-queue.ts';

/** checks that are remembered */
const MOST_CHECKED = 1000;

interface Checking<Item, Check> {
  /** null where it could not be told this time */
  readonly ask: (item: Item, rank: Rank) => Promise<Check | null>;
  /** is told what went wrong */
  readonly log: (error: string) => void;
}

export class Checks<Item extends { readonly id: string }, Check> {
  private readonly checking: Checking<Item, Check>;
  /** by id; `null`: it is being checked in the background */
  private readonly found = new Map<string, Check | null>();

  constructor(checking: Checking<Item, Check>) {
    this.checking = checking;
  }
  known(id: string): Check | undefined {
    return this.found.get(id) ?? undefined;
  }
  /** Is it known, or being checked in the background? */
  has(id: string): boolean {
    return this.found.has(id);
  }
  /** Null where it could not be told this time. */
  async check(item: Item, rank: Rank = AT_ONCE): Promise<Check | null> {
    const { id } = item;
    const known = this.found.get(id);
    if (known) return known;
    if (rank !== AT_ONCE) this.found.set(id, null);
    try {
      const check = await this.checking.ask(item, rank);
      if (check) this.found.set(id, check);
      else this.found.delete(id);
    } catch (error) {
      this.found.delete(id);
      this.checking.log(String(error));
    }
    for (const oldest of this.found.keys()) {
      if (this.found.size <= MOST_CHECKED) break;
      this.found.delete(oldest);
    }
    return this.found.get(id) ?? null;
  }
}
