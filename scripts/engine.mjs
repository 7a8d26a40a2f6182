/**
 * `npm run -s engine -- COMMAND`: the engine on the command line. Bundles itself when stale, silently: standard
 * output belongs to the engine's JSON Lines and carries nothing else. Whatever goes wrong before the engine runs is
 * one such line too.
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
