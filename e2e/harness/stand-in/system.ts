/** `screen`, `nativeTheme`, `powerMonitor` and `clipboard`: what the system says is what the test says. */
import { EventEmitter } from 'node:events';
import type { Clipboard, NativeTheme, PowerMonitor, Screen } from 'electron';
import { guard, type Implements } from './guard.ts';
import { onOrder, tell } from './trace.ts';

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  workAreaSize: { width: 1920, height: 1040 },
  scaleFactor: 1,
};
export const screen = guard(
  'screen',
  Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
  } satisfies Implements<Screen>),
);
let systemIsDark = true;
const theme = new EventEmitter();
export const nativeTheme = Object.assign(theme, {
  shouldUseDarkColors: true,
  themeSource: 'system' as NativeTheme['themeSource'],
} satisfies Implements<NativeTheme>);
let themeSource: NativeTheme['themeSource'] = 'system';
Object.defineProperties(nativeTheme, {
  shouldUseDarkColors: { get: () => (themeSource === 'system' ? systemIsDark : themeSource === 'dark') },
  themeSource: {
    get: () => themeSource,
    set: (source: NativeTheme['themeSource']) => {
      themeSource = source;
      tell('themeSource', source);
      theme.emit('updated');
    },
  },
});
const power = new EventEmitter();
export const powerMonitor = guard('powerMonitor', {
  on: (event: string, then: () => void) => power.on(event, then),
} satisfies Implements<PowerMonitor>);
onOrder('power', (event: 'suspend' | 'resume') => void power.emit(event));
let clipboardIsBusy = false;
export const clipboard = guard('clipboard', {
  writeText: async (text: string) => {
    if (clipboardIsBusy) throw new Error('the clipboard is busy');
    tell('clipboard', text);
  },
} satisfies Implements<Clipboard>);
onOrder('clipboard', (isBusy: boolean) => {
  clipboardIsBusy = isBusy;
});
onOrder('theme', (dark: boolean) => {
  systemIsDark = dark;
  theme.emit('updated');
});
