/**
 * The place of Chesimals I: a tide pool, calm. The mat lies on wet dark stone in clear water; a still net of light lies
 * on the ground, boulders and kelp stand at the corners. A low sun is the one warm light: it falls on the sand on the
 * left of either seat. Nothing in it is as bright or as coloured as a piece.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../art/place/paint.ts';
import type { PlaceArt, PlaceHours, Plan } from '../../art/place/place-art.ts';
import { painted, solids } from '../../art/place/things.ts';

const GROUND = -0.5;
const REACH = 34;

const PICTURE = `
// shelves of rock, worn round, with sand in the hollows
vec2 w = p + 1.2 * vec2(fbm(p * 0.22), fbm(p * 0.22 + 5.0));
float high = fbm(w * 0.30 + 2.0), grain = fbm(w * 2.4);
vec2 k = cells(w * 0.34 + 7.0);
float crack = smoothstep(0.0, 0.09, k.y - k.x);
vec3 rock = mix(vec3(0.054, 0.062, 0.062), vec3(0.132, 0.132, 0.122), smoothstep(0.3, 0.7, high) * 0.7 + 0.3 * grain);
rock *= (0.75 + 0.5 * grain) * (0.55 + 0.45 * crack);
vec3 sand = mix(vec3(0.190, 0.162, 0.115), vec3(0.270, 0.232, 0.165), fbm(w * 0.8)) * (0.9 + 0.2 * h1(floor(p * 24.0)));
float hollow = smoothstep(0.50, 0.36, high);
c = mix(rock, sand, hollow * 0.85);
// pebbles at the edges of the sand
vec2 b = cells(p * 1.7); float strewn = smoothstep(0.25, 0.5, hollow) * smoothstep(0.95, 0.6, hollow);
c = mix(c, mix(vec3(0.06, 0.07, 0.075), vec3(0.20, 0.18, 0.16), h1(floor(p * 1.7))) * (0.6 + 0.7 * smoothstep(0.35, 0.0, b.x)), smoothstep(0.32, 0.26, b.x) * strewn);
// water takes the red with depth
float away = length(max(abs(p) - uHalf, 0.0));
c *= mix(vec3(0.95, 1.0, 0.98), uDeep, smoothstep(0.5, 15.0, away + 0.15 * length(p)));
// light that has come through it: a net that stands still, soft
vec2 u = p * 0.42 + 0.6 * vec2(fbm(p * 0.4 + 1.0), fbm(p * 0.4 + 9.0));
vec2 m = cells(u), n = cells(u * 1.6 + 3.7);
float net = pow(1.0 - smoothstep(0.0, 0.22, m.y - m.x), 2.0) * 0.6 + pow(1.0 - smoothstep(0.0, 0.26, n.y - n.x), 2.0) * 0.3;
float pool = exp(-away * 0.085);
// the sun, in the half on the left of a seat and, for the other one, turned
vec2 q = (p.x < 0.0 ? p : -p) + vec2(uHalf.x + 4.6, 1.5);
float sun = exp(-dot(q * vec2(0.19, 0.115), q * vec2(0.19, 0.115))) * (0.75 + 0.5 * fbm(p * 0.35 + 4.0));
c *= uLight * (0.30 + 0.95 * pool) + uSun * sun;
c += c * net * (uNet * pool + uSun * sun);
c *= 1.0 - 0.78 * smoothstep(1.5, -0.1, box(p, uHalf + 0.74, 0.5));
`;

const chance = (n: number): number => {
  const h = Math.sin(n * 91.17 + 3.3) * 43758.5453;
  return h - Math.floor(h);
};

/** A boulder worn by the sea, wet and dark below. */
function boulder(x: number, z: number, r: number, colour: string, seed: number): THREE.BufferGeometry {
  const ball = new THREE.IcosahedronGeometry(r, 4);
  const { position } = ball.attributes;
  for (let i = 0; i < position.count; i++) {
    const [a, b, c] = [position.getX(i) / r, position.getY(i) / r, position.getZ(i) / r];
    const wave = Math.sin(a * 2.1 + seed) * Math.sin(b * 2.7 + seed * 2) + 0.5 * Math.sin(c * 3.3 + seed * 3);
    const k = r * (0.9 + 0.16 * wave + 0.02 * Math.sin(a * 11 + c * 13 + seed));
    position.setXYZ(i, a * k, b * k * 0.55, c * k);
  }
  ball.computeVertexNormals();
  // every face had corners of its own: a sphere's are joined again by its direction
  const { normal } = ball.attributes;
  const sums = new Map<string, THREE.Vector3>();
  const keyOf = (i: number): string => [0, 1, 2].map((d) => position.getComponent(i, d).toFixed(3)).join();
  for (let i = 0; i < position.count; i++) {
    const sum = sums.get(keyOf(i)) ?? new THREE.Vector3();
    sums.set(keyOf(i), sum.add(new THREE.Vector3().fromBufferAttribute(normal, i)));
  }
  for (let i = 0; i < position.count; i++) {
    const n = sums.get(keyOf(i))!.clone().normalize();
    normal.setXYZ(i, n.x, n.y, n.z);
  }
  return painted(
    ball.translate(x, GROUND + r * 0.16, z),
    colour,
    (_x, y) => 0.3 + 0.7 * Math.min(1, Math.max(0, (y - GROUND) / (r * 0.7))),
  );
}

