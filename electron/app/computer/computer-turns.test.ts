/** A person against the computer, through the contract: when it thinks, what it plays, and what players may do meanwhile. */
import { describe, expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import type { ComputerChoice, Seats } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, draftFrom, openTestApp, type TestApp } from '../application.fixture.ts';
import { OF } from '../match/chesimals.fixture.ts';
import { TestThinking, TestTurnClock, viewIn } from './thinking.fixture.ts';

const LEVEL: ComputerChoice = { level: '1', seconds: 5 };
const AGAINST: Seats = [{ name: 'Ann' }, { name: '', computer: LEVEL }];
/** what the computer does not say about a move that the test has chosen */
const UNSAID = { why: null, expects: null };
const WATCHED: Seats = [
  { name: '', computer: LEVEL },
  { name: '', computer: LEVEL },
];

interface Table {
  readonly app: TestApp;
  readonly home: string;
  readonly thinking: TestThinking;
  readonly clock: TestTurnClock;
  view: View;
}
interface Begun {
  readonly players?: Seats;
  readonly start?: string;
  readonly isHeld?: boolean;
  readonly variant?: string;
}
async function begin({ players = AGAINST, start, isHeld = false, variant = 'acid' }: Begun = {}): Promise<Table> {
  const home = temporaryFolder();
  const thinking = new TestThinking();
  thinking.isHeld = isHeld;
  const clock = new TestTurnClock();
  const app = await openTestApp(home, { thinking, turnClock: clock });
  const draft = start === undefined ? {} : { start: draftFrom(acid, start) };
  const view = await app.get('match.start', { variant, options: {}, players, ...draft });
  return { app, home, thinking, clock, view };
}
/** The person plays; the view is the one of the answer. */
async function play(table: Table, action: string): Promise<View> {
  const played = await table.app.get('match.play', { ...atView(table.view), action });
  table.view = played.view;
  return played.view;
}
/** Waits until the computer has moved. */
async function moved(table: Table): Promise<View> {
  const played = await table.app.next('played');
  expect(played).toMatchObject({ match: table.view.match, revision: played.view.revision });
  table.view = played.view;
  return played.view;
}
const codeOf = async (table: Table, request: 'match.undo' | 'match.redo', unit: 'action' | 'turn' = 'action') =>
  table.app.code(request, { ...atView(table.view), unit });

describe('the computer answers a move', () => {
  test('as an ordinary action, with its effects, its history and what it did', async () => {
    const table = await begin();
    expect(table.view).toMatchObject({ computer: null, computerMove: null, viewer: 0 });
    const mine = await play(table, 'Dc2-c3');
    expect(mine).toMatchObject({ turn: 1, computer: { side: 1, state: 'thinking' }, movable: [] });
    const played = await table.app.next('played');
    expect(played.view).toMatchObject({ turn: 0, computer: null, present: true });
    expect(played.view.movable).not.toEqual([]);
    expect(played.effects).not.toEqual([]);
    expect(played.history?.added).toMatchObject([{ side: 1, kind: 'action', line: 'present' }]);
    expect(played.view.computerMove).toMatchObject({ side: 1, label: played.view.last?.label, depth: 1 });
  });

  test('with its reason, if one is certain', async () => {
    const table = await begin({ start: 'K@e4 D@a1 v@h7 k@i9 d@h8' });
    await play(table, 'Da1-a2');
    const { outcome, computerMove } = await moved(table);
    expect(outcome?.winner).toBe(1);
    expect(computerMove).toMatchObject({ label: 'V h7×e4–d3', why: 'LINE wins the game.', expects: null });
  });

  test('with what it may know and nothing else: the view of its own side', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await moved(table);
    expect(table.thinking.jobs).toMatchObject([{ do: 'choose', level: '1', view: { variant: 'acid', side: 1 } }]);
  });

  test('at once where it begins', async () => {
    const table = await begin({ players: [AGAINST[1], AGAINST[0]] });
    expect(table.view).toMatchObject({ computer: { side: 0, state: 'thinking' }, viewer: 1 });
    expect(await moved(table)).toMatchObject({ turn: 1, node: 1 });
  });

  test('not where two people play, and not when the game is over', async () => {
    const table = await begin({ players: [{ name: 'Ann' }, { name: 'Bo' }] });
    await play(table, 'Dc2-c3');
    expect(table.view).toMatchObject({ computer: null, viewer: null });
    const over = await begin({ start: 'K@a1 G@c7 k@i9', isHeld: true });
    await over.app.get('match.resign', atView(over.view));
    expect([table.thinking.jobs, over.thinking.jobs]).toEqual([[], []]);
  });

  test('with the next best action where the chosen one cannot be played, and with any that does not lose', async () => {
    const table = await begin();
    const line = (...actions: string[]) => ({ actions, score: 0, wins: null });
    const thought = { lines: [line('Dz8-z7'), line('Dc8-c7')], depth: 3, nodes: 1, complete: true };
    table.thinking.answers = () => ({ action: 'Dz8-z7', thought, ...UNSAID });
    await play(table, 'Dc2-c3');
    expect((await moved(table)).last?.text).toBe('Dc8-c7');
    table.thinking.answers = () => ({ action: 'Dz8-z7', thought: null, ...UNSAID });
    await play(table, 'Dd2-d3');
    expect((await moved(table)).last?.side).toBe(1);
  });
});

