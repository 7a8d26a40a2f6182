/**
 * The place of acid: open space. Under the table lies Pluto, and its limb with a thin blue haze shows on both sides of
 * the board, below the heads of all pieces; over it from either seat a band of dust and stars, Charon, and a small cold
 * sun on the left, where the key light comes from. By day the table is on the sunlit side.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { paint } from '../../art/place/paint.ts';
import type { PlaceArt, PlaceHours, Plan } from '../../art/place/place-art.ts';
import { glows, type Halo, halos, painted } from '../../art/place/things.ts';

/**
 * The world below: seen from a seat its limb lies 42 degrees from straight down. The far heads stand higher in the
 * picture, the near ones lower.
 */
const RADIUS = 330;
const DEPTH = 478;
/** the part of the world that is ever seen, as the sine of its angle */
const CAP = 0.8;
/**
 * Seen from above, the middle of the world fills the window: there its picture has this much more pixels along either
 * axis than at the limb, which is seen at a flat angle.
 */
const MIDDLE = 2.6;
const SKY = 240;
/** where sunlight comes from */
const SUN = [-0.78, 0.5, -0.1] as const;

const WORLD = `
p /= ${MIDDLE.toFixed(1)} - ${(MIDDLE - 1).toFixed(1)} * min(1.0, length(p) / ${CAP.toFixed(2)});
vec2 w = p + 0.16 * vec2(fbm(p * 5.0), fbm(p * 5.0 + 9.0)) - 0.08;
float high = fbm(w * 4.5 + 3.0), fine = fbm(w * 26.0), rough = fbm(w * 70.0 + 4.0);
// a wide plain of pale ice, red-brown highlands, dark tholin along one side
float plain = smoothstep(0.52, 0.42, length((w - vec2(0.36, 0.30)) * vec2(1.0, 1.25)) + 0.34 * (high - 0.5) + 0.10);
float dark = smoothstep(0.50, 0.66, fbm(w * 3.0 + 11.0) + 0.15 * w.x);
vec3 land = mix(vec3(0.26, 0.20, 0.17), vec3(0.46, 0.39, 0.33), smoothstep(0.3, 0.7, high));
land = mix(land, vec3(0.075, 0.050, 0.045), dark * 0.8);
vec2 v = cells(w * 60.0);
vec3 ice = mix(vec3(0.56, 0.55, 0.54), vec3(0.78, 0.77, 0.75), smoothstep(0.02, 0.20, v.y - v.x));
c = mix(land, ice, plain * 0.9) * (0.74 + 0.52 * fine);
// craters of three sizes, none on the young ice: a bright wall towards the sun, shade within
for (int i = 0; i < 3; i++) {
  float s = i == 0 ? 12.0 : i == 1 ? 30.0 : 74.0;
  vec2 id = floor(w * s), f = fract(w * s) - 0.5 - 0.3 * (h2(id) - 0.5);
  float r = 0.10 + 0.26 * h1(id + 5.0), d = length(f) / r;
  float hit = step(0.45, h1(id + 17.0)) * (1.0 - plain), wall = exp(-pow((d - 1.0) * 4.5, 2.0));
  c *= 1.0 + hit * (wall * 0.7 * dot(f / max(length(f), 1e-3), vec2(-0.8, -0.4)) - 0.28 * smoothstep(1.0, 0.5, d));
}
// light from one side; the other lies in the night
vec3 n = vec3(p.x, sqrt(max(0.0, 1.0 - dot(p, p))), p.y);
float lit = dot(n, normalize(vec3(${SUN.join(', ')}))) + 0.20 * (rough - 0.5) + 0.14 * (fine - 0.5);
c *= smoothstep(uNight, uNight + 0.95, lit) * uBright + 0.018;
c = mix(c, c * vec3(0.62, 0.80, 1.30), 0.6);
`;

