import { expect, test } from 'vitest';
import type { ActionView, EffectView, Preview } from '../../../electron/contract/view.ts';
import { acidBoard, acidCell, acidPieceOn, frozen, middleView } from '../../testing/acid.ts';
import * as chesimals from '../../testing/chesimals.ts';
import * as fourchan from '../../testing/fourchan.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { fourchanArt as art } from '../../variants/fourchan/art.ts';
import { Places } from '../places.ts';
import { drawPreview } from './drawing.ts';
import { ribbonSolid } from './ribbon.ts';
import { tethers } from './tethers.ts';

const view = middleView();
const places = new Places(acidBoard, 2, view.pieces);
const action = { kind: 'move', captures: [], losses: [], targets: [], route: [] } as unknown as ActionView;
const previewOf = (effects: EffectView[], after: Preview['after'] = []): Preview => ({ action, effects, after });
const voyager = acidPieceOn(view, 'f4');

test('a route through the Zone is one band over its waypoints, with a diamond on each and a ghost at its end', () => {
  const preview = previewOf(
    [
      {
        do: 'go',
        piece: voyager,
        from: acidCell('f4'),
        to: acidCell('i8'),
        how: 'walk',
        via: [acidCell('i7'), acidCell('δ8')],
        says: '',
      },
    ],
    [{ ...view.pieces[voyager], at: acidCell('i8') }],
  );
  const drawn = drawPreview(preview, view, places);
  expect(drawn.ribbons).toHaveLength(1);
  expect(drawn.marks).toEqual([
    { cell: acidCell('i7'), mark: 'route' },
    { cell: acidCell('δ8'), mark: 'route' },
  ]);
  expect(drawn.ghosts.map((g) => g.kind)).toEqual(['voyager']);
  expect(drawn.ghosts[0].presence).toBeLessThan(1);
  expect([...drawn.faint]).toEqual([voyager]);
  const zone = places.cell(acidCell('δ8'));
  expect(drawn.ribbons[0].points.some((p) => Math.hypot(p.x - zone.x, p.z - zone.z) < 0.01 && p.y > 0.35)).toBe(true);
});

test('a captured piece is crossed out and faint, and has no ghost', () => {
  const victim = acidPieceOn(view, 'g6');
  const effects: EffectView[] = [
    { do: 'take', piece: victim, from: acidCell('g6'), by: voyager, into: 'lost', says: '' },
  ];
  const drawn = drawPreview(previewOf(effects, [{ ...view.pieces[victim], place: 'lost', at: null }]), view, places);
  expect(drawn.marks).toEqual([{ cell: acidCell('g6'), mark: 'loss' }]);
  expect(drawn.ghosts).toEqual([]);
  expect(drawn.faint.has(victim)).toBe(true);
});

test('a swap is two arrows, one each way', () => {
  const [a, b] = [acidCell('d1'), acidCell('h2')];
  const effects: EffectView[] = [
    { do: 'swap', piece: acidPieceOn(view, 'd1'), with: acidPieceOn(view, 'h2'), from: a, to: b, says: '' },
  ];
  const { ribbons } = drawPreview(previewOf(effects), view, places);
  expect(ribbons).toHaveLength(2);
  const [one, other] = ribbons.map((r) => r.points);
  expect(Math.sign(one.at(-1)!.x - one[0].x)).toBe(-Math.sign(other.at(-1)!.x - other[0].x));
});

test('a push is two bands, the pusher’s and the pushed piece’s', () => {
  const [from, to] = [acidCell('a2'), acidCell('aΛ')];
  const effects: EffectView[] = [
    { do: 'go', piece: acidPieceOn(view, 'a2'), from, to, how: 'push', via: [], says: '' },
    {
      do: 'go',
      piece: acidPieceOn(view, 'a1'),
      from: acidCell('a1'),
      to: acidCell('a9'),
      how: 'walk',
      via: [],
      says: '',
    },
  ];
  const drawn = drawPreview(previewOf(effects), view, places);
  expect(drawn.ribbons[0].colour).not.toBe(drawn.ribbons[1].colour);
  expect(drawn.ribbons).toHaveLength(2);
});

