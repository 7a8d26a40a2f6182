/** A bundle is rebuilt if an input has changed, and only then; its contents follow the sources. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './bundles.mjs';

/** @type {string} */
let folder;
const source = () => path.join(folder, 'engine/console/main.ts');

/** @param {string} script @param {readonly string[]} words */
const run = (script, words) =>
  spawnSync(process.execPath, [path.join(folder, 'scripts', script), ...words], { encoding: 'utf8' });

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-stale-'));
  for (const file of ['scripts', 'package.json', 'package-lock.json'])
    fs.cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  fs.mkdirSync(path.join(folder, 'engine/console'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'engine/console/words.ts'), "export const word: string = 'first';\n");
  fs.writeFileSync(source(), "import { word } from './words.ts';\nconsole.log(JSON.stringify({ word }));\n");
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a bundle is built once, and again when a file that it imports has changed', () => {
  expect(run('build.mjs', ['engine']).stdout).toContain('built out/engine/engine.mjs');
  expect(run('build.mjs', ['engine']).stdout).toBe('The build is up to date.\n');
  const now = new Date();
  fs.utimesSync(source(), now, now);
  expect(run('build.mjs', ['engine']).stdout).toBe('The build is up to date.\n');
  fs.writeFileSync(path.join(folder, 'engine/console/words.ts'), "export const word: string = 'second';\n");
  expect(run('build.mjs', ['engine']).stdout).toContain('built out/engine/engine.mjs');
});

test('the engine is bundled silently: standard output contains only its lines', () => {
  fs.writeFileSync(path.join(folder, 'engine/console/words.ts'), "export const word: string = 'third';\n");
  expect(run('engine.mjs', [])).toMatchObject({ status: 0, stdout: '{"word":"third"}\n', stderr: '' });
});

test('a source that does not build is one line of JSON and code 1', () => {
  fs.appendFileSync(source(), 'const = broken\n');
  const { status, stdout } = run('engine.mjs', []);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'not-built' } });
});

test('a bundle that does not exist is refused by name', () => {
  const { status, stderr } = run('build.mjs', ['kitchen']);
  expect(status).toBe(1);
  expect(stderr).toContain('There is no bundle "kitchen"');
});
