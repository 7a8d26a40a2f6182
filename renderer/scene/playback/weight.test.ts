/** The weight of pieces: arcs, landings, touches, hits, explosions, and the end of a royal piece. */
import { expect, test } from 'vitest';
import type { EffectView, View } from '../../../electron/contract/view.ts';
import { acidAfter, acidBoard, acidCell, acidPieceOn, viewOf } from '../../testing/acid.ts';
import { Places, type Pose, posesOf } from '../places.ts';
import type { Spark } from './ground.ts';
import { LAST_STAND } from './last-stand.ts';
import { Playback } from './playback.ts';

const STEP = 10;
const EMPTY = '...........';
const rows = (lines: Record<number, string>): string[] => Array.from({ length: 11 }, (_, i) => lines[i] ?? EMPTY);
const says = '';
type How = Extract<EffectView, { do: 'go' }>['how'];
const go = (piece: number, from: string, to: string, how: How): EffectView => ({
  do: 'go',
  piece,
  from: acidCell(from),
  to: acidCell(to),
  how,
  via: [],
  says,
});
const take = (piece: number, from: string, by: number | null): EffectView => ({
  do: 'take',
  piece,
  from: acidCell(from),
  by,
  into: 'lost',
  says,
});

interface Picture {
  readonly at: number;
  readonly poses: readonly Pose[];
  readonly sparks: readonly Spark['is'][];
  readonly jolt: number;
  readonly dusk: number;
}
/** Plays to the end in steps of 10 ms, from one position to the other, and looks at these pieces. */
const film = (before: View, next: View, effects: readonly EffectView[], ids: readonly number[]) => {
  const places = new Places(acidBoard, 2, before.pieces);
  const playback = new Playback(places, () => {});
  playback.cut(before, 'start');
  playback.play(next, 1, effects, 'usual');
  const pictures: Picture[] = [];
  while (playback.playing) {
    if (pictures.length > 1000) throw new Error('playback does not end');
    playback.advance(STEP);
    const { jolt, dusk } = playback.air;
    pictures.push({
      at: (pictures.length + 1) * STEP,
      poses: ids.map((id) => ({ ...playback.poses.get(id)! })),
      sparks: playback.sparks.filter(({ u }) => u > 0 && u < 1).map(({ is }) => is),
      jolt: Math.hypot(jolt.x, jolt.y),
      dusk,
    });
  }
  expect(playback.poses).toEqual(posesOf(places, next));
  expect(playback.air).toEqual({ jolt: { x: 0, y: 0 }, dusk: 0 });
  return { pictures, places };
};
const most = (values: readonly number[]): number => Math.max(...values);

test.each([
  ['c2', 0.67],
  ['c5', 1.2],
  ['c7', 1.2],
])('a leap from c1 to %s is lifted first, and its arc is a third of the way, at most 1.2', (to, arc) => {
  const view = viewOf(rows({ 9: '...G.......' }));
  const id = acidPieceOn(view, 'c1');
  const target = to === 'c2' ? 'c3' : to;
  const { pictures } = film(view, acidAfter(view, id, acidCell(target)), [go(id, 'c1', target, 'leap')], [id]);
  const lifting = pictures.filter(({ at }) => at <= 110).map(({ poses: [p] }) => p);
  for (const p of lifting) expect(p.z).toBe(lifting[0].z);
  expect(lifting.at(-1)!.y).toBeGreaterThan(0.15);
  const highest = most(pictures.map(({ poses: [p] }) => p.y));
  expect(highest).toBeGreaterThan(arc);
  expect(highest).toBeLessThan(arc + 0.25);
});

test('a slide keeps to the ground, and raises no dust', () => {
  const view = viewOf(rows({ 9: '...G.......' }));
  const id = acidPieceOn(view, 'c1');
  const { pictures } = film(view, acidAfter(view, id, acidCell('c7')), [go(id, 'c1', 'c7', 'walk')], [id]);
  expect(most(pictures.map(({ poses: [p] }) => p.y))).toBe(0);
  expect(pictures.flatMap(({ sparks }) => sparks)).toEqual([]);
});

test('a landing presses the shadow flat for 60 ms, with a breath of dust, and not before it', () => {
  const view = viewOf(rows({ 9: '...G.......' }));
  const id = acidPieceOn(view, 'c1');
  const { pictures } = film(view, acidAfter(view, id, acidCell('c4')), [go(id, 'c1', 'c4', 'leap')], [id]);
  const pressed = pictures.filter(({ poses: [p] }) => (p.squash ?? 0) > 0.05);
  expect(pressed.length * STEP).toBeGreaterThan(30);
  expect(pressed.length * STEP).toBeLessThan(80);
  for (const { poses } of pressed) expect(poses[0].y).toBeCloseTo(0);
  const dusty = pictures.filter(({ sparks }) => sparks.includes('dust'));
  expect(dusty.length).toBeGreaterThan(10);
  for (const { poses } of dusty) expect(poses[0].y).toBeCloseTo(0);
});

