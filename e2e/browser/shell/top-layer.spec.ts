/**
 * Tooltips, toasts, menus and dialogs in any order of opening, closing and removing: none may throw, whatever the
 * browser is in the middle of showing, and the page can be used afterwards.
 */
import type { Page } from '@playwright/test';
import { uiText } from '../../../renderer/text/index.ts';
import { expect, test } from '../../harness/flatPlayer.ts';

// many frames: the processor draws every pixel of them
test.use({ viewport: { width: 800, height: 520 } });

/** What the page has left out because it failed. */
function failures(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => / failed\b/.test(message.text()) && found.push(message.text()));
  return found;
}
const stopped = (page: Page) => page.getByRole('heading', { name: uiText.shell.failed });

test('a tooltip that appears while a menu is being shown does not stop the page', async ({ flat: player }) => {
  const { page } = player;
  const failed = failures(page);
  await player.newGame();
  // what an ill-timed step of the focus does: it comes between the browser's decision to show the menu and the menu
  await page.evaluate(() =>
    document.addEventListener(
      'beforetoggle',
      () => document.querySelector<HTMLElement>('[data-testid=view-above]')?.focus(),
      { capture: true, once: true },
    ),
  );
  await page.getByTestId('menu').focus();
  await player.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(stopped(page)).toHaveCount(0);
  expect(failed).toEqual([]);
  await player.press('Escape');
});

test('random events open and close all of them, and nothing throws', async ({ flat: player }) => {
  const { page } = player;
  const failed = failures(page);
  await player.newGame();
  const random = await page.evaluateHandle(() => {
    let state = 1;
    const chance = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 0x100000000;
    };
    const some = (selector: string): HTMLElement | undefined => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      return found[Math.floor(chance() * found.length)];
    };
    const events: readonly (() => unknown)[] = [
      () => some('[data-tip]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      () => some('button[data-tip]')?.focus(),
      () => some('button')?.focus(),
      () => some('[data-testid=menu]')?.click(),
      () => some('dialog[open] button[aria-label], [data-testid=toast] button')?.click(),
    ];
    const event = (of = events.length) => events[Math.floor(chance() * of)]?.();
    // tooltips also while the browser is showing or hiding something
    const within = () => void (chance() < 0.5 && event(3));
    document.addEventListener('beforetoggle', within, true);
    document.addEventListener('toggle', within, true);
    const burst = async (most: number) => {
      for (let n = 0; n < most; n++) {
        event();
        if (chance() < 0.3) await new Promise(requestAnimationFrame);
        else if (chance() < 0.5) await Promise.resolve();
      }
    };
    const end = () => {
      document.removeEventListener('beforetoggle', within, true);
      document.removeEventListener('toggle', within, true);
    };
    return { burst, end };
  });
  // keys of a person as well: the browser runs what waits between the steps of an event of its own, not of a script's
  const keys = ['Tab', 'Enter menu', 'Escape', 'ArrowDown', 'F1', 'Enter menu', 'Control+,', 'Alt+m', 'Enter menu'];
  for (let n = 0; n < 2 * keys.length; n++) {
    const [key, on] = keys[(n * 7) % keys.length]?.split(' ') ?? [];
    if (on === 'menu') await page.getByTestId('menu').focus();
    await page.keyboard.press(key ?? 'Tab');
    await random.evaluate(({ burst }, most) => burst(most), (n % 3) + 1);
    await expect(stopped(page)).toHaveCount(0);
  }
  await random.evaluate(({ end }) => end());
  expect(failed).toEqual([]);
  const open = page.locator('dialog[open], [role=menu]:popover-open');
  // one more Escape for each, also for one that was still being loaded; the events above have moved the focus anywhere
  const close = async () => {
    const count = await open.count();
    if (count === 0) return 0;
    await open.nth(count - 1).focus();
    await player.press('Escape');
    return open.count();
  };
  await expect.poll(close, 'everything can be closed').toBe(0);
  await page.getByTestId('menu').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(failed).toEqual([]);
});
