/**
 * What a change can break, for `npm test -- --changed`. The rules are few, so that what was left out can be said in a
 * sentence: a unit test runs when it changed, imports what changed, names it, or reads files and lies beside or above
 * it. Long tests are left to the whole suite unless they changed themselves, and of the others those that import most,
 * where there are too many. End to end, the specs that changed (or whose helpers did) run, and one short spec of each
 * area of the application that was touched.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loader, root } from '../bundles.mjs';
import { largeTexts } from '../large-texts.mjs';
import { isSlow } from '../slowTests.mjs';

const isTest = (/** @type {string} */ file) => /\.test\.(ts|tsx|mjs)$/.test(file);
// those of e2e/readme are a step of their own after a change
const isSpec = (/** @type {string} */ file) => /^e2e\/(?!readme\/).*\.spec\.ts$/.test(file);
const isCode = (/** @type {string} */ file) => /\.[cm]?[jt]sx?$/.test(file);

/** @param {readonly string[]} words @returns {string[] | null} lines; null where git refuses */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/**
 * Every file that differs from where this branch left main, uncommitted ones among them; on main itself, what is not
 * committed yet. @param {string | null} [asked] another commit to compare with
 * @returns {{ files: string[], since: string }}
 */
export function changedFiles(asked = null) {
  const at = (/** @type {string} */ name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.[0];
  const main = ['main', 'origin/main'].find((name) => at(name) !== undefined);
  const since = asked ?? (main === undefined ? 'HEAD' : (git('merge-base', 'HEAD', main)?.[0] ?? 'HEAD'));
  const tracked = git('diff', '--name-only', '--no-renames', since);
  if (tracked === null) throw new Error(`git knows no commit "${since}" to compare with.`);
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? [];
  return {
    files: [...new Set([...tracked, ...untracked])].sort(),
    since: asked ?? (main ? `${main} (${since.slice(0, 7)})` : since),
  };
}

/** All tests and specs of the project. @returns {string[]} */
export function allTests() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard') ?? [];
  return files.filter((file) => (isTest(file) || isSpec(file)) && fs.existsSync(path.join(root, file)));
}

/** What each of these files imports, and what that imports, and so on; our own files only.
 * @param {readonly string[]} tests @returns {Promise<Map<string, Set<string>>>} */
export async function importsOf(tests) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    // one entry that imports all of them: bundled apart, what they share would be written out for each
    stdin: { contents: tests.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: root },
    outdir: 'out/changed',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    loader,
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    plugins: [
      largeTexts,
      {
        name: 'leaves',
        setup: (made) => made.onLoad({ filter: /\.(css|svg|png|woff2|cjs|html)$|\?/ }, () => ({ contents: '' })),
      },
    ],
  });
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  for (const test of tests) {
    const seen = new Set([test]);
    for (const file of seen)
      for (const { path: wanted, external } of metafile.inputs[file]?.imports ?? [])
        if (!external) seen.add(wanted.split('?')[0] ?? '');
    reached.set(test, seen);
  }
  return reached;
}

/** About a minute of unit tests on two cores. */
export const mostUnitTests = 40;

const wordsOf = (/** @type {string} */ file) =>
  path.posix
    .basename(file)
    .replace(/\..*/, '')
    .split('-')
    .map((word) => word.replace(/s$/, ''));

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports of every test
 * @param {(file: string) => string} read a test's text
 * @returns {{ run: string[], slow: string[], wide: string[] }} the unit tests that the change can break; those of them
 *   that take too long; and where there are too many, those that import so much that this change is little of it
 */
