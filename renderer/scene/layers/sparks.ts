/**
 * Explosions and gleams: lights created by playback that are gone when it ends. Two instanced meshes, drawn only while
 * there are any; blending is additive, so they need no sorting and darken nothing.
 */
import * as THREE from 'three';
import type { Spark } from '../playback/ground.ts';
import type { Layer, LayerFrame } from './layer.ts';

/** particles in a gleam's tail, and the distance of the last one from its head */
const BEADS = 26;
const TAIL = 0.45;
const MOST = 128;

const tones: Readonly<Record<Spark['tone'], THREE.Color>> = {
  fire: new THREE.Color('#ff9a3c'),
  flight: new THREE.Color('#9a86ff'),
  threat: new THREE.Color('#ff4d5c'),
  gate: new THREE.Color('#7fd4ff'),
};

/** A point along a polyline, t from 0 to 1 by length. */
function along(points: Spark['points'], t: number): Spark['points'][number] {
  const legs = points.slice(1).map((p, i) => Math.hypot(p.x - points[i].x, p.y - points[i].y, p.z - points[i].z));
  let left = t * legs.reduce((a, b) => a + b, 0);
  for (let i = 0; i < legs.length; i++) {
    if (left <= legs[i] || i === legs.length - 1) {
      const u = legs[i] === 0 ? 1 : Math.min(1, left / legs[i]);
      const [a, b] = [points[i], points[i + 1]];
      return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, z: a.z + (b.z - a.z) * u };
    }
    left -= legs[i];
  }
  return points[0];
}

export class SparkLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #material = new THREE.MeshBasicMaterial({
    transparent: true,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
  });
  readonly #balls = this.#add(new THREE.IcosahedronGeometry(1, 1));
  readonly #rings = this.#add(new THREE.TorusGeometry(1, 0.07, 5, 36).rotateX(Math.PI / 2));

  #add(solid: THREE.BufferGeometry): THREE.InstancedMesh {
    const mesh = new THREE.InstancedMesh(solid, this.#material, MOST);
    mesh.setColorAt(0, new THREE.Color(0));
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    mesh.renderOrder = 8;
    this.object.add(mesh);
    return mesh;
  }

  write({ sparks }: Pick<LayerFrame, 'sparks'>): void {
    const [matrix, colour] = [new THREE.Matrix4(), new THREE.Color()];
    for (const mesh of [this.#balls, this.#rings]) mesh.count = 0;
    const put = (
      mesh: THREE.InstancedMesh,
      at: Spark['points'][number],
      size: THREE.Vector3Tuple,
      paint: THREE.Color,
    ) => {
      if (mesh.count === MOST) return;
      matrix.makeScale(...size).setPosition(at.x, at.y, at.z);
      mesh.setColorAt(mesh.count, paint);
      mesh.setMatrixAt(mesh.count++, matrix);
    };
    for (const { is, tone, points, reach, u } of sparks) {
      const light = tones[tone];
      if (u <= 0 || u >= 1) continue;
      if (is === 'burst') {
        const [at] = points;
        const grown = 1 - (1 - u) ** 3;
        const ring = reach * grown;
        put(
          this.#rings,
          { ...at, y: at.y + 0.08 },
          [ring, reach * 0.9, ring],
          colour.copy(light).multiplyScalar(1 - u),
        );
        const ball = reach * (0.25 + 0.45 * grown);
        put(
          this.#balls,
          { ...at, y: at.y + 0.25 * reach },
          [ball, ball * 0.8, ball],
          colour.copy(light).multiplyScalar(0.9 * (1 - u) ** 2),
        );
        continue;
      }
      for (let bead = 0; bead < BEADS; bead++) {
        const t = u * (1 + TAIL) - (bead / BEADS) * TAIL;
        if (t < 0 || t > 1) continue;
        const strength = 1 - bead / BEADS;
        const size = 0.02 + 0.05 * strength;
        put(this.#balls, along(points, t), [size, size, size], colour.copy(light).multiplyScalar(strength * strength));
      }
    }
    for (const mesh of [this.#balls, this.#rings]) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const mesh of [this.#balls, this.#rings]) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
  }
}
