/** Clocks through the contract, with time that passes only when the test says so: what runs, what stops it, what is lost. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import type { ClockKind, TimeControl } from '../../../engine/shared/time-control.ts';
import type { ClockView } from '../../contract/clock.ts';
import type { Seats } from '../../contract/settings.ts';
import type { Side, View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';
import { TestThinking, TestTurnClock } from '../computer/thinking.fixture.ts';
import { TICK } from './match-clocks.ts';

const MINUTE = 60_000;
const people: Seats = [{ name: 'Ann' }, { name: 'Bo' }];
const control = (kind: ClockKind, bonus = 0, flag: TimeControl['flag'] = 'loses'): TimeControl => ({
  kind,
  times: [
    { main: 60, bonus, periods: 0 },
    { main: 60, bonus, periods: 0 },
  ],
  flag,
});
interface Table {
  app: TestApp;
  home: string;
  clock: TestTurnClock;
  view: View;
  readonly thinking: TestThinking;
}
interface Begun {
  readonly timeControl?: TimeControl;
  readonly players?: Seats;
  readonly variant?: string;
}
async function begin({
  timeControl = control('fischer', 5),
  players = people,
  variant = 'acid',
}: Begun = {}): Promise<Table> {
  const home = temporaryFolder();
  const [clock, thinking] = [new TestTurnClock(), new TestThinking()];
  thinking.isHeld = true;
  const app = await openTestApp(home, { turnClock: clock, thinking });
  const view = await app.get('match.start', { variant, options: {}, players, timeControl });
  return { app, home, clock, thinking, view };
}
async function play(table: Table, action: string): Promise<View> {
  table.view = (await table.app.get('match.play', { ...atView(table.view), action })).view;
  return table.view;
}
/** Everything that was asked for by a timer has been done. */
const settled = async ({ app, view }: Table): Promise<View> => app.get('match.view', { match: view.match });
const now = async (table: Table): Promise<ClockView> => (await settled(table)).clock!;
const left = async (table: Table): Promise<number[]> => (await now(table)).sides.map((side) => side.left);
const pass = async (table: Table, milliseconds: number): Promise<void> => {
  table.clock.pass(milliseconds);
  await settled(table);
};
/** As after SIGKILL: nothing is closed, and what is on the disk is all there is. */
async function killed(table: Table): Promise<Table> {
  const home = temporaryFolder();
  fs.cpSync(table.home, home, { recursive: true });
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const [clock, thinking] = [new TestTurnClock(), new TestThinking()];
  const app = await openTestApp(home, { turnClock: clock, thinking });
  const { unfinished } = await app.get('app.hello', {});
  const view = await app.get('match.open', { save: unfinished!.save });
  return { app, home, clock, thinking, view };
}

test('units that move together take the time of one move', async () => {
  const table = await begin({ variant: 'chesimals', timeControl: control('sudden-death') });
  await play(table, 'Gd3-d4');
  await play(table, 'end');
  await pass(table, 10_000);
  const actions = ['Wb14-b13', 'Cb15-b14'];
  table.view = (await table.app.get('match.playTogether', { ...atView(table.view), actions })).view;
  expect(await left(table)).toEqual([60_000, 50_000]);
  const again = await killed(table);
  expect((await left(again))[1]).toBe(50_000);
});

