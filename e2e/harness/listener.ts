/**
 * A keyboard user who does not look at the screen: reads only the announcements in the live regions and the name of the
 * focused element. All input is by keys.
 */
import type { Page } from '@playwright/test';
import { FlatPlayer } from './flatPlayer.ts';
import { expect } from './test.ts';

/** What a screen reader announces for the focused element: its own name, or that of its label. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return '';
    const by = (it.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    return it.getAttribute('aria-label') ?? (by || (it.textContent ?? '').trim());
  });

export class Listener extends FlatPlayer {
  /** Presses a key and returns the announcements until the page is at rest. */
  async says(key: string): Promise<string[]> {
    return this.hear(() => this.page.keyboard.press(key));
  }
  /** A letter again and again until the focus is on this piece's square. */
  async find(letter: string, label: string): Promise<void> {
    const met: string[] = [];
    for (let n = 0; n < 20; n++) {
      await this.page.keyboard.press(letter);
      const here = await focused(this.page);
      met.push(here);
      if (here.startsWith(label)) return this.rest();
    }
    throw new Error(`The letter ${letter} never came to ${label}: ${met.join(' | ')}`);
  }
  /** Goes to a square by its name; returns what is announced there about the previewed move. */
  async goTo(cell: string, label: RegExp): Promise<string[]> {
    return this.hear(async () => {
      await this.page.keyboard.press('Control+g');
      await this.page.keyboard.type(cell);
      await this.page.keyboard.press('Enter');
      await expect.poll(() => focused(this.page)).toMatch(label);
    });
  }
  /** Presses a key that makes a move; returns the announcements from then on. */
  async plays(key = 'Enter'): Promise<string[]> {
    return this.hear(() => this.change(() => this.page.keyboard.press(key)));
  }
}
