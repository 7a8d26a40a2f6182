/**
 * Guests who leave for good, come back with a new code, or are replaced: there is one player at a seat, the clocks stand
 * still while there is none, and nobody is kept who does not come back.
 */
import { describe, expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import type { TableView } from '../../contract/online.ts';
import { wrongToken } from '../../online/direct.fixture.ts';
import { decodeInvitation } from '../../online/invite-code.ts';
import { joinTable, makeGuestKey } from '../../online/join-table.ts';
import { MOST_GUESTS, MOST_TRIES } from '../../online/table-server.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';
import { chance } from '../chance.fixture.ts';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { anyCode, sitAt, sitDownAt, statesOf, TestWire } from './table.fixture.ts';
import { HOST_ID } from './table.ts';

const VISITS = Number(process.env.TABLE_VISITS ?? 100);
const SEED = Number(process.env.TABLE_SEED ?? 20261127);
const time = { main: 300, bonus: 0, periods: 0 };

interface Timed {
  readonly host: TestApp;
  readonly match: string;
  readonly turnClock: TestTurnClock;
  /** which clock runs, and what is left to each side in seconds */
  clocks(): Promise<{ running: number | null; left: number[] }>;
}
/** A host whose game has clocks, and closes its table when the test is over. */
async function timedHost(home = temporaryFolder()): Promise<Timed> {
  const turnClock = new TestTurnClock();
  const host = await openTestApp(home, { turnClock });
  const { match } = await host.get('match.start', {
    ...{ variant: 'acid', options: {}, players: [{ name: 'Ann' }, { name: 'Bo' }] },
    timeControl: { kind: 'fischer', times: [time, time], flag: 'loses' },
  });
  const clocks = async () => {
    const { clock } = await host.get('match.view', { match });
    return { running: clock?.running ?? null, left: (clock?.sides ?? []).map(({ left }) => left / 1000) };
  };
  return { host, match, turnClock, clocks };
}
const peopleAt = (host: TestApp) => host.app.online.table?.viewFor(HOST_ID).people ?? [];
const inviteTo = async (host: TestApp, side: 0 | 1 | null): Promise<string> => {
  const invitation = await host.app.online.invite(side);
  if (!invitation.ok) throw new Error(invitation.error.message);
  return invitation.value.code;
};
/** A guest over a real connection; without a code it comes back. */
async function comes(code: string | null, home = temporaryFolder()): Promise<TestApp> {
  const guest = await openTestApp(home);
  const joined = await (code === null ? guest.app.online.rejoin() : guest.app.online.join(code));
  if (!joined.ok) throw new Error(`${joined.error.code}: ${joined.error.message}`);
  return guest;
}
const gone = (host: TestApp) => host.until('table', ({ people }) => people.length === 1);

describe('a guest who leaves for good', () => {
  test('frees the seat; with a new code the clocks go on', async () => {
    const { host, match, turnClock, clocks } = await timedHost();
    const first = await comes(await inviteTo(host, 1));
    await host.get('match.play', { ...atView(await host.get('match.view', { match })), action: 'Dc2-c3' });
    turnClock.pass(10_000);
    expect(await clocks()).toEqual({ running: 1, left: [300, 290] });
    first.app.online.leave();
    await gone(host);
    turnClock.pass(10_000);
    expect(await clocks()).toEqual({ running: null, left: [300, 290] });
    await comes(await inviteTo(host, 1));
    turnClock.pass(10_000);
    expect(await clocks()).toEqual({ running: 1, left: [300, 280] });
    expect(peopleAt(host)).toHaveLength(2);
  });

  test('takes along what was offered, and nobody waits for an answer that cannot come', async () => {
    const { host, match } = await timedHost();
    const guest = await comes(await inviteTo(host, 1));
    expect(await guest.code('match.agree', atView(await guest.get('match.view', { match })))).toBe('asked');
    guest.app.online.leave();
    expect((await gone(host)).offers).toEqual([]);
    const refused = await host.ask('match.agree', atView(await host.get('match.view', { match })));
    expect(refused).toMatchObject({
      error: {
        code: 'nobody-there',
        message: 'Nobody plays the other side at the moment. Invite somebody to it first.',
      },
    });
  });

  test('is not the one whose application was only closed: that one may come back', async () => {
    const { host } = await timedHost();
    const home = temporaryFolder();
    const guest = await openTestApp(home);
    await guest.app.online.join(await inviteTo(host, 1));
    await guest.app.close({ force: false });
    await host.until('table', ({ people }) => people.some(({ awayFor }) => awayFor !== null));
    const again = await openTestApp(home);
    expect(await again.app.online.rejoin()).toMatchObject({ ok: true, value: { viewer: 1 } });
    expect(peopleAt(host)).toMatchObject([{ isHost: true }, { side: 1, awayFor: null }]);
  });
});

test('a guest is told when the page of the host has gone, which stops the clocks, and when it is back', async () => {
  const { host, match, turnClock, clocks } = await timedHost();
  const guest = await comes(await inviteTo(host, 1));
  await host.get('match.play', { ...atView(await host.get('match.view', { match })), action: 'Dc2-c3' });
  const isAway = (awayFor: number | null) => awayFor !== null;
  host.app.pageLeft();
  await guest.until('table', ({ people }) => people.some((one) => one.isHost && isAway(one.awayFor)));
  await guest.until('clock', ({ clock }) => clock.running === null);
  turnClock.pass(10_000);
  await host.get('app.hello', {});
  await guest.until('table', ({ people }) => !people.some(({ awayFor }) => isAway(awayFor)));
  await guest.until('clock', ({ clock }) => clock.running === 1);
  expect(await clocks()).toEqual({ running: 1, left: [300, 300] });
});

describe('a new player at a seat', () => {
  test('takes the place of the one who was there, who is told and can move nothing', async () => {
    const { host, guest: first, joined, view } = await sitDownAt(acid);
    const { match } = joined;
    const second = (await sitAt(host, 1, temporaryFolder(), { person: 'second' })).guest;
    const told = await first.until('connection', ({ state }) => state === 'ended');
    expect(told.says).toBe('The host has given your seat to somebody else.');
    expect(peopleAt(host)).toMatchObject([
      { isHost: true, side: 0 },
      { person: 'second', side: 1, awayFor: null },
    ]);
    await host.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    const now = (await second.next('played')).view;
    expect(await first.code('match.play', { ...atView(now), action: 'Dc9-c8' })).toBe('lost');
    const [action] = await second.get('match.actions', { ...atView(now), piece: now.movable[0] });
    await second.get('match.play', { ...atView(now), action: action.text });
    expect((await host.get('match.view', { match })).turn).toBe(0);
  });

  test('does not wait for one whose connection was lost', async () => {
    const { host, match, turnClock, clocks } = await timedHost();
    const home = temporaryFolder();
    const first = await openTestApp(home);
    await first.app.online.join(await inviteTo(host, 1));
    await host.get('match.play', { ...atView(await host.get('match.view', { match })), action: 'Dc2-c3' });
    await first.app.close({ force: false });
    await host.until('table', ({ people }) => people.some(({ awayFor }) => awayFor !== null));
    await comes(await inviteTo(host, 1));
    turnClock.pass(10_000);
    expect(await clocks()).toEqual({ running: 1, left: [300, 290] });
    const again = await openTestApp(home);
    expect(await again.app.online.rejoin()).toMatchObject({ error: { code: 'code-used' } });
    expect(peopleAt(host)).toHaveLength(2);
  });

  test('gets the side that the host does not play, also with a code from before another game', async () => {
    const { host } = await timedHost();
    const first = await comes(await inviteTo(host, 1));
    const code = await inviteTo(host, 1);
    const over = await first.get(
      'match.resign',
      atView(await first.get('match.view', { match: host.app.session.current!.session.id })),
    );
    await first.code('match.rematch', atView(over.view));
    const next = await host.get('match.rematch', atView(await host.get('match.view', { match: over.view.match })));
    expect(next.viewer).toBe(1);
    const second = await comes(code);
    expect(second.app.online.remote?.view.viewer).toBe(0);
  });
});

describe('whoever cannot sit down', () => {
  test('at a table that never says hello is told so, instead of waiting for ever', async () => {
    const wire = new TestWire();
    const connect = async () => ({ ok: true as const, value: wire.ends[1] });
    const guest = await openTestApp(temporaryFolder(), { online: { connect, helloWithin: 1 } });
    expect(await guest.app.online.join(anyCode)).toMatchObject({
      error: { code: 'silent', message: expect.stringContaining('Ask the host') },
    });
  });

  test('because the versions differ leaves the seat free', async () => {
    const { host } = await timedHost();
    const guest = await openTestApp(temporaryFolder());
    Object.assign(guest.app.session.host, { version: '9.9.9' });
    expect(await guest.app.online.join(await inviteTo(host, 1))).toMatchObject({ error: { code: 'other-version' } });
    await host.until('table', ({ people, invited }) => people.length === 1 && invited?.playing === false);
  });
});

test('after ten wrong codes the host is told that the invitation is good no more', async () => {
  const { host } = await timedHost();
  const read = decodeInvitation(await inviteTo(host, 1));
  if (!read.ok) throw new Error(read.error.message);
  const invited = () => host.app.online.table?.viewFor(HOST_ID).invited;
  expect(invited()).toEqual({ playing: true, watching: false });
  for (let n = 0; n < MOST_TRIES; n++) await joinTable(wrongToken(read.value, n), makeGuestKey());
  expect(await host.next('notice')).toMatchObject({
    code: 'invitation-withdrawn',
    happened: 'Your invitation was withdrawn, because somebody tried 10 wrong codes.',
  });
  await host.until('table', (table) => table.invited?.playing === false);
  expect(invited()).toEqual({ playing: false, watching: false });
});

describe('a table', () => {
  test(`has room for more than ${MOST_GUESTS} guests, one after another`, async () => {
    const { host } = await timedHost();
    await comes(await inviteTo(host, 1));
    for (let n = 0; n <= MOST_GUESTS; n++) {
      const watcher = await comes(await inviteTo(host, null));
      watcher.app.online.leave();
      await host.until('table', ({ people }) => people.length === 2);
    }
  });

  test('that is full forgets who is away for the longest, never the player', async () => {
    const { host } = await timedHost();
    const player = await comes(await inviteTo(host, 1));
    for (let n = 1; n < MOST_GUESTS; n++) {
      const watcher = await comes(await inviteTo(host, null));
      await watcher.app.close({ force: false });
      await host.until('table', ({ people }) => people.filter(({ awayFor }) => awayFor !== null).length === n);
    }
    const [, , longest] = peopleAt(host);
    await player.app.close({ force: false });
    await comes(await inviteTo(host, null));
    const now = peopleAt(host);
    expect(now).toHaveLength(MOST_GUESTS + 1);
    expect(now.map(({ person }) => person)).not.toContain(longest.person);
    expect(now.some(({ side }) => side === 1)).toBe(true);
  });
});

test(`guests come and go ${VISITS} times: the clocks are right, and everybody is told (seed ${SEED})`, async () => {
  const below = chance(SEED);
  const { host, match, turnClock, clocks } = await timedHost();
  const homes: [string, string] = [temporaryFolder(), temporaryFolder()];
  const left = [time.main, time.main];
  const did = new Map<string, number>();
  /** who plays the other side, if anybody is here, and where that one's seat is kept */
  let player: TestApp | null = null;
  let watcher: TestApp | null = null;
  let home = 0;
  /** Whoever is to move plays what ends no game: a Ghost, which captures nothing, goes anywhere. */
  const moves = async (): Promise<void> => {
    const { turn } = await host.get('match.view', { match });
    const mover = turn === 0 ? host : player;
    if (!mover) return;
    const view = await mover.get('match.view', { match });
    const ghost = view.pieces.find(({ id, kind }) => kind === 'ghost' && view.movable.includes(id));
    const actions = await mover.get('match.actions', { ...atView(view), piece: ghost?.id ?? null });
    const after = await mover.get('match.play', { ...atView(view), action: actions[below(actions.length)].text });
    expect(after.view.outcome).toBeNull();
  };
  const seat = (people: TableView['people']) => people.filter(({ isHost, side }) => !isHost && side !== null);
  const visits: Readonly<Record<string, () => Promise<void>>> = {
    'a new player': async () => {
      const before: TestApp | null = player;
      home = 1 - home;
      player = await comes(await inviteTo(host, 1), homes[home]);
      if (!before) return;
      const { says } = await before.until('connection', ({ state }) => state === 'ended');
      expect(says).toBe(tableMessages.closed.replaced);
      await before.app.close({ force: false });
    },
    'leaves for good': async () => {
      player?.app.online.leave();
      await player?.app.close({ force: false });
      player = null;
      await host.until('table', ({ people }) => seat(people).every(({ awayFor }) => awayFor !== null));
    },
    'is closed': async () => {
      await player?.app.close({ force: false });
      player = null;
      await host.until('table', ({ people }) => seat(people).every(({ awayFor }) => awayFor !== null));
    },
    'is closed and comes back': async () => {
      if (!player) return;
      await player.app.close({ force: false });
      player = await comes(null, homes[home]);
    },
    'is cut off and comes back by itself': async () => {
      const here = player;
      if (!here) return;
      const backs = () => statesOf(here.told).filter((state) => state === 'back').length;
      const before = backs();
      here.app.online.remote?.reconnect();
      await here.until('connection', () => backs() > before);
    },
    'somebody watches': async () => {
      await watcher?.app.close({ force: false });
      watcher = await comes(await inviteTo(host, null));
    },
    'nobody watches': async () => {
      watcher?.app.online.leave();
      await watcher?.app.close({ force: false });
      watcher = null;
    },
  };
  const names = Object.keys(visits);
  await visits['a new player']();
  await moves();
  for (let n = 0; n < VISITS; n++) {
    const name = names[below(names.length)];
    did.set(name, (did.get(name) ?? 0) + 1);
    await visits[name]();
    const { turn } = await host.get('match.view', { match });
    turnClock.pass(1000);
    if (player) left[turn]--;
    expect(await clocks(), `${n}: ${name}`).toEqual({ running: player ? turn : null, left });
    const people = peopleAt(host);
    expect(people.length).toBeLessThanOrEqual(MOST_GUESTS + 1);
    expect(seat(people).length).toBeLessThanOrEqual(1);
    expect(seat(people).some(({ awayFor }) => awayFor === null)).toBe(player !== null);
    // what its page was told last is how it is
    const told = host.told.findLast(({ event }) => event === 'table')?.what as TableView;
    expect(seat(told.people)).toMatchObject(seat(people).map(({ person }) => ({ person })));
    await moves();
  }
  expect([...did.keys()].sort()).toEqual([...names].sort());
});
