/**
 * `npm run dev`: the page from its sources with hot reload, the browser host behind it, source maps on both sides.
 * Prints the address; Ctrl+C ends both. Games lie in a library of their own (out/dev/home, or where FAIRYTABLE_HOME
 * says), so that code under work cannot harm real ones.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loader, root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { largeTexts } from './large-texts.mjs';

requireNode();
installMissing();
const { build } = await import('esbuild');
// one folder below the project's, like the scripts: what it bundles finds the project from where it lies
const outfile = path.join(root, 'out/dev-server.mjs');
await build({
  entryPoints: [path.join(root, 'scripts/dev/server.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  loader,
  plugins: [largeTexts],
  sourcemap: 'inline',
  logLevel: 'error',
});
/** @type {typeof import('./dev/server.ts')} */
const { startDevServer } = await import(pathToFileURL(outfile).href);
const server = await startDevServer();
console.log(`The table is at ${server.address} (good once; the browser that opens it may reload).`);
console.log(
  'Edit and look: the page follows renderer/, the host is started again for engine/ and electron/. Ctrl+C ends it.',
);
let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    // the second one means it
    if (isEnding) process.exit(1);
    isEnding = true;
    server.close().then(() => process.exit(0));
  });
