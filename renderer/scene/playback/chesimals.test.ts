/** Playback of Chesimals I: units that have moved, units that are cut off, captured Chiefs and their units. */
import { expect, test } from 'vitest';
import type { EffectView, PieceNote, View } from '../../../electron/contract/view.ts';
import {
  chesimalsCell as cell,
  chesimalsBoard,
  tied,
  type Unit,
  type UnitsView,
  viewOf,
} from '../../testing/chesimals.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { Places, type Pose, posesOf } from '../places.ts';
import { Playback } from './playback.ts';

const says = '';
const idOf = (view: View, name: string): number => view.pieces.find((p) => p.at === cell(name))!.id;
const go = (piece: number, from: string, to: string): EffectView => ({
  ...{ do: 'go', piece, from: cell(from), to: cell(to), how: 'walk', via: [], says },
});
const take = (piece: number, from: string, by: number): EffectView => ({
  ...{ do: 'take', piece, from: cell(from), by, into: 'lost', says },
});
const state = (unit: Unit, id: string, on = true): EffectView => ({
  ...{ do: 'state', piece: unit.id, at: unit.at, state: id, on, by: [], says },
});
const note = (id: string): PieceNote => ({ id, says, by: [] });

/** The view after some changes, with the ties that all units then have. */
const after = (view: UnitsView, changes: Readonly<Record<number, Partial<Unit>>>): UnitsView => ({
  ...view,
  revision: view.revision + 1,
  pieces: tied(
    view.pieces.map((piece) => ({
      ...piece,
      notes: piece.notes.filter(({ id }) => id !== 'linked' && id !== 'cut-off'),
      ...changes[piece.id],
    })),
  ),
});

const film = (view: UnitsView, next: UnitsView, effects: EffectView[], ids: readonly number[], back = false) => {
  const places = new Places(chesimalsBoard, 0, view.pieces, undefined, undefined, chesimalsArt.appearance);
  const playback = new Playback(places, () => {});
  playback.cut(view, 'start');
  if (back) playback.back(next, next.revision);
  else playback.play(next, next.revision, effects, 'usual');
  const frames: Pose[][] = [];
  let sparks = 0;
  while (playback.playing) {
    if (frames.length > 2000) throw new Error('playback does not end');
    playback.advance(1000 / 60);
    sparks = Math.max(sparks, playback.sparks.length);
    frames.push(ids.map((id) => ({ ...playback.poses.get(id)! })));
  }
  expect(playback.poses).toEqual(posesOf(places, next));
  return { frames, sparks };
};
const jumps = (values: readonly number[]): number =>
  Math.max(...values.slice(1).map((value, i) => Math.abs(value - values[i])));

const start = viewOf('Cb@e9 Gb@e10 Gb@f11 Nb@d10 Gb@h9 Gw@e8 Cw@d7 Gw@f9 Cr@l16 Cs@l1');
const [chief, near, far, knight, apart] = [0, 1, 2, 3, 4];
const killer = idOf(start, 'e8');
const orphans = [near, far, knight, apart].map((id) => start.pieces[id]);

/** The blue Chief on e9 is captured. */
const fallen = after(start, {
  [chief]: { at: null, place: 'lost', notes: [note('leaderless')] },
  [killer]: { at: cell('e9'), notes: [note('moved')] },
  ...Object.fromEntries(orphans.map(({ id }) => [id, { notes: [note('leaderless')] }])),
});
const effects: EffectView[] = [
  take(chief, 'e9', killer),
  go(killer, 'e8', 'e9'),
  state(orphans[3], 'cut-off', false),
  ...orphans.map((unit) => state(unit, 'leaderless')),
];

test('a unit that has moved grows dull gradually, and bright again on undo', () => {
  const white = viewOf('Cw@e5 Gw@e6 Cb@a16');
  const guard = idOf(white, 'e6');
  const moved = after(white, { [guard]: { at: cell('e7'), notes: [note('moved')] } });
  const { frames } = film(white, moved, [go(guard, 'e6', 'e7')], [guard]);
  const dims = frames.map(([pose]) => pose.dim ?? 0);
  expect(dims[0]).toBe(0);
  expect(dims.at(-1)).toBeGreaterThan(0.3);
  expect(jumps(dims)).toBeLessThan(0.12);
  const undone = film(moved, { ...white, revision: 9 }, [], [guard], true).frames.map(([pose]) => pose.dim ?? 0);
  expect(jumps(undone)).toBeLessThan(0.2);
});

test('a captured Chief topples and turns to stone before it leaves the board; its units turn to stone after it, one by one', () => {
  const { frames, sparks } = film(start, fallen, effects, [chief, near, far, knight, apart, killer]);
  expect(sparks, 'the game goes on').toBe(0);
  const lies = frames.findIndex(([pose]) => pose.roll > 1.2);
  expect(lies).toBeGreaterThan(0);
  expect(frames[lies][0]).toMatchObject({ chill: 1, presence: 1 });
  // the captor has its cell, and nobody stands in anybody
  const between = frames.slice(0, lies).map(([c, , , , , k]) => Math.hypot(c.x - k.x, c.z - k.z));
  expect(Math.min(...between)).toBeGreaterThan(0.35);
  const turned = [1, 2, 3, 4].map((i) => frames.findIndex((poses) => poses[i].chill > 0.5));
  expect(Math.min(...turned)).toBeGreaterThan(lies);
  expect(turned[0], 'nearest first').toBeLessThan(turned[1]);
  expect(new Set(turned).size).toBe(4);
  for (const i of [1, 2, 3, 4]) expect(jumps(frames.map((poses) => poses[i].chill))).toBeLessThan(0.15);
  expect(frames.at(-1)![0]).toMatchObject({ inTray: true, roll: 0 });
});

