import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dice } from '../../engine/match/fixtures/dice.fixture.ts';
import { usually } from '../../engine/testing/usual.ts';
import { atView } from '../app/application.fixture.ts';
import { CLOSED, protocolsWith } from '../contract/wire.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, passIn, request, TestPage } from './browser-host.fixture.ts';

const program = await builtHost();

async function started(words: readonly string[] = []) {
  const home = temporaryFolder();
  const host = new HostProcess(program, home, words);
  return { host, address: await host.address(), home };
}

describe('who the browser host lets in', () => {
  test('a token is valid once, and its cookie as long as the host runs', async () => {
    const { address } = await started();
    expect(address.hostname).toBe('127.0.0.1');
    const first = await request(address.port, address.pathname + address.search);
    const [set] = first.headers['set-cookie'] ?? [];
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Strict/);
    const { cookie, key } = passIn(first);
    // what the browser sends everywhere on this machine says nothing of the key
    expect(cookie).not.toContain(key);
    expect((await request(address.port, address.pathname + address.search)).status).toBe(403);
    for (let reload = 0; reload < 3; reload++) expect((await request(address.port, '/', { cookie })).status).toBe(200);
    // the address in the browser's history leads to the table too, in the browser that was let in
    const again = await request(address.port, address.pathname + address.search, { cookie });
    expect([again.status, again.headers.location, again.body]).toEqual([303, '/', '']);
    const page = await request(address.port, '/', { cookie });
    expect(page.body).toContain('<title>Fairytable</title>');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/,
    );
    expect(page.headers['content-security-policy']).not.toMatch(/'unsafe|\*/);
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('the form in the file posts the token, which is valid once there too', async () => {
    const { address } = await started();
    const post = (body: string, headers: Record<string, string> = { origin: 'null' }) =>
      request(address.port, '/enter', headers, 'POST', body);
    const body = address.search.slice(1);
    expect((await post('token=')).status).toBe(403);
    expect((await post(`${body}x`)).status).toBe(403);
    expect((await post('x'.repeat(100_000))).status).toBe(403);
    expect((await post(body, { origin: 'https://example.com' })).status).toBe(403);
    expect((await post(body, { host: `localhost:${address.port}` })).status).toBe(421);
    const pass = passIn(await post(body));
    expect((await TestPage.connect(address, pass)).heard).toEqual([{ connected: true }]);
    expect((await post(body)).status).toBe(403);
    await expect(enter(address)).rejects.toThrow('403');
  });

  test('only a visit consumes the token: not a HEAD, a POST or a prefetch', async () => {
    const { address } = await started();
    const raw = address.pathname + address.search;
    expect((await request(address.port, raw, {}, 'HEAD')).status).toBe(403);
    expect((await request(address.port, raw, {}, 'POST')).status).toBe(405);
    expect((await request(address.port, raw, {}, 'OPTIONS')).status).toBe(405);
    expect((await request(address.port, raw, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(403);
    await TestPage.connect(address, await enter(address));
  });

  test('nobody else is let in', async () => {
    const { address } = await started();
    const refused = async (raw: string, headers: Record<string, string> = {}, method = 'GET') => {
      const reply = await request(address.port, raw, headers, method);
      expect(reply.status, `${method} ${raw} ${JSON.stringify(headers)}`).toBeGreaterThanOrEqual(400);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.body).not.toContain('<title>');
    };
    const withToken = address.pathname + address.search;
    await refused('/');
    await refused('/?token=');
    await refused('/?token=x');
    await refused(`${withToken}x`);
    await refused(`/assets/page.js${address.search}`);
    // another name of this machine, another site, another spelling
    await refused(withToken, { host: 'fairytable.example' });
    await refused(withToken, { host: `localhost:${address.port}` });
    await refused(withToken, { origin: 'https://example.com' });
    await refused(withToken, { origin: 'null' });
    const { cookie } = await enter(address);
    const name = cookie.split('=')[0];
    await refused('/', { cookie: `${name}=` });
    await refused('/', { cookie: `${cookie}x` });
    await refused('/', { cookie: cookie.toUpperCase() });
    await refused('/', { cookie, host: 'fairytable.example' });
    await refused('/', { cookie, origin: 'https://example.com' });
    await refused('/', { cookie }, 'POST');
    await refused('/', { cookie }, 'OPTIONS');
  });

  test('no path leads out of the page’s folder', async () => {
    const { address } = await started();
    const { cookie } = await enter(address);
    expect((await request(address.port, '/assets/page.js', { cookie })).status).toBe(200);
    for (const raw of [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/%2e%2e%2foutside.txt',
      '/assets/../../outside.txt',
      '/..\\outside.txt',
      '/..%5coutside.txt',
      '//etc/passwd',
      '/etc/passwd',
      '/assets',
      '/assets/',
      '/secret.key',
      '/index.html%00.js',
      '/ASSETS/PAGE.JS',
      'file:///etc/passwd',
      '*',
    ]) {
      const reply = await request(address.port, raw, { cookie });
      expect(reply.status, raw).toBeGreaterThanOrEqual(400);
      expect(reply.body, raw).not.toMatch(/outside|no part|root:/);
    }
  });

  test('a socket needs cookie, key, Origin and Host: what another port of this machine receives is not enough', async () => {
    const { address } = await started();
    const pass = await enter(address);
    const { cookie } = pass;
    const { origin } = address;
    const key = protocolsWith(pass.key);
    const wrong: [Record<string, string>, string[]?][] = [
      [{}],
      [{}, key],
      [{ origin }, key],
      [{ cookie }, key],
      [{ cookie, origin }],
      [{ cookie, origin }, ['fairytable']],
      [{ cookie, origin }, protocolsWith('x')],
      [{ cookie, origin }, protocolsWith(`${pass.key}x`)],
      [{ cookie, origin }, protocolsWith(cookie.split('=')[1])],
      [{ cookie, origin: 'https://example.com' }, key],
      [{ cookie, origin: 'null' }, key],
      [{ cookie: 'x', origin }, key],
      [{ cookie, origin, host: 'fairytable.example' }, key],
    ];
    for (const [headers, protocols] of wrong) {
      const page = new TestPage(address, headers, protocols);
      expect(await page.closed, JSON.stringify([headers, protocols])).toBe(1006);
      expect(page.heard).toEqual([]);
    }
    const page = await TestPage.connect(address, pass);
    expect(page.heard).toEqual([{ connected: true }]);
    expect(page.socket.protocol).toBe('fairytable');
  });
});

describe.skipIf(process.platform === 'win32')('a client that opens connections and sends nothing', () => {
  test.each(['the server', 'the lock'])(
    'at %s leaves enough descriptors for playing, saving and coming in',
    async (where) => {
      const home = temporaryFolder();
      const host = new HostProcess(program, home, [], 256);
      const address = await host.address();
      const { port } = JSON.parse(fs.readFileSync(path.join(home, 'lock'), 'utf8'));
      const silent = await Promise.all(
        Array.from({ length: 600 }, () => silentConnection(where === 'the server' ? Number(address.port) : port)),
      );
      expect(silent).toHaveLength(600);
      const pass = await enter(address);
      expect((await request(address.port, '/assets/page.js', { cookie: pass.cookie })).status).toBe(200);
      const page = await TestPage.connect(address, pass);
      const view = await page.get('match.start', {
        variant: 'acid',
        options: {},
        players: [{ name: '' }, { name: '' }],
      });
      const played = await page.get('match.play', { ...atView(view), action: 'Dc2-c3' });
      expect(played.view.saved).toBe(true);
      expect(page.heard.filter((message) => 'event' in message && message.event === 'notice')).toEqual([]);
      expect((await page.get('library.list', {})).saves).toHaveLength(1);
    },
  );
});

/** A connection that stays open and sends nothing, even after the other side has ended it. */
function silentConnection(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('connect', () => resolve());
    socket.on('error', () => resolve());
    onTestFinished(() => void socket.destroy());
  });
}

describe('one page at a time', () => {
  test('a second page is asked, takes over, and the first one is notified', async () => {
    const { address } = await started();
    const pass = await enter(address);
    const first = await TestPage.connect(address, pass);
    const view = await first.get('match.start', {
      variant: 'acid',
      options: {},
      players: [{ name: '' }, { name: '' }],
    });
    const second = TestPage.of(address, pass);
    await second.hears((message) => 'taken' in message);
    expect(await second.ask('app.hello', {})).toMatchObject({ ok: false, error: { code: 'displaced' } });
    // until it takes over, the first one stays usable
    await first.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    second.socket.send(JSON.stringify({ take: true }));
    await second.hears((message) => 'connected' in message);
    expect(await first.closed).toBe(CLOSED.displaced);
    expect(first.heard.at(-1)).toEqual({ event: 'displaced', what: {} });
    expect((await second.get('app.hello', {})).open).toMatchObject({ match: view.match, node: 1 });
  });

  test('a reloaded page is connected again without being asked', async () => {
    const { address } = await started();
    const pass = await enter(address);
    for (let reload = 0; reload < 4; reload++) {
      const page = await TestPage.connect(address, pass);
      expect(page.heard).toEqual([{ connected: true }]);
      page.socket.terminate();
    }
  });

  test('invalid messages are answered with a code, and the host survives', async () => {
    const { address, host } = await started();
    const page = await TestPage.connect(address, await enter(address));
    const nonsense = [
      '',
      'x',
      '[]',
      'null',
      '1',
      '{"id":77}',
      '{"id":"1","request":"app.hello"}',
      '{"request":7}',
      '{"take":true}',
    ];
    for (const text of nonsense) page.socket.send(text);
    page.socket.send(Buffer.from([0, 255, 1]));
    await page.get('app.hello', {});
    const answers = page.heard.filter((message) => 'answer' in message);
    expect(answers).toHaveLength(nonsense.length + 2);
    for (const message of answers.slice(0, -1)) {
      expect('answer' in message && message.answer.ok ? '' : JSON.stringify(message)).toMatch(
        /unknown-request|invalid-input/,
      );
    }
    expect(host.child.exitCode).toBeNull();
  });
});

describe('the host as a process', () => {
  test('reports the first frame of the page, and exits with 0 when it is stopped', async () => {
    const { host, address } = await started();
    const page = await TestPage.connect(address, await enter(address));
    await page.get('app.drawn', { what: 'start' });
    expect(await host.line('FAIRYTABLE_READY')).toBe('start');
    await page.get('app.quit', {});
    expect(await host.ended).toEqual({ code: 0, signal: null });
    expect(await page.closed).toBe(CLOSED.ended);
  });

  test.skipIf(process.platform === 'win32')(
    'says on the page that something went wrong in it, and goes on',
    async () => {
      const throwing = 'data:text/javascript,process.on("SIGUSR2", () => { throw new Error("a fault"); });';
      const host = new HostProcess(program, temporaryFolder(), [], undefined, ['--import', throwing]);
      const address = await host.address();
      const page = await TestPage.connect(address, await enter(address));
      host.child.kill('SIGUSR2');
      expect(await page.hearsEvent('notice')).toMatchObject({ code: 'uncaught' });
      expect((await page.get('app.hello', {})).notices).toEqual([]);
    },
  );

  test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly, with the game saved', async (signal) => {
    const { host, address, home } = await started();
    const page = await TestPage.connect(address, await enter(address));
    const view = await page.get('match.start', { variant: 'acid', options: {}, players: [{ name: '' }, { name: '' }] });
    await page.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    host.child.kill(signal);
    expect(await host.ended).toEqual({ code: 0, signal: null });
    expect(fs.readdirSync(path.join(home, 'journals'))).toEqual([]);
    expect(fs.readFileSync(path.join(home, 'library', `${view.name}.fairytable`), 'utf8')).toContain('Dc2-c3');
    expect(fs.existsSync(path.join(home, 'lock'))).toBe(false);
  });

  test('a second process with the same library is refused with one sentence', async () => {
    const { home } = await started();
    const second = new HostProcess(program, home);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.said).toBe('');
    expect(second.complained).toContain('already running');
  });

  test('exits after its last page has closed, if it was started that way', async () => {
    const { host, address } = await started(['--until-closed']);
    const page = await TestPage.connect(address, await enter(address));
    page.socket.close();
    expect(await host.ended).toEqual({ code: 0, signal: null });
  });

  test('opens the file from its arguments', async () => {
    const { host, address, home } = await started();
    const page = await TestPage.connect(address, await enter(address));
    const view = await page.get('match.start', { variant: 'acid', options: {}, players: [{ name: '' }, { name: '' }] });
    await page.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    await page.get('app.quit', {});
    await host.ended;
    const given = path.join(temporaryFolder(), 'Given.fairytable');
    fs.copyFileSync(path.join(home, 'library', `${view.name}.fairytable`), given);
    const other = new HostProcess(program, temporaryFolder(), [given]);
    const there = await other.address();
    const second = await TestPage.connect(there, await enter(there));
    const hello = await second.get('app.hello', {});
    // a slow file blocks nothing: a page that connects before the game is open gets an event
    const opened = hello.open ?? (await second.hearsEvent('opened'));
    expect(opened).toMatchObject({ name: 'Given', node: 1 });
  });
});

