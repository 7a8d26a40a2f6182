/** Inviting and joining over TLS on this machine: what listens and when, who may sit where, and what a guest's machine keeps. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import type { EventOf } from '../../contract/requests.ts';
import type { Seats } from '../../contract/settings.ts';
import { decodeInvitation } from '../../online/invite-code.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, startGame, type TestApp } from '../application.fixture.ts';
import { anything, chance } from '../chance.fixture.ts';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { sitAt, sitDownAt } from './table.fixture.ts';

/** An application that closes its port when the test is over. */
async function opened(home = temporaryFolder()): Promise<TestApp> {
  const app = await openTestApp(home);
  return app;
}
async function invited(host: TestApp, side: 0 | 1 | null = 1): Promise<string> {
  const invitation = await host.app.online.invite(side);
  if (!invitation.ok) throw new Error(invitation.error.message);
  return invitation.value.code;
}
const portOf = (code: string): number => {
  const read = decodeInvitation(code);
  return read.ok ? read.value.port : 0;
};
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('the port', () => {
  test('opens with the first invitation, serves the second, and closes with the game', async () => {
    const host = await opened();
    const view = await startAcid(host);
    const [first, second] = [await invited(host), await invited(host, null)];
    expect(portOf(first)).toBe(portOf(second));
    expect(await isOpen(portOf(first))).toBe(true);
    await host.get('match.leave', atView(await host.get('match.view', { match: view.match })));
    await host.app.online.closing;
    expect(await isOpen(portOf(first))).toBe(false);
  });
  test('closes when another game is opened, and when the application is', async () => {
    const host = await opened();
    await startAcid(host);
    const code = await invited(host);
    await startAcid(host);
    await host.app.online.closing;
    expect(await isOpen(portOf(code))).toBe(false);
    const again = await invited(host);
    await host.app.close({ force: false });
    expect(await isOpen(portOf(again))).toBe(false);
  });
  test('is not opened without a game, or for a game that two people cannot play', async () => {
    const host = await opened();
    expect(await host.app.online.invite(1)).toMatchObject({ error: { code: 'no-match' } });
    const computer = { level: '1', seconds: 1 } as const;
    await host.get('match.start', { variant: 'acid', options: {}, players: [{ name: '' }, { name: '', computer }] });
    expect(await host.app.online.invite(1)).toMatchObject({ error: { code: 'at-a-table' } });
    await startAcid(host);
    expect(await host.app.online.invite(null)).toMatchObject({ error: { code: 'at-a-table' } });
    await invited(host, 1);
    expect(await host.app.online.invite(0)).toMatchObject({ error: { code: 'not-yours' } });
  });
});

describe('a guest that joins by a code', () => {
  test('plays to the end, with somebody watching', async () => {
    const [host, guest, watcher] = [await opened(), await opened(), await opened()];
    const { match } = await startAcid(host);
    const joined = await guest.app.online.join(await invited(host));
    expect(joined).toMatchObject({ ok: true, value: { viewer: 1, match } });
    expect(await watcher.app.online.join(await invited(host, null))).toMatchObject({ value: { viewer: null } });
    const below = chance(11);
    for (let step = 0; step < 6; step++) {
      const mover = step % 2 === 0 ? host : guest;
      const waiting = step % 2 === 0 ? guest : host;
      const view = await mover.get('match.view', { match });
      const action = await anything(mover, view, below);
      if (action === null) break;
      const { view: after } = await mover.get('match.play', { ...atView(view), action });
      const heard = await waiting.next('played');
      expect(heard.view.last).toEqual(after.last);
      expect((await watcher.next('played')).view.pieces).toEqual(after.pieces);
    }
    await guest.get('match.resign', atView(await guest.get('match.view', { match })));
    expect((await watcher.next('played')).view.outcome).toMatchObject({ winner: 0, reason: 'resignation' });
  });
  test('is refused with a sentence: a code that was used, or one with a wrong letter', async () => {
    const [host, guest, other] = [await opened(), await opened(), await opened()];
    await startAcid(host);
    const code = await invited(host);
    await guest.app.online.join(code);
    expect(await other.app.online.join(code)).toMatchObject({ error: { code: 'code-used' } });
    const wrong = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    expect(await other.app.online.join(wrong)).toMatchObject({ ok: false });
  });
  test('leaves its own game first, which is kept, and is a guest no more when it opens one', async () => {
    const [host, guest] = [await opened(), await opened()];
    await startAcid(host);
    const own = await startAcid(guest, ['Dc2-c3']);
    const joined = await guest.app.online.join(await invited(host));
    if (!joined.ok) throw new Error(joined.error.message);
    expect((await guest.get('app.hello', {})).open?.match).toBe(joined.value.match);
    const back = await guest.get('match.open', { save: own.name });
    expect(back.last?.text).toBe('Dc2-c3');
    expect(guest.app.online.remote).toBeNull();
    expect(await guest.code('match.view', { match: joined.value.match })).toBe('stale');
  });
  test('comes back by itself after it was ended, in its seat, and keeps a copy of what it saw', async () => {
    const host = await opened();
    const home = temporaryFolder();
    const guest = await openTestApp(home);
    const { match } = await startAcid(host);
    await guest.app.online.join(await invited(host));
    const view = await host.get('match.view', { match });
    await host.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    await guest.next('played');
    await guest.app.close({ force: false });
    const files = fs.readdirSync(path.join(home, 'tables'));
    expect(files.sort()).toEqual([`${match}.json`, 'seat.json'].sort());
    if (process.platform !== 'win32')
      for (const file of files) expect(fs.statSync(path.join(home, 'tables', file)).mode & 0o077).toBe(0);
    const again = await openTestApp(home);
    expect(await again.app.online.rejoin()).toMatchObject({ ok: true, value: { viewer: 1, last: { text: 'Dc2-c3' } } });
    expect(await again.get('online.seat', {})).toEqual({ isKept: true });
    again.app.online.leave();
    // everything that was to be written has been written
    await again.app.session.writing.run(async () => {});
    expect(fs.existsSync(path.join(home, 'tables', 'seat.json'))).toBe(false);
    expect(await again.get('online.seat', {})).toEqual({ isKept: false });
    expect(await again.app.online.rejoin()).toMatchObject({ error: { code: 'no-seat' } });
  });
});

