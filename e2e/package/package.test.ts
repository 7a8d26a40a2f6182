/**
 * What can be checked of the installers without Electron's binaries: the configuration is accepted by electron-builder,
 * it has every target we promise, and a package built from it contains exactly our bundles, with the fuses set.
 * Building the installers themselves needs downloads and is done by the workflow.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedFileIn, feedOf } from '../../electron/hosts/electron-updates/able.ts';
import { bundlesOf, filesOf, packageBudget, root } from '../../scripts/bundles.mjs';
import { licencesFile } from '../../scripts/licences.mjs';
import { feedWords } from '../../scripts/manifests/feed.mjs';
import { config, manifest as ours, packInto } from './packed.ts';
import { readFuses } from './standInDistribution.ts';

const megabyte = 1_000_000;
/** The third-party packages in the bundles, twice where there are two versions. Add a new one here once its licence has been read. */
const bundled = [
  '@babel/runtime',
  '@dimforge/rapier3d-compat',
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  '@monogrid/gainmap-js',
  '@peculiar/asn1-cms',
  '@peculiar/asn1-csr',
  '@peculiar/asn1-ecc',
  '@peculiar/asn1-pfx',
  '@peculiar/asn1-pkcs8',
  '@peculiar/asn1-pkcs9',
  '@peculiar/asn1-rsa',
  '@peculiar/asn1-schema',
  '@peculiar/asn1-x509',
  '@peculiar/asn1-x509-attr',
  '@peculiar/utils',
  '@peculiar/x509',
  '@react-three/drei',
  '@react-three/fiber',
  'abort-controller',
  'asn1js',
  'bl',
  'readable-stream',
  'safe-buffer',
  'string_decoder',
  'broker-factory',
  'builder-util-runtime',
  'debug',
  'electron-updater',
  'js-yaml',
  'semver',
  'event-target-shim',
  'fast-unique-numbers',
  'fs-extra',
  'graceful-fs',
  'has-flag',
  'inherits',
  'ip-address',
  'its-fine',
  'js-yaml',
  'jsonfile',
  'lazy-val',
  'lodash.escaperegexp',
  'lodash.isequal',
  'mqtt',
  'mqtt-packet',
  'lru-cache',
  'readable-stream',
  'safe-buffer',
  'string_decoder',
  'ms',
  'process',
  'process-nextick-args',
  'pvtsutils',
  'pvutils',
  'qrcode-generator',
  'react',
  'react-dom',
  'react-use-measure',
  'reflect-metadata',
  'rfdc',
  'sax',
  'scheduler',
  'selfsigned',
  'smart-buffer',
  'socks',
  'supports-color',
  'suspend-react',
  'three',
  'three-stdlib',
  'fflate',
  'tslib',
  'tsyringe',
  'tslib',
  'universalify',
  'use-sync-external-store',
  'valibot',
  'worker-timers',
  'worker-timers-broker',
  'ws',
  'zustand',
];

// electron-builder keeps its own validation inside a package of its own; the version is pinned
const ofElectronBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { validateConfiguration } = ofElectronBuilder('app-builder-lib/out/util/config/config');
const { DebugLogger } = ofElectronBuilder('builder-util');
const validate = (asked: object): Promise<void> =>
  validateConfiguration(structuredClone(asked), new DebugLogger(false));