export function unitTests(changed, imports, read) {
  const within = (/** @type {string} */ folder, /** @type {string} */ file) => file.startsWith(`${folder}/`);
  const shares = (/** @type {string} */ test, /** @type {string} */ file) =>
    path.posix.dirname(file) === path.posix.dirname(test) && wordsOf(file).some((word) => wordsOf(test).includes(word));
  /** Which tests first: the lower, the sooner. null: the change cannot break it. @param {string} test */
  const rankOf = (test) => {
    if (changed.includes(test)) return 0;
    const text = read(test);
    const reached = imports.get(test) ?? new Set();
    if (changed.some((file) => text.includes(file) || (!isCode(file) && text.includes(path.posix.basename(file)))))
      return 1;
    if (/['"]node:fs/.test(text) && changed.some((file) => within(path.posix.dirname(test), file))) return 1;
    if (!changed.some((file) => reached.has(file))) return null;
    return changed.some((file) => shares(test, file)) ? 1 : 1 + reached.size;
  };
  const touched = [...imports.keys()]
    .filter((test) => isTest(test) && !test.startsWith('e2e/package/'))
    .flatMap((test) => {
      const rank = rankOf(test);
      return rank === null ? [] : [{ test, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (a.test < b.test ? -1 : 1));
  const own = touched.filter(({ rank }) => rank === 0).length;
  const slow = touched.filter(({ test, rank }) => isSlow(test) && rank > 0).map(({ test }) => test);
  const quick = touched.map(({ test }) => test).filter((test) => !slow.includes(test));
  const most = Math.max(mostUnitTests, own);
  return { run: quick.slice(0, most).sort(), slow: slow.sort(), wide: quick.slice(most).sort() };
}

/** @param {string} game @returns {readonly string[]} */
const gameFolders = (game) => [`engine/variants/${game}`, `renderer/variants/${game}`];

/**
 * The shortest spec that would notice that an area does not work at all, and the folders and files of that area.
 * @type {readonly (readonly [readonly string[], string])[]}
 */
export const areas = [
  [
    ['engine', 'renderer', 'electron', 'assets', 'vite.config.ts', 'package-lock.json'],
    'e2e/browser/shell/smoke.spec.ts',
  ],
  [
    ['main.ts', 'preload.ts', ...['electron.ts', 'links.ts', 'home.ts'].map((file) => `hosts/${file}`)].map(
      (file) => `electron/${file}`,
    ),
    'e2e/desktop/smoke.spec.ts',
  ],
  [['electron/app', 'electron/saves', 'engine/match'], 'e2e/browser/fourchan/kill.spec.ts'],
  [['electron/contract/commands.ts', 'renderer/commands', ...gameFolders('acid')], 'e2e/browser/acid/keyboard.spec.ts'],
  [['renderer/ui', 'renderer/text', 'renderer/state', 'renderer/narration'], 'e2e/browser/shell/screens.spec.ts'],
  [['renderer/scene', 'renderer/art', 'renderer/board'], 'e2e/browser/table/look-closer.spec.ts'],
  [gameFolders('deicide'), 'e2e/browser/deicide/keyboard.spec.ts'],
  [gameFolders('fourchan'), 'e2e/browser/fourchan/keyboard.spec.ts'],
  [gameFolders('chesimals'), 'e2e/browser/chesimals/keyboard.spec.ts'],
];
/** About a minute of specs. */
const mostSpecs = 4;

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports of every spec
 * @returns {{ run: string[], left: string[] }} the specs to run, and all others
 */
export function specs(changed, imports) {
  const all = [...imports.keys()].filter(isSpec).sort();
  const helpers = changed.filter((file) => file.startsWith('e2e/') && !isSpec(file));
  const source = changed.filter((file) => !isTest(file) && (isCode(file) || /\.(css|html|json|svg)$/.test(file)));
  const wanted = [
    ...all.filter((spec) => changed.includes(spec)),
    ...areas
      .filter(([area]) => source.some((file) => area.some((at) => file === at || file.startsWith(`${at}/`))))
      .map(([, spec]) => spec),
    ...all.filter((spec) => helpers.some((file) => imports.get(spec)?.has(file))),
  ].filter((spec) => all.includes(spec));
  // what changed itself always runs
  const own = all.filter((spec) => changed.includes(spec)).length;
  const run = [...new Set(wanted)].slice(0, Math.max(mostSpecs, own));
  return { run, left: all.filter((spec) => !run.includes(spec)) };
}
