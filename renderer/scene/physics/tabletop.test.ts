/** The weight of the pieces of a table: what falls and is swept is loose, what counts stays, and all can be put back. */
import { Quaternion, Vector3 } from 'three';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { acidBoard, acidCell, acidPieceOn, startView } from '../../testing/acid.ts';
import { figures } from '../../variants/acid/figures/index.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places, posesOf } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { loadPhysics, Tabletop } from './tabletop.ts';

const bounds = new Map(Object.entries(figures).map(([kind, build]) => [kind, figureBounds(build())]));
const view = startView();
let stage: Stage;
let clock: number;
/** what was told last */
let told: { displaced: number; atRest: boolean };

beforeAll(() => loadPhysics());
beforeEach(() => {
  clock = 0;
  told = { displaced: 0, atRest: true };
  stage = new Stage(new Places(acidBoard, 2, view.pieces), () => {});
  stage.bounds = bounds;
  stage.playback.cut(view, 'start');
  stage.physics = new Tabletop({
    places: stage.places,
    poses: () => posesOf(stage.places, view),
    postured: (id, pose) => stage.postured(id, pose),
    sizes: () => stage.bounds,
    tell: (displaced, atRest) => {
      told = { displaced, atRest };
    },
  });
  rest();
});

/** Draws frames until the stage needs no more. */
function rest(): void {
  for (let n = 1; n < 1000; n++) {
    clock += 16;
    if (!stage.frame(clock)) return;
  }
  throw new Error('the stage never comes to rest');
}
const shown = (id: number) => [...stage.figures()][[...stage.playback.poses.keys()].indexOf(id)]!.pose;
const spot = (name: string) => stage.places.cell(acidCell(name));
/** Has this figure left its square, or the table, or does it lie? */
function isAway(id: number, name: string): boolean {
  const { x, z, roll, presence } = shown(id);
  return presence === 0 || roll > 0.5 || Math.hypot(x - spot(name).x, z - spot(name).z) > 0.3;
}
function sweep(...names: readonly string[]): void {
  for (const name of names) {
    stage.sweep(spot(name));
    rest();
  }
  stage.endSweep();
  rest();
}
/** Drags a piece to a square, the hand this fast at the end, in cells a second along the ranks. */
function drag(piece: number, to: string, speed: number): void {
  stage.lift(piece);
  stage.destinations = new Set([acidCell(to)]);
  const { x, y, z } = spot(to);
  const from = clock;
  stage.physics!.hand({ x: x - speed / 10, y, z }, from);
  stage.drag(piece, { x, y, z });
  rest();
  stage.physics!.hand({ x, y, z }, from + 100);
  stage.letGo(piece, acidCell(to));
}
/** The same position with a piece on another square, its pieces numbered anew. */
const moved = (from: string, to: string): View => ({
  ...view,
  revision: view.revision + 1,
  pieces: view.pieces.map((p) => ({ ...p, id: p.id + 300, at: p.at === acidCell(from) ? acidCell(to) : p.at })),
});

test('a sweep moves figures and not the position; put back, each stands exactly where it counts', () => {
  const before = [...stage.figures()].map(({ pose }) => pose);
  sweep('a1', 'i1');
  expect(told).toEqual({ displaced: expect.any(Number), atRest: true });
  expect(told.displaced).toBeGreaterThan(5);
  expect(stage.playback.view).toBe(view);
  expect(isAway(acidPieceOn(view, 'e1'), 'e1')).toBe(true);
  stage.putBack();
  rest();
  expect(told).toEqual({ displaced: 0, atRest: true });
  expect([...stage.figures()].map(({ pose }) => pose)).toEqual(before);
});

test('a piece that is put down gently stands on its square, and disturbs nobody', () => {
  drag(acidPieceOn(view, 'e1'), 'e5', 0);
  const after = moved('e1', 'e5');
  stage.arrive(after, null, 'usual');
  stage.lift(null);
  rest();
  expect(told.displaced).toBe(0);
  const king = shown(acidPieceOn(after, 'e5'));
  expect(Math.hypot(king.x - spot('e5').x, king.z - spot('e5').z)).toBeLessThan(0.1);
});

