/** A broker that lies: whatever it changes, repeats, keeps back or makes up, no home takes a wrong message for a right one. */
import type { IPublishPacket } from 'mqtt-packet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Tamper, TestBroker } from './broker.fixture.ts';
import { sealMessage } from './envelope.ts';
import { pairOf, randomOf } from './mailbox.fixture.ts';
import { makeRoomKey, roomOf } from './room.ts';

const PAYLOADS = Number(process.env.HOSTILE_MESSAGES ?? 20_000);
const SENT = Array.from({ length: 30 }, (_, n) => `turn ${n + 1}`);

async function openPair(tamper: Tamper) {
  const broker = await TestBroker.open();
  onTestFinished(() => broker.stop());
  const pair = pairOf(broker.url);
  const [ann, bob] = pair.homes;
  await bob.open();
  await bob.untilState('connected');
  broker.tamper = tamper;
  await ann.open();
  return { broker, ann, bob, room: pair.room };
}
const bytesOf = (packet: IPublishPacket): Uint8Array => Uint8Array.from(packet.payload as Buffer);
const withPayload = (packet: IPublishPacket, payload: Uint8Array): IPublishPacket => ({
  ...packet,
  payload: Buffer.from(payload),
});

describe('a broker that', () => {
  test('says everything twice: each message counts once', async () => {
    const { ann, bob } = await openPair((packet) => [packet, { ...packet, dup: packet.qos > 0 }]);
    for (const text of SENT) await ann.send(text);
    await bob.until(({ received }) => received.length === SENT.length);
    await ann.untilConfirmed();
    expect(bob.received).toEqual(SENT);
    expect(bob.ignored).toContain('repeated');
  });
  test('changes every third message: none of those counts, and after a new connection the true ones come', async () => {
    let n = 0;
    const { ann, bob, broker } = await openPair((packet) => {
      if (++n % 3 > 0) return [packet];
      const bytes = bytesOf(packet);
      bytes[bytes.length - 1 - (n % 200)] ^= 1 << (n % 8);
      return [withPayload(packet, bytes)];
    });
    for (const text of SENT) await ann.send(text);
    await bob.until(({ ignored }) => ignored.includes('forged'));
    broker.tamper = (packet) => [packet];
    broker.cut();
    await bob.until(({ received }) => received.length === SENT.length);
    expect(bob.received).toEqual(SENT);
  });
  test('drops messages: the reports ask for them', async () => {
    let n = 0;
    const { ann, bob, broker, room } = await openPair((packet) =>
      packet.topic === room.topic('stored', 0) && n++ % 4 === 1 ? [] : [packet],
    );
    for (const text of SENT) await ann.send(text);
    await ann.until(({ mailbox }) => mailbox.status.isAllSent);
    broker.tamper = (packet) => [packet];
    broker.cut();
    await bob.until(({ received }) => received.length === SENT.length);
    expect(bob.received).toEqual(SENT);
  });
  test('turns the order around: nothing is given out before its turn', async () => {
    let held: IPublishPacket | null = null;
    const { ann, bob, broker, room } = await openPair((packet) => {
      if (packet.topic !== room.topic('stored', 0)) return [packet];
      if (!held) {
        held = packet;
        return [];
      }
      const both = [packet, held];
      held = null;
      return both;
    });
    for (const text of SENT) await ann.send(text);
    await bob.until(({ ignored }) => ignored.includes('too-far'));
    broker.tamper = (packet) => [packet];
    broker.cut();
    await bob.until(({ received }) => received.length === SENT.length);
    expect(bob.received).toEqual(SENT);
  });
  test('puts messages into other topics: they do not count there', async () => {
    const { ann, bob, room } = await openPair((packet) => {
      const others = (['stored', 'report', 'live'] as const).map((channel) => room.topic(channel, 0));
      return others.map((topic) => ({ ...packet, topic }));
    });
    for (const text of SENT.slice(0, 10)) await ann.send(text);
    await bob.until(({ received }) => received.length === 10);
    expect(bob.received).toEqual(SENT.slice(0, 10));
    expect(bob.ignored).toContain('misplaced');
  });
  test('says again what was said live: an old greeting or word counts for nothing', async () => {
    const old: IPublishPacket[] = [];
    const { ann, bob, broker, room } = await openPair((packet) => {
      if (packet.topic === room.topic('live', 0)) old.push(packet);
      return [packet];
    });
    await ann.until(({ mailbox }) => mailbox.status.isPeerHere);
    await bob.until(({ mailbox }) => mailbox.status.isPeerHere);
    expect(ann.mailbox.say('Shall we draw?')).toBe(true);
    await bob.until(({ said }) => said.length === 1);
    await ann.close();
    await bob.until(({ mailbox }) => !mailbox.status.isPeerHere);
    const ignoredBefore = bob.ignored.length;
    // everything that she said, behind the next message that comes to him
    broker.tamper = (packet, client) => (client === room.client(1) ? [packet, ...old] : [packet]);
    await bob.close();
    await bob.open();
    await bob.until(({ ignored }) => ignored.length > ignoredBefore);
    expect(bob.said).toEqual(['Shall we draw?']);
    expect(bob.mailbox.status.isPeerHere).toBe(false);
  });
  test('puts in messages of another room: none of them is opened', async () => {
    const other = roomOf(makeRoomKey());
    const { ann, bob, room } = await openPair((packet) => {
      const foreign = sealMessage(other, { channel: 'stored', from: 0 }, { n: 1, text: 'I resign' });
      return packet.topic === room.topic('stored', 0) ? [withPayload(packet, foreign), packet] : [packet];
    });
    await ann.send(SENT[0]);
    await bob.until(({ received, ignored }) => received.length === 1 && ignored.includes('forged'));
    expect(bob.received).toEqual([SENT[0]]);
  });
  // two letters alone come up by chance among so many bytes
  test('sees nothing readable', async () => {
    const { ann, bob, broker, room } = await openPair((packet) => [packet]);
    broker.seen = [];
    await ann.send('the secret Landmine lies on h8');
    await bob.until(({ received }) => received.length === 1);
    ann.mailbox.say('Nobody reads this');
    await bob.until(({ said }) => said.length === 1);
    const seen = Buffer.concat(broker.seen);
    expect(seen.includes(room.topic('stored', 0))).toBe(true);
    for (const word of ['Landmine', 'lies on h8', 'Nobody', 'fairytable', 'hello', 'sent'])
      expect(seen.includes(word), word).toBe(false);
  });
});

