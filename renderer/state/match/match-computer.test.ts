/** The computer's moves arrive without a request: they are shown one after another, and none is lost. */
import { describe, expect, it } from 'vitest';
import type { EffectView, HistoryNode, Played, View } from '../../../electron/contract/view.ts';
import { Driver } from './driver.fixture.ts';
import { at, chesimals, units } from './groups/groups.fixture.ts';
import { action, cell, view } from './match.fixture.ts';
import { lastTurn } from './match-computer.ts';
import { turnShown } from './match-derived.ts';
import { seatFor } from './match-views.ts';

const seat = { name: '', computer: { level: '2', seconds: 5 } };
const against: Partial<View> = { players: [{ name: 'Ida' }, seat] };
const thinks = { side: 1, state: 'thinking' } as const;
const last = { text: 'db2-b1', label: 'D b2–b1', side: 1 as const, piece: 12, cells: [cell('b2'), cell('b1')] };
const moved = (revision: number, more: Partial<View> = {}): Played => ({
  revision,
  effects: [{ do: 'go', piece: 12, from: cell('b2'), to: cell('b1'), how: 'walk', via: [], says: '' }],
  view: view({ ...against, revision, last, ...more }),
});
const hears = (d: Driver, played: Played, match = 'm') => d.send({ on: 'played', match, played });
const thinking = () => new Driver(view({ ...against, turn: 1, movable: [], computer: thinks }));
const settle = (d: Driver) => d.send({ on: 'settled', key: d.state.arrival.key });

