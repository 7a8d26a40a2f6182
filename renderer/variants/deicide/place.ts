/**
 * The place of Deicide Chess: a hall of stone. The board is sunk into a dais of two steps on a floor of slabs; candles
 * burn at the corners of the dais, four pillars rise into the dark, and a tall window throws moonlight across the floor.
 * By day the candles are out and the sun stands in the window. From both seats it looks the same.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../art/place/paint.ts';
import type { PlaceArt, PlaceHours, Plan } from '../../art/place/place-art.ts';
import { glows, type Halo, halos, latheShape, painted, solids } from '../../art/place/things.ts';

const DAIS = -0.62;
const STEP = 0.55;
const FLOOR = DAIS - 2 * STEP;
/** how far the dais reaches beyond the field, and how wide its step is */
const WIDE = 3.5;
const TREAD = 1.2;
/** how far the picture of the floor reaches */
const HALL = 44;

/** Two lancets with a mullion, as the window throws them on the floor: 1 in the light, 0 beside it. */
const WINDOW = `
vec2 w = vec2(dot(q, vec2(0.84, 0.54)), dot(q, vec2(-0.54, 0.84)));
float bay = mod(w.x + 30.0, 7.4) - 3.7;
float pane = smoothstep(2.25, 1.95, abs(bay)) * smoothstep(0.12, 0.3, abs(bay)) * smoothstep(0.05, 0.2, abs(mod(w.y + 60.0, 3.1) - 1.55));
float beam = pane * smoothstep(15.5, 12.5, abs(w.x - 1.0)) * smoothstep(15.0, 8.0, abs(w.y));
`;

/** Slabs of two sizes with worn joints, set in `stone`, and the height of each point in `joint`. */
const SLABS = `
vec2 g = p / uSlab; float row = floor(g.y); g.x += 0.5 * mod(row, 2.0);
vec2 id = vec2(floor(g.x), row), f = abs(fract(g) - 0.5);
float joint = smoothstep(0.5, 0.482, max(f.x, f.y)), worn = fbm(p * 0.9 + id * 3.0);
float vein = pow(1.0 - abs(2.0 * fbm(p * 0.42 + id * 7.0) - 1.0), 10.0);
vec3 stone = mix(vec3(0.105, 0.100, 0.112), vec3(0.185, 0.172, 0.168), h1(id + 4.0) * 0.7 + 0.3 * worn);
stone *= 0.72 + 0.5 * worn + 0.10 * (n2(p * 19.0) - 0.5);
stone += vein * 0.035;
stone *= 0.35 + 0.65 * joint;
`;

const TOP = `
${SLABS}
vec2 edge = uDais - abs(p); float rim = min(edge.x, edge.y);
// a band of dark stone let into the edge, between two lines of bronze
float band = smoothstep(0.66, 0.63, rim) * smoothstep(0.24, 0.27, rim);
stone = mix(stone, vec3(0.040, 0.038, 0.052) * (0.7 + 0.6 * worn), band);
float bronze = smoothstep(0.035, 0.02, abs(rim - 0.66)) + smoothstep(0.035, 0.02, abs(rim - 0.24));
float run = abs(p.x) / uDais.x > abs(p.y) / uDais.y ? p.y : p.x;
bronze += smoothstep(0.03, 0.0, abs(abs(fract(run * 0.5) - 0.5) * 2.0 * 0.24 - 0.12 + (rim - 0.45)) - 0.015) * band;
stone = mix(stone, vec3(0.42, 0.27, 0.10) * (0.7 + 0.5 * worn), clamp(bronze, 0.0, 1.0));
vec3 light = uSky * (0.8 + 0.4 * fbm(p * 0.12));
for (int i = 0; i < 4; i++) {
  vec2 s = vec2(i < 2 ? -1.0 : 1.0, mod(float(i), 2.0) < 0.5 ? -1.0 : 1.0) * uCandle;
  float d = length(p - s); light += uFlame * (1.0 * exp(-d * d * 0.30) + 0.62 * exp(-d * 0.40));
}
vec2 q = p + vec2(uDais.x, 0.0) * (p.x < 0.0 ? 1.0 : -1.0); q *= p.x < 0.0 ? 1.0 : -1.0;
${WINDOW}
light += uMoon * beam * 0.8;
c = stone * light;
// the board keeps the light out
c *= 1.0 - 0.8 * smoothstep(1.3, -0.1, box(p, uBoard, 0.4));
`;

