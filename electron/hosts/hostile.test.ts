/**
 * Thousands of invalid messages over a real socket to a real host: bad JSON, wrong shapes, valid requests with one part
 * replaced. Each is answered with a code, the host survives, and the match and the files do not change.
 * HOSTILE_MESSAGES=50000 sets their number.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atView } from '../app/application.fixture.ts';
import { hostileTo } from '../contract/hostile.fixture.ts';
import { requestNames } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { everythingIn, temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, TestPage } from './browser-host.fixture.ts';

const program = await builtHost();

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 600);
const AT_ONCE = 200;

/** requests that, if valid, would stop the host or close the game */
const NOT_THESE = ['app.quit', 'app.link', 'match.leave'];
const names = requestNames.filter((name) => !NOT_THESE.includes(name));

test('hostile messages over the socket are answered with codes, and change nothing', async () => {
  const home = temporaryFolder();
  const host = new HostProcess(program, home);
  const address = await host.address();
  const pass = await enter(address);
  const page = await TestPage.connect(address, pass);
  const begun = await page.get('match.start', {
    variant: 'acid',
    options: {},
    players: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  const played = (await page.get('match.play', { ...atView(begun), action: 'Dc2-c3' })).view;
  // closed and opened again, so that nothing is written in the background any more
  await page.get('match.leave', atView(played));
  const view = await page.get('match.open', { save: played.name });
  const files = () =>
    Object.fromEntries(Object.entries(everythingIn(home)).filter(([name]) => /fairytable$|journal$/.test(name)));
  const before = files();
  const texts = fc.sample(hostileTo(atView(view), names), { numRuns: MESSAGES, seed: 20261122 });
  let refused = 0;
  for (let sent = 0; sent < texts.length; sent += AT_ONCE) {
    const from = page.heard.length;
    const some = texts.slice(sent, sent + AT_ONCE);
    for (const text of some) page.socket.send(text);
    // messages are answered in any order; this one shows that the host still runs
    await page.get('match.view', { match: view.match });
    await page.heardAnswers(from, some.length + 1);
    for (const message of page.heard.slice(from)) {
      const { answer } = message as { answer: Answer<unknown> };
      if (!('answer' in message) || answer.ok) continue;
      refused++;
      expect(answer.error.code).not.toBe('internal');
      expect(JSON.stringify(answer)).not.toContain(home);
    }
    page.heard.length = 0;
  }
  expect(refused).toBeGreaterThan(MESSAGES * 0.9);
  expect(await page.get('match.view', { match: view.match })).toEqual(view);
  expect(files()).toEqual(before);
  await page.get('app.quit', {});
  expect(await host.ended).toEqual({ code: 0, signal: null });
});

describe('a message over the size limit', () => {
  test('closes its own socket and nothing else', async () => {
    const host = new HostProcess(program, temporaryFolder());
    const address = await host.address();
    const pass = await enter(address);
    const page = await TestPage.connect(address, pass);
    page.socket.send('x'.repeat((64 << 20) + 1));
    await page.closed;
    expect(host.child.exitCode).toBeNull();
    const again = await TestPage.connect(address, pass);
    expect((await again.get('app.hello', {})).open).toBeNull();
  });
});
