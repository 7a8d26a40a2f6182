import { expect, test } from 'vitest';
import type { EffectView, FeatureView, View } from '../../../electron/contract/view.ts';
import { deicideCell as cell, deicideBoard, viewOf } from '../../testing/deicide.ts';
import { Places, type Pose, posesOf } from '../places.ts';
import { groundKey, groundOf, type LyingFeature } from './ground.ts';
import { Playback } from './playback.ts';

const EMPTY = '................';
const rows = (given: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: 16 }, (_, i) => given[16 - i] ?? EMPTY);
const on = (view: View, name: string): number => {
  const piece = view.pieces.find((p) => p.at === cell(name));
  if (!piece) throw new Error(`nothing stands on ${name}`);
  return piece.id;
};
const set = (view: View) => {
  const places = new Places(deicideBoard, 0, view.pieces);
  const playback = new Playback(places, () => {});
  playback.cut(view, 'start');
  return { places, playback };
};
const changed = (view: View, pieces: Readonly<Record<number, object>>, more: Partial<View> = {}): View => ({
  ...view,
  revision: view.revision + 1,
  pieces: view.pieces.map((p) => ({ ...p, ...pieces[p.id] })),
  ...more,
});
const LOST = { place: 'lost', at: null };

interface Picture {
  readonly poses: readonly Pose[];
  readonly ground: readonly LyingFeature[];
  readonly sparks: number;
}
/** Plays to the end at sixty frames a second and records each frame. */
const film = (playback: Playback, ids: readonly number[]): Picture[] => {
  const pictures: Picture[] = [];
  while (playback.playing) {
    if (pictures.length > 2000) throw new Error('playback does not end');
    playback.advance(1000 / 60);
    pictures.push({
      poses: ids.map((id) => ({ ...playback.poses.get(id)! })),
      ground: [...playback.ground.values()].map((lying) => ({ ...lying })),
      sparks: playback.sparks.filter((s) => s.u > 0 && s.u < 1).length,
    });
  }
  return pictures;
};
const play = (before: View, after: View, effects: readonly EffectView[], ids: readonly number[]) => {
  const { playback, places } = set(before);
  playback.play(after, 1, effects, 'usual');
  const pictures = film(playback, ids);
  expect(playback.poses).toEqual(posesOf(places, after));
  expect(playback.ground).toEqual(groundOf(after));
  expect(playback.sparks, 'no light is left at rest').toEqual([]);
  return { pictures, playback, places };
};
const says = '';
const walk = (piece: number, from: string, to: string): EffectView => ({
  do: 'go',
  piece,
  from: cell(from),
  to: cell(to),
  how: 'walk',
  via: [],
  says,
});
const take = (piece: number, from: string, by: number | null): EffectView => ({
  do: 'take',
  piece,
  from: cell(from),
  by,
  into: 'lost',
  says,
});
const feature = (id: string, name: string, more: Partial<FeatureView> = {}): FeatureView => ({
  id,
  cell: cell(name),
  side: null,
  hidden: false,
  says,
  ...more,
});
const flight = (view: View, piece: number, to: string, left: number) => {
  const { side, kind } = view.pieces[piece];
  return { piece, side, kind, to: cell(to), left, says };
};

test('a piece that leaves for some turns dissolves and floats as a ghost over its landing cell', () => {
  const view = viewOf(rows({ 2: '.......T........' }));
  const id = on(view, 'h2');
  const after = changed(view, { [id]: { place: 'flight', at: null } }, { flights: [flight(view, id, 'h9', 3)] });
  const effects: EffectView[] = [{ do: 'banish', piece: id, from: cell('h2'), to: cell('h9'), turns: 3, says }];
  const { pictures, playback, places } = play(view, after, effects, [id]);
  const goal = places.cell(cell('h9'));
  for (const { poses } of pictures) {
    const [p] = poses;
    const there = Math.abs(p.z - goal.z) < 0.01;
    const here = Math.abs(p.z - places.cell(cell('h2')).z) < 0.01;
    expect(there || here || p.presence < 0.02, 'nowhere between').toBe(true);
  }
  const end = playback.poses.get(id)!;
  expect(end).toMatchObject({ x: goal.x, z: goal.z, left: 3, spirit: 1, over: cell('h9') });
  expect(end.y).toBeGreaterThan(0.5);
  expect(end.presence).toBeLessThan(0.8);
  expect(pictures.some((p) => p.sparks > 0)).toBe(true);
});

