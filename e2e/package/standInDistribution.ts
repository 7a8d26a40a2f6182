/**
 * A folder that electron-builder takes for Electron's Linux distribution: enough to pack against without a download.
 * Its binary carries the fuse wire at the place Electron's has it, so that setting the fuses can be read back.
 */
import fs from 'node:fs';
import path from 'node:path';

const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's order of its fuses, wire version 1 */
export const fuseNames = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const;
export type FuseName = (typeof fuseNames)[number];

/** as Electron ships them */
const asShipped: Record<FuseName, boolean> = {
  runAsNode: true,
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: true,
  enableNodeCliInspectArguments: true,
  enableEmbeddedAsarIntegrityValidation: false,
  onlyLoadAppFromAsar: false,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: true,
};

export function makeDistribution(folder: string, version: string): void {
  fs.mkdirSync(path.join(folder, 'locales'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'resources'));
  fs.writeFileSync(path.join(folder, 'version'), version);
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'locales/en-US.pak'])
    fs.writeFileSync(path.join(folder, file), 'stand-in');
  const wire = fuseNames.map((name) => (asShipped[name] ? '1' : '0')).join('');
  const binary = [Buffer.from(sentinel), Buffer.from([1, wire.length]), Buffer.from(wire), Buffer.from('\n')];
  fs.writeFileSync(path.join(folder, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 86\n#'), ...binary]), {
    mode: 0o755,
  });
}

/** The fuses as a packed binary has them. */
export function readFuses(binary: string): Record<FuseName, boolean> {
  const bytes = fs.readFileSync(binary);
  const at = bytes.indexOf(sentinel) + sentinel.length;
  if (at < sentinel.length || bytes[at] !== 1) throw new Error(`${binary} carries no fuse wire of version 1.`);
  const wire = bytes.subarray(at + 2, at + 2 + bytes[at + 1]).toString('latin1');
  return Object.fromEntries(fuseNames.map((name, i) => [name, wire[i] === '1'])) as Record<FuseName, boolean>;
}
