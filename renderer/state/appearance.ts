/**
 * Applies the settings to the document: attributes on the root element that tokens.css reads. Must stay true: the
 * system's preferences (dark, contrast, motion) are resolved here and nowhere else, so that style sheets, the scene and
 * tests all agree.
 */
import { useSyncExternalStore } from 'react';
import type { Settings } from '../../electron/contract/settings.ts';

const queries = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: reduce)',
} as const;
const wishes = (query: keyof typeof queries) => globalThis.matchMedia(queries[query]).matches;

/** Should motion be reduced to none? The settings decide; `system` asks the system. */
export const reducedMotion = (settings: Settings): boolean =>
  settings.calm || settings.motion === 'reduced' || (settings.motion === 'system' && wishes('motion'));

/** Is it day? The setting decides; `system` asks the system. */
export const isDay = (settings: Settings): boolean =>
  settings.theme === 'day' || (settings.theme === 'system' && wishes('light'));

const highContrast = (settings: Settings): boolean => settings.contrast === 'high' || wishes('contrast');

/** Has a piece the letter of its group? The setting decides; `auto` asks for high contrast, here or in the system. */
export const showsGroupLetters = (settings: Settings): boolean =>
  settings.groupLetters === 'always' ||
  (settings.groupLetters === 'auto' && settings.letters !== 'never' && (highContrast(settings) || wishes('forced')));

export function applyAppearance(settings: Settings, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = isDay(settings) ? 'day' : 'night';
  root.dataset.contrast = highContrast(settings) ? 'high' : 'usual';
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

/** What the settings say together with the system: also when a preference of the system changes. */
export const useResolved = (resolve: (settings: Settings) => boolean, settings: Settings): boolean =>
  useSyncExternalStore(watchSystem, () => resolve(settings));
