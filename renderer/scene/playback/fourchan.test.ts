/** Playback of 4chan chess: stacks, lifting, shots, rages, gates, tiles that turn over and men who change sides. */
import { expect, test } from 'vitest';
import type { EffectView, LastAction, View } from '../../../electron/contract/view.ts';
import { fourchanCell as cell, fourchanBoard, viewOf } from '../../testing/fourchan.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { Places, type Pose, posesOf } from '../places.ts';
import { Playback } from './playback.ts';

const says = '';
const idOf = (view: View, name: string, rides = false): number => {
  const found = view.pieces.find((p) => p.at === cell(name) && (p.rides ?? false) === rides);
  if (!found) throw new Error(`nobody stands on ${name}`);
  return found.id;
};
type How = Extract<EffectView, { do: 'go' }>['how'];
const go = (piece: number, from: string | null, to: string, how: How, via: string[] = []): EffectView => ({
  do: 'go',
  piece,
  from: from === null ? null : cell(from),
  to: cell(to),
  how,
  via: via.map(cell),
  says,
});
const take = (piece: number, from: string, by: number | null, into: 'lost' | 'hand' = 'lost'): EffectView => ({
  do: 'take',
  piece,
  from: cell(from),
  by,
  into,
  says,
});
type Change = Partial<View['pieces'][number]>;
const changed = (view: View, changes: Record<number, Change>, kind: LastAction['kind'], piece: number): View => ({
  ...view,
  revision: view.revision + 1,
  last: { text: '', label: '', side: 0, kind, piece, cells: [] },
  pieces: view.pieces.map((p) => ({ ...p, ...changes[p.id] })),
});
const GONE: Change = { at: null, place: 'lost', rides: false };

const set = (view: View) => {
  const places = new Places(fourchanBoard, 6, view.pieces, undefined, fourchanArt.riders);
  const playback = new Playback(places, () => {});
  playback.cut(view, 'start');
  /** Plays to the end at sixty frames a second and records the poses of some pieces. */
  const film = (next: View, effects: EffectView[], ids: readonly number[], held: number | null = null): Pose[][] => {
    const frames: Pose[][] = [];
    playback.play(next, next.revision, effects, 'usual', held);
    while (playback.playing) {
      if (frames.length > 2000) throw new Error('playback does not end');
      playback.advance(1000 / 60);
      frames.push(ids.map((id) => ({ ...playback.poses.get(id)! })));
    }
    expect(playback.poses).toEqual(posesOf(places, next));
    expect(playback.sparks).toEqual([]);
    return frames;
  };
  const spot = (name: string) => places.cell(cell(name));
  return { places, playback, film, spot };
};

test('a rider climbs on in an arc and ends on the seat, smaller; undo slides it down again', () => {
  const view = viewOf('Kb3 Na2 Aj1 ai10');
  const { film, spot, playback, places } = set(view);
  const [k, n] = [idOf(view, 'b3'), idOf(view, 'a2')];
  const next = changed(view, { [k]: { at: cell('a2'), rides: true } }, 'board', k);
  const frames = film(next, [go(k, 'b3', 'a2', 'board')], [k, n]);
  const top = Math.max(...frames.map(([p]) => p.y));
  const seat = fourchanArt.riders!.n;
  expect(top).toBeGreaterThan(seat.y + 0.2);
  const [rider, mount] = frames.at(-1)!;
  expect(rider.y).toBeCloseTo(spot('a2').y + seat.y);
  expect(rider.scale).toBeCloseTo(seat.scale);
  expect([mount.x, mount.y, mount.z]).toEqual([spot('a2').x, 0, spot('a2').z]);
  playback.back(view, 'undone');
  playback.advance(151);
  expect(playback.poses).toEqual(posesOf(places, view));
});

test('a mount and its rider move as one', () => {
  const view = viewOf('Na2 Ka2^ Aj1 ai10');
  const { film, places } = set(view);
  const [n, k] = [idOf(view, 'a2'), idOf(view, 'a2', true)];
  const to = cell('a7');
  const next = changed(view, { [n]: { at: to }, [k]: { at: to } }, 'move', n);
  const via = ['a3', 'a4', 'a5', 'a6'];
  const frames = film(next, [go(n, 'a2', 'a7', 'walk', via), go(k, 'a2', 'a7', 'carry', via)], [n, k]);
  for (const [mount, rider] of frames) {
    const seat = places.seatOn(mount);
    expect(Math.hypot(rider.x - seat.x, rider.y - seat.y, rider.z - seat.z)).toBeLessThan(1e-6);
  }
});

