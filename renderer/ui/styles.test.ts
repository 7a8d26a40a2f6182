import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// A CSS module is typed as any name to a string: a class that it does not define would be the word "undefined" in the
// page. So each is read with the files that import it; and a class that none of them uses is a rule for nothing.

const root = new URL('../', import.meta.url);
const files = readdirSync(root, { recursive: true });
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
/** Without comments, strings, what is `:global` and what is declared: selectors are left. */
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

/** What the sources name of a module: `styles.board`, and of `styles[`mark-${mark}`]` that it begins with `mark-`. */
function usedOf(module: string) {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  for (const { file, text } of sources) {
    for (const [whole, local, from] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)) {
      if (new URL(from, new URL(file, root)).href !== new URL(module, root).href) continue;
      const rest = text.replace(whole, '');
      for (const [, name] of rest.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) names.add(name);
      for (const [, name] of rest.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))) names.add(name);
      for (const [, name] of rest.matchAll(new RegExp(`\\b${local}\\[\`([\\w-]+)\\$`, 'g'))) beginnings.add(name);
    }
  }
  return { names, beginnings };
}

test('no sheet imports another: the rules of the layers see only what a script imports', () => {
  expect(files.filter((file) => file.endsWith('.css') && textOf(file).includes('@import'))).toEqual([]);
});

describe.each(files.filter((file) => file.endsWith('.module.css')))('%s', (module) => {
  const defined = classesIn(textOf(module));
  const { names, beginnings } = usedOf(module);

  test('defines every class that is used', () => {
    expect([...names].filter((name) => !defined.includes(name))).toEqual([]);
    expect([...beginnings].filter((start) => !defined.some((name) => name.startsWith(start)))).toEqual([]);
  });
  test('defines no class that nobody uses', () => {
    const begun = (name: string) => [...beginnings].some((start) => name.startsWith(start));
    expect(defined.filter((name) => !names.has(name) && !begun(name))).toEqual([]);
  });
});