describe('while it thinks', () => {
  test('the page hears of it at once and every second: how deep, and of how many seconds', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    expect(await table.app.next('thinking')).toEqual({
      match: table.view.match,
      side: 1,
      depth: null,
      seconds: 0,
      most: 5,
    });
    table.thinking.tell({ depth: 3 });
    table.clock.pass(999);
    expect(table.app.told.filter(({ event }) => event === 'thinking')).toHaveLength(1);
    table.clock.pass(1);
    expect(await table.app.next('thinking')).toMatchObject({ depth: 3, seconds: 1 });
  });

  test('its time is limited: then it plays the best that it has found', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    table.clock.pass(4999);
    expect(table.thinking.isBusy).toBe(true);
    table.clock.pass(1);
    expect((await moved(table)).computerMove?.seconds).toBe(5);
    expect(table.clock.isWaiting).toBe(false);
  });

  test('it moves at once when it is told to', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    expect(await table.app.get('computer.moveNow', atView(table.view))).toEqual({});
    expect((await moved(table)).turn).toBe(0);
    expect(await table.app.code('computer.moveNow', atView(table.view))).toBe('no-computer');
  });

  test('nobody else plays for it; the board may be looked at', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    expect(await table.app.code('match.play', { ...atView(table.view), action: 'Dc8-c7' })).toBe('computers-turn');
    expect(await table.app.code('match.layReady', atView(table.view))).toBe('computers-turn');
    expect(await table.app.code('match.claim', atView(table.view))).toBe('computers-turn');
    const c8 = acid.topology.cells.findIndex((cell) => acid.topology.name(cell) === 'c8');
    const piece = table.view.pieces.find((one) => one.at === c8)!;
    expect(await table.app.get('match.actions', { ...atView(table.view), piece: piece.id })).toEqual([]);
    expect((await table.app.get('match.look', { ...atView(table.view), node: 0 })).view.present).toBe(false);
    expect((await table.app.get('match.reach', { ...atView(table.view), piece: piece.id })).length).toBeGreaterThan(0);
    expect(table.thinking.jobs).toHaveLength(1);
  });

  test('the person may resign', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    const over = await table.app.get('match.resign', atView(table.view));
    expect(over.view).toMatchObject({ outcome: { winner: 1, reason: 'resignation' }, computer: null });
    expect(table.thinking.isBusy).toBe(false);
  });

  test('a page that is loaded again finds it still thinking', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    const { open } = await table.app.get('app.hello', {});
    expect(open).toMatchObject({ viewer: 0, computer: { side: 1, state: 'thinking' } });
    table.thinking.answer();
    expect((await moved(table)).turn).toBe(0);
    expect(table.thinking.jobs).toHaveLength(1);
  });

  test('another name or a hint changes nothing about it', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    await table.app.get('match.rename', { ...atView(table.view), name: 'Another' });
    expect(table.thinking.jobs).toHaveLength(1);
    table.thinking.answer();
    expect((await moved(table)).name).toBe('Another');
  });

  test('leaving the game and quitting stop it, and nothing is played afterwards', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    await table.app.get('match.leave', atView(table.view));
    expect(table.thinking.isBusy).toBe(false);
    const again = await begin({ isHeld: true });
    await play(again, 'Dc2-c3');
    expect(await again.app.app.close({ force: false })).toBe(null);
    expect(again.thinking.isClosed).toBe(true);
    for (const { app, clock } of [table, again]) {
      expect(app.told.map(({ event }) => event)).not.toContain('played');
      expect(clock.isWaiting).toBe(false);
    }
  });
});

