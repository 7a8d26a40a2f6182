/**
 * The computer keeps its secrets: the same game is played with different mines of the computer, and everything that the page
 * gets, and when, must be identical. It never asks for a hand-over, because there is only one person.
 */
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../contract/description.ts';
import type { Seats } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, playTexts, type TestApp } from '../application.fixture.ts';
import { LAYING } from './computer-turns.ts';
import { TestThinking, TestTurnClock, viewIn } from './thinking.fixture.ts';
import type { Job } from './thinking.ts';

const white = (kind: string, cell: string) => ({ kind, side: 'white', at: cell });
const black = (kind: string, cell: string) => ({ kind, side: 'black', at: cell });
const start: Draft = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    ...[white('king', 'i1'), white('rook', 'a1'), white('knight', 'f4')],
    ...[black('king', 'i16'), black('rook', 'p16'), black('pawn', 'n13')],
  ],
  terrain: [{ feature: 'ziggurat', at: 'b6' }],
};
const computer = { level: '1', seconds: 5 } as const;
const PLAYERS: Seats = [{ name: '', computer }, { name: 'Bo' }];

interface Table {
  readonly app: TestApp;
  readonly thinking: TestThinking;
  readonly clock: TestTurnClock;
  readonly view: View;
}
/** `mines`: where the computer lays them; its own choice unless given */
async function begin(mines?: readonly string[], players = PLAYERS): Promise<Table> {
  const thinking = new TestThinking();
  // it finds out more where it has fewer mines, which must not be seen either
  const thought = { lines: [], depth: 9 - (mines?.length ?? 0), nodes: 1, complete: true };
  const answer = (job: Job) =>
    job.do === 'lay'
      ? [...(mines ?? []).map((cell) => `mine@${cell}`), 'end']
      : { action: 'Ra1-a2', thought, why: null, expects: null };
  if (mines) thinking.answers = answer;
  const clock = new TestTurnClock();
  const app = await openTestApp(temporaryFolder(), { thinking, turnClock: clock });
  const view = await app.get('match.start', { variant: 'deicide', options: { terrain: 'on' }, players, start });
  return { app, thinking, clock, view };
}
const eventsOf = ({ app }: Table) => app.told.map(({ event }) => event);
/** The computer has laid out; the answer is held until the time has passed. */
async function laidOut(table: Table): Promise<View> {
  table.clock.pass(LAYING * 1000);
  return (await table.app.next('played')).view;
}