/** p: longitude and latitude, in radians. */
const DUST = `
vec3 d = vec3(cos(p.y) * cos(p.x), sin(p.y), cos(p.y) * sin(p.x));
vec2 q = d.xz * (1.0 + 0.6 * d.y) * 1.7 + d.y;
vec2 w = q + 0.7 * vec2(fbm(q * 1.3 + 2.0), fbm(q * 1.3 + 8.0));
// the same band of dust behind both far edges of the board
float band = exp(-pow((abs(d.z) * 0.62 + d.y * 0.95 + 0.30 + 0.22 * d.x * sign(d.z)) * 2.3, 2.0));
float gas = smoothstep(0.32, 0.86, fbm(w * 1.7)), thread = pow(1.0 - abs(2.0 * fbm(w * 2.6 + 3.0) - 1.0), 4.0);
float lane = smoothstep(0.42, 0.66, fbm(w * 3.1 + 6.0));
c = vec3(0.006, 0.009, 0.024);
c += gas * (0.15 + band) * mix(vec3(0.035, 0.085, 0.26), vec3(0.17, 0.05, 0.27), smoothstep(0.35, 0.65, fbm(w * 0.9 + 5.0)));
c += thread * band * vec3(0.05, 0.17, 0.24) * 0.7;
c += pow(gas, 3.0) * band * vec3(0.42, 0.22, 0.22) * 0.5;
c *= (1.0 - 0.6 * lane * band) * uBright;
// stars: few bright ones, many faint ones
for (int i = 0; i < 2 && uStars > 0.5; i++) {
  float s = i == 0 ? 90.0 : 190.0; vec2 g = vec2(p.x * max(0.35, cos(p.y)), p.y) * s; vec2 id = floor(g);
  float on = step(i == 0 ? 0.93 : 0.80, h1(id + 3.0)), far = length(fract(g) - 0.3 - 0.4 * h2(id + 9.0));
  c += on * smoothstep(i == 0 ? 0.11 : 0.2, 0.0, far) * mix(vec3(0.75, 0.86, 1.0), vec3(1.0, 0.86, 0.7), h1(id + 21.0)) * (i == 0 ? 0.9 : 0.35);
}
`;

const SPHERE = `varying vec3 vAt; varying vec3 vN; varying vec3 vV;
void main() {
  vAt = normalize(position); vN = normalize(mat3(modelMatrix) * normal);
  vec4 w = modelMatrix * vec4(position, 1.0); vV = normalize(cameraPosition - w.xyz);
  gl_Position = projectionMatrix * viewMatrix * w;
}`;

const DAYLIGHT = `smoothstep(-0.25, 0.7, dot(vN, normalize(vec3(${SUN.join(', ')}))))`;

const END = `
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** A part of a sphere round the world's middle; drawn after everything solid, so that only what is seen is shaded. */
function shell(radius: number, material: THREE.ShaderMaterial, order: number): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(radius, 96, 28, 0, Math.PI * 2, 0, 1.1), material);
  mesh.position.y = -DEPTH;
  mesh.renderOrder = order;
  return mesh;
}

/** A small world, lit by the sun. */
function moon(radius: number, at: readonly [number, number, number], colour: string): THREE.BufferGeometry {
  const sun = new THREE.Vector3(...SUN).normalize();
  const ball = new THREE.SphereGeometry(radius, 36, 24).translate(...at);
  return painted(ball, colour, (x, y, z) => {
    const d = new THREE.Vector3(x - at[0], y - at[1], z - at[2]).normalize();
    const worn = 0.82 + 0.18 * Math.sin(d.x * 7 + d.y * 3) * Math.sin(d.y * 9 - d.z * 5) + 0.08 * Math.sin(d.z * 23);
    return 0.015 + Math.max(0, d.dot(sun)) ** 0.8 * worn;
  });
}

/** Pixels of a small picture are larger than stars: at low quality they are lights of their own, above the limb. */
const STARS = 900;
const LOWEST = -0.71;
function starAt(n: number): Halo {
  const chance = (salt: number): number => {
    const x = Math.sin(n * 127.1 + salt * 311.7) * 43758.5453;
    return x - Math.floor(x);
  };
  const [y, round, bright] = [LOWEST + (0.4 - LOWEST) * chance(1), 2 * Math.PI * chance(2), chance(3) ** 3];
  const flat = Math.sqrt(1 - y * y);
  return {
    at: [Math.cos(round) * flat * (SKY - 2), y * (SKY - 2), Math.sin(round) * flat * (SKY - 2)],
    size: 0.4 + 0.5 * bright,
    colour: chance(4) < 0.6 ? '#dbe8ff' : '#ffe6c8',
    strength: 0.35 + 0.65 * bright,
  };
}

const space =
  (bright: number, night: number) =>
  (plan: Plan): Built => {
    const world = paint(plan, [CAP, CAP], WORLD, { uBright: 0.42 * bright, uNight: night }, 0.75);
    const dust = paint(plan, [Math.PI, Math.PI / 2], DUST, {
      uBright: bright,
      uStars: plan.quality === 'high' ? 1 : 0,
    });
    dust.texture.wrapS = THREE.RepeatWrapping;
    const dome = new THREE.Mesh(
      new THREE.SphereGeometry(SKY, 32, 20),
      new THREE.ShaderMaterial({
        side: THREE.BackSide,
        depthWrite: false,
        uniforms: { uSky: { value: dust.texture } },
        // longitude and latitude as in the picture, whose second axis points down
        vertexShader: `varying vec3 vAt;
