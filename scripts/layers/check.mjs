/**
 * The one-way imports of the project (README, "Project structure"). The arrows themselves are rules in biome.json, folder by
 * folder, and the lint step keeps the project to them. Here the rules are put to the test: a fixture holds imports
 * against every arrow, and exactly the lines marked `// refused` must be refused. A rule that stopped working, or
 * one that refuses too much, fails this step.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bundles.mjs';

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

/** @param {string} folder @returns {Set<string>} `file:line` of every line marked `// refused` */
function markedIn(folder) {
  const marked = new Set();
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, full).split(path.sep).join('/');
    for (const [i, line] of fs.readFileSync(full, 'utf8').split('\n').entries())
      if (line.endsWith('// refused')) marked.add(`${file}:${i + 1}`);
  }
  return marked;
}

/** Only the rules are copied: the fixture stands outside the repository, where no ignore file hides it. */
function copyOfFixture() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-layers-'));
  fs.cpSync(fixture, folder, { recursive: true });
  const {
    $schema: _,
    vcs: __,
    files: ___,
    ...rules
  } = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules));
  fs.mkdirSync(path.join(folder, 'scripts/layers'), { recursive: true });
  for (const rule of ['deterministic.grit', 'mocked.grit', 'waiting.grit'])
    fs.copyFileSync(path.join(root, 'scripts/layers', rule), path.join(folder, 'scripts/layers', rule));
  return folder;
}

/** @returns {string[]} what is wrong with the rules; empty when they refuse exactly what they should */
export function faultsOfTheLayerRules() {
  const folder = copyOfFixture();
  try {
    const marked = markedIn(folder);
    const refused = refusedIn(folder);
    if (marked.size < 40) return [`The fixture marks only ${marked.size} lines; it must show every arrow.`];
    return [
      ...[...marked].filter((line) => !refused.has(line)).map((line) => `${line} breaks a layer and is not refused`),
      ...[...refused].filter((line) => !marked.has(line)).map((line) => `${line} keeps the layers and is refused`),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOfTheLayerRules();
  console.log(faults.length ? faults.join('\n') : `The layer rules refuse what they should and nothing else.`);
  process.exitCode = faults.length ? 1 : 0;
}