test('a drop comes from the hand; a frozen Angel shows its watchers', () => {
  const worm = view.pieces.find((p) => p.place === 'hand' && p.kind === 'worm')!;
  const effects: EffectView[] = [
    { do: 'go', piece: worm.id, from: null, to: acidCell('e3'), how: 'drop', via: [], says: '' },
    {
      do: 'state',
      piece: acidPieceOn(view, 'd5'),
      at: acidCell('d5'),
      state: 'frozen',
      on: true,
      by: [voyager],
      says: '',
    },
  ];
  const drawn = drawPreview(previewOf(effects), view, places);
  expect(Math.abs(drawn.ribbons[0].points[0].x)).toBeGreaterThan(6);
  expect(drawn.marks).toContainEqual({ cell: acidCell('f4'), mark: 'watch' });
});

test('every watcher of a frozen Angel is tied to it, and only those', () => {
  expect(tethers(view, places)).toEqual([]);
  const held = tethers(frozen(view, 'd5', ['f4', 'e6']), places);
  const bands = held.filter((ribbon) => ribbon.arrow);
  expect(held.length - bands.length, 'one ring of ice').toBe(1);
  expect(bands).toHaveLength(2);
  for (const { points } of bands) {
    const angel = places.cell(acidCell('d5'));
    expect(Math.hypot(points.at(-1)!.x - angel.x, points.at(-1)!.z - angel.z)).toBeLessThan(1e-6);
  }
});

test('band geometry has no NaN coordinates, even between two marks on one cell', () => {
  const spot = places.cell(0);
  const solid = ribbonSolid([{ points: [spot, spot], colour: '#fff', width: 0.1, arrow: true }]);
  expect([...(solid.attributes.position.array as Float32Array)].every(Number.isFinite)).toBe(true);
});

test('a departure is an arc to the landing cell with a ghost and its counter over it', () => {
  const from = acidCell('f4');
  const effects: EffectView[] = [{ do: 'banish', piece: voyager, from, to: acidCell('e5'), turns: 3, says: '' }];
  const away = { ...view.pieces[voyager], place: 'flight' as const, at: null };
  const drawn = drawPreview(previewOf(effects, [away]), view, places);
  expect(drawn.ghosts).toHaveLength(1);
  expect(drawn.ghosts[0]).toMatchObject({ left: 3, spirit: 1, over: acidCell('e5') });
  expect(drawn.faint.has(voyager)).toBe(true);
  expect(Math.max(...drawn.ribbons[0].points.map((p) => p.y))).toBeGreaterThan(0.5);
});

test('terrain that would be placed is a ghost on its cell; an explosion is a ring around its area', () => {
  const at = acidCell('e5');
  const drawn = drawPreview(
    previewOf([
      { do: 'feature', feature: 'wall', cell: at, on: true, hidden: false, says: '' },
      { do: 'feature', feature: 'mine', cell: at, on: false, hidden: false, says: '' },
      { do: 'burst', cell: at, radius: 1, says: '' },
    ]),
    view,
    places,
  );
  expect(drawn.ground.map((f) => `${f.id}@${f.cell}`)).toEqual([`wall@${at}`]);
  const reach = Math.max(...drawn.ribbons[0].points.map((p) => Math.abs(p.x - places.cell(at).x)));
  expect(reach).toBeGreaterThan(1.3);
});

const fight = fourchan.viewOf('Rd1 Mc2 Ob3 Te5 me6 Vh8 nf7 of7^ Nb8 Kc9 Ae2 oa3 ai10', { gates: [['a3', 'h3'], []] });
const board4 = new Places(fourchan.fourchanBoard, 6, fight.pieces, undefined, art.riders);
const c4 = fourchan.fourchanCell;
const man = (name: string, rides = false) =>
  fight.pieces.find((p) => p.at === c4(name) && (p.rides ?? false) === rides)!;
