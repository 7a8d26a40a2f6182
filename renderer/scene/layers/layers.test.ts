import * as THREE from 'three';
import { expect, test } from 'vitest';
import { acidBoard, acidCell, startView } from '../../testing/acid.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import type { Shown } from './layer.ts';
import { Layers } from './layers.ts';

const view = startView();
const still: Shown = {
  marks: [],
  seatTurn: 0,
  ribbons: [],
  restingRibbons: [],
  strokes: [],
  arrows: [],
  letters: [],
  font: null,
  nameplates: null,
};

function table() {
  const stage = new Stage(new Places(acidBoard, acidArt.hand, view.pieces), () => {});
  stage.playback.cut(view, 1);
  const layers = new Layers(stage, acidArt, 'low', view.pieces.length);
  return { stage, layers };
}

const visible = (layers: Layers): THREE.Object3D[] => {
  const out: THREE.Object3D[] = [];
  layers.object.traverseVisible((object) => {
    if (object instanceof THREE.Mesh) out.push(object);
  });
  return out;
};

test('figures are updated only after something on the table has moved', () => {
  const { stage, layers } = table();
  expect(layers.write(still), 'the first time').toBe(true);
  const figures = visible(layers).filter((mesh) => mesh instanceof THREE.InstancedMesh);
  expect(figures.length).toBeGreaterThan(5);
  const versions = () => figures.map((mesh) => mesh.instanceMatrix.version);
  const written = versions();
  expect(layers.write({ ...still, marks: [{ cell: 40, mark: 'move' }] }), 'a mark casts no shadow').toBe(false);
  expect(versions()).toEqual(written);
  stage.version++;
  expect(layers.write(still)).toBe(true);
  expect(versions().every((version, i) => version > written[i])).toBe(true);
  layers.dispose();
});

test('marks, bands and the light under the pointer are updated without anything moving', () => {
  const { stage, layers } = table();
  layers.write(still);
  const before = visible(layers).length;
  const band = { points: [stage.places.cell(3), stage.places.cell(5)], colour: '#ffffff', width: 0.1, arrow: false };
  layers.write({ ...still, marks: [{ cell: 40, mark: 'move' }], ribbons: [band] });
  expect(visible(layers).length, 'the band, and the mark beside figures and through them').toBe(before + 3);
  stage.hoveredCell = acidCell('e5');
  layers.write(still);
  expect(visible(layers).length, 'only the light').toBe(before + 1);
  layers.dispose();
});

test('every material that may be missing from a first frame is listed for the warm-up', () => {
  const { layers } = table();
  expect(layers.warmed.map(({ as }) => as).sort()).toEqual([
    'instances',
    'instances',
    'instances',
    'instances',
    'instances',
    'instances',
    'instances',
    'mesh',
    'mesh',
    'mesh',
  ]);
  layers.dispose();
});

test('the cells of the last move are tinted all over, beside their marks', () => {
  const { layers } = table();
  layers.write(still);
  const before = visible(layers).length;
  const cells = ['e5', 'e6'].map(acidCell);
  layers.write({ ...still, marks: cells.map((cell) => ({ cell, mark: 'last' as const })) });
  const shown = visible(layers).slice(before) as THREE.InstancedMesh[];
  expect(shown.map((mesh) => mesh.count)).toEqual([2, 2, 2]);
  const blended = shown.find(({ geometry }) => geometry instanceof THREE.PlaneGeometry)!;
  expect((blended.material as THREE.Material).transparent).toBe(true);
  blended.geometry.computeBoundingBox();
  expect(blended.geometry.boundingBox!.max.x).toBeGreaterThan(0.45);
  layers.write(still);
  expect(visible(layers).length).toBe(before);
  layers.dispose();
});
