/** What the check says of a broker that does not do one of the things that a game needs. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import mqtt from 'mqtt-packet';
import { expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { KEPT_FOR } from './broker-stream.ts';
import { checkBroker } from './check-broker.ts';
import { LONGEST_ENVELOPE } from './envelope.ts';
import { brokerAddressOf } from './mailbox.fixture.ts';

const HOUR = 3600;
async function open(settings: Parameters<typeof TestBroker.open>[0] = {}): Promise<TestBroker> {
  const broker = await TestBroker.open(settings);
  onTestFinished(() => broker.stop());
  return broker;
}
const check = ({ url }: TestBroker, within?: number) =>
  checkBroker(brokerAddressOf(url), randomBytes(11).toString('hex'), within === undefined ? {} : { within });
const codeOf = async (broker: TestBroker, within?: number) => (await check(broker, within)).why?.code;

test('a broker that does everything passes, is sent the longest message, and is left', async () => {
  const broker = await open();
  const lengths: number[] = [];
  broker.tamper = (packet) => {
    lengths.push(packet.payload.length);
    return [packet];
  };
  expect(await check(broker)).toEqual({ why: null });
  expect(lengths).toEqual([LONGEST_ENVELOPE]);
  await expect.poll(() => broker.connections).toBe(0);
});
test('one that says it keeps sessions as long as was asked for passes', async () => {
  expect(await check(await open({ grants: { sessionExpiryInterval: KEPT_FOR } }))).toEqual({ why: null });
});
test('one that keeps sessions for two hours passes, and that is said', async () => {
  const broker = await open({ grants: { sessionExpiryInterval: 2 * HOUR } });
  expect(await check(broker)).toEqual({ why: null, keptFor: 2 * HOUR });
});
test.each([
  ['only MQTT 3.1.1', { isNew: false }, 'broker-old'],
  ['no subscription', { maySubscribe: false }, 'broker-not-allowed'],
  ['a subscription with QoS 0 only', { isUnassured: true }, 'broker-unassured'],
  ['QoS 0 at most', { grants: { maximumQoS: 0 } }, 'broker-unassured'],
  ['sessions that end at once', { grants: { sessionExpiryInterval: 0 } }, 'broker-no-session'],
  ['sessions of a minute', { grants: { sessionExpiryInterval: 60 } }, 'broker-short-session'],
  ['no session after all', { isForgetful: true }, 'broker-no-session'],
  ['short messages only', { grants: { maximumPacketSize: 10_000 } }, 'broker-too-large'],
] as const)('a broker that grants %s does not pass', async (_, settings, code) => {
  expect(await codeOf(await open(settings))).toBe(code);
});
test('one that drops what was published while nobody listened does not pass', async () => {
  const broker = await open();
  broker.tamper = () => [];
  expect(await codeOf(broker, 300)).toBe('broker-no-storage');
});
test('one that says nothing of a long message does not pass, and is not said to be lost', async () => {
  expect(await codeOf(await open({ takesAtMost: 10_000 }), 300)).toBe('broker-unconfirmed');
});
test('one that lets us in and then says no more is left after a while', async () => {
  const welcome = mqtt.generate({ cmd: 'connack', sessionPresent: false, reasonCode: 0 }, { protocolVersion: 5 });
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.once('data', () => socket.write(welcome));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `mqtt://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  expect((await checkBroker(brokerAddressOf(url), 'silent', { within: 100 })).why?.code).toBe('broker-lost');
});
test('one that ends in the middle of the check is said to be lost', async () => {
  const broker = await open();
  broker.tamper = () => {
    broker.cut();
    return [];
  };
  expect(await codeOf(broker)).toBe('broker-lost');
});