const lose = (name: string, by: number | null, rides = false): EffectView => ({
  do: 'take',
  piece: man(name, rides).id,
  from: c4(name),
  by,
  into: 'lost',
  says: '',
});
type How = Extract<EffectView, { do: 'go' }>['how'];
const goes = (id: number, from: string, to: string, how: How, via: string[] = []): EffectView => ({
  ...{ do: 'go', piece: id, from: c4(from), to: c4(to), how, via: via.map(c4), says: '' },
});
const draw = (kind: ActionView['kind'], piece: number, effects: EffectView[], after: Preview['after'] = []) =>
  drawPreview({ action: { ...action, kind, piece }, effects, after }, fight, board4);

test('a rage is one line along its whole route, and its own men are marked as own losses as well as crossed out', () => {
  const r = man('d1');
  const effects = [lose('c2', r.id), lose('b3', r.id), goes(r.id, 'd1', 'b3', 'walk', ['c2'])];
  const drawn = draw('rage', r.id, effects, [{ ...r, at: c4('b3') }]);
  expect(drawn.ribbons).toHaveLength(1);
  const marked = (mark: string) => drawn.marks.filter((m) => m.mark === mark).map((m) => m.cell);
  expect(marked('loss')).toEqual([c4('c2'), c4('b3')]);
  expect(marked('own')).toEqual(marked('loss'));
  expect(marked('route')).toEqual([c4('c2')]);
});

test('a shot is a broken line from the shooter, which stays, to a stack that is crossed out once', () => {
  const v = man('h8');
  const drawn = draw('rifle', v.id, [lose('f7', v.id, true), lose('f7', v.id)]);
  expect(drawn.marks).toEqual([{ cell: c4('f7'), mark: 'loss' }]);
  expect(drawn.ribbons.length).toBeGreaterThan(3);
  expect(drawn.ribbons.filter((r) => r.arrow)).toHaveLength(1);
  const [from, to] = [drawn.ribbons[0].points[0], drawn.ribbons.at(-1)!.points.at(-1)!];
  expect(Math.hypot(from.x - board4.cell(c4('h8')).x, from.z - board4.cell(c4('h8')).z)).toBeLessThan(0.01);
  expect(Math.hypot(to.x - board4.cell(c4('f7')).x, to.z - board4.cell(c4('f7')).z)).toBeLessThan(0.01);
  expect(drawn.ghosts).toEqual([]);
  expect([...drawn.faint].sort()).toEqual([man('f7').id, man('f7', true).id].sort());
});

test('a lifted piece is shown where it would be put down, at the end of a high arc', () => {
  const m = man('e6');
  const drawn = draw('lift', man('e5').id, [goes(m.id, 'e6', 'f4', 'lift')], [{ ...m, at: c4('f4') }]);
  expect(drawn.ghosts.map((g) => [g.kind, g.x])).toEqual([['mlp', board4.cell(c4('f4')).x]]);
  expect(Math.max(...drawn.ribbons[0].points.map((p) => p.y))).toBeGreaterThan(1);
});

test('through a gate: a band in, a dashed line to the other end, and a ghost there', () => {
  const a = man('e2');
  const effects = [goes(a.id, 'e2', 'h3', 'walk'), goes(a.id, 'h3', 'a3', 'warp')];
  const drawn = draw('move', a.id, effects, [{ ...a, at: c4('a3') }]);
  expect(drawn.ribbons.filter((r) => r.arrow)).toHaveLength(2);
  expect(drawn.ribbons.length).toBeGreaterThan(8);
  expect(drawn.ghosts.map((g) => g.x)).toEqual([board4.cell(c4('a3')).x]);
});

