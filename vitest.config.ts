/**
 * Unit tests, by where their code runs. `*.test.ts` runs in plain Node; a renderer test that needs a document is
 * named `*.test.tsx` and gets happy-dom. Two forks, because the suite must finish on a machine with two cores, and
 * no retries: a test that passes sometimes is a failing test.
 */
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowestFirst.mjs';
import { chunksOfTests, textFiles, wholeTests } from './scripts/wholeTests.mjs';

const node = { environment: 'node', globals: false } as const;
/** No module of these keeps anything between tests: one process a worker is quicker than one a file. */
const shared = { ...node, isolate: false, server: { deps: { external: [chunksOfTests] } } };

/** Tests that load three.js through a package that requires it: its CommonJS file cannot be loaded in a context. */
const withThree = ['renderer/scene/Table.test.tsx', 'renderer/text/said-late.test.tsx'];

/** milliseconds; a test whose event never comes fails by itself before the runner ends it */
const GIVE_UP = 600_000;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // the names of a CSS module as they are written in it
    css: { modules: { classNameStrategy: 'non-scoped' } },
    sequence: { sequencer: SlowestFirst },
    // no test depends on these: they end one that hangs, even on a machine with ten times as much to do
    testTimeout: GIVE_UP,
    hookTimeout: GIVE_UP,
    expect: { poll: { timeout: GIVE_UP / 2 } },
    projects: [
      {
        extends: true,
        plugins: [wholeTests('engine'), textFiles()],
        test: { ...shared, name: 'engine', include: ['engine/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [wholeTests('electron'), textFiles()],
        test: { ...shared, name: 'electron', include: ['electron/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [react(), textFiles()],
        test: { ...shared, name: 'renderer', include: ['renderer/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [react(), textFiles()],
        test: {
          name: 'renderer-dom',
          environment: 'happy-dom',
          // a context a file instead of a process: two thirds of the time, and nothing is kept between files
          pool: 'vmForks',
          include: ['renderer/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...withThree],
        },
      },
      {
        extends: true,
        plugins: [react(), textFiles()],
        test: { name: 'renderer-scene', environment: 'happy-dom', include: [...withThree] },
      },
      {
        extends: true,
        plugins: [textFiles()],
        test: {
          ...node,
          name: 'tools',
          include: ['scripts/**/*.test.{ts,mjs}', 'languages/**/*.test.ts', 'e2e/harness/**/*.test.ts'],
          // linted, never run
          exclude: [...configDefaults.exclude, 'scripts/layers/fixture/**'],
        },
      },
      {
        extends: true,
        plugins: [react(), textFiles()],
        test: { ...node, name: 'examples', include: ['examples/**/*.test.{ts,tsx}'] },
      },
      // needs the built bundles; `npm test` runs it after the build
      { extends: true, test: { ...node, name: 'package', include: ['e2e/package/**/*.test.ts'] } },
    ],
  },
});
