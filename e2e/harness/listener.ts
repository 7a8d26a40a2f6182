/**
 * Somebody at the flat board who sees nothing: the only things read are what the live regions said and the name of what
 * has the focus. Everything is done with keys.
 */
import type { Page } from '@playwright/test';
import { FlatPlayer } from './flatPlayer.ts';
import { expect } from './test.ts';

/** What a screen reader says of the thing that has the focus: its own name, or what names it. */
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
  /** Presses a key and answers what is said until the page is at rest. */
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
  /** To a square by its name: what is said there of the move that is pointed at. */
  async goTo(cell: string, label: RegExp): Promise<string[]> {
    return this.hear(async () => {
      await this.page.keyboard.press('Control+g');
      await this.page.keyboard.type(cell);
      await this.page.keyboard.press('Enter');
      await expect.poll(() => focused(this.page)).toMatch(label);
    });
  }
  /** Presses a key that plays: what is said from then on. */
  async plays(key = 'Enter'): Promise<string[]> {
    return this.hear(() => this.change(() => this.page.keyboard.press(key)));
  }
}
