import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// A CSS module is typed as any name to a string: a class that it does not define would be the word "undefined" in the
// page. So each is read with the files that import it; and a class that none of them uses is a rule for nothing.

const root = new URL('../', import.meta.url);
const files = readdirSync(root, { recursive: true });
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
/** Strips comments, strings, `:global` and declarations: selectors are left. */
const selectorsOf = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/[^{};]*;/g, '');
const classesIn = (css: string): string[] =>
  [...new Set([...selectorsOf(css).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))].sort();

const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: textOf(file) }));

/** The classes of a module that the sources use: `styles.board`. */
function usedOf(module: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { file, text } of sources)
    for (const [whole, local, from] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)) {
      if (new URL(from, new URL(file, root)).href !== new URL(module, root).href) continue;
      for (const [, name] of text.replace(whole, '').matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) used.add(name);
    }
  return used;
}

test('how much fits depends on the size of the text: no sheet asks for the size of the window in px', () => {
  const asked = files
    .filter((file) => /\.css$/.test(file))
    .filter((file) => /@(media|container)[^{]*\dpx/.test(textOf(file)));
  expect(asked).toEqual([]);
});

test('no sheet imports another: the layer rules see only what a script imports', () => {
  expect(files.filter((file) => file.endsWith('.css') && textOf(file).includes('@import'))).toEqual([]);
});

describe.each(files.filter((file) => file.endsWith('.module.css')))('%s', (module) => {
  const defined = classesIn(textOf(module));
  const used = usedOf(module);

  test('defines every class that is used', () => {
    expect([...used].filter((name) => !defined.includes(name))).toEqual([]);
  });
  test('uses every class that is defined', () => {
    expect(defined.filter((name) => !used.has(name))).toEqual([]);
  });
});
