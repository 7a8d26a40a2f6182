/**
 * The place of 4chan chess: a desk at night. A lamp lights the walnut and the mat under the board, a monitor glows from
 * the left, and at the edges lie what lies on such a desk: a mug, a can, books, slips of paper, dice. By day the monitor
 * is off and daylight comes through blinds. From both seats it looks the same.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../art/place/paint.ts';
import type { PlaceArt, PlaceHours, Plan } from '../../art/place/place-art.ts';
import { glows, latheShape, painted, solids } from '../../art/place/things.ts';

const DESK = -0.52;
const REACH = 30;
/** how far the mat reaches beyond the field */
const MAT = 2;

/** where things stand, beyond the corner of the field, in the half that side 0 sees far left and right */
const SPOTS = {
  mug: [2.9, 0.4],
  can: [2.6, -1.4],
  books: [4.6, -3.4],
  slips: [2.9, -4.4],
} as const;

const PICTURE = `
// planks along x, each with a grain of its own
float row = floor(p.y / 3.3); vec2 f = vec2(p.x + h1(vec2(row, 3.0)) * 40.0, p.y);
float bend = fbm(vec2(f.x * 0.10, f.y * 0.8) + row * 9.0);
float rings = 0.5 + 0.5 * sin((f.y + 1.1 * bend) * 10.0 + 2.2 * fbm(vec2(f.x * 0.35, f.y * 2.5)));
float pore = smoothstep(0.60, 0.85, n2(vec2(f.x * 2.2, f.y * 30.0)));
c = mix(vec3(0.120, 0.056, 0.028), vec3(0.250, 0.128, 0.062), rings * 0.55 + 0.45 * bend);
c *= (0.82 + 0.36 * h1(vec2(row, 1.0))) * (1.0 - 0.3 * pore);
c *= smoothstep(0.0, 0.035, fract(p.y / 3.3) * 3.3) * 0.7 + 0.3;
// a mat of dark felt under the board, stitched along its edge
float mat = box(p, uMat, 0.6);
vec3 felt = vec3(0.024, 0.052, 0.046) * (0.82 + 0.36 * n2(p * 26.0)) * (0.85 + 0.3 * fbm(p * 0.8));
float stitch = smoothstep(0.045, 0.02, abs(mat + 0.26)) * step(0.42, fract((abs(p.x) > abs(p.y) ? p.y : p.x) * 2.2));
felt = mix(felt, vec3(0.30, 0.25, 0.13), stitch * 0.75);
float under = smoothstep(0.55, 0.0, mat);
c = mix(felt, c * (1.0 - 0.5 * under), smoothstep(-0.03, 0.02, mat));
// a ring that a mug has left
float ring = length(abs(p) - vec2(uHalf.x + 4.2, uHalf.y - 1.2));
c *= 1.0 - 0.35 * smoothstep(0.10, 0.03, abs(ring - 0.85)) * n2(p * 3.0);
float away = length(p / vec2(uHalf.x + 5.0, uHalf.y + 4.0));
vec3 light = uLamp * (0.22 + 1.15 * exp(-away * away * 1.2)) + uAir;
// the monitors: each player has one on the left
for (int i = 0; i < 2; i++) {
  float s = i == 0 ? 1.0 : -1.0; vec2 k = p * s + vec2(uHalf.x + 6.5, 2.0);
  light += (i == 0 ? uScreen : uScreen.zyx) * 2.2 * exp(-dot(k * vec2(0.26, 0.13), k * vec2(0.26, 0.13)));
}
// blinds: bars of daylight across the desk
float bars = smoothstep(0.35, 0.65, abs(fract((p.y + 0.35 * p.x) * 0.42) - 0.5) * 2.0) * smoothstep(26.0, 12.0, length(p));
light += uSun * bars;
c *= light;
c *= 1.0 - 0.82 * smoothstep(1.0, -0.1, box(p, uHalf + 0.74, 0.3));
for (int i = 0; i < 4; i++) {
  float s = mod(float(i), 2.0) < 0.5 ? 1.0 : -1.0;
  vec2 at = i < 2 ? vec2(-uHalf.x - ${SPOTS.mug[0].toFixed(1)}, -uHalf.y + ${(-SPOTS.mug[1]).toFixed(1)}) : vec2(uHalf.x + ${SPOTS.can[0].toFixed(1)}, -uHalf.y - ${SPOTS.can[1].toFixed(1)});
  c *= 1.0 - 0.62 * smoothstep(1.7, 0.5, length(p - s * at - vec2(0.3, -0.15)));
}
`;

