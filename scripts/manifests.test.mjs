/** The manifests of the stores, made in a folder that looks like the project with installers of a few bytes in it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from './bundles.mjs';
import { settingsOf, wanted } from './manifests/facts.mjs';
import { makeManifests, runManifests } from './manifests.mjs';

const version = '1.2.3';
const homepage = 'https://fairytable.test';
const releases = `https://files.fairytable.test/v\${version}`;
const base = releases.replace(`\${version}`, version);
const installers = [
  `Fairytable-${version}-linux-amd64.deb`,
  `Fairytable-${version}-setup.exe`,
  `Fairytable-${version}-portable.exe`,
  `Fairytable-${version}-mac-arm64.zip`,
  `Fairytable-${version}-mac-x64.zip`,
  `Fairytable-${version}-linux-x86_64.AppImage`,
];
const [deb = '', setup = '', portable = '', appleZip = '', intelZip = '', appImage = ''] = installers;
const hashOf = (/** @type {string} */ file) => createHash('sha256').update(`bytes of ${file}`).digest('hex');

/** @type {string} */
let project;
const at = (/** @type {string} */ file) => path.join(project, file);
const made = (/** @type {string} */ file) => fs.readFileSync(at(`release/manifests/${file}`), 'utf8');
/** The values of a YAML document, plain ones only. @param {string} text */
const valuesIn = (text) => JSON.parse(JSON.stringify(load(text)));

/** @param {Record<string, string | undefined>} fields */
function changePackage(fields) {
  const pack = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
  fs.writeFileSync(at('package.json'), JSON.stringify({ ...pack, ...fields }));
}

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
  onTestFinished(() => fs.rmSync(project, { recursive: true, force: true }));
  for (const file of ['package.json', 'electron-builder.yml', 'README.md', 'assets/icons'])
    fs.cpSync(path.join(root, file), at(file), { recursive: true });
  fs.writeFileSync(at('CHANGELOG.md'), `# Changelog\n\n## ${version} - 2026-12-01\n\n- A thing.\n`);
  changePackage({ version, homepage, releases });
  fs.mkdirSync(at('release'));
  for (const file of installers) fs.writeFileSync(at(`release/${file}`), `bytes of ${file}`);
});

