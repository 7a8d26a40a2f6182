/** What the updater needs of Electron. */
import { app, net, session } from 'electron';
import pack from '../../package.json';
import type { UpdaterOfHost } from '../app/updates/updater.ts';
import { updaterFor } from './electron-updates/updater.ts';

export function updaterOfElectron(log: (line: string) => void): UpdaterOfHost {
  return updaterFor({
    surroundings: {
      ...{ isPackaged: app.isPackaged, platform: process.platform, env: process.env },
      ...{ program: process.execPath, resources: process.resourcesPath },
    },
    version: pack.version,
    folder: app.getPath('userData'),
    // in memory only, and apart from the page's, which may ask for nothing outside
    network: () => ({
      ask: (options) => net.request(options),
      session: session.fromPartition('updates', { cache: false }),
    }),
    // everything is saved and closed by then
    onQuit: (handler) => app.once('quit', (_event, code) => handler(code)),
    log,
  });
}
