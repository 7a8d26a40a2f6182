/**
 * What electron-updater uses of Electron by itself, which no compiler finds, because it asks for the module where it needs it.
 * The application gives it requests and an adapter of its own, so that nothing of this runs under the stand-in; a new
 * version that asks for something else is looked at again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/bundles.mjs';

test('electron-updater uses nothing of Electron that we do not know of', () => {
  const folder = path.join(root, 'node_modules/electron-updater/out');
  const uses: Record<string, string[]> = {};
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const found = [...text.matchAll(/require\("electron"\)\s*\.(\w+)/g)].map(([, member]) => member);
    const all = text.split('require("electron")').length - 1;
    expect(found.length, file).toBe(all);
    if (all > 0) uses[file.replaceAll('\\', '/')] = found;
  }
  expect(uses).toEqual({
    // on macOS and Windows only
    'MacUpdater.js': ['autoUpdater'],
    'NsisUpdater.js': ['shell'],
    // in what we never call: quitAndInstall, checkForUpdatesAndNotify
    'BaseUpdater.js': ['autoUpdater'],
    'AppUpdater.js': ['Notification'],
    // in what we have our own for: electron-updates/requests.ts, the adapter in electron-updates/real-updater.ts
    'electronHttpExecutor.js': ['session', 'net'],
    'ElectronAppAdapter.js': ['app'],
  });
});