test('the capture that loses the game is also shown by a light', () => {
  const last = { ...fallen, outcome: { winner: 0 as const, reason: 'chiefs-taken', says: '' } };
  const ending: EffectView = { do: 'end', winner: 0, reason: 'chiefs-taken', says };
  expect(film(start, last, [...effects, ending], []).sparks).toBe(1);
});

test('the capture of a unit that leads nobody plays as in any other game', () => {
  const guard = idOf(start, 'e10');
  const white = idOf(start, 'f9');
  const next = after(start, {
    [guard]: { at: null, place: 'lost' },
    [white]: { at: cell('e10'), notes: [note('moved')] },
  });
  const { frames } = film(start, next, [take(guard, 'e10', white), go(white, 'f9', 'e10')], [guard]);
  expect(Math.max(...frames.map(([pose]) => pose.chill))).toBe(0);
  expect(frames.length * 16).toBeLessThan(1000);
});

test('a unit that is cut off grows dull at that effect, not before its link is gone', () => {
  const chain = viewOf('Cw@e5 Gw@e6 Gw@e7 Cb@a16');
  const [link, end] = [idOf(chain, 'e6'), idOf(chain, 'e7')];
  const next = after(chain, { [link]: { at: cell('f5'), notes: [note('moved')] } });
  const told = [go(link, 'e6', 'f5'), state(chain.pieces[end], 'cut-off')];
  const { frames } = film(chain, next, told, [link, end]);
  const gone = frames.findIndex(([pose]) => Math.abs(pose.x - frames.at(-1)![0].x) < 1e-6);
  const dull = frames.findIndex((poses) => (poses[1].dim ?? 0) > 0.05);
  expect(dull).toBeGreaterThanOrEqual(gone);
  expect(jumps(frames.map((poses) => poses[1].dim ?? 0))).toBeLessThan(0.2);
});

test('a unit that a Chief absorbs turns over, wears the Chief’s colour from then on, and stands where he captured from (Q42)', () => {
  const view = viewOf('Cw@e5 Gp@e7 Cb@a16');
  const [captor, guard] = [idOf(view, 'e5'), idOf(view, 'e7')];
  const next = after(view, {
    [captor]: { at: cell('e7'), notes: [note('moved')] },
    [guard]: { at: cell('d6'), side: 0, group: 'white', notes: [note('moved')] },
  });
  const told: EffectView[] = [
    go(captor, 'e5', 'd6'),
    take(guard, 'e7', captor),
    go(captor, 'd6', 'e7'),
    {
      ...{
        do: 'convert',
        piece: guard,
        from: cell('e7'),
        at: cell('d6'),
        side: 0,
        group: 'white',
        was: 'purple',
        says,
      },
    },
  ];
  const { frames } = film(view, next, told, [guard]);
  const liveries = [...new Set(frames.map(([pose]) => pose.livery))];
  expect(liveries).toHaveLength(2);
  expect(Math.min(...frames.map(([pose]) => pose.presence))).toBe(1);
  expect(jumps(frames.map(([pose]) => pose.x))).toBeLessThan(0.2);
});

test('Q41: a converted unit turns over where it stands, and comes up as a neutral one that looks across the board', () => {
  const view = viewOf('Cw@e5 Gb@e6 Cb@a16');
  const guard = idOf(view, 'e6');
  const next = after(view, { [guard]: { side: 0, group: 'neutral' } });
  const at = cell('e6');
  const told: EffectView[] = [
    { do: 'convert', piece: guard, from: at, at, side: 0, group: 'neutral', was: 'blue', says },
  ];
  const { frames } = film(view, next, told, [guard]);
  const looks = [...new Set(frames.map(([pose]) => `${pose.kind} ${pose.livery}`))];
  expect(looks.map((look) => look.split(' ')[0])).toEqual(['guard-blue', 'guard-neutral']);
  expect(Math.min(...frames.map(([pose]) => pose.presence))).toBe(1);
  const [xs, zs] = [frames.map(([pose]) => pose.x), frames.map(([pose]) => pose.z)];
  expect([Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)]).toEqual([0, 0]);
  expect(Math.max(...frames.map(([pose]) => pose.y))).toBeGreaterThan(0.5);
  expect(frames.at(-1)![0].turn).toBeCloseTo(Math.PI / 2);
});

test('Q41: a captured neutral unit lies in the tray of its captor', () => {
  // its side is the captor's opponent, as that of every captured unit is
  const view = viewOf('Cw@e5 Cb@a16 Gn');
  const places = new Places(chesimalsBoard, 0, view.pieces, undefined, undefined, chesimalsArt.appearance);
  const [, , guard] = view.pieces;
  const xOf = (side: 0 | 1): number => {
    const pieces = view.pieces.map((piece) => (piece.id === guard.id ? { ...piece, side } : piece));
    places.settle({ pieces, flights: [] });
    return places.pose(pieces[2]!, { pieces, flights: [] }).x;
  };
  expect(Math.sign(xOf(1))).toBe(Math.sign(places.trays[0].x));
  expect(Math.sign(xOf(0))).toBe(Math.sign(places.trays[1].x));
});
