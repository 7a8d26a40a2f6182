/** Two copies of a home that run at once: one is connected, and the other one says so and waits for a person. */
import fs from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { brokerAddressOf, MailboxHome, mailboxFolder, pairOf, QUICK } from './mailbox.fixture.ts';

const isHere = ({ mailbox }: MailboxHome) => mailbox.status.isPeerHere;
const why = ({ mailbox }: MailboxHome) => mailbox.status.why?.code;

/** Ann's home and a copy of it, which is not open yet, and Bob's. */
async function twoCopies(settings: Parameters<typeof TestBroker.open>[0] = {}) {
  const broker = await TestBroker.open(settings);
  onTestFinished(() => broker.stop());
  const { room, homes } = pairOf(broker.url);
  const [ann, bob] = homes;
  for (const home of homes) await home.open();
  await Promise.all(homes.map((home) => home.until(isHere)));
  await ann.send('hello');
  await bob.until(({ received }) => received.length === 1);
  await ann.untilConfirmed();
  const folder = mailboxFolder();
  fs.cpSync(ann.folder, folder, { recursive: true });
  const copy = new MailboxHome({ room, end: 0, address: brokerAddressOf(broker.url), waits: QUICK, folder });
  onTestFinished(() => copy.close());
  return { broker, ann, bob, copy };
}

describe.each([
  ['says that another one came', {}],
  ['closes the connection without a word', { isCurt: true }],
])('by a broker that %s', (_, settings) => {
  test('the one that was there before says so, stays away, and the game goes on at the other one', async () => {
    const { ann, bob, copy } = await twoCopies(settings);
    await copy.open();
    await ann.untilState('displaced');
    expect(why(ann)).toBe('broker-displaced');
    await copy.until(isHere);
    await bob.send('to whoever is there');
    await copy.until(({ received }) => received.includes('to whoever is there'));
    await expect.poll(() => [ann.mailbox.status.state, isHere(copy)]).toEqual(['displaced', true]);
  });

  test('the one that was there before comes back when a person wants it there, and the other one gives way', async () => {
    const { ann, copy } = await twoCopies(settings);
    await copy.open();
    await ann.untilState('displaced');
    await copy.until(({ mailbox }) => mailbox.status.isAllSent);
    ann.mailbox.connectNow();
    await copy.untilState('displaced');
    expect(why(copy)).toBe('broker-displaced');
    await expect.poll(() => [copy.mailbox.status.state, isHere(ann)]).toEqual(['displaced', true]);
  });

  test('the one that slept meanwhile gives way', async () => {
    const { ann, copy } = await twoCopies(settings);
    await copy.open();
    await copy.until(({ mailbox }) => mailbox.status.isAllSent);
    ann.mailbox.reconnect();
    await ann.untilState('displaced');
    await copy.until(isHere);
  });
});

test('a home that was alone comes back by itself, also to a broker that has forgotten its reports', async () => {
  const { broker, ann, bob } = await twoCopies();
  broker.cut();
  await ann.until(({ states }) => states.some(({ why: reason }) => reason?.code === 'broker-lost'));
  await ann.until(isHere);
  const { port } = broker;
  await broker.stop();
  const again = await TestBroker.open({ port });
  onTestFinished(() => again.stop());
  await ann.until(isHere);
  await ann.send('again');
  await bob.until(({ received }) => received.includes('again'));
});

test('a home that was alone comes back also to a broker that has an older report than it has taken', async () => {
  const { broker, ann, bob } = await twoCopies();
  // in place of each that is kept, the first one of its topic
  const first = new Map<string, Uint8Array | string>();
  broker.tamper = (packet) => {
    if (!packet.retain) return [packet];
    if (!first.has(packet.topic)) first.set(packet.topic, packet.payload);
    return [{ ...packet, payload: first.get(packet.topic) as Buffer }];
  };
  for (const text of ['four', 'five']) {
    broker.cut();
    await ann.send(text);
    await bob.until(({ received }) => received.includes(text));
    await ann.until(isHere);
  }
  expect(ann.states.filter(({ state }) => state === 'displaced')).toEqual([]);
});

test('a home that the broker says was displaced, and whose reports it does not keep, waits for a person', async () => {
  const { ann, copy } = await twoCopies({ grants: { retainAvailable: false } });
  await copy.open();
  await ann.untilState('displaced');
  await copy.until(isHere);
  expect(ann.states.at(-1)?.state).toBe('displaced');
});
