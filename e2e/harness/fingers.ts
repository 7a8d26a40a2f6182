/**
 * Fingers on a touch screen, as Chromium receives them from one: the browser decides itself what is a tap, a pinch or a
 * captured pointer. The page needs `hasTouch`.
 */
import type { CDPSession, Page } from '@playwright/test';

type Spot = readonly [number, number];
interface Contact {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

export class Fingers {
  readonly #session: CDPSession;
  readonly #down = new Map<number, Contact>();

  private constructor(session: CDPSession) {
    this.#session = session;
  }
  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Contact[]): Promise<unknown> {
    return this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  #set([x, y]: Spot, id: number, radius: number): void {
    this.#down.set(id, { id, x, y, radiusX: radius, radiusY: radius });
  }

  /** `radius`: in px; a palm has 60 or so */
  async press(at: Spot, id = 0, radius = 8): Promise<void> {
    this.#set(at, id, radius);
    await this.#send('touchStart', [...this.#down.values()]);
  }
  /** In steps, as a hand moves. */
  async move(to: Spot, id = 0, steps = 4): Promise<void> {
    const from = this.#down.get(id);
    if (!from) throw new Error(`Finger ${id} is not on the screen.`);
    for (let n = 1; n <= steps; n++) {
      const at = [from.x + ((to[0] - from.x) * n) / steps, from.y + ((to[1] - from.y) * n) / steps] as const;
      this.#set(at, id, from.radiusX);
      await this.#send('touchMove', [...this.#down.values()]);
    }
  }
  async lift(id = 0): Promise<void> {
    const contact = this.#down.get(id);
    if (!contact) throw new Error(`Finger ${id} is not on the screen.`);
    this.#down.delete(id);
    // unlike the others, this event lists what is no longer on the screen
    await this.#send('touchEnd', [contact]);
  }
  async cancel(): Promise<void> {
    this.#down.clear();
    await this.#send('touchCancel', []);
  }
  /** Both are sent at once: between two answers of a busy page a tap would become a hold. */
  async tap(at: Spot): Promise<void> {
    await Promise.all([this.press(at), this.lift()]);
  }
  /** A finger presses and pulls, which are sent at once like the tap. */
  async pull(from: Spot, to: Spot): Promise<void> {
    await Promise.all([this.press(from), this.move(to)]);
  }
  /** A finger presses, pulls and is lifted. */
  async drag(from: Spot, to: Spot): Promise<void> {
    await this.pull(from, to);
    await this.lift();
  }
  /** Two fingers press at once, and pull to where they end. */
  async pinch(
    [one, other]: readonly [Spot, Spot],
    [there, further]: readonly [Spot, Spot],
    steps?: number,
  ): Promise<void> {
    await Promise.all([this.press(one, 0), this.press(other, 1)]);
    await this.move(there, 0, steps);
    await this.move(further, 1, steps);
    await Promise.all([this.lift(0), this.lift(1)]);
  }
}
