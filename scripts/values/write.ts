/** Writes what was measured of every game, from the project's folder, and prints the names of the files. */
import fs from 'node:fs';
import { valuesFiles } from './files.ts';

for (const { file, measured } of valuesFiles()) {
  fs.writeFileSync(file, JSON.stringify(measured));
  console.log(file);
}
