/**
 * The field: 81 bevelled slabs of slate in two shades, merged into one mesh, over a dim blue light that shows between
 * them. It receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { Spot } from '../../../art/spot.ts';

const SHADES = ['#2f3745', '#465266'] as const;

/** A slab with its top on y = 0: a lathe of four sides, so that the bevel is one profile. */
function slab(width: number, height: number, bevel: number): THREE.BufferGeometry {
  const k = width / Math.SQRT2;
  const profile = [
    [k, -height],
    [k, -bevel],
    [k - bevel, 0],
    [1e-4, 0],
  ].map(([r, y]) => new THREE.Vector2(r, y));
  const solid = new THREE.LatheGeometry(profile, 4).toNonIndexed();
  solid.computeVertexNormals();
  solid.rotateY(Math.PI / 4);
  solid.deleteAttribute('uv');
  return solid;
}

export function field(cells: readonly Spot[]): Built {
  const one = slab(0.965, 0.16, 0.02);
  const parts = cells.map(({ x, y, z }) => {
    const part = one.clone().translate(x, y, z);
    const shade = new THREE.Color(SHADES[(Math.round(x) + Math.round(z)) & 1]);
    const colour = new Float32Array(part.attributes.position.count * 3);
    for (let i = 0; i < colour.length; i += 3) shade.toArray(colour, i);
    return part.setAttribute('color', new THREE.BufferAttribute(colour, 3));
  });
  const slabs = new THREE.Mesh(
    mergeGeometries(parts),
    new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.62, metalness: 0.1 }),
  );
  slabs.receiveShadow = true;
  const reach = Math.max(...cells.map((c) => Math.abs(c.x))) + 0.55;
  const glow = new THREE.Mesh(
    new THREE.PlaneGeometry(reach * 2, reach * 2),
    new THREE.MeshBasicMaterial({ color: '#1b3a57' }),
  );
  glow.rotation.x = -Math.PI / 2;
  glow.position.y = -0.12;
  const object = new THREE.Group().add(slabs, glow);
  one.dispose();
  return disposing(object);
}
