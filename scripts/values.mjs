/**
 * `npm run values`: measures what the pieces of every game are worth to begin with and writes it to
 * `engine/variants/GAME/values.json`. Run it when the movement of a piece or an array has changed; a test compares.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing();
const { build } = await import('esbuild');
const outfile = path.join(root, 'out/values.mjs');
await build({
  entryPoints: [path.join(root, 'scripts/values/write.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'error',
});
const written = spawnSync(process.execPath, [outfile], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (written.status !== 0) process.exit(written.status ?? 1);
const files = written.stdout.trim().split('\n');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const formatted = spawnSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = formatted.status ?? 1;