const GROUND = `
${SLABS}
vec3 light = uSky * 0.62 * exp(-dot(p, p) * 0.0009);
for (int i = 0; i < 4; i++) {
  vec2 s = vec2(i < 2 ? -1.0 : 1.0, mod(float(i), 2.0) < 0.5 ? -1.0 : 1.0) * uCandle;
  float d = length(p - s); light += uFlame * 0.75 * exp(-d * 0.30);
  vec2 k = p - vec2(i < 2 ? -1.0 : 1.0, mod(float(i), 2.0) < 0.5 ? -1.0 : 1.0) * uPillar;
  stone *= 1.0 - 0.75 * smoothstep(3.6, 1.6, length(k));
}
vec2 q = p + vec2(uDais.x + 2.0, 0.0) * (p.x < 0.0 ? 1.0 : -1.0); q *= p.x < 0.0 ? 1.0 : -1.0;
${WINDOW}
light += uMoon * beam;
c = stone * light;
c *= 1.0 - 0.72 * smoothstep(1.6, -0.2, box(p, uDais + ${TREAD}, 0.2));
`;

/** Two steps: the sides of the dais and one tread round it. */
function steps(x: number, z: number): THREE.BufferGeometry[] {
  const block = (wide: number, deep: number, top: number): THREE.BufferGeometry =>
    painted(
      new THREE.BoxGeometry(wide * 2, STEP, deep * 2).translate(0, top - STEP / 2 - 0.01, 0),
      '#2c2a33',
      (_x, y) => 0.25 + 0.75 * ((y - top + STEP) / STEP) ** 2,
    );
  return [block(x, z, DAIS), block(x + TREAD, z + TREAD, DAIS - STEP)];
}

/** A fluted pillar on a square base; its light comes from the candles, so it fades upwards. */
function pillar(x: number, z: number): THREE.BufferGeometry[] {
  const shaft = new THREE.CylinderGeometry(1.25, 1.4, 18, 32, 8);
  const { position } = shaft.attributes;
  for (let i = 0; i < position.count; i++) {
    const k = 1 - 0.08 * (0.5 + 0.5 * Math.cos(Math.atan2(position.getZ(i), position.getX(i)) * 12));
    position.setX(i, position.getX(i) * k).setZ(i, position.getZ(i) * k);
  }
  shaft.computeVertexNormals();
  const fade = (_x: number, y: number): number => 0.06 + 0.94 * Math.exp(-(y - FLOOR) / 5.5);
  const torus = (r: number, y: number) =>
    new THREE.TorusGeometry(r, 0.24, 10, 32).rotateX(Math.PI / 2).translate(0, y, 0);
  return [
    shaft.translate(0, 10, 0),
    torus(1.5, 1.05),
    torus(1.72, 0.66),
    new THREE.BoxGeometry(4, 0.55, 4).translate(0, 0.27, 0),
  ].map((part) => painted(part.translate(x, FLOOR, z), '#77717c', fade));
}

/** A candle with a dish; `lit` adds its flame and halo. */
function candle(at: readonly [number, number], high: number, thick: number, lit: boolean) {
  const [x, z] = at;
  const wax = latheShape(
    [
      [thick * 1.1, 0],
      [thick, 0.08],
      [thick * 0.97, high * 0.82],
      [thick * 1.05, high * 0.97],
      [thick * 0.8, high],
      [0, high - 0.07],
    ],
    16,
  );
  const dish = latheShape(
    [
      [0, 0.02],
      [thick * 1.8, 0.02],
      [thick * 2.1, 0.13],
      [thick * 2.2, 0.12],
      [thick * 1.9, 0],
    ],
    20,
  );
  const top = DAIS + 0.04 + high;
  const glow = (_x: number, y: number): number => (lit ? 0.16 + 0.7 * Math.max(0, (y - DAIS) / high) ** 2 : 0.5);
  return {
    solid: [
      painted(wax.translate(x, DAIS + 0.04, z), '#e6d2a4', glow),
      painted(dish.translate(x, DAIS + 0.01, z), '#5e4018'),
    ],
    flame: lit
      ? [painted(new THREE.SphereGeometry(0.075, 8, 8).scale(1, 2.5, 1).translate(x, top + 0.14, z), '#fff2c0')]
      : [],
    halo: lit ? [{ at: [x, top + 0.14, z], size: 1.15, colour: '#ff9a3a', strength: 0.2 } satisfies Halo] : [],
  };
}

