/**
 * `npm run values`: measures what the pieces of every game are worth to begin with and writes it to
 * `engine/variants/GAME/values.json`. Run it when the movement of a piece or an array has changed; a test compares.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status, printed } = await runProgram('values/write.ts', { isHeard: true });
if (status !== 0) process.exit(status);
const files = printed.trim().split('\n');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const formatted = spawnSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = formatted.status ?? 1;
