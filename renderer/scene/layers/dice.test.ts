/** What is drawn of dice: every one of them with the first frame, their tray, and the faces that count; then nothing. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { DIE_SIDES } from '../../../engine/shared/dice.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { ThrownDice } from '../dice/thrown-dice.ts';
import { DiceLayer } from './dice.ts';

// there is no canvas to draw the faces on
const noPicture = () => ({ width: 1, height: 1 }) as HTMLCanvasElement;
const TRAY = { x: -8, z: -3, width: 3, length: 4, scale: 1.4 };
const drawn = (layer: DiceLayer): THREE.Mesh[] => {
  const out: THREE.Mesh[] = [];
  layer.object.traverseVisible((object) => {
    if (object instanceof THREE.Mesh) out.push(object);
  });
  return out;
};
const trianglesOf = (mesh: THREE.Mesh): number => {
  const { index, attributes, drawRange } = mesh.geometry;
  const points = Math.min(drawRange.count, (index ?? attributes.position).count);
  return (points / 3) * (mesh instanceof THREE.InstancedMesh ? mesh.count : 1);
};

test.each(DIE_SIDES)('six dice with %i sides that lie there at once are all drawn where they lie', (sides) => {
  const dice = new ThrownDice();
  const layer = new DiceLayer(acidArt, noPicture);
  const thrown = { key: 'm 1', coin: null, dice: [1, 2, 3, 4, 1, 2], ...(sides !== 6 && { sides }) };
  dice.show(thrown, TRAY, 0, true);
  layer.write({ dice: dice.onTable, font: null });
  const instances = drawn(layer).filter((mesh) => mesh instanceof THREE.InstancedMesh);
  expect(instances.map(({ count }) => count)).toEqual([6, 6]);
  const solid = instances.find(({ castShadow }) => castShadow)!;
  const [matrix, at] = [new THREE.Matrix4(), new THREE.Vector3()];
  dice.onTable!.dice.forEach((die, i) => {
    solid.getMatrixAt(i, matrix);
    expect(at.setFromMatrixPosition(matrix).distanceTo(die.at)).toBeLessThan(1e-5);
  });
  // the dice, the shades below them, the faces that count and the tray
  expect(drawn(layer)).toHaveLength(4);
  expect(drawn(layer).reduce((sum, mesh) => sum + trianglesOf(mesh), 0)).toBeLessThan(2500);

  layer.write({ dice: null, font: null });
  expect(drawn(layer)).toEqual([]);
  layer.dispose();
});
