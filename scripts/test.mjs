/**
 * `npm test`: installs what is missing and runs everything, step by step; `npm test -- --only unit` runs the named
 * steps. Every step runs even when one before it failed, so that one run tells all. The last line is the total over
 * all steps: tests as their runners counted them, and one for each check that is not a test. What was skipped is
 * listed with its reason; REQUIRE_BROWSER=1 and REQUIRE_ELECTRON=1 turn a missing host into a failure.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

/** A step that takes longer than this hangs; the whole suite has half an hour. */
const patience = 20 * 60_000;
const reports = path.join(root, 'out/reports');

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} reasons why something was skipped
 */
/** @typedef {{ name: string, says: string, run: () => Promise<Count> }} Step */

/** @type {(good: boolean) => Count} */
const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, reasons: [] });
/** @type {Count} */
const none = { passed: 0, failed: 0, skipped: 0, reasons: [] };
/** @param {Count} a @param {Count} b @returns {Count} */
const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  reasons: [...a.reasons, ...b.reasons],
});

/** Runs a script of a package with its output on the screen.
 * @param {string} file from the project's folder @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>} did it end with code 0? */
function runs(file, words, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, file), ...words], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const timer = setTimeout(() => {
      console.log(`Given up after ${patience / 60_000} minutes.`);
      child.kill('SIGKILL');
    }, patience);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

/** @param {string} name @returns {string} the file a runner writes its report to; an old one is gone */
function freshReport(name) {
  fs.mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/** A runner that failed without counting a failure (a file that does not load, a crash) counts as one.
 * @param {Count} count @param {boolean} good @returns {Count} */
const honest = (count, good) => (good || count.failed > 0 ? count : sum(count, one(false)));

/** @param {string} name @param {readonly string[]} projects @returns {Promise<Count>} */
async function vitest(name, projects) {
  const file = freshReport(name);
  const words = ['run', ...projects.map((p) => `--project=${p}`), '--reporter=default', '--reporter=json'];
  const good = await runs('node_modules/vitest/vitest.mjs', [...words, `--outputFile.json=${file}`]);
  if (!fs.existsSync(file)) return one(false);
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const left = tests.filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status));
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: left.length,
      reasons: left.map(({ fullName }) => `unit: ${fullName}`),
    },
    good,
  );
}

/** @returns {Promise<Count>} */
async function playwright() {
  const file = freshReport('end-to-end');
  const good = await runs('node_modules/@playwright/test/cli.js', ['test', '-c', 'e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    FAIRYTABLE_BUILT: 'yes',
  });
  if (!fs.existsSync(file)) return one(false);
  /** @typedef {{ projectName: string, annotations: { type: string, description?: string }[], status: string }} Run */
  /** @typedef {{ suites?: Suite[], specs?: { tests: Run[] }[] }} Suite */
  /** @type {{ suites: Suite[], stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { suites, stats } = JSON.parse(fs.readFileSync(file, 'utf8'));
  /** @type {(suite: Suite) => Run[]} */
  const testsOf = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  const left = suites.flatMap(testsOf).filter(({ status }) => status === 'skipped');
  const reasons = left.map(({ projectName, annotations }) => {
    const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
    return `end to end, ${projectName}: ${why ?? 'not run, because a test before it failed'}`;
  });
  return honest(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, reasons },
    good,
  );
}

/** Every tsconfig of the project but the base they share. @returns {string[]} */
function tsconfigs() {
  return ['engine', 'electron', 'renderer', 'e2e', 'scripts', 'examples'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((file) => /^tsconfig.*\.json$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

let built = true;

/** @type {readonly Step[]} */
const steps = [
  {
    name: 'types',
    says: 'every part compiles under its own tsconfig',
    run: async () => {
      let count = none;
      for (const config of tsconfigs()) {
        const good = await runs('node_modules/typescript/bin/tsc', ['-p', config, '--noEmit']);
        if (!good) console.log(`${config} does not compile.`);
        count = sum(count, one(good));
      }
      return count;
    },
  },
  {
    name: 'lint',
    says: 'format and lint, the one-way imports among them',
    run: async () => one(await runs('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])),
  },
  {
    name: 'layers',
    says: 'the rules for imports refuse what they should',
    run: async () => one(await runs('scripts/layers/check.mjs', [])),
  },
  { name: 'unit', says: 'the unit tests', run: () => vitest('unit', ['!package']) },
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
    run: async () => (built ? vitest('package', ['package']) : one(false)),
  },
  {
    name: 'e2e',
    says: 'end to end, in every host that is installed',
    run: async () => (built ? playwright() : one(false)),
  },
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
  return names.length ? steps.filter((step) => names.includes(step.name)) : steps;
}

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

requireNode();
const wanted = chosen(process.argv.slice(2));
installMissing();
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
  total = sum(total, count);
}

console.log(`\n=== all steps (${seconds(started)})\n${table.join('\n')}`);
const reasons = new Map();
for (const reason of total.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
if (reasons.size) console.log('\nSkipped:');
for (const [reason, times] of reasons) console.log(`  ${times} × ${reason}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
