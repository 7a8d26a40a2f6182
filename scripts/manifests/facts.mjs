/**
 * What the stores are told about a release. Every fact is read where it stands: package.json, electron-builder.yml,
 * the changelog, the README's pictures, and the installers themselves.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { load } from 'js-yaml';

// electron-builder's own functions name the installers: no copy of its rules here
const ofElectronBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { archFromString, getArtifactArchName } = ofElectronBuilder('builder-util');
const { expandMacro } = ofElectronBuilder('app-builder-lib/out/util/macroExpander');

const systems = /** @type {const} */ ({ linux: 'Linux', win: 'Windows', mac: 'macOS' });

/** The installers that the stores and the feed of new versions name, as electron-builder.yml calls their platforms and targets. */
export const wanted = /** @type {const} */ ({
  deb: { platform: 'linux', target: 'deb', arch: 'x64', ext: 'deb' },
  setup: { platform: 'win', target: 'nsis', arch: 'x64', ext: 'exe' },
  portable: { platform: 'win', target: 'portable', arch: 'x64', ext: 'exe' },
  appleZip: { platform: 'mac', target: 'zip', arch: 'arm64', ext: 'zip' },
  appImage: { platform: 'linux', target: 'AppImage', arch: 'x64', ext: 'AppImage' },
  intelZip: { platform: 'mac', target: 'zip', arch: 'x64', ext: 'zip' },
});
/** @typedef {keyof typeof wanted} InstallerName */

/** What is read of package.json; the two addresses are there once the project has them.
 * @typedef {{ name: string, productName: string, version: string, license: string, author: string,
 *   description: string, desktopName: string, homepage?: string, releases?: string }} Package */
/** What is read of electron-builder.yml.
 * @typedef {{ appId: string, copyright: string, artifactName: string, directories: { output: string },
 *   fileAssociations: { ext: string, mimeType: string }[],
 *   linux: { icon: string, category: string, synopsis: string, vendor: string, executableName: string },
 *   [other: string]: unknown }} Builder */
/** @typedef {{ file: string, url: string, sha256: string }} Installer */
/** @typedef {{ file: string, url: string, caption: string }} Picture */
/** @typedef {{ folder: string, release: string, pack: Package & { homepage: string, releases: string }, builder: Builder,
 *   summary: string, date: string, news: string, installers: Record<InstallerName, Installer>, pictures: Picture[] }} Facts */

/** @param {string} folder of the project @returns {{ pack: Package, builder: Builder }} */
export function settingsOf(folder) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(folder, file), 'utf8');
  return {
    pack: JSON.parse(read('package.json')),
    builder: /** @type {Builder} */ (load(read('electron-builder.yml'))),
  };
}

/**
 * @param {{ pack: Package, builder: Builder }} settings
 * @param {InstallerName} name
 * @param {{ version?: string, arch?: string }} [instead] what stands in the name for the version and the processor
 * @returns {string} the name of the file, without its folder
 */
export function fileOf({ pack, builder }, name, instead = {}) {
  const { platform, target, arch, ext } = wanted[name];
  const patternOf = (/** @type {unknown} */ part) =>
    /** @type {{ artifactName?: string } | undefined} */ (part)?.artifactName;
  const pattern = patternOf(builder[target]) ?? patternOf(builder[platform]) ?? builder.artifactName;
  const app = { sanitizedProductName: pack.productName, version: instead.version ?? pack.version };
  const processor = instead.arch ?? getArtifactArchName(archFromString(arch), ext);
  return expandMacro(pattern, processor, app, { os: platform, ext });
}

/** @param {string} releases @param {string} version as it is to stand in the address @param {string} file */
export const addressOf = (releases, version, file) => `${releases.replaceAll(`\${version}`, version)}/${file}`;

/** @param {Pick<Package, 'homepage' | 'releases'>} pack @returns {string[]} a sentence for each address that is missing or cannot be used */
export function addressTroubles({ homepage, releases }) {
  const isWeb = (/** @type {string | undefined} */ address) => /^https:\/\/[^\s"'<>]+[^\s"'<>/]$/.test(address ?? '');
  const troubles = [];
  if (!isWeb(homepage))
    troubles.push(
      'package.json needs the field "homepage": the address of the page about Fairytable, beginning with https:// and without a slash at the end.',
    );
  // the feed lies above the folder of a version (feed.mjs), and so needs a path without it
  if (!isWeb(releases) || !/^https:\/\/[^/$]+\/.*\$\{version\}/.test(releases ?? ''))
    troubles.push(
      `package.json needs the field "releases": the address under which the files of a release can be downloaded, beginning with https://, with \${version} in its path in the place of the version and without a slash at the end.`,
    );
  return troubles;
}

/**
 * @param {string} folder of the project
 * @returns {{ facts: Facts, troubles: null } | { facts: null, troubles: string[] }} a sentence for each trouble
 */
export function factsOf(folder) {
  const settings = settingsOf(folder);
  const { pack, builder } = settings;
  const release = path.join(folder, builder.directories.output);
  const troubles = addressTroubles(pack);

  if (!/^\d+\.\d+\.\d+$/.test(pack.version))
    troubles.push(
      `The version in package.json, ${pack.version}, is a pre-release: the stores and installed copies are told of whole versions only, such as 0.2.0.`,
    );

  const heading = `## ${pack.version} - `;
  const changelog = fs.readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8').split('\n');
  const begin = changelog.findIndex((line) => line.startsWith(heading));
  const date = changelog[begin]?.slice(heading.length) ?? '';
  const after = changelog.slice(begin + 1);
  const end = after.findIndex((line) => line.startsWith('## '));
  const news = after.slice(0, end < 0 ? undefined : end).join('\n');
  if (!/^\d{4}-\d\d-\d\d$/.test(date))
    troubles.push(
      `CHANGELOG.md has no heading "${heading}YYYY-MM-DD": give what is new in this version its number and the date of the release.`,
    );

  const urlOf = (/** @type {string} */ file) => addressOf(pack.releases ?? '', pack.version, file);
  const names = /** @type {InstallerName[]} */ (Object.keys(wanted));
  const installers = names.map((name) => {
    const file = fileOf(settings, name);
    const at = path.join(release, file);
    if (fs.existsSync(at)) {
      const sha256 = createHash('sha256').update(fs.readFileSync(at)).digest('hex');
      return [name, { file, url: urlOf(file), sha256 }];
    }
    troubles.push(
      `${path.relative(folder, at)} is missing: run "npm run pack" on ${systems[wanted[name].platform]}, or put the file there that the workflow's job "installers" has made.`,
    );
    return [];
  });
  if (troubles.length > 0) return { facts: null, troubles };

  const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/^!\[(.+)\]\((docs\/[\w.-]+\.png)\)$/gm)].map(([, caption = '', file = '']) => ({
    file,
    url: urlOf(path.basename(file)),
    caption,
  }));
  const facts = /** @type {Facts} */ ({
    folder,
    release,
    pack,
    builder,
    // neither Flathub nor Homebrew wants an article first
    summary: builder.linux.synopsis.replace(/^(An?|The) /, ''),
    date,
    news,
    installers: Object.fromEntries(installers),
    pictures,
  });
  return { facts, troubles: null };
}
