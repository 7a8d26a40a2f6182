/** The games on the shelf, for tests: their texts by the names of their files. */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../workshop/shelf');
export const shelf: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.fairygame'))
    .sort()
    .map((file) => [file.replace('.fairygame', ''), fs.readFileSync(path.join(folder, file), 'utf8')]),
);
