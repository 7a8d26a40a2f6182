/** The licences follow the bundlers' inputs, however these name a file; a package without one stops the build. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bundles.mjs';
import { licencesText, packagesOf } from './licences.mjs';

test('files of packages are mapped to their package, each once', () => {
  const files = [
    '/home/somebody/table/node_modules/three/build/three.core.js',
    'node_modules/three/build/three.module.js',
    'C:\\table\\node_modules\\@react-three\\fiber\\dist\\index.js?commonjs-module',
    '\0/table/node_modules/react/index.js?commonjs-exports',
    '../node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
    'node_modules/three-stdlib/node_modules/fflate/esm/browser.js',
    'renderer/main.tsx',
  ];
  expect(packagesOf(files)).toEqual([
    'node_modules/@fontsource-variable/inter',
    'node_modules/@react-three/fiber',
    'node_modules/react',
    'node_modules/three',
    'node_modules/three-stdlib/node_modules/fflate',
  ]);
});

test('ours comes first, then that of the characters; every text is complete; a text missing in its package comes from our copy', () => {
  const text = licencesText(['node_modules/@react-three/fiber', 'node_modules/zustand']);
  const whole = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8').trim();
  const [ours, characters, fiber, zustand] = [
    'LICENSE',
    'assets/licences/characters.txt',
    'assets/licences/react-three-fiber.txt',
    'node_modules/zustand/LICENSE',
  ].map((file) => text.indexOf(whole(file)));
  expect([ours > 0, characters > ours, fiber > characters, zustand > fiber]).toEqual([true, true, true, true]);
});

test('a package without a licence text stops the build', () => {
  const bare = fs.mkdtempSync(path.join(root, 'node_modules/.bare-'));
  try {
    fs.writeFileSync(path.join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0", "license": "MIT" }');
    expect(() => licencesText([path.relative(root, bare)])).toThrow('bare is bundled and ships no licence text');
  } finally {
    fs.rmSync(bare, { recursive: true });
  }
});
