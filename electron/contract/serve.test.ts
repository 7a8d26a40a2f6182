/**
 * Whatever message is received, the response has a code, the process survives and no file changes. Every request is
 * sent with hundreds of invalid inputs, and with well-formed ones about things that do not exist.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, startAcid } from '../app/application.fixture.ts';
import { TestThinking } from '../app/computer/thinking.fixture.ts';
import { everythingIn, temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { requestFields } from './fields.fixture.ts';
import { type Handlers, type RequestName, requestNames } from './requests.ts';
import type { Answer } from './result.ts';
import { serve } from './serve.ts';

/** messages for each request; HOSTILE_MESSAGES=50000 sets their total */
const MESSAGES = Math.ceil(Number(process.env.HOSTILE_MESSAGES ?? 8000) / requestNames.length);
const trusted = { trusted: true, from: 'a test' };

/** requests that do something even with this input, or that a page may send at any time */
const HARMLESS: readonly RequestName[] = ['app.quit', 'app.fullscreen', 'app.hello', 'library.list'];

/** for these an empty object is valid */
const EASY: readonly RequestName[] = ['settings.change', 'library.import'];

const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file]);

const nastyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('../../etc/passwd', '__proto__', 'constructor', '\u0000', 'x'.repeat(5000), 'acid', 'Ke1-e2', 'm-'),
);
const nastyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, -0, 1e308, Number.NaN, Infinity, 2 ** 53));
const nastyValue = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, undefined, true, false),
  fc.anything({ maxDepth: 3, withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
);
const nastyObject = fc.dictionary(
  fc.oneof(fc.constantFrom(...requestFields, '__proto__', 'viewer'), fc.string()),
  nastyValue,
);
const nastyInput = fc.oneof(nastyValue, nastyObject);

test('the forged messages know the fields of all requests', () => {
  expect(requestFields).toEqual(
    expect.arrayContaining(['match', 'revision', 'players', 'computer', 'level', 'paused', 'text']),
  );
});

describe('serve', () => {
  test.each(requestNames.filter((name) => !HARMLESS.includes(name)))('%s survives forged messages', async (name) => {
    const home = temporaryFolder();
    // requests about the computer get further while it thinks, which it does all the time here
    const thinking = new TestThinking();
    thinking.isHeld = true;
    const app = await openTestApp(home, { thinking });
    const two = await startAcid(app, ['Dc2-c3', 'Dc8-c7']);
    const isAboutComputer = name.startsWith('computer.');
    const seat = { side: 0, computer: { level: '8', seconds: 60 } } as const;
    const view = isAboutComputer ? (await app.get('computer.seat', { ...atView(two), ...seat })).view : two;
    expect(view.computer?.state).toBe(isAboutComputer ? 'thinking' : undefined);
    await app.get('library.list', {});
    await app.app.handlers['library.export']({ save: view.name });
    const before = everythingIn(home);
    // a forged message with the right match and revision gets further than others
    const aimed = nastyObject.map((fields) => {
      const aim = { ...fields, ...atView(view) };
      return Object.keys(aim).length > 2 ? aim : { ...aim, more: 1 };
    });
    // every field of a valid request, one of them replaced
    const honest: Record<string, unknown> = {
      ...atView(view),
      ...{
        piece: 0,
        cell: 60,
        node: 0,
        action: 'Dd2-d3',
        unit: 'turn',
        save: view.name,
        name: 'N',
        token: 't',
        variant: 'acid',
      },
    };
    const spoiled = fc
      .tuple(fc.constantFrom(...requestFields), nastyValue)
      .map(([field, value]) => ({ ...honest, [field]: value, more: 1 }));
    let refused = 0;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(nastyInput, aimed, spoiled), async (input) => {
        const answer = await app.serve(name, input, trusted);
        if (answer.ok) {
          done++;
          return;
        }
        refused++;
        expect(answer.error.code).toMatch(/^[a-z-]+$/);
        expect(answer.error.code).not.toBe('internal');
        expect(answer.error.message).toMatch(/[.?!]$/);
        expect(JSON.stringify(answer)).not.toContain(home);
      }),
      { numRuns: MESSAGES, seed: 20261120 },
    );
    // a forged message may happen to be valid; it is then executed
    expect(refused).toBeGreaterThan(EASY.includes(name) ? 0 : MESSAGES / 2);
    if (done === 0 || !name.startsWith('settings.')) {
      expect(changed(before, everythingIn(home)), `${done} were honest`).toEqual([]);
    }
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
    await app.app.close({ force: true });
  });

  test('an unknown request is refused, whatever its name is', async () => {
    const app = await openTestApp(temporaryFolder());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(nastyValue, fc.constantFrom('toString', '__proto__', 'app.hello ')),
        nastyInput,
        async (name, input) => {
          expect(await app.serve(name, input, trusted)).toMatchObject({
            ok: false,
            error: { code: 'unknown-request' },
          });
        },
      ),
      { numRuns: MESSAGES, seed: 7 },
    );
  });

  test('only the page gets answers, whatever the request is', async () => {
    const app = await openTestApp(temporaryFolder());
    for (const name of requestNames) {
      const answer = await app.serve(name, {}, { trusted: false, from: 'https://example.com' });
      expect(answer).toMatchObject({ ok: false, error: { code: 'untrusted-sender' } });
    }
    expect(app.told).toEqual([]);
  });

  test('a handler that throws becomes a refusal, its stack is logged, and the next request is answered', async () => {
    const fail = (): Answer<never> => {
      throw new Error('secret detail at /home/somebody');
    };
    const handlers = Object.fromEntries(requestNames.map((name) => [name, fail])) as unknown as Handlers;
    const log: string[] = [];
    const answer = serve(handlers, (line) => log.push(line));
    for (let times = 0; times < 2; times++) {
      const given = await answer('app.hello', {}, trusted);
      expect(given).toMatchObject({ ok: false, error: { code: 'internal' } });
      expect(JSON.stringify(given)).not.toContain('secret');
    }
    expect(log.join()).toContain('secret detail');
  });
});
