/**
 * `npm run pack -- engine`: the engine as a package for npm, `fairytable-engine`. Its bundle is made like every other one
 * (bundles.mjs); beside it go the declarations of the public surface with those that they need, the README of
 * `engine/package`, the licences and a `package.json`. Nothing is published.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildStale } from './build.mjs';
import { bundleNamed, root } from './bundles.mjs';
import { licencesOf } from './licences.mjs';
import { packagesIn } from './stale.mjs';

const bundle = bundleNamed('package');
/** What is packed, from the project's folder. */
const folder = path.dirname(bundle.outfile);
const TYPES = 'types';
/** The declarations of the public surface, below the folder of all types. */
const PUBLIC = 'package/index.d.ts';

/** @param {{ version: string, license: string, author: string }} ours the project's own */
export const manifestOf = ({ version, license, author }) => ({
  name: 'fairytable-engine',
  version,
  description:
    'The rules of acid, Deicide Chess, 4chan chess, Chesimals I, known variants and games of your own as text: legal actions, notation, saves, and a computer that plays.',
  keywords: [
    ...['chess', 'chess-variants', 'fairy-chess', 'chess-engine', 'board-game', 'rules', 'move-generator'],
    ...['acid', 'deicide-chess', '4chan-chess', 'chesimals', 'shogi', 'xiangqi', 'makruk', 'betza'],
  ],
  license,
  author,
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: `./${TYPES}/${PUBLIC}`, default: './index.js' }, './package.json': './package.json' },
  types: `./${TYPES}/${PUBLIC}`,
  files: ['index.js', TYPES, 'licences.txt'],
  engines: { node: '>=20' },
});

const readRoot = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');

/** Makes what is packed, whole. */
async function makeFolder() {
  await buildStale({ only: [bundle.name] });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    fs.mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    fs.writeFileSync(path.join(root, folder, file), text);
  };
  fs.rmSync(path.join(root, folder, TYPES), { recursive: true, force: true });
  for (const [file, text] of declarations()) write(path.join(TYPES, file), text);
  const manifest = manifestOf(JSON.parse(readRoot('package.json')));
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', readRoot('engine/package/README.md'));
  write('LICENSE', readRoot('LICENSE'));
  write('licences.txt', licencesOf(packagesIn([bundle])));
}

/** The declarations that the public ones need, themselves included: file, from the folder of types, and text. */
function declarations() {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-types-'));
  try {
    // `npm test` checks the types; here they are only written down
    const words = ['-p', 'engine/tsconfig.json', '--noCheck', '--outDir', made];
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const run = spawnSync(
      process.execPath,
      [tsc, ...words, '--tsBuildInfoFile', path.join(made, 'record.tsbuildinfo')],
      { cwd: root, encoding: 'utf8' },
    );
    if (run.status !== 0) throw new Error(`The declarations cannot be made: ${run.stdout}${run.stderr}`);
    /** @type {Map<string, string>} */
    const texts = new Map();
    const wanted = [PUBLIC];
    for (const file of wanted) {
      if (texts.has(file)) continue;
      // an import of another declaration names the source, `./shapes.ts`; there is none in the package
      const text = fs.readFileSync(path.join(made, file), 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'");
      texts.set(file, text);
      for (const [, to = ''] of text.matchAll(/from '(\.[^']*)\.js'/g))
        wanted.push(path.posix.join(path.posix.dirname(file), `${to}.d.ts`));
    }
    return texts;
  } finally {
    fs.rmSync(made, { recursive: true, force: true });
  }
}

/** @param {string} into */
function npmPack(into) {
  const cli = process.env.npm_execpath;
  const asked = ['pack', '--json', '--pack-destination', into];
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: path.join(root, folder), encoding: 'utf8' };
  return cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...asked], options)
    : spawnSync('npm', asked, { ...options, shell: process.platform === 'win32' });
}

/**
 * Makes the package. @param {string} into the folder where it is to lie, which exists
 * @returns {Promise<string>} the file, `fairytable-engine-VERSION.tgz` in that folder
 */
export async function packEngine(into) {
  await makeFolder();
  const run = npmPack(into);
  if (run.status !== 0) throw new Error(`npm pack failed: ${run.stderr}`);
  const [{ filename }] = JSON.parse(run.stdout);
  return path.join(into, filename);
}
