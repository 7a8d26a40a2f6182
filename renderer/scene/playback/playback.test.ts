import { expect, test } from 'vitest';
import type { EffectView, View } from '../../../electron/contract/view.ts';
import {
  acidAfter,
  acidBoard,
  acidCell,
  acidPieceOn,
  frozen,
  middleView,
  startView,
  viewOf,
} from '../../testing/acid.ts';
import { Places, type Pose, posesOf } from '../places.ts';
import { Playback } from './playback.ts';

const EMPTY = '...........';
const rows = (...lines: Record<number, string>[]): string[] => {
  const all = Object.assign({}, ...lines) as Record<number, string>;
  return Array.from({ length: 11 }, (_, i) => all[i] ?? EMPTY);
};

const set = (view: View) => {
  const places = new Places(acidBoard, 2, view.pieces);
  const settled: (string | number)[] = [];
  const playback = new Playback(places, (key) => settled.push(key));
  playback.cut(view, 'start');
  settled.length = 0;
  return { places, playback, settled };
};
const pose = (playback: Playback, id: number): Pose => {
  const found = playback.poses.get(id);
  if (!found) throw new Error(`no pose for piece ${id}`);
  return found;
};
/** Plays to the end at sixty frames a second and records the poses of some pieces. */
const film = (playback: Playback, ids: readonly number[]): Pose[][] => {
  const frames: Pose[][] = [];
  for (let i = 0; playback.playing; i++) {
    if (i > 2000) throw new Error('playback does not end');
    playback.advance(1000 / 60);
    frames.push(ids.map((id) => ({ ...pose(playback, id) })));
  }
  return frames;
};
const go = (
  piece: number,
  from: string | null,
  to: string,
  how: 'walk' | 'leap' | 'push' | 'warp' | 'drop',
  via: string[] = [],
): EffectView => ({
  do: 'go',
  piece,
  from: from === null ? null : acidCell(from),
  to: acidCell(to),
  how,
  via: via.map(acidCell),
  says: '',
});
const take = (piece: number, from: string, by: number | null, into: 'lost' | 'depths' = 'lost'): EffectView => ({
  do: 'take',
  piece,
  from: acidCell(from),
  by,
  into,
  says: '',
});

test('a walk passes its waypoints and ends exactly at the pose of the view', () => {
  const view = startView();
  const { playback, places, settled } = set(view);
  const id = acidPieceOn(view, 'c1');
  const next = acidAfter(view, id, acidCell('b9'));
  playback.play(next, 1, [go(id, 'c1', 'b9', 'walk', ['e3', 'Δ8'])], 'usual');
  const frames = film(playback, [id]);
  const corner = places.cell(acidCell('Δ8'));
  const nearest = Math.min(...frames.map(([p]) => Math.hypot(p.x - corner.x, p.z - corner.z)));
  expect(nearest).toBeLessThan(0.35);
  expect(playback.poses).toEqual(posesOf(places, next));
  expect(settled).toEqual([1]);
});

test('a captured piece stays until its captor arrives, then is in the captor’s tray', () => {
  const view = middleView();
  const { playback, places } = set(view);
  const [taker, victim] = [acidPieceOn(view, 'f4'), acidPieceOn(view, 'g6')];
  const next = acidAfter(view, taker, acidCell('g6'));
  playback.play(next, 1, [take(victim, 'g6', taker), go(taker, 'f4', 'g6', 'walk')], 'usual');
  const frames = film(playback, [taker, victim]);
  const fades = frames.findIndex(([, v]) => v.presence < 0.95);
  const way = (p: Pose): number => Math.abs(p.z - places.cell(acidCell('g6')).z);
  expect(way(frames[fades][0])).toBeLessThan(way(frames[0][0]) * 0.6);
  expect(pose(playback, victim).x).toBeGreaterThan(6);
});

test('a pushed piece is never passed through: it stays ahead of its pusher and climbs into the Zone', () => {
  const view = viewOf(rows({ 9: '.S.........', 6: '.D.........' }));
  const { playback } = set(view);
  const [pusher, shoved] = [acidPieceOn(view, 'a1'), acidPieceOn(view, 'a4')];
  const next: View = {
    ...view,
    pieces: view.pieces.map((p) => ({ ...p, at: p.id === pusher ? acidCell('a9') : acidCell('aΛ') })),
  };
  playback.play(next, 1, [go(shoved, 'a4', 'aΛ', 'push'), go(pusher, 'a1', 'a9', 'walk')], 'usual');
  const frames = film(playback, [pusher, shoved]);
  for (const [p, s] of frames) expect(p.z - s.z).toBeGreaterThan(0.65);
  const { z } = frames[0][1];
  const moves = frames.findIndex(([, s]) => s.z < z);
  expect(frames[moves][0].z - z, 'nothing moves before it is touched').toBeLessThan(0.75);
  expect(pose(playback, shoved).y).toBeCloseTo(0.35);
});