test('what is hit goes when the figures touch, not before, and topples away from the captor', () => {
  const view = viewOf(rows({ 9: '...G.......', 4: '...d.......' }));
  const [captor, victim] = [acidPieceOn(view, 'c1'), acidPieceOn(view, 'c6')];
  const effects = [take(victim, 'c6', captor), go(captor, 'c1', 'c6', 'walk')];
  const { pictures } = film(view, acidAfter(view, captor, acidCell('c6')), effects, [captor, victim]);
  const far = ({ poses: [a] }: Picture): number => Math.abs(a.z - pictures[0].poses[1].z);
  const moved = pictures.findIndex(({ poses: [, v] }) => v.roll !== 0);
  expect(far(pictures[moved])).toBeLessThan(0.6);
  expect(far(pictures[moved])).toBeGreaterThan(0.2);
  const fallen = pictures.filter(({ poses: [, v] }) => !v.inTray && v.presence > 0);
  expect(most(fallen.map(({ poses: [, v] }) => Math.abs(v.roll)))).toBeGreaterThan(0.9);
  expect(Math.min(...fallen.map(({ poses: [, v] }) => v.y))).toBeLessThan(-0.2);
});

test('in a row each piece sets the next in motion', () => {
  const view = viewOf(rows({ 9: '.S.........', 7: '.D.........', 6: '.G.........' }));
  const [pusher, one, two] = [acidPieceOn(view, 'a1'), acidPieceOn(view, 'a3'), acidPieceOn(view, 'a4')];
  const to: Record<number, string> = { [pusher]: 'a3', [one]: 'a4', [two]: 'a5' };
  const next = { ...view, pieces: view.pieces.map((p) => ({ ...p, at: acidCell(to[p.id]) })) };
  const effects = [go(two, 'a4', 'a5', 'push'), go(one, 'a3', 'a4', 'push'), go(pusher, 'a1', 'a3', 'walk')];
  const { pictures } = film(view, next, effects, [pusher, one, two]);
  const start = pictures[0].poses.map(({ z }) => z);
  const begins = [0, 1, 2].map((i) => pictures.findIndex(({ poses }) => poses[i].z < start[i] - 1e-6));
  expect(begins[1]).toBeGreaterThan(begins[0]);
  expect(begins[2]).toBeGreaterThan(begins[1]);
  for (const { poses } of pictures) {
    expect(poses[0].z - poses[1].z).toBeGreaterThan(0.65);
    expect(poses[1].z - poses[2].z).toBeGreaterThan(0.65);
  }
});

test('an explosion is light first, then ring and smoke, and shakes the camera by less than half a cell', () => {
  const view = viewOf(rows({ 4: '...d.......' }));
  const id = acidPieceOn(view, 'c6');
  const next = { ...view, pieces: view.pieces.map((p) => ({ ...p, place: 'lost' as const, at: null })) };
  const effects: EffectView[] = [{ do: 'burst', cell: acidCell('c6'), radius: 1, says }, take(id, 'c6', null)];
  const { pictures } = film(view, next, effects, [id]);
  const times = (is: Spark['is']) => pictures.filter(({ sparks }) => sparks.includes(is)).map(({ at }) => at);
  expect(most(times('flash'))).toBeLessThan(90);
  expect(Math.min(...times('burst'))).toBeGreaterThan(80);
  expect(most(times('burst')) - Math.min(...times('burst'))).toBeGreaterThan(550);
  expect(pictures.filter(({ at }) => at <= 80).every(({ poses: [p] }) => p.presence === 1 && p.roll === 0)).toBe(true);
  const jolts = pictures.map(({ jolt }) => jolt);
  expect(most(jolts)).toBeGreaterThan(0.05);
  expect(most(jolts)).toBeLessThan(0.5);
});

test('a royal piece with which the game is lost takes 1.6 s, with the light drawn in; another one does not', () => {
  const view = viewOf(rows({ 9: '...G.......', 8: '...k.......' }));
  const [captor, king] = [acidPieceOn(view, 'c1'), acidPieceOn(view, 'c2')];
  const next = acidAfter(view, captor, acidCell('c2'));
  const told = [take(king, 'c2', captor), go(captor, 'c1', 'c2', 'walk')];
  const ending: EffectView = { do: 'end', winner: 0, reason: 'king-taken', says };
  const { pictures } = film(view, next, [...told, ending], [captor, king]);
  const drawn = pictures.filter(({ dusk }) => dusk > 0);
  expect(most(drawn.map(({ dusk }) => dusk))).toBeGreaterThan(0.95);
  expect(drawn.length * STEP).toBeGreaterThan(LAST_STAND - 60);
  expect(drawn.length * STEP).toBeLessThanOrEqual(LAST_STAND);
  expect(pictures.some(({ sparks }) => sparks.includes('draw'))).toBe(true);
  // nobody stands in anybody: it is thrown back by whoever hits it
  const apart = pictures
    .filter(({ poses: [, k] }) => k.presence > 0.9 && k.y < 1)
    .map(({ poses: [c, k] }) => Math.hypot(c.x - k.x, c.z - k.z));
  expect(Math.min(...apart)).toBeGreaterThan(0.35);
  for (const other of [film(view, next, told, []), film(view, next, [...told, { ...ending, winner: 1 }], [])])
    expect(most(other.pictures.map(({ dusk }) => dusk))).toBe(0);
});
