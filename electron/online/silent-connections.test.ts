/** Programs that connect to the port of a table and say nothing, before TLS and after it: whoever is invited comes in. */
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_UNAUTHENTICATED } from './connection-limits.ts';
import { HERE, joinDirectly, openTestTable } from './direct.fixture.ts';
import { makeGuestKey } from './join-table.ts';
import { KEY_HEADER, MOST_OF_ONE_ADDRESS, TABLE_PATH } from './table-server.ts';

const SILENT = 400;

/** Connects from that address of this machine, and says nothing. */
const silent = (port: number, localAddress = HERE): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ host: HERE, port, localAddress });
    onTestFinished(() => void socket.destroy());
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => {});
  });
const isOpen = ({ closed }: Socket): boolean => !closed;
const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

test(`${SILENT} silent connections keep nobody out who is invited`, async () => {
  const table = await openTestTable();
  const invitation = table.invite('black');
  const sockets: Socket[] = [];
  for (let n = 0; n < SILENT; n++) sockets.push(await silent(table.server.port));
  await joinDirectly(invitation);
  expect((await table.admitted.next()).seat).toBe('black');
  // the oldest have gone
  await Promise.all(sockets.slice(0, SILENT - MOST_OF_ONE_ADDRESS).map(closing));
  expect(sockets.filter(isOpen).length).toBeLessThanOrEqual(MOST_OF_ONE_ADDRESS);
});

// only Linux answers at every address of 127.0.0.0/8
test.runIf(process.platform === 'linux')('a single address does not use up what there is for all', async () => {
  const table = await openTestTable();
  const { port } = table.server;
  const other = await silent(port, '127.0.0.3');
  const many: Socket[] = [];
  for (let n = 0; n < 2 * MOST_UNAUTHENTICATED; n++) many.push(await silent(port, '127.0.0.2'));
  await Promise.all(many.slice(0, -MOST_OF_ONE_ADDRESS).map(closing));
  expect(isOpen(other)).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'of many addresses the one with the most connections loses its oldest',
  async () => {
    const table = await openTestTable();
    const { port } = table.server;
    const [first, ...rest] = [
      await silent(port, '127.0.1.1'),
      await silent(port, '127.0.2.1'),
      await silent(port, '127.0.2.1'),
    ];
    for (let n = 3; n < MOST_UNAUTHENTICATED; n++) await silent(port, `127.0.3.${n}`);
    await silent(port, '127.0.4.1');
    await closing(rest[0]);
    expect([first, rest[1]].map(isOpen)).toEqual([true, true]);
  },
);

test('a guest who is in does not count, however many come', async () => {
  const table = await openTestTable();
  const guest = await joinDirectly(table.invite('black'));
  const seated = await table.admitted.next();
  for (let n = 0; n < 2 * MOST_UNAUTHENTICATED; n++) {
    const socket = tls.connect({ host: HERE, port: table.server.port, rejectUnauthorized: false });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('secureConnect', resolve));
  }
  guest.line.send('still here');
  expect(await seated.texts.next()).toBe('still here');
});

test(`a guest who connects ${SILENT} times, and closes none, keeps nobody out`, async () => {
  const table = await openTestTable();
  const key = makeGuestKey();
  await joinDirectly(table.invite('black'), key);
  const entrance =
    `GET ${TABLE_PATH} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
    `${KEY_HEADER}: ${Buffer.from(key).toString('base64url')}\r\n\r\n`;
  for (let n = 0; n < SILENT; n++) {
    const socket = tls.connect({ host: HERE, port: table.server.port, rejectUnauthorized: false });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(entrance);
    await new Promise((resolve, reject) => {
      socket.once('data', resolve);
      socket.once('close', reject);
    });
  }
  await joinDirectly(table.invite('white'));
});
