/**
 * The rules that are made of the table, against the table: from each folder of the project an import of each other one, as it
 * would be written there. Biome, which sees the text of the import, must refuse exactly what the table refuses.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isAllowed, rowOf } from './table.mjs';

/** @param {readonly string[]} files @returns {string[]} one file of each row in each folder */
function samplesOf(files) {
  /** @type {Map<string, string>} */
  const samples = new Map();
  for (const file of files.filter((each) => !/\.(test|fixture|bench)\./.test(each))) {
    const place = `${path.posix.dirname(file)} ${rowOf(file)?.at}`;
    if (!samples.has(place)) samples.set(place, file);
  }
  return [...samples.values()];
}

/**
 * @param {readonly string[]} files of the project
 * @param {string} folder where the files with the imports are written
 * @returns {{ marked: Set<string>, count: number }} `file:line` of what the table refuses, and how many imports there are
 */
export function writePairs(files, folder) {
  const samples = samplesOf(files);
  const importing = samples.filter((file) =>
    /^(engine|electron|languages|renderer|examples)\/.*\.[cm]?[jt]sx?$/.test(file),
  );
  const marked = new Set();
  for (const from of importing) {
    const others = samples.filter((file) => file !== from);
    const lines = others.map((to) => {
      const way = path.posix.relative(path.posix.dirname(from), to);
      return `import '${way.startsWith('.') ? way : `./${way}`}';`;
    });
    for (const [i, to] of others.entries()) if (!isAllowed(from, to)) marked.add(`${from}:${i + 1}`);
    fs.mkdirSync(path.join(folder, path.dirname(from)), { recursive: true });
    fs.writeFileSync(path.join(folder, from), lines.join('\n'));
  }
  return { marked, count: importing.length * (samples.length - 1) };
}