describe('a game that is continued', () => {
  test('goes on thinking, and the same choice comes of it', async () => {
    const choices = [];
    for (const isLeft of [false, true]) {
      const table = await begin({ isHeld: true });
      // the seed belongs to the game
      await play(table, 'Dc2-c3');
      if (isLeft) await table.app.get('match.leave', atView(table.view));
      if (isLeft) table.view = await table.app.get('match.open', { save: table.view.name });
      expect(table.view.computer).toEqual({ side: 1, state: 'thinking' });
      const job = table.thinking.jobs.at(-1);
      expect(job).toMatchObject({ do: 'choose' });
      if (isLeft) expect(job).toEqual(table.thinking.jobs[0]);
      choices.push(viewIn(job));
      table.thinking.answer();
      await moved(table);
    }
    expect(choices[0]).toEqual(choices[1]);
  });

  test('has every move that was shown on the disk, also of the computer', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    const shown = await moved(table);
    // as after a crash: nothing is closed, and the journal is all there is
    const { app } = await (async () => {
      const fs = await import('node:fs');
      fs.rmSync(`${table.home}/lock`, { force: true });
      const other = await openTestApp(table.home, { turnClock: new TestTurnClock() });
      return { app: other };
    })();
    const { unfinished } = await app.get('app.hello', {});
    const view = await app.get('match.open', { save: unfinished!.save });
    expect([view.node, view.pieces, view.players]).toEqual([shown.node, shown.pieces, shown.players]);
  });
});

describe('undo', () => {
  test('goes back to where the person decided last, and stops the thinking', async () => {
    const table = await begin({ isHeld: true });
    expect(table.view.can.undo).toBe(false);
    await play(table, 'Dc2-c3');
    const undone = await table.app.get('match.undo', { ...atView(table.view), unit: 'turn' });
    expect(undone.view).toMatchObject({ node: 0, turn: 0, computer: null, can: { undo: false, redo: true } });
    expect(table.thinking.isBusy).toBe(false);
  });

  test('takes the answer of the computer with it, in one change', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await moved(table);
    await play(table, 'Dd2-d3');
    const before = await moved(table);
    const undone = await table.app.get('match.undo', { ...atView(before), unit: 'action' });
    expect(undone.view).toMatchObject({ node: 2, turn: 0, computer: null });
    expect(undone.view.computerMove).toBe(null);
    table.view = undone.view;
    const again = await table.app.get('match.redo', { ...atView(table.view), unit: 'action' });
    expect(again.view).toMatchObject({ node: 4, turn: 0, computer: null, pieces: before.pieces });
    // each of the two moves with what it did
    expect(again.passed?.map(({ view }) => view.last?.side)).toEqual([0, 1]);
    expect(again.passed?.flatMap(({ effects }) => effects)).toEqual(again.effects);
    expect(again.passed?.at(-1)?.view).toEqual(again.view);
    expect(table.thinking.jobs).toHaveLength(2);
  });

  test('leaves nothing to undo where the person has not moved yet', async () => {
    const table = await begin({ players: [AGAINST[1], AGAINST[0]] });
    await moved(table);
    expect(table.view.can.undo).toBe(false);
    expect(await codeOf(table, 'match.undo')).toBe('nothing-to-undo');
    expect(await codeOf(table, 'match.redo')).toBe('nothing-to-redo');
  });

  test('of a resignation leaves the computer waiting, until it may move', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    const { view } = await table.app.get('match.resign', atView(table.view));
    const undone = await table.app.get('match.undo', { ...atView(view), unit: 'action' });
    expect(undone.view).toMatchObject({ turn: 1, outcome: null, computer: { side: 1, state: 'waiting' } });
    expect(table.thinking.isBusy).toBe(false);
    const gone = await table.app.get('computer.go', atView(undone.view));
    expect(gone.computer).toEqual({ side: 1, state: 'thinking' });
    table.thinking.answer();
    expect((await moved(table)).turn).toBe(0);
  });

  test('and going to a move of the computer leaves it waiting; a move of the person does not', async () => {
    const table = await begin();
    await play(table, 'Dc2-c3');
    await moved(table);
    const there = await table.app.get('match.goto', { ...atView(table.view), node: 1 });
    expect(there.view.computer).toEqual({ side: 1, state: 'waiting' });
    expect(await table.app.code('match.play', { ...atView(there.view), action: 'Dc8-c7' })).toBe('computers-turn');
    const back = await table.app.get('match.goto', { ...atView(there.view), node: 0 });
    table.view = back.view;
    await play(table, 'Dd2-d3');
    expect((await moved(table)).turn).toBe(0);
  });
});

