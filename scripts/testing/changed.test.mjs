/** The rules by which `npm test -- --changed` chooses, and the parts whose types are checked. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { allTests, areas, importsOf, mostUnitTests, specs, unitTests } from './changed.mjs';

const imports = new Map([
  ['engine/a/one.test.ts', new Set(['engine/a/one.test.ts', 'engine/a/one.ts', 'engine/core/game.ts'])],
  ['engine/b/two.test.ts', new Set(['engine/b/two.test.ts', 'engine/b/two.ts'])],
  ['engine/match/save/fuzz.test.ts', new Set(['engine/match/save/fuzz.test.ts', 'engine/core/game.ts'])],
  ['e2e/browser/x.spec.ts', new Set(['e2e/browser/x.spec.ts', 'e2e/harness/player.ts'])],
  ['e2e/browser/y.spec.ts', new Set(['e2e/browser/y.spec.ts'])],
  ['e2e/browser/shell/smoke.spec.ts', new Set(['e2e/browser/shell/smoke.spec.ts'])],
]);
/** @type {Record<string, string>} */
const texts = { 'engine/b/two.test.ts': "import fs from 'node:fs'; read('docs/page.md');" };
const read = (/** @type {string} */ file) => texts[file] ?? '';
const chosen = (/** @type {string[]} */ ...files) => unitTests(files, imports, read);

test('a unit test runs when something it imports changed; one that takes long only when it changed itself', () => {
  const { run, slow, wide } = chosen('engine/core/game.ts');
  expect({ run, slow, wide }).toEqual({
    run: ['engine/a/one.test.ts'],
    slow: ['engine/match/save/fuzz.test.ts'],
    wide: [],
  });
  expect(chosen('engine/match/save/fuzz.test.ts').run).toEqual(['engine/match/save/fuzz.test.ts']);
});

test('a test that reads files runs when one beside or below it changed, or one that it names', () => {
  expect(chosen('engine/b/RULINGS.md').run).toEqual(['engine/b/two.test.ts']);
  expect(chosen('docs/page.md').run).toEqual(['engine/b/two.test.ts']);
  expect(chosen('docs/other.md').run).toEqual([]);
});

test('end to end: specs that changed, those whose helpers changed, and one for each area touched', () => {
  expect(specs(['e2e/harness/player.ts'], imports).run).toEqual(['e2e/browser/x.spec.ts']);
  expect(specs(['engine/core/game.ts'], imports).run).toEqual(['e2e/browser/shell/smoke.spec.ts']);
  expect(specs(['e2e/browser/y.spec.ts'], imports)).toEqual({
    run: ['e2e/browser/y.spec.ts'],
    left: ['e2e/browser/shell/smoke.spec.ts', 'e2e/browser/x.spec.ts'],
  });
  // a test is not part of the application
  expect(specs(['engine/core/game.test.ts'], imports).run).toEqual([]);
});

test('of too many unit tests those run that import least, and first those that changed or are named like a change', () => {
  const file = (/** @type {number} */ n) => `engine/a/${String(n).padStart(3, '0')}.test.ts`;
  const count = mostUnitTests + 5;
  const many = new Map(
    Array.from({ length: count }, (_, n) => [
      file(n),
      // each imports one more than the one before it
      new Set(['engine/a/ghosts.ts', ...Array.from({ length: n }, (_, i) => `engine/x/${i}.ts`)]),
    ]),
  );
  const large = new Set(['engine/a/ghosts.ts', ...Array.from({ length: 500 }, (_, i) => `engine/x/${i}.ts`)]);
  many.set('engine/a/ghost.test.ts', large);
  const { run, wide } = unitTests(['engine/a/ghosts.ts'], many, () => '');
  expect(run).toEqual(
    [...Array.from({ length: mostUnitTests - 1 }, (_, n) => file(n)), 'engine/a/ghost.test.ts'].sort(),
  );
  expect(wide).toEqual(Array.from({ length: 6 }, (_, n) => file(mostUnitTests - 1 + n)));
  // what changed itself runs, however many those are
  expect(unitTests([...many.keys()], many, () => '')).toEqual({ run: [...many.keys()].sort(), slow: [], wide: [] });
});

test('every area names folders, files and a spec that exist', () => {
  for (const [area, spec] of areas)
    for (const named of [...area, spec]) expect(fs.existsSync(path.join(root, named)), named).toBe(true);
});

test('a change in any folder of the application chooses a spec, and one of the running match or its file the kill test', () => {
  const all = new Map(areas.map(([, spec]) => [spec, new Set([spec])]));
  const folders = ['engine', 'electron', 'renderer'].flatMap((part) =>
    fs
      .readdirSync(path.join(root, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${part}/${name}`),
  );
  expect(folders).toContain('electron/online');
  for (const folder of [...folders, 'assets']) expect(specs([`${folder}/x.ts`], all).run, folder).not.toEqual([]);
  for (const file of ['electron/app/clocks/clock-requests.ts', 'electron/saves/journal.ts', 'engine/match/match.ts'])
    expect(specs([file], all).run, file).toContain('e2e/browser/fourchan/kill.spec.ts');
});

test('the imports of all tests and specs are followed recursively', async () => {
  const tests = allTests();
  expect(tests.length).toBeGreaterThan(250);
  const reached = await importsOf(tests);
  expect([...reached.keys()]).toEqual(tests);
  const expected = {
    'engine/variants/acid/tests/edges.test.ts': ['engine/variants/acid/ghost.ts', 'engine/core/game.ts'],
    // imported as text
    'electron/app/application.test.ts': ['engine/workshop/shelf/chess/almost.fairygame'],
    'e2e/browser/fourchan/kill.spec.ts': ['e2e/harness/flatPlayer.ts'],
  };
  for (const [one, files] of Object.entries(expected))
    for (const file of [one, ...files]) expect(reached.get(one), one).toContain(file);
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
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  const parts = references.map(({ path: at }) => path.posix.join(at.endsWith('.json') ? at : `${at}/tsconfig.json`));
  expect(parts.sort()).toEqual(configs.sort());
});
