/** A host whose bundle is missing says so at its start. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleNamed, bundlesOf } from '../../scripts/bundles.mjs';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { SEARCH_PROGRAM } from '../search/threads.ts';
import { incompleteInstall } from './own-bundles.ts';

const files = ['out/search/search.cjs', 'out/renderer'];

test('nothing is said where everything is there', () => {
  const out = temporaryFolder();
  fs.mkdirSync(path.join(out, 'renderer'));
  fs.mkdirSync(path.join(out, 'search'));
  fs.writeFileSync(path.join(out, 'search/search.cjs'), '');
  const log: string[] = [];
  expect(incompleteInstall(out, (line) => log.push(line), files)).toBeNull();
  expect(log).toEqual([]);
});

test('what is missing is named in one sentence of the log, and shown', () => {
  const log: string[] = [];
  const told = incompleteInstall(temporaryFolder(), (line) => log.push(line), files);
  expect(told).toMatchObject({ code: 'incomplete', detail: 'out/search/search.cjs, out/renderer' });
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/incomplete: out\/search\/search\.cjs, out\/renderer missing\..*npm start/);
});

test.each(['electron', 'browser'] as const)(
  'the %s host has its page and the program that thinks in its list',
  (host) => {
    expect(bundlesOf(host).map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'renderer']));
  },
);

test.each([
  ['electron-host', 'out/main/parts'],
  ['browser-host', 'out/browser/parts'],
])('the bundle %s has the folder of its parts in its list: %s', (name, folder) => {
  expect(JSON.parse(bundleNamed(name).esbuild?.define?.BUNDLES_OF_HOST ?? '[]')).toContain(folder);
});

test.each(['main', 'browser'])('the program that thinks is where the bundle "%s" looks for it', (name) => {
  const from = path.dirname(bundleNamed(name).outfile);
  expect(path.posix.join(from, SEARCH_PROGRAM)).toBe(bundleNamed('search').outfile);
});
