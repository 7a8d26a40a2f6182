/**
 * The fixtures of the end-to-end tests. `home` is an application folder of the test's own; `host` is the browser host
 * over it and `table` a page at its start screen; `desktop` is the desktop application, over the stand-in or the real
 * Electron by project. A host that cannot run here skips its tests with the reason; REQUIRE_BROWSER=1 and
 * REQUIRE_ELECTRON=1 make that a failure. An error that a page raises fails its test.
 */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { BrowserHost } from './browserHost.ts';
import { chosenChromium } from './chosenChromium.ts';
import type { Desktop } from './desktop.ts';
import { RealElectron, realElectron } from './realElectron.ts';
import { StandIn } from './standIn.ts';
import { temporaryFolder } from './temporary.ts';

/** One desktop application for the tests of a worker, started for the first of them that wants it. */
interface SharedDesktop {
  readonly home: string;
  readonly running: () => Promise<StandIn>;
}

interface WorkerFixtures {
  readonly sharedDesktop: SharedDesktop;
}

interface Fixtures {
  readonly present: undefined;
  /** `desktop` and `home` are those of the worker; the test leaves the application at its start screen */
  readonly sharesDesktop: boolean;
  readonly home: string;
  /** the computer thinks until it is stopped or told to move */
  readonly slowComputer: boolean;
  readonly host: BrowserHost;
  readonly table: Page;
  /** starts the desktop application; every instance still running is ended with the test */
  readonly startDesktop: (...words: string[]) => Promise<Desktop>;
  readonly desktop: Desktop;
}

/** Why this project cannot run here; null when it can. */
function missingFor(project: string): { readonly why: string; readonly required: boolean } | null {
  if (project === 'electron')
    return realElectron.binary === null
      ? { why: `Not run in the real Electron: ${realElectron.why}.`, required: process.env.REQUIRE_ELECTRON === '1' }
      : null;
  return 'why' in chosenChromium
    ? { why: `No browser: ${chosenChromium.why}.`, required: process.env.REQUIRE_BROWSER === '1' }
    : null;
}

/** Throws when the page raised an error that the test did not expect. */
export function watchForErrors(page: Page): { readonly check: () => void } {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack || `${error.name}: ${error.message}`));
  return { check: () => expect(errors, 'errors raised in the page').toEqual([]) };
}

const LOCAL = new Set(['127.0.0.1', 'localhost']);

/** Does a page send a request to anything but the host it came from? The desktop's own scheme counts as its host. */
function isForeign(request: Request): boolean {
  const to = new URL(request.url());
  if (to.protocol === 'app:') return false;
  // the first page is opened at a local address
  if (request.isNavigationRequest()) return !LOCAL.has(to.hostname) && !['about:', 'file:'].includes(to.protocol);
  return to.origin !== new URL(request.frame().url()).origin;
}

/** Collects the URLs requested by pages of this browser that are not of their own host. */
export function watchRequests(context: BrowserContext): readonly string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (isForeign(request)) foreign.push(request.url());
  });
  // requests blocked by the content policy were never sent
  context.on('requestfailed', (request) => {
    const at = foreign.indexOf(request.url());
    if (at >= 0 && request.failure()?.errorText === 'csp') foreign.splice(at, 1);
  });
  return foreign;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedDesktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const home = temporaryFolder('home');
      let running: Promise<StandIn> | null = null;
      await use({ home, running: () => (running ??= StandIn.start({ home })) });
      await (await (running as Promise<StandIn> | null))?.kill();
    },
    { scope: 'worker' },
  ],
  // the real Electron is started for each test: its harness does not forget what the tests before have done
  sharesDesktop: [false, { option: true }],
  context: async ({ context }, use) => {
    const foreign = watchRequests(context);
    await use(context);
    expect(foreign, 'addresses that are not of the page’s own host').toEqual([]);
  },
  present: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, info) => {
      const missing = missingFor(info.project.name);
      if (missing?.required) throw new Error(missing.why);
      info.skip(missing !== null, missing?.why);
      await use(undefined);
    },
    { auto: true },
  ],
  home: async ({ sharesDesktop, sharedDesktop }, use, info) => {
    await use(sharesDesktop && info.project.name === 'stand-in' ? sharedDesktop.home : temporaryFolder('home'));
  },
  slowComputer: [false, { option: true }],
  host: async ({ home, slowComputer }, use) => {
    const host = slowComputer ? await BrowserHost.startSlow(home) : await BrowserHost.start(home);
    await use(host);
    await host.stop();
  },
  table: async ({ host, page }, use) => {
    const watch = watchForErrors(page);
    await page.goto(host.address);
    await host.process.line(/^FAIRYTABLE_READY /);
    await use(page);
    watch.check();
  },
  startDesktop: async ({ home }, use, info) => {
    const started: Desktop[] = [];
    await use(async (...words) => {
      const kind = info.project.name === 'electron' ? RealElectron : StandIn;
      const desktop = await kind.start({ home, words });
      started.push(desktop);
      return desktop;
    });
    for (const desktop of started) await desktop.kill();
  },
  desktop: async ({ sharesDesktop, sharedDesktop, startDesktop }, use, info) => {
    const shared = sharesDesktop && info.project.name === 'stand-in' ? await sharedDesktop.running() : null;
    shared?.forget();
    const desktop = shared ?? (await startDesktop());
    const watch = watchForErrors(desktop.page);
    await use(desktop);
    watch.check();
    if (!shared) return;
    const { screen } = await desktop.page.evaluate(() => ({ ...document.body.dataset }));
    expect(screen, 'what is left for the next test').toBe('start');
  },
});
export { expect };
