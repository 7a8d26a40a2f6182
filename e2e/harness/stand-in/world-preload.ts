/**
 * Runs first in every document, in the preload's isolated world: a sandboxed preload's surroundings (a `require`
 * that knows Electron only, a small `process`), and the built preload inside them. Its messages to the main process
 * leave through a binding that only this world has.
 */
import { installBridge } from './bridge.ts';
import { electronInPreload } from './electronInPreload.ts';

declare const __standIn: { readonly preload: string; readonly platform: string; readonly versions: object };
declare const __standInSend: (message: string) => void;

const send = (message: object) => __standInSend(JSON.stringify(message));

if (window.top === window) {
  const { expose } = installBridge('preload');
  const { electron, receive } = electronInPreload(send, expose);
  Object.defineProperty(globalThis, '__standInReceive', { value: receive });
  const require = (id: string) => {
    if (id === 'electron' || id === 'electron/renderer') return electron;
    throw new Error(`module not found: ${id}`);
  };
  const process = {
    platform: __standIn.platform,
    versions: __standIn.versions,
    env: {},
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
  };
  const module = { exports: {} };
  try {
    new Function('require', 'module', 'exports', 'process', 'global', __standIn.preload)(
      require,
      module,
      module.exports,
      process,
      globalThis,
    );
  } catch (error) {
    send({ kind: 'preload-error', error: String(error instanceof Error ? error.stack : error) });
  }
}
