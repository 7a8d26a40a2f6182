/** The native parts of the window (title bar, menus, the background before the first frame) follow the theme. */
import { type BrowserWindow, nativeTheme } from 'electron';
import { BACKGROUNDS, type Settings } from '../contract/settings.ts';

const sources = { night: 'dark', day: 'light', system: 'system' } as const;

/** With the theme `system`, Electron follows the system. */
export function followTheme(theme: Settings['theme']): void {
  nativeTheme.themeSource = sources[theme];
}

export const backgroundNow = (): string => (nativeTheme.shouldUseDarkColors ? BACKGROUNDS.night : BACKGROUNDS.day);

/** Updates the window's background when the theme changes, in the settings or in the system. */
export function keepBackground(window: BrowserWindow): void {
  const update = () => {
    if (!window.isDestroyed()) window.setBackgroundColor(backgroundNow());
  };
  nativeTheme.on('updated', update);
  window.once('closed', () => nativeTheme.off('updated', update));
}
