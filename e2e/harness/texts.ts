/**
 * Whether the texts of the screen on top can be read: none is smaller than 12 px, none leaves the page at its side, and what
 * stands in a field fits it.
 */
import type { Page } from '@playwright/test';

/** Runs in the page. */
function unreadable(): string[] {
  const root =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    [...document.querySelectorAll('[data-page]:not([inert])')].at(-1) ??
    document.body;
  const wrong = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    const holder = text.parentElement;
    // the letters in a picture have its size; what is only heard has none
    if (!words || !holder || holder.closest('svg, .sr, .skip, style') || holder.offsetWidth <= 1) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(holder).fontSize);
    // a text of 0 px is hidden
    if (size > 0 && size < 12) wrong.add(`“${words}” has ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((it) => it.width > 0 && it.right > innerWidth + 1))
      wrong.add(`“${words}” leaves the page`);
  }
  // a row of the list of keys is as wide as its column
  for (const row of root.querySelectorAll('dl > div'))
    if (row.scrollWidth > row.clientWidth + 1) wrong.add(`“${row.textContent}” leaves its column`);
  for (const field of root.querySelectorAll('input'))
    if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
      wrong.add(`“${field.value}” does not fit its field ${field.ariaLabel ?? field.id}`);
  return [...wrong];
}

export const unreadableOn = (page: Page): Promise<string[]> => page.evaluate(unreadable);
