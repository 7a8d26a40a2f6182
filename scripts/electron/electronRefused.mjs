/**
 * Remembers for a day that Electron could not be fetched, so that not every start waits for a server that does not answer. Lies
 * among the packages, which a fresh install empties; another version of Electron is another question.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bundles.mjs';

const usual = path.join(root, 'node_modules/.cache/fairytable/electron-refused.json');
const DAY = 24 * 60 * 60 * 1000;

/** Was it tried within the last day? A file that says nothing of the kind, or is from the future, says no.
 * @param {string} version @returns {boolean} */
export function wasRefusedLately(version, now = Date.now(), file = usual) {
  try {
    const { at, of } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return of === version && typeof at === 'number' && at <= now && now - at < DAY;
  } catch {
    return false;
  }
}

/** Where it cannot be written down, the next start tries again.
 * @param {string} version */
export function rememberRefusal(version, now = Date.now(), file = usual) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify({ at: now, of: version })}\n`);
  } catch {}
}
