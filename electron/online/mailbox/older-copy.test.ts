/** A home that was restored from a backup goes on with the numbers that the other one knows, and asks for what it lacks. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { type MailboxHome, mailboxFolder, pairOf } from './mailbox.fixture.ts';
import type { MailboxState } from './mailbox-state.ts';
import { caughtUp, isOlderCopy } from './older-copy.ts';
import { digestOf, type Report, type Supplement } from './report.ts';

async function talk(rounds: number) {
  const broker = await TestBroker.open();
  onTestFinished(() => broker.stop());
  const { homes } = pairOf(broker.url);
  const [ann, bob] = homes;
  for (const home of homes) await home.open();
  const round = async (n: number) => {
    await ann.send(`ann ${n}`);
    await bob.until(({ received }) => received.includes(`ann ${n}`));
    await bob.send(`bob ${n}`);
    await ann.until(({ received }) => received.includes(`bob ${n}`));
    await Promise.all(homes.map((home) => home.untilConfirmed()));
  };
  for (let n = 1; n <= rounds; n++) await round(n);
  return { ann, bob, round };
}
/** What a home has now; the function puts it back there. */
function backUp({ folder }: MailboxHome): () => void {
  const kept = mailboxFolder();
  fs.cpSync(folder, kept, { recursive: true });
  return () => {
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
    fs.cpSync(kept, folder, { recursive: true });
  };
}

describe('a home that was restored from a backup', () => {
  for (const [which, who] of [
    [0, 'whoever wrote last'],
    [1, 'whoever answered last'],
  ] as const)
    test(`learns from the other one that it is older, asks it for everything, and goes on: ${who}`, async () => {
      const { ann, bob, round } = await talk(2);
      const [older, other] = which === 0 ? [ann, bob] : [bob, ann];
      const restore = backUp(older);
      for (let n = 3; n <= 6; n++) await round(n);
      await older.close();
      restore();
      await older.open();
      await older.until(({ mailbox }) => mailbox.status.isOlder);
      await other.until(({ mailbox }) => mailbox.status.isAsked);
      expect(other.mailbox.status.isOlder).toBe(false);
      expect((await other.mailbox.sendAll(['all of it', 'and the rest'])).ok).toBe(true);
      await older.until(({ received }) => received.includes('and the rest'));
      expect(other.mailbox.status.isAsked).toBe(false);
      await older.mailbox.want(null);
      // nothing is asked for twice, and what is said from now on gets there
      await round(7);
      expect([older.mailbox.status.isOlder, other.mailbox.status.isAsked]).toEqual([false, false]);
    });

  test('learns so also when the other one comes later', async () => {
    const { ann, bob, round } = await talk(1);
    const restore = backUp(bob);
    for (let n = 2; n <= 4; n++) await round(n);
    await ann.close();
    await bob.close();
    restore();
    await bob.open();
    await bob.untilState('connected');
    await ann.open();
    await bob.until(({ mailbox }) => mailbox.status.isOlder);
  });

  test('of which another copy has sent something else under the same number is told so', async () => {
    const { ann, bob } = await talk(1);
    await bob.close();
    const restore = backUp(ann);
    await ann.send('one way');
    await ann.until(({ mailbox }) => mailbox.status.isAllSent);
    await ann.close();
    restore();
    await ann.open();
    await ann.send('another way');
    await ann.until(({ mailbox }) => mailbox.status.isHandedOver);
    await bob.open();
    await bob.until(({ received }) => received.length === 2);
    expect(bob.received[1]).toBe('one way');
    await ann.until(({ mailbox }) => mailbox.status.isOlder);
  });
});

const state: MailboxState = {
  ...{ sent: 4, received: 3, confirmed: 3, announced: 3, handedOver: 4, reports: 9, heard: 8 },
  waiting: ['four'],
};
const report: Report = { sent: 3, received: 3, announced: 4, texts: [] };
const supplement: Supplement = { confirmed: 3, heard: 9 };

describe('a report', () => {
  test('of what this home knows makes it no older copy', () => {
    expect(isOlderCopy(state, report, supplement)).toBe(false);
    expect(isOlderCopy(state, { ...report, received: 4 }, { ...supplement, last: digestOf('four') })).toBe(false);
    expect(isOlderCopy(state, { ...report, received: 1 }, { ...supplement, confirmed: 0, heard: 0 })).toBe(false);
  });
  test.each<[string, Partial<Report>, Partial<Supplement> | null]>([
    ['has had more than this home has sent', { received: 5 }, {}],
    ['knows of more than this home has sent', { announced: 5 }, {}],
    ['has had more than this home has sent, in an older version', { received: 5 }, null],
    ['knows of more that was received here', {}, { confirmed: 4 }],
    ['has read more reports than this home has made', {}, { heard: 10 }],
    ['has had another message under the same number', { received: 4 }, { last: digestOf('another') }],
  ])('makes it one if the other end %s', (_, change, more) => {
    expect(isOlderCopy(state, { ...report, ...change }, more && { ...supplement, ...more })).toBe(true);
  });
  test('of an older version, or of one that lies, is not followed', () => {
    expect(caughtUp(state, 9, { ...report, received: 5 }, null)).toBeNull();
    expect(caughtUp(state, 9, { ...report, announced: 4_000_000_000 }, supplement)).toBeNull();
    expect(caughtUp(state, 9, report, { ...supplement, confirmed: 90 })).toBeNull();
    expect(caughtUp(state, 9, report, { ...supplement, heard: 4_000_000_000 })).toBeNull();
  });
  test('is followed with empty messages under numbers that the other end knows of and has not had', () => {
    const later = { ...report, sent: 7, received: 5, announced: 7 };
    expect(caughtUp(state, 12, later, { confirmed: 6, heard: 20 })).toMatchObject({
      ...{ sent: 7, confirmed: 5, received: 6, announced: 7, handedOver: 5, heard: 12, waiting: ['', ''] },
      ...{ reports: 1020, wants: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
  });
});
