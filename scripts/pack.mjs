/**
 * `npm run pack`: installers for the system this runs on, into release/. Words after `--` go to electron-builder
 * (`npm run pack -- --dir` makes the folder without an installer). Needs the network the first time: Electron and
 * the tools that make installers are downloaded. `npm run pack -- manifests` makes the manifests of the stores from
 * installers that are there (docs/releasing.md), and `npm run pack -- engine` the engine as a package for npm, into out/.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildStale } from './build.mjs';
import { bundlesOf, root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing();
if (process.argv[2] === 'manifests') {
  const { runManifests } = await import('./manifests.mjs');
  process.exitCode = runManifests(root);
} else if (process.argv[2] === 'engine') {
  const { packEngine } = await import('./engine-package.mjs');
  console.log(`The package is ${path.relative(root, await packEngine(path.join(root, 'out')))}.`);
} else await makeInstallers();

async function makeInstallers() {
  const words = process.argv.slice(2);
  const { feedWords } = await import('./manifests/feed.mjs');
  const pack = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const publish = feedWords(pack, words, process.platform);
  await buildStale({ only: bundlesOf('electron').map(({ name }) => name) });
  const run = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/electron-builder/cli.js'), '--publish', 'never', ...publish.words, ...words],
    // a certificate that happens to lie in a keychain is not ours to use
    { cwd: root, stdio: 'inherit', env: { CSC_IDENTITY_AUTO_DISCOVERY: 'false', ...process.env } },
  );
  if (run.status === 0) console.log(`The installers are in release/. ${publish.says}`);
  else
    console.error(
      'Packing failed; its messages above say why. If a download was refused: Electron and the tools for installers come from github.com.',
    );
  process.exitCode = run.status ?? 1;
}
