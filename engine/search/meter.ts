/** Counts the positions looked at, and stops a search where that leaves no trace: on entering one. */

/** Thrown through the search; nobody but its root catches it. */
export const STOPPED = Symbol('the search was stopped');
/** Asking may be slow: it reads memory that another thread writes. */
const ASK_EVERY = 16;

export class Meter {
  nodes = 0;
  /** until it is set, only `stop` counts: the first depth is always finished */
  most = Infinity;
  private stop: () => boolean = () => false;

  begin(stop: () => boolean): void {
    this.nodes = 0;
    this.most = Infinity;
    this.stop = stop;
  }
  enter(): void {
    this.nodes++;
    if (this.nodes > this.most || (this.nodes % ASK_EVERY === 0 && this.stop())) throw STOPPED;
  }
}
