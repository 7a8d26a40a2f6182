/**
 * Folders that a test may fill. They are all in one folder of the run, which is removed when the run ends: a browser
 * that has just been killed may still be writing into its own.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export function temporaryFolder(name: string): string {
  const ofTheRun = process.env.FAIRYTABLE_RUN_FOLDER;
  if (!ofTheRun) throw new Error('The run has no folder; Playwright makes it in globalSetup.ts.');
  return fs.mkdtempSync(path.join(ofTheRun, `${name}-`));
}

/** Call before the first test. Returns the function that removes everything after the last one. */
export function makeRunFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-run-'));
  process.env.FAIRYTABLE_RUN_FOLDER = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
