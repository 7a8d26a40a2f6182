/** Checks the documents against the project: what they quote, what they name, and the steps that they describe. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { variants } from '../engine/variants/registry.ts';
import { root } from './bundles.mjs';
import { linksIn, misquoted, quotesIn } from './testing/quotes.mjs';

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
const git = (/** @type {string[]} */ ...words) =>
  spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const decisions = fs.readdirSync(path.join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/a-new-game.md',
  'docs/changes.md',
  'docs/fairy-stockfish.md',
  'docs/from-click-to-journal.md',
  'docs/releasing.md',
  'docs/rules-as-text.md',
  'docs/scale.md',
  'docs/translating.md',
  ...decisions,
];

describe.each(documents)('%s', (document) => {
  const page = read(document);

  test('its links are not broken', () => {
    for (const to of linksIn(page)) expect(fs.existsSync(path.join(root, path.dirname(document), to)), to).toBe(true);
  });

  test('the files and folders that it names exist', () => {
    const named = [
      ...page.matchAll(/`((?:engine|electron|languages|renderer|scripts|e2e|docs|examples|assets)\/[\w./-]*)`/g),
    ];
    for (const [, file = ''] of named)
      expect(fs.existsSync(path.join(root, file)) || /GAME|lamplight/.test(file), file).toBe(true);
  });

  test('every `npm run` that it names is a script', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, script = ''] of page.matchAll(/npm run (?:-s )?([\w-]+)/g))
      expect(Object.keys(scripts)).toContain(script);
  });
});

test('from a click to the journal: every step is in the file that is named', () => {
  const rows = [...read('docs/from-click-to-journal.md').matchAll(/^\|[^|]+\| `([\w./-]+)` \| `(\w+)` \|$/gm)];
  expect(rows).toHaveLength(15);
  for (const [, file = '', name = ''] of rows) expect(read(file), file).toMatch(new RegExp(`\\b${name}\\b`));
});

const contributing = read('CONTRIBUTING.md');

test.each([...quotesIn(contributing), ...quotesIn(read('docs/changes.md'))])(
  'what is quoted from $file is in it, in that order',
  (quote) => {
    expect(misquoted(quote)).toBeNull();
  },
);

test('CONTRIBUTING: the one command finds the file of every piece type of every game', () => {
  const [, pattern = ''] = /git grep -n "(id: 'ghost')" -- engine\/variants$/m.exec(contributing) ?? [];
  expect(pattern).not.toBe('');
  const tables = ['engine/variants/fourchan/pieces.ts', 'engine/variants/deicide/pawns.ts'];
  for (const table of tables) expect(contributing).toContain(`\`${table}\``);
  for (const { id, types } of variants)
    for (const type of types) {
      const wanted = pattern.replace('ghost', type.id);
      const isInTable = (/** @type {string} */ table) =>
        new RegExp(`^ +${type.id}: \\{ value|\\('${type.id}'`, 'm').test(read(table));
      if (id === 'fourchan' ? type.promotedFrom || isInTable(tables[0]) : tables.some(isInTable)) continue;
      const found = git('grep', '-l', '-F', wanted, '--', 'engine/variants').filter((file) => !/\.test\./.test(file));
      expect(found, `${id}: ${wanted}`).not.toEqual([]);
    }
});

test('CONTRIBUTING: a command stands in the two files that are quoted, and in no other', () => {
  const [, section = ''] = /^## Add a command in two files\n([\s\S]*?)^## /m.exec(contributing) ?? [];
  const quotes = quotesIn(section);
  const [, command = ''] = /^ +('[\w-]+'):/m.exec(quotes[0]?.text ?? '') ?? [];
  expect(command).not.toBe('');
  const files = git('grep', '-l', '-F', command, '--', 'electron', 'renderer').filter((file) => !/\.test\./.test(file));
  expect(files).toEqual(quotes.map(({ file }) => file).sort());
});

test('CONTRIBUTING: the art sheet shows the piece that is named', () => {
  const [, game = '', kind = ''] = /`\?piece=([\w-]+)\/([\w-]+)`/.exec(contributing) ?? [];
  expect(variants.find(({ id }) => id === game)?.types.map(({ id }) => id)).toContain(kind);
  expect(read('renderer/dev/sheet.tsx')).toContain("asked.get('piece')");
});

test('README: every package that is installed stands in its list, with its reason', () => {
  const { devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const list = /^## What it depends on[\s\S]*?^## /m.exec(read('README.md'))?.[0] ?? '';
  for (const name of Object.keys({ ...devDependencies, ...optionalDependencies }))
    expect(list).toContain(`\`${name.startsWith('@types/') ? '@types/*' : name}\``);
});

test('README: every folder of the renderer stands in its list of floors', () => {
  const house = /^## Project structure[\s\S]*?^### /m.exec(read('README.md'))?.[0] ?? '';
  const folders = fs.readdirSync(path.join(root, 'renderer'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory() && entry.name !== 'testing'))
    expect(house).toMatch(new RegExp(`^  ${name}/ `, 'm'));
});

test('the decisions are listed, each once', () => {
  const listed = linksIn(read('docs/decisions/README.md')).filter((to) => !to.includes('/'));
  expect(listed.sort()).toEqual(
    decisions
      .map((file) => path.basename(file))
      .filter((file) => file !== 'README.md')
      .sort(),
  );
});