describe('killed at any moment', () => {
  test('nothing that a player saw is lost, including undo', async () => {
    const home = temporaryFolder();
    const roll = dice(20261120);
    let entries = 0;
    for (let round = 0; round < usually(2, 8); round++) {
      const host = new HostProcess(program, home);
      const address = await host.address();
      const page = await TestPage.connect(address, await enter(address));
      const hello = await page.get('app.hello', {});
      let view = hello.unfinished
        ? await page.get('match.open', { save: hello.unfinished.save })
        : await page.get('match.start', { variant: 'acid', options: {}, players: [{ name: 'Ann' }, { name: 'Bo' }] });
      // play, undo, jump: and kill in the middle of an entry, or right after a response
      const answers = 3 + roll(6);
      for (let n = 0; n < answers; n++) {
        const chance = roll(6);
        const unit = roll(2) === 0 ? 'action' : 'turn';
        // the game may have ended before the kill, for example by repetition
        if ((chance === 0 && view.can.undo) || view.outcome)
          view = (await page.get('match.undo', { ...atView(view), unit })).view;
        else if (chance === 1 && view.can.redo) view = (await page.get('match.redo', { ...atView(view), unit })).view;
        else {
          const piece = view.movable[roll(view.movable.length)];
          const actions = await page.get('match.actions', { ...atView(view), piece });
          const sane = actions.filter((action) => action.loses === null && action.captures.length === 0);
          if (sane.length === 0) continue;
          view = (await page.get('match.play', { ...atView(view), action: sane[roll(sane.length)].text })).view;
        }
        entries++;
      }
      // one more request is in progress at the kill: its entry may exist or not, but never half
      const under = page.ask('match.undo', { ...atView(view), unit: 'action' }).catch(() => null);
      if (roll(2) === 0) await new Promise((resolve) => setImmediate(resolve));
      host.child.kill('SIGKILL');
      await host.ended;
      const last = await under;

      const again = new HostProcess(program, home);
      const there = await again.address();
      const back = await TestPage.connect(there, await enter(there));
      const greeting = await back.get('app.hello', {});
      expect(greeting.notices).toEqual([]);
      const where = `round ${round}`;
      // a game that had ended, and whose undo came too late, is not offered
      if (greeting.unfinished === null) expect(view.outcome, where).not.toBe(null);
      const resumed = await back.get('match.open', { save: greeting.unfinished?.save ?? view.name });
      if (last?.ok) expect(resumed.node, where).toBe(last.value.view.node);
      else
        expect(
          [view.node, (await back.get('match.history', atView(resumed))).nodes[view.node].parent],
          where,
        ).toContain(resumed.node);
      const shown = await back.get('match.look', { ...atView(resumed), node: view.node });
      expect(shown.view.pieces, where).toEqual(view.pieces);
      expect(shown.view.turn, where).toBe(view.turn);
      again.child.kill('SIGKILL');
      await again.ended;
    }
    expect(entries).toBeGreaterThan(usually(5, 20));
  });
});