describe('a move of the computer', () => {
  it('is animated like one’s own, announced with its reason, and leaves the cursor where it was', () => {
    const d = thinking().send({ on: 'cursor', cell: cell('c3') });
    const why = 'It takes the Voyager.';
    const computerMove = { side: 1 as const, label: 'D b2–b1', why, expects: null, depth: 2, seconds: 1 };
    hears(d, moved(8, { computerMove }));
    expect(d.state.mode.is).toBe('playing');
    expect(d.state.arrival).toMatchObject({ how: 'play', effects: [{ do: 'go', piece: 12 }] });
    expect(d.state.cursor).toBe(cell('c3'));
    expect(d.says.map(({ say }) => say)).toEqual(['effects', 'because']);
    expect(d.says.at(-1)).toEqual({ say: 'because', why });
  });
  it('stays the computer’s turn on the board until its pieces have come to rest', () => {
    const d = thinking();
    hears(d, moved(8, { turn: 0 }));
    expect([d.state.view.turn, turnShown(d.state)]).toEqual([0, 1]);
    settle(d);
    expect(turnShown(d.state)).toBe(0);
  });
  it('waits for the playback of the move before it', () => {
    const d = thinking();
    hears(d, moved(8, { turn: 1 }));
    hears(d, moved(9));
    expect(d.state.view.revision).toBe(8);
    settle(d);
    expect([d.state.view.revision, d.state.mode.is]).toEqual([9, 'playing']);
    expect(d.state.held).toEqual([]);
  });
  it('waits for the answer to a request, which may have brought it already', () => {
    for (const answered of [8, 9]) {
      const d = thinking().send({ on: 'undo', unit: 'turn' });
      hears(d, moved(8));
      expect(d.state.view.revision).toBe(7);
      d.answer('match.undo', { revision: answered, effects: [], view: view({ ...against, revision: answered }) });
      settle(d);
      expect(d.state.view.revision).toBe(answered);
      expect(d.state.held).toEqual([]);
    }
  });
  it('is not announced again when a hint is noted in the match, and a lifted piece stays lifted', () => {
    const d = new Driver(view({ ...against, last })).lift('b1', [action('Vb1-c1', 2, 'b1', 'c1')]);
    const said = d.says.length;
    hears(d, {
      revision: 8,
      effects: [],
      view: view({ ...against, revision: 8, last, aids: { hints: 1, analysis: false } }),
    });
    expect([d.state.view.revision, d.state.view.aids.hints, d.state.mode.is]).toEqual([8, 1, 'lifted']);
    expect(d.says).toHaveLength(said);
  });
  it('of another match, or an old one, changes nothing', () => {
    const d = thinking();
    const before = d.state;
    hears(d, moved(8), 'another');
    hears(d, moved(6));
    expect(d.state).toBe(before);
  });
  it('that was missed is caught up with, and an older view does not bring the past back', () => {
    const d = thinking();
    d.send({ on: 'present', view: moved(9).view });
    expect(d.state).toMatchObject({ view: { revision: 9 }, arrival: { how: 'cut' } });
    d.send({ on: 'present', view: moved(8).view }).send({ on: 'opened', view: moved(8).view });
    expect(d.state.view.revision).toBe(9);
    const waits = thinking();
    hears(waits, moved(8, { turn: 1 }));
    hears(waits, moved(9));
    // the connection comes back with a view from between the two
    waits.send({ on: 'opened', view: moved(8, { turn: 1 }).view });
    settle(waits);
    expect(waits.state.view.revision).toBe(9);
  });
  it('that it stopped is told without another revision', () => {
    const d = thinking();
    const { arrival } = d.state;
    hears(d, moved(7, { turn: 1, computer: { side: 1, state: 'failed' } }));
    expect(d.state).toMatchObject({ view: { computer: { state: 'failed' } }, mode: { is: 'idle' }, arrival });
  });
  it('that it stopped while the page was being loaded is caught up with', () => {
    const d = thinking();
    d.send({ on: 'present', view: moved(7, { turn: 1, computer: { side: 1, state: 'failed' } }).view });
    expect(d.state.view.computer).toEqual({ side: 1, state: 'failed' });
  });
  it('does not disturb whoever looks at an earlier position', () => {
    const d = thinking().send({ on: 'look', node: 1 });
    d.answer('match.look', { view: view({ node: 1, present: false }), effects: [] });
    settle(d);
    hears(d, moved(8));
    expect(d.state.look?.node).toBe(1);
    expect(d.state.view.revision).toBe(8);
    expect(d.says.map(({ say }) => say)).toContain('effects');
    d.send({ on: 'now' });
    expect(d.state.look).toBeNull();
  });
  it('paused, they come one by one; all at once on request, and the table has the newest', () => {
    const d = thinking();
    hears(d, moved(8, { turn: 1 }));
    d.send({ on: 'hold', holding: true });
    for (const revision of [9, 10, 11]) hears(d, moved(revision, revision < 11 ? { turn: 1 } : {}));
    settle(d);
    expect(d.state.view.revision).toBe(8);
    d.send({ on: 'show-next' });
    expect(d.state.view.revision).toBe(9);
    settle(d);
    expect(d.state.view.revision).toBe(9);
    d.send({ on: 'escape' });
    expect(d.state).toMatchObject({ view: { revision: 11 }, held: [], holding: false, arrival: { how: 'cut' } });
    expect(d.says.filter(({ say }) => say === 'effects')).toHaveLength(4);
  });
});

describe('a turn of many unit moves', () => {
  const own = units('Cw@e2 Gw@d2 Gw@f2 Cb@a16 Cr@c16', { group: 'white', of: 3 });
  const unit = (revision: number, more: Partial<View>, effects: readonly EffectView[] = []): Played => ({
    revision,
    effects: [...effects],
    view: { ...own, revision, ...more },
  });
  const by = (name: string | null) => ({ ...last, side: own.turn, piece: name === null ? null : at(own, name).id });
  it('is announced as one sentence at its end, or one by one while it is paused', () => {
    const victim = own.pieces.find((p) => p.side !== own.turn)!;
    const take = { do: 'take', piece: victim.id, from: victim.at!, by: null, into: 'lost', says: '' } as const;
    const turn = [
      unit(8, { last: by('e2') }, [take]),
      unit(9, { last: by('d2') }),
      unit(10, { last: by(null), group: null, turn: own.turn === 0 ? 1 : 0 }),
    ];
    const run = (hold: boolean) => {
      const d = new Driver({ ...own, computer: { side: own.turn, state: 'thinking' } }, undefined, chesimals);
      if (hold) d.send({ on: 'hold', holding: true });
      for (const played of turn) {
        hears(d, played, own.match);
        if (hold) d.send({ on: 'show-next' });
        settle(d);
      }
      return d.says;
    };
    const [whole, ...others] = run(false);
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ say: 'turn', turn: { group: 'white', moves: [by('e2'), by('d2')] } });
    expect(run(true).map(({ say }) => say)).toEqual(['effects', 'effects', 'effects']);
  });
});

