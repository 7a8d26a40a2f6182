/// <reference types="vite/client" />
/**
 * No module of the host or of the engine keeps a text from its start: it would stay in the language of that moment. A file of
 * its own, because every module has to be loaded anew for it.
 */
import { expect, test } from 'vitest';
import { sayIn } from '../../engine/shared/language.ts';
// it says in which language, which must not happen behind the test
import '../app/speaking.ts';

/** All but programs, and those that need Electron itself. */
const modules = import.meta.glob([
  '../{app,contract,games,online,saves,search}/**/*.ts',
  '../../engine/**/*.ts',
  './{browser,electron-menu}.ts',
  '!../../**/*.{test,fixture}.ts',
  '!../../engine/{console,testing}/**',
  '!../**/*-main.ts',
]);

test('no module reads a text when it is loaded', async () => {
  const readers = new Set<string>();
  sayIn(() => {
    const callers = new Error().stack?.split('\n').slice(1) ?? [];
    readers.add(callers.find((line) => !/said-late|shared\/language/.test(line))?.trim() ?? 'unknown');
    return 'en';
  });
  for (const load of Object.values(modules)) await load();
  expect([...readers]).toEqual([]);
});