test('counters tick together; the last piece lands, and a piece on that cell goes as it touches the ground', () => {
  const view = viewOf(rows({ 5: '..........P.....' }), {
    flights: [
      { side: 1, kind: 'time-machine', to: cell('k5'), left: 1 },
      { side: 1, kind: 'fool', to: cell('c3'), left: 3 },
    ],
  });
  const [victim, lands, waits] = [on(view, 'k5'), view.flights[0].piece, view.flights[1].piece];
  const after = changed(
    view,
    { [victim]: LOST, [lands]: { place: 'board', at: cell('k5') } },
    { flights: [{ ...view.flights[1], left: 2 }] },
  );
  const { pictures } = play(
    view,
    after,
    [
      { do: 'tick', piece: lands, to: cell('k5'), left: 0, says },
      { do: 'tick', piece: waits, to: cell('c3'), left: 2, says },
      take(victim, 'k5', lands),
      { do: 'go', piece: lands, from: null, to: cell('k5'), how: 'warp', via: [], says },
    ],
    [victim, lands, waits],
  );
  const first = (test: (p: Picture) => boolean): number => pictures.findIndex(test);
  const ticked = first((p) => p.poses[1].left === 0);
  expect(first((p) => p.poses[2].left === 2)).toBe(ticked);
  const touched = first((p) => p.poses[1].y < 0.02);
  const fades = first((p) => p.poses[0].presence < 0.98);
  expect(ticked).toBeLessThan(fades);
  expect(fades).toBeGreaterThan(touched - 8);
  expect(pictures.at(-2)!.poses[1].presence).toBeGreaterThan(0.9);
});

test('several pieces that land on one cell float side by side and smaller, each with its own counter', () => {
  const view = viewOf(rows({}), {
    flights: [1, 2, 3].map((left) => ({ side: 0, kind: 'time-machine', to: cell('h8'), left })),
  });
  const { places } = set(view);
  const poses = view.flights.map((f) => places.pose(view.pieces[f.piece], view));
  expect(poses.map((p) => p.left)).toEqual([1, 2, 3]);
  const xs = poses.map((p) => p.x - places.cell(cell('h8')).x);
  expect(xs[0]).toBeCloseTo(-xs[2]);
  expect(xs[1]).toBeCloseTo(0);
  expect(Math.max(...xs.map(Math.abs))).toBeLessThan(0.5);
  expect(poses[0].scale).toBeLessThan(0.6);
});

test('a Big Bang destroys the two Bombers and all neighbours of the captured one at once, after the captor has arrived', () => {
  const view = viewOf(
    rows({ 11: '......ppp.......', 10: '......nmb.......', 9: '......rqk.......', 8: '.....M..........' }),
  );
  const [captor, bomber] = [on(view, 'f8'), on(view, 'h10')];
  const beside = ['g11', 'h11', 'i11', 'g10', 'i10', 'g9', 'h9', 'i9'];
  const ids = beside.map((name) => on(view, name));
  const after = changed(view, Object.fromEntries([captor, bomber, ...ids].map((id) => [id, LOST])));
  const { pictures, places } = play(
    view,
    after,
    [
      take(bomber, 'h10', captor),
      take(captor, 'f8', null),
      { do: 'burst', cell: cell('h10'), radius: 1, says },
      ...beside.map((name, i) => take(ids[i], name, null)),
    ],
    [captor, bomber, ...ids],
  );
  const fades = [captor, bomber, ...ids].map((_, i) => pictures.findIndex((p) => p.poses[i].presence < 0.98));
  expect(new Set(fades).size, 'all in one frame').toBe(1);
  const there = places.cell(cell('h10'));
  const [c] = pictures[fades[0]].poses;
  expect(Math.hypot(c.x - there.x, c.z - there.z)).toBeLessThan(0.6);
});

test('a mine explodes when the mover arrives: a route reported cell by cell is one walk, then both are gone', () => {
  const mine = feature('mine', 'h6');
  const view = { ...viewOf(rows({ 6: '...........R....' })), features: [mine] };
  const rook = on(view, 'l6');
  const after = changed(view, { [rook]: LOST }, { features: [] });
  const { pictures, places } = play(
    view,
    after,
    [
      walk(rook, 'l6', 'k6'),
      walk(rook, 'k6', 'j6'),
      walk(rook, 'j6', 'i6'),
      walk(rook, 'i6', 'h6'),
      { do: 'burst', cell: cell('h6'), radius: 0, says },
      { do: 'feature', feature: 'mine', cell: cell('h6'), on: false, hidden: false, says },
      take(rook, 'h6', null),
    ],
    [rook],
  );
  const xs = pictures.map((p) => p.poses[0].x);
  const arrived = xs.findIndex((x) => Math.abs(x - places.cell(cell('h6')).x) < 0.01);
  const steps = xs.slice(1, arrived).map((x, i) => xs[i] - x);
  expect(Math.min(...steps.slice(2, -3)), 'it never stands still on the way').toBeGreaterThan(0.01);
  const fades = pictures.findIndex((p) => p.poses[0].presence < 0.98);
  expect(fades).toBeGreaterThanOrEqual(arrived);
  expect(pictures[fades].sparks).toBe(1);
  expect(pictures[arrived].ground[0].size).toBe(1);
  expect(pictures.at(-1)!.ground).toEqual([]);
});

