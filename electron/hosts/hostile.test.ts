/**
 * Thousands of invalid messages over a real socket to a real host: bad JSON, wrong shapes, valid requests with one part
 * replaced. Each is answered with a code, the host survives, and the match and the files do not change.
 * HOSTILE_MESSAGES=50000 sets their number.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../app/application.fixture.ts';
import { requestFields } from '../contract/fields.fixture.ts';
import { requestNames } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { everythingIn, temporaryFolder } from '../saves/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, TestPage } from './browser-host.fixture.ts';

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 600);
const AT_ONCE = 200;

/** requests that, if valid, would stop the host or close the game */
const NOT_THESE = ['app.quit', 'app.link', 'match.leave'];
const names = requestNames.filter((name) => !NOT_THESE.includes(name));

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('../../etc/passwd', '__proto__', '\u0000', 'x'.repeat(3000), 'm-', 'Dc2-c3', -1, 1e308, null, true),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
);
const field = fc.constantFrom(...requestFields, '__proto__');

/** Texts of messages about this match; none of them is a valid request. */
function hostileTo(view: { match: string; revision: number }): fc.Arbitrary<string> {
  const honest = { ...view, piece: 0, cell: 60, node: 0, action: 'Dd2-d3', unit: 'turn', more: 1 };
  const spoiled = fc.tuple(field, nasty).map(([name, value]) => ({ ...honest, [name]: value }));
  const input = fc.oneof(nasty, spoiled, fc.dictionary(fc.oneof(field, fc.string()), nasty));
  const message = fc.record({
    // never the number of a valid request, whose response would be confused
    id: fc.oneof(fc.integer({ max: -1 }), fc.string(), fc.constant(null)),
    request: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: nasty }),
    input: input.map((value) => (isEmpty(value) ? { more: 1 } : value)),
  });
  const text = message.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: fc.tuple(text, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.nat(2000).map((depth) => '['.repeat(depth)) },
    { weight: 1, arbitrary: fc.nat(2000).map((deep) => `{"id":1,"input":${'['.repeat(deep)}${']'.repeat(deep)}}`) },
  );
}
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

test('hostile messages over the socket are answered with codes, and change nothing', async () => {
  const home = temporaryFolder();
  const host = new HostProcess(await builtHost(), home);
  const address = await host.address();
  const pass = await enter(address);
  const page = await TestPage.connect(address, pass);
  const begun = await page.get('match.start', {
    variant: 'acid',
    options: {},
    players: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  const played = (await page.get('match.play', { ...at(begun), action: 'Dc2-c3' })).view;
  // closed and opened again, so that nothing is written in the background any more
  await page.get('match.leave', at(played));
  const view = await page.get('match.open', { save: played.name });
  const files = () =>
    Object.fromEntries(Object.entries(everythingIn(home)).filter(([name]) => /fairytable$|journal$/.test(name)));
  const before = files();
  const texts = fc.sample(hostileTo(at(view)), { numRuns: MESSAGES, seed: 20261122 });
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
    const host = new HostProcess(await builtHost(), temporaryFolder());
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
