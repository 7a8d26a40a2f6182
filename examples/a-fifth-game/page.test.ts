/**
 * The page that walks through this example, held against the files: what it quotes is there, every file is named, every
 * link leads somewhere, and all of it compiles.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linksIn, misquoted, quotesIn } from '../../scripts/testing/quotes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const HERE = 'examples/a-fifth-game';
const PAGE = 'docs/a-new-game.md';
const page = read(PAGE);

const files = fs
  .readdirSync(path.join(root, HERE), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(path.join(root, HERE), path.join(entry.parentPath, entry.name)))
  .sort();
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isCode = (file: string): boolean => file.endsWith('.ts') && !isTest(file);

const quotes = quotesIn(page);

test.each(quotes)('what is quoted from $file is in it, in that order', (quote) => {
  expect(misquoted(quote)).toBeNull();
});

test('every file of the game is listed, and every one of its own files quoted', () => {
  const listed = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file).sort();
  expect(listed).toEqual(files);
  const quoted = new Set(quotes.map(({ file }) => path.relative(HERE, file)));
  for (const file of files.filter((name) => name.startsWith('lamplight/'))) expect(quoted, file).toContain(file);
});

test('its links lead somewhere, and the README leads here', () => {
  const links = linksIn(page);
  expect(links.length).toBeGreaterThan(2);
  for (const to of links) expect(fs.existsSync(path.join(root, 'docs', to)), to).toBe(true);
  expect(read('README.md')).toContain(`](${PAGE})`);
});

test('copied to the games of the house, its imports need one change and no other', () => {
  const [, from, to] = page.match(/^sed -i 's#(.+)#(.+)#' engine\/variants\/lamplight\/\*\.ts$/m) ?? [];
  for (const file of files.filter((name) => name.startsWith('lamplight/'))) {
    for (const [, wanted] of read(`${HERE}/${file}`).matchAll(/from '(\.[^']+)'/g)) {
      const there = path.join(root, 'engine/variants', path.dirname(file), wanted.replace(from, to));
      const isOwn = wanted.startsWith('./');
      expect(isOwn || fs.existsSync(there), `${file}: ${wanted}`).toBe(true);
    }
  }
});

/** The files of the example that a tsconfig compiles; throws what the compiler says if it does not compile. */
function compiled(config: string, ...flags: string[]): string[] {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const compile = (...words: string[]) => spawnSync(process.execPath, [tsc, ...words], { cwd: root, encoding: 'utf8' });
  // what it stands on, where nobody has compiled it yet
  const under = compile('-b', 'engine');
  if (under.status !== 0) throw new Error(under.stdout + under.stderr);
  const run = compile('-p', config, '--noEmit', ...flags);
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  const folder = path.join(root, HERE) + path.sep;
  const own = run.stdout.split(/\r?\n/).map((line) => path.normalize(line.trim()));
  return own.filter((line) => line.startsWith(folder)).map((line) => path.relative(folder, line));
}
test('the game compiles by itself, without Node and without a page, and its tests are compiled with the rest', () => {
  expect(compiled('examples/tsconfig.json', '--listFiles').sort()).toEqual(files.filter(isCode));
  const listed = compiled('examples/tsconfig.test.json', '--listFilesOnly');
  expect(files.filter((file) => isTest(file) && !listed.includes(file))).toEqual([]);
  // `npm test` compiles both
  for (const part of ['./examples', './examples/tsconfig.test.json'])
    expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: part });
});
