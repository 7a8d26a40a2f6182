/**
 * Bytes that no guest would send, before and after the token: each connection ends or is refused, nobody is let in, and
 * the table serves its guest as before. HOSTILE_MESSAGES=50000 sets their number.
 */
import tls from 'node:tls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERE, joinDirectly, openTestTable, type TestTable } from './direct.fixture.ts';
import { makeGuestKey } from './join-table.ts';
import { memoryKept } from './memory.fixture.ts';
import { KEY_HEADER, MOST_OF_ONE_ADDRESS, TABLE_PATH } from './table-server.ts';

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 2000);
const SEED = 20261123;
/** of a connection that is kept; each pair of pieces may close it */
const AT_ONCE = 25;

const word = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }));
const bytes = fc.uint8Array({ maxLength: 400 }).map((some) => Buffer.from(some));
const head = fc
  .record({
    method: fc.oneof(fc.constantFrom('GET', 'POST', 'CONNECT', 'OPTIONS'), word),
    path: fc.oneof(fc.constantFrom(TABLE_PATH, '/', '//', '/table?x', '*', 'http://[', `/${'x'.repeat(3000)}`), word),
    authorization: fc.oneof(fc.constantFrom('Bearer', `Bearer ${'A'.repeat(22)}`, 'Basic QTpC'), word),
    key: fc.oneof(fc.constantFrom('', 'A'.repeat(43), '%00', 'A'.repeat(9000)), word),
    version: fc.constantFrom('13', '8', '', '-1'),
    more: fc.oneof(
      fc.constantFrom('', 'Content-Length: 999999\r\n', 'Transfer-Encoding: chunked\r\n', 'Host:\r\n'),
      word,
    ),
  })
  .map(({ method, path, authorization, key, version, more }) =>
    Buffer.from(
      `${method} ${path} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: ${version}\r\n` +
        `Authorization: ${authorization}\r\n${KEY_HEADER}: ${key}\r\n${more}\r\n\r\n`,
    ),
  );
/** What is sent instead of a request. */
const knocks = fc.oneof(
  bytes,
  head,
  head.chain((whole) => fc.nat(whole.length).map((at) => whole.subarray(0, at))),
);

/** A frame whose first byte, length and mask may all be wrong. */
const frames = fc.oneof(
  bytes,
  fc
    .tuple(fc.nat(255), fc.nat(255), fc.uint8Array({ maxLength: 300 }))
    .map(([first, second, rest]) => Buffer.from([first, second, ...rest])),
  // as long as it says, far too long, and never ending
  fc.constantFrom(
    Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0, 1]),
    Buffer.from([0x89, 0xfe, 0xff, 0xff]),
  ),
);

/** Sends that over TLS and waits until the table ends the connection; this side ends it if the table waits for more. */
function sendRaw(port: number, pieces: readonly Uint8Array[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = tls.connect({ host: HERE, port, rejectUnauthorized: false });
    socket.on('secureConnect', () => {
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** The guest's line still carries texts both ways. */
async function expectServed(
  { texts, line }: Awaited<ReturnType<typeof joinDirectly>>,
  seated: typeof texts,
  other: typeof line,
) {
  line.send('to the table');
  expect(await seated.next()).toBe('to the table');
  other.send('to the guest');
  expect(await texts.next()).toBe('to the guest');
}
const grown = (before: number): number => (memoryKept() - before) / MESSAGES;

async function withGuest(): Promise<{ table: TestTable; served: () => Promise<void> }> {
  const table = await openTestTable();
  const guest = await joinDirectly(table.invite('white'));
  const seated = await table.admitted.next();
  return { table, served: () => expectServed(guest, seated.texts, seated.line) };
}

test('before the token: nothing lets anybody in, and the guest who is in is served', async () => {
  const { table, served } = await withGuest();
  const pieces = fc.sample(knocks, { numRuns: MESSAGES, seed: SEED });
  const before = memoryKept();
  // more at once from one address would be ended before they were read
  for (let sent = 0; sent < pieces.length; sent += MOST_OF_ONE_ADDRESS) {
    table.invite('black');
    const answers = await Promise.all(
      pieces.slice(sent, sent + MOST_OF_ONE_ADDRESS).map((one) => sendRaw(table.server.port, [one])),
    );
    for (const answer of answers) expect(answer).not.toMatch(/^HTTP\/1\.1 (101|2\d\d|5(?!03))/);
  }
  expect(table.admitted.all).toHaveLength(1);
  await served();
  expect(grown(before)).toBeLessThan(20_000);
});

test('after the token: whatever a guest sends, its connection ends and the other guest is served', async () => {
  const { table, served } = await withGuest();
  const invitation = table.invite('black');
  const key = makeGuestKey();
  await joinDirectly(invitation, key);
  await table.admitted.next();
  const entrance = Buffer.from(
    `GET ${TABLE_PATH} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
      `${KEY_HEADER}: ${Buffer.from(key).toString('base64url')}\r\n\r\n`,
  );
  const pieces = fc.sample(frames, { numRuns: MESSAGES, seed: SEED });
  const before = memoryKept();
  let connections = 0;
  for (let sent = 0; sent < pieces.length; sent += AT_ONCE) {
    connections++;
    const answer = await sendRaw(table.server.port, [entrance, ...pieces.slice(sent, sent + AT_ONCE)]);
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    const seated = await table.admitted.next();
    await seated.end;
    expect(seated.seat).toBe('black');
  }
  expect(table.admitted.all).toHaveLength(connections + 2);
  await served();
  expect(grown(before)).toBeLessThan(20_000);
});
