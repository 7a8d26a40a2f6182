/** Programs of threads, each made once for each file of tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { bundleNamed, root } from '../../scripts/bundles.mjs';

/** The thread that thinks. */
export const searchProgram = (): Promise<string> => programOf(bundleNamed('search').entry);

/** In a folder of its own, which is removed after the tests of the file. `entry`: from the project's folder. */
export async function programOf(entry: string): Promise<string> {
  const { esbuild } = bundleNamed('search');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-search-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const program = path.join(folder, 'search.cjs');
  await build({
    ...esbuild,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    logLevel: 'silent',
  });
  return program;
}