describe('a clock', () => {
  test('starts with the first move, and what is added comes with the next', async () => {
    const table = await begin();
    await pass(table, MINUTE);
    expect(await now(table)).toMatchObject({ running: null, isPaused: false });
    await play(table, 'Dc2-c3');
    await pass(table, 10_000);
    expect(await left(table)).toEqual([60_000, 50_000]);
    await play(table, 'Dc8-c7');
    expect(table.view.clock).toMatchObject({ running: 0, sides: [{ left: 60_000 }, { left: 55_000 }] });
  });

  test('is not there in a game without', async () => {
    const app = await openTestApp(temporaryFolder(), { turnClock: new TestTurnClock() });
    const view = await app.get('match.start', { variant: 'acid', options: {}, players: people });
    expect(view).not.toHaveProperty('clock');
    expect(await app.code('clock.pause', { match: view.match, paused: true })).toBe('no-clock');
    expect(await app.code('clock.give', { ...atView(view), side: 0, seconds: 60 })).toBe('no-clock');
    expect(await app.code('clock.off', atView(view))).toBe('no-clock');
    expect(await app.code('clock.claim', atView(view))).toBe('no-claim');
  });

  test('stands still while it is paused, and goes on when asked to, or with a move', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 3000);
    await table.app.get('clock.pause', { match: table.view.match, paused: true });
    await pass(table, MINUTE);
    expect(await now(table)).toMatchObject({ running: null, isPaused: true, sides: [{}, { left: 57_000 }] });
    await table.app.get('clock.pause', { match: table.view.match, paused: false });
    await pass(table, 2000);
    expect(await left(table)).toEqual([60_000, 55_000]);
    await table.app.get('clock.pause', { match: table.view.match, paused: true });
    await play(table, 'Dc8-c7');
    expect(table.view.clock).toMatchObject({ running: 0, isPaused: false });
  });

  test('stands still while the page shows something that must be answered, and while there is no page', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await table.app.get('clock.hold', { match: table.view.match, held: true });
    await pass(table, MINUTE);
    await table.app.get('clock.hold', { match: table.view.match, held: false });
    await pass(table, 1000);
    table.app.app.pageLeft();
    await pass(table, MINUTE);
    expect(await left(table)).toEqual([60_000, 59_000]);
    // a new page knows nothing of what the one before showed
    await table.app.get('clock.hold', { match: table.view.match, held: true });
    await table.app.get('app.hello', {});
    await pass(table, 1000);
    expect(await left(table)).toEqual([60_000, 58_000]);
  });

  test('stands still from the moment at which the machine goes to sleep until it is awake', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 2000);
    // told without a request, and then counted down by the page itself
    const told = (running: Side | null) =>
      table.app.until('clock', ({ clock }) => clock.running === running && clock.sides[1].left === 58_000);
    table.app.app.sleep();
    await told(null);
    await pass(table, 5000);
    table.app.app.wake();
    await told(1);
    await pass(table, 1000);
    expect(await left(table)).toEqual([60_000, 57_000]);
  });
  test('does not count the time in which the machine slept', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 2000);
    table.clock.sleep(3_600_000);
    await pass(table, 1000);
    expect((await left(table))[1]).toBeGreaterThanOrEqual(60_000 - 3000 - TICK);
    expect((await settled(table)).outcome).toBe(null);
  });

  test('is given time by agreement, and can be done without', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 1000);
    const given = await table.app.get('clock.give', { ...atView(table.view), side: 1, seconds: 300 });
    expect(given.view.clock?.sides.map((side) => side.left)).toEqual([60_000, 359_000]);
    const off = await table.app.get('clock.off', atView(given.view));
    expect(off.view).not.toHaveProperty('clock');
    await pass({ ...table, view: off.view }, 10 * MINUTE);
    expect((await settled(table)).outcome).toBe(null);
  });

  test('is in the list of games', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await table.app.get('match.leave', atView(table.view));
    const { saves } = await table.app.get('library.list', {});
    expect(saves[0].timeControl).toEqual(control('fischer', 5));
  });

  test('gets the time of an undone move back', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 20_000);
    await play(table, 'Dc8-c7');
    await pass(table, 5000);
    const undone = await table.app.get('match.undo', { ...atView(table.view), unit: 'action' });
    expect(undone.view.clock).toMatchObject({ running: 1, sides: [{ left: 60_000 }, { left: 60_000 }] });
  });

  test('tells the page when it stops and goes on, and not with every second', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    const told = () => table.app.told.filter(({ event }) => event === 'clock').length;
    const before = told();
    await pass(table, 30_000);
    expect(told()).toBe(before);
    await table.app.get('clock.pause', { match: table.view.match, paused: true });
    expect(told()).toBe(before + 1);
  });
});

describe('a fallen flag', () => {
  test('loses the game at that moment', async () => {
    const table = await begin({ timeControl: control('sudden-death') });
    await play(table, 'Dc2-c3');
    await pass(table, 60_000 - 1);
    expect((await settled(table)).outcome).toBe(null);
    await pass(table, 1);
    const played = await table.app.next('played');
    expect(played.view.outcome).toMatchObject({ winner: 0, reason: 'time' });
    expect(played.view.clock?.sides[1]).toMatchObject({ left: 0, isOut: true });
    expect(table.clock.isWaiting).toBe(false);
  });

  test('is told, and the game goes on', async () => {
    const table = await begin({ timeControl: control('sudden-death', 0, 'told') });
    await play(table, 'Dc2-c3');
    await pass(table, 2 * MINUTE);
    expect(await now(table)).toMatchObject({ running: null, sides: [{}, { left: 0, isOut: true }] });
    expect(await table.app.code('clock.claim', atView(await settled(table)))).toBe('no-claim');
    await play(table, 'Dc8-c7');
    expect(table.view.clock).toMatchObject({ running: 0, sides: [{ left: 60_000 }, { left: 0 }] });
  });

  test('may be claimed by the other side, or answered with more time', async () => {
    const table = await begin({ timeControl: control('sudden-death', 0, 'claim') });
    await play(table, 'Dc2-c3');
    expect(await table.app.code('clock.claim', atView(table.view))).toBe('no-claim');
    await pass(table, MINUTE);
    const given = await table.app.get('clock.give', { ...atView(table.view), side: 1, seconds: 300 });
    expect(given.view.clock).toMatchObject({ running: 1, sides: [{}, { left: 300_000, isOut: false }] });
    table.view = given.view;
    await pass(table, 300_000);
    const claimed = await table.app.get('clock.claim', atView(table.view));
    expect(claimed.view.outcome).toMatchObject({ winner: 0, reason: 'time' });
  });
});

