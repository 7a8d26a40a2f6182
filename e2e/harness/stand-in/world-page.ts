/** Runs first in every document, in the page's own world: the near end of the bridge, and `window.open`, which
 * answers null and asks the window's open handler, as in Electron when the handler denies. */
import { installBridge } from './bridge.ts';

declare global {
  interface Window {
    __standInOpen?: (url: string) => void;
  }
}

if (window.top === window) {
  installBridge('page');
  const report = window.__standInOpen;
  window.open = (url) => {
    report?.(new URL(url ?? 'about:blank', location.href).href);
    return null;
  };
  delete window.__standInOpen;
}