test('a move that is taken back: the mover sets out, the mine is revealed, the mover returns', () => {
  const view = viewOf(rows({ 6: '........U.......' }));
  const id = on(view, 'i6');
  const after = { ...view, revision: 2, features: [feature('mine', 'h6')] };
  const { pictures, places } = play(
    view,
    after,
    [
      walk(id, 'i6', 'h6'),
      { do: 'retract', piece: id, from: cell('i6'), to: cell('h6'), says },
      { do: 'feature', feature: 'mine', cell: cell('h6'), on: true, hidden: false, says },
    ],
    [id],
  );
  const [from, to] = [places.cell(cell('i6')).x, places.cell(cell('h6')).x];
  const there = pictures.findIndex((p) => Math.abs(p.poses[0].x - to) < 0.01);
  const shown = pictures.findIndex((p) => p.ground.some((f) => f.size > 0.98));
  const back = pictures.findIndex((p, i) => i > there && Math.abs(p.poses[0].x - from) < 0.05);
  expect(there).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(there);
  expect(back).toBeGreaterThan(shown);
});

test('a landing that is taken back with the move: the piece that landed is in the air again', () => {
  const view = viewOf(rows({ 6: 'N...............' }), {
    flights: [{ side: 0, kind: 'time-machine', to: cell('e5'), left: 1 }],
  });
  const [id, lands] = [on(view, 'a6'), view.flights[0].piece];
  const after = { ...view, revision: 2, features: [feature('mine', 'e5')] };
  const { pictures } = play(
    view,
    after,
    [
      { do: 'go', piece: id, from: cell('a6'), to: cell('b8'), how: 'leap', via: [], says },
      { do: 'go', piece: lands, from: null, to: cell('e5'), how: 'warp', via: [], says },
      { do: 'retract', piece: lands, from: null, to: cell('e5'), says },
      { do: 'retract', piece: id, from: cell('a6'), to: cell('b8'), says },
      { do: 'feature', feature: 'mine', cell: cell('e5'), on: true, hidden: false, says },
    ],
    [id, lands],
  );
  const touched = pictures.findIndex((p) => p.poses[1].y < 0.02);
  const rising = pictures.slice(touched).filter(({ poses: [, p] }) => p.y > 0.1 && p.y < 0.6);
  expect(rising.length, 'it rises, it does not jump').toBeGreaterThan(4);
  for (const { poses } of rising) expect(poses[1].spirit).toBeGreaterThan(0);
});

test('terrain rises when it is placed and sinks when it is removed; one’s own mine is revealed where it is', () => {
  const own = feature('mine', 'k8', { side: 0, hidden: true });
  const wall = feature('wall', 'c3');
  const view = { ...viewOf(rows({})), features: [own, wall] };
  const after = { ...view, revision: 2, features: [{ ...own, side: null, hidden: false }, feature('portal', 'g8')] };
  const { pictures } = play(
    view,
    after,
    [
      { do: 'feature', feature: 'mine', cell: cell('k8'), on: true, hidden: false, says },
      { do: 'feature', feature: 'portal', cell: cell('g8'), on: true, hidden: false, says },
      { do: 'feature', feature: 'wall', cell: cell('c3'), on: false, hidden: false, says },
    ],
    [],
  );
  const sizes = (id: string): number[] => pictures.map((p) => p.ground.find((f) => f.id === id)?.size ?? 0);
  expect(sizes('mine').every((size) => size === 1)).toBe(true);
  expect(pictures[0].ground.find((f) => f.id === 'mine')!.hidden).toBe(true);
  expect(sizes('portal')[0]).toBeLessThan(0.1);
  expect(sizes('wall')[0]).toBeGreaterThan(0.9);
  expect(pictures.length * (1000 / 60)).toBeLessThan(600);
});

test('a check is a light along its line, whichever piece gives it', () => {
  const view = viewOf(rows({ 9: 'K..........r....' }));
  const [king, rook] = [on(view, 'a9'), on(view, 'l9')];
  const line = [...'lkjihgfedcba'].map((file) => cell(`${file}9`));
  const check = { side: 0 as const, king, at: cell('a9'), by: rook, line, says, ruling: null };
  const after = { ...view, revision: 2, checks: [check] };
  const effects: EffectView[] = [{ do: 'check', side: 0, at: cell('a9'), by: rook, says }];
  const { pictures } = play(view, after, effects, []);
  expect(pictures.filter((p) => p.sparks === 1).length).toBeGreaterThan(10);
  // a landing gives check too: no piece stands there
  const nobody: EffectView[] = [{ do: 'check', side: 0, at: cell('a9'), by: null, says }];
  expect(play(view, { ...view, revision: 3 }, nobody, []).pictures.some((p) => p.sparks > 0)).toBe(true);
});

