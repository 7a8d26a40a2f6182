/**
 * The one-way imports of the project (README, "Project structure"). The table of arrows says them (arrows.txt), Biome's rules
 * are made of it (generate.mjs), and the lint step keeps the project to them. Here the rules are put to the test: a
 * fixture holds imports against every arrow, and exactly the lines marked `// refused` must be refused. A rule that
 * stopped working, one that refuses too much, a table that allows what nobody uses, and rules that are not what the table
 * says fail this step.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bundles.mjs';
import { filesOfTheProject, generate, generated } from './generate.mjs';
import { writePairs } from './pairs.mjs';
import { faultsOfTheTable } from './table.mjs';
import { faultsOfTheTree } from './tree.mjs';

const fixture = path.join(root, 'scripts/layers/fixture');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** the one-way imports, no circle, nothing in the engine that is not deterministic, no test that waits for time or mocks a shared module */
const RULES = ['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles', 'plugin'];

/** @param {string} folder @returns {Set<string>} `file:line` of every import that the rules refuse */
function refusedIn(folder) {
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const start = run.stdout.indexOf('{');
  if (start < 0) throw new Error(`Biome gave no report: ${run.stderr}`);
  /** @type {{ diagnostics: { category: string, location: { path: string, start: { line: number } } }[] }} */
  const report = JSON.parse(run.stdout.slice(start).split('\n')[0] ?? '');
  const ours = report.diagnostics.filter(({ category }) => RULES.includes(category));
  return new Set(ours.map((d) => `${d.location.path.split(path.sep).join('/')}:${d.location.start.line}`));
}

/** @param {string} folder @returns {string[]} from the folder */
const filesIn = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** @param {string} folder @returns {Set<string>} `file:line` of every line marked `// refused` */
function markedIn(folder) {
  const marked = new Set();
  for (const file of filesIn(folder).filter((name) => /\.tsx?$/.test(name)))
    for (const [i, line] of fs.readFileSync(path.join(folder, file), 'utf8').split('\n').entries())
      if (line.endsWith('// refused')) marked.add(`${file}:${i + 1}`);
  return marked;
}

/**
 * @template T
 * @param {(folder: string) => T} work in a folder outside the repository, where no ignore file hides it
 * @returns {T}
 */
function aside(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-layers-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the rules are copied. @param {string} folder */
function copyFixtureTo(folder) {
  fs.cpSync(fixture, folder, { recursive: true });
  const {
    $schema: _,
    vcs: __,
    files: ___,
    ...rules
  } = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules));
  const layers = path.join(folder, 'scripts/layers');
  fs.mkdirSync(layers, { recursive: true });
  for (const rule of fs.readdirSync(path.join(root, 'scripts/layers')).filter((name) => name.endsWith('.grit')))
    fs.copyFileSync(path.join(root, 'scripts/layers', rule), path.join(layers, rule));
  // the folders of the fixture may be deeper than those of the project
  fs.writeFileSync(
    path.join(layers, path.basename(generated)),
    generate([...filesOfTheProject(), ...filesIn(fixture)]),
  );
}

/** @param {Set<string>} marked @param {Set<string>} refused @returns {string[]} */
const differences = (marked, refused) => [
  ...[...marked].filter((line) => !refused.has(line)).map((line) => `${line} breaks a layer and is not refused`),
  ...[...refused].filter((line) => !marked.has(line)).map((line) => `${line} keeps the layers and is refused`),
];

/** @returns {string[]} what is wrong with the rules; empty when they refuse exactly what they should */
export const faultsOfTheLayerRules = () =>
  aside((folder) => {
    copyFixtureTo(folder);
    const marked = markedIn(folder);
    if (marked.size < 300) return [`The fixture marks only ${marked.size} lines; it must show every arrow.`];
    return differences(marked, refusedIn(folder));
  });

/** @returns {string[]} the same for every way from one folder of the project to another */
export const faultsOfThePairs = () =>
  aside((folder) => {
    const files = filesOfTheProject();
    const { marked } = writePairs(files, folder);
    fs.writeFileSync(path.join(folder, 'arrows.json'), generate(files));
    const rules = { extends: ['./arrows.json'], linter: { rules: { preset: 'none' } } };
    fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules));
    return differences(marked, refusedIn(folder));
  });

/** @returns {string[]} what is wrong with the table, or with what was made of it */
export function faultsOfTheArrows() {
  const files = filesOfTheProject();
  const isMade = fs.readFileSync(generated, 'utf8') === generate(files);
  const stale = `${path.relative(root, generated)} is not what the table says: run node scripts/layers/generate.mjs`;
  return [...faultsOfTheTable(), ...(isMade ? [] : [stale]), ...faultsOfTheTree(files)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = [...faultsOfTheArrows(), ...faultsOfTheLayerRules(), ...faultsOfThePairs()];
  console.log(faults.length ? faults.join('\n') : 'The layer rules refuse what they should and nothing else.');
  process.exitCode = faults.length ? 1 : 0;
}