describe('the configuration', () => {
  test('is accepted by electron-builder', async () => {
    await expect(validate(config)).resolves.toBeUndefined();
  });

  test('is really validated: a misspelt key and an unknown processor are refused', async () => {
    await expect(validate({ ...config, npmRebuld: false })).rejects.toThrow(/npmRebuld/);
    await expect(validate({ ...config, win: { target: [{ target: 'nsis', arch: ['z80'] }] } })).rejects.toThrow(/arch/);
  });

  test('asks for the installers of the three systems', () => {
    const targets = (of: { target?: unknown } | null | undefined) => {
      const asked = of?.target as { target: string; arch: string[] }[] | undefined;
      return asked?.map(({ target, arch }) => `${target} ${arch.join(' ')}`);
    };
    expect(targets(config.win)).toEqual(['nsis x64', 'portable x64']);
    expect(targets(config.mac)).toEqual(['dmg x64 arm64', 'zip x64 arm64']);
    expect(targets(config.linux)).toEqual(['AppImage x64', 'deb x64']);
  });

  test('has one id, by which Windows and Linux find the entry that a window belongs to', () => {
    expect(ours.desktopName).toBe(`${config.appId}.desktop`);
    expect(config.linux?.syncDesktopName).toBe(true);
  });

  test('makes an AppImage that needs no libfuse2, and whose entry does not switch the sandbox off', () => {
    expect(config.toolsets?.appimage).toBe('1.0.3');
    expect(config.appImage?.executableArgs ?? config.linux?.executableArgs ?? []).toEqual([]);
  });

  test('contains nobody’s address, and no missing file', () => {
    expect(config.linux?.maintainer).toBe(ours.author);
    expect(JSON.stringify(config)).not.toMatch(/@[\w-]+\.|\.invalid/);
  });

  test('associates .fairytable and .fairygame, with MIME types for Linux', () => {
    expect(config.fileAssociations).toMatchObject([
      { ext: 'fairytable', mimeType: 'application/x-fairytable' },
      { ext: 'fairygame', mimeType: 'application/x-fairygame' },
    ]);
  });

  test('signs Apple silicon builds ad hoc, and again after the fuses', () => {
    expect(config.electronFuses?.resetAdHocDarwinSignature).toBe(true);
    expect(config.mac).toMatchObject({ identity: '-', hardenedRuntime: false });
  });

  test('names icons that exist and are what their names say', () => {
    const first = (file: string, bytes: number) => fs.readFileSync(path.join(root, file)).subarray(0, bytes);
    expect([...first(`${config.win?.icon}`, 4)]).toEqual([0, 0, 1, 0]);
    expect(first(`${config.mac?.icon}`, 4).toString('latin1')).toBe('icns');
    for (const size of [16, 32, 48, 64, 128, 256, 512]) {
      const png = first(`${config.linux?.icon}/${size}x${size}.png`, 24);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  test('needs no packages at run time', () => {
    expect(ours.dependencies).toBeUndefined();
    expect(ours.main).toBe('out/main/main.cjs');
  });
});

// electron-builder packs a Linux folder on Linux and macOS alike; on Windows the modes of its files are lost
describe.skipIf(process.platform === 'win32')('a package built against a stand-in distribution', () => {
  let folder: string;
  let unpacked: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-pack-'));
    unpacked = await packInto(folder);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('holds exactly our bundles and package.json', () => {
    const wanted = ['package.json', ...bundlesOf('electron').flatMap(filesOf)];
    const asar = path.join(unpacked, 'resources/app.asar');
    const isFile = (name: string) => path.extname(name) !== '';
    const packed = listPackage(asar, { isPack: false }).map((name) => name.replace(/^[\\/]/, ''));
    expect(packed.filter(isFile).sort()).toEqual(wanted.sort());
    const manifest = JSON.parse(extractFile(asar, 'package.json').toString());
    expect(manifest.main).toBe('out/main/main.cjs');
  });

  test('includes the licence of everything that is bundled', () => {
    const text = extractFile(path.join(unpacked, 'resources/app.asar'), licencesFile).toString();
    const titles = [...text.matchAll(/^=+\n(.+)\n=+$/gm)].map(([, title]) => title);
    expect(titles.map((title) => title.split(' ')[0])).toEqual(['Fairytable', 'Characters', ...bundled]);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    for (const name of ['.', 'react', 'three', '@fontsource-variable/inter', '@fontsource-variable/source-serif-4']) {
      const folder = path.join(root, name === '.' ? '' : 'node_modules', name);
      expect(text).toContain(fs.readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim());
    }
    // build and test dependencies are not shipped
    for (const name of ['vite', 'esbuild', 'electron']) expect(text).not.toContain(`\n${name} `);
  });

  test('has the configured fuses', () => {
    expect(readFuses(path.join(unpacked, 'fairytable'))).toEqual({
      runAsNode: false,
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('knows no feed of new versions, and guesses none from where the checkout came from', () => {
    expect(fs.existsSync(feedFileIn(path.join(unpacked, 'resources')))).toBe(false);
  });

  test('follows the feed that it is packed with, of which electron-builder makes no other file', async () => {
    const place = path.join(folder, 'with-feed');
    fs.mkdirSync(place);
    const { words } = feedWords({ homepage: 'https://a.test', releases: `https://a.test/\${version}` }, [], 'linux');
    const options = words.map((word) => word.replace('-c.publish.', '').split('='));
    const resources = path.join(await packInto(place, Object.fromEntries(options)), 'resources');
    const program = path.join(place, 'fairytable');
    const env = { APPIMAGE: path.join(place, 'Fairytable.AppImage'), APPDIR: place };
    expect(feedOf({ isPackaged: true, platform: 'linux', env, program, resources })).toEqual({
      unable: null,
      feed: new URL('https://a.test/'),
    });
    // electron-updater keeps its downloads there, and needs the name
    expect(fs.readFileSync(feedFileIn(resources), 'utf8')).toContain('updaterCacheDirName: fairytable-updater');
    expect(fs.readdirSync(path.join(place, 'release')).filter((file) => file.startsWith('latest'))).toEqual([]);
  });

  test(`stays within the budget of ${packageBudget} MB without Electron`, () => {
    const { size } = fs.statSync(path.join(unpacked, 'resources/app.asar'));
    expect(size).toBeLessThanOrEqual(packageBudget * megabyte);
    expect(size).toBeGreaterThan(0.1 * megabyte);
  });
});