test('a piece that is let go fast knocks over its neighbour, though the game has put it on its square', () => {
  drag(acidPieceOn(view, 'b1'), 'b2', 12);
  expect(told.displaced).toBe(0);
  const captured = acidPieceOn(view, 'b2') + 300;
  const after = moved('b1', 'b2');
  const pieces = after.pieces.map((p) => (p.id === captured ? { ...p, place: 'lost' as const, at: null } : p));
  stage.arrive({ ...after, pieces }, null, 'usual');
  stage.lift(null);
  rest();
  expect(told.displaced).toBeGreaterThan(0);
  expect(isAway(acidPieceOn(view, 'c2') + 300, 'c2')).toBe(true);
});

test('a piece that is let go before it has reached the square under the hand falls there', () => {
  const king = acidPieceOn(view, 'e1');
  stage.lift(king);
  stage.destinations = new Set([acidCell('e5')]);
  stage.drag(king, spot('e5'));
  stage.letGo(king, acidCell('e5'));
  const after = moved('e1', 'e5');
  stage.arrive(after, null, 'usual');
  stage.lift(null);
  rest();
  expect(isAway(acidPieceOn(after, 'e5'), 'e5')).toBe(false);
});

test('a piece that is thrown over its own square needs no answer of the game', () => {
  drag(acidPieceOn(view, 'c2'), 'c2', 12);
  stage.lift(null);
  rest();
  expect(isAway(acidPieceOn(view, 'd2'), 'd2')).toBe(true);
  expect(told).toEqual({ displaced: expect.any(Number), atRest: true });
});

test('after a change of the position pieces that did not move stay loose, and the one that did stands', () => {
  sweep('a1', 'i1');
  const { displaced } = told;
  const left = shown(acidPieceOn(view, 'e1'));
  const after = moved('d1', 'd5');
  stage.arrive(after, null, 'usual');
  rest();
  expect(shown(acidPieceOn(after, 'e1'))).toEqual(left);
  expect(shown(acidPieceOn(after, 'd5'))).toMatchObject({ ...spot('d5'), roll: 0 });
  expect(told.displaced).toBeLessThan(displaced + 1);
});

test('a piece that is taken up stands again, and Escape leaves it where it counts', () => {
  sweep('a1', 'i1');
  const king = acidPieceOn(view, 'e1');
  const { displaced } = told;
  stage.lift(king);
  rest();
  stage.lift(null);
  rest();
  expect(shown(king)).toMatchObject(spot('e1'));
  expect(told.displaced).toBe(displaced - 1);
  // and it can be swept again
  sweep('a1', 'i1');
  expect(isAway(king, 'e1')).toBe(true);
});

test('a figure that lies is picked where it lies, and counts on its square', () => {
  sweep('a1', 'i1');
  const lies = view.pieces.find(({ id, at }) => at !== null && shown(id).roll > 1 && shown(id).presence === 1)!;
  const pose = shown(lies.id);
  const middle = new Vector3(0, bounds.get(lies.kind)!.height / 2, 0).applyQuaternion(new Quaternion(...pose.spin!));
  const [x, z] = [pose.x + middle.x, pose.z + middle.z];
  const found = stage.pick({ from: { x, y: 20, z }, way: { x: 0, y: -1, z: 0 } });
  expect(found.piece).not.toBeNull();
  expect(found.cell).toBe(view.pieces.find(({ id }) => id === found.piece)!.at);
});

test('at rest, and without weight, no frame is needed', () => {
  sweep('a1', 'i1');
  expect(stage.frame(clock + 16)).toBe(false);
  stage.physics!.free();
  expect(told.displaced).toBe(0);
  expect(shown(acidPieceOn(view, 'e1'))).toMatchObject(spot('e1'));
});
