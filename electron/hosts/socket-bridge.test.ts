/** The page's bridge against a real browser host: requests, events, a broken socket, another page, a stopped host. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { connectSocket, type SocketState } from '../../renderer/bridge/socket.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, type Pass, TestPage } from './browser-host.fixture.ts';

const program = await builtHost();

/** A page at this address: the browser globals that it needs, and a record of its states. */
async function pageAt(
  address: URL,
  { cookie, key }: Pass,
  {
    takeOver = false,
    patience,
    reportsClose = true,
  }: { takeOver?: boolean; patience?: number; reportsClose?: boolean } = {},
) {
  const sockets: NodeSocket[] = [];
  let isOpen = true;
  class BrowserSocket extends NodeSocket {
    constructor(url: string | URL, protocols: string[]) {
      super(url, protocols, { headers: { cookie, origin: address.origin } });
      // the page of the previous test may still be trying to reconnect to its own host
      if (new URL(url).host === address.host) sockets.push(this);
      // a closed page opens no sockets
      if (!isOpen) this.terminate();
      // a browser's socket only closes; Node's would also throw
      this.on('error', () => {});
      if (!reportsClose) Object.defineProperty(this, 'onclose', { value: null, writable: true });
    }
  }
  Object.assign(globalThis, { WebSocket: BrowserSocket, location: { href: `${address.origin}/` } });
  const states: SocketState[] = [];
  let changed: () => void = () => {};
  const socket = connectSocket(
    {
      askTakeOver: () => Promise.resolve(takeOver),
      state: (state) => {
        states.push(state);
        changed();
      },
    },
    key,
    patience,
  );
  onTestFinished(() => {
    isOpen = false;
    for (const open of sockets) open.terminate();
  });
  const breakSocket = () => sockets.at(-1)?.terminate();
  let seen = 0;
  /** waits until it enters this state */
  const becomes = async (state: SocketState): Promise<void> => {
    for (;;) {
      const next = states.indexOf(state, seen);
      if (next >= 0) {
        seen = next + 1;
        return;
      }
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
    }
  };
  return { ...socket, becomes, breakSocket };
}

async function started() {
  const host = new HostProcess(program, temporaryFolder());
  const address = await host.address();
  return { host, address, pass: await enter(address) };
}

describe('the bridge over a socket', () => {
  test('sends requests, receives events, and stops receiving them', async () => {
    const { address, pass } = await started();
    const page = await pageAt(address, pass);
    await page.connected;
    const heard: unknown[] = [];
    const stop = page.bridge.on.settings((settings) => heard.push(settings.theme));
    expect(await page.bridge.ask['settings.change']({ theme: 'day' })).toMatchObject({
      ok: true,
      value: { theme: 'day' },
    });
    expect(heard).toEqual(['day']);
    stop();
    await page.bridge.ask['settings.change']({ theme: 'night' });
    expect(heard).toEqual(['day']);
  });

  test('reconnects by itself when the socket breaks, and app.hello returns the present view', async () => {
    const { address, pass } = await started();
    const page = await pageAt(address, pass);
    await page.connected;
    const view = await page.bridge.ask['match.start']({
      variant: 'acid',
      options: {},
      players: [{ name: '' }, { name: '' }],
    });
    await page.becomes('connected');
    page.breakSocket();
    await page.becomes('lost');
    expect(await page.bridge.ask['app.hello']({})).toMatchObject({ ok: false, error: { code: 'lost' } });
    await page.becomes('connected');
    const match = view.ok && view.value.match;
    expect(await page.bridge.ask['app.hello']({})).toMatchObject({ ok: true, value: { open: { match } } });
  });

  test('refuses requests that were in progress when the socket broke', async () => {
    const { address, pass } = await started();
    const page = await pageAt(address, pass);
    await page.connected;
    const under = page.bridge.ask['library.list']({});
    page.breakSocket();
    expect(await under).toMatchObject({ ok: false, error: { code: 'lost' } });
  });

  test('waits while another page is connected, and takes over on request', async () => {
    const { address, pass } = await started();
    const other = await TestPage.connect(address, pass);
    const page = await pageAt(address, pass);
    await page.becomes('taken');
    expect(await page.bridge.ask['app.hello']({})).toMatchObject({ ok: false, error: { code: 'displaced' } });
    page.takeOver();
    await page.connected;
    await other.closed;
    const third = await pageAt(address, pass, { takeOver: true });
    await third.connected;
    await page.becomes('displaced');
    expect(await page.bridge.ask['app.hello']({})).toMatchObject({ ok: false, error: { code: 'displaced' } });
  });

  test.each([
    { reportsClose: true, what: 'reports that it was closed' },
    { reportsClose: false, what: 'never reports that it was closed, as in Chromium when a policy forbids it' },
  ])('a connection that nobody answers and that $what is given up and tried again', async ({ reportsClose }) => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void silent.close());
    const callers: Socket[] = [];
    const twice = new Promise<void>((resolve) => {
      silent.on('connection', (caller) => {
        callers.push(caller);
        if (callers.length === 2) resolve();
      });
    });
    onTestFinished(() => callers.forEach((caller) => void caller.destroy()));
    const { port } = silent.address() as AddressInfo;
    await pageAt(new URL(`http://127.0.0.1:${port}`), { cookie: '', key: 'any' }, { patience: 20, reportsClose });
    await twice;
  });

  test('reports when the host has stopped', async () => {
    const { host, address, pass } = await started();
    const page = await pageAt(address, pass);
    await page.connected;
    await page.bridge.ask['app.quit']({});
    await page.becomes('gone');
    expect((await host.ended).code).toBe(0);
    expect(await page.bridge.ask['app.hello']({})).toMatchObject({ ok: false, error: { code: 'host-gone' } });
  });
});