test('a castling mount brings its rider, and the admin moves first', () => {
  const view = viewOf('Ae2 Na2 Ka2^ ai10');
  const { film } = set(view);
  const [a, n, k] = [idOf(view, 'e2'), idOf(view, 'a2'), idOf(view, 'a2', true)];
  const next = changed(
    view,
    { [a]: { at: cell('b2') }, [n]: { at: cell('c2') }, [k]: { at: cell('c2') } },
    'castle',
    a,
  );
  const effects = [go(a, 'e2', 'b2', 'castle'), go(n, 'a2', 'c2', 'castle'), go(k, 'a2', 'c2', 'carry')];
  const frames = film(next, effects, [n, k]);
  for (const [mount, rider] of frames) expect(Math.abs(rider.x - mount.x)).toBeLessThan(0.01);
});

test('a rider that slides away is on the board, and at full size, within its first cell', () => {
  const view = viewOf('Na2 Ka2^ Aj1 ai10');
  const { film, spot } = set(view);
  const [n, k] = [idOf(view, 'a2'), idOf(view, 'a2', true)];
  const next = changed(view, { [k]: { at: cell('f7'), rides: false } }, 'move', k);
  const frames = film(next, [go(k, 'a2', 'f7', 'walk', ['b3', 'c4', 'd5', 'e6'])], [k, n]);
  const seat = fourchanArt.riders!.n;
  expect(frames[0][0].y).toBeGreaterThan(seat.y - 0.1);
  const out = frames.filter(([p]) => p.x > spot('b2').x + 0.3);
  expect(out.length).toBeGreaterThan(3);
  for (const [p] of out) {
    expect(p.y).toBeLessThan(0.01);
    expect(p.scale).toBe(1);
    expect(p.rides).toBe(false);
  }
  for (const [, mount] of frames) expect(mount.x).toBe(spot('a2').x);
});

test('two pieces on one cell are captured at the same moment', () => {
  const view = viewOf('Ta9 na5 ma5^ Aj1 ai10');
  const { film } = set(view);
  const [t, n, m] = [idOf(view, 'a9'), idOf(view, 'a5'), idOf(view, 'a5', true)];
  const next = changed(view, { [t]: { at: cell('a5') }, [n]: GONE, [m]: GONE }, 'capture', t);
  const frames = film(next, [take(m, 'a5', t), take(n, 'a5', t), go(t, 'a9', 'a5', 'walk')], [n, m]);
  const half = [0, 1].map((i) => frames.findIndex((f) => f[i].presence < 0.5));
  expect(half[0]).toBeGreaterThan(5);
  expect(half[0]).toBe(half[1]);
});

test('a lifted piece goes up, over everything and straight down; a stack moves as one, and on a pass it comes back', () => {
  const view = viewOf('Te5 ne6 me6^ Aj1 ai10');
  const { film, spot, places } = set(view);
  const [t, n, m] = [idOf(view, 'e5'), idOf(view, 'e6'), idOf(view, 'e6', true)];
  const next = changed(view, { [n]: { at: cell('f4') }, [m]: { at: cell('f4') } }, 'lift', t);
  const frames = film(next, [go(n, 'e6', 'f4', 'lift'), go(m, 'e6', 'f4', 'carry')], [n, m, t]);
  for (const [p, rider, lifter] of frames) {
    const aside = Math.min(
      Math.hypot(p.x - spot('e6').x, p.z - spot('e6').z),
      Math.hypot(p.x - spot('f4').x, p.z - spot('f4').z),
    );
    if (aside > 0.02) expect(p.y).toBeGreaterThan(1.1);
    expect(rider.y - p.y).toBeCloseTo(places.seatOn(p).y - p.y);
    expect(lifter.x).toBe(spot('e5').x);
  }
  const pass = film(changed(next, {}, 'lift', t), [go(n, 'f4', 'f4', 'lift'), go(m, 'f4', 'f4', 'carry')], [n]);
  expect(Math.max(...pass.map(([p]) => p.y))).toBeGreaterThan(1.1);
});

test('a shot: the shooter stays, a flash, then the victim falls', () => {
  const view = viewOf('Me5 te6 Aj1 ai10');
  const { playback, spot, places } = set(view);
  const [m, t] = [idOf(view, 'e5'), idOf(view, 'e6')];
  const next = changed(view, { [t]: GONE }, 'rifle', m);
  playback.play(next, 2, [take(t, 'e6', m)], 'usual');
  const looks = new Set<string>();
  let flashed = false;
  while (playback.playing) {
    playback.advance(1000 / 60);
    for (const s of playback.sparks) if (s.u > 0 && s.u < 1) looks.add(s.is);
    flashed ||= looks.has('gleam');
    if (!flashed) expect(playback.poses.get(t)!.presence).toBe(1);
    expect(Math.hypot(playback.poses.get(m)!.x - spot('e5').x, playback.poses.get(m)!.z - spot('e5').z)).toBeLessThan(
      0.2,
    );
  }
  expect([...looks].sort()).toEqual(['burst', 'gleam']);
  expect(playback.poses).toEqual(posesOf(places, next));
});