test(`${PAYLOADS} changed payloads in every topic count for nothing, and the true messages among them come`, async () => {
  const random = randomOf(15);
  let left = PAYLOADS;
  const mutated = (packet: IPublishPacket): IPublishPacket => {
    const bytes = bytesOf(packet);
    const kind = random(4);
    if (kind === 0) return withPayload(packet, bytes.subarray(0, random(bytes.length)));
    if (kind === 1)
      return withPayload(
        packet,
        Uint8Array.from({ length: random(600) }, () => random(256)),
      );
    if (kind === 2) return withPayload(packet, Buffer.concat([bytes, Buffer.alloc(1 + random(300), random(256))]));
    for (let flips = 1 + random(8); flips > 0; flips--) bytes[random(bytes.length)] ^= 1 + random(255);
    return withPayload(packet, bytes);
  };
  const { ann, bob, room } = await openPair((packet) => {
    const topics = (['stored', 'report', 'live'] as const).map((channel) =>
      room.topic(channel, packet.topic === room.topic('live', 1) ? 1 : 0),
    );
    const lies = Array.from({ length: Math.min(left, 400) }, () => {
      const lie = mutated(packet);
      return { ...lie, topic: topics[random(3)], qos: 0 as const, retain: false };
    });
    left -= lies.length;
    return [...lies, packet];
  });
  let sent = 0;
  while (left > 0) {
    await ann.send(`turn ${++sent}`);
    await bob.until(({ received }) => received.length === sent);
  }
  await ann.untilConfirmed();
  expect(bob.received).toEqual(Array.from({ length: sent }, (_, n) => `turn ${n + 1}`));
  expect(bob.ignored.length + ann.ignored.length).toBeGreaterThan(PAYLOADS * 0.9);
  expect([...bob.said, ...ann.said, ...ann.received]).toEqual([]);
});