describe('against the computer', () => {
  const against: Seats = [{ name: 'Ann' }, { name: '', computer: { level: '1', seconds: 30 } }];
  test('its thinking uses its clock, and takes the less of it the less there is', async () => {
    const table = await begin({ players: against, timeControl: control('sudden-death') });
    await play(table, 'Dc2-c3');
    // it has a minute: of its 30 seconds a turn it takes a small part
    await pass(table, 2500);
    const { view } = await table.app.next('played');
    const [, its] = view.clock!.sides;
    expect(its.left).toBeLessThan(60_000);
    expect(its.left).toBeGreaterThan(56_000);
  });

  test('does not think while the clocks are paused', async () => {
    const table = await begin({ players: against });
    await play(table, 'Dc2-c3');
    expect(table.thinking.isBusy).toBe(true);
    await table.app.get('clock.pause', { match: table.view.match, paused: true });
    expect(table.thinking.isBusy).toBe(false);
    expect((await table.app.next('played')).view.computer).toEqual({ side: 1, state: 'paused' });
    expect(await now(table)).toMatchObject({ running: null, isPaused: true });
    await table.app.get('clock.pause', { match: table.view.match, paused: false });
    expect(table.thinking.isBusy).toBe(true);
  });
});

describe('a game that was closed or killed', () => {
  test('is opened with the same clocks, paused', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 12_345);
    await table.app.get('match.leave', atView(table.view));
    const opened = await table.app.get('match.open', { save: table.view.name });
    expect(opened.clock).toMatchObject({ running: null, isPaused: true, sides: [{}, { left: 60_000 - 12_345 }] });
  });

  test('has lost at most a tick of the running clock', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 17_900);
    const again = await killed(table);
    const [, its] = await left(again);
    expect(its).toBeGreaterThanOrEqual(60_000 - 17_900);
    expect(its).toBeLessThanOrEqual(60_000 - 17_900 + TICK);
  });

  test('has lost at most a tick also after something was noted or renamed meanwhile', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await pass(table, 20_000);
    await table.app.get('match.rename', { ...atView(table.view), name: 'Renamed' });
    const [, its] = await left(await killed(table));
    expect(its).toBeLessThanOrEqual(40_000 + TICK);
  });
});

/** The same arithmetic as nobody would write it twice: only what these tests need. */
interface Model {
  left: [number, number];
  runs: 0 | 1 | null;
}
test('no time is created or lost beyond a tick, whatever happens', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const roll = dice(seed);
    const kind = (['fischer', 'sudden-death', 'hourglass'] as const)[seed % 3];
    const bonus = kind === 'fischer' ? 5 : 0;
    const main = 36_000;
    const times = { main, bonus, periods: 0 };
    let table = await begin({ timeControl: { kind, times: [times, times], flag: 'loses' } });
    const model: Model = { left: [main * 1000, main * 1000], runs: null };
    // by position: what was left when it was reached
    const reached: [number, number][] = [];
    let arrived: [number, number] = [...model.left];
    let kills = 0;
    let isStopped = false;
    const wall = Date.now;
    for (let i = 0; i < 40; i++) {
      const chance = roll(100);
      if (chance < 40) {
        const ran = roll(40_000);
        await pass(table, ran);
        const side = model.runs;
        if (side !== null && !isStopped) {
          model.left[side] -= ran;
          if (kind === 'hourglass') model.left[side === 0 ? 1 : 0] += ran;
        }
      } else if (chance < 70) {
        const { movable } = table.view;
        const actions = await table.app.get('match.actions', {
          ...atView(table.view),
          piece: movable[roll(movable.length)],
        });
        const quiet = actions.find(({ captures, loses }) => captures.length === 0 && loses === null);
        if (!quiet) continue;
        const side = table.view.turn;
        reached.push(arrived);
        if (model.runs !== null) model.left[side] += bonus * 1000;
        arrived = [...model.left];
        await play(table, quiet.text);
        model.runs = table.view.turn;
        isStopped = false;
      } else if (chance < 78) {
        const before = reached.pop();
        if (!before) continue;
        table.view = (await table.app.get('match.undo', { ...atView(table.view), unit: 'action' })).view;
        model.left = [...before];
        arrived = before;
        model.runs = reached.length === 0 ? null : table.view.turn;
      } else if (chance < 88 && model.runs !== null) {
        isStopped = !isStopped;
        await table.app.get('clock.pause', { match: table.view.match, paused: isStopped });
      } else if (chance < 93) {
        // the time of day jumps
        const jump = (roll(2) === 0 ? 1 : -1) * roll(1e9);
        Date.now = () => Math.max(0, wall() + jump);
      } else if (chance < 97) {
        table = await killed(table);
        kills++;
        isStopped = model.runs !== null;
      } else {
        table.app.app.pageLeft();
        await pass(table, roll(100_000));
        await table.app.get('app.hello', {});
        table.view = await settled(table);
      }
      const [a, b] = await left(table);
      for (const [side, has] of [a, b].entries())
        expect(Math.abs(has - model.left[side]), `seed ${seed}, step ${i}`).toBeLessThanOrEqual(TICK * kills);
      if (kind === 'hourglass') expect(a + b).toBe(2 * main * 1000);
    }
    Date.now = wall;
  }
});