test('a rage hits each victim as it reaches it, its own men too, faster than a walk', () => {
  const view = viewOf('Rd1 Mc2 Ob3 Aj1 ai10');
  const [r, m, o] = ['d1', 'c2', 'b3'].map((name) => idOf(view, name));
  const effects = [take(m, 'c2', r), take(o, 'b3', r), go(r, 'd1', 'b3', 'walk', ['c2'])];
  const changes = { [r]: { at: cell('b3') }, [m]: GONE, [o]: GONE };
  const frames = set(view).film(changed(view, changes, 'rage', r), effects, [m, o, r]);
  const walked = set(view).film(changed(view, changes, 'move', r), effects, [m, o, r]);
  const struck = [0, 1].map((i) => frames.findIndex((f) => f[i].presence < 0.9));
  expect(struck[0]).toBeLessThan(struck[1]);
  const arrives = (all: Pose[][]): number => all.findIndex(([, , p]) => p.x < -3.49 && p.z < 2.51);
  expect(arrives(frames)).toBeLessThan(arrives(walked));
});

const GATES = { gates: [['d4', 'h8'], []] } as const;

test('through a gate: down into one end and up out of the other, never between them', () => {
  const view = viewOf('Na4 Ka4^ Aj1 ai10', GATES);
  const { film, spot } = set(view);
  const [n, k] = [idOf(view, 'a4'), idOf(view, 'a4', true)];
  const next = changed(view, { [n]: { at: cell('h8') }, [k]: { at: cell('h8') } }, 'move', n);
  const effects = [
    go(n, 'a4', 'd4', 'walk', ['b4', 'c4']),
    go(k, 'a4', 'd4', 'carry', ['b4', 'c4']),
    go(n, 'd4', 'h8', 'warp'),
    go(k, 'd4', 'h8', 'carry'),
  ];
  const frames = film(next, effects, [n, k]);
  for (const [p, rider] of frames) {
    expect(p.x < spot('d4').x + 0.01 || p.x > spot('h8').x - 0.01).toBe(true);
    // a rider is never left behind
    expect(Math.hypot(rider.x - p.x, rider.z - p.z)).toBeLessThan(0.15);
  }
  expect(Math.min(...frames.map(([p]) => p.y))).toBeLessThan(-0.5);
});

test('a telefrag: the traveller comes out of the other end, and the piece there is captured when it does', () => {
  const view = viewOf('Ne4 oh8 Aj1 ai10', GATES);
  const { film, spot } = set(view);
  const [n, o] = [idOf(view, 'e4'), idOf(view, 'h8')];
  const next = changed(view, { [n]: { at: cell('h8') }, [o]: GONE }, 'move', n);
  const frames = film(next, [go(n, 'e4', 'd4', 'walk'), take(o, 'h8', n), go(n, 'd4', 'h8', 'warp')], [n, o]);
  const out = frames.findIndex(([p]) => Math.abs(p.x - spot('h8').x) < 0.01);
  const falls = frames.findIndex(([, other]) => other.presence < 1 || other.inTray);
  expect(out).toBeGreaterThan(0);
  expect(falls).toBeGreaterThanOrEqual(out);
});

test.each([null, 'warp'] as const)(
  'the house rule: nobody comes out, and who stands at the other end stays (%s)',
  (how) => {
    const view = viewOf('Ne4 Ke4^ oh8 Aj1 ai10', GATES);
    const { film, spot } = set(view);
    const [n, k, o] = [idOf(view, 'e4'), idOf(view, 'e4', true), idOf(view, 'h8')];
    const next = changed(view, { [n]: GONE, [k]: GONE }, 'move', n);
    const fall = (piece: number): EffectView => ({ ...take(piece, 'd4', null), ...(how && { how }) }) as EffectView;
    const effects = [go(n, 'e4', 'd4', 'walk'), go(k, 'e4', 'd4', 'carry'), fall(k), fall(n)];
    const frames = film(next, effects, [n, k, o]);
    for (const [p, , other] of frames) {
      expect(other.presence).toBe(1);
      // it is visible on its way and in its tray, and nowhere else
      if (p.presence > 0.1 && !p.inTray) expect(Math.abs(p.z - spot('d4').z)).toBeLessThan(0.01);
    }
    expect(Math.min(...frames.map(([p]) => p.y))).toBeLessThan(-0.4);
  },
);

