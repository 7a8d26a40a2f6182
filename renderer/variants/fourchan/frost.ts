/**
 * Frost round a piece that an enemy /x/ holds: a sheet of ice with a ragged edge, crystals that lean out of it, and a
 * thin shell that the figure is seen through. It is one geometry; how clear its parts are stands in their vertices.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { FrostArt } from '../../art/variant-art.ts';

const { PI, cos, sin } = Math;

const SHEET = new THREE.Color('#9bdcff');
const CRYSTAL = new THREE.Color('#c4ecff');
const SHELL = new THREE.Color('#8fd8ff');

const clear = (solid: THREE.BufferGeometry, colour: THREE.Color, alpha: number, glow: number): THREE.BufferGeometry => {
  const part = solid.index ? solid.toNonIndexed() : solid;
  part.deleteAttribute('uv');
  part.computeVertexNormals();
  const count = part.attributes.position.count;
  const paint = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) paint.set([colour.r * glow, colour.g * glow, colour.b * glow, alpha], i * 4);
  return part.setAttribute('color', new THREE.BufferAttribute(paint, 4));
};

const sheet = (): THREE.BufferGeometry => {
  const edge = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * PI * 2;
    const r = i % 2 ? 0.495 : 0.43;
    return new THREE.Vector2(cos(a) * r, sin(a) * r);
  });
  return new THREE.ExtrudeGeometry(new THREE.Shape(edge), { depth: 0.018, bevelEnabled: false }).rotateX(-PI / 2);
};

/** Taller at the corners of the cell, low before the letters. */
const crystals = (): THREE.BufferGeometry[] =>
  Array.from({ length: 16 }, (_, i) => {
    const a = ((i + 0.5) / 16) * PI * 2;
    const corner = Math.abs(sin(a * 2));
    const high = 0.08 + 0.24 * corner ** 2 + (i % 3) * 0.02;
    const out = 0.42 + 0.1 * corner;
    return new THREE.ConeGeometry(0.045 + 0.018 * corner, high, 5)
      .rotateY(i)
      .rotateX(sin(a) * 0.35)
      .rotateZ(-cos(a) * 0.35)
      .translate(cos(a) * out * 0.98, high / 2 - 0.01, sin(a) * out * 0.98);
  });

const shell = (): THREE.BufferGeometry =>
  new THREE.CylinderGeometry(0.24, 0.43, 0.5, 7, 1, true).rotateY(0.3).translate(0, 0.27, 0);

export const frost: FrostArt = {
  solid: () =>
    mergeGeometries([
      clear(sheet(), SHEET, 0.62, 0.75),
      ...crystals().map((part) => clear(part, CRYSTAL, 0.9, 0.95)),
      clear(shell(), SHELL, 0.1, 1),
    ]),
  material: (quality) =>
    new THREE.MeshStandardMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      roughness: quality === 'high' ? 0.12 : 0.5,
      metalness: 0,
      emissive: '#1c6fae',
      emissiveIntensity: 0.35,
    }),
};
