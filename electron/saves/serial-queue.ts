/**
 * Runs tasks one at a time, in order: each starts when the one before has finished or failed. A task must not wait for
 * another task of the same queue.
 */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  /** called after every task; must not throw */
  after: () => void = () => {};

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.last.then(work).finally(() => this.after());
    // the caller handles a failure; the next task starts anyway
    this.last = mine.catch(() => {});
    return mine;
  }
}