describe('a seat', () => {
  test('may change its level while it thinks, from the next turn on', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    const seated = await table.app.get('computer.seat', {
      ...atView(table.view),
      side: 1,
      computer: { level: '3', seconds: 9 },
    });
    expect(seated.view.players[1]).toEqual({ name: '', computer: { level: '3', seconds: 9 } });
    expect(seated).toMatchObject({ effects: [], view: { computer: { state: 'thinking' }, node: 1 } });
    expect(table.thinking.jobs).toHaveLength(1);
    table.thinking.answer();
    await moved(table);
    await play(table, 'Dd2-d3');
    expect(table.thinking.jobs.at(-1)).toMatchObject({ level: '3' });
  });

  test('may be taken over by a person, and given back', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    const taken = await table.app.get('computer.seat', { ...atView(table.view), side: 1, computer: null });
    expect(taken.view).toMatchObject({ computer: null, players: [{ name: 'Ann' }, { name: '' }], viewer: null });
    expect(taken.view.movable).not.toEqual([]);
    expect(table.thinking.isBusy).toBe(false);
    table.view = taken.view;
    await play(table, 'Dc8-c7');
    const given = await table.app.get('computer.seat', { ...atView(table.view), side: 0, computer: LEVEL });
    expect(given.view).toMatchObject({ computer: { side: 0, state: 'thinking' }, viewer: 1 });
    table.thinking.answer();
    expect((await moved(table)).turn).toBe(1);
  });
});

describe('a draw', () => {
  /** Kings that walk up and down, as the game says; the computer thinks that it stands so well. */
  const walked = async (turns: number, score: number): Promise<Table> => {
    const table = await begin({ start: 'K@a1 k@i9' });
    // up and down the ranks, and never twice on a square: no position is repeated
    const walk = (files: string, ranks: readonly number[]) =>
      ranks.flatMap((rank, n) => [...(n % 2 ? [...files].reverse() : files)].map((file) => `${file}${rank}`));
    const [mine, its] = [walk('abcdefghi', [1, 2, 3]), walk('ihgfedcba', [9, 8, 7])].map((cells) =>
      cells.slice(1).map((cell, n) => `K${cells[n]}-${cell}`),
    );
    const thought = { lines: [{ actions: [''], score, wins: null }], depth: 1, nodes: 1, complete: true };
    table.thinking.answers = () => ({ action: its[table.view.turnNumber - 1], thought, ...UNSAID });
    for (let turn = 0; turn < turns; turn++) {
      await play(table, mine[turn]);
      await moved(table);
    }
    return table;
  };
  const offer = (table: Table) => table.app.ask('match.agree', atView(table.view));
  const declined = { ok: false, error: { code: 'draw-declined', message: 'LINE plays on.' } };

  test('is declined in the opening, with a sentence, and the game goes on', async () => {
    const table = await walked(2, -500);
    expect(await offer(table)).toMatchObject(declined);
    expect(await table.app.get('match.view', { match: table.view.match })).toEqual(table.view);
  });

  test('is declined later by a computer that stands better, and taken by one that does not', async () => {
    const better = await walked(19, 1);
    const worse = await walked(19, 0);
    for (const table of [better, worse]) expect(table.view.outcome).toBe(null);
    expect(better.view.turnNumber).toBe(worse.view.turnNumber);
    expect(await offer(better)).toMatchObject(declined);
    expect(await offer(worse)).toMatchObject({ ok: true, value: { view: { outcome: { reason: 'agreement' } } } });
  });
});

