/** Chesimals I at rest: which units are tied, how a preview changes that, and what the fullest board costs. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { Preview } from '../../../electron/contract/view.ts';
import { attendedGroups, type Tie, tiesOf } from '../../board/ties.ts';
import {
  chesimalsCell as cell,
  chesimalsBoard,
  foresee,
  fullView,
  startView,
  type UnitsView,
  viewOf,
} from '../../testing/chesimals.ts';
import { chesimalsArt as art } from '../../variants/chesimals/art.ts';
import { FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import type { Strand } from '../layers/layer.ts';
import { TieLayer } from '../layers/ties.ts';
import { Batches } from '../pieces/batches.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { drawPreview } from '../preview/drawing.ts';
import { tethers } from '../preview/tethers.ts';
import { Stage } from './stage.ts';

const bounds = new Map(Object.entries(art.figures).map(([kind, build]) => [kind, figureBounds(build())]));
const frame = { width: 1012, height: 700, inset: { top: 18, right: 18, bottom: 30, left: 18 } };
const placesOf = (view: UnitsView) => new Places(chesimalsBoard, 0, view.pieces, undefined, undefined, art.appearance);
const stageOf = (view: UnitsView, seat: 0 | 1 = 0): Stage => {
  const made = new Stage(placesOf(view), () => {});
  made.bounds = bounds;
  made.resize(frame, true);
  made.playback.cut(view, 'start');
  made.sit(seat, true);
  return made;
};
const nameOf = (at: number): string => chesimalsBoard.topology.cells[at].name;
const written = (ties: readonly Tie[]): string[] =>
  ties.map((t) => `${nameOf(t.fromCell)}${t.torn ? '/' : '-'}${nameOf(t.toCell)}`).sort();
const idOf = (view: UnitsView, name: string): number => view.pieces.find((p) => p.at === cell(name))!.id;

const shownBy = (stage: Stage, preview: Preview, view: UnitsView): Strand[] => {
  const { ghosts, faint, changed, foreseen } = drawPreview(preview, view, stage.places);
  Object.assign(stage, { ghosts, faint, changed, foreseen });
  return [...stage.strands()];
};

const chain = viewOf('Cw@e5 Gw@e6 Gw@e7 Nw@d4 Gw@h8 Cb@a16 Gb@b15');

test('from each linked unit one tie leads to the next on its way, and there are no others', () => {
  expect(written(tiesOf(chain))).toEqual(['a16-b15', 'e5-d4', 'e5-e6', 'e6-e7']);
});

test('a tie is not shown as holding: there is no band from head to head, and no ring of ice', () => {
  expect(tethers(chain, placesOf(chain))).toEqual([]);
});

test('a preview shows the ties after the action, and torn ones for units that would be cut off', () => {
  expect(written(tiesOf(chain, foresee(chain, 'e6', 'f5').after))).toEqual(['a16-b15', 'e5-d4', 'e5-f5', 'e6/e7']);
  expect(written(tiesOf(chain, foresee(chain, 'e6', 'd6').after))).toEqual(['a16-b15', 'd6-e7', 'e5-d4', 'e5-d6']);
  // the Chief takes its whole chain with it, except units it still touches, and reaches one that had none
  expect(written(tiesOf(chain, foresee(chain, 'e5', 'g7').after))).toEqual([
    'a16-b15',
    'e5/d4',
    'e5/e6',
    'e6/e7',
    'g7-h8',
  ]);
});

test('a captured unit has no tie, and a colour whose Chief would be captured is shown as stone with all its ties torn', () => {
  const fight = viewOf('Cw@e5 Gw@a15 Cb@a16 Gb@b15 Gb@c15 Cr@l16');
  const preview = foresee(fight, 'a15', 'a16');
  expect(written(tiesOf(fight, preview.after))).toEqual(['a16/b15', 'b15/c15']);
  const stage = stageOf(fight);
  shownBy(stage, preview, fight);
  const figures = [...stage.figures()].filter(({ real, pose }) => real && pose.chill > 0.5);
  expect(figures).toHaveLength(2);
});

test('where colours mix, all of a side is lit in its turn, and of a unit all that its chain passes through (Q40)', () => {
  const view = { ...chain, group: null, groupsMix: true as const };
  expect([...attendedGroups(view, [null])]).toEqual([]);
  const moving = { ...view, budget: { left: 3, of: 4, says: '' } };
  const side = new Set(view.pieces.filter((p) => p.side === view.turn).map(({ group }) => group));
  expect(attendedGroups(moving, [null])).toEqual(side);
  const mixed = {
    ...view,
    pieces: view.pieces.map((p) => (p.id === idOf(view, 'e6') ? { ...p, group: 'grey' } : p)),
  };
  expect([...attendedGroups(mixed, [idOf(view, 'e7')])].sort()).toEqual(['grey', 'white']);
});

test('the ties of a unit that moves, is lifted or is under the pointer are lit, and no others', () => {
  const view = { ...chain, group: null };
  expect([...attendedGroups(view, [null, null])]).toEqual([]);
  expect([...attendedGroups({ ...view, group: 'white' }, [idOf(view, 'b15')])]).toEqual(['white', 'blue']);
  const stage = stageOf(view);
  const lit = () => [...stage.strands()].filter((strand) => strand.lit).length;
  expect(lit()).toBe(0);
  stage.hover(idOf(view, 'e7'), cell('e7'));
  expect(lit()).toBe(3);
  stage.hover(null, null);
  stage.lift(idOf(view, 'a16'));
  expect(lit()).toBe(1);
  stage.lift(null);
  stage.playback.cut({ ...view, group: 'white' }, 'chosen');
  expect(lit()).toBe(3);
});

test('of the colour that moves, units that may still move glow a little, and none before a colour is chosen', () => {
  const movable = ['e7', 'b15'].map((name) => idOf(chain, name));
  const shining = (view: UnitsView) =>
    [...stageOf(view).figures()].flatMap(({ glow }, i) => (glow > 0 ? [nameOf(view.pieces[i].at!)] : []));
  expect(shining({ ...chain, group: null, movable })).toEqual([]);
  expect(shining({ ...chain, group: 'white', movable })).toEqual(['e7']);
});

test('a unit that would be cut off is dull during the preview, and as before without it', () => {
  const stage = stageOf(chain);
  const end = idOf(chain, 'e7');
  const dim = () => [...stage.figures()][end].pose.dim ?? 0;
  expect(dim()).toBe(0);
  const strands = shownBy(stage, foresee(chain, 'e6', 'f5'), chain);
  expect(strands.filter((strand) => strand.torn)).toHaveLength(1);
  expect(dim()).toBe(1);
  Object.assign(stage, { ghosts: [], faint: new Set(), changed: new Map(), foreseen: [] });
  expect(dim()).toBe(0);
});

test('during playback only units that have arrived are tied', () => {
  const stage = stageOf(chain);
  const { after, effects } = foresee(chain, 'e6', 'd6');
  const then = new Map(after.map((piece) => [piece.id, piece]));
  const next = { ...chain, revision: 2, pieces: chain.pieces.map((p) => ({ ...p, ...then.get(p.id) })) };
  stage.arrive(next, { key: 2, how: 'play', effects }, 'usual');
  const counts: number[] = [];
  for (let at = 16; stage.frame(at); at += 16) counts.push([...stage.strands()].length);
  counts.push([...stage.strands()].length);
  // two are unchanged, and those of the mover and its neighbour are added
  expect(counts[2]).toBe(2);
  expect(counts.at(-1)).toBe(4);
});

test('the ties of a colour whose Chief is captured disappear one after another, as its units turn to stone', () => {
  const fight = viewOf('Cw@e5 Gw@a14 Cb@a16 Gb@b15 Gb@c15 Gb@d15 Cr@l16');
  const { after } = foresee(fight, 'a14', 'a16');
  const stage = stageOf(fight);
  const then = new Map(after.map((piece) => [piece.id, piece]));
  const [killer, chief] = ['a14', 'a16'].map((name) => idOf(fight, name));
  stage.arrive(
    { ...fight, revision: 2, pieces: fight.pieces.map((p) => ({ ...p, ...then.get(p.id) })) },
    {
      key: 2,
      how: 'play',
      effects: [
        { do: 'take', piece: chief, from: cell('a16'), by: killer, into: 'lost', says: '' },
        { do: 'go', piece: killer, from: cell('a14'), to: cell('a16'), how: 'walk', via: [], says: '' },
        ...['b15', 'c15', 'd15'].map((name) => ({
          ...{ do: 'state' as const, piece: idOf(fight, name), at: cell(name), state: 'leaderless' },
          ...{ on: true, by: [], says: '' },
        })),
      ],
    },
    'usual',
  );
  const counts = new Set<number>();
  for (let at = 16; stage.frame(at); at += 16) counts.add([...stage.strands()].length);
  expect([...counts]).toEqual([3, 2, 1, 0]);
});

test('all ties of all eight creatures are one draw call of few triangles; there is capacity for torn ones as well', () => {
  const layer = new TieLayer(art, 64);
  const stage = stageOf(startView());
  layer.write({ strands: stage.strands() });
  const seen = layer.object.children.filter((child) => child.visible) as THREE.InstancedMesh[];
  expect(seen).toHaveLength(1);
  const [mesh] = seen;
  expect(mesh.count).toBe(tiesOf(startView()).length);
  expect(mesh.count).toBe(56);
  expect((mesh.count * mesh.geometry.attributes.position.count) / 3).toBeLessThan(16_000);
  layer.write({ strands: [] });
  expect(mesh.visible).toBe(false);
  layer.dispose();
  expect(() => new TieLayer(art, 8).write({ strands: stage.strands() })).toThrow(/room/);
});

test('games without ties do not draw any', () => {
  const layer = new TieLayer({ liveries: art.liveries }, 64);
  layer.write({ strands: [] });
  expect(layer.object.children).toEqual([]);
});

test.each([0, 1] as const)('from seat %i the whole board of 12 by 16 and its figures are in the picture', (seat) => {
  const stage = stageOf(startView(), seat);
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height, 0.1, 300);
  pointCamera(camera, stage.aim);
  const { width, height, inset } = frame;
  for (const name of ['a1', 'l1', 'a16', 'l16']) {
    const spot = stage.places.cell(cell(name));
    for (const y of [0, 1]) {
      const point = new THREE.Vector3(spot.x, y, spot.z).project(camera);
      const [x, z] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
      expect(x, name).toBeGreaterThan(inset.left);
      expect(x, name).toBeLessThan(width - inset.right);
      expect(z, name).toBeGreaterThan(inset.top);
      expect(z, name).toBeLessThan(height - inset.bottom);
    }
  }
  // a cell at the far edge is still wide enough to be clicked
  const [one, next] = ['a', 'b'].map((file) => {
    const spot = stage.places.cell(cell(`${file}${seat === 0 ? 16 : 1}`));
    return (new THREE.Vector3(spot.x, 0, spot.z).project(camera).x / 2) * width;
  });
  expect(Math.abs(one - next)).toBeGreaterThan(24);
});

test('the most expensive board stays within the budget of draw calls and triangles: figures, shadows and ties', () => {
  const view = fullView();
  const batches = new Batches(art, 88, 28, 'high');
  const stage = stageOf(view);
  batches.write({ figures: [...stage.figures()] });
  let [calls, triangles] = [0, 0];
  batches.object.traverseVisible((object) => {
    if (!(object instanceof THREE.InstancedMesh) || object.count === 0) return;
    calls++;
    triangles += (object.count * (object.geometry.index?.count ?? object.geometry.attributes.position.count)) / 3;
  });
  batches.dispose();
  expect(calls).toBeLessThanOrEqual(45);
  expect(triangles).toBeLessThan(80_000);
});

test('on the wide board (Q1) every captured unit has its own place beside it, and all is in the picture', () => {
  const spots = Array.from({ length: 192 }, (_, i) => ({ x: i % 16, y: Math.floor(i / 16) }));
  const topology = {
    ...chesimalsBoard.topology,
    ...{ width: 16, height: 12 },
    cells: spots.map((spot, i) => ({ ...chesimalsBoard.topology.cells[i], ...spot })),
  };
  const { pieces } = startView();
  const places = new Places({ ...chesimalsBoard, topology }, 0, pieces, undefined, undefined, art.appearance);
  for (const { lost } of places.trays) {
    expect(lost.length).toBeGreaterThanOrEqual(32);
    expect(new Set(lost.map(({ x, z }) => `${x} ${z}`)).size).toBe(lost.length);
    for (const { x, z } of lost) {
      expect(Math.abs(x)).toBeGreaterThan(8.5);
      expect(Math.abs(z)).toBeLessThan(6);
    }
  }
  const stage = new Stage(places, () => {});
  stage.bounds = bounds;
  stage.resize(frame, true);
  for (const seat of [0, 1] as const) {
    stage.sit(seat, true);
    const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height);
    pointCamera(camera, stage.aim);
    const corners = [...places.cells, ...places.trays.flatMap(({ lost }) => lost)];
    for (const { x, y, z } of corners) {
      const seen = new THREE.Vector3(x, y, z).project(camera);
      expect(Math.abs(seen.x)).toBeLessThan(1);
      expect(Math.abs(seen.y)).toBeLessThan(1);
    }
  }
});
