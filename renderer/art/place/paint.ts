/**
 * Pictures that the GPU paints once from noise into a texture with mipmaps: wood, stone, a world far below. A frame
 * then costs one texture fetch per pixel, however rich the picture is. Nothing in them is random.
 */
import * as THREE from 'three';
import type { Plan } from './place-art.ts';

export const NOISE = `
float h1(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec2 h2(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973)); q += dot(q, q.yzx + 33.33);
  return fract((q.xx + q.yz) * q.zy);
}
float n2(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(h1(i), h1(i + vec2(1, 0)), f.x), mix(h1(i + vec2(0, 1)), h1(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float s = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) { s += a * n2(p); p = mat2(1.62, 1.18, -1.18, 1.62) * p + 7.3; a *= 0.5; }
  return s;
}
/** distances to the nearest and the second nearest of points strewn one per cell */
vec2 cells(vec2 p) {
  vec2 i = floor(p), f = fract(p); float a = 8.0, b = 8.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 g = vec2(x, y), r = g + h2(i + g) - f; float d = dot(r, r);
    if (d < a) { b = a; a = d; } else if (d < b) b = d;
  }
  return sqrt(vec2(a, b));
}
/** distance to a rectangle with round corners, negative inside */
float box(vec2 p, vec2 b, float r) {
  vec2 d = abs(p) - b + r; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
}
`;

const kindOf = (value: unknown): string =>
  typeof value === 'number' ? 'float' : value instanceof THREE.Color ? 'vec3' : 'vec2';

/** the longer side of a picture, in pixels: no card that draws the table is short of this */
export const LARGEST = { high: 2048, low: 480 } as const;

/**
 * A picture of `2 * half` world units. `body` sets `vec3 c`, linear colour, from `vec2 p`, the point (x, z).
 */
export function paint(
  { gl, quality }: Pick<Plan, 'gl' | 'quality'>,
  half: readonly [number, number],
  body: string,
  values: Readonly<Record<string, number | THREE.Vector2 | THREE.Color>> = {},
  share = 1,
): THREE.WebGLRenderTarget {
  const most = LARGEST[quality] * share;
  const scale = most / Math.max(...half);
  const target = new THREE.WebGLRenderTarget(Math.round(half[0] * scale), Math.round(half[1] * scale), {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
    colorSpace: THREE.SRGBColorSpace,
    anisotropy: quality === 'high' ? 8 : 1,
  });
  const declared = Object.entries(values).map(([name, value]) => `uniform ${kindOf(value)} ${name};`);
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      uReach: { value: new THREE.Vector2(...half) },
    },
    vertexShader: `varying vec2 vAt; uniform vec2 uReach;
void main() { vAt = vec2(position.x, -position.y) * uReach; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: `varying vec2 vAt;\n${declared.join('\n')}\n${NOISE}
void main() { vec2 p = vAt; vec3 c = vec3(0.0);\n${body}\ngl_FragColor = vec4(max(c, 0.0), 1.0); }`,
  });
  const whole = new THREE.BufferGeometry();
  whole.setAttribute('position', new THREE.Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
  const mesh = new THREE.Mesh(whole, material);
  mesh.frustumCulled = false;
  const before = gl.getRenderTarget();
  gl.setRenderTarget(target);
  gl.render(mesh, new THREE.Camera());
  gl.setRenderTarget(before);
  whole.dispose();
  material.dispose();
  return target;
}

/** A level sheet that shows such a picture. It is unlit: the light of the place is painted into it. */
export function pictureSheet(target: THREE.WebGLRenderTarget, half: readonly [number, number], y: number): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.PlaneGeometry(half[0] * 2, half[1] * 2).rotateX(-Math.PI / 2).translate(0, y, 0),
    new THREE.MeshBasicMaterial({ map: target.texture }),
  );
}
