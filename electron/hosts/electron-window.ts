/**
 * The one window and the restrictions of its page: isolated, sandboxed, without Node, without navigation and new
 * windows. Its bounds are restored unless they are no longer on any screen.
 */
import path from 'node:path';
import { app, BrowserWindow, type BrowserWindowConstructorOptions, type Session, screen } from 'electron';
import type { WindowPlace } from '../saves/preferences.ts';
import { backgroundNow } from './electron-theme.ts';
import { PAGE_HOST, SCHEME } from './page-files.ts';

export const PAGE = `${SCHEME}://${PAGE_HOST}/index.html`;
const USUAL = { width: 1280, height: 800 };
/** in a smaller window the strips and the board do not fit; a screen of 1366 x 768 at 200 % has 683 x 344 for it */
const SMALLEST = { width: 640, height: 320 };

export function openWindow(place: WindowPlace | null): BrowserWindow {
  const { workAreaSize } = screen.getPrimaryDisplay();
  const options: BrowserWindowConstructorOptions = {
    width: Math.min(USUAL.width, workAreaSize.width),
    height: Math.min(USUAL.height, workAreaSize.height),
    ...(place && isSeen(place) ? { x: place.x, y: place.y, width: place.width, height: place.height } : {}),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: app.getName(),
    // shown until the first frame of the page
    backgroundColor: backgroundNow(),
    webPreferences: {
      preload: path.join(__dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  };
  const window = new BrowserWindow(options);
  const contents = window.webContents;
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  // a reload stays on the page; any other navigation is blocked
  const stay = (event: { preventDefault: () => void }, url: string) => {
    if (url !== PAGE) event.preventDefault();
  };
  contents.on('will-navigate', (event, url) => stay(event, url));
  contents.on('will-redirect', (event, url) => stay(event, url));
  contents.on('will-frame-navigate', (event) => stay(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  let isShown = false;
  const show = () => {
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    if (place?.maximized) window.maximize();
    if (place?.fullScreen) window.setFullScreen(true);
    window.show();
  };
  window.once('ready-to-show', show);
  // under Wayland `ready-to-show` is not emitted for a hidden window (electron/electron#48859)
  if (process.platform === 'linux') contents.once('did-finish-load', show);
  return window;
}

/** Denies all permissions (camera, location, notifications, devices) and all network access. */
export function fence(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !isOurs(url) }));
}

/** `blob:` and `data:` are pictures made by the page itself; `devtools:` is part of the app too */
const OURS = new Set([`${SCHEME}:`, 'blob:', 'data:', 'devtools:']);
const isOurs = (url: string): boolean => URL.canParse(url) && OURS.has(new URL(url).protocol);

export function windowPlaceOf(window: BrowserWindow): WindowPlace {
  const { x, y, width, height } = window.getNormalBounds();
  return { x, y, width, height, maximized: window.isMaximized(), fullScreen: window.isFullScreen() };
}

/** Would enough of the title bar be on a screen to drag it? */
function isSeen({ x, y, width, height }: WindowPlace): boolean {
  if (width < SMALLEST.width || height < SMALLEST.height) return false;
  return screen.getAllDisplays().some(({ workArea }) => {
    const overlap = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    return overlap > 120 && y >= workArea.y - 1 && y < workArea.y + workArea.height - 60;
  });
}
