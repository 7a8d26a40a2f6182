/** The window's own parts (its title, native menus, what is seen before the page has drawn) follow the theme. */
import { type BrowserWindow, nativeTheme } from 'electron';
import { BACKGROUNDS, type Settings } from '../contract/settings.ts';

const sources = { night: 'dark', day: 'light', system: 'system' } as const;

/** Electron asks the system where the theme says so. */
export function followTheme(theme: Settings['theme']): void {
  nativeTheme.themeSource = sources[theme];
}

export const backgroundNow = (): string => (nativeTheme.shouldUseDarkColors ? BACKGROUNDS.night : BACKGROUNDS.day);

/** The theme was changed, in the settings or in the system. */
export function keepBackground(window: BrowserWindow): void {
  const update = () => {
    if (!window.isDestroyed()) window.setBackgroundColor(backgroundNow());
  };
  nativeTheme.on('updated', update);
  window.once('closed', () => nativeTheme.off('updated', update));
}