test('a leap rises over the board and lands', () => {
  const view = startView();
  const { playback } = set(view);
  const id = acidPieceOn(view, 'f1');
  playback.play(acidAfter(view, id, acidCell('a4')), 1, [go(id, 'f1', 'a4', 'leap', ['dΛ'])], 'usual');
  const frames = film(playback, [id]);
  expect(Math.max(...frames.map(([p]) => p.y))).toBeGreaterThan(1);
  expect(pose(playback, id).y).toBe(0);
});

test('a chain of jumps: a slide to the first victim, a jump over each, and each goes as the jump over it lands', () => {
  const view = viewOf(rows({ 9: '.V.........', 6: '....d......', 4: '......d....' }));
  const { playback, places } = set(view);
  const [voyager, one, two] = [acidPieceOn(view, 'a1'), acidPieceOn(view, 'd4'), acidPieceOn(view, 'f6')];
  const next = acidAfter(view, voyager, acidCell('g7'));
  const effects = [take(one, 'd4', voyager), take(two, 'f6', voyager), go(voyager, 'a1', 'g7', 'leap', ['e5'])];
  playback.play(next, 1, effects, 'usual');
  const frames = film(playback, [voyager, one, two]);
  const by = (name: string) => {
    const { x } = places.cell(acidCell(name));
    return frames.reduce((best, f) => (Math.abs(f[0].x - x) < Math.abs(best[0].x - x) ? f : best));
  };
  for (const [v] of frames) if (v.x < places.cell(acidCell('c3')).x - 1e-6) expect(v.y).toBe(0);
  expect(by('d4')[0].y).toBeGreaterThan(0.6);
  expect(by('e5')[0].y).toBeLessThan(0.1);
  expect(by('f6')[0].y).toBeGreaterThan(0.6);
  expect(by('c3')[1].presence).toBe(1);
  expect(by('f6')[1].presence).toBeLessThan(0.5);
  expect(by('f6')[2].presence).toBe(1);
});

test('in a swap the pieces pass without touching', () => {
  const view = startView();
  const { playback, places } = set(view);
  const [king, sweeper] = [acidPieceOn(view, 'e1'), acidPieceOn(view, 'a1')];
  const next: View = {
    ...view,
    pieces: view.pieces.map((p) =>
      p.id === king ? { ...p, at: acidCell('a1') } : p.id === sweeper ? { ...p, at: acidCell('e1') } : p,
    ),
  };
  playback.play(
    next,
    1,
    [{ do: 'swap', piece: king, with: sweeper, from: acidCell('e1'), to: acidCell('a1'), says: '' }],
    'usual',
  );
  const frames = film(playback, [king, sweeper]);
  for (const [a, b] of frames) expect(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)).toBeGreaterThan(0.6);
  expect(playback.poses).toEqual(posesOf(places, next));
});

test('a drop comes from the hand; a warp is seen at both ends and nowhere in between', () => {
  const view = startView();
  const { playback } = set(view);
  const mass = view.pieces.find((p) => p.kind === 'mass' && p.side === 0)!.id;
  const hand = { ...pose(playback, mass) };
  playback.play(acidAfter(view, mass, acidCell('e5')), 1, [go(mass, null, 'e5', 'drop')], 'usual');
  const dropped = film(playback, [mass]);
  expect(Math.abs(dropped[0][0].x - hand.x)).toBeLessThan(0.5);
  expect(Math.max(...dropped.map(([p]) => p.y))).toBeGreaterThan(1);

  const ghost = acidPieceOn(view, 'b1');
  const there = acidAfter(view, ghost, acidCell('δΛ'));
  playback.play(there, 2, [go(ghost, 'b1', 'δΛ', 'warp')], 'usual');
  const xs = new Set(film(playback, [ghost]).map(([p]) => p.x));
  expect([...xs].sort()).toEqual([-3, 5]);
});

