/** Games whose turns a message broker carries: two applications, each with its own home, and a broker between them. */

import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { writeLine } from '../../../engine/match/correspondence/turn-line.ts';
import { pastedLines } from '../../../engine/match/fixtures/received.fixture.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { atView } from '../application.fixture.ts';
import { accept, Home, inviteByBroker as inviteBy, login, viewCensus } from './broker-home.fixture.ts';

let broker: TestBroker;
beforeEach(async () => {
  broker = await TestBroker.open();
});
afterEach(async () => {
  await broker.stop();
});

/** 1 takes half a minute */
const STEP = Number(process.env.BROKER_STEP ?? 7);
const invite = (ada: Home, more: Parameters<typeof inviteBy>[2] = {}) => inviteBy(broker.url, ada, more);

describe('a broker that an invitation names', () => {
  /** A machine that counts who connects to it. */
  async function listener() {
    let connections = 0;
    const server = net.createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as net.AddressInfo;
    return { url: `ws://127.0.0.1:${port}/any/path`, port, count: () => connections };
  }

  test('is not connected to before the player has agreed, at no start; the question names the machine', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const { url, port, count } = await listener();
    const text = await invite(ada, { url });
    await ada.end();
    const before = count();
    await grace.app.get('correspondence.receive', { text });
    const machine = { host: '127.0.0.1', port, where: 'own', isEncrypted: false };
    expect(await grace.stands(({ state }) => state === 'asks')).toMatchObject({ url, machine });
    const { match } = await grace.view();
    expect(await grace.app.code('correspondence.connectNow', { match })).toBe('not-allowed');
    grace.app.sleep();
    await grace.end();
    await grace.begin();
    await grace.open();
    expect(await grace.stands(() => true)).toMatchObject({ state: 'asks', machine });
    expect(count()).toBe(before);
  });

  test('is declined for this game: the answer is kept, and the turns go as text', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const text = await invite(ada);
    await ada.move();
    await ada.stands(({ turn }) => turn === 'sent');
    const first = (await ada.app.get('correspondence.copy', { ...atView(await ada.view()), draw: false })).text;
    await ada.end();
    await expect.poll(() => broker.connections).toBe(0);
    await grace.app.get('correspondence.receive', { text });
    const { match } = await grace.view();
    const answered = await grace.app.get('correspondence.allowBroker', { match, allow: false });
    expect(answered.state).toBe('declined');
    await grace.end();
    await grace.begin();
    await grace.open();
    expect(await grace.stands(() => true)).toMatchObject({ state: 'declined' });
    await grace.app.get('correspondence.receive', { text: first });
    const moved = await grace.move();
    expect(moved.byText).toMatchObject({ awaits: 'send', sent: false });
    const answer = await grace.app.get('correspondence.copy', { ...atView(await grace.view()), draw: false });
    expect(answer.text).toContain('fairytable:');
    expect(broker.connections).toBe(0);
    // who has changed their mind sends what was copied, too
    await grace.app.get('correspondence.allowBroker', { match: (await grace.view()).match, allow: true });
    await ada.begin();
    await ada.open();
    await ada.awaited();
    expect(viewCensus(await ada.view())).toEqual(viewCensus(await grace.view()));
  });

  test('that is none is not connected to, and the player is told why', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const { url, port, count } = await listener();
    const text = await invite(ada, { url });
    await ada.end();
    const before = count();
    for (const [n, named] of [`http://127.0.0.1:${port}/`, `file:///etc/passwd`, `127.0.0.1:${port}`].entries()) {
      const other = n === 0 ? grace : await new Home().begin();
      await other.app.get('correspondence.receive', { text: renamed(text, named) });
      const stands = await other.stands(({ state }) => state === 'stopped');
      expect(stands).toMatchObject({ machine: null, why: expect.stringContaining('begins with mqtt://') });
      const { match } = await other.view();
      expect(await other.app.get('correspondence.allowBroker', { match, allow: true })).toMatchObject({
        state: 'stopped',
      });
    }
    expect(count()).toBe(before);
  });
});

/** The same invitation with another broker. */
function renamed(text: string, url: string): string {
  const lines = pastedLines(text);
  if (!lines.ok) throw new Error(lines.error.message);
  const [line] = lines.value;
  const head = line.head as { readonly key: string };
  return writeLine(head, { ...(line.body(head.key) as object), broker: { url } }, 512, head.key);
}