/** Kelp: long ribbons with a wavy edge that lie in a stream that stands still. */
function kelp(x: number, z: number, long: number, seed: number): THREE.BufferGeometry[] {
  return Array.from({ length: 6 }, (_, i) => {
    const length = long * (0.6 + 0.4 * chance(seed + i));
    const blade = new THREE.PlaneGeometry(0.5, length, 2, 18).translate(0, length / 2, 0);
    const { position } = blade.attributes;
    for (let k = 0; k < position.count; k++) {
      const t = position.getY(k) / length;
      const across = position.getX(k) * (0.5 + 1.5 * t) * (1 - 0.85 * t * t);
      const side = Math.sign(across) * 0.07 * Math.sin(t * 26 + i);
      // it rises a little and then lies over
      position.setXYZ(
        k,
        across + 0.5 * Math.sin(t * 3.4 + i * 1.3) * t,
        0.1 + 0.9 * Math.sin(t * 2.4) + side,
        -t * length,
      );
    }
    blade.computeVertexNormals();
    const turn = (chance(seed + i * 2) - 0.5) * 1.7 + seed;
    blade.rotateY(turn).translate(x, GROUND, z);
    return painted(
      blade,
      i % 2 ? '#1f2b17' : '#2a351a',
      (px, y, pz) => 0.35 + 0.75 * Math.min(1, (y - GROUND) / 1.1) + 0.12 * Math.sin(Math.hypot(px - x, pz - z) * 5),
    );
  });
}

function things(halfX: number, halfZ: number): THREE.Mesh {
  const parts: THREE.BufferGeometry[] = [];
  for (const s of [1, -1]) {
    for (const [dx, dz, r, colour] of [
      [3.4, -1.5, 1.7, '#4b4841'],
      [6, 0.6, 2.4, '#403e39'],
      [7.4, -4.6, 1.9, '#47433c'],
      [5, -6.6, 0.8, '#57514a'],
      [8.2, -10.8, 1.4, '#4a463f'],
    ] as const) {
      parts.push(boulder(s * (halfX + dx), -s * (halfZ + dz), r, colour, dx * 3 + dz));
      parts.push(boulder(-s * (halfX + dx + 0.5), -s * (halfZ + dz - 0.7), r * 0.9, colour, dx * 2 + dz));
    }
    for (const [dx, dz, long] of [
      [8.4, -0.4, 3],
      [10, -3.4, 3.4],
    ] as const) {
      parts.push(...kelp(s * (halfX + dx), -s * (halfZ + dz), long, s > 0 ? 2.2 : -1));
      parts.push(...kelp(-s * (halfX + dx), -s * (halfZ + dz + 0.4), long, s > 0 ? 3.9 : 0.8));
    }
  }
  return solids(parts, 0.72);
}

interface Hour {
  readonly light: string;
  readonly net: string;
  readonly deep: string;
  readonly sun: string;
}

const pool =
  ({ light, net, deep, sun }: Hour) =>
  (plan: Plan): Built => {
    const { halfX, halfZ } = plan;
    const reach = [REACH, REACH] as const;
    const ground = paint(plan, reach, PICTURE, {
      uHalf: new THREE.Vector2(halfX, halfZ),
      uLight: new THREE.Color(light),
      uNet: new THREE.Color(net),
      uDeep: new THREE.Color(deep),
      uSun: new THREE.Color(sun),
    });
    return disposing(new THREE.Group().add(pictureSheet(ground, reach, GROUND), things(halfX, halfZ)), ground);
  };

const night: PlaceArt = {
  light: {
    key: { colour: '#ffe8c6', strength: 2.4, from: [-6, 10, 4.5] },
    rim: { colour: '#a4e4ff', strength: 2.1, from: [5, 5, -9] },
    fill: { colour: '#9cc8d0', strength: 0.4, from: [7, 3, 7] },
    sky: { above: '#c2dce2', below: '#22383a', high: 0.2, low: 1.2 },
    exposure: 1.05,
  },
  room: {
    walls: '#46565a',
    strength: 0.65,
    panels: [
      { form: 'rect', colour: '#eafcff', strength: 3.6, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#ffdca4', strength: 7, at: [-5, 3, 4], size: [2.4, 4] },
      { form: 'rect', colour: '#7fd8f0', strength: 5, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  ground: '#04090b',
  sketch: ['#2c2622', '#5b4636', '#463c2f'],
  build: pool({ light: '#a0b8bc', net: '#6a9094', deep: '#174550', sun: '#ff9a48' }),
};

export const place: PlaceHours = {
  night,
  day: {
    ...night,
    light: {
      ...night.light,
      key: { colour: '#fff1d8', strength: 2.8, from: [-6, 10, 4.5] },
      sky: { above: '#e6f2f6', below: '#6f7c72', high: 0.4, low: 1.6 },
    },
    room: { ...night.room, walls: '#7a9496', strength: 0.75 },
    ground: '#5a8a8c',
    sketch: ['#4a463b', '#89816b', '#67644f'],
    build: pool({ light: '#ffffff', net: '#dff4e8', deep: '#6ab4b4', sun: '#ffc27a' }),
  },
};