describe('a thread that breaks down', () => {
  test('leaves the game as it is: the computer has stopped, and tries again when asked', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    table.thinking.fail();
    const told = await table.app.next('played');
    expect(told).toMatchObject({ effects: [], view: { node: 1, computer: { side: 1, state: 'failed' } } });
    expect(table.app.log.join()).toContain('broken down');
    const again = await table.app.get('computer.go', atView(told.view));
    expect(again.computer).toEqual({ side: 1, state: 'thinking' });
    table.thinking.answer();
    expect((await moved(table)).turn).toBe(0);
  });

  test('or a person plays both sides', async () => {
    const table = await begin({ isHeld: true });
    await play(table, 'Dc2-c3');
    table.thinking.fail();
    const { view } = await table.app.next('played');
    const seated = await table.app.get('computer.seat', { ...atView(view), side: 1, computer: null });
    expect(seated.view.computer).toBe(null);
    expect(seated.view.movable).not.toEqual([]);
  });
});

describe('the computer against the computer', () => {
  test('begins a turn when the page has shown the one before', async () => {
    const table = await begin({ players: WATCHED });
    expect(table.view).toMatchObject({ computer: { side: 0, state: 'thinking' }, viewer: null, handOver: null });
    for (const node of [1, 2, 3]) {
      expect(table.thinking.jobs).toHaveLength(node - 1);
      await table.app.get('computer.shown', atView(table.view));
      expect((await moved(table)).node).toBe(node);
    }
  });

  test('is not hurried by a page that shows what is long past', async () => {
    const table = await begin({ players: WATCHED });
    const first = table.view;
    await table.app.get('computer.shown', atView(first));
    await moved(table);
    await table.app.get('computer.shown', atView(first));
    await table.app.get('computer.shown', { ...atView(table.view), match: 'another' });
    expect(table.thinking.jobs).toHaveLength(1);
  });

  test('can be paused, watched in peace, and sent on', async () => {
    const table = await begin({ players: WATCHED, isHeld: true });
    await table.app.get('computer.shown', atView(table.view));
    expect(table.thinking.isBusy).toBe(true);
    const paused = await table.app.get('computer.pause', { ...atView(table.view), paused: true });
    expect(paused.computer).toEqual({ side: 0, state: 'paused' });
    expect(table.thinking.isBusy).toBe(false);
    const on = await table.app.get('computer.pause', { ...atView(table.view), paused: false });
    expect(on.computer?.state).toBe('thinking');
    table.thinking.answer();
    expect((await moved(table)).node).toBe(1);
  });

  test('can be paused by a page that has not yet shown the last move', async () => {
    const table = await begin({ players: WATCHED });
    const first = table.view;
    await table.app.get('computer.shown', atView(first));
    await moved(table);
    expect(table.view.revision).toBeGreaterThan(first.revision);
    const paused = await table.app.get('computer.pause', { ...atView(first), paused: true });
    expect(paused.computer?.state).toBe('paused');
    expect(await table.app.code('computer.pause', { ...atView(first), match: 'another', paused: true })).toBe('stale');
  });

  test('is nobody’s to end, and may be taken over', async () => {
    const table = await begin({ players: WATCHED });
    expect(table.view.can).toMatchObject({ resign: false, agree: false });
    expect(await table.app.code('match.resign', atView(table.view))).toBe('watching');
    expect(await table.app.code('match.agree', atView(table.view))).toBe('watching');
    const taken = await table.app.get('computer.seat', { ...atView(table.view), side: 0, computer: null });
    expect(taken.view).toMatchObject({ computer: null, viewer: 0 });
    expect(taken.view.movable).not.toEqual([]);
  });
});

test('a rematch swaps the seats', async () => {
  const table = await begin({ isHeld: true });
  const again = await table.app.get('match.rematch', atView(table.view));
  expect(again.players).toEqual([{ name: '', computer: LEVEL }, { name: 'Ann' }]);
  expect(again).toMatchObject({ computer: { side: 0, state: 'thinking' }, viewer: 1 });
});

