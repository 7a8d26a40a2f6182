/** A table with its host and a guest: who may do what, what each of them sees, what both have to agree to. */
import { describe, expect, test } from 'vitest';
import { comment } from '../../../engine/match/fixtures/commented.fixture.ts';
import { LONGEST_COMMENT } from '../../../engine/shared/limits.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import type { TableView } from '../../contract/online.ts';
import type { View } from '../../contract/view.ts';
import { atView, type TestApp } from '../application.fixture.ts';
import { sitDownAt, statesOf, type TestTable } from './table.fixture.ts';
import { HOST_ID } from './table.ts';

const played = async (app: TestApp, view: View, action: string): Promise<View> =>
  (await app.get('match.play', { ...atView(view), action })).view;
const fresh = (app: TestApp, { match }: View): Promise<View> => app.get('match.view', { match });
/** The offers that stand, as soon as there is one. */
const offered = async ({ guest }: TestTable) => (await guest.until('table', ({ offers }) => offers.length > 0)).offers;
const people = ({ guest }: TestTable): TableView['people'] => guest.app.online.remote?.table?.people ?? [];

describe('a guest', () => {
  test('sees the match of the host from its own side, and each plays when it is to move', async () => {
    const { host, guest, view, joined } = await sitDownAt(acid);
    expect([view.viewer, joined.viewer]).toEqual([0, 1]);
    expect([view.movable.length > 0, joined.movable]).toEqual([true, []]);
    expect(await guest.code('match.play', { ...atView(joined), action: 'Dc2-c3' })).toBe('not-your-turn');
    const after = await played(host, view, 'Dc2-c3');
    expect(after.movable).toEqual([]);
    // nobody calls check in this game
    for (const { can } of [view, joined, after]) expect(can).not.toHaveProperty('claim');
    const event = await guest.next('played');
    expect(event.effects.length).toBeGreaterThan(0);
    expect(event.view).toEqual(await fresh(guest, joined));
    expect(event.view.last?.text).toBe('Dc2-c3');
    expect(await host.code('match.play', { ...atView(after), action: 'Dc9-c8' })).toBe('not-your-turn');
    const [first] = event.view.movable;
    const [action] = await guest.get('match.actions', { ...atView(event.view), piece: first });
    const answer = await played(guest, event.view, action.text);
    expect(answer.last?.text).toBe(action.text);
    expect((await host.next('played')).view.last?.text).toBe(action.text);
  });

  test('whose page has left without the table comes back to its seat, and hears of no end', async () => {
    const { guest, joined, told } = await sitDownAt(acid);
    const again = await guest.get('online.rejoin', {});
    expect(again).toMatchObject({ match: joined.match, viewer: 1 });
    expect(await fresh(guest, joined)).toMatchObject({ match: joined.match });
    expect(statesOf(told)).toEqual([]);
  });

  test('is told that a history is too long for the network, and plays on', async () => {
    const { host, guest, joined } = await sitDownAt(acid);
    comment(host.app.session.current!.session.match, 2000, '"'.repeat(LONGEST_COMMENT));
    const answer = await guest.ask('match.history', atView(joined));
    expect(answer).toMatchObject({ ok: false, error: { code: 'too-long', message: tableMessages.tooLong } });
    expect((await fresh(guest, joined)).match).toBe(joined.match);
    expect(guest.app.online.remote?.isConnected).toBe(true);
  });

  test('may ask about the match, and reaches nothing else of the host', async () => {
    const { guest, joined } = await sitDownAt(acid);
    const remote = guest.app.online.remote!;
    const code = async (request: string, input: unknown) => {
      const answer = await remote.ask(request, input);
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await guest.get('rules.book', { variant: 'acid' })).toMatchObject({ variant: 'acid' });
    for (const request of ['rules.book', 'rules.diagram', 'rules.cases'])
      expect(await code(request, { variant: 'acid' }), request).toBe('unknown-request');
    expect(await code('match.history', atView(joined))).toBe('ok');
    for (const request of ['library.list', 'app.hello', 'app.quit', 'settings.change', 'match.open', 'match.leave'])
      expect(await code(request, {}), request).toBe('unknown-request');
    for (const request of [
      'match.reveal',
      'match.goto',
      'clock.pause',
      'computer.hint',
      'setup.fromTable',
      '__proto__',
    ])
      expect(await code(request, atView(joined)), request).toBe('unknown-request');
    expect(await code('match.play', { ...atView(joined), action: 7 })).toBe('invalid-input');
    expect(await code('match.view', { match: 'm-other' })).toBe('stale');
  });

  test('that only watches sees what everybody may, and changes nothing', async () => {
    const { host, guest, view, joined } = await sitDownAt(acid, { guestSide: null });
    expect(joined).toMatchObject({ viewer: null, movable: [], can: { undo: false, resign: false, agree: false } });
    await played(host, view, 'Dc2-c3');
    const now = (await guest.next('played')).view;
    expect(await guest.code('match.play', { ...atView(now), action: 'Dc9-c8' })).toBe('watching');
    expect(await guest.code('match.resign', atView(now))).toBe('watching');
    expect(await guest.code('match.undo', { ...atView(now), unit: 'turn' })).toBe('watching');
    expect(await guest.code('match.agree', atView(now))).toBe('watching');
    expect(await guest.code('match.toss', { ...atView(now), dice: null })).toBe('watching');
  });

  test('is told when the host leaves the game, and its page keeps what it saw', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, joined } = table;
    await host.get('match.leave', atView(await fresh(host, joined)));
    await guest.until('connection', ({ state }) => state === 'ended');
    expect(await guest.code('match.view', { match: joined.match })).toBe('lost');
    expect((await guest.get('app.hello', {})).open).toEqual(joined);
  });
});

