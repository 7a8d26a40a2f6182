/** The development server is as closed as the host that players start. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { enter, type Pass, request, TestPage } from '../../electron/hosts/browser-host.fixture.ts';
import { contentPolicy } from '../../electron/hosts/page-files.ts';
import { type DevServer, fencesFor, startDevServer } from './server.ts';

let server: DevServer;
let address: URL;
let pass: Pass;
let home: string;
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-dev-'));
  server = await startDevServer(home);
  address = new URL(server.address);
  pass = await enter(address);
});
afterAll(async () => {
  await server.close();
  fs.rmSync(home, { recursive: true, force: true });
});

test('its policy is the one of production with one nonce more', () => {
  const policy = fencesFor(1234, 'abc')['Content-Security-Policy'] ?? '';
  expect(policy.replaceAll(" 'nonce-abc'", '')).toBe(contentPolicy(['ws://127.0.0.1:1234']));
  expect(policy.match(/(script|style)-src 'self' 'nonce-abc'/g)).toHaveLength(2);
});

test('a stranger gets neither the page nor a source file, and a token works once', async () => {
  for (const file of ['/', '/main.tsx', '/@vite/client', address.pathname + address.search])
    expect((await request(address.port, file, { host: address.host })).status, file).toBe(403);
  const other = await request(address.port, '/', { host: 'localhost', cookie: pass.cookie });
  expect(other.status).toBe(421);
});

test('who came in gets the page from its sources, with Vite beside it', async () => {
  const page = await request(address.port, '/', { host: address.host, cookie: pass.cookie });
  expect(page.status).toBe(200);
  expect(page.body).toContain('/@vite/client');
  expect(page.headers['content-security-policy']).toContain("'nonce-");
});

test('the socket opens with this server’s key and no other, and the table answers', async () => {
  const { cookie, key } = pass;
  for (const wrong of [
    { cookie, key: 'another' },
    { cookie: 'none', key },
  ])
    expect(await TestPage.of(address, wrong).closed).toBe(1006);
  const page = await TestPage.connect(address, pass);
  expect((await page.ask('app.hello', {})).ok).toBe(true);
  page.socket.close();
});

test('nothing tells the first page to load again', async () => {
  const client = await request(address.port, '/@vite/client', { host: address.host, cookie: pass.cookie });
  const [, token = ''] = /wsToken = "([\w-]+)"/.exec(client.body) ?? [];
  const headers = { cookie: pass.cookie, origin: address.origin };
  const socket = new WebSocket(`ws://${address.host}/?token=${token}`, 'vite-hmr', { headers });
  const heard: string[] = [];
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)).type);
    // what Vite kept for the first page it has sent by then
    socket.close();
  });
  await new Promise((closed) => socket.once('close', closed));
  expect(heard).toEqual(['connected']);
});

test('Vite’s own socket is for who came in only', async () => {
  const open = (cookie: string) => {
    const page = new TestPage(address, { cookie, origin: address.origin }, ['vite-ping']);
    return page.closed;
  };
  expect(await open('none')).toBe(1006);
});