test('a promoted tile turns over when it has arrived, though its effect comes before; a lost one never does', () => {
  const view = viewOf('Ke7 Aj1 ai10');
  const { film } = set(view);
  const k = idOf(view, 'e7');
  const become: EffectView = { do: 'become', piece: k, at: cell('e7'), kind: '+k', was: 'k', says };
  const frames = film(
    changed(view, { [k]: { at: cell('f8'), kind: '+k' } }, 'move', k),
    [become, go(k, 'e7', 'f8', 'walk')],
    [k],
  );
  const first = frames.findIndex(([p]) => p.kind === '+k');
  expect(frames[first][0].x).toBeCloseTo(0.5);
  expect(Math.abs(frames[first][0].roll)).toBeGreaterThan(1.2);
  // it never sinks into the board, and never fades halfway
  for (const [p] of frames) expect(p.presence).toBe(1);
  expect(Math.min(...frames.map(([p]) => p.y - Math.abs(Math.sin(p.roll)) * 0.36))).toBeGreaterThan(-0.05);
});

test('a captured man turns over, changes colour on the way and stands in his captor’s hand', () => {
  const view = viewOf('Pb6 +kb7 Aj1 ai10', { hand: 'O' });
  const { film, places } = set(view);
  const [p, k] = [idOf(view, 'b6'), idOf(view, 'b7')];
  const next = changed(
    view,
    { [p]: { at: cell('b7') }, [k]: { at: null, place: 'hand', side: 0, kind: 'k' } },
    'capture',
    p,
  );
  const recruit: EffectView = { do: 'recruit', piece: k, at: cell('b7'), side: 0, kind: 'k', was: '+k', says };
  const frames = film(next, [take(k, 'b7', p, 'hand'), go(p, 'b6', 'b7', 'walk'), recruit], [k]);
  const turned = frames.findIndex(([pose]) => pose.side === 0);
  expect(frames[turned][0].kind).toBe('k');
  expect(frames[turned][0].inTray).toBe(false);
  expect(frames.some(([pose]) => pose.presence < 1)).toBe(false);
  const rest = places.pose(next.pieces[k], next);
  const anon = places.pose(next.pieces.find((q) => q.place === 'hand' && q.kind === 'anon')!, next);
  expect(rest.inTray).toBe(true);
  expect(Math.hypot(rest.x - anon.x, rest.z - anon.z)).toBeGreaterThan(0.5);
});

test('the second of two gates opens both; ice grows on all held pieces at the same time', () => {
  const view = viewOf('Se4 Xd5 kf6 tg6 Aj1 ai10', { gates: [['a1'], []] });
  const { playback } = set(view);
  const [k, t, x] = ['f6', 'g6', 'd5'].map((name) => idOf(view, name));
  const gate = (at: string, leadsTo: string) => ({
    id: 'teleporter-white',
    cell: cell(at),
    side: 0 as const,
    hidden: false,
    says,
    leadsTo: cell(leadsTo),
  });
  const next = { ...changed(view, {}, 'move', x), features: [gate('a1', 'e4'), gate('e4', 'a1')] };
  const state = (piece: number): EffectView => ({
    do: 'state',
    piece,
    at: null,
    state: 'frozen',
    on: true,
    by: [x],
    says,
  });
  const laid: EffectView = {
    do: 'feature',
    feature: 'teleporter-white',
    cell: cell('e4'),
    on: true,
    hidden: false,
    says,
  };
  playback.play(next, 2, [laid, state(k), state(t)], 'usual');
  const ends = () => [...playback.ground.values()].map((l) => l.leadsTo);
  expect(ends()).toEqual([null, null]);
  let together = 0;
  while (playback.playing) {
    playback.advance(1000 / 60);
    const [a, b] = [playback.poses.get(k)!.chill, playback.poses.get(t)!.chill];
    expect(a).toBe(b);
    if (a > 0 && a < 1) {
      together++;
      expect(ends()).toEqual([cell('e4'), cell('a1')]);
    }
  }
  expect(together).toBeGreaterThan(5);
});

test('a man that the player has put on a mount is not animated again', () => {
  const view = viewOf('Kb3 Na2 Aj1 ai10');
  const { film, playback, spot } = set(view);
  const k = idOf(view, 'b3');
  Object.assign(playback.poses.get(k)!, { x: spot('a2').x, y: 0.8, z: spot('a2').z });
  const next = changed(view, { [k]: { at: cell('a2'), rides: true } }, 'board', k);
  for (const [p] of film(next, [go(k, 'b3', 'a2', 'board')], [k], k))
    expect(Math.abs(p.x - spot('a2').x)).toBeLessThan(0.05);
});
