/**
 * One at a time, in the order of coming: what was begun is finished before the next thing starts, also when it fails.
 * Whoever holds a queue must not wait for it again.
 */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    // a failure is its caller's; the next one starts all the same
    this.last = mine.catch(() => {});
    return mine;
  }
}