void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
        fragmentShader: `uniform sampler2D uSky; varying vec3 vAt;
void main() {
  vec3 d = normalize(vAt);
  vec2 at = vec2(atan(d.z, d.x) / 6.28318 + 0.5, 0.5 - asin(d.y) / 3.14159);
  gl_FragColor = vec4(textureLod(uSky, at, 0.0).rgb, 1.0);${END}`,
      }),
    );
    dome.renderOrder = 10;
    const ground = shell(
      RADIUS,
      new THREE.ShaderMaterial({
        uniforms: { uMap: { value: world.texture } },
        vertexShader: SPHERE,
        fragmentShader: `uniform sampler2D uMap; varying vec3 vAt; varying vec3 vN; varying vec3 vV;
void main() {
  vec2 from = vAt.xz * vec2(1.0, -1.0) / ${CAP.toFixed(2)};
  vec2 at = 0.5 + 0.5 * from * ${MIDDLE.toFixed(1)} / (1.0 + ${(MIDDLE - 1).toFixed(1)} * length(from));
  vec3 c = texture2D(uMap, at).rgb;
  float rim = 1.0 - max(0.0, dot(vN, vV)), day = ${DAYLIGHT};
  c = mix(c, vec3(0.05, 0.13, 0.34) * (0.15 + day), pow(rim, 3.0) * 0.7);
  c += vec3(0.16, 0.36, 0.85) * pow(rim, 9.0) * (0.12 + day) * 0.5;
  gl_FragColor = vec4(c, 1.0);${END}`,
      }),
      9,
    );
    const haze = shell(
      RADIUS * 1.02,
      new THREE.ShaderMaterial({
        side: THREE.BackSide,
        transparent: true,
        depthWrite: false,
        blending: THREE.AdditiveBlending,
        vertexShader: SPHERE,
        fragmentShader: `varying vec3 vAt; varying vec3 vN; varying vec3 vV;
void main() {
  float t = clamp(max(0.0, dot(-vN, vV)) / 0.2, 0.0, 1.0), day = ${DAYLIGHT} + 0.12;
  gl_FragColor = vec4(vec3(0.08, 0.24, 0.62) * pow(t, 3.0) * day, 1.0);
  #include <colorspace_fragment>
}`,
      }),
      12,
    );
    const moons = glows([moon(9, [72, -128, -150], '#8f8a86'), moon(7, [-66, -124, 150], '#8a8490')]);
    const sun = halos([
      { at: [-84, -126, -160], size: 9, colour: '#dfeaff', strength: 0.9 },
      { at: [-84, -126, -160], size: 30, colour: '#7fa4ff', strength: 0.14 },
      { at: [-96, -132, 160], size: 7, colour: '#cfdcff', strength: 0.4 },
      ...(plan.quality === 'high' ? [] : Array.from({ length: STARS }, (_, n) => starAt(n + 1))),
    ]);
    return disposing(new THREE.Group().add(dome, ground, haze, moons, sun), world, dust);
  };

const night: PlaceArt = {
  light: {
    key: { colour: '#f4f7ff', strength: 1.85, from: [-8, 10, 3] },
    rim: { colour: '#7fb0ff', strength: 1.5, from: [5, 4, -9] },
    fill: { colour: '#b8a4ff', strength: 0.45, from: [7, 3, 6] },
    // light that comes back from the world below
    sky: { above: '#a9bcff', below: '#8a8378', high: 0.25, low: 1.6 },
    exposure: 1.05,
  },
  room: {
    walls: '#4c5672',
    strength: 0.7,
    panels: [
      { form: 'rect', colour: '#eaf1ff', strength: 3.4, at: [0, 5, 0], size: [5, 5] },
      { form: 'circle', colour: '#ffffff', strength: 9, at: [-6, 4, 2], size: [2, 2] },
      { form: 'rect', colour: '#7fb4ff', strength: 6, at: [4, 2.5, -5], size: [6, 1.2] },
      { form: 'rect', colour: '#b48cff', strength: 3, at: [5, 1.5, 4], size: [5, 1.2] },
    ],
  },
  ground: '#04060c',
  sketch: ['#434063', '#434063', '#3d3560'],
  build: space(0.8, -0.02),
};

export const place: PlaceHours = {
  night,
  day: {
    ...night,
    light: {
      ...night.light,
      key: { ...night.light.key, strength: 2.3 },
      sky: { above: '#d4deff', below: '#b8ab98', high: 0.4, low: 1.8 },
    },
    sketch: ['#655e82', '#655e82', '#5a5480'],
    build: space(1.25, -0.35),
  },
};
