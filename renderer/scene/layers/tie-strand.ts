/**
 * The geometry and material shared by all ties. The geometry is a straight tube of length one with a cuff at each end;
 * its vertices store their position along it (`along`) and their offset from the axis (`position`, z only of cuffs).
 * The instance's `strand` provides the rest: x the distance between the two ends, y thickness, z torn, w emission. So
 * ties of any length and state are one draw call with one program, which the first frame has already compiled.
 */
import * as THREE from 'three';
import type { TieArt } from '../../art/variant-art.ts';

const RADIAL = 7;
const JOINTS = 12;
/** the curvature of a tie at rest, and when it is lit */
const BOW = [0.04, 0.12] as const;
/** the missing part of a torn tie */
const GAP = [0.38, 0.62] as const;

/** A sphere at one end: its shape in `position`, its place in `along`. */
function cuff(radius: number, along: number): THREE.BufferGeometry {
  const ball = new THREE.SphereGeometry(radius, RADIAL, 4).scale(1, 0.8, 1).toNonIndexed();
  const places = new Float32Array(ball.attributes.position.count).fill(along);
  return ball.setAttribute('along', new THREE.BufferAttribute(places, 1));
}

/** `radius`: the thickness of a lit tie by its position from the root, 0 to 1. */
export function strandSolid(radius: TieArt['radius']): THREE.BufferGeometry {
  const position: number[] = [];
  const normal: number[] = [];
  const along: number[] = [];
  const corner = (i: number, j: number): void => {
    const [t, a] = [i / JOINTS, (j / RADIAL) * Math.PI * 2];
    position.push(Math.cos(a) * radius(t), Math.sin(a) * radius(t), 0);
    normal.push(Math.cos(a), Math.sin(a), 0);
    along.push(t);
  };
  for (let i = 0; i < JOINTS; i++) {
    for (let j = 0; j < RADIAL; j++) {
      corner(i, j);
      corner(i, j + 1);
      corner(i + 1, j);
      corner(i, j + 1);
      corner(i + 1, j + 1);
      corner(i + 1, j);
    }
  }
  for (const ball of [cuff(radius(0) * 1.4, 0), cuff(radius(1) * 1.6, 1)]) {
    const { position: at, normal: out, along: places } = ball.attributes;
    position.push(...at.array);
    normal.push(...out.array);
    along.push(...places.array);
    ball.dispose();
  }
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  solid.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  solid.setAttribute('along', new THREE.Float32BufferAttribute(along, 1));
  return solid;
}

export function strandMaterial({ reach, height }: TieArt): THREE.Material {
  const [low, high, rest, live] = [reach, height, ...BOW].map((n) => n.toFixed(4));
  const [open, shut] = GAP.map((n) => n.toFixed(2));
  const material = new THREE.MeshStandardMaterial({ roughness: 0.5, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float along;\nattribute vec4 strand;\nvarying float vAlong;\nvarying vec2 vState;',
      )
      .replace(
        '#include <begin_vertex>',
        `float bowed = 4.0 * along * (1.0 - along);
float limp = strand.z * (1.0 - abs(2.0 * along - 1.0));
vec3 transformed = position * strand.y * (1.0 - 0.45 * limp);
transformed.x += 0.3 * limp * limp * sign(along - 0.5);
transformed.y += mix(${high} + mix(${rest}, ${live}, strand.w) * bowed, ${high} + 0.1 * limp, strand.z);
transformed.z -= ${low} + along * (strand.x - 2.0 * ${low});
vAlong = along;
vState = strand.zw;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vAlong;\nvarying vec2 vState;')
      .replace(
        '#include <color_fragment>',
        `if (vState.x > 0.5 && vAlong > ${open} && vAlong < ${shut}) discard;
#include <color_fragment>`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * (0.3 + 0.8 * vState.y);',
      );
  };
  return material;
}