interface Hour {
  readonly sky: string;
  readonly moon: string;
  readonly flame: string;
  readonly lit: boolean;
}

const hall =
  ({ sky, moon, flame, lit }: Hour) =>
  (plan: Plan): Built => {
    const { halfX, halfZ } = plan;
    const dais = new THREE.Vector2(halfX + WIDE, halfZ + WIDE);
    const stand = new THREE.Vector2(halfX + 2.1, halfZ - 0.6);
    const column = new THREE.Vector2(halfX + 7.2, halfZ + 5.4);
    const common = {
      uSky: new THREE.Color(sky),
      uMoon: new THREE.Color(moon),
      uFlame: new THREE.Color(flame),
      uDais: dais,
      uCandle: stand,
      uPillar: column,
    };
    const top = paint(plan, [dais.x, dais.y], TOP, {
      ...common,
      uSlab: new THREE.Vector2(2.9, 1.9),
      uBoard: new THREE.Vector2(halfX + 0.75, halfZ + 1.37),
    });
    const low = paint(plan, [HALL, HALL], GROUND, { ...common, uSlab: new THREE.Vector2(5.6, 3.8) });
    const solid = steps(dais.x, dais.y);
    const flames: THREE.BufferGeometry[] = [];
    const lights: Halo[] = [];
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        solid.push(...pillar(x * column.x, z * column.y));
        for (const [dx, dz, high, thick] of [
          [0, 0, 1.5, 0.3],
          [0.72, 0.42, 0.95, 0.25],
          [0.1, 0.9, 0.62, 0.27],
        ] as const) {
          const one = candle([x * (stand.x + dx), z * (stand.y + dz)], high, thick, lit);
          solid.push(...one.solid);
          flames.push(...one.flame);
          lights.push(...one.halo);
        }
      }
    }
    const object = new THREE.Group().add(
      pictureSheet(low, [HALL, HALL], FLOOR),
      pictureSheet(top, [dais.x, dais.y], DAIS),
      solids(solid, 0.8),
    );
    if (lit) object.add(glows(flames), halos(lights));
    return disposing(object, top, low);
  };

const night: PlaceArt = {
  light: {
    key: { colour: '#ffe6c2', strength: 1.75, from: [-6, 11, 5] },
    rim: { colour: '#93a8ff', strength: 1.7, from: [4, 6, -9] },
    fill: { colour: '#ffad6a', strength: 0.5, from: [8, 4, 6] },
    sky: { above: '#b9c4ff', below: '#5a3a26', high: 0.3, low: 1.6 },
    exposure: 1.05,
  },
  room: {
    walls: '#4b4857',
    strength: 0.62,
    panels: [
      { form: 'rect', colour: '#ffe3b8', strength: 3.4, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#ffc987', strength: 8, at: [-5, 3, 4], size: [1.6, 4.5] },
      { form: 'rect', colour: '#8fa2ff', strength: 7, at: [4, 2.5, -5], size: [6, 1.6] },
      { form: 'rect', colour: '#ffb469', strength: 5, at: [5, 2, 5], size: [1.2, 4] },
      // candles all along the near wall, and the board below
      { form: 'rect', colour: '#ffc58a', strength: 2.2, at: [0, 0.8, 6], size: [9, 1.4] },
      { form: 'rect', colour: '#b59a80', strength: 0.55, at: [0, -3, 0], size: [9, 9] },
    ],
  },
  ground: '#0a0a10',
  sketch: ['#1a1524', '#32273a', '#241b2e'],
  build: hall({ sky: '#6f6b86', moon: '#5a78c8', flame: '#ff8f3c', lit: true }),
};

export const place: PlaceHours = {
  night,
  day: {
    light: {
      key: { colour: '#fff3dc', strength: 2.4, from: [-6, 11, 5] },
      rim: { colour: '#c8d8ff', strength: 1.5, from: [4, 6, -9] },
      fill: { colour: '#ffe9cc', strength: 0.55, from: [8, 4, 6] },
      sky: { above: '#dfe9ff', below: '#8a7a66', high: 0.5, low: 1.9 },
      exposure: 1.08,
    },
    room: { ...night.room, walls: '#85817c', strength: 0.7 },
    ground: '#3a3733',
    sketch: ['#3c362f', '#655b4f', '#4d443d'],
    build: hall({ sky: '#d9d4c8', moon: '#ffdf9e', flame: '#000000', lit: false }),
  },
};
