import * as THREE from 'three';
import { expect, test } from 'vitest';
import { everyArt } from '../../variants/registry.ts';
import { sketchOf } from './sketch.ts';
import { studio } from './studio.ts';

const meshOf = (halfX: number, halfZ: number): THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial> =>
  sketchOf(['#000000', '#808080', '#ffffff'], halfX, halfZ).object as never;

test('it is one ground below the board, seen from above, without a hole', () => {
  const mesh = meshOf(8, 4);
  const rays = new THREE.Raycaster();
  for (let x = -60; x <= 60; x += 1.7)
    for (let z = -60; z <= 60; z += 1.7) {
      rays.set(new THREE.Vector3(x, 5, z), new THREE.Vector3(0, -1, 0));
      const [hit] = rays.intersectObject(mesh);
      if (!hit) throw new Error(`nothing below ${x} ${z}`);
      expect(hit.point.y).toBeLessThan(-0.5);
    }
});

test('it is darkest beside the table and reaches its last colour far away, on all sides', () => {
  const { position, color } = meshOf(8, 4).geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    const away = Math.hypot(Math.max(0, Math.abs(position.getX(i)) - 8), Math.max(0, Math.abs(position.getZ(i)) - 4));
    expect(color.getX(i)).toBeCloseTo(away < 1 ? 0 : away < 5 ? 0.216 : 1, 2);
  }
});

test.each([['the studio', studio], ...(await everyArt()).map((art) => [art.id, art.place!] as const)] as const)(
  '%s is not black before it is built, by night or by day',
  (_, hours) => {
    for (const { sketch } of [hours.night, hours.day]) {
      const lightness = sketch!.map(
        (colour) => new THREE.Color(colour).getHSL({ h: 0, s: 0, l: 0 }, THREE.SRGBColorSpace).l,
      );
      expect(Math.max(...lightness)).toBeGreaterThan(0.15);
    }
    expect(hours.night.sketch).not.toEqual(hours.day.sketch);
  },
);