describe('while the computer lays out in secret', () => {
  test('nobody hands over the screen, nothing is answered, and nothing shows how it goes', async () => {
    const table = await begin();
    const { app, view, clock } = table;
    expect(view).toMatchObject({ viewer: 1, handOver: null, movable: [], computer: { side: 0, state: 'thinking' } });
    expect(view.can).toMatchObject({ reveal: false, hide: false, undo: false, undoNeedsBoth: false });
    expect(await app.code('match.actions', { ...atView(view), piece: null })).toBe('hidden');
    expect(await app.code('match.play', { ...atView(view), action: 'end' })).toBe('computers-turn');
    expect(await app.next('thinking')).toMatchObject({ side: 0, depth: null, seconds: 0, most: LAYING });
    clock.pass(LAYING * 1000 - 1);
    expect(eventsOf(table)).not.toContain('played');
    const laid = await laidOut(table);
    expect(laid).toMatchObject({ turn: 1, viewer: 1, handOver: null, computer: null, phase: { id: 'noting' } });
    expect(laid.features.map(({ id }) => id)).not.toContain('mine');
  });

  test('it takes the same time, one change and the same messages, whatever it lays out', async () => {
    const seen = [];
    for (const mines of [[], ['d9'], ['d9', 'e8', 'f7', 'g6']]) {
      const table = await begin(mines);
      const { app, clock } = table;
      const answers: unknown[] = [table.view];
      let view = await laidOut(table);
      answers.push(view);
      // Black notes its own, which it sees, and only these
      view = await playTexts(app, view, ['mine@h8', 'end']);
      expect(view.features.filter(({ id }) => id === 'mine')).toHaveLength(1);
      // the answer is there, and held
      clock.pass(999);
      expect(eventsOf(table).filter((event) => event === 'played')).toHaveLength(1);
      clock.pass(1);
      const played = await app.next('played');
      expect(played.view).toMatchObject({
        turn: 1,
        computerMove: { depth: null, expects: null, why: null, seconds: 1 },
      });
      answers.push(view, played, await app.get('match.history', atView(played.view)));
      answers.push((await app.get('match.undo', { ...atView(played.view), unit: 'turn' })).view);
      answers.push(app.told);
      seen.push(JSON.stringify(answers).replaceAll(view.match, 'm'));
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });

  test('the level that only time limits takes all of it, whatever it lays out', async () => {
    const table = await begin(['d9'], [{ name: '', computer: { level: '9', seconds: 5 } }, { name: 'Bo' }]);
    const { app, clock } = table;
    const view = await laidOut(table);
    await playTexts(app, view, ['mine@h8', 'end']);
    clock.pass(4999);
    expect(eventsOf(table).filter((event) => event === 'played')).toHaveLength(1);
    clock.pass(1);
    expect((await app.next('played')).view.computerMove).toMatchObject({ seconds: 5 });
  });

  test('what it really lays out is legal, and its own choice every time', async () => {
    const found = new Set<string>();
    for (let times = 0; times < 3; times++) {
      const { app, thinking, clock } = await begin();
      clock.pass(LAYING * 1000);
      await app.next('played');
      expect(thinking.jobs.map((job) => job.do)).toEqual(['lay']);
      found.add(JSON.stringify(thinking.jobs.map((job) => ('seed' in job ? job.seed : null))));
    }
    expect(found.size).toBe(3);
  });

  test('it is told to hurry: then it is as fast as it is told, whatever it lays out', async () => {
    const { app, view } = await begin(['d9', 'e8']);
    expect(await app.get('computer.moveNow', atView(view))).toEqual({});
    expect((await app.next('played')).view.turn).toBe(1);
  });

  test('and somebody leaves and comes back: it begins anew, and the time with it', async () => {
    const table = await begin(['d9']);
    table.clock.pass(2000);
    await table.app.get('match.leave', atView(table.view));
    const view = await table.app.get('match.open', { save: table.view.name });
    expect(view).toMatchObject({ viewer: 1, handOver: null, computer: { side: 0, state: 'thinking' } });
    table.clock.pass(LAYING * 1000 - 1);
    expect(eventsOf(table)).not.toContain('played');
    table.clock.pass(1);
    expect((await table.app.next('played')).view.turn).toBe(1);
  });
});

test('the computer is given its own mines and not those of the person', async () => {
  const table = await begin(['d9']);
  const view = await laidOut(table);
  const noted = await playTexts(table.app, view, ['mine@h8', 'end']);
  const given: unknown[] = [viewIn(table.thinking.jobs.at(-1))];
  const other = await begin(['d9']);
  const same = await playTexts(other.app, await laidOut(other), ['mine@c7', 'mine@e9', 'end']);
  given.push(viewIn(other.thinking.jobs.at(-1)));
  expect([noted.computer?.state, same.computer?.state]).toEqual(['thinking', 'thinking']);
  expect(JSON.stringify(given[1])).toBe(JSON.stringify(given[0]));
  const third = await begin(['e8']);
  await playTexts(third.app, await laidOut(third), ['mine@h8', 'end']);
  expect(viewIn(third.thinking.jobs.at(-1))).not.toEqual(given[0]);
});

test('two computers lay out one after the other, and nobody who watches sees where', async () => {
  const { app, view, clock } = await begin(['d9'], [PLAYERS[0], PLAYERS[0]]);
  expect(view).toMatchObject({ viewer: null, handOver: null, can: { reveal: false } });
  let now = view;
  for (const turn of [1, 0] as const) {
    await app.get('computer.shown', atView(now));
    clock.pass(LAYING * 1000);
    now = (await app.next('played')).view;
    expect(now).toMatchObject({ turn, viewer: null, handOver: null });
    expect(now.features.map(({ id }) => id)).not.toContain('mine');
  }
});

test('a lay-out that is not legal leaves nothing behind: the computer has stopped', async () => {
  const { app, thinking, clock, view } = await begin(['d9', 'd9']);
  clock.pass(LAYING * 1000);
  const told = await app.next('played');
  expect(told).toMatchObject({ effects: [], view: { node: 0, computer: { side: 0, state: 'failed' } } });
  expect(told.revision).toBe(view.revision);
  thinking.answers = null;
  await app.get('computer.go', atView(told.view));
  clock.pass(LAYING * 1000);
  expect((await app.next('played')).view.turn).toBe(1);
});