/** The things of one half of the desk, seen from side 0; the other half is the same, turned. */
function half(x: number, z: number, mug: string): THREE.BufferGeometry[] {
  const out: THREE.BufferGeometry[] = [];
  const put = (
    part: THREE.BufferGeometry,
    [dx, dz]: readonly [number, number],
    left: boolean,
    colour: string,
    shade?: (px: number, py: number, pz: number) => number,
  ): void => {
    out.push(painted(part, colour, shade).translate((left ? -1 : 1) * (x + dx), DESK, -z - dz));
  };
  const wall = latheShape([
    [0, 0.03],
    [0.72, 0.02],
    [0.84, 0.14],
    [0.87, 1.5],
    [0.83, 1.55],
    [0.78, 1.5],
    [0.76, 1.2],
  ]);
  put(wall, SPOTS.mug, true, mug, (_x, y) => 0.55 + 0.45 * Math.min(1, y));
  put(new THREE.CircleGeometry(0.77, 24).rotateX(-Math.PI / 2).translate(0, 1.2, 0), SPOTS.mug, true, '#2a150b');
  const handle = new THREE.TorusGeometry(0.42, 0.11, 10, 20, Math.PI * 1.1).rotateZ(-Math.PI * 0.55);
  put(handle.translate(0.84, 0.8, 0).rotateY(2.5), SPOTS.mug, true, mug);
  const can = latheShape([
    [0, 0],
    [0.52, 0],
    [0.6, 0.12],
    [0.6, 0.6],
    [0.6, 0.62],
    [0.6, 1.28],
    [0.6, 1.3],
    [0.6, 1.75],
    [0.5, 1.92],
    [0.46, 1.88],
    [0, 1.88],
  ]);
  put(can, SPOTS.can, false, '#4d7a34', (_x, y) => (y > 1.8 ? 1.2 : Math.abs(y - 0.95) < 0.34 ? 1.5 : 0.5));
  let height = 0;
  for (const [colour, wide, deep, high, turn] of [
    ['#6d2a25', 3.2, 2.3, 0.46, 0.12],
    ['#8c8160', 3, 2.1, 0.34, -0.1],
    ['#2c4a66', 2.8, 2, 0.42, 0.24],
  ] as const) {
    for (const [w, h, d, paint, aside] of [
      [wide, high, deep, colour, 0],
      [wide - 0.1, high * 0.7, deep + 0.02, '#a89f88', 0.09],
    ] as const) {
      const block = new THREE.BoxGeometry(w, h, d).translate(aside, height + high / 2, 0).rotateY(turn);
      put(block, SPOTS.books, true, paint);
    }
    height += high;
  }
  for (const [dx, dz, turn, colour] of [
    [0, 0, 0.2, '#a39657'],
    [1.3, 0.8, -0.25, '#a0786a'],
  ] as const) {
    const [px, pz] = [SPOTS.slips[0] + dx, SPOTS.slips[1] + dz];
    put(new THREE.BoxGeometry(1.4, 0.02, 1.4).translate(0, 0.02, 0).rotateY(turn), [px, pz], false, colour);
    for (let i = 0; i < 4; i++) {
      const line = new THREE.BoxGeometry(1 - 0.25 * (i % 2), 0.004, 0.05).translate(-0.1, 0.034, -0.42 + i * 0.25);
      put(line.rotateY(turn), [px, pz], false, '#4a463c');
    }
  }
  for (const [dx, dz, turn] of [
    [5.2, -0.6, 0.3],
    [6, -1.3, 1.1],
  ] as const) {
    const die = new THREE.IcosahedronGeometry(0.4, 0).rotateX(turn).rotateZ(turn * 0.7);
    put(die.translate(0, 0.34, 0), [dx, dz], false, '#6d1820');
  }
  return out;
}

