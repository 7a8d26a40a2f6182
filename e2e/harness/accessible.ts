/** What axe-core finds wrong with the page for people who use a screen reader, a keyboard or need contrast. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** put into the page by `violationsOn` */
    axe?: typeof axe;
  }
}
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page. In the other theme only the colours differ. One rule is left out, which axe-core itself calls
 * experimental: it takes all that a control shows for its label, also what describes it.
 */
async function violations(): Promise<string[]> {
  const root = document.documentElement;
  const found = new Set<string>();
  const theme = root.dataset.theme;
  for (const shown of ['night', 'day']) {
    root.dataset.theme = shown;
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const only: axe.RunOptions =
      shown === theme
        ? { rules: { 'label-content-name-mismatch': { enabled: false } } }
        : { runOnly: ['color-contrast'] };
    const result = await window.axe?.run(document, { ...only, resultTypes: ['violations'] });
    for (const { id, help, nodes } of result?.violations ?? [])
      for (const { html } of nodes) found.add(`${id} (${help}), ${shown}: ${html.slice(0, 160)}`);
  }
  root.dataset.theme = theme;
  return [...found];
}

/** Each fault with its rule, in both themes. */
export async function violationsOn(page: Page): Promise<string[]> {
  // evaluated by the debugger, which the page's content security policy does not concern
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(violations);
}
