/**
 * The outside yardstick of `docs/strength.md`: orthodox chess against Fairy-Stockfish held back to an Elo. It skips where
 * the optional package `fairy-stockfish-nnue.wasm` is not installed, and goes on where it was stopped.
 *
 *   node scripts/yardstick.mjs 1700 1000 20     Elo, milliseconds a move, games in all
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing();
const { build } = await import('esbuild');
const outfile = path.join(root, 'out/yardstick.mjs');
await build({
  entryPoints: [path.join(root, 'scripts/ladder/yardstick.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
