/**
 * Explosions, gleams, smoke and dust: created by playback, and gone when it ends. Three instanced meshes, drawn only
 * while there are any. Lights are added, so they need no sorting and darken nothing; puffs of smoke and dust are half
 * transparent and all alike, so that their order is not seen.
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
  dust: new THREE.Color('#8d8474'),
};
const SMOKE = new THREE.Color('#4a443f');
/** puffs of a landing and of an explosion; lights that are drawn in */
const DUST = 9;
const PUFFS = 11;
const DRAWN = 36;
/** so that directions are spread evenly without repeating */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

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
  readonly #haze = new THREE.MeshBasicMaterial({
    transparent: true,
    opacity: 0.3,
    depthWrite: false,
    toneMapped: false,
  });
  readonly #balls = this.#add(new THREE.IcosahedronGeometry(1, 1));
  readonly #rings = this.#add(new THREE.TorusGeometry(1, 0.07, 5, 36).rotateX(Math.PI / 2));
  readonly #puffs = this.#add(new THREE.IcosahedronGeometry(1, 1), this.#haze);

  #add(solid: THREE.BufferGeometry, material: THREE.Material = this.#material): THREE.InstancedMesh {
    const mesh = new THREE.InstancedMesh(solid, material, MOST);
    mesh.setColorAt(0, new THREE.Color(0));
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    mesh.renderOrder = 8;
    this.object.add(mesh);
    return mesh;
  }

  get #meshes(): readonly THREE.InstancedMesh[] {
    return [this.#balls, this.#rings, this.#puffs];
  }

  write({ sparks }: Pick<LayerFrame, 'sparks'>): void {
    const [matrix, colour] = [new THREE.Matrix4(), new THREE.Color()];
    for (const mesh of this.#meshes) mesh.count = 0;
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
    for (const { is, tone, points, reach, smokes, u } of sparks) {
      const light = tones[tone];
      if (u <= 0 || u >= 1) continue;
      const [at] = points;
      if (is === 'flash') {
        const size = reach * (0.5 + 0.4 * u);
        put(this.#balls, { ...at, y: at.y + 0.3 * reach }, [size, size, size], colour.copy(light).multiplyScalar(1.6));
        continue;
      }
      if (is === 'dust') {
        for (let i = 0; i < DUST; i++) {
          const out = reach * (0.5 + 0.5 * u) * (0.8 + 0.2 * Math.sin(5 * i));
          const size = 0.07 * Math.sin(Math.PI * (0.25 + 0.75 * u));
          const spot = {
            x: at.x + out * Math.cos(i * GOLDEN),
            y: at.y + 0.03 + 0.06 * u,
            z: at.z + out * Math.sin(i * GOLDEN),
          };
          put(this.#puffs, spot, [size, size * 0.6, size], colour.copy(light));
        }
        continue;
      }
      if (is === 'draw') {
        for (let i = 0; i < DRAWN; i++) {
          const v = Math.min(1, Math.max(0, u * 1.5 - (0.5 * i) / DRAWN));
          const out = reach * (1 - v ** 2);
          const turn = i * GOLDEN + 1.5 * v;
          const size = 0.03 + 0.04 * v;
          const spot = {
            x: at.x + out * Math.cos(turn),
            y: at.y + 0.1 + 0.5 * v * (i / DRAWN),
            z: at.z + out * Math.sin(turn),
          };
          if (v > 0 && v < 1)
            put(this.#balls, spot, [size, size, size], colour.copy(light).multiplyScalar(0.4 + 0.6 * v));
        }
        continue;
      }
      if (smokes)
        for (let i = 0; i < PUFFS; i++) {
          const out = reach * 0.7 * (1 - (1 - u) ** 2) * (0.4 + 0.6 * ((i * 0.618) % 1));
          const size = 0.34 * reach * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * u)) * (0.7 + 0.3 * Math.cos(3 * i));
          const spot = {
            x: at.x + out * Math.cos(i * GOLDEN),
            y: at.y + 0.15 + 0.9 * u * (0.5 + 0.5 * ((i * 0.37) % 1)),
            z: at.z + out * Math.sin(i * GOLDEN),
          };
          put(this.#puffs, spot, [size, size, size], colour.copy(SMOKE));
        }
      if (is === 'burst') {
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
    for (const mesh of this.#meshes) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#haze.dispose();
  }
}
