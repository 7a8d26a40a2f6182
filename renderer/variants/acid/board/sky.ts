/**
 * The sky: nebula dust in a small texture worked out once (a noise shader over the whole window would cost more per
 * frame than all figures together without a graphics card), stars as points, and two far worlds lit from one side.
 * Nothing in it is random: the same sky every time.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';

const fract = (x: number): number => x - Math.floor(x);
const hash = (x: number, y: number, z: number): number =>
  fract(Math.sin(x * 12.9898 + y * 78.233 + z * 37.719) * 43758.5453);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smooth(0, 1, x - i), smooth(0, 1, y - j), smooth(0, 1, z - k)];
  const row = (b: number, c: number): number => mix(hash(i, j + b, k + c), hash(i + 1, j + b, k + c), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

function clouds(x: number, y: number, z: number): number {
  let [sum, size, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < 4; octave++) {
    sum += size * noise(x * scale + octave * 7.1, y * scale + octave * 7.1, z * scale + octave * 7.1);
    size /= 2;
    scale *= 2.03;
  }
  return sum;
}

/** An equirectangular picture of dust, linear colour, dim. 160 x 80 is enough: dust has no edges. */
function dust(): THREE.DataTexture {
  const [width, height] = [160, 80];
  const pixels = new Uint8Array(width * height * 4);
  for (let j = 0; j < height; j++) {
    const latitude = ((j + 0.5) / height - 0.5) * Math.PI;
    for (let i = 0; i < width; i++) {
      const longitude = ((i + 0.5) / width) * Math.PI * 2;
      const d = [
        Math.cos(latitude) * Math.cos(longitude),
        Math.sin(latitude),
        Math.cos(latitude) * Math.sin(longitude),
      ];
      const band = Math.exp(-(((d[0] * 0.45 + d[1] * 0.75 + d[2] * 0.5) * 2.4) ** 2));
      const grey = smooth(0.4, 0.85, clouds(d[0] * 2.6 + 1, d[1] * 2.6 + 4, d[2] * 2.6 + 2)) * (0.35 + band);
      const rose = smooth(0.45, 0.8, clouds(d[0] * 4 + 9, d[1] * 4 + 9, d[2] * 4 + 9)) * band;
      const colour = [
        0.006 + 0.11 * grey + 0.17 * rose,
        0.008 + 0.12 * grey + 0.06 * rose,
        0.018 + 0.27 * grey + 0.18 * rose,
      ];
      const at = (j * width + i) * 4;
      // stored brighter by the square root, because eight bits are coarse in the dark; the material squares it again
      for (let k = 0; k < 3; k++) pixels[at + k] = Math.round(255 * Math.sqrt(colour[k]));
      pixels[at + 3] = 255;
    }
  }
  const texture = new THREE.DataTexture(pixels, width, height, THREE.RGBAFormat);
  texture.wrapS = THREE.RepeatWrapping;
  texture.magFilter = texture.minFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function stars(count: number, radius: number): THREE.Points {
  const position = new Float32Array(count * 3);
  const colour = new Float32Array(count * 3);
  const tint = new THREE.Color();
  for (let i = 0; i < count; i++) {
    const up = hash(i, 1, 7) * 2 - 1;
    const angle = hash(i, 2, 11) * Math.PI * 2;
    const flat = Math.sqrt(1 - up * up);
    position.set([radius * flat * Math.cos(angle), radius * up, radius * flat * Math.sin(angle)], i * 3);
    tint.setHSL(0.58 + 0.1 * hash(i, 3, 13), 0.5, 0.16 + 0.8 * hash(i, 5, 17) ** 3).toArray(colour, i * 3);
  }
  const points = new THREE.BufferGeometry();
  points.setAttribute('position', new THREE.BufferAttribute(position, 3));
  points.setAttribute('color', new THREE.BufferAttribute(colour, 3));
  return new THREE.Points(
    points,
    new THREE.PointsMaterial({ size: 2, sizeAttenuation: false, vertexColors: true, depthWrite: false }),
  );
}

const WORLD_FRAGMENT = `
varying vec3 vN; varying vec3 vP; varying vec3 vV; uniform vec3 uTint; uniform vec3 uCap;
float h(vec3 p) { return fract(sin(dot(p, vec3(12.9, 78.2, 37.7))) * 43758.5); }
float n(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(h(i), h(i + vec3(1,0,0)), f.x), mix(h(i + vec3(0,1,0)), h(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(h(i + vec3(0,0,1)), h(i + vec3(1,0,1)), f.x), mix(h(i + vec3(0,1,1)), h(i + vec3(1,1,1)), f.x), f.y), f.z);
}
void main() {
  float f = n(vP * 4.0) * 0.5 + n(vP * 9.0) * 0.3 + n(vP * 22.0) * 0.2;
  float cap = smoothstep(0.55, 0.9, dot(vP, normalize(vec3(0.3, 0.8, 0.5))) + f * 0.3);
  float d = max(dot(vN, normalize(vec3(-0.75, 0.25, 0.45))), 0.0);
  vec3 c = mix(uTint * (0.5 + 0.7 * f), uCap, cap * 0.7) * (pow(d, 0.9) * 0.6 + 0.012);
  c += vec3(0.2, 0.3, 0.5) * pow(1.0 - max(dot(vN, vV), 0.0), 4.0) * d * 0.5;
  gl_FragColor = vec4(c, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

function world(radius: number, tint: string, cap: string, at: readonly [number, number, number]): THREE.Mesh {
  const mesh = new THREE.Mesh(
    new THREE.SphereGeometry(radius, 40, 26),
    new THREE.ShaderMaterial({
      uniforms: { uTint: { value: new THREE.Color(tint) }, uCap: { value: new THREE.Color(cap) } },
      vertexShader: `varying vec3 vN; varying vec3 vP; varying vec3 vV;
void main() {
  vP = normalize(position); vN = normalize(mat3(modelMatrix) * normal);
  vec4 w = modelMatrix * vec4(position, 1.0); vV = normalize(cameraPosition - w.xyz);
  gl_Position = projectionMatrix * viewMatrix * w;
}`,
      fragmentShader: WORLD_FRAGMENT,
    }),
  );
  mesh.position.set(...at);
  return mesh;
}

export function sky(quality: 'high' | 'low'): Built {
  const texture = dust();
  const dome = new THREE.Mesh(
    new THREE.SphereGeometry(140, 24, 16),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      uniforms: { uDust: { value: texture } },
      vertexShader:
        'varying vec2 vT; void main() { vT = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `uniform sampler2D uDust; varying vec2 vT;
void main() {
  vec3 c = texture2D(uDust, vT).rgb;
  gl_FragColor = vec4(c * c, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
    }),
  );
  // drawn after everything solid, so that only what is seen of it is shaded; the stars come over it
  dome.renderOrder = 10;
  const points = stars(quality === 'high' ? 1400 : 500, 120);
  points.renderOrder = 11;
  const object = new THREE.Group().add(
    dome,
    points,
    world(5.2, '#6f727c', '#5a3a30', [-27, -28, -44]),
    world(10, '#7d6a5a', '#a3937f', [44, -40, -54]),
    world(7, '#6d6a78', '#7a5648', [30, -34, 52]),
  );
  return disposing(object, texture);
}