describe('the manifests of a release', () => {
  beforeEach(() => {
    expect(makeManifests(project).troubles).toBeNull();
  });

  test('lie in a folder for each store, and nothing unfinished lies beside them', () => {
    expect(fs.readdirSync(at('release/manifests')).sort()).toEqual([
      'SHA256SUMS',
      'feed',
      'flathub',
      'homebrew',
      'scoop',
      'snap',
      'winget',
    ]);
    expect(fs.readdirSync(at('release')).sort()).toEqual([...installers, 'manifests'].sort());
  });

  test('the sums are those of every installer, as sha256sum reads them', () => {
    const lines = made('SHA256SUMS').trimEnd().split('\n');
    expect(lines.sort()).toEqual(installers.map((file) => `${hashOf(file)}  ${file}`).sort());
  });

  test('Flathub: the deb with its hash, the sandbox kept, and every file that the build installs', () => {
    const id = 'org.fairytable.Fairytable';
    const manifest = valuesIn(made(`flathub/${id}.yml`));
    expect(manifest).toMatchObject({ id, base: 'org.electronjs.Electron2.BaseApp', command: 'fairytable' });
    expect(manifest['base-version']).toBe(manifest['runtime-version']);
    const { sources, 'build-commands': commands } = manifest.modules[0];
    expect(sources[0]).toMatchObject({ url: `${base}/${deb}`, sha256: hashOf(deb) });
    expect(sources[1].commands).toEqual(['exec zypak-wrapper /app/fairytable/fairytable "$@"']);
    for (const { path: file } of sources.slice(2)) {
      expect(fs.existsSync(at(`release/manifests/flathub/${file}`)), file).toBe(true);
      expect(commands.join('\n')).toContain(`install -Dm644 ${file} /app/share/`);
    }
    expect(commands.filter((/** @type {string} */ line) => line.includes('/icons/'))).toHaveLength(8);
    expect(JSON.parse(made('flathub/flathub.json'))).toEqual({ 'only-arches': ['x86_64'] });
  });

  test('Flathub: the entry of the desktop opens saved games and rules', () => {
    const lines = made('flathub/org.fairytable.Fairytable.desktop').split('\n');
    expect(lines[0]).toBe('[Desktop Entry]');
    for (const line of [
      'Name=Fairytable',
      'Exec=fairytable %U',
      'Icon=org.fairytable.Fairytable',
      'Categories=Game;',
      'MimeType=application/x-fairytable;application/x-fairygame;',
    ])
      expect(lines).toContain(line);
  });

  test('Flathub: the description is well-formed and shows the pictures of the README', () => {
    const text = made('flathub/org.fairytable.Fairytable.metainfo.xml');
    /** @type {string[]} */
    const open = [];
    for (const [, closes, name = '', isEmpty] of text.matchAll(/<(\/?)([a-z_]+)[^<>]*?(\/?)>/g))
      if (closes) expect(open.pop()).toBe(name);
      else if (!isEmpty) open.push(name);
    expect(open).toEqual([]);
    expect(text).toContain(`<release version="${version}" date="2026-12-01" />`);
    expect(text).toContain('<launchable type="desktop-id">org.fairytable.Fairytable.desktop</launchable>');
    const pictures = [...text.matchAll(/<image>(.+)<\/image>/g)].map(([, url = '']) => url);
    expect(pictures.length).toBeGreaterThan(2);
    for (const url of pictures) {
      expect(path.dirname(url)).toBe(base);
      expect(fs.existsSync(path.join(root, 'docs', path.basename(url))), url).toBe(true);
    }
  });

  test('Snap: the deb with its hash, strictly confined, with the sandbox of Chromium', () => {
    const manifest = valuesIn(made('snap/snapcraft.yaml'));
    expect(manifest).toMatchObject({ name: 'fairytable', version, license: 'MIT', confinement: 'strict' });
    expect(manifest.plugs['browser-sandbox']).toEqual({ interface: 'browser-support', 'allow-sandbox': true });
    expect(manifest.apps.fairytable.command).toBe('opt/Fairytable/fairytable');
    expect(manifest.apps.fairytable.plugs).toContain('browser-sandbox');
    expect(manifest.parts.fairytable).toMatchObject({
      source: `${base}/${deb}`,
      'source-type': 'deb',
      'source-checksum': `sha256/${hashOf(deb)}`,
    });
    // the limit of the store
    expect(manifest.summary.length).toBeLessThan(79);
    expect(fs.existsSync(at(`release/manifests/snap/${manifest.icon}`))).toBe(true);
  });

  test('winget: three documents of one version about the installer, for one user and for all', () => {
    const id = 'Fairytable.Fairytable';
    const kinds = { [id]: 'version', [`${id}.installer`]: 'installer', [`${id}.locale.en-US`]: 'defaultLocale' };
    expect(fs.readdirSync(at('release/manifests/winget')).sort()).toEqual(
      Object.keys(kinds)
        .map((file) => `${file}.yaml`)
        .sort(),
    );
    for (const [file, kind] of Object.entries(kinds)) {
      const text = made(`winget/${file}.yaml`);
      expect(valuesIn(text)).toMatchObject({
        PackageIdentifier: id,
        PackageVersion: version,
        ManifestType: kind,
        ManifestVersion: /\.(\d+\.\d+\.\d+)\.schema\.json$/m.exec(text)?.[1],
      });
    }
    const { Installers, FileExtensions } = valuesIn(made(`winget/${id}.installer.yaml`));
    const one = { InstallerUrl: `${base}/${setup}`, InstallerSha256: hashOf(setup).toUpperCase() };
    expect(Installers).toMatchObject([
      { Scope: 'user', ...one, InstallerSwitches: { Custom: '/currentuser' } },
      { Scope: 'machine', ...one, InstallerSwitches: { Custom: '/allusers' } },
    ]);
    expect(FileExtensions).toEqual(['fairytable', 'fairygame']);
    const locale = valuesIn(made(`winget/${id}.locale.en-US.yaml`));
    expect(locale).toMatchObject({ PackageLocale: 'en-US', PackageName: 'Fairytable', License: 'MIT' });
    expect(locale.ShortDescription.length).toBeLessThanOrEqual(256);
  });

  test('Scoop: the portable program under its name, with the folder in which it keeps its games', () => {
    const manifest = JSON.parse(made('scoop/fairytable.json'));
    expect(manifest).toMatchObject({ version, homepage, license: 'MIT', bin: 'Fairytable.exe' });
    expect(manifest.architecture['64bit']).toEqual({
      url: `${base}/${portable}#/Fairytable.exe`,
      hash: hashOf(portable),
    });
    const home = fs.readFileSync(path.join(root, 'electron/hosts/home.ts'), 'utf8');
    expect(home).toContain(`path.join(portable, '${manifest.persist}')`);
  });

  test('Homebrew: the application for both processors, and nothing that removes saved games', () => {
    const cask = made('homebrew/fairytable.rb');
    expect(cask).toMatch(/^cask "fairytable" do\n/);
    expect(cask.match(/^ *.+ do$|^end$/gm)).toEqual(['cask "fairytable" do', 'end']);
    expect(cask).toContain(`sha256 arm:   "${hashOf(appleZip)}",\n         intel: "${hashOf(intelZip)}"`);
    const [, arm = '', intel = ''] = /arch arm: "(.+)", intel: "(.+)"/.exec(cask) ?? [];
    const [, url = ''] = /url "(.+)"/.exec(cask) ?? [];
    const on = (/** @type {string} */ arch) => url.replaceAll('#{version}', version).replaceAll('#{arch}', arch);
    expect([on(arm), on(intel)]).toEqual([`${base}/${appleZip}`, `${base}/${intelZip}`]);
    expect(cask).toContain('verified: "files.fairytable.test/"');
    // rules of Homebrew for a description
    expect(/desc "(.+)"/.exec(cask)?.[1]).toMatch(/^(?!An? |The ).{1,79}[^.]$/);
    expect(cask).not.toContain('Application Support');
    // it replaces itself, where its player wants that
    expect(cask).toContain('\n  auto_updates true\n');
  });

  test('a second run replaces what the first one made', () => {
    fs.writeFileSync(at('release/manifests/stray.txt'), '');
    fs.writeFileSync(at(`release/${portable}`), 'other bytes');
    expect(makeManifests(project).troubles).toBeNull();
    expect(fs.existsSync(at('release/manifests/stray.txt'))).toBe(false);
    expect(JSON.parse(made('scoop/fairytable.json')).architecture['64bit'].hash).toBe(
      createHash('sha256').update('other bytes').digest('hex'),
    );
  });
});

