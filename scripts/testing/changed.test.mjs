/** The rules by which `npm test -- --changed` chooses, and the parts whose types are checked. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { allTests, areas, importsOf, specs, unitTests } from './changed.mjs';
import { typedParts } from './types.mjs';

const imports = new Map([
  ['engine/a/one.test.ts', new Set(['engine/a/one.test.ts', 'engine/a/one.ts', 'engine/core/game.ts'])],
  ['engine/b/two.test.ts', new Set(['engine/b/two.test.ts', 'engine/b/two.ts'])],
  ['engine/match/fuzz.test.ts', new Set(['engine/match/fuzz.test.ts', 'engine/core/game.ts'])],
  ['e2e/browser/x.spec.ts', new Set(['e2e/browser/x.spec.ts', 'e2e/harness/player.ts'])],
  ['e2e/browser/y.spec.ts', new Set(['e2e/browser/y.spec.ts'])],
  ['e2e/browser/smoke.spec.ts', new Set(['e2e/browser/smoke.spec.ts'])],
]);
/** @type {Record<string, string>} */
const texts = { 'engine/b/two.test.ts': "import fs from 'node:fs'; read('docs/page.md');" };
const read = (/** @type {string} */ file) => texts[file] ?? '';
const chosen = (/** @type {string[]} */ ...files) => unitTests(files, imports, read);

test('a unit test runs when something it imports changed; one that takes long only when it changed itself', () => {
  expect(chosen('engine/core/game.ts')).toEqual({ run: ['engine/a/one.test.ts'], left: ['engine/match/fuzz.test.ts'] });
  expect(chosen('engine/match/fuzz.test.ts').run).toEqual(['engine/match/fuzz.test.ts']);
});

test('a test that reads files runs when one beside or below it changed, or one that it names', () => {
  expect(chosen('engine/b/RULINGS.md').run).toEqual(['engine/b/two.test.ts']);
  expect(chosen('docs/page.md').run).toEqual(['engine/b/two.test.ts']);
  expect(chosen('docs/other.md').run).toEqual([]);
});

test('end to end: specs that changed, those whose helpers changed, and one for each area touched', () => {
  expect(specs(['e2e/harness/player.ts'], imports).run).toEqual(['e2e/browser/x.spec.ts']);
  expect(specs(['engine/core/game.ts'], imports).run).toEqual(['e2e/browser/smoke.spec.ts']);
  expect(specs(['e2e/browser/y.spec.ts'], imports)).toEqual({
    run: ['e2e/browser/y.spec.ts'],
    left: ['e2e/browser/smoke.spec.ts', 'e2e/browser/x.spec.ts'],
  });
  // a test is not part of the application
  expect(specs(['engine/core/game.test.ts'], imports).run).toEqual([]);
});

test('every area names a spec that exists', () => {
  for (const [, spec] of areas) expect(fs.existsSync(path.join(root, spec)), spec).toBe(true);
});

test('the imports of real tests are followed recursively', async () => {
  const tests = allTests();
  expect(tests.length).toBeGreaterThan(250);
  const one = 'engine/variants/acid/edges.test.ts';
  const reached = (await importsOf([one])).get(one);
  for (const file of [one, 'engine/variants/acid/ghost.ts', 'engine/core/game.ts']) expect(reached).toContain(file);
});

test('every tsconfig of the project is a part whose types are checked', () => {
  const folders = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const configs = folders
    .filter(({ name }) => !['node_modules', 'out', 'release', '.git'].includes(name))
    .flatMap(({ name }) =>
      fs
        .readdirSync(path.join(root, name))
        .filter((file) => /^tsconfig.*\.json$/.test(file))
        .map((file) => `${name}/${file}`),
    );
  expect(typedParts().sort()).toEqual(configs.sort());
});
