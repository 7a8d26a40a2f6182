/**
 * What a host loads, and which of it is missing: a build that was not finished, a damaged install, a program that a virus
 * scanner has taken away. The list is that of `scripts/bundles.mjs`; the build puts it in.
 */
import fs from 'node:fs';
import path from 'node:path';
import { problemMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { problem } from '../saves/problems.ts';

/** from the project's folder, such as out/search/search.cjs */
declare const BUNDLES_OF_HOST: readonly string[];

/**
 * A host calls this at its start with the folder above its own bundle's, which is `out` in the project and in a package.
 * @returns the problem to show, which is in the log by then; null where everything is there
 */
export function incompleteInstall(
  out: string,
  log: (line: string) => void,
  files: readonly string[] = BUNDLES_OF_HOST,
): Problem | null {
  const missing = files.filter((file) => !fs.existsSync(path.join(out, path.relative('out', file))));
  if (missing.length === 0) return null;
  log(`This installation is incomplete: ${missing.join(', ')} missing. Install Fairytable again, or run "npm start".`);
  return problem('incomplete', problemMessages.incomplete, missing.join(', '));
}
