/**
 * `npm run tune`: fits the numbers by which the computer judges a game (`engine/variants/GAME/tuned.json`) to the results of
 * games that it played against itself. Games are kept in `out/tune/GAME.jsonl`: stop it whenever you like, it goes on there
 * the next time. Whether the fitted numbers play better is for `npm run sprt` to say.
 *
 *   npm run tune -- play --variant fourchan --games 4000    plays until so many games are kept
 *   npm run tune -- fit --variant fourchan                  writes tuned.json from the games that are kept
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const words = process.argv.slice(2);
const isFit = words[0] === 'fit';
const { status, printed } = await runProgram('tune/run.ts', { words, isHeard: isFit });
if (isFit) process.stdout.write(printed);
process.exitCode = status;
const written = isFit && status === 0 ? printed.match(/^engine\/.+\.json$/m)?.[0] : undefined;
if (written) {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const formatted = spawnSync(process.execPath, [biome, 'format', '--write', written], { cwd: root, stdio: 'inherit' });
  process.exitCode = formatted.status ?? 1;
}
