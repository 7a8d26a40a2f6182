/** Why a broker cannot be used, each by its own sentence, from what really happens on a connection. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import mqtt from 'mqtt-packet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '../certificate.ts';
import { TestBroker } from './broker.fixture.ts';
import { failureOf } from './broker-failure.ts';
import { LONGEST_PACKET, packetMeter } from './broker-stream.ts';
import { brokerAddressOf, MailboxHome, pairOf } from './mailbox.fixture.ts';
import { makeRoomKey, roomOf } from './room.ts';

/** What a home is told that tries this broker once. */
async function toldAbout(
  url: string,
  state: 'waiting' | 'displaced' = 'waiting',
): Promise<{ code: string; message: string } | null> {
  const [home] = pairOf(url).homes;
  await home.open();
  await home.untilState(state);
  return home.mailbox.status.why;
}
async function listening(server: net.Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}
/** A server that answers every connection with those bytes and then closes it, or leaves it open. */
const answering = (answer: (socket: net.Socket) => void) =>
  listening(
    net.createServer((socket) => {
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.once('data', () => answer(socket));
    }),
  );
const broker = async (settings: Parameters<typeof TestBroker.open>[0]) => {
  const opened = await TestBroker.open(settings);
  onTestFinished(() => opened.stop());
  return opened;
};

describe('a home says', () => {
  test('that nobody listens on the port', async () => {
    const server = net.createServer();
    const place = await listening(server);
    server.close();
    await once(server, 'close');
    expect((await toldAbout(`mqtt://${place}`))?.code).toBe('broker-no-listener');
  });
  test.each(['ENOTFOUND', 'EAI_NONAME'])('that no computer has that name (%s)', (code) => {
    const address = brokerAddressOf('mqtt://nowhere.invalid');
    const told = failureOf(Object.assign(new Error(), { code }), address, { wasConnected: false, wasReached: false });
    expect(told).toMatchObject({ code: 'broker-not-found', mayPass: false });
    expect(told.message).toContain('nowhere.invalid');
  });
  test('that a broker speaks MQTT 3.1.1 only', async () => {
    const { url } = await broker({ isNew: false });
    expect((await toldAbout(url))?.code).toBe('broker-old');
  });
  test('that user name or password are wrong', async () => {
    const { port } = await broker({ login: { user: 'ann', password: 'right' } });
    expect((await toldAbout(`mqtt://ann:wrong@127.0.0.1:${port}`))?.code).toBe('broker-password');
  });
  test('nothing if they are right', async () => {
    const { port } = await broker({ login: { user: 'ann', password: 'right' } });
    const [home] = pairOf(`mqtt://ann:right@127.0.0.1:${port}`).homes;
    await home.open();
    await home.untilState('connected');
    expect(home.mailbox.status.why).toBeNull();
  });
  test('that it may not listen there', async () => {
    const { url } = await broker({ maySubscribe: false });
    expect((await toldAbout(url))?.code).toBe('broker-not-allowed');
  });
  test('that the certificate is not trusted, and has sent nothing', async () => {
    const { key, cert } = await makeCertificate();
    let bytes = 0;
    const server = tls.createServer({ key, cert }, (socket) => socket.on('data', (chunk) => (bytes += chunk.length)));
    server.on('tlsClientError', () => {});
    const place = await listening(server);
    expect((await toldAbout(`mqtts://${place}`))?.code).toBe('broker-certificate');
    expect((await toldAbout(`wss://${place}`))?.code).toBe('broker-certificate');
    expect(bytes).toBe(0);
  });
  test('that a port does not speak TLS', async () => {
    const place = await answering((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await toldAbout(`mqtts://${place}`))?.code).toBe('broker-no-tls');
  });
  test('that a web server has no broker there', async () => {
    const place = await listening(http.createServer((_, response) => response.writeHead(404).end()));
    const told = await toldAbout(`ws://${place}/mqtt`);
    expect(told?.code).toBe('broker-no-websocket');
    expect(told?.message).toContain('404');
  });
  test('that the other side closes without an answer', async () => {
    const place = await answering((socket) => socket.end());
    expect((await toldAbout(`mqtt://${place}`))?.code).toBe('broker-no-mqtt');
  });
  test.each([
    [0x87, 'broker-not-authorized'],
    [0x89, 'broker-busy'],
    [0x8a, 'broker-banned'],
    [0x97, 'broker-quota'],
    [0x9c, 'broker-refused'],
  ])('what the broker answers to its greeting (%i)', async (reasonCode, code) => {
    const refusal = mqtt.generate({ cmd: 'connack', sessionPresent: false, reasonCode }, { protocolVersion: 5 });
    const place = await answering((socket) => socket.end(refusal));
    expect((await toldAbout(`mqtt://${place}`))?.code).toBe(code);
  });
  test('that another computer uses its seat', async () => {
    const greeting = mqtt.generate({ cmd: 'connack', sessionPresent: false, reasonCode: 0 }, { protocolVersion: 5 });
    const goodbye = mqtt.generate({ cmd: 'disconnect', reasonCode: 0x8e }, { protocolVersion: 5 });
    const place = await answering((socket) => socket.end(Buffer.concat([greeting, goodbye])));
    expect((await toldAbout(`mqtt://${place}`, 'displaced'))?.code).toBe('broker-displaced');
  });
  test.each([
    ['a packet of 256 MB', [0x30, 0xff, 0xff, 0xff, 0x7f]],
    ['a length without an end', [0x30, 0xff, 0xff, 0xff, 0xff, 0xff]],
  ])('at once that there is no broker, if it gets %s', async (_, bytes) => {
    const place = await answering((socket) => socket.write(Uint8Array.from(bytes)));
    expect((await toldAbout(`mqtt://${place}`))?.code).toMatch(/^broker-(no-mqtt|invalid)$/);
  });
});

test('a server that says something else and stays is left after a while', async () => {
  const place = await answering((socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n'));
  const [home] = pairOf(`mqtt://${place}`).homes;
  await home.open({ stream: { within: 50 } });
  await home.untilState('waiting');
  expect(home.mailbox.status.why?.code).toBe('broker-no-mqtt');
});

test('two computers with the same seat do not push each other out again and again', async () => {
  const { url } = await broker({});
  const room = roomOf(makeRoomKey());
  const [first, second] = [0, 1].map(() => new MailboxHome({ room, end: 0, address: brokerAddressOf(url) }));
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
  await first.open();
  await first.untilState('connected');
  await second.open();
  await second.untilState('connected');
  await first.untilState('displaced');
});

describe('packets are measured as they come', () => {
  const packetOf = (length: number) => {
    const payload = Buffer.alloc(length);
    return mqtt.generate({ cmd: 'publish', topic: 't', payload, qos: 0, dup: false, retain: false });
  };
  test('in chunks of any size', () => {
    const packets = Buffer.concat([0, 1, 100, 127, 128, 20_000, 3].map(packetOf));
    for (const size of [1, 2, 3, 7, 1000, packets.length]) {
      const isTooLong = packetMeter(20_100);
      for (let at = 0; at < packets.length; at += size) expect(isTooLong(packets.subarray(at, at + size))).toBe(false);
      expect(isTooLong(packetOf(20_200))).toBe(true);
    }
  });
  test('and the longest of ours fits', () => {
    expect(packetMeter(LONGEST_PACKET)(packetOf(LONGEST_PACKET - 100))).toBe(false);
  });
});
