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

type Theme = 'night' | 'day';
interface Asked {
  readonly themes: readonly Theme[];
  /** absent: every rule but the one that axe-core calls experimental, which takes what describes a control for its label */
  readonly only?: readonly string[];
}

/** Runs in the page. */
async function violations({ themes, only }: Asked): Promise<string[]> {
  const root = document.documentElement;
  const found = new Set<string>();
  const { theme } = root.dataset;
  // what is under a dialog was looked at without it, and nobody can reach it now
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const shown of themes) {
    root.dataset.theme = shown;
    // what is still fading in has the contrast of neither colour
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const result = await window.axe?.run(top, {
      resultTypes: ['violations'],
      // for rules about sound and about turned screens, which nothing here can break: it reads every style sheet again
      preload: false,
      ...(only ? { runOnly: [...only] } : { rules: { 'label-content-name-mismatch': { enabled: false } } }),
    });
    for (const { id, help, nodes } of result?.violations ?? [])
      for (const { html } of nodes) found.add(`${id} (${help}), ${shown}: ${html.slice(0, 160)}`);
  }
  root.dataset.theme = theme;
  return [...found];
}

async function askAxe(page: Page, asked: Asked): Promise<string[]> {
  // evaluated by the debugger, which the page's content security policy does not concern
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(violations, asked);
}
/** Each fault with its rule, in the theme by night, and the contrasts by day: nothing else differs there. */
export const violationsOn = async (page: Page): Promise<string[]> => [
  ...(await askAxe(page, { themes: ['night'] })),
  ...(await askAxe(page, { themes: ['day'], only: ['color-contrast'] })),
];
/** What can differ in a smaller window of the same screen: which parts are there, in what order, and what can be reached. */
export const violationsWhenSmall = (page: Page): Promise<string[]> =>
  askAxe(page, {
    themes: ['night'],
    only: [
      'region',
      'landmark-unique',
      'heading-order',
      'scrollable-region-focusable',
      'nested-interactive',
      'target-size',
    ],
  });
