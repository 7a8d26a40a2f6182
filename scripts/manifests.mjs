/**
 * `npm run pack -- manifests`: what the stores need to offer a release, and the feed by which installed copies hear of it,
 * made from the installers in release/ into release/manifests/, a folder for each store. Nothing is written unless everything can be.
 */
import fs from 'node:fs';
import path from 'node:path';
import { factsOf } from './manifests/facts.mjs';
import { feed, feedAddress } from './manifests/feed.mjs';
import { flathub, snap } from './manifests/linux.mjs';
import { homebrew } from './manifests/mac.mjs';
import { scoop, winget } from './manifests/windows.mjs';

const stores = { flathub, snap, winget, homebrew, scoop, feed };

/** With it whoever has downloaded what was published checks all of it by one command. */
const SUMS = 'SHA256SUMS';
/** @param {import('./manifests/facts.mjs').Facts} facts */
const sumsOf = ({ installers }) =>
  Object.values(installers)
    .map(({ file, sha256 }) => `${sha256}  ${file}\n`)
    .join('');

/** @typedef {{ readonly file: string, readonly url: string }} Published */

/**
 * @param {string} folder of the project
 * @returns {{ troubles: string[] } | { troubles: null, target: string, toPublish: readonly Published[], feed: readonly Published[] }}
 *   a sentence for each trouble, or the folder of the manifests, the files that they expect to be published, and those of the feed, which come last
 */
export function makeManifests(folder) {
  const { facts, troubles } = factsOf(folder);
  if (!facts) return { troubles };
  const made = Object.entries(stores).map(([store, manifestsOf]) => ({ store, files: manifestsOf(facts) }));

  const target = path.join(facts.release, 'manifests');
  const unfinished = fs.mkdtempSync(path.join(facts.release, '.manifests-'));
  try {
    for (const { store, files } of made) {
      fs.mkdirSync(path.join(unfinished, store));
      for (const [name, content] of Object.entries(files))
        fs.writeFileSync(path.join(unfinished, store, name), content);
    }
    fs.writeFileSync(path.join(unfinished, SUMS), sumsOf(facts));
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(unfinished, target);
    fs.chmodSync(target, 0o755);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  const address = feedAddress(facts.pack.releases);
  const feedFiles = fs.readdirSync(path.join(target, 'feed')).map((file) => ({ file, url: `${address}/${file}` }));
  return {
    troubles: null,
    target,
    toPublish: [...Object.values(facts.installers), ...facts.pictures],
    feed: feedFiles,
  };
}

/** @param {string} folder of the project @returns {number} the exit code */
export function runManifests(folder) {
  const made = makeManifests(folder);
  if (made.troubles) {
    for (const trouble of made.troubles) console.error(trouble);
    console.error('No manifest was written.');
    return 1;
  }
  const where = path.relative(folder, made.target);
  console.log(
    `The manifests are in ${where}/: ${Object.keys(stores).join(', ')}. They expect these files to be published:`,
  );
  for (const { file, url } of made.toPublish) console.log(`  ${path.basename(file)} at ${url}`);
  console.log(
    `Then, when all of them can be downloaded, the feed from ${where}/feed/: installed copies act on it at once.`,
  );
  for (const { file, url } of made.feed) console.log(`  ${file} at ${url}`);
  return 0;
}
