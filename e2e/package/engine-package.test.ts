/** The engine as a package for npm, as somebody who installed it finds it: from the tarball, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variants } from '../../engine/variants/registry.ts';
import { root } from '../../scripts/bundles.mjs';
import { packEngine } from '../../scripts/engine-package.mjs';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-engine-'));
const installed = path.join(home, 'node_modules/fairytable-engine');
const read = (file: string): string => fs.readFileSync(path.join(installed, file), 'utf8');
const write = (file: string, text: string): void => fs.writeFileSync(path.join(home, file), text);
const run = (...words: readonly string[]) => spawnSync(words[0], words.slice(1), { cwd: home, encoding: 'utf8' });
/** What the compiler says about a file beside the package, declarations included; empty: nothing. */
function compiled(file: string): string {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, tsc, ...options, '--types', '', '--ignoreConfig', file).stdout;
}
/** The example of the README. */
const example = (): string => /^```js\n([\s\S]*?)^```$/m.exec(read('README.md'))?.[1] ?? '';

beforeAll(async () => {
  const tarball = await packEngine(home);
  fs.mkdirSync(installed, { recursive: true });
  const unpacked = run('tar', '-xzf', path.basename(tarball), '--strip-components=1', '-C', installed);
  expect(unpacked.stderr).toBe('');
  write('package.json', '{ "type": "module" }');
});
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

test('it holds one module, its declarations, its README and the licences, and nothing else', () => {
  const files = fs.readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.relative(installed, path.join(parentPath, name)));
  expect(names.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    ...['LICENSE', 'README.md', 'index.js', 'licences.txt', 'package.json'],
    ...['game', 'index', 'levels', 'shapes', 'variants'].map((name) => `types/package/${name}.d.ts`),
    'types/shared/result.d.ts',
  ]);
  expect(read('licences.txt')).toContain('valibot');
});

test('it has the version of the project and needs nothing', () => {
  const ours = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const its = JSON.parse(read('package.json'));
  expect(its).toMatchObject({ version: ours.version, license: ours.license, type: 'module' });
  for (const field of ['dependencies', 'peerDependencies', 'scripts', 'private']) expect(its).not.toHaveProperty(field);
  expect(read('index.js')).not.toMatch(/^import\b|\brequire\(|\bimport\(/m);
});

test('its README credits the designers of all games', () => {
  for (const { words } of variants) expect(read('README.md')).toContain(words.designers);
});

test('the example of its README plays a game', () => {
  write('example.js', example());
  const { stdout, stderr } = run(process.execPath, 'example.js');
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toMatch(/^line \d{3}$|^magi \d{3}$/);
  expect(stdout).toContain('[Game "acid"]\n[Rules "1"]\n[Options "noprogress=50"]\n');
  expect(stdout).toMatch(/^1\. D a2–a3 \/ .+\n2\. .+ \/ .+\n3\. .+ \/ .+$/m);
  expect(lines.at(-1)).toBe('true');
});

test('the declarations fit the example and everything that is exported, and nothing internal can be reached', async () => {
  const { default: _, ...exported } = await import(path.join(installed, 'index.js'));
  // the console is not the language's
  const names = Object.keys(exported).sort();
  expect(names).toEqual([
    ...[
      'Game',
      'knownVariants',
      'levels',
      'makeSetup',
      'parseSetup',
      'parseVariant',
      'unwrap',
      'variantNamed',
      'variants',
    ],
  ]);
  write(
    'typed.ts',
    `declare const console: { log(...told: readonly unknown[]): void };
import { ${names.filter((name) => !example().includes(`${name},`) && !example().includes(`${name} }`)).join(', ')} } from 'fairytable-engine';
import type { Action, Result, SearchOptions } from 'fairytable-engine';
${example()}
const first: Action | undefined = game.actions()[0];
const options: SearchOptions = { milliseconds: 5, stop: () => false, onProgress: ({ depth }) => console.log(depth) };
const made: Result<Game> = Game.start(variants[0], { setup: game.toSetup() });
console.log(first?.captures.map(({ kind, at }) => [kind, at]), options, made, levels, knownVariants, parseVariant, makeSetup, parseSetup);
`,
  );
  expect(compiled('typed.ts')).toBe('');
  const inside = (wrong: string): string => `import { Game, unwrap, variants } from 'fairytable-engine';
const game = unwrap(Game.start(variants[0]));
${wrong}
`;
  for (const wrong of [
    'game.match;',
    'new Game(null);',
    'game.think({ level: 3 });',
    "import 'fairytable-engine/types/package/game.js';",
  ]) {
    write('wrong.ts', inside(wrong));
    expect(compiled('wrong.ts'), wrong).toMatch(/^wrong\.ts\(3,/);
  }
});

test('it runs where there is nothing but the language: no Node, no page', async () => {
  const script = `import { Game, unwrap, variantNamed, parseVariant } from ${JSON.stringify(path.join(installed, 'index.js'))};
const duck = unwrap(parseVariant(variantNamed('Duck chess').text));
const game = unwrap(Game.start(duck));
unwrap(game.play(unwrap(game.think({ milliseconds: 20 })).action));
globalThis.answer = unwrap(Game.fromSave(game.toSave())).toText();`;
  const made = await build({
    stdin: { contents: script, resolveDir: home },
    bundle: true,
    format: 'iife',
    write: false,
  });
  const alone: { answer?: string } = {};
  vm.runInNewContext(made.outputFiles[0].text, alone);
  expect(alone.answer).toMatch(/^\[Game "own:[0-9a-f]{20}"\]$/m);
});