describe('a turn of several moves', () => {
  const begun = async (isHeld = false) => {
    const thinking = new TestThinking();
    thinking.isHeld = isHeld;
    const clock = new TestTurnClock();
    const app = await openTestApp(temporaryFolder(), { thinking, turnClock: clock });
    const players: Seats = [{ name: 'Ann' }, { name: '', computer: { level: '2', seconds: 9 } }];
    const begun = await app.get('match.start', { ...OF, players });
    return { app, thinking, clock, view: begun };
  };

  test('is thought about action by action, each told as it is played, up to the end of the turn', async () => {
    const { app, thinking, view } = await begun();
    let now = (await app.get('match.play', { ...atView(view), action: 'Gd3-d4' })).view;
    now = (await app.get('match.play', { ...atView(now), action: 'end' })).view;
    const nodes = [now.node];
    while (now.computer !== null) {
      const played = await app.next('played');
      now = played.view;
      nodes.push(now.node);
    }
    expect(now.turn).toBe(0);
    expect(nodes).toEqual(nodes.map((_, n) => nodes[0] + n));
    expect(thinking.jobs).toHaveLength(nodes.length - 1);
    expect(nodes.length).toBeGreaterThan(2);
    // a single undo goes back behind all of them, into the own turn; undo of a turn to its beginning
    const undone = (await app.get('match.undo', { ...atView(now), unit: 'action' })).view;
    expect(undone).toMatchObject({ turn: 0, node: 1, computer: null });
    const redone = (await app.get('match.redo', { ...atView(undone), unit: 'action' })).view;
    expect(redone).toMatchObject({ turn: 0, node: now.node, pieces: now.pieces });
    const turn = (await app.get('match.undo', { ...atView(redone), unit: 'turn' })).view;
    expect(turn).toMatchObject({ turn: 0, node: 0 });
  });

  test('shares its time: all of its actions together do not take more', async () => {
    const { app, thinking, clock, view } = await begun(true);
    let now = (await app.get('match.play', { ...atView(view), action: 'Gd3-d4' })).view;
    now = (await app.get('match.play', { ...atView(now), action: 'end' })).view;
    let spent = 0;
    while (now.computer !== null) {
      // what follows from the last change has been done
      await app.get('match.view', { match: now.match });
      expect(thinking.isBusy).toBe(true);
      const from = clock.now();
      while (thinking.isBusy) clock.pass(100);
      now = (await app.next('played')).view;
      spent += clock.now() - from;
    }
    const seconds = app.told.flatMap(({ event, what }) =>
      event === 'thinking' ? [(what as { seconds: number }).seconds] : [],
    );
    // once a second, and counted from the beginning of the turn
    expect(seconds).toEqual(seconds.map((_, n) => n));
    expect(seconds.length).toBeLessThanOrEqual(10);
    expect(spent).toBeGreaterThan(3000);
    expect(spent).toBeLessThanOrEqual(9000 + 100);
  });

  test('has all of its time again when it was taken back', async () => {
    const { app, thinking, clock, view } = await begun(true);
    let now = view;
    for (const times of [1, 2]) {
      now = (await app.get('match.play', { ...atView(now), action: 'Gd3-d4' })).view;
      now = (await app.get('match.play', { ...atView(now), action: 'end' })).view;
      await app.get('match.view', { match: now.match });
      expect(thinking.isBusy, `${times}`).toBe(true);
      clock.pass(2999);
      expect(thinking.isBusy, `${times}`).toBe(true);
      clock.pass(1);
      now = (await app.next('played')).view;
      now = (await app.get('match.undo', { ...atView(now), unit: 'turn' })).view;
    }
  });

  test('taken back in its middle stops, and the person decides again', async () => {
    const { app, thinking, view } = await begun(true);
    let now = (await app.get('match.play', { ...atView(view), action: 'Gd3-d4' })).view;
    now = (await app.get('match.play', { ...atView(now), action: 'end' })).view;
    thinking.answer();
    now = (await app.next('played')).view;
    expect(now.computer?.state).toBe('thinking');
    const undone = (await app.get('match.undo', { ...atView(now), unit: 'turn' })).view;
    expect(undone).toMatchObject({ turn: 0, node: 0, computer: null });
    expect(thinking.isBusy).toBe(false);
  });
});
