/** Bundles a TypeScript program of `scripts/`, which may use the engine, and runs it with Node. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { loader, root } from './bundles.mjs';
import { largeTexts } from './large-texts.mjs';
import { ownUrl } from './own-url.mjs';

/**
 * @param {string} entry from `scripts/`
 * @param {{ words?: readonly string[], isHeard?: boolean, external?: string[] }} [how] `isHeard`: what it prints is
 *   returned instead of shown
 * @returns {Promise<{ status: number, printed: string }>}
 */
export async function runProgram(entry, { words = [], isHeard = false, external = [] } = {}) {
  const { build } = await import('esbuild');
  const outfile = path.join(root, 'out', `${entry.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`);
  await build({
    entryPoints: [path.join(root, 'scripts', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    loader,
    plugins: [ownUrl, largeTexts],
    logLevel: 'error',
  });
  const { status, stdout } = spawnSync(process.execPath, [outfile, ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', isHeard ? 'pipe' : 'inherit', 'inherit'],
  });
  return { status: status ?? 1, printed: stdout ?? '' };
}
