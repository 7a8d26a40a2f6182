/** Where the window opens: where it was, unless nobody could reach it there, and in full screen if it was. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { realDisk } from '../saves/disk/disk.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { readWindowPlace, type WindowPlace, writeWindowPlace } from '../saves/preferences.ts';

interface Opened {
  readonly options: Readonly<Record<string, unknown>>;
  readonly told: string[];
  show(): void;
}
const opened: Opened[] = [];
/** of the screen, without the bars of the system */
const size = { width: 1920, height: 1040 };
vi.resetModules();
vi.doMock('electron', () => ({
  app: { getName: () => 'Fairytable' },
  nativeTheme: { shouldUseDarkColors: true },
  screen: {
    getAllDisplays: () => [{ workArea: { x: 0, y: 0, ...size } }],
    getPrimaryDisplay: () => ({ workAreaSize: size }),
  },
  BrowserWindow: class {
    readonly webContents = { setWindowOpenHandler() {}, on() {}, once() {} };
    private readonly told: string[] = [];
    private ready = () => {};
    constructor(options: Opened['options']) {
      opened.push({ options, told: this.told, show: () => this.ready() });
    }
    once(_: string, ready: () => void) {
      this.ready = ready;
    }
    isDestroyed = () => false;
    maximize = () => this.told.push('maximized');
    setFullScreen = (on: boolean) => this.told.push(`full screen ${on}`);
    show = () => this.told.push('shown');
  },
}));
const { openWindow } = await import('./electron-window.ts');
afterAll(() => vi.doUnmock('electron'));
afterEach(() => {
  opened.splice(0);
  Object.assign(size, { width: 1920, height: 1040 });
});

const place = (more: Partial<WindowPlace>): WindowPlace => ({
  ...{ x: 210, y: 120, width: 1000, height: 700, maximized: false, fullScreen: false },
  ...more,
});
/** The bounds with which a window opens that stood there. */
function boundsFrom(stood: WindowPlace | null) {
  openWindow(stood);
  const { x, y, width, height } = opened.at(-1)!.options;
  return { x, y, width, height };
}

test('it opens where it was', () => {
  expect(boundsFrom(place({}))).toEqual({ x: 210, y: 120, width: 1000, height: 700 });
});

test.each([
  ['nowhere yet', null],
  ['on a screen that is gone', place({ x: 4000 })],
  ['with its title bar above the screen', place({ y: -500 })],
  ['with its title bar below the screen', place({ y: 1030 })],
  ['too small for the board', place({ width: 90, height: 20 })],
])('a window that stood %s opens in its usual place', (_, stood) => {
  expect(boundsFrom(stood)).toEqual({ x: undefined, y: undefined, width: 1280, height: 800 });
});

test('on a screen of 1366 x 768 at 200 % it is no larger than the screen, and can be', () => {
  Object.assign(size, { width: 683, height: 344 });
  expect(boundsFrom(null)).toMatchObject(size);
  const { minWidth, minHeight } = opened.at(-1)!.options;
  expect(minWidth).toBeLessThanOrEqual(size.width);
  expect(minHeight).toBeLessThanOrEqual(size.height);
});

test.each([
  [{}, ['shown']],
  [{ maximized: true }, ['maximized', 'shown']],
  [{ fullScreen: true }, ['full screen true', 'shown']],
])('shown with %o: %o', (more, told) => {
  openWindow(place(more));
  opened[0]?.show();
  expect(opened[0]?.told).toEqual(told);
});

test('what was written of it is read again, and nonsense is no place', async () => {
  const home = temporaryFolder();
  expect(await readWindowPlace(realDisk, home)).toBeNull();
  await writeWindowPlace(realDisk, home, place({ fullScreen: true }));
  expect(await readWindowPlace(realDisk, home)).toEqual(place({ fullScreen: true }));
  fs.writeFileSync(path.join(home, 'window.json'), '{ "x": "left", "width": null }');
  expect(await readWindowPlace(realDisk, home)).toBeNull();
});
