/**
 * The real Chromium behind the stand-in's windows: started once, with a profile folder and a port to which the test
 * attaches. Every request of every page passes here, and those of the application's own scheme never reach the network.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Route } from 'playwright-core';
import { handlerFor, inward } from './schemes.ts';
import { letsThrough } from './session.ts';

export interface StandInBrowser {
  readonly context: BrowserContext;
  /** of Chromium's DevTools, on 127.0.0.1 */
  readonly port: number;
}

async function answer(route: Route, allowed: (route: Route) => boolean): Promise<void> {
  const request = route.request();
  const url = inward(request.url());
  if (!allowed(route) || !(await letsThrough(url))) return route.abort('aborted');
  const handler = handlerFor(url);
  if (!handler) return route.continue();
  try {
    const body = request.postDataBuffer();
    const response = await handler(
      new Request(url, {
        method: request.method(),
        headers: request.headers(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch (error) {
    console.error('The protocol handler failed:', error);
    await route.abort('failed');
  }
}

/** @param allowed asked for every request before anything else; a window uses it to raise `will-navigate` */
export async function startBrowser(allowed: (route: Route) => boolean): Promise<StandInBrowser> {
  const { STAND_IN_PROFILE: profile, STAND_IN_CHROMIUM: chosen } = process.env;
  if (!profile || !chosen) throw new Error('stand-in: STAND_IN_PROFILE and STAND_IN_CHROMIUM must be set');
  const { executablePath, env, args } = JSON.parse(chosen);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    headless: true,
    viewport: null,
    args: [...args, '--remote-debugging-port=0', '--remote-debugging-address=127.0.0.1'],
  });
  await context.route('**/*', (route) => answer(route, allowed));
  return { context, port: await portIn(path.join(profile, 'DevToolsActivePort')) };
}
/** Chromium answers before it has written the file. */
async function portIn(file: string): Promise<number> {
  for (;;) {
    const [port, rest] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (rest !== undefined) return Number(port);
    await setTimeout(20);
  }
}
