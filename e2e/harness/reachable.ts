/**
 * What a player cannot reach on the screen on top. Each control and each square is scrolled into view as a player would,
 * and must then be what the browser hits in its middle. What can be scrolled only by a script is out of reach.
 */
import { expect, type Page } from '@playwright/test';

/** Runs in the page. */
function unreachable(): string[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=menuitem]';
  const topOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  const popover = topOf('[popover]:popover-open:not([role=tooltip])');
  const root = popover ?? topOf('dialog[open]') ?? topOf('[data-page]:not([inert])') ?? document.body;
  const drawer = document.querySelector('[data-panel=drawer] [data-region=panel]');
  const sheet = document.querySelector('[data-testid=draw-sheet]');
  const nameOf = (one: Element): string => {
    const text = one.getAttribute('aria-label') || one.textContent?.trim() || one.getAttribute('data-testid');
    return `${one.tagName.toLowerCase()} “${(text || one.outerHTML).slice(0, 60)}”`;
  };
  const scrolled = (from: Element): Element | null => {
    for (let box = from.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (box.scrollTop !== 0 && /hidden|clip/.test(overflowY)) return box;
      if (box.scrollLeft !== 0 && /hidden|clip/.test(overflowX)) return box;
    }
    return null;
  };
  const wrong: string[] = [];
  for (const one of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isSquare = one.matches('[data-cell]');
    // what covers the board now was opened for that, and goes with Escape
    if (isSquare && (drawer || sheet)) continue;
    // seen only with the focus, or only heard
    if (one.matches('.skip, .sr, .sr *') || one.closest('[inert]') || one.offsetWidth <= 1) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const [box] = one.getClientRects();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const byScript = scrolled(one);
    if (byScript) {
      wrong.push(`${nameOf(one)} is cut off by ${byScript.className || byScript.tagName}`);
      byScript.scrollTo(0, 0);
    } else if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) wrong.push(`${nameOf(one)} is off the screen`);
    else {
      const hit = document.elementFromPoint(x, y);
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
      if (![one, ...labels].some((it) => it.contains(hit)))
        wrong.push(`${nameOf(one)} is covered by ${hit && nameOf(hit)}`);
    }
  }
  return wrong;
}

/** Runs in the page: the squares of the 3D table that something covers, or that are off it. */
function coveredOn3D(): string[] {
  const area = document.querySelector('[data-testid=table3d], [data-testid=setup3d]');
  area?.scrollIntoView({ block: 'nearest' });
  return [...document.querySelectorAll<HTMLElement>('[data-board] [data-cell]')].flatMap((one) => {
    const spot = window.__fairytable?.project({ cell: Number(one.dataset.cell) });
    const hit = spot ? document.elementFromPoint(...spot) : null;
    return area?.contains(hit) ? [] : [`${one.dataset.name} is covered by ${hit?.outerHTML.slice(0, 80)}`];
  });
}

/** A toast, which goes by itself, is dismissed first. */
export async function unreachableOn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll('[data-testid=toast]'))
      [...toast.querySelectorAll('button')].at(-1)?.click();
  });
  await expect(page.getByTestId('toast')).toHaveCount(0);
  return page.evaluate(unreachable);
}
export const coveredSquaresOn = (page: Page): Promise<string[]> => page.evaluate(coveredOn3D);
