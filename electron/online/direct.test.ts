/** A table and its guests over real TLS on this machine: who is let in, who is not, and what is sent before that is known. */
import { createServer, type Server } from 'node:net';
import tls from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LONGEST_TAG } from '../contract/online.ts';
import { makeCertificate } from './certificate.ts';
import { HERE, joinDirectly, openTestTable, refusedJoin, wrongToken } from './direct.fixture.ts';
import { decodeInvitation, encodeInvitation } from './invite-code.ts';
import { joinTable, makeGuestKey } from './join-table.ts';
import { languageOf } from './language-header.ts';
import { LONGEST_TEXT, TEXTS_AT_ONCE } from './line.ts';
import { MOST_GUESTS, MOST_TRIES } from './table-server.ts';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
    server.listen(0, HERE, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

describe('a guest', () => {
  test('joins by a code, and both hear each other in order', async () => {
    const table = await openTestTable();
    const read = decodeInvitation(encodeInvitation(table.invite('black')));
    if (!read.ok) throw new Error(read.error.message);
    const guest = await joinDirectly(read.value);
    const seated = await table.admitted.next();
    expect(seated.seat).toBe('black');
    for (const text of ['one', 'two', '🂡 three']) seated.line.send(text);
    for (const text of ['one', 'two', '🂡 three']) expect(await guest.texts.next()).toBe(text);
    guest.line.send('x'.repeat(LONGEST_TEXT));
    expect(await seated.texts.next()).toHaveLength(LONGEST_TEXT);
  });

  test.each([
    ['as it says', 'fr', 'fr'],
    ['which may be any text', 'system, *;q=0', 'system, *;q=0'],
    ['not at all, if it is too long', 'x'.repeat(LONGEST_TAG + 1), ''],
  ])('is known by the language that is read there, %s', async (_, language, known) => {
    const table = await openTestTable();
    const joined = await joinTable(table.invite('black'), makeGuestKey(), { language });
    expect(joined.ok).toBe(true);
    expect((await table.admitted.next()).language).toBe(known);
  });

  test('of an older version says no language', () => expect(languageOf({})).toBe(''));

  test('hears what was said before anybody listened', async () => {
    const table = await openTestTable();
    const joined = joinTable(table.invite('black'), makeGuestKey());
    (await table.admitted.next()).line.send('early');
    const line = await joined;
    if (!line.ok) throw new Error(line.error.message);
    const heard = new Promise<string>((resolve) => {
      line.value.heard = resolve;
    });
    expect(await heard).toBe('early');
  });

  test('comes back by its key, in the same seat, in place of its old connection', async () => {
    const table = await openTestTable();
    const invitation = table.invite('black');
    const key = makeGuestKey();
    const first = await joinDirectly(invitation, key);
    const before = await table.admitted.next();
    const second = await joinDirectly(invitation, key);
    const after = await table.admitted.next();
    expect(await first.end).toBe('displaced');
    expect([after.seat, after.guest]).toEqual([before.seat, before.guest]);
    second.line.send('here');
    expect(await after.texts.next()).toBe('here');
  });

  test('that was sent away cannot come back', async () => {
    const table = await openTestTable();
    const invitation = table.invite('black');
    const key = makeGuestKey();
    const { end } = await joinDirectly(invitation, key);
    table.server.dismiss((await table.admitted.next()).guest);
    expect(await end).toBe('ended');
    expect(await refusedJoin(invitation, key)).toBe('code-used');
  });

  test('says nothing to a server with another certificate', async () => {
    const table = await openTestTable();
    const { key, cert } = await makeCertificate();
    let heard = 0;
    const server = tls.createServer({ key, cert, minVersion: 'TLSv1.3' }, (socket) => {
      socket.on('data', (data) => (heard += data.length));
      socket.on('error', () => {});
    });
    server.on('tlsClientError', () => {});
    const gone = new Promise<void>((resolve) =>
      server.on('connection', (socket) => socket.on('close', () => resolve())),
    );
    const port = await listening(server);
    expect(await refusedJoin({ ...table.invite('black'), port })).toBe('another-table');
    await gone;
    expect(heard).toBe(0);
  });

  test('says nothing to a server without TLS, and finds nobody at a closed port', async () => {
    const table = await openTestTable();
    const invitation = table.invite('black');
    const plain = createServer((socket) => {
      socket.on('error', () => {});
      socket.resume().end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    expect(await refusedJoin({ ...invitation, port: await listening(plain) })).toBe('nobody-there');
    await table.server.close();
    expect(await refusedJoin(invitation)).toBe('nobody-there');
  });

  test('tries the addresses of its invitation one after another', async () => {
    const table = await openTestTable();
    const { port } = table.server;
    // nobody listens at that address of this machine
    await joinDirectly({ ...table.invite('black'), port, addresses: ['127.0.0.2', HERE] });
    expect((await table.admitted.next()).seat).toBe('black');
  });
});

describe('an invitation', () => {
  test('is good once, and a newer one to the same seat replaces it', async () => {
    const table = await openTestTable();
    const [first, second] = [table.invite('black'), table.invite('black')];
    expect(await refusedJoin(first)).toBe('code-used');
    await joinDirectly(second);
    expect(await refusedJoin(second)).toBe('code-used');
  });

  test('dies after ten wrong tries, and a guest who is in stays in', async () => {
    const table = await openTestTable();
    const guest = await joinDirectly(table.invite('white'));
    const seated = await table.admitted.next();
    const invitation = table.invite('black');
    for (let n = 1; n < MOST_TRIES; n++) expect(await refusedJoin(wrongToken(invitation, n))).toBe('code-used');
    expect(table.server.isInvited('black')).toBe(true);
    expect(await refusedJoin(wrongToken(invitation))).toBe('code-used');
    expect(table.server.isInvited('black')).toBe(false);
    expect(await refusedJoin(invitation)).toBe('code-used');
    expect(table.log).toEqual(['an invitation was withdrawn after too many wrong tries']);
    guest.line.send('still here');
    expect(await seated.texts.next()).toBe('still here');
  });

  test('of one table does not open another', async () => {
    const [one, other] = [await openTestTable(), await openTestTable()];
    const { port } = other.server;
    expect(await refusedJoin({ ...one.invite('black'), port })).toBe('another-table');
  });
});

describe('a table', () => {
  test('has room for eight guests', async () => {
    const table = await openTestTable();
    for (let n = 0; n < MOST_GUESTS; n++) await joinDirectly(table.invite(`seat ${n}`));
    expect(await refusedJoin(table.invite('one more'))).toBe('table-full');
  });

  test('that is closed tells its guests, and its port is free', async () => {
    const table = await openTestTable();
    const invitation = table.invite('black');
    const { end } = await joinDirectly(invitation);
    await table.admitted.next();
    await table.server.close();
    expect(await end).toBe('ended');
    expect(await refusedJoin(invitation)).toBe('nobody-there');
  });

  test('notices a guest that is cut off without a word', async () => {
    const table = await openTestTable(50);
    const { line } = await joinDirectly(table.invite('black'));
    const seated = await table.admitted.next();
    // its machine is gone without a word: nothing is read or answered any more
    (line as unknown as { socket: { pause(): void } }).socket.pause();
    expect(await seated.end).toBeNull();
  });

  test('speaks nothing older than TLS 1.3', async () => {
    const table = await openTestTable();
    const said = await new Promise<string>((resolve) => {
      const socket = tls.connect({
        host: HERE,
        port: table.server.port,
        maxVersion: 'TLSv1.2',
        rejectUnauthorized: false,
      });
      socket.on('secureConnect', () => resolve('let in'));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    });
    expect(said).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  });
});

describe('limits', () => {
  test('more than 256 kB in one text ends its own connection and no other', async () => {
    const table = await openTestTable();
    const [one, two] = [await joinDirectly(table.invite('black')), await joinDirectly(table.invite('watching'))];
    const [, other] = [await table.admitted.next(), await table.admitted.next()];
    one.line.send('x'.repeat(LONGEST_TEXT + 1));
    expect(await one.end).toBe('too-much');
    two.line.send('here');
    expect(await other.texts.next()).toBe('here');
  });

  test('a line holds back what would be too much, and loses none of it', async () => {
    const table = await openTestTable();
    const guest = await joinDirectly(table.invite('black'));
    const seated = await table.admitted.next();
    const texts = Array.from({ length: TEXTS_AT_ONCE + 20 }, (_, n) => String(n));
    for (const text of texts) guest.line.send(text);
    for (const text of texts) expect(await seated.texts.next()).toBe(text);
  });

  test('a guest that floods is put out', async () => {
    const table = await openTestTable();
    const guest = await joinDirectly(table.invite('black'));
    const seated = await table.admitted.next();
    const { socket } = guest.line as unknown as { socket: { send(text: string): void } };
    for (let n = 0; n < 1000; n++) socket.send('{}');
    expect(await guest.end).toBe('too-much');
    expect(seated.texts.all.length).toBeLessThan(2 * TEXTS_AT_ONCE);
  });
});
