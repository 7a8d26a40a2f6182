/**
 * The feed by which installed copies hear of a new version: its address, from `releases` in package.json, and its files.
 * electron-builder's own feed is not used: it names files that lie beside it, and is made before a certificate has
 * changed the installers.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dump } from 'js-yaml';
import { addressTroubles } from './facts.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./linux.mjs').Files} Files */
/** @typedef {import('./facts.mjs').InstallerName} InstallerName */

/** Which installers are in which file, by the name under which electron-updater asks for it. */
const files = /** @type {const} */ ({
  'latest.yml': ['setup'],
  'latest-mac.yml': ['appleZip', 'intelZip'],
  'latest-linux.yml': ['appImage'],
});

/** characters of what is new: an application shows no more (a test holds it against that) */
const MOST_NEWS = 2800;

/** Where GitHub keeps the files of one release; those of the newest one have an address of their own. */
const GITHUB = /^(https:\/\/github\.com\/[^/]+\/[^/]+\/releases)\/download\/[^/]+$/;

/**
 * The address of the feed's folder: the one above those of the versions, or on GitHub that of the newest release.
 * @param {string} releases one that `addressTroubles` has nothing against
 */
export function feedAddress(releases) {
  const [, github] = GITHUB.exec(releases) ?? [];
  if (github) return `${github}/latest/download`;
  const above = releases.slice(0, releases.indexOf(`\${version}`));
  return above.slice(0, above.lastIndexOf('/'));
}

/** The changelog of a version as plain text: a line for each paragraph or item, without the marks of Markdown.
 * @param {string} markdown */
export function plainNews(markdown) {
  const lines = markdown
    .replace(/\n +(?![-*] )/g, ' ')
    .replace(/([^\n])\n(?=[^\n#*-])/g, '$1 ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[`*]|^#+ /gm, '')
    .split('\n')
    .filter((line) => line !== '');
  let news = '';
  for (const line of lines) {
    if (news.length + line.length > MOST_NEWS) return `${news}…`;
    news += `${line}\n`;
  }
  return news.trimEnd();
}

/** @param {Facts} facts @returns {Files} */
export function feed({ release, pack, installers, news, date }) {
  const entry = (/** @type {InstallerName} */ name) => {
    const { file, url } = installers[name];
    const content = fs.readFileSync(path.join(release, file));
    return { url, sha512: createHash('sha512').update(content).digest('base64'), size: content.length };
  };
  const made = Object.entries(files).map(([file, names]) => {
    const feedOf = { version: pack.version, files: names.map(entry), releaseNotes: plainNews(news), releaseDate: date };
    return [file, dump(feedOf, { lineWidth: -1 })];
  });
  return Object.fromEntries(made);
}

/**
 * electron-builder's `publish`, by which a package gets to know its feed: words for its command line. A build for macOS
 * that nobody's certificate signs has no feed, because macOS lets only a signed application replace itself.
 * @param {{ homepage?: string, releases?: string }} pack package.json
 * @param {readonly string[]} words others for electron-builder @param {NodeJS.Platform} platform
 * @returns {{ words: string[], says: string }}
 */
export function feedWords(pack, words, platform) {
  if (pack.releases === undefined)
    return { words: [], says: 'package.json has no "releases": what is packed does not look for new versions.' };
  const troubles = addressTroubles(pack);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  if (platform === 'darwin' && !words.some((word) => /^-c\.mac\.identity=(?!-?$)/.test(word)))
    return {
      words: [],
      says: 'Without a certificate (-c.mac.identity) what is packed does not look for new versions: macOS lets only a signed application replace itself.',
    };
  const url = feedAddress(pack.releases);
  return {
    words: ['-c.publish.provider=generic', `-c.publish.url=${url}`, '-c.publish.publishAutoUpdate=false'],
    says: `What is packed looks for new versions at ${url}/, where its player wants that.`,
  };
}