describe('offers', () => {
  test('a move is taken back when the other seat allows it', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view } = table;
    const after = await played(host, view, 'Dc2-c3');
    expect(await host.code('match.undo', { ...atView(after), unit: 'turn' })).toBe('asked');
    await guest.next('played');
    const [offer] = await offered(table);
    expect(offer).toMatchObject({ by: 0, what: 'take-back', reveals: false });
    const { id } = offer;
    expect(await guest.app.online.remote?.ask('table.answer', { offer: id, accept: true })).toEqual({
      ok: true,
      value: {},
    });
    const back = (await guest.next('played')).view;
    expect([back.turn, back.last, back.movable]).toEqual([0, null, []]);
    expect((await host.next('played')).view).toMatchObject({ turn: 0, last: null });
    await guest.until('table', ({ offers }) => offers.length === 0);
  });

  test('a refused one changes nothing, and one lapses with the next move', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view } = table;
    const after = await played(host, view, 'Dc2-c3');
    await host.code('match.undo', { ...atView(after), unit: 'turn' });
    const [{ id }] = await offered(table);
    await guest.app.online.remote?.ask('table.answer', { offer: id, accept: false });
    expect((await fresh(host, view)).last?.text).toBe('Dc2-c3');
    expect(await guest.app.online.remote?.ask('table.answer', { offer: id, accept: true })).toMatchObject({
      error: { code: 'no-such-offer' },
    });
    await host.code('match.undo', { ...atView(after), unit: 'turn' });
    await offered(table);
    const now = await fresh(guest, view);
    const [action] = await guest.get('match.actions', { ...atView(now), piece: now.movable[0] });
    await played(guest, now, action.text);
    await guest.until('table', ({ offers }) => offers.length === 0);
  });

  test('a declined one is told to both machines once, a withdrawn one is not', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view } = table;
    const declined = (app: TestApp) =>
      app.told.flatMap(({ event, what }) => (event === 'table' ? [(what as TableView).declined] : [])).filter(Boolean);
    const hosts = async (id: number, accept: boolean) => host.app.online.table!.answer(HOST_ID, { offer: id, accept });
    await played(host, view, 'Dc2-c3');
    const now = await fresh(guest, view);
    const [action] = await guest.get('match.actions', { ...atView(now), piece: now.movable[0] });
    const after = await played(guest, now, action.text);
    expect(await guest.code('match.undo', { ...atView(after), unit: 'turn' })).toBe('asked');
    const [asked] = await offered(table);
    await hosts(asked.id, false);
    await guest.until('table', ({ offers }) => offers.length === 0);
    expect(declined(guest)).toEqual([{ by: 1, what: 'take-back' }]);
    expect(guest.app.online.remote?.table).not.toHaveProperty('declined');
    expect(await host.code('match.agree', atView(await fresh(host, view)))).toBe('asked');
    const [drawn] = await offered(table);
    await hosts(drawn.id, false);
    await guest.until('table', ({ offers }) => offers.length === 0);
    expect(declined(guest)).toHaveLength(1);
    expect((await fresh(guest, view)).last?.text).toBe(action.text);
  });

  test('nobody accepts an own offer, and a draw needs both', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view, joined } = table;
    expect(await guest.code('match.agree', atView(joined))).toBe('asked');
    expect(await offered(table)).toMatchObject([{ by: 1, what: 'draw' }]);
    const own = await guest.app.online.remote?.ask('table.answer', {
      offer: (await offered(table))[0].id,
      accept: true,
    });
    expect(own).toMatchObject({ error: { code: 'not-yours' } });
    expect((await host.get('match.agree', atView(view))).view.outcome).toMatchObject({
      winner: null,
      reason: 'agreement',
    });
    expect((await guest.next('played')).view.outcome?.reason).toBe('agreement');
  });

  test('another game begins for both, with sides changed', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view, joined } = table;
    expect(await guest.code('match.rematch', atView(joined))).toBe('not-over');
    expect((await guest.get('match.resign', atView(joined))).view.outcome).toMatchObject({
      winner: 0,
      reason: 'resignation',
    });
    const over = await fresh(host, view);
    expect(await host.code('match.rematch', atView(over))).toBe('asked');
    const next = await guest.get('match.rematch', atView(await fresh(guest, joined)));
    expect([next.viewer, next.movable.length > 0]).toEqual([0, true]);
    expect((await host.next('opened')).viewer).toBe(1);
    expect(people(table)).toMatchObject([
      { isHost: true, side: 1 },
      { isHost: false, side: 0 },
    ]);
    const [action] = await guest.get('match.actions', { ...atView(next), piece: next.movable[0] });
    expect((await played(guest, next, action.text)).turn).toBe(1);
  });
});

