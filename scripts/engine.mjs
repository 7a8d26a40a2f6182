/**
 * `npm run -s engine -- COMMAND`: the engine on the command line. Rebuilds its bundle silently when it is stale:
 * standard output contains nothing but the engine's JSON Lines. Errors before the engine runs are one such line too.
 */

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';

try {
  const { buildStale } = await import('./build.mjs');
  await buildStale({ only: ['engine'], say: () => {} });
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  const missing = why.includes('Cannot find package');
  const message = missing ? 'The packages are not installed yet; run "npm ci" first.' : why;
  console.log(JSON.stringify({ error: { code: missing ? 'not-installed' : 'not-built', message } }));
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'out/engine/engine.mjs')).href);