test('a transformation changes the figure while it is nearly invisible; freezing chills', () => {
  const view = viewOf(rows({ 1: '.D.........', 5: '.....A.....', 6: '....d......' }));
  const { playback } = set(view);
  const [diskette, angel, watcher] = [acidPieceOn(view, 'a9'), acidPieceOn(view, 'e5'), acidPieceOn(view, 'd4')];
  const next = frozen(
    { ...view, pieces: view.pieces.map((p) => (p.id === diskette ? { ...p, kind: 'charonite' } : p)) },
    'e5',
    ['d4'],
  );
  const effects: EffectView[] = [
    { do: 'become', piece: diskette, at: acidCell('a9'), kind: 'charonite', was: 'diskette', says: '' },
    { do: 'state', piece: angel, at: acidCell('e5'), state: 'frozen', on: true, by: [watcher], says: '' },
  ];
  playback.play(next, 1, effects, 'usual');
  const frames = film(playback, [diskette, angel]);
  const change = frames.findIndex(([d]) => d.kind === 'charonite');
  expect(frames[change][0].presence).toBeLessThan(0.35);
  expect(pose(playback, angel).chill).toBe(1);
});

test('a piece sent to the depths sinks, and is half faded in the tray', () => {
  const view = viewOf(rows({ 0: 'G..........' }));
  const { playback } = set(view);
  const ghost = acidPieceOn(view, 'ΔΛ');
  const next: View = { ...view, pieces: view.pieces.map((p) => ({ ...p, place: 'depths' as const, at: null })) };
  playback.play(next, 1, [take(ghost, 'ΔΛ', null, 'depths')], 'usual');
  expect(Math.min(...film(playback, [ghost]).map(([p]) => p.y))).toBeLessThan(-0.5);
  expect(pose(playback, ghost).presence).toBeCloseTo(0.45);
});

test('undo slides everything back within 150 ms', () => {
  const view = startView();
  const { playback, places, settled } = set(view);
  const id = acidPieceOn(view, 'e2');
  const next = acidAfter(view, id, acidCell('e3'));
  playback.cut(next, 1);
  playback.back(view, 2);
  playback.advance(75);
  expect(pose(playback, id).z).toBeGreaterThan(2);
  expect(pose(playback, id).z).toBeLessThan(3);
  playback.advance(76);
  expect(playback.playing).toBe(false);
  expect(playback.poses).toEqual(posesOf(places, view));
  expect(settled).toEqual([1, 2]);
});

test('skipping, interrupting and playing nothing all end at the view, each settled once', () => {
  const view = startView();
  const { playback, places, settled } = set(view);
  const id = acidPieceOn(view, 'e2');
  const one = acidAfter(view, id, acidCell('e3'));
  const two = acidAfter(one, id, acidCell('e4'));
  playback.play(one, 1, [go(id, 'e2', 'e3', 'walk')], 'usual');
  playback.advance(50);
  playback.play(two, 2, [go(id, 'e3', 'e4', 'walk')], 'slow');
  expect(settled).toEqual([1]);
  expect(playback.skip()).toBe(true);
  expect(playback.skip()).toBe(false);
  expect(playback.poses).toEqual(posesOf(places, two));
  playback.play(two, 3, [], 'fast');
  expect(settled).toEqual([1, 2, 3]);
  expect(playback.advance(16)).toBe(false);
});

test('a higher speed takes less time, speed none takes none', () => {
  const long = (speed: 'slow' | 'usual' | 'fast' | 'none'): number => {
    const view = startView();
    const { playback } = set(view);
    const id = acidPieceOn(view, 'e2');
    playback.play(acidAfter(view, id, acidCell('e7')), 1, [go(id, 'e2', 'e7', 'walk')], speed);
    return film(playback, [id]).length;
  };
  expect(long('none')).toBe(0);
  expect(long('fast')).toBeLessThan(long('usual'));
  expect(long('usual')).toBeLessThan(long('slow'));
});

test('a piece that the player has already put down is not animated again', () => {
  const view = startView();
  const { playback, places } = set(view);
  const id = acidPieceOn(view, 'e2');
  const to = places.cell(acidCell('e7'));
  Object.assign(pose(playback, id), { x: to.x, y: 0.4, z: to.z });
  playback.play(acidAfter(view, id, acidCell('e7')), 1, [go(id, 'e2', 'e7', 'walk')], 'usual', id);
  for (const [p] of film(playback, [id])) expect(Math.abs(p.z - to.z)).toBeLessThan(0.01);
});

test('an effect about an unknown piece throws', () => {
  const view = startView();
  const { playback } = set(view);
  expect(() => playback.play(view, 1, [go(999, 'e2', 'e3', 'walk')], 'usual')).toThrow(/piece 999/);
});
