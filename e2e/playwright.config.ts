/**
 * End-to-end tests. `readme` runs the documents' own commands in a fresh clone; `browser` plays the games in the browser
 * host; `stand-in` and `electron` run the same specs of the desktop application, with the stand-in for Electron and with
 * the real binary; `harness` tests the stand-in itself. Three workers for two cores, and no retries
 * (docs/decisions/workers.md).
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type Chosen, chosenChromium, documentsChromium } from './harness/chosenChromium.ts';

const launch = (chosen: Chosen) =>
  'why' in chosen
    ? {}
    : {
        executablePath: chosen.executablePath,
        args: chosen.args,
        env: { ...(process.env as Record<string, string>), ...chosen.env },
      };

/** milliseconds */
const NEVER_CAME = 180_000;

export default defineConfig({
  testDir: '.',
  outputDir: path.join(import.meta.dirname, '../test-results'),
  globalSetup: './harness/globalSetup.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // software rendering on a busy machine is slow; a wait that takes this long is for an event that never came
  timeout: 600_000,
  expect: { timeout: NEVER_CAME },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: launch(chosenChromium),
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: NEVER_CAME,
  },
  projects: [
    // in this order: the browser's files end with short ones, so all workers are busy until the end
    // the documents' own commands, in a clone, one after another: they take the longest of all files
    {
      name: 'readme',
      testMatch: 'readme/**/*.spec.ts',
      use: { launchOptions: launch(documentsChromium) },
    },
    { name: 'harness', testMatch: 'harness/**/*.spec.ts' },
    { name: 'stand-in', testMatch: 'desktop/**/*.spec.ts' },
    { name: 'electron', testMatch: 'desktop/**/*.spec.ts' },
    { name: 'browser', testMatch: 'browser/**/*.spec.ts' },
  ],
});
