/**
 * A short list of pieces or cells that is filled and emptied for every action, so it never gives its memory back:
 * emptying a plain array would.
 */

export class IdList<T extends number> {
  private items = new Int16Array(16);
  size = 0;

  add(id: T): void {
    if (this.size === this.items.length) {
      const longer = new Int16Array(this.size * 2);
      longer.set(this.items);
      this.items = longer;
    }
    this.items[this.size++] = id;
  }
  clear(): void {
    this.size = 0;
  }
  at(i: number): T {
    return this.items[i] as T;
  }
  toArray(): T[] {
    return Array.from({ length: this.size }, (_, i) => this.at(i));
  }
  has(id: T): boolean {
    for (let i = 0; i < this.size; i++) if (this.items[i] === id) return true;
    return false;
  }
  some(test: (id: T) => boolean): boolean {
    for (let i = 0; i < this.size; i++) if (test(this.at(i))) return true;
    return false;
  }
}
