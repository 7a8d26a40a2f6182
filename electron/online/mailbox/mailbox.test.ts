/** Messages between two homes by a broker: in order, once, also when the two are never online together. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { LONGEST_MESSAGE } from './envelope.ts';
import { pairOf } from './mailbox.fixture.ts';
import { MOST_WAITING } from './mailbox-state.ts';

async function openBroker(settings: Parameters<typeof TestBroker.open>[0] = {}): Promise<TestBroker> {
  const broker = await TestBroker.open(settings);
  onTestFinished(() => broker.stop());
  return broker;
}
const texts = (count: number, who: string) => Array.from({ length: count }, (_, n) => `${who} ${n + 1}`);

describe('two homes that are online together', () => {
  test('get each other’s messages in order, and confirm them', async () => {
    const broker = await openBroker();
    const [ann, bob] = pairOf(broker.url).homes;
    await Promise.all([ann.open(), bob.open()]);
    for (const text of texts(20, 'ann')) await ann.send(text);
    for (const text of texts(20, 'bob')) await bob.send(text);
    await Promise.all([
      ann.until((home) => home.received.length === 20),
      bob.until((home) => home.received.length === 20),
    ]);
    expect([bob.received, ann.received]).toEqual([texts(20, 'ann'), texts(20, 'bob')]);
    await Promise.all([ann.untilConfirmed(), bob.untilConfirmed()]);
  });
  test('see that the other is there, hear it, and see it go', async () => {
    const broker = await openBroker();
    const [ann, bob] = pairOf(broker.url).homes;
    await ann.open();
    await ann.untilState('connected');
    expect([ann.mailbox.status.isPeerHere, ann.mailbox.say('too early')]).toEqual([false, false]);
    await bob.open();
    await Promise.all([ann, bob].map((home) => home.until(({ mailbox }) => mailbox.status.isPeerHere)));
    expect(ann.mailbox.say('Good game')).toBe(true);
    await bob.until(({ said }) => said.length === 1);
    expect(bob.said).toEqual(['Good game']);
    await bob.close();
    await ann.until(({ mailbox }) => !mailbox.status.isPeerHere);
  });
  test('are told at once when the other’s connection is cut', async () => {
    const broker = await openBroker();
    const [ann, bob] = pairOf(broker.url).homes;
    await Promise.all([ann.open(), bob.open()]);
    await Promise.all([ann, bob].map((home) => home.until(({ mailbox }) => mailbox.status.isPeerHere)));
    broker.cut();
    await Promise.all(
      [ann, bob].map((home) => home.until(({ states }) => states.some(({ why }) => why?.code === 'broker-lost'))),
    );
    await Promise.all([ann, bob].map((home) => home.until(({ mailbox }) => mailbox.status.isPeerHere)));
  });
});

test('a home that has slept connects again at once, whether it was connected or waited', async () => {
  const broker = await openBroker();
  const [ann, bob] = pairOf(broker.url).homes;
  await Promise.all([ann.open(), bob.open()]);
  await Promise.all([ann, bob].map((home) => home.until(({ mailbox }) => mailbox.status.isPeerHere)));
  const before = ann.states.length;
  ann.mailbox.reconnect();
  await ann.until(({ states }) => states.slice(before).some(({ state }) => state === 'connecting'));
  await ann.until(({ mailbox }) => mailbox.status.isPeerHere);
  await ann.send('awake');
  await bob.until(({ received }) => received.length === 1);
});

describe('two homes that are never online together', () => {
  test('get all messages, also those from before the invited one was ever there', async () => {
    const broker = await openBroker();
    const [ann, bob] = pairOf(broker.url).homes;
    for (let turn = 1; turn <= 10; turn++)
      for (const home of [ann, bob]) {
        await home.open();
        if (turn > 1 || home === bob)
          await home.until(({ received }) => received.length === (home === ann ? turn - 1 : turn));
        await home.send(`${home.end} ${turn}`);
        await home.until(({ mailbox }) => mailbox.status.isAllSent);
        await home.close();
      }
    await ann.open();
    await ann.until(({ received }) => received.length === 10);
    const expected = (end: number) => Array.from({ length: 10 }, (_, n) => `${end} ${n + 1}`);
    expect([bob.received, ann.received]).toEqual([expected(0), expected(1)]);
  });
});

test('what was handed over reaches a home that was never there, even if its sender ends at that moment', async () => {
  const broker = await openBroker();
  const [ann, bob] = pairOf(broker.url).homes;
  await ann.open();
  await ann.until(({ mailbox }) => mailbox.status.isAllSent);
  await ann.send('first');
  while (!ann.mailbox.status.isHandedOver) await new Promise((resolve) => setImmediate(resolve));
  await ann.close();
  await bob.open();
  await bob.until(({ received }) => received.length === 1);
  expect(bob.received).toEqual(['first']);
});

describe('a mailbox refuses', () => {
  test('a message that is too long, and more than may wait', async () => {
    const broker = await openBroker();
    const [ann] = pairOf(broker.url).homes;
    await ann.open();
    const long = await ann.mailbox.send('x'.repeat(LONGEST_MESSAGE + 1));
    expect(!long.ok && long.error.code).toBe('message-too-long');
    for (const text of texts(MOST_WAITING, 'ann')) await ann.send(text);
    const full = await ann.mailbox.send('one more');
    expect(!full.ok && full.error.code).toBe('mailbox-full');
  });
  test('everything after it was closed', async () => {
    const broker = await openBroker();
    const [ann] = pairOf(broker.url).homes;
    await ann.open();
    const { mailbox } = ann;
    await ann.close();
    const late = await mailbox.send('late');
    expect(!late.ok && late.error.code).toBe('mailbox-ended');
    expect(mailbox.status.state).toBe('stopped');
  });
});