/** A monitor on the left, seen from behind its edge: its face shines on the desk. */
function screen(
  x: number,
  glow: string,
): { readonly solid: THREE.BufferGeometry[]; readonly face: THREE.BufferGeometry } {
  const stand = (part: THREE.BufferGeometry) => part.rotateY(Math.PI / 2 + 0.18).translate(-x - 7.4, DESK, -2);
  return {
    solid: [
      painted(stand(new THREE.BoxGeometry(12, 6.4, 0.4).translate(0, 4.6, -0.25)), '#17191d'),
      painted(stand(new THREE.CylinderGeometry(1.9, 2.1, 0.2, 24).translate(0, 0.1, -0.6)), '#24272d'),
    ],
    face: painted(
      stand(new THREE.PlaneGeometry(11.5, 5.9, 1, 24).translate(0, 4.6, -0.03)),
      glow,
      (_x, y) => 0.35 + 0.4 * (Math.sin(y * 9) > 0.2 ? 1 : 0.2),
    ),
  };
}

interface Hour {
  readonly lamp: string;
  readonly air: string;
  readonly glow: string;
  readonly sun: string;
}

const desk =
  ({ lamp, air, glow, sun }: Hour) =>
  (plan: Plan): Built => {
    const { halfX, halfZ } = plan;
    const reach = [REACH, REACH] as const;
    const top = paint(plan, reach, PICTURE, {
      uHalf: new THREE.Vector2(halfX, halfZ),
      uMat: new THREE.Vector2(halfX + MAT, halfZ + MAT),
      uLamp: new THREE.Color(lamp),
      uAir: new THREE.Color(air),
      uScreen: new THREE.Color(glow),
      uSun: new THREE.Color(sun),
    });
    const near = half(halfX, halfZ, '#8f897c');
    const far = half(halfX, halfZ, '#204c49').map((part) => part.rotateY(Math.PI));
    const [mine, other] = [screen(halfX, glow), screen(halfX, glow)];
    const turnedRound = [...other.solid, other.face].map((part) => part.rotateY(Math.PI));
    const object = new THREE.Group().add(
      pictureSheet(top, reach, DESK),
      solids([...near, ...far, ...mine.solid, ...turnedRound.slice(0, -1)], 0.55),
      glows([mine.face, turnedRound[turnedRound.length - 1]]),
    );
    return disposing(object, top);
  };

const night: PlaceArt = {
  light: {
    key: { colour: '#ffdcae', strength: 1.85, from: [-5, 11, 4] },
    rim: { colour: '#6fd8e6', strength: 1.5, from: [-8, 4, -6] },
    fill: { colour: '#8f9cff', strength: 0.5, from: [6, 3, 8] },
    sky: { above: '#ffe4c0', below: '#3a2a1c', high: 0.2, low: 1.55 },
    exposure: 1.05,
  },
  room: {
    walls: '#4a4038',
    strength: 0.65,
    panels: [
      { form: 'circle', colour: '#ffe4b8', strength: 3.6, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#5fe0d8', strength: 5, at: [-6, 2.5, 0], size: [5, 3] },
      { form: 'rect', colour: '#ffe0b0', strength: 5, at: [-4, 4, 4], size: [3, 3] },
      { form: 'rect', colour: '#bcd8ff', strength: 3, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  ground: '#0a0705',
  sketch: ['#0c140d', '#1d2415', '#5a4624'],
  build: desk({ lamp: '#ffc98c', air: '#12161f', glow: '#2fc8b8', sun: '#000000' }),
};

export const place: PlaceHours = {
  night,
  day: {
    light: {
      key: { colour: '#fff4e0', strength: 2.3, from: [-6, 11, 4] },
      rim: { colour: '#cfe2ff', strength: 1.2, from: [5, 5, -8] },
      fill: { colour: '#ffe6c8', strength: 0.5, from: [7, 3, 7] },
      sky: { above: '#eaf2ff', below: '#7a5a3c', high: 0.4, low: 1.8 },
      exposure: 1.08,
    },
    room: { ...night.room, walls: '#8a8278', strength: 0.75 },
    ground: '#4a3a2c',
    sketch: ['#141d14', '#2a2f20', '#66583c'],
    build: desk({ lamp: '#b8aca0', air: '#7a7c80', glow: '#101214', sun: '#ffe0a8' }),
  },
};
