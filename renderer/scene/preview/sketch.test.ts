import { expect, test } from 'vitest';
import type { ActionView, EffectView, Preview } from '../../../electron/contract/view.ts';
import { Places } from '../places.ts';
import { acidBoard, cellNamed, frozen, middleView, pieceOn } from '../testing/acid.ts';
import { ribbonSolid } from './ribbon.ts';
import { sketch } from './sketch.ts';
import { tethers } from './tethers.ts';

const view = middleView();
const places = new Places(acidBoard, 2, view.pieces);
const action = { kind: 'move', captures: [], targets: [], route: [] } as unknown as ActionView;
const previewOf = (effects: EffectView[], after: Preview['after'] = []): Preview => ({ action, effects, after });
const voyager = pieceOn(view, 'f4');

test('a route through the Zone is one band over its waypoints, with a stone on each and a ghost at its end', () => {
  const preview = previewOf(
    [
      {
        do: 'go',
        piece: voyager,
        from: cellNamed('f4'),
        to: cellNamed('i8'),
        how: 'walk',
        via: [cellNamed('i7'), cellNamed('δ8')],
        says: '',
      },
    ],
    [{ ...view.pieces[voyager], at: cellNamed('i8') }],
  );
  const drawn = sketch(preview, view, places);
  expect(drawn.ribbons).toHaveLength(1);
  expect(drawn.marks).toEqual([
    { cell: cellNamed('i7'), mark: 'route' },
    { cell: cellNamed('δ8'), mark: 'route' },
  ]);
  expect(drawn.ghosts.map((g) => g.kind)).toEqual(['voyager']);
  expect(drawn.ghosts[0].presence).toBeLessThan(1);
  expect([...drawn.faint]).toEqual([voyager]);
  const zone = places.cell(cellNamed('δ8'));
  expect(drawn.ribbons[0].points.some((p) => Math.hypot(p.x - zone.x, p.z - zone.z) < 0.01 && p.y > 0.35)).toBe(true);
});

test('what is taken is crossed out and faint, and has no ghost', () => {
  const victim = pieceOn(view, 'g6');
  const effects: EffectView[] = [
    { do: 'take', piece: victim, from: cellNamed('g6'), by: voyager, into: 'lost', says: '' },
  ];
  const drawn = sketch(previewOf(effects, [{ ...view.pieces[victim], place: 'lost', at: null }]), view, places);
  expect(drawn.marks).toEqual([{ cell: cellNamed('g6'), mark: 'loss' }]);
  expect(drawn.ghosts).toEqual([]);
  expect(drawn.faint.has(victim)).toBe(true);
});

test('a swap is two arrows, one each way', () => {
  const [a, b] = [cellNamed('d1'), cellNamed('h2')];
  const effects: EffectView[] = [
    { do: 'swap', piece: pieceOn(view, 'd1'), with: pieceOn(view, 'h2'), from: a, to: b, says: '' },
  ];
  const { ribbons } = sketch(previewOf(effects), view, places);
  expect(ribbons).toHaveLength(2);
  const [one, other] = ribbons.map((r) => r.points);
  expect(Math.sign(one.at(-1)!.x - one[0].x)).toBe(-Math.sign(other.at(-1)!.x - other[0].x));
});

test('a shove is two bands, the pusher’s and the shoved piece’s', () => {
  const [from, to] = [cellNamed('a2'), cellNamed('aΛ')];
  const effects: EffectView[] = [
    { do: 'go', piece: pieceOn(view, 'a2'), from, to, how: 'push', via: [], says: '' },
    {
      do: 'go',
      piece: pieceOn(view, 'a1'),
      from: cellNamed('a1'),
      to: cellNamed('a9'),
      how: 'walk',
      via: [],
      says: '',
    },
  ];
  const drawn = sketch(previewOf(effects), view, places);
  expect(drawn.ribbons[0].colour).not.toBe(drawn.ribbons[1].colour);
  expect(drawn.ribbons).toHaveLength(2);
});

test('a drop comes out of the hand; a frozen Angel shows who would watch', () => {
  const worm = view.pieces.find((p) => p.place === 'hand' && p.kind === 'worm')!;
  const effects: EffectView[] = [
    { do: 'go', piece: worm.id, from: null, to: cellNamed('e3'), how: 'drop', via: [], says: '' },
    {
      do: 'state',
      piece: pieceOn(view, 'd5'),
      at: cellNamed('d5'),
      state: 'frozen',
      on: true,
      by: [voyager],
      says: '',
    },
  ];
  const drawn = sketch(previewOf(effects), view, places);
  expect(Math.abs(drawn.ribbons[0].points[0].x)).toBeGreaterThan(6);
  expect(drawn.marks).toContainEqual({ cell: cellNamed('f4'), mark: 'watch' });
});

test('every watcher of a frozen Angel is tied to it, and only those', () => {
  expect(tethers(view, places)).toEqual([]);
  const held = tethers(frozen(view, 'd5', ['f4', 'e6']), places);
  const bands = held.filter((ribbon) => ribbon.arrow);
  expect(held.length - bands.length, 'one ring of ice').toBe(1);
  expect(bands).toHaveLength(2);
  for (const { points } of bands) {
    const angel = places.cell(cellNamed('d5'));
    expect(Math.hypot(points.at(-1)!.x - angel.x, points.at(-1)!.z - angel.z)).toBeLessThan(1e-6);
  }
});

test('bands are solid: no coordinate is lost, even between two marks on one cell', () => {
  const spot = places.cell(0);
  const solid = ribbonSolid([{ points: [spot, spot], colour: '#fff', width: 0.1, arrow: true }]);
  expect([...(solid.attributes.position.array as Float32Array)].every(Number.isFinite)).toBe(true);
});

test('a departure is an arc to the landing cell with a ghost and its counter over it', () => {
  const from = cellNamed('f4');
  const effects: EffectView[] = [{ do: 'banish', piece: voyager, from, to: cellNamed('e5'), turns: 3, says: '' }];
  const away = { ...view.pieces[voyager], place: 'flight' as const, at: null };
  const drawn = sketch(previewOf(effects, [away]), view, places);
  expect(drawn.ghosts).toHaveLength(1);
  expect(drawn.ghosts[0]).toMatchObject({ left: 3, spirit: 1, over: cellNamed('e5') });
  expect(drawn.faint.has(voyager)).toBe(true);
  expect(Math.max(...drawn.ribbons[0].points.map((p) => p.y))).toBeGreaterThan(0.5);
});

test('terrain that would be laid is a ghost on its cell; a blast is a ring round all it reaches', () => {
  const at = cellNamed('e5');
  const drawn = sketch(
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
