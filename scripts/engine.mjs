/**
 * `npm run -s engine -- COMMAND`: the engine on the command line. Installs what is missing, with its output on standard
 * error, and rebuilds its bundle silently when it is stale: standard output contains nothing but the engine's JSON
 * Lines. An error before the engine runs is one such line too.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing({ quiet: true });
try {
  const { buildStale } = await import('./build.mjs');
  await buildStale({ only: ['engine'], say: () => {} });
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.log(JSON.stringify({ error: { code: 'not-built', message: why } }));
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'out/engine/engine.mjs')).href);