describe('a game that a broker carries', () => {
  test('goes to and fro by itself, and both sides see the same', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const invited = await accept(grace, await invite(ada));
    expect(invited).toMatchObject({ what: 'invitation', view: { byText: { side: 1, awaits: 'theirs' } } });
    for (let turn = 0; turn < 3; turn++) {
      expect(await ada.move()).toMatchObject({ turn: 1 });
      await grace.awaited();
      expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
      await grace.move();
      await ada.awaited();
      expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
    }
    expect(await grace.stands(({ turn }) => turn === 'fetched')).toMatchObject({ url: broker.url, refused: null });
  });

  test('is played by two who are never online together', async () => {
    const [ada, grace] = [await new Home().begin(), new Home()];
    const text = await invite(ada);
    await ada.move();
    expect(await ada.stands(({ turn }) => turn === 'sent')).toMatchObject({ state: 'connected', invited: true });
    await ada.end();
    await grace.begin();
    await accept(grace, text);
    await grace.awaited();
    for (let turn = 0; turn < 3; turn++) {
      const [sends, gets] = turn % 2 === 0 ? [grace, ada] : [ada, grace];
      await sends.move();
      await sends.stands(({ turn: last }) => last === 'sent');
      const census = viewCensus(await sends.view());
      await sends.end();
      await gets.begin();
      // the turn may come before the page does, which then is told nothing
      const arrived = async () => (await gets.listed()).byText;
      await expect.poll(arrived).toMatchObject({ awaits: 'yours', arrived: 'turn' });
      await gets.open();
      await gets.awaited();
      expect(viewCensus(await gets.view())).toEqual(census);
      await expect.poll(async () => (await gets.listed()).byText).not.toHaveProperty('arrived');
    }
  });

  test('may be one of people’s own, whose rules the invitation brings', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const { variant } = await ada.app.get('games.use', { place: { list: 'shelf', game: 'minishogi' } });
    // the turn comes with the invitation, as long as nothing has come back
    expect(await accept(grace, await invite(ada, { variant }))).toMatchObject({ view: { variant } });
    for (const [from, to] of [
      [ada, grace],
      [grace, ada],
      [ada, grace],
    ]) {
      await from.move();
      await to.awaited();
      expect(viewCensus(await to.view())).toEqual(viewCensus(await from.view()));
    }
    await ada.fetched();
    await grace.end();
    await grace.begin();
    expect(await grace.open()).toMatchObject({ variant, byText: { awaits: 'yours' } });
  });

  test('sends nothing before the invitation was copied, and connects to the broker that is named', async () => {
    const ada = await new Home().begin();
    const players = [{ name: 'Ada' }, { name: '', elsewhere: true as const }] as const;
    const view = await ada.app.get('match.start', { variant: acid.id, options: {}, players: [...players] });
    const { match } = view;
    expect(await ada.app.get('correspondence.broker', { match })).toBeNull();
    expect(await ada.app.code('correspondence.setBroker', { match, ...login, url: 'http://x' })).toBe('broker-scheme');
    await ada.app.get('correspondence.setBroker', { match, ...login, url: broker.url });
    await ada.stands(({ state }) => state === 'connected');
    const moved = await ada.move();
    expect(moved.byText).toMatchObject({ awaits: 'send', invites: true });
    const undone = await ada.app.get('match.undo', { ...atView(moved), unit: 'turn' });
    expect(undone.view.byText).toMatchObject({ awaits: 'yours' });
  });

  test('keeps a turn while the broker cannot be reached, and sends it when it is back', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    await accept(grace, await invite(ada));
    const { port } = broker;
    await broker.stop();
    await ada.move();
    const kept = await ada.stands(({ turn, state, why }) => turn === 'kept' && state === 'waiting' && why !== null);
    expect(kept.why).toMatch(/no broker listens/);
    // what was kept can still be carried by hand
    const { text } = await ada.app.get('correspondence.copy', { ...atView(await ada.view()), draw: false });
    await accept(grace, text);
    await grace.awaited();
    broker = await TestBroker.open({ port });
    await ada.stands(({ turn }) => turn === 'fetched');
    expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
    await grace.move();
    await ada.awaited();
    expect((await ada.app.get('correspondence.broker', { match: (await ada.view()).match }))?.refused).toBeNull();
    expect((await grace.app.get('correspondence.broker', { match: (await grace.view()).match }))?.refused).toBeNull();
  });

  test('offers a draw with the next turn, and ends in it', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    await accept(grace, await invite(ada));
    const offered = await ada.app.get('correspondence.offerDraw', { ...atView(await ada.view()), offer: true });
    expect(offered.byText).toMatchObject({ willOffer: true });
    await ada.move();
    await grace.awaited();
    const view = await grace.view();
    expect(view.byText).toMatchObject({ drawOffered: true });
    await grace.app.get('match.agree', atView(view));
    const over = await ada.app.until('played', ({ view: now }) => now.outcome !== null);
    expect(over.view).toMatchObject({ outcome: { winner: null }, byText: { awaits: 'over' } });
  });

  test('connects no more when the other machine knows how it ended', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    await accept(grace, await invite(ada));
    await ada.app.get('match.resign', atView(await ada.view()));
    await grace.app.until('played', ({ view }) => view.outcome !== null);
    const files = (home: Home) => {
      const folder = path.join(home.folder, 'broker');
      const [file] = fs.readdirSync(folder).filter((name) => name.endsWith('.game.json'));
      return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    };
    await expect.poll(() => [files(ada).closed, files(grace).closed]).toEqual([true, true]);
    await ada.end();
    await grace.end();
    await expect.poll(() => broker.connections).toBe(0);
    await ada.begin();
    // whoever asks for the list has waited for more than the connections
    await ada.listed();
    expect(broker.connections).toBe(0);
  });

  test('passes the login on only if whoever invites says so', async () => {
    const { port } = broker;
    await broker.stop();
    const secret = { user: 'ada', password: 'secret-password' };
    broker = await TestBroker.open({ port, login: secret });
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    const text = await invite(ada, secret);
    await ada.stands(({ state }) => state === 'connected');
    await accept(grace, text);
    const { why, user } = await grace.stands((stands) => stands.why !== null);
    expect([why, user]).toEqual(['The broker does not accept this user name and password.', '']);
    // as typed by the friend
    const { match } = await grace.view();
    await grace.app.get('correspondence.setBroker', { match, url: broker.url, ...secret, shares: false });
    await ada.move();
    await grace.awaited();
    const other = await new Home().begin();
    const shared = await invite(ada, { ...secret, shares: true });
    await accept(other, shared);
    await ada.move();
    await other.awaited();
  });

  test('says in a sentence whether a broker takes us, and leaves nothing there', async () => {
    const ada = await new Home().begin();
    const check = (url: string) =>
      ada.app.ask('correspondence.checkBroker', { url, user: '', password: '', connect: true });
    expect(await check(broker.url)).toEqual({ ok: true, value: { url: broker.url } });
    expect(await check('broker.example.org')).toMatchObject({ error: { code: 'broker-scheme' } });
    const { url } = broker;
    await broker.stop();
    expect(await check(url)).toMatchObject({ error: { code: 'broker-no-listener' } });
    broker = await TestBroker.open();
  });

  for (const who of ['whoever sends', 'whoever receives'])
    test(`loses no turn and plays none twice: ${who} is killed at every ${STEP}th step on the disk`, async () => {
      const [ada, grace] = [await new Home().begin(), await new Home().begin()];
      await accept(grace, await invite(ada));
      let kills = 0;
      let rounds = 0;
      for (let n = 1, isPast = false; !isPast; n += STEP) {
        // before a game is over by its rules
        if (++rounds % 10 === 0) await accept(grace, await invite(ada));
        const killed = who === 'whoever sends' ? ada : grace;
        const crash = killed.crash(n);
        const done = (async () => {
          await ada.move();
          await grace.awaited();
          await ada.fetched();
        })();
        await Promise.race([crash, done.catch(() => {})]);
        killed.faulty.fault = () => null;
        isPast = !killed.faulty.hasCrashed;
        if (isPast) await done;
        if (!isPast) {
          kills++;
          await killed.beginAgain();
          const { byText } = await killed.open();
          // cut off before it was on the disk
          if (killed === ada && byText?.awaits === 'yours') await ada.move();
        }
        await grace.awaited();
        expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
        await grace.move();
        await ada.awaited();
        expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
      }
      expect(kills).toBeGreaterThan(4);
    });

  test('counts nothing that the broker makes up, changes or says twice', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    let changed = 0;
    broker.tamper = (packet) => {
      const bytes = Buffer.from(packet.payload);
      bytes[bytes.length - 1] ^= 1;
      changed++;
      return [{ ...packet, payload: bytes }, packet, packet];
    };
    await accept(grace, await invite(ada));
    for (let turn = 0; turn < 2; turn++) {
      await ada.move();
      await grace.awaited();
      await grace.move();
      await ada.awaited();
      expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
    }
    expect(changed).toBeGreaterThan(0);
    expect(grace.app.log.join('\n')).toMatch(/changed on the way/);
    expect((await grace.view()).turnNumber).toBe((await ada.view()).turnNumber);
  });
});