describe('the page of the host', () => {
  test('is not handed over, and gets no advice while a guest plays', async () => {
    const { host, view } = await sitDownAt(acid);
    for (const request of ['match.reveal', 'match.hide', 'match.referee', 'clock.off', 'computer.hint'] as const)
      expect(await host.code(request, atView(view)), request).toBe('at-a-table');
    expect(await host.code('match.redo', { ...atView(view), unit: 'turn' })).toBe('at-a-table');
  });
  test('resigns for its own side while the guest is to move', async () => {
    const { host, view } = await sitDownAt(acid);
    const after = await played(host, view, 'Dc2-c3');
    expect((await host.get('match.resign', atView(after))).view.outcome).toMatchObject({ winner: 1 });
  });
});

describe('what is said', () => {
  test('reaches everybody, and squares that the board does not have are refused', async () => {
    const table = await sitDownAt(acid);
    const ask = (request: string, input: unknown) => table.guest.app.online.remote!.ask(request, input);
    expect(await ask('table.say', { text: 'Well played.' })).toEqual({ ok: true, value: {} });
    expect(await ask('table.point', { cell: 5 })).toEqual({ ok: true, value: {} });
    expect(await ask('table.arrows', { arrows: [{ from: 1, to: 2 }] })).toEqual({ ok: true, value: {} });
    expect(await ask('table.point', { cell: 5000 })).toMatchObject({ error: { code: 'no-such-cell' } });
    expect(await ask('table.say', { text: 'x'.repeat(201) })).toMatchObject({ error: { code: 'invalid-input' } });
    const heard = table.told.filter(({ event }) => ['said', 'pointed', 'arrows'].includes(event));
    expect(heard).toEqual([
      { event: 'said', what: { person: 'guest', side: 1, text: 'Well played.' } },
      { event: 'pointed', what: { person: 'guest', side: 1, cell: 5 } },
      { event: 'arrows', what: { person: 'guest', side: 1, arrows: [{ from: 1, to: 2 }] } },
    ]);
  });
});

test('a request that comes twice is done once', async () => {
  const table = await sitDownAt(acid, { fate: (from) => (from === 1 ? 'arrives twice' : 'arrives') });
  const ask = (request: string, input: unknown) => table.guest.app.online.remote!.ask(request, input);
  await ask('table.say', { text: 'Let me think.' });
  await ask('table.say', { text: 'Your move.' });
  expect(table.told.filter(({ event }) => event === 'said')).toHaveLength(2);
});

describe('a lost connection', () => {
  test('stops the clocks, and the guest comes back to the whole view', async () => {
    const table = await sitDownAt(acid);
    const { host, guest, view, joined, wires } = table;
    wires[0].cut();
    await guest.until('connection', ({ state }) => state === 'back');
    await played(host, view, 'Dc2-c3');
    expect((await guest.next('played')).view.last?.text).toBe('Dc2-c3');
    expect(await guest.get('match.history', atView(await fresh(guest, joined)))).toMatchObject({
      nodes: { length: 2 },
    });
    expect(wires).toHaveLength(2);
  });
});

test('nothing of this is reached in a game that is played at one screen', async () => {
  const { host, guest } = await sitDownAt(deicide);
  host.app.online.table?.close();
  const now = await host.get('app.hello', {});
  expect(now.open).toMatchObject({ viewer: null });
  expect(now.open?.movable.length).toBeGreaterThan(0);
  guest.app.online.leave();
  expect((await guest.get('app.hello', {})).open).toBeNull();
});
