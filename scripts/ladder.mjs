/**
 * `npm run ladder`: matches between the computer's levels and other players, until everything in
 * `scripts/ladder/pairings.ts` has its games. Each game is written to `scripts/ladder/games.jsonl` as it ends: stop it
 * whenever you like, it goes on there the next time. `docs/strength.md` is written from these games at the end.
 *
 *   npm run ladder -- --minutes 30                        as far as it gets in that time
 *   npm run ladder -- --minutes 0                         only write docs/strength.md
 *   npm run ladder -- --games 8 level:4-level:1           these two in every game
 *   npm run ladder -- --variant acid time:500-uct:500     in one game
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing();
const { build } = await import('esbuild');
const outfile = path.join(root, 'out/ladder.mjs');
await build({
  entryPoints: [path.join(root, 'scripts/ladder/run.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
