/**
 * `npm run sprt`: does a change of the search gain? Plays this tree against another commit at equal processor time until a
 * sequential probability ratio test decides, and writes the result into `scripts/ladder/experiments.jsonl`, which
 * `npm run ladder -- --minutes 0` puts into `docs/strength.md`. Each pair of games is kept in `out/sprt`: stop it
 * whenever you like, it goes on there the next time.
 *
 *   npm run sprt -- --name "aspiration windows" --variant acid
 *   npm run sprt -- --name "all since spring" --variant deicide --against 1f614dec --milliseconds 100
 *   npm run sprt -- --name "no loss by the new order" --variant fourchan --least=-10 --wanted 5 --pairs 400
 *
 * Without `--against` it plays against HEAD: what is not committed yet is tried.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loader, root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';
import { largeTexts } from './large-texts.mjs';
import { ownUrl } from './own-url.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { build } = await import('esbuild');

const folder = path.join(root, 'out/sprt');
const contenderFile = 'scripts/ladder/contender.ts';

/** @param {string} tree @param {string} name @returns {Promise<string>} the bundle */
async function contenderOf(tree, name) {
  const outfile = path.join(folder, `${name}.mjs`);
  await build({
    entryPoints: [path.join(tree, contenderFile)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    loader,
    plugins: [ownUrl, largeTexts],
    logLevel: 'error',
  });
  return outfile;
}
/** A commit's engine, with the contender of this tree: the one of then may know less. @param {string} commit */
function treeOf(commit) {
  const tree = path.join(folder, commit);
  if (fs.existsSync(tree)) return tree;
  const packed = path.join(folder, `${commit}.tar`);
  execFileSync('git', ['archive', '--output', packed, commit, 'engine', 'scripts', 'languages'], { cwd: root });
  fs.mkdirSync(tree);
  execFileSync('tar', ['-xf', packed, '-C', tree]);
  fs.rmSync(packed);
  return tree;
}

const words = process.argv.slice(2);
const at = words.indexOf('--against');
const asked = at < 0 ? 'HEAD' : words[at + 1];
const commit = execFileSync('git', ['rev-parse', `${asked}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
if (at >= 0) words.splice(at, 2);
fs.mkdirSync(folder, { recursive: true });
const tree = treeOf(commit);
for (const file of [contenderFile, 'scripts/ladder/within.ts'])
  fs.copyFileSync(path.join(root, file), path.join(tree, file));
const ours = await contenderOf(root, 'this-tree');
const theirs = await contenderOf(tree, commit);
const bundles = ['--ours', ours, '--theirs', theirs, '--against', commit];
const { status } = await runProgram('ladder/trees.ts', { words: [...words, ...bundles] });
process.exitCode = status;
