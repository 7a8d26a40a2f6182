/**
 * `npm test`: installs what is missing and runs everything, step by step; `npm test -- --only unit` runs the named
 * steps, `npm test -- --changed` what the changes since main can break (testing/changed.mjs), `npm test -- --all` also what
 * takes too long for every day (it sets FAIRYTABLE_ALL_TESTS for the tests). Every step runs even when one before it failed, so
 * that one run tells all. The last line is the total over all steps: tests as their runners counted them, and one for each
 * check that is not a test. What failed is listed by name, what was skipped with its reason; REQUIRE_BROWSER=1 and REQUIRE_ELECTRON=1 turn a missing host into a failure.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { allTests, changedFiles, importsOf, specs, unitTests } from './testing/changed.mjs';
import { none, one, sum } from './testing/tally.mjs';
import { types } from './testing/types.mjs';
import { isInterrupted, watch } from './testing/watch.mjs';

/** @typedef {import('./testing/tally.mjs').Count} Count */
/** @typedef {{ name: string, says: string, run: () => Promise<Count> }} Step */

/** Runs a script of a package with its output on the screen.
 * @param {string} file from the project's folder @param {readonly string[]} words
 * @returns {Promise<boolean>} did it end with code 0? */
const runs = async (file, words) => (await watch(file, words)).good;

/** @param {string} name @returns {string} the file for a runner's own report */
function reportFile(name) {
  const folder = path.join(root, 'out/reports');
  fs.mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.json`);
}

/** @param {readonly string[]} files some may be of no language that Biome knows @returns {Promise<Count>} */
const lint = async (files) =>
  one(
    await runs('node_modules/@biomejs/biome/bin/biome', [
      ...['ci', '--colors=off', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
      ...files,
    ]),
  );

/** @param {string} name of the step @param {readonly string[]} words which tests @returns {Promise<Count>} */
async function vitest(name, words) {
  const reporters = ['default', 'json', './scripts/testing/vitest-progress.mjs'].map((one) => `--reporter=${one}`);
  const report = `--outputFile.json=${reportFile(name)}`;
  const { good, tally } = await watch('node_modules/vitest/vitest.mjs', ['run', ...words, ...reporters, report]);
  return tally.count(good);
}

/** @param {string} name of the step @param {readonly string[]} words which specs @returns {Promise<Count>} */
async function playwright(name, words) {
  const reporters = '--reporter=list,json,./scripts/testing/playwright-progress.mjs';
  const { good, tally } = await watch(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e', reporters, ...words],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name), FAIRYTABLE_BUILT: 'yes' },
    },
  );
  return tally.count(good);
}

let built = true;
/** Playwright's projects for the application and its harness. */
const hosts = ['harness', 'stand-in', 'electron', 'browser'];
/** @param {readonly string[]} projects of Playwright @returns {Promise<Count>} */
const endToEnd = async (projects) =>
  built
    ? playwright(
        'end-to-end',
        projects.map((name) => `--project=${name}`),
      )
    : one(false);

/** @type {readonly Step[]} */
const steps = [
  {
    name: 'readme',
    says: 'the commands of README and CONTRIBUTING, in a fresh clone',
    run: () => playwright('readme', ['--project=readme']),
  },
  {
    name: 'types',
    says: 'every part compiles under its own tsconfig',
    run: types,
  },
  {
    name: 'lint',
    says: 'format and lint, the one-way imports among them',
    run: () => lint(['.']),
  },
  {
    name: 'layers',
    says: 'the rules for imports refuse what they should',
    run: async () => one(await runs('scripts/layers/check.mjs', [])),
  },
  { name: 'unit', says: 'the unit tests', run: () => vitest('unit', ['--project=!package']) },
  {
    name: 'build',
    says: 'the bundles',
    run: async () => {
      built = await runs('scripts/build.mjs', []);
      return one(built);
    },
  },
  {
    name: 'package',
    says: 'the installers’ configuration, and what a package holds',
    run: async () => (built ? vitest('package', ['--project=package']) : one(false)),
  },
  {
    name: 'e2e',
    says: 'end to end, in every host that is installed',
    run: () => endToEnd(hosts),
  },
];
/**
 * A run of everything begins where people begin: with the commands of the documents. They wait for packages and for
 * programs that start, so the other end-to-end tests run beside them.
 * @type {Step}
 */
const door = {
  name: 'e2e',
  says: 'the commands of README and CONTRIBUTING, in a fresh clone; beside them end to end, in every host that is installed',
  run: () => (built ? endToEnd(['readme', ...hosts]) : playwright('readme', ['--project=readme'])),
};
const everything = [
  ...steps.filter(({ name }) => name === 'build'),
  door,
  ...steps.filter(({ name }) => !['readme', 'build', 'e2e'].includes(name)),
];

/** @param {readonly string[]} words @returns {readonly Step[]} */
function chosen(words) {
  const names = words.flatMap((word, i) => {
    if (word.startsWith('--only=')) return word.slice('--only='.length).split(',');
    return words[i - 1] === '--only' ? word.split(',') : [];
  });
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}"; the steps are ${steps.map((step) => step.name).join(', ')}.`);
    process.exit(2);
  }
  return names.length ? steps.filter((step) => names.includes(step.name)) : everything;
}

