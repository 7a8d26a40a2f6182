/**
 * Thousands of texts to a table from a guest that was let in: each is answered with a code or ends the guest's line, and
 * the match and its files stay as they are. HOSTILE_MESSAGES=50000 sets their number.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { hostileTo } from '../../contract/hostile.fixture.ts';
import { requestNames } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { programRequests } from '../../contract/table.ts';
import { memoryKept } from '../../online/memory.fixture.ts';
import { everythingIn, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView } from '../application.fixture.ts';
import { sitDownAt, TestWire } from './table.fixture.ts';

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 2000);
const names = [...requestNames, ...Object.keys(programRequests), 'constructor', '__proto__'];

test(`${MESSAGES} hostile texts of a guest change nothing`, async () => {
  const home = temporaryFolder();
  const { host, guest, joined } = await sitDownAt(acid, { homes: [home, temporaryFolder()] });
  const { match } = joined;
  const table = host.app.online.table;
  if (!table) throw new Error('there is no table');
  // its own program has left, and something else comes with its key
  guest.app.online.leave();
  const before = await host.get('match.view', { match });
  const files = () =>
    Object.fromEntries(Object.entries(everythingIn(home)).filter(([name]) => /fairytable$|journal$/.test(name)));
  const filesBefore = files();
  const texts = fc.sample(hostileTo(atView(joined), names), { numRuns: MESSAGES, seed: 20261123 });
  const memoryBefore = memoryKept();
  let lines = 0;
  let refused = 0;
  const heard: string[] = [];
  /** set by whatever comes next: an answer, or the end of the line */
  let next: () => void = () => {};
  const connect = (): TestWire => {
    const wire = new TestWire();
    lines++;
    wire.ends[1].heard = (text) => {
      heard.push(text);
      if (text.includes('"answer"')) next();
    };
    table.admit('guest', 1, wire.ends[0], '__proto__');
    return wire;
  };
  let wire: TestWire | null = null;
  for (const [n, text] of texts.entries()) {
    wire ??= connect();
    const ends = wire.ends[1];
    await new Promise<void>((resolve) => {
      next = resolve;
      ends.closed = () => {
        wire = null;
        resolve();
      };
      // a proper number, so that the request itself is looked at
      ends.send(text.replace(/^\{"id":(-\d+|null|"[^"]*")/, `{"id":${n + 1}`));
    });
  }
  for (const text of heard) {
    const message = JSON.parse(text) as { readonly id?: number; readonly answer?: Answer<unknown> };
    if (!message.answer || message.answer.ok) continue;
    refused++;
    expect(message.answer.error.code).not.toBe('internal');
    expect(text).not.toContain(home);
  }
  expect(refused + lines).toBeGreaterThan(MESSAGES * 0.3);
  expect(refused).toBeGreaterThan(MESSAGES * 0.1);
  const after = await host.get('match.view', { match });
  expect(after).toEqual(before);
  expect(files()).toEqual(filesBefore);
  expect((memoryKept() - memoryBefore) / MESSAGES).toBeLessThan(20_000);
});
