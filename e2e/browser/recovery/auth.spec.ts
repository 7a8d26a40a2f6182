/**
 * Authentication of the browser host, tested with a real browser: a URL that is valid once, a file that posts the
 * token, a cookie that no script can read and that is not sufficient, other sites and other names refused, and one
 * connected page at a time. (The parts are tested one by one in electron/hosts.)
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { WebSocket } from 'ws';
import { KEY_STORED_AS, protocolsWith } from '../../../electron/contract/wire.ts';
import { writeEntrance } from '../../../scripts/entrance.mjs';
import { tryToBreakOut } from '../../harness/breakOut.ts';
import { expect, FlatPlayer, test } from '../../harness/flatPlayer.ts';
import { temporaryFolder } from '../../harness/temporary.ts';

/** The status of a plain request, with headers that no browser would let a page set. */
const status = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
      .on('error', reject);
  });

/** Was the socket accepted? */
const socketOpens = (address: string, headers: Record<string, string>, key = ''): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, protocolsWith(key), { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const withoutToken = async (browser: Browser | null, address: string) => {
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(address);
  const says = { status: answer?.status(), text: await page.locator('body').innerText() };
  await context.close();
  return says;
};

test('the token is good once; what stays is a cookie that no script and no other site can use', async ({
  host,
  flat: player,
  context,
}) => {
  const { origin } = new URL(host.address);
  expect(player.page.url()).toBe(`${origin}/`);
  expect(await player.page.evaluate(() => document.cookie)).toBe('');
  const cookies = (await context.cookies()).filter(({ domain }) => domain === '127.0.0.1');
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 });
  // a reload needs no token
  await player.page.reload();
  await player.atStart();
  // another client with the same URL, and with none
  for (const address of [host.address, origin])
    expect(await withoutToken(context.browser(), address)).toMatchObject({
      status: 403,
      text: expect.stringContaining('Start Fairytable again to get a new one.'),
    });

  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
  const { port } = new URL(origin);
  expect(await status(origin, { cookie })).toBe(200);
  expect(await status(origin, {})).toBe(403);
  expect(await status(origin, { cookie, origin: 'https://example.invalid' })).toBe(403);
  expect(await status(origin, { cookie, host: `example.invalid:${port}` })).toBe(421);
  expect(await status(origin, { cookie, host: `localhost:${port}` })).toBe(421);
  const socket = `ws://127.0.0.1:${port}/table`;
  expect(await socketOpens(socket, { origin })).toBe(false);
  expect(await socketOpens(socket, { cookie })).toBe(false);
  expect(await socketOpens(socket, { cookie, origin: 'https://example.invalid' })).toBe(false);
  expect(await socketOpens(socket, { cookie, origin: 'null' })).toBe(false);
  expect(await socketOpens(socket, { cookie, origin })).toBe(false);
  const key = (await player.page.evaluate((name) => localStorage.getItem(name), KEY_STORED_AS)) ?? '';
  expect(await socketOpens(socket, { cookie, origin }, key)).toBe(true);
});

test('a file that only its user may read lets the browser in; no URL contains the token, and a reload works', async ({
  host,
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(writeEntrance(temporaryFolder('entrance'), host.address));
  const player = new FlatPlayer(page);
  await player.atStart();
  const { origin, searchParams } = new URL(host.address);
  expect(page.url()).toBe(`${origin}/`);
  expect(addresses).toContain(`${origin}/enter`);
  expect(addresses.join(' ')).not.toContain(searchParams.get('token'));
  await page.reload();
  await player.atStart();
  await player.newGame();
  await player.play('e2', 'e3');
});

test('another server on this machine that the browser visits receives the cookie, and comes no further with it', async ({
  host,
  flat: player,
  context,
}) => {
  const { origin, port } = new URL(host.address);
  let received = '';
  const other = http.createServer((request, answer) => {
    received ||= request.headers.cookie ?? '';
    answer.end('<!doctype html><title>another</title>');
  });
  await new Promise<void>((listens) => other.listen(0, '127.0.0.1', listens));
  const { port: otherPort } = other.address() as AddressInfo;
  const stranger = await context.newPage();
  await stranger.goto(`http://127.0.0.1:${otherPort}/`);
  // this is why the key is necessary
  expect(received).toContain(`fairytable-${port}=`);
  expect(await socketOpens(`ws://127.0.0.1:${port}/table`, { cookie: received, origin })).toBe(false);
  // its page finds no key in its own storage, and may not connect to the table's socket in any case
  expect(await stranger.evaluate((name) => localStorage.getItem(name), KEY_STORED_AS)).toBeNull();
  const opened = await stranger.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      }),
    `ws://127.0.0.1:${port}/table`,
  );
  expect(opened).toBe('refused');
  other.close();
  other.closeAllConnections();
  await player.newGame();
  await player.play('e2', 'e3');
});

test('the page is restricted by its content policy', async ({ flat: player }) => {
  const policy = await player.page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
  expect(policy).not.toMatch(/'unsafe|\*/);
  expect(await tryToBreakOut(player.page)).toEqual([]);
});

test('a second page is asked whether to take over; the first one is notified, and can take it back', async ({
  host,
  flat: first,
  context,
}) => {
  await first.newGame();
  await first.play('e2', 'e3');
  const page = await context.newPage();
  const second = new FlatPlayer(page);
  await page.goto(new URL(host.address).origin);
  await expect(page.getByRole('heading', { name: 'This game is open in another window' })).toBeVisible();
  // asking has not disconnected the first one
  await first.play('e8', 'e7');
  await page.getByRole('button', { name: 'Take over here' }).click();
  await second.atTable();
  expect(await second.label('e7')).toMatch(/LINE Diskette/);
  await expect(first.page.getByRole('heading', { name: 'This game is open in another window' })).toBeVisible();
  await second.play('c2', 'c3');
  await first.page.getByRole('button', { name: 'Take over here' }).click();
  await first.atTable();
  expect(await first.label('c3')).toMatch(/MAGI Diskette/);
  await expect(page.getByRole('heading', { name: 'This game is open in another window' })).toBeVisible();
  await first.play('c8', 'c7');
});
