/** What the built page loads before its start screen: not the table, nor what draws it, nor the workshop. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleNamed, root } from '../../scripts/bundles.mjs';

const page = path.join(root, bundleNamed('renderer').outfile);
const chunks = fs.readdirSync(path.join(page, 'assets')).filter((name) => name.endsWith('.js'));
const text = (chunk: string): string => fs.readFileSync(path.join(page, 'assets', chunk), 'utf8');
/** The chunks that a page of the built file loads at once. */
const atStart = [...fs.readFileSync(path.join(page, 'index.html'), 'utf8').matchAll(/"\.\/assets\/([^"]+\.js)"/g)].map(
  ([, chunk]) => chunk,
);

test.each([
  ['three.js', 'WebGLRenderer'],
  ['rigid bodies', 'rapier'],
])('%s is in a chunk of its own', (_, word) => {
  const having = chunks.filter((chunk) => text(chunk).includes(word));
  expect(having.length).toBeGreaterThan(0);
  expect(having.filter((chunk) => atStart.includes(chunk))).toEqual([]);
});

test('the screens that are opened later are chunks of their own', () => {
  for (const screen of ['TableScreen', 'Board3D', 'WorkshopScreen', 'SetUp', 'KeysDialog']) {
    expect(chunks.filter((chunk) => chunk.startsWith(`${screen}-`))).toHaveLength(1);
    expect(atStart.filter((chunk) => chunk.startsWith(`${screen}-`))).toEqual([]);
  }
});

test('what is loaded at the start stays within 890 kB of script: a tenth above what it was', () => {
  expect(atStart.length).toBeGreaterThan(10);
  const size = atStart.reduce((sum, chunk) => sum + Buffer.byteLength(text(chunk)), 0);
  expect(size / 1000).toBeLessThan(890);
});
