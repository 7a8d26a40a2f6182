/**
 * `npm run bench`: measures what has a budget and prints one table. It judges nothing in the tests: times depend
 * on the machine and on what else it does, so run it on an idle one; it warns where the machine was busy. `npm run bench -- engine` runs one part.
 */
import fs from 'node:fs';
import path from 'node:path';
import { saidOf, signsNow } from './bench/quiet.mjs';
import { buildStale } from './build.mjs';
import { bundlesOf, filesOf, packageBudget, root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./bench/report.ts').MeasuredRow} MeasuredRow */

const megabyte = 1_000_000;
const parts = ['engine', 'files', 'start', 'table', 'online', 'package'];
/** Only when it is asked for: it needs a graphics card. */
const onRequest = ['card'];
/** Packages that a part needs as they are installed. */
const external = ['@playwright/test', 'aedes', 'mqtt', 'mqtt-packet', 'selfsigned', 'ws'];

/** Each part runs in a process of its own: nothing of one slows another.
 * @param {string} part @returns {Promise<MeasuredRow[]>} */
async function run(part) {
  const { status, printed } = await runProgram(`bench/${part}.ts`, { isHeard: true, external });
  if (status !== 0) throw new Error(`The ${part} part of the bench failed.`);
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
}

/** The application without Electron, as a package would hold it. @returns {MeasuredRow[]} */
function packageSize() {
  const files = ['package.json', ...bundlesOf('electron').flatMap(filesOf)];
  const size = files.reduce((sum, file) => sum + fs.statSync(path.join(root, file)).size, 0);
  return [
    {
      what: 'application packed, without Electron',
      value: `${(size / megabyte).toFixed(1)} MB`,
      budget: { says: `<= ${packageBudget} MB`, kept: size <= packageBudget * megabyte },
    },
  ];
}

/** @param {readonly MeasuredRow[]} rows */
function print(rows) {
  const wide = Math.max(...rows.map(({ what }) => what.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  for (const { what, value, budget } of rows) {
    const verdict = budget ? `  budget ${budget.says}: ${budget.kept ? 'kept' : 'NOT KEPT'}` : '';
    console.log(`${what.padEnd(wide)}  ${value.padEnd(values)}${verdict}`);
  }
}

requireNode();
installMissing();
await buildStale();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.find((word) => ![...parts, ...onRequest].includes(word));
if (unknown !== undefined) {
  console.error(`The bench has no part "${unknown}"; its parts are ${[...parts, ...onRequest].join(', ')}.`);
  process.exit(2);
}
const before = saidOf('At the start', signsNow());
console.log(before);
/** @type {MeasuredRow[]} */
const rows = [];
for (const part of wanted.length ? wanted : parts) {
  console.log(`measuring: ${part}`);
  rows.push(...(part === 'package' ? packageSize() : await run(part)));
}
console.log('');
print(rows);
console.log(`\n${before}\n${saidOf('At the end', signsNow(), true)}`);
