import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bundles.mjs';

/** bytes of all of them: they are part of the package */
const MOST = 800_000;

test('the pictures of the boards are small WebP files', () => {
  const folder = path.join(root, 'renderer/ui/screens/boards');
  const files = fs.readdirSync(folder).filter((file) => file !== 'looks.json');
  expect(files).toHaveLength(8);
  const bytes = files.map((file) => fs.readFileSync(path.join(folder, file)));
  for (const file of bytes) expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(bytes.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(MOST);
});