/**
 * The steps that a change can break; what it leaves out is said here.
 * @param {string | null} since a commit to compare with, null for where this branch left main
 * @returns {Promise<readonly Step[]>}
 */
async function stepsForChange(since) {
  const changed = changedFiles(since);
  const count = changed.files.length;
  console.log(`${count} ${count === 1 ? 'file differs' : 'files differ'} from ${changed.since}.`);
  const imports = await importsOf(allTests());
  const unit = unitTests(changed.files, imports, (file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const ends = specs(changed.files, imports);
  const touches = (/** @type {RegExp} */ area) => changed.files.some((file) => area.test(file));
  const areRulesChanged = touches(/^(biome\.json|scripts\/layers\/)/);
  /** @type {Record<string, boolean>} */
  const runs = {
    readme: touches(/^(scripts\/(?!testing\/|bench|ladder|mine|values|layers)[^/]*\.mjs$|e2e\/readme\/)/),
    types: touches(/\.([cm]?[jt]sx?|json)$/),
    lint: changed.files.length > 0,
    layers: areRulesChanged,
    unit: unit.run.length > 0,
    build: ends.run.length > 0,
    package: touches(
      /^(electron-builder\.yml|package.*\.json|assets\/|(e2e|engine)\/package\/|scripts\/(pack|engine-package|licences|bundles|build))/,
    ),
    e2e: ends.run.length > 0,
  };
  const left = Object.keys(runs).filter((name) => !runs[name]);
  console.log('\nLeft out; npm test runs all of it:');
  if (left.length) console.log(`  the steps that this change does not touch: ${left.join(', ')}`);
  for (const test of unit.slow) console.log(`  takes long: ${test}`);
  if (unit.wide.length)
    console.log(`  ${unit.wide.length} unit tests that import the most, such as ${unit.wide.slice(0, 3).join(', ')}`);
  console.log(`  ${ends.left.length} of ${ends.left.length + ends.run.length} end-to-end specs`);
  /** @type {Record<string, () => Promise<Count>>} */
  const narrowed = {
    // an import that closes a circle stands in a file that changed
    lint: () => lint(areRulesChanged ? ['.'] : changed.files.filter((file) => fs.existsSync(path.join(root, file)))),
    unit: () => vitest('unit', ['--project=!package', ...unit.run]),
    e2e: async () => (built ? playwright('end-to-end', ends.run) : one(false)),
  };
  return steps.filter(({ name }) => runs[name]).map((step) => ({ ...step, run: narrowed[step.name] ?? step.run }));
}

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

requireNode();
const words = process.argv.slice(2);
if (words.includes('--all')) process.env.FAIRYTABLE_ALL_TESTS = '1';
const change = words.find((word) => /^--changed(=|$)/.test(word));
const named = chosen(words);
installMissing();
const wanted = change === undefined ? named : await stepsForChange(change.split('=')[1] ?? null);
// end to end runs over what is built now, whichever steps were asked for
if (wanted.some(({ name }) => name === 'e2e' || name === 'package') && !wanted.some(({ name }) => name === 'build'))
  built = await runs('scripts/build.mjs', []);

const started = performance.now();
let total = none;
/** @type {string[]} */
const table = [];
for (const [i, step] of wanted.entries()) {
  console.log(`\n=== ${i + 1} of ${wanted.length}: ${step.name} (${step.says})`);
  const since = performance.now();
  const count = await step.run();
  const line = `${step.name.padEnd(8)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds(since)})`;
  console.log(line);
  table.push(line);
  // a check that is not tests, or a runner that crashed, has no name but its step's
  total = sum(total, count.failed > 0 && !count.failures.length ? { ...count, failures: [step.name] } : count);
  if (isInterrupted()) break;
}

console.log(`\n=== all steps (${seconds(started)})\n${table.join('\n')}`);
const reasons = new Map();
for (const reason of total.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
if (reasons.size) console.log('\nSkipped:');
for (const [reason, times] of reasons) console.log(`  ${times} × ${reason}`);
if (total.failures.length) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = isInterrupted() ? 130 : total.failed === 0 ? 0 : 1;