describe('seats', () => {
  it('the board stays on the side of the one person, and where nobody plays', () => {
    const both: Partial<View> = { players: [seat, seat] };
    expect(thinking().state.seat).toBe(0);
    expect(new Driver(view({ players: [seat, { name: '' }] })).state.seat).toBe(1);
    for (const players of [against, both])
      expect(seatFor({ followTurn: true, seat: 0 }, view({ ...players, turn: 1 }))).toBe(0);
    expect(seatFor({ followTurn: true, seat: 0 }, view({ turn: 1 }))).toBe(1);
  });
  it('another level keeps the board as it is; the change is announced', () => {
    const d = thinking().send({ on: 'change-seat', side: 1, computer: { level: '4', seconds: 5 } });
    const { arrival } = d.state;
    const players: View['players'] = [{ name: 'Ida' }, { name: '', computer: { level: '4', seconds: 5 } }];
    d.answer('computer.seat', { revision: 8, effects: [], view: view({ ...against, players, revision: 8 }) });
    expect(d.state.arrival).toBe(arrival);
    expect(d.state.mode.is).toBe('idle');
    expect(d.says).toEqual([{ say: 'seated', side: 1, computer: { level: '4', seconds: 5 } }]);
  });
  it('pausing changes nothing but the state of the computer', () => {
    const d = thinking().send({ on: 'pause', paused: true });
    const { arrival } = d.state;
    d.answer('computer.pause', view({ ...against, turn: 1, computer: { side: 1, state: 'paused' } }));
    expect(d.state).toMatchObject({ view: { computer: { state: 'paused' } }, arrival });
  });
});

describe('the replay of the last turn', () => {
  const node = (id: number, side: 0 | 1, turnNumber: number, kind: HistoryNode['kind'] = 'action'): HistoryNode => ({
    ...{ id, parent: id === 0 ? null : id - 1, turnNumber, side, kind, text: `t${id}`, label: `t${id}` },
    line: id === 3 ? 'present' : 'past',
  });
  const nodes = [node(0, 0, 1, 'start'), node(1, 0, 1), node(2, 1, 1), node(3, 1, 1)];
  const at = (id: number) => ({ view: view({ node: id, present: id === 3 }), effects: [] });
  it('shows the position before it, every move, and ends at the present', () => {
    const d = new Driver(view({ ...against, node: 3 }));
    d.state = { ...d.state, nodes };
    expect(lastTurn(d.state.nodes, d.state.view.node)).toEqual([2, 3]);
    d.send({ on: 'replay' });
    for (const id of [1, 2, 3]) {
      expect(d.last).toMatchObject({ name: 'match.look', input: { node: id } });
      d.answer('match.look', at(id));
      expect(d.state.arrival.how).toBe(id === 1 ? 'back' : 'play');
      settle(d);
    }
    expect(d.state).toMatchObject({ look: null, replay: null, mode: { is: 'idle' } });
  });
  it('ends with Escape', () => {
    const d = new Driver(view({ ...against, node: 3 }));
    d.state = { ...d.state, nodes };
    d.send({ on: 'replay' }).answer('match.look', at(1)).send({ on: 'escape' });
    expect(d.state).toMatchObject({ look: null, replay: null });
    settle(d);
    expect(d.asks.filter(({ name }) => name === 'match.look')).toHaveLength(1);
  });
});

it('while the computer is to move, its pieces can be looked at and nothing can be lifted', () => {
  const d = thinking().pick('b2');
  expect(d.state).toMatchObject({ inspected: 12, mode: { is: 'idle' } });
  expect(d.asks).toEqual([]);
  d.pick('b1');
  expect(d.state).toMatchObject({ inspected: 2, mode: { is: 'idle' } });
  expect(d.asks).toEqual([]);
  expect(action('x', 2, 'b1', 'b3').piece).toBe(2);
});
