/** Two copies of a home that run at once: one is connected, and the other one says so and waits for a person. */
import fs from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { addressOf, Home, pairOf, QUICK, temporaryFolder } from './mailbox.fixture.ts';

const isHere = ({ mailbox }: Home) => mailbox.status.isPeerHere;
const why = ({ mailbox }: Home) => mailbox.status.why?.code;

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
  const folder = temporaryFolder();
  fs.cpSync(ann.folder, folder, { recursive: true });
  const copy = new Home({ room, end: 0, address: addressOf(broker.url), waits: QUICK, folder });
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
    const before = ann.states.length;
    expect(why(ann)).toBe('broker-displaced');
    await copy.until(isHere);
    await bob.send('to whoever is there');
    await copy.until(({ received }) => received.includes('to whoever is there'));
    // it may have looked once
    await ann.untilState('displaced');
    expect(ann.states.slice(before).filter(({ state }) => state === 'connected')).toEqual([]);
  });

  test('the one that was there before comes back when a person wants it there, and the other one gives way', async () => {
    const { ann, copy } = await twoCopies(settings);
    await copy.open();
    await ann.untilState('displaced');
    await copy.untilState('connected');
    ann.mailbox.connectNow();
    await copy.untilState('displaced');
    expect(why(copy)).toBe('broker-displaced');
    await ann.until(isHere);
  });

  test('the one that slept meanwhile gives way', async () => {
    const { ann, copy } = await twoCopies(settings);
    await copy.open();
    await copy.untilState('connected');
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

test('a home that the broker says was displaced, and whose reports it does not keep, waits for a person', async () => {
  const { ann, copy } = await twoCopies({ grants: { retainAvailable: false } });
  await copy.open();
  await ann.untilState('displaced');
  await copy.until(isHere);
  expect(ann.states.at(-1)?.state).toBe('displaced');
});