test('a guest whose machine has slept has the table again at once', async () => {
  const [host, guest] = [await opened(), await opened()];
  const { match } = await startAcid(host);
  await guest.app.online.join(await invited(host));
  const lost = guest.next('connection');
  guest.app.wake();
  expect(await lost).toMatchObject({ state: 'lost' });
  expect(await guest.next('connection')).toMatchObject({ state: 'back' });
  await host.get('match.play', { ...atView(await host.get('match.view', { match })), action: 'Dc2-c3' });
  expect(await guest.next('played')).toMatchObject({ view: { last: { text: 'Dc2-c3' } } });
});

test('the clocks are kept by the host, and stand still while the guest is away', async () => {
  const time = { main: 300, bonus: 5, periods: 0 };
  const turnClock = new TestTurnClock();
  const host = await openTestApp(temporaryFolder(), { turnClock });
  const timeControl = { kind: 'fischer', times: [time, time], flag: 'loses' } as const;
  const players: Seats = [{ name: 'Ann' }, { name: 'Bo' }];
  const view = await host.get('match.start', {
    ...{ variant: 'acid', options: {}, players },
    timeControl: { ...timeControl, times: [time, time] },
  });
  const { guest, joined, wires } = await sitAt(host, 1, temporaryFolder());
  const clockOf = async (app: TestApp) => (await app.get('match.view', { match: joined.match })).clock;
  const now = await host.get('match.view', { match: view.match });
  await host.get('match.play', { ...atView(now), action: 'Dc2-c3' });
  turnClock.pass(10_000);
  const running = await clockOf(guest);
  expect([running?.running, running?.sides[1].left]).toEqual([1, 290_000]);
  // what a page shows does not stop the clock of the other
  expect(await guest.get('clock.hold', { match: joined.match, held: true })).toEqual({});
  expect(await host.get('clock.hold', { match: joined.match, held: true })).toEqual({});
  turnClock.pass(10_000);
  expect((await clockOf(host))?.sides[1].left).toBe(280_000);
  wires[0].cut();
  await guest.until('connection', ({ state }) => state === 'back');
  const clocks = host.told.filter(({ event }) => event === 'clock').map(({ what }) => what as EventOf<'clock'>);
  expect(clocks.map(({ clock }) => clock.running)).toContain(null);
  turnClock.pass(10_000);
  expect((await clockOf(guest))?.sides[1].left).toBe(270_000);
});

test('hints and other games are not to be had of a table', async () => {
  const { guest, joined } = await sitDownAt(acid);
  expect(await guest.code('computer.hint', atView(joined))).toBe('at-a-table');
  expect(await guest.code('match.rename', { ...atView(joined), name: 'Mine' })).toBe('at-a-table');
  expect(await guest.code('setup.fromTable', atView(joined))).toBe('at-a-table');
  expect(await guest.get('clock.hold', { match: joined.match, held: true })).toEqual({});
  await startGame(guest, acid);
});
