/** What ships as values is what `npm run values` measures today. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { valuesFiles } from './files.ts';

test('the values of every game are as they are measured; after a change of movement run npm run values', () => {
  for (const { file, measured } of valuesFiles())
    expect(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')), file).toEqual(measured);
});
