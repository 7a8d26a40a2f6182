/**
 * No module keeps a text from its start: it would stay in the language of that moment. A file of its own, because every
 * module of the page has to be loaded anew for it.
 */
import { expect, test } from 'vitest';
import { sayIn } from '../../engine/shared/language.ts';
// it says in which language, which must not happen behind the test
import '../state/language.ts';

/** The modules of the page but for those that draw when they are loaded. */
const modules = import.meta.glob([
  '../**/*.{ts,tsx}',
  '!../**/*.{test,fixture}.{ts,tsx}',
  '!../**/*.d.ts',
  '!../main.tsx',
  '!../dev/**',
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
