/**
 * Applies the settings to the document: attributes on the root element that tokens.css reads. Must stay true: the
 * system's preferences (dark, contrast, motion) are resolved here and nowhere else, so that style sheets, the scene and
 * tests all agree.
 */
import type { Settings } from '../../electron/contract/settings.ts';

const queries = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more)',
  motion: '(prefers-reduced-motion: reduce)',
} as const;
const wishes = (query: keyof typeof queries) => globalThis.matchMedia(queries[query]).matches;

/** Should motion be reduced to none? The settings decide; `system` asks the system. */
export const reducedMotion = (settings: Settings): boolean =>
  settings.calm || settings.motion === 'reduced' || (settings.motion === 'system' && wishes('motion'));

/** Is it day? The setting decides; `system` asks the system. */
export const isDay = (settings: Settings): boolean =>
  settings.theme === 'day' || (settings.theme === 'system' && wishes('light'));

export function applyAppearance(settings: Settings, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = isDay(settings) ? 'day' : 'night';
  root.dataset.contrast = settings.contrast === 'high' || wishes('contrast') ? 'high' : 'usual';
  root.dataset.motion = reducedMotion(settings) ? 'reduced' : 'full';
  root.style.setProperty('--text-scale', String(settings.textSize / 100));
}

/** Calls back when one of the system's preferences changes; returns the function that unsubscribes. */
export function watchSystem(changed: () => void): () => void {
  const lists = Object.values(queries).map((query) => globalThis.matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}
