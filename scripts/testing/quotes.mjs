/**
 * Checks pages that quote the project's files. A block that names its file (```ts engine/core/game.ts) quotes whole
 * lines of it, in order; `…` on a line of its own marks an omission.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bundles.mjs';

/** @param {string} page @returns {{ file: string, text: string }[]} */
export const quotesIn = (page) =>
  [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({ file, text }));

/** @param {{ file: string, text: string }} quote @returns {string | null} the first part that is not in the file */
export function misquoted({ file, text }) {
  const source = `\n${fs.readFileSync(path.join(root, file), 'utf8')}`;
  let from = 0;
  for (const part of text.split(/^…\n/m)) {
    const found = part.trim() === '' ? -1 : source.indexOf(`\n${part}`, from);
    if (found < 0) return part;
    from = found + part.length;
  }
  return null;
}

/** @param {string} page @returns {string[]} where its links lead that are no web addresses, without what follows a # */
export const linksIn = (page) =>
  [...page.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));