test('undo snaps terrain and flights back within 150 ms', () => {
  const view = viewOf(rows({ 2: '.......T........' }));
  const id = on(view, 'h2');
  const away = changed(
    view,
    { [id]: { place: 'flight', at: null } },
    { flights: [flight(view, id, 'h9', 2)], features: [feature('wall', 'c3')] },
  );
  const { playback, places } = set(away);
  playback.back(view, 2);
  playback.advance(75);
  const half = playback.poses.get(id)!;
  expect(half.spirit).toBeGreaterThan(0.2);
  expect(half.spirit).toBeLessThan(0.8);
  expect(playback.ground.get(groundKey('wall', cell('c3')))!.size).toBeLessThan(0.8);
  playback.advance(76);
  expect(playback.playing).toBe(false);
  expect(playback.poses).toEqual(posesOf(places, view));
  expect(playback.ground.size).toBe(0);
});

test('a secret of one side is gone in the first frame of a view without it', () => {
  const own = feature('mine', 'k8', { side: 0, hidden: true });
  const view = { ...viewOf(rows({ 2: '.......R........' })), features: [own, feature('wall', 'c3')] };
  const rook = on(view, 'h2');
  const covered = changed(view, { [rook]: { at: cell('h9') } }, { features: [view.features[1]] });
  const { pictures } = play(view, covered, [walk(rook, 'h2', 'h9')], [rook]);
  expect(pictures.length).toBeGreaterThan(20);
  for (const { ground } of pictures) expect(ground.map((f) => f.id)).toEqual(['wall']);
  const { playback } = set(view);
  playback.back(covered, 2);
  playback.advance(10);
  expect([...playback.ground.values()].map((f) => f.id)).toEqual(['wall']);
});

test('a captor next to a Bomber has arrived when the explosion takes it, and all its neighbours go with it', () => {
  const view = viewOf(rows({ 10: '......nm........', 9: '.......q........', 8: '.....M..........' }));
  const [captor, bomber, knight, queen] = ['f8', 'h10', 'g10', 'h9'].map((name) => on(view, name));
  const all = [captor, bomber, knight, queen];
  const after = changed(view, Object.fromEntries(all.map((id) => [id, LOST])));
  const { pictures, places } = play(
    view,
    after,
    [
      take(bomber, 'h10', captor),
      { do: 'go', piece: captor, from: cell('f8'), to: cell('h10'), how: 'leap', via: [], says },
      take(captor, 'h10', null),
      { do: 'burst', cell: cell('h10'), radius: 1, says },
      take(knight, 'g10', null),
      take(queen, 'h9', null),
    ],
    all,
  );
  const fades = all.map((_, i) => pictures.findIndex((p) => p.poses[i].presence < 0.98));
  expect(new Set(fades).size, 'all in one frame').toBe(1);
  const there = places.cell(cell('h10'));
  const [c] = pictures[fades[0] - 1].poses;
  expect(Math.hypot(c.x - there.x, c.z - there.z)).toBeLessThan(0.1);
  expect(pictures[fades[0]].sparks).toBe(1);
});

test('a piece pushed off the board moves ahead of the pusher and falls; a capture on the edge does not', () => {
  const view = viewOf(rows({ 16: '....q...........', 14: '....U...........' }));
  const [sumo, queen] = [on(view, 'e14'), on(view, 'e16')];
  const effects = [take(queen, 'e16', sumo), walk(sumo, 'e14', 'e16')];
  const moved = changed(view, { [sumo]: { at: cell('e16') }, [queen]: LOST });
  const last = { text: '', label: '', side: 0 as const, piece: sumo, cells: [] };
  const pushed = play(view, { ...moved, last: { ...last, kind: 'push' } }, effects, [sumo, queen]);
  const edge = pushed.places.cell(cell('e16'));
  const before = pushed.pictures.filter(({ poses: [, q] }) => q.x < edge.x + 2 && q.presence > 0.05);
  expect(Math.min(...before.map((p) => p.poses[1].z))).toBeLessThan(edge.z - 0.9);
  expect(Math.min(...before.map((p) => p.poses[1].y))).toBeLessThan(-1);
  for (const { poses } of before) expect(poses[0].z - poses[1].z).toBeGreaterThan(0.65);
  // it is beyond the frame of the board when it is below it
  const below = before.filter(({ poses: [, q] }) => q.y < -0.6);
  expect(below.length).toBeGreaterThan(2);
  for (const { poses } of below) expect(edge.z - poses[1].z).toBeGreaterThan(1.4);
  const taken = play(view, { ...moved, last: { ...last, kind: 'capture' } }, effects, [queen]);
  expect(Math.min(...taken.pictures.map((p) => p.poses[0].y))).toBeGreaterThan(-0.5);
});