describe('no manifest is written', () => {
  const refused = () => {
    const { troubles } = makeManifests(project);
    expect(fs.existsSync(at('release/manifests'))).toBe(false);
    return troubles;
  };

  test.each([
    [deb, 'Linux'],
    [setup, 'Windows'],
    [portable, 'Windows'],
    [appleZip, 'macOS'],
    [intelZip, 'macOS'],
    [appImage, 'Linux'],
  ])('without %s, and the sentence names it and where it is made', (file, system) => {
    fs.rmSync(at(`release/${file}`));
    expect(refused()).toEqual([
      `${path.join('release', file)} is missing: run "npm run pack" on ${system}, or put the file there that the workflow's job "installers" has made.`,
    ]);
  });

  test('without the addresses, which nobody invents', () => {
    changePackage({ homepage: undefined, releases: undefined });
    expect(refused()).toEqual([
      expect.stringContaining('package.json needs the field "homepage"'),
      expect.stringContaining('package.json needs the field "releases"'),
    ]);
  });

  test('with an address of releases that is the same for every version, or not encrypted', () => {
    const others = ['https://files.fairytable.test', `https://v\${version}.fairytable.test/files`];
    for (const address of [...others, releases.replace('https', 'http')]) {
      changePackage({ releases: address });
      expect(refused()).toEqual([expect.stringContaining('package.json needs the field "releases"')]);
    }
  });

  test('for a pre-release, which installed copies would refuse', () => {
    changePackage({ version: `${version}-beta.1` });
    expect(refused()).toContainEqual(expect.stringContaining('is a pre-release'));
  });

  test('before the changelog has a heading for the version, with the date', () => {
    fs.writeFileSync(at('CHANGELOG.md'), `# Changelog\n\n## Unreleased\n\n## ${version}\n`);
    expect(refused()).toEqual([expect.stringContaining(`CHANGELOG.md has no heading "## ${version} - YYYY-MM-DD"`)]);
  });

  test('and those of an earlier run stay as they are', () => {
    makeManifests(project);
    const before = made('scoop/fairytable.json');
    fs.rmSync(at(`release/${setup}`));
    expect(makeManifests(project).troubles).toHaveLength(1);
    expect(made('scoop/fairytable.json')).toBe(before);
  });
});

describe('the command', () => {
  test('says where the manifests are and which files they expect to be published', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    expect(runManifests(project)).toBe(0);
    const said = log.mock.calls.join('\n');
    for (const file of installers) expect(said).toContain(`${file} at ${base}/${file}`);
    expect(said).toContain(`table.png at ${base}/table.png`);
  });

  test('says every trouble at once and ends with an error', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    fs.rmSync(at('release'), { recursive: true });
    changePackage({ homepage: undefined });
    expect(runManifests(project)).toBe(1);
    expect(error.mock.calls).toHaveLength(installers.length + 2);
    expect(error.mock.calls.at(-1)).toEqual(['No manifest was written.']);
  });
});

test('the installers that the stores download are targets of electron-builder.yml', () => {
  const { builder } = settingsOf(root);
  for (const { platform, target, arch } of Object.values(wanted)) {
    const { target: targets } = /** @type {{ target: { target: string, arch: string[] }[] }} */ (builder[platform]);
    expect(targets.find((one) => one.target === target)?.arch, `${platform} ${target}`).toContain(arch);
  }
});