test('a piece that would be lost between two gates is crossed out where it enters, without a ghost', () => {
  const a = man('e2');
  const lost: EffectView = {
    ...(lose('e2', null) as Extract<EffectView, { do: 'take' }>),
    from: c4('h3'),
    how: 'warp',
  };
  const gone = { ...a, at: null, place: 'lost' as const };
  const drawn = draw('move', a.id, [goes(a.id, 'e2', 'h3', 'walk'), lost], [gone]);
  expect(drawn.marks).toEqual([{ cell: c4('h3'), mark: 'loss' }]);
  expect(drawn.ghosts).toEqual([]);
  expect(drawn.faint.has(a.id)).toBe(true);
});

test('a boarding piece is shown on its mount, and a carried rider has no band of its own', () => {
  const [k, n] = [man('c9'), man('b8')];
  const boards = draw('board', k.id, [goes(k.id, 'c9', 'b8', 'board')], [{ ...k, at: c4('b8'), rides: true }]);
  expect(boards.ghosts[0].y).toBeCloseTo(art.riders!.n.y);
  expect(boards.ghosts[0].scale).toBeLessThan(1);
  const [mount, rider] = [man('f7'), man('f7', true)];
  const carried = draw(
    'move',
    mount.id,
    [goes(mount.id, 'f7', 'f4', 'walk'), goes(rider.id, 'f7', 'f4', 'carry')],
    [mount, rider].map((p) => ({ ...p, at: c4('f4') })),
  );
  expect(carried.ribbons).toHaveLength(1);
  expect(carried.ghosts.map((g) => g.rides)).toEqual([false, true]);
  expect(carried.ghosts[1].y).toBeGreaterThan(0.2);
  expect(n.side).toBe(k.side);
});

test('Q41: a unit that would be converted is shown in its new colours where it stands, reached by the Chief', () => {
  const units = chesimals.viewOf('Cw@e5 Gb@e6 Cb@a16');
  const board = new Places(chesimals.chesimalsBoard, 0, units.pieces, undefined, undefined, chesimalsArt.appearance);
  const [chief, guard] = units.pieces;
  const at = guard.at!;
  const convert: EffectView = {
    ...{ do: 'convert', piece: guard.id, from: at, at, side: 0, group: 'neutral', was: 'blue', says: '' },
  };
  const neutral = { ...guard, side: 0 as const, group: 'neutral' };
  const drawn = drawPreview(
    { action: { ...action, kind: 'neutralize', piece: chief.id }, effects: [convert], after: [neutral] },
    units,
    board,
  );
  expect(drawn.ghosts).toEqual([]);
  expect(drawn.marks).toEqual([]);
  expect([...drawn.faint]).toEqual([guard.id]);
  expect(drawn.changed.get(guard.id)).toMatchObject({ kind: 'guard-neutral', turn: Math.PI / 2 });
  const ends = drawn.ribbons.flatMap(({ points }) => points);
  expect(ends.length).toBeGreaterThan(1);
  expect([ends[0]!.z, ends.at(-1)!.z]).toEqual([board.cell(chief.at!).z, board.cell(at).z]);
  // nobody's unit that is captured is no loss of the side that it is written with
  const take: EffectView = {
    ...{ do: 'take', piece: guard.id, from: at, by: chief.id, into: 'lost', says: '' },
  };
  const before = { ...units, pieces: [chief, neutral] };
  const taken = drawPreview({ action: { ...action, piece: chief.id }, effects: [take], after: [] }, before, board);
  expect(taken.marks).toEqual([{ cell: at, mark: 'loss' }]);
});

test('a piece that would change sides is shown in its new colours where it stands, in a game without groups', () => {
  const foe = view.pieces.find(
    ({ id, at, side }) => id !== voyager && at !== null && side !== view.pieces[voyager].side,
  )!;
  const side = foe.side === 0 ? 1 : 0;
  const turned: EffectView = {
    ...{ do: 'convert', piece: foe.id, from: foe.at!, at: foe.at!, side, group: null, was: null, says: '' },
  };
  const drawn = drawPreview(previewOf([turned], [{ ...foe, side }]), view, places);
  expect(drawn.ghosts).toEqual([]);
  expect(drawn.faint.has(foe.id)).toBe(true);
  expect(drawn.changed.get(foe.id)).toMatchObject({ side });
});
